import { useCallback, useEffect, useRef, useState } from 'react'
import './css/moments.css'
import { isFree } from '../rules/free.ts'
import type { RollRecord } from '../rules/roll.ts'
import { useBoardOf, useDesk, useNameOf } from './desk.ts'
import { lateFor, type Moment, STAYS } from './moment.ts'
import { useSay } from './say.ts'
import { Wax } from './Wax.tsx'

/**
 * What the dice decide, seen and heard large for a moment: the tray comes nearer while they roll, then a slip of paper
 * is sealed, or torn. It says nothing that is not said elsewhere, lets every hand through, and any press ends it.
 */
export default function Moments(props: {
  /** Nothing moves here. */
  still: boolean
  hear(what: Moment): void
}) {
  const { still, hear } = props
  const desk = useDesk()
  const [shown, setShown] = useState<RollRecord>()
  const { game } = desk
  const coming = useRef<readonly ReturnType<typeof setTimeout>[]>([])
  const leave = useCallback(() => coming.current.forEach(clearTimeout), [])
  useEffect(() => leave, [leave])
  // Whatever else is thrown meanwhile does not take it back.
  useDecided(still, (record) => {
    const { good, hits } = game.judge(record.check, record.roll)
    leave()
    coming.current = [
      setTimeout(() => {
        setShown(record)
        hear('paper')
      }, lateFor(hits)),
      setTimeout(() => hear(good ? 'sealed' : 'torn'), lateFor(hits) + STAYS.turn),
    ]
  })
  useEffect(() => {
    if (!shown) return
    const end = () => {
      leave()
      setShown(undefined)
    }
    const timer = setTimeout(end, STAYS.all)
    const deeds = ['pointerdown', 'keydown', 'wheel'] as const
    for (const deed of deeds) addEventListener(deed, end, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const deed of deeds) removeEventListener(deed, end, { capture: true })
    }
  }, [shown, leave])
  const deciding = !still && desk.throwing && !desk.free
  return (
    <div className="moments" data-deciding={deciding} aria-hidden>
      {shown && !still && <Slip key={shown.id} record={shown} />}
    </div>
  )
}

/** Tells of each decision that comes while one looks on: not of those that were there, or came with others at once. */
function useDecided(still: boolean, onDecided: (record: RollRecord) => void) {
  const count = useBoardOf(({ rolls }) => rolls.length)
  const last = useBoardOf(({ rolls }) => rolls.findLast(({ check }) => !isFree(check)))
  const seen = useRef({ id: last?.id, count })
  const tell = useRef(onDecided)
  tell.current = onDecided
  useEffect(() => {
    const was = seen.current
    seen.current = { id: last?.id, count }
    if (still || !last || last.id === was.id || count !== was.count + 1) return
    tell.current(last)
  }, [still, last, count])
}

/** The slip on which it stands what was decided: its words are drawn and not written, since they are said elsewhere. */
function Slip({ record }: { record: RollRecord }) {
  const desk = useDesk()
  const say = useSay()
  const { check, roll } = record
  const { good, say: ruled } = desk.game.judge(check, roll)
  const final = useBoardOf((board) => desk.game.ending(board) !== undefined)
  const name = useNameOf(check.about) || say('unnamed')
  const paper = (
    <>
      <svg
        className="decision-ink"
        viewBox="-100 -54 200 108"
        preserveAspectRatio="none"
        aria-hidden
      >
        <path d="M-70 -33 C-30 -50 52 -48 82 -18 C102 8 60 42 4 46 C-52 50 -98 30 -94 -2 C-90 -26 -52 -42 -8 -45" />
      </svg>
      <b className="decision-name" data-words={name} />
      <b className="decision-ruling" data-words={say(ruled)} />
    </>
  )
  return (
    <div className="decision" data-good={good} data-final={final}>
      <div className="decision-light" />
      <div className="decision-slip">
        <div className="decision-paper">{paper}</div>
        {/* A torn slip is the same twice, of each a half. */}
        {!good && <div className="decision-paper">{paper}</div>}
        {good && <Wax />}
      </div>
    </div>
  )
}
