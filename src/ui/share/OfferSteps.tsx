import { useEffect, useState } from 'react'
import { takeFocus } from '../device/focus.ts'
import { isFile } from '../device/machine.ts'
import type { Doors, Invitation } from './doors.ts'
import { HandOver } from './HandOver.tsx'
import { isOnlyHere } from './reach.ts'
import { canScan } from './Scanner.tsx'
import { TakeCode } from './TakeCode.tsx'
import { useShareSay } from './words.ts'

/** A link that is not there after so long does not come any more, ms. */
const PATIENCE = 25_000

type Step = 'making' | 'offered' | 'connecting' | 'done' | 'failed' | 'over' | 'impossible'

interface Inviting {
  doors: Doors
  watch: boolean
  /** How many others are linked now. */
  count: number
  title: string
  onBack(): void
}

/** Inviting people without a server, one after another. */
export function OfferSteps(props: Inviting) {
  const [round, setRound] = useState(0)
  return <OneOffer key={round} {...props} onAgain={() => setRound(round + 1)} />
}

/** One person: a code there, an answer back. */
function OneOffer(props: Inviting & { onAgain(): void }) {
  const { doors, watch, count } = props
  const say = useShareSay()
  const [step, setStep] = useState<Step>('making')
  const [offer, setOffer] = useState<Invitation>()
  const [before, setBefore] = useState(count)

  useEffect(() => {
    let left = false
    doors.offer(watch).then(
      (invitation) => {
        if (left) return
        setOffer(invitation)
        setStep('offered')
      },
      () => {
        if (!left) setStep('impossible')
      },
    )
    return () => {
      left = true
    }
  }, [doors, watch])

  useEffect(() => {
    if (step === 'connecting' && count > before) setStep('done')
    if (step !== 'connecting') return
    const timer = setTimeout(() => setStep('failed'), PATIENCE)
    return () => clearTimeout(timer)
  }, [step, count, before])

  const left = useMinutes(offer?.until)
  const over = step === 'offered' && left < 0
  const take = async (text: string) => {
    const wrong = await offer?.answered(text)
    if (!wrong) {
      setBefore(count)
      setStep('connecting')
    }
    return wrong
  }
  const again = (words: 'offer.next' | 'offer.again') => (
    <button type="button" className="primary" ref={takeFocus} onClick={props.onAgain}>
      {say(words)}
    </button>
  )
  return (
    <div className="offer-steps">
      {step === 'making' && <p role="status">{say('offer.making')}</p>}
      {step === 'offered' && !over && offer && (
        <>
          <h3>{`1. ${say('offer.first')}`}</h3>
          <p>{say(isFile() ? 'offer.firstFile' : 'offer.firstNote')}</p>
          {isOnlyHere() && <p>{say('invite.local')}</p>}
          <HandOver
            first
            label={say('offer.link')}
            text={offer.link}
            title={say('invite.sendTitle', { title: props.title })}
          />
          <p className="hint">{say('offer.minutes', { n: left })}</p>
          <h3>{`2. ${say('offer.second')}`}</h3>
          <p>{say(canScan() ? 'offer.secondScan' : 'offer.secondNote')}</p>
          <TakeCode label={say('offer.answer')} go={say('offer.take')} onTake={take} />
          <p role="status">{count > before && say('offer.came')}</p>
        </>
      )}
      {step === 'connecting' && (
        <div role="status">
          <p>{say('offer.connecting')}</p>
          <progress aria-label={say('offer.connecting')} />
        </div>
      )}
      {step === 'done' && <p role="status">{say('offer.done')}</p>}
      {step === 'done' && again('offer.next')}
      {step === 'failed' && <p role="alert">{say('offer.failed')}</p>}
      {over && <p role="alert">{say('offer.over')}</p>}
      {(step === 'failed' || over) && again('offer.again')}
      {step === 'impossible' && <p role="alert">{say('offer.impossible')}</p>}
      <footer>
        <button type="button" onClick={props.onBack}>
          {say('invite.back')}
        </button>
      </footer>
    </div>
  )
}

/** Whole minutes until then; below 0 when it is over. */
function useMinutes(until = Number.POSITIVE_INFINITY): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5000)
    return () => clearInterval(timer)
  }, [])
  return until > now ? Math.floor((until - now) / 60_000) : -1
}
