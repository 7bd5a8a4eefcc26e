import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Board } from '../../rules/board/board.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import type { Gathering } from '../../rules/play/gathering.ts'
import type { Fold } from '../check/folds.ts'
import { useDesk } from '../desk/desk.ts'
import { useAtRest } from '../device/atrest.ts'
import { leastCovering, type PageArea, type Sight } from '../device/keepclear.ts'
import { PLACE_BAR, SIT_HERE, STANDS_AT_PLACES, TABLE_HANDLE, TRAY } from '../device/places.ts'
import { useMeasured } from '../device/useMeasured.ts'
import { type Facing, useFacing } from '../parts/facing.ts'
import { seenFrom } from '../parts/hang.ts'
import { screenNow } from '../parts/standing.ts'

/** What is played on just now counts so much more than what else is covered, and what is pressed beside it so much. */
const PLAYED = 4
const HANDLE = 16
/** What has opened comes in pieces: for so long it may go aside, ms. */
const COMES = 900
/** Between a bar and what stands beside it, px where all is once as large. */
const APART = 8
/** A line beside a bar is no higher than it, but for so many px. */
const ABOUT = 4

const BEYOND = '.table-beyond button'

/** All that is played on just now: what a Check is about and made of, what is marked so, and what carries these. */
function inPlay(
  { items }: Pick<Board, 'items'>,
  gathering: Gathering | undefined,
  current: readonly ItemId[],
): ReadonlySet<ItemId> {
  const about = gathering ? [gathering.about] : []
  const made = gathering?.factors?.flatMap((factor) => factor.items) ?? []
  const all = new Set<ItemId>()
  for (const one of [...current, ...about, ...made])
    for (let id: ItemId | undefined = one; id !== undefined && !all.has(id); ) {
      const item = items.get(id)
      if (item) all.add(id)
      id = item?.place.on
    }
  return all
}

interface SpotProps {
  readonly id: string
  readonly fold: Fold | undefined
  readonly sight: Sight
  /** What stands in it: with something else it may stand elsewhere. */
  readonly shows: string
  /** It shows a Check, or what came of one: else it stands where things laid for its place leave room for it. */
  readonly checks: boolean
  readonly children: ReactNode
  /** It stands elsewhere now. */
  onMoved(): void
}

/**
 * Where a guide stands along its edge: where it covers least, of what is played on least of all; and one that is a line
 * beside its bar, where there is room. It stays there as long as it shows the same, and as the table is seen so.
 */
export function GuideSpot({ id, fold, shows, children, ...props }: SpotProps) {
  const { table, game, act } = useDesk()
  const facing = useFacing()
  const guide = useRef<HTMLDivElement>(null)
  const came = useRef(0)
  const latest = useRef({ ...props, facing })
  latest.current = { ...props, facing }
  const place = useRef(() => {
    const el = guide.current
    const { sight, facing, checks, onMoved } = latest.current
    if (!el || !facing || el.childElementCount === 0) return
    if (!checks) {
      el.style.removeProperty('--along')
      el.dataset['beside'] = 'false'
      return
    }
    const board = table.board()
    const current = game.read(board).flatMap((mark) => (mark.as === 'current' ? [mark.on] : []))
    const played = inPlay(board, game.checks?.gathering?.(board, act()), current)
    const spot = spotFor(el, facing, sight, played)
    if (!spot) return
    const [along, high] = [`${Math.round(spot.along)}px`, `${spot.beside}px`]
    if (
      el.style.getPropertyValue('--along') === along &&
      el.style.getPropertyValue('--high') === high
    )
      return
    el.style.setProperty('--along', along)
    el.style.setProperty('--high', high)
    el.dataset['beside'] = `${spot.beside > 0}`
    onMoved()
  }).current
  useLayoutEffect(() => {
    if (shows === '') return
    came.current = performance.now()
    place()
  }, [shows, place])
  useMeasured(guide, () => {
    if (performance.now() < came.current + COMES) place()
  })
  useAtRest(props.sight.views, place)
  return (
    <div ref={guide} id={id} className="place-guide" data-fold={fold}>
      {children}
    </div>
  )
}

/**
 * How far along its edge it stands from the middle of its place, px to the right of whoever sits there; and how high it
 * is where it stands beside its bar (px where all is once as large), else 0.
 */
function spotFor(
  el: HTMLElement,
  { edge, big, room }: Facing,
  sight: Sight,
  played: ReadonlySet<ItemId>,
): { readonly along: number; readonly beside: number } | undefined {
  const window = screenNow()
  const seen = (area: PageArea) => seenFrom(area, edge, window)
  const rects = (what: string) =>
    [...document.querySelectorAll(what)]
      .filter((one) => one !== el)
      .map((one) => seen(one.getBoundingClientRect()))
  const bar = el.parentElement?.querySelector(PLACE_BAR)
  if (!bar) return undefined
  const own = seen(bar.getBoundingClientRect())
  const middle = (own.left + own.right) / 2
  const { left, right, top, bottom } = seen(el.getBoundingClientRect())
  const [wide, high] = [right - left, bottom - top]
  const at = (x: number, low: number): PageArea => ({
    ...{ left: x - wide / 2, right: x + wide / 2 },
    ...{ top: low - high, bottom: low },
  })
  const all = { left: 0, top: 0, right: window.width, bottom: window.height }
  const lying = sight.lying(all).map(seen)
  // Beside the bar it covers nothing: there it is no higher, and nothing else stands.
  if (high <= own.bottom - own.top + ABOUT && el.nextElementSibling === bar) {
    const stands = rects(`${STANDS_AT_PLACES}, ${TRAY}, ${BEYOND}`)
    const gap = APART * big
    const end = edge === 'left' || edge === 'right' ? window.height : window.width
    const free = [own.right + gap + wide / 2, own.left - gap - wide / 2].find((x) => {
      const there = at(x, own.top + high)
      if (there.left < gap || there.right > end - gap) return false
      const meets = (one: PageArea) =>
        one.left < there.right &&
        there.left < one.right &&
        one.top < there.bottom &&
        there.top < one.bottom
      return ![...stands, ...lying].some(meets)
    })
    if (free !== undefined) return { along: free - middle, beside: high / big }
  }
  const low = own.top - APART * big
  const usual = at(
    Math.max(room.left + wide / 2, Math.min(room.right - wide / 2, middle)),
    el.nextElementSibling === bar ? low : bottom,
  )
  const more = (areas: readonly PageArea[], times: number) =>
    Array.from({ length: times }, () => areas).flat()
  const areas = [
    ...lying,
    ...more([...played].flatMap((id) => sight.where(id) ?? []).map(seen), PLAYED - 1),
    ...more(rects(`${TABLE_HANDLE}, ${SIT_HERE}, ${BEYOND}`), HANDLE),
  ]
  const { x } = leastCovering(usual, { ...usual, left: room.left, right: room.right }, [], areas)
  return { along: (usual.left + usual.right) / 2 + x - middle, beside: 0 }
}
