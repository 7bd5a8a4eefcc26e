import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Board } from '../../rules/board/board.ts'
import { sharedWith } from '../../rules/board/clear.ts'
import type { Game } from '../../rules/game.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import type { Extent } from '../../rules/plain/sides.ts'
import type { Gathering } from '../../rules/play/gathering.ts'
import type { Fold } from '../check/folds.ts'
import { useDesk } from '../desk/desk.ts'
import { useAtRest } from '../device/atrest.ts'
import type { PageArea, Sight } from '../device/keepclear.ts'
import { isTrayShown, isTrayUsed } from '../device/overtable.ts'
import { PLACE_BAR, TRAY } from '../device/places.ts'
import { useMeasured } from '../device/useMeasured.ts'
import { type Facing, useFacing } from '../parts/facing.ts'
import { seenFrom, windowFor } from '../parts/hang.ts'
import { screenNow, standsRound } from '../parts/standing.ts'
import {
  besideBar,
  type EdgeGround,
  guidePlace,
  guideRoom,
  isBetterBeside,
  isBetterSmall,
  lineRoom,
  slimBeside,
} from './spots.ts'

/** What has opened comes in pieces: for so long it may go aside, ms. */
const COMES = 900
/** Between a bar and what stands beside it, px where all is once as large. */
const APART = 8
/** A line beside a bar is no higher than it, but for so many px. */
const ABOUT = 4
/** A guide beside its bar is at least so wide, as each of eight is: px where all is once as large. */
const SLIM = 312

/** What a Check is about, and what it is made of. */
const madeOf = (gathering: Gathering | undefined): readonly ItemId[] | undefined =>
  gathering && [gathering.about, ...(gathering.factors?.flatMap(({ items }) => items) ?? [])]

/** These, and the cards that bear them. */
function inPlay(
  { items }: Pick<Board, 'items'>,
  pieces: Game['pieces'],
  ids: readonly ItemId[],
): ReadonlySet<ItemId> {
  const all = new Set<ItemId>()
  for (const one of ids)
    for (let id: ItemId | undefined = one; id !== undefined && !all.has(id); ) {
      const item = items.get(id)
      // On a mat lies much else.
      if (!item || (id !== one && pieces[item.kind]?.mat)) break
      all.add(id)
      id = item.place.on
    }
  return all
}

interface SpotProps {
  readonly id: string
  readonly fold: Fold | undefined
  readonly sight: Sight
  /** What stands in it: with something else it may stand elsewhere. */
  readonly shows: string
  /** How large it is in one column, if it may be: px. */
  readonly small: Extent | undefined
  /** How large a Check is at most, where it is in one column and may stand beside its bar, narrower: px. */
  readonly slim: Extent | undefined
  /** What is told that something at a place has another size. */
  readonly grown: RefObject<Set<() => void>>
  readonly children: ReactNode
  /** It is to be that small for as long as it shows the same. */
  onSmall(): void
  /** It stands elsewhere now. */
  onMoved(): void
}

/**
 * Where a guide stands along its edge: where it covers least, of what is played on least of all; and one that is a line
 * beside its bar, where there is room. It stays there as long as it shows the same, as the table is seen so, and as
 * nothing else comes to stand there.
 */
export function GuideSpot({ id, fold, shows, children, ...props }: SpotProps) {
  const { table, game, act } = useDesk()
  const facing = useFacing()
  const guide = useRef<HTMLDivElement>(null)
  const came = useRef(0)
  const made = useRef<readonly ItemId[]>([])
  const latest = useRef({ ...props, facing })
  latest.current = { ...props, facing }
  const place = useRef(() => {
    const el = guide.current
    const { sight, facing, onSmall, onMoved, ...may } = latest.current
    if (!el || !facing || el.childElementCount === 0) return
    const board = table.board()
    const marked = game
      .read(board)
      .flatMap(({ as, on }) => (as === 'current' || as === 'owner' ? [on] : []))
    // What came of a Check tells of the same.
    made.current = madeOf(game.checks?.gathering?.(board, act())) ?? made.current
    const played = inPlay(board, game.pieces, [...marked, ...made.current])
    if (!may.slim) asWideAsUsual(el)
    const spot = spotFor(el, facing, sight, played, may)
    if (!spot) return
    if (spot.small) {
      // It comes anew.
      delete el.dataset['beside']
      return onSmall()
    }
    if (spot.slim === undefined) asWideAsUsual(el)
    else el.style.setProperty('--asked', `${spot.slim}px`)
    const [along, high] = [`${Math.round(spot.along)}px`, `${spot.beside}px`]
    const same =
      el.style.getPropertyValue('--along') === along && el.style.getPropertyValue('--high') === high
    el.style.setProperty('--along', along)
    el.style.setProperty('--high', high)
    el.dataset['beside'] = spot.slim === undefined ? `${spot.beside > 0}` : 'slim'
    if (!same) onMoved()
  }).current
  useLayoutEffect(() => {
    if (shows === '') return
    came.current = performance.now()
    place()
  }, [shows, place])
  useMeasured(guide, () => {
    // A line may come late; it is low, and wherever it goes it is still found.
    if (fold === 'folded' || performance.now() < came.current + COMES) place()
  })
  useAtRest(props.sight.views, place)
  useAtRest(props.grown, () => {
    const el = guide.current
    const { facing } = latest.current
    if (!el || !facing) return
    const { edge } = facing
    const here = seenFrom(el.getBoundingClientRect(), edge, screenNow())
    if (sharedWith(here, standsRound(el, edge)) > 0) place()
  })
  return (
    <div ref={guide} id={id} className="place-guide" data-fold={fold}>
      {children}
    </div>
  )
}

