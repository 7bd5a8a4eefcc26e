import { useState } from 'react'
import type { Doors, Guests } from '../share/doors.ts'
import { useShareSay } from '../share/words.ts'
import { usePeople } from './people.ts'
import { WhoStays } from './WhoStays.tsx'

// Below the edge of a small screen nobody would see what is asked.
const takeSight = (asked: HTMLElement | null) =>
  asked?.parentElement?.scrollIntoView({ block: 'end' })

/** A new key shuts out all who do not stay, so it is asked twice. */
export function NewKey(props: { around: Guests; doors: Doors; link: string | undefined }) {
  const { around, doors, link } = props
  const say = useShareSay()
  const people = usePeople(around)
  const [step, setStep] = useState<'ask' | 'done' | 'failed'>()
  const [before, setBefore] = useState<string>()
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
            <WhoStays
              people={people}
              introduced={around.servers.length > 0}
              buttons={(renewing) => (
                <button
                  type="button"
                  className="primary"
                  onClick={() => {
                    setBefore(link)
                    setStep(doors.renew(renewing) ? 'done' : 'failed')
                  }}
                >
                  {say('invite.renewYes')}
                </button>
              )}
            />
          </>
        )}
        {step === 'failed' && <p>{say('rekey.not')}</p>}
        {/* All others get it first. */}
        {step === 'done' && link !== before && <p>{say('invite.renewed')}</p>}
      </div>
    </>
  )
}
