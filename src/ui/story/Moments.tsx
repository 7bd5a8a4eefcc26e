import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import './moments.css'
import type { RollRecord } from '../../rules/dice/roll.ts'
import { rulingOf } from '../../rules/dice/sum.ts'
import type { Edge } from '../../rules/plain/sides.ts'
import { useBoardOf, useDesk, useNameOf, useReading } from '../desk/desk.ts'
import { turnFor } from '../parts/facing.ts'
import { useSay } from '../say/say.ts'
import { useVerifier } from '../throws/verification.ts'
import { Herald } from './Herald.tsx'
import {
  APART,
  decidedSince,
  isUntrue,
  type Looked,
  lateFor,
  type Moment,
  STAYS,
} from './moment.ts'
import { Shuffle } from './Shuffle.tsx'
import { usePassing } from './usePassing.ts'
import { Wax } from './Wax.tsx'

/**
 * What the dice decide, seen and heard large for a moment: the tray comes nearer while they roll, then a slip of paper
 * is sealed, or torn; lots that are drawn; and what arrives on the table. It says nothing that is not said elsewhere,
 * lets every hand through, and any press ends it.
 */
export default function Moments(props: {
  /** Nothing moves here. */
  still: boolean
  /** The edges of a screen that people sit around: it is seen from each of them. */
  edges: readonly Edge[]
  hear(what: Moment): void
}) {
  const { still, edges, hear } = props
  const desk = useDesk()
  const [shown, setShown] = useState<RollRecord>()
  const verifier = useVerifier()
  const latest = useRef({ hear, verifier, game: desk.game, still })
  latest.current = { hear, verifier, game: desk.game, still }
  const decided = useDecided()
  const last = useRef(Number.NEGATIVE_INFINITY)
  const coming = useRef<readonly ReturnType<typeof setTimeout>[]>([])
  const leave = useCallback(() => coming.current.forEach(clearTimeout), [])
  useEffect(() => {
    const { verifier: eyes, game, still: quiet } = latest.current
    if (!decided || quiet || performance.now() - last.current < APART) return
    last.current = performance.now()
    const { good, hits } = rulingOf(game, decided.check, decided.roll)
    // What is not true is not made much of; whether it is takes a moment.
    const isFalse = () => isUntrue(eyes.of(decided))
    if (isFalse()) return
    leave()
    coming.current = [
      setTimeout(() => {
        if (isFalse()) return
        setShown(decided)
        latest.current.hear('paper')
      }, lateFor(hits)),
      setTimeout(() => {
        if (good !== undefined && !isFalse()) latest.current.hear(good ? 'sealed' : 'torn')
      }, lateFor(hits) + STAYS.turn),
    ]
  }, [decided, leave])
  useEffect(() => leave, [leave])
  const end = useCallback(() => {
    leave()
    setShown(undefined)
  }, [leave])
  usePassing(shown, STAYS.all, end)
  const deciding = !still && desk.throwing && !desk.free
  return (
    <div className="moments" data-deciding={deciding} aria-hidden>
      {(edges.length > 0 ? edges : ONE).map((edge, i) => (
        <SeenFrom key={edge ?? ''} edge={edge}>
          {shown && !still && <Slip key={shown.id} record={shown} />}
          {/* It is heard once. */}
          <Herald still={still} hear={i === 0 ? hear : unheard} />
          <Shuffle still={still} hear={i === 0 ? hear : unheard} />
        </SeenFrom>
      ))}
    </div>
  )
}

/** The one edge of a screen that is one person's. */
const ONE = [undefined]
const unheard = () => undefined

/** Turned to this edge, and near it. */
function SeenFrom({ edge, children }: { edge: Edge | undefined; children: ReactNode }) {
  if (edge === undefined) return children
  return (
    <div className="moment-side" data-edge={edge} style={{ rotate: turnFor(edge) }}>
      {children}
    </div>
  )
}

/** The Roll that decided something last while one looked on: not what was there, or came with others at once. */
function useDecided(): RollRecord | undefined {
  const { game } = useDesk()
  const marks = useReading(game.read)
  const rolls = useBoardOf((board) => board.rolls)
  const looked = useRef<Looked>(undefined)
  const [decided, setDecided] = useState<RollRecord>()
  useEffect(() => {
    const { record, ...now } = decidedSince(looked.current, marks, rolls)
    looked.current = now
    if (record) setDecided(record)
  }, [marks, rolls])
  return decided
}

/** The slip on which it stands what was decided: its words are drawn and not written, since they are said elsewhere. */
function Slip({ record }: { record: RollRecord }) {
  const desk = useDesk()
  const say = useSay()
  const { check, roll } = record
  const { good, say: ruled } = rulingOf(desk.game, check, roll)
  const final = useBoardOf((board) => desk.game.ending?.(board) !== undefined)
  const name = useNameOf(check.about) || say('unnamed')
  const paper = (
    <>
      <div className="decision-oval">
        <svg
          className="decision-ink"
          viewBox="-100 -54 200 108"
          preserveAspectRatio="none"
          aria-hidden
        >
          <path d="M-70 -33 C-30 -50 52 -48 82 -18 C102 8 60 42 4 46 C-52 50 -98 30 -94 -2 C-90 -26 -52 -42 -8 -45" />
        </svg>
        <b className="decision-name" data-words={name} />
      </div>
      <b className="decision-ruling" data-words={say(ruled)} />
    </>
  )
  return (
    <div className="decision" data-good={good ?? 'neither'} data-final={final}>
      <div className="decision-light" />
      <div className="decision-slip">
        <div className="decision-paper">{paper}</div>
        {/* A torn slip is the same twice, of each a half. */}
        {good === false && <div className="decision-paper">{paper}</div>}
        {good && <Wax />}
      </div>
    </div>
  )
}
