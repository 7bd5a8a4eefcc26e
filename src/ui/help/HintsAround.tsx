import { useEffect, useMemo, useRef } from 'react'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import { plain } from '../../rules/plain/sentence.ts'
import { sideAt } from '../../rules/plain/sides.ts'
import type { AroundScreen } from '../desk/around.ts'
import { useBoard, useDesk } from '../desk/desk.ts'
import type { Sight } from '../device/keepclear.ts'
import { useAway } from '../parts/away.ts'
import { type Notices, saidWhile } from '../parts/notices.ts'
import type { OwnSettings } from '../settings/SettingsView.tsx'
import { HINTS, type Hint, hintAround, type Situation, seenOn } from './hints.ts'
import { type HelpKey, useHelpSay } from './words.ts'

/** Whose touch it is: of no thing on the table, only round a screen, and told in passing. */
const TOUCH = 'touch'

interface Props {
  readonly around: AroundScreen
  readonly sight: Sight
  readonly notices: Notices
  readonly own: OwnSettings
  onOwn(own: OwnSettings): void
}

/**
 * Hints for those who sit around a screen, told in their places, one at a time: what concerns all to all, what is about
 * a thing on the table to whoever it lies nearest to. Each goes when what it tells of has been done, or when it was put
 * away, and comes once to the people of a device.
 */
export function HintsAround(props: Props) {
  const { hinted } = props.own
  const been = HINTS.every(({ id, around }) => around === undefined || hinted.includes(id))
  return been && hinted.includes(TOUCH) ? null : <Hinting {...props} />
}

function Hinting({ around, sight, notices, own, onOwn }: Props) {
  const { sides, tools, writers } = around
  const { game } = useDesk()
  const say = useHelpSay()
  const board = useBoard()
  const seen = useMemo(() => seenOn(game, board), [game, board])
  const been = own.hinted
  const onBeen = (ids: readonly string[]) => {
    const fresh = ids.filter((id) => !been.includes(id))
    if (fresh.length > 0) onOwn({ ...own, hinted: [...been, ...fresh] })
  }
  const { isAway, putAway } = useAway(
    HINTS.flatMap(({ id }) => (been.includes(id) ? [] : [id])),
    sides.map(({ seat }) => seat),
    onBeen,
  )
  const situation = (seat: SeatId): Situation => ({
    ...seen,
    tool: (Object.hasOwn(tools, seat) && tools[seat]) || 'hand',
    writing: writers.find((one) => one.seat === seat)?.id,
    // What it goes by else is of a screen that is one person's.
    ...{ ready: 0, lost: false, keyed: false, seated: true, phone: false, finger: true },
  })
  const nearest = (id: ItemId) => {
    const at = sight.where(id)
    return at && sideAt(sides, at, { width: innerWidth, height: innerHeight })?.seat
  }
  const hintFor = (seat: SeatId): Hint | undefined => {
    const now = situation(seat)
    // Nothing is said over what somebody writes.
    if (now.writing !== undefined) return undefined
    const gone = HINTS.flatMap(({ id }) => (isAway(id, seat) ? [id] : []))
    return hintAround(now, [...been, ...gone], (id) => nearest(id) === seat)
  }
  /** Whether this is about no one thing, and so about theirs as about anybody's. */
  const concerns = (hint: Hint, seat: SeatId) => {
    const now = situation(seat)
    return hint.when(now) && !('item' in hint.about(now))
  }
  const told = sides.flatMap(({ seat }): readonly Telling[] => {
    const hint = hintFor(seat)
    if (hint?.around === undefined) return []
    const { id, around: what } = hint
    return [{ seat, id, what, all: sides.every((side) => concerns(hint, side.seat)), hint }]
  })
  const onAway = ({ id, seat, all }: Telling) => (all ? putAway(id, seat) : onBeen([id]))
  const isNew = !been.includes(TOUCH)
  const tellTouch = () => {
    for (const { seat } of sides) notices.to(seat).add({ say: plain(say('hint.touch')) })
    onBeen([TOUCH])
  }
  const touch = useRef(tellTouch)
  touch.current = tellTouch
  useEffect(() => {
    if (isNew) touch.current()
  }, [isNew])
  const stood = useRef<readonly Telling[]>([])
  useEffect(() => {
    const over = stood.current.filter(({ seat, hint }) => !hint.when(situation(seat)))
    stood.current = told
    onBeen([...new Set(over.map(({ id }) => id))])
  })
  return told.map((one) => (
    <Told key={`${one.id}/${one.seat}`} notices={notices} {...one} onAway={() => onAway(one)} />
  ))
}

/** What is told to a seat just now: to it alone, or to all who sit around. */
interface Telling {
  readonly seat: SeatId
  readonly id: string
  readonly what: HelpKey
  readonly all: boolean
  readonly hint: Hint
}

/** Says it to a seat as long as this is rendered; `onAway` when it was put away there. */
function Told(props: {
  readonly notices: Notices
  readonly seat: SeatId
  readonly what: HelpKey
  onAway(): void
}) {
  const { notices, seat, what } = props
  const say = useHelpSay()
  const words = say(what)
  const away = useRef(props.onAway)
  away.current = props.onAway
  useEffect(
    () => saidWhile(notices.to(seat), plain(words), () => away.current()),
    [notices, seat, words],
  )
  return null
}
