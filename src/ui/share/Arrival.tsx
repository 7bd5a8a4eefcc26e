import './arrival.css'
import { useEffect, useRef, useState } from 'react'
import { useShareSay } from './words.ts'

/** How far a big table has come: bytes that are here, of how many. */
interface Arriving {
  readonly bytes: number
  readonly of: number
}

/** How often it is looked how far it is, ms. */
const LOOK = 250

interface Props {
  /** Whether more is coming just now. */
  readonly coming: boolean
  arriving(): Arriving | undefined
  /** All of it is here, and nobody has touched anything meanwhile. */
  onWhole(): void
}

/** While a big table comes: how much of it is here. It is said when it begins and when it is over, and not between. */
export default function Arrival({ coming, arriving, onWhole }: Props) {
  const say = useShareSay()
  const far = useFar(arriving, coming)
  const began = useRef(false)
  const whole = useRef(onWhole)
  whole.current = onWhole
  const touched = useTouched()
  useEffect(() => {
    if (!coming && began.current && !touched.current) whole.current()
    began.current = coming
  }, [coming, touched])
  const mb = (bytes: number) => (bytes / 1e6).toFixed(1)
  return (
    <>
      <p className="hidden" role="status">
        {say(coming ? 'arrival.begun' : 'arrival.whole')}
      </p>
      {coming && far && (
        <section className="arrival" aria-label={say('arrival')}>
          <progress max={far.of} value={far.bytes} aria-label={say('arrival')} />
          <p aria-hidden>{say('arrival.coming', { have: mb(far.bytes), all: mb(far.of) })}</p>
        </section>
      )}
    </>
  )
}

/** Looks now and then how far it is, as long as there is something to see. */
function useFar(arriving: () => Arriving | undefined, coming: boolean): Arriving | undefined {
  const [far, setFar] = useState<Arriving>()
  const look = useRef(arriving)
  look.current = arriving
  useEffect(() => {
    if (!coming) return
    const timer = setInterval(() => setFar(look.current()), LOOK)
    return () => {
      clearInterval(timer)
      setFar(undefined)
    }
  }, [coming])
  return far
}

/** Whether somebody has begun to look around. */
function useTouched() {
  const touched = useRef(false)
  useEffect(() => {
    const touch = () => {
      touched.current = true
    }
    const events = ['pointerdown', 'wheel', 'keydown'] as const
    for (const event of events) addEventListener(event, touch, { capture: true, passive: true })
    return () => {
      for (const event of events) removeEventListener(event, touch, { capture: true })
    }
  }, [])
  return touched
}
