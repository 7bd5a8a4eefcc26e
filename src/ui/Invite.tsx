import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import './css/share.css'
import { useDesk } from './desk.ts'
import type { Doors } from './doors.ts'
import { HandOver } from './HandOver.tsx'
import { Modal } from './Modal.tsx'
import { OfferSteps } from './OfferSteps.tsx'
import { useShareSay } from './sharewords.ts'
import { WhoIsHere } from './WhoIsHere.tsx'

/** Asks others to the table, and shows who is there. */
export default function Invite(props: { doors(): Promise<Doors>; onClose(): void }) {
  const say = useShareSay()
  const [doors, setDoors] = useState<Doors>()
  const fetch = props.doors
  useEffect(() => {
    let left = false
    void fetch().then((found) => {
      if (left) return
      // Whoever asks for an invitation wants the table open, unless they closed it.
      if (found.link(true) === undefined) found.open()
      setDoors(found)
    })
    return () => {
      left = true
    }
  }, [fetch])
  return (
    <Modal title={say('invite')} look="invite" onClose={props.onClose}>
      {doors && <Inviting doors={doors} />}
    </Modal>
  )
}

function Inviting({ doors }: { doors: Doors }) {
  const say = useShareSay()
  const { table } = useDesk()
  const { title } = table.state().about
  const around = useSyncExternalStore(doors.subscribe, doors.around)
  const [watch, setWatch] = useState(around.watch)
  const [steps, setSteps] = useState(false)
  const link = doors.link(watch)
  if (!around.open)
    return (
      <>
        <p>{say('invite.shutNow')}</p>
        <button type="button" className="primary" onClick={doors.open}>
          {say('invite.open')}
        </button>
        <WhoIsHere around={around} />
      </>
    )
  if (steps)
    return (
      <OfferSteps
        doors={doors}
        count={around.others.length}
        watch={watch}
        title={title}
        onBack={() => setSteps(false)}
      />
    )
  const local = /^(localhost|127\.|\[::1\])/.test(location.hostname)
  return (
    <>
      <May watch={watch} only={around.watch} onSet={setWatch} />
      <p>{say(watch ? 'invite.howWatch' : 'invite.how')}</p>
      {link !== undefined && (
        <HandOver
          first
          label={say('invite.link')}
          text={link}
          title={say('invite.sendTitle', { title })}
        />
      )}
      {local && <p className="hint">{say('invite.local')}</p>}
      <WhoIsHere around={around} />
      <footer>
        <button type="button" onClick={() => setSteps(true)}>
          {say('invite.noServer')}
        </button>
        <button type="button" onClick={doors.shut}>
          {say('invite.shut')}
        </button>
        {!around.watch && <NewKey onRenew={doors.renew} />}
      </footer>
    </>
  )
}

/** What those may do who come. */
function May(props: { watch: boolean; only: boolean; onSet(watch: boolean): void }) {
  const say = useShareSay()
  const id = useId()
  if (props.only) return <p className="hint">{say('invite.onlyWatch')}</p>
  return (
    <fieldset className="may">
      <legend>{say('invite.may')}</legend>
      {[false, true].map((watch) => (
        <label key={String(watch)} className="option">
          <input
            type="radio"
            name={id}
            checked={props.watch === watch}
            onChange={() => props.onSet(watch)}
          />
          {say(watch ? 'invite.watch' : 'invite.play')}
        </label>
      ))}
    </fieldset>
  )
}

// Below the edge of a small screen nobody would see what is asked.
const takeSight = (asked: HTMLElement | null) =>
  asked?.parentElement?.scrollIntoView({ block: 'end' })

/** A new key shuts everybody out who has the old one, so it is asked twice. */
function NewKey({ onRenew }: { onRenew(): void }) {
  const say = useShareSay()
  const [step, setStep] = useState<'ask' | 'done'>()
  return (
    <>
      <button
        type="button"
        aria-expanded={step === 'ask'}
        onClick={() => setStep(step === 'ask' ? undefined : 'ask')}
      >
        {say('invite.renew')}
      </button>
      <div className="renew" role="status">
        {step === 'ask' && (
          <>
            <p ref={takeSight}>{say('invite.renewNote')}</p>
            <button
              type="button"
              className="primary"
              onClick={() => {
                onRenew()
                setStep('done')
              }}
            >
              {say('invite.renewYes')}
            </button>
          </>
        )}
        {step === 'done' && <p>{say('invite.renewed')}</p>}
      </div>
    </>
  )
}
