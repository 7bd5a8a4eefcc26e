import { useId, useState, useSyncExternalStore } from 'react'
import '../share/share.css'
import { useDesk } from '../desk/desk.ts'
import { takeFocus } from '../device/focus.ts'
import { isFile } from '../device/machine.ts'
import { Modal } from '../parts/Modal.tsx'
import { AskingList } from '../share/AskingList.tsx'
import { type Doors, type Guests, RIGHTS, type Right } from '../share/doors.ts'
import { HandOver } from '../share/HandOver.tsx'
import { OfferSteps } from '../share/OfferSteps.tsx'
import { isOnlyHere } from '../share/reach.ts'
import { TakeCode } from '../share/TakeCode.tsx'
import { WithDoors } from '../share/WithDoors.tsx'
import { useShareSay } from '../share/words.ts'
import { NewKey } from './NewKey.tsx'
import { WhoIsHere } from './WhoIsHere.tsx'

/** What comes of each link. */
const HOW = { play: 'invite.how', watch: 'invite.howWatch', ask: 'invite.howAsk' } as const

/** Asks others to the table, and shows who is there. */
export default function Invite(props: { doors(): Promise<Doors>; onClose(): void }) {
  const say = useShareSay()
  return (
    <Modal title={say('invite')} look="invite" onClose={props.onClose}>
      <WithDoors fetch={props.doors}>{(doors) => <Inviting doors={doors} />}</WithDoors>
    </Modal>
  )
}

function Inviting({ doors }: { doors: Doors }) {
  const say = useShareSay()
  const { table } = useDesk()
  const { title } = table.state().about
  const around = useSyncExternalStore(doors.subscribe, doors.around)
  const [entry, setEntry] = useState<Right>(around.watch ? 'watch' : 'play')
  const [steps, setSteps] = useState(false)
  const link = doors.link(entry)
  if (around.out) return <Out around={around} doors={doors} />
  if (!around.open)
    return (
      <>
        <p>{say(around.watch ? 'invite.leftNow' : 'invite.shutNow')}</p>
        <button type="button" className="primary" onClick={doors.open}>
          {say(around.watch ? 'invite.lookAgain' : 'invite.open')}
        </button>
        <WhoIsHere around={around} doors={doors} />
      </>
    )
  if (steps)
    return (
      <OfferSteps
        doors={doors}
        count={around.others.length}
        watch={entry === 'watch'}
        title={title}
        onBack={() => setSteps(false)}
      />
    )
  // Nobody introduces those who have the code of a page that is a file.
  const alone = isFile() && around.relays.length + around.servers.length === 0
  const handOver = (
    <>
      <p>{say(isFile() ? 'invite.file' : HOW[entry])}</p>
      {link !== undefined && (
        <HandOver
          first={around.asking.length === 0 && !alone}
          label={say(isFile() ? 'invite.code' : 'invite.link')}
          text={link}
          title={say('invite.sendTitle', { title })}
        />
      )}
    </>
  )
  return (
    <>
      {around.asking.length > 0 && <AskingList asking={around.asking} onAnswer={doors.answer} />}
      <May entry={entry} only={around.watch} onSet={setEntry} />
      {alone && (
        <>
          <p>{say('invite.fileAlone')}</p>
          {entry !== 'ask' && (
            <button
              type="button"
              className="primary"
              // Whoever asks to come in is seen first.
              ref={around.asking.length === 0 ? takeFocus : undefined}
              onClick={() => setSteps(true)}
            >
              {say('invite.noServer')}
            </button>
          )}
        </>
      )}
      {isOnlyHere() && <p>{say('invite.local')}</p>}
      {alone ? (
        <details className="by-code">
          <summary>{say('invite.byCode')}</summary>
          {handOver}
        </details>
      ) : (
        handOver
      )}
      <WhoIsHere around={around} doors={doors} />
      <footer>
        {entry !== 'ask' && !alone && (
          <button type="button" onClick={() => setSteps(true)}>
            {say('invite.noServer')}
          </button>
        )}
        <button type="button" onClick={doors.shut}>
          {say(around.watch ? 'invite.leave' : 'invite.shut')}
        </button>
        {!around.watch && <NewKey around={around} doors={doors} link={link} />}
      </footer>
    </>
  )
}

/** Who was removed comes back by a new invitation alone. */
function Out({ around, doors }: { around: Guests; doors: Doors }) {
  const say = useShareSay()
  return (
    <>
      <p>{say('invite.out')}</p>
      <p>{say(around.watch ? 'rekey.outKeepsWatch' : 'rekey.outKeeps')}</p>
      <TakeCode first label={say('invite.again')} go={say('join.go')} onTake={doors.follow} />
    </>
  )
}

/** What those may do who come. */
function May(props: { entry: Right; only: boolean; onSet(entry: Right): void }) {
  const say = useShareSay()
  const id = useId()
  if (props.only) return <p className="hint">{say('invite.onlyWatch')}</p>
  return (
    <fieldset className="may">
      <legend>{say('invite.may')}</legend>
      {RIGHTS.map((entry) => (
        <label key={entry} className="option">
          <input
            type="radio"
            name={id}
            checked={props.entry === entry}
            onChange={() => props.onSet(entry)}
          />
          {say(`invite.${entry}`)}
        </label>
      ))}
    </fieldset>
  )
}