function asWideAsUsual({ style, dataset }: HTMLElement) {
  style.removeProperty('--asked')
  if (dataset['beside'] === 'slim') delete dataset['beside']
}

/** Where something stands at an edge. */
interface Spot {
  /** From the middle of its place, px to the right of whoever sits there. */
  readonly along: number
  /** How high a line is where it stands beside its bar (px where all is once as large), else 0. */
  readonly beside: number
  /** How wide it is where it stands beside its bar and is no line: px. */
  readonly slim?: number
  /** It had better be small. */
  readonly small: boolean
}

/** Where a guide stands along its edge, as large as it may be. */
function spotFor(
  el: HTMLElement,
  facing: Facing,
  sight: Sight,
  played: ReadonlySet<ItemId>,
  { small, slim }: Pick<SpotProps, 'small' | 'slim'>,
): Spot | undefined {
  const { edge, big, room } = facing
  const bar = el.parentElement?.querySelector(PLACE_BAR)
  if (!bar) return undefined
  const window = screenNow()
  const seen = (area: PageArea) => seenFrom(area, edge, window)
  const tray = standsRound(el, edge, TRAY)
  // Dice are looked at.
  const stands = [...standsRound(el, edge), ...(isTrayUsed() || isTrayShown() ? tray : [])]
  const own = seen(bar.getBoundingClientRect())
  const middle = (own.left + own.right) / 2
  const { left, right, top, bottom } = seen(el.getBoundingClientRect())
  const size = { width: right - left, height: bottom - top }
  const at = (left + right) / 2
  const stood = el.dataset['beside']
  const isLine = el.dataset['fold'] === 'folded'
  const rim = { long: windowFor(window, edge).width, gap: APART * big }
  const line = isLine && lineRoom(room, own)
  const others = standsRound(el, edge, `[data-edge="${edge}"] ${PLACE_BAR}`)
  const ground: EdgeGround = {
    ...rim,
    own: line || room,
    may: line || guideRoom(room, own, others, rim),
    middle,
    from: stood === 'false' ? at : undefined,
    lying: sight.lying({ left: 0, top: 0, right: window.width, bottom: window.height }).map(seen),
    played: [...played].flatMap((id) => sight.where(id) ?? []).map(seen),
    stands,
  }
  const last = el.nextElementSibling === bar
  // Beside the bar it covers nothing: there it is no higher, and nothing else stands.
  if (last && size.height <= own.bottom - own.top + ABOUT) {
    const from = stood === 'true' ? at : undefined
    const spot = besideBar(size, own, { ...ground, from, stands: [...stands, ...tray] })
    if (spot !== undefined) return { along: spot - middle, beside: size.height / big, small: false }
  }
  const isSlim = stood === 'slim'
  const low = last || isSlim ? own.top - APART * big : bottom
  const usual = guidePlace(slim ? { ...size, width: slim.width } : size, low, ground)
  const from = isSlim ? at : undefined
  const there = slim && slimBeside(slim, SLIM * big, own, { ...ground, from })
  if (there && (isSlim ? !isBetterBeside(there, usual) : isBetterBeside(usual, there)))
    return { along: there.at - middle, beside: 0, slim: there.width, small: false }
  const less = small && { ...small, height: Math.min(size.height, small.height) }
  return {
    along: usual.at - middle,
    beside: 0,
    small: less !== undefined && isBetterSmall(usual, guidePlace(less, low, ground)),
  }
}
