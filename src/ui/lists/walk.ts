import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { ItemId } from '../../rules/plain/item.ts'
import type { CommandAt } from '../desk/commands.ts'
import { commandOf, keyed, type Press } from '../desk/keys.ts'
import { covered } from '../device/covered.ts'
import { BOARD, ITEM_BAR, SKIP } from '../device/places.ts'

const LINE = '[data-line]'
const linesIn = (root: Element | null) => [...(root?.querySelectorAll<HTMLElement>(LINE) ?? [])]

/** The line that has this focus, if it is one. */
export const lineAt = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof HTMLElement && target.matches(LINE) ? target : undefined

/** The line of this item. */
export const lineOf = (root: Element | null, id: ItemId): HTMLElement | undefined =>
  root?.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"]`) ?? undefined

/** Scrolls so far that a line, or the one that this is in, is seen beside all that lies over the lists. */
export function bring(line: HTMLElement): void {
  const slip = line.closest<HTMLElement>('.slip') ?? line
  slip.scrollIntoView({ block: 'nearest' })
  const whole = document.querySelector(BOARD)?.getBoundingClientRect()
  const scroller = line.closest('.place-lists')
  if (!whole || !scroller) return
  const { top, bottom } = slip.getBoundingClientRect()
  const under = covered()
  // The bar of what is selected comes and goes with the line one is at.
  const bar = document.querySelector(ITEM_BAR)?.getBoundingClientRect()
  const edge = bar && bar.height > 0 ? bar.top : Number.POSITIVE_INFINITY
  const below = bottom - Math.min(whole.bottom - under.bottom, edge) + GAP
  const above = whole.top + under.top - top + GAP
  if (below > 0) scroller.scrollTop += below
  else if (above > 0) scroller.scrollTop -= above
}
// How far a line stays from what lies over the lists (px).
const GAP = 10

/** What keys do at a line. */
interface WalkDoes {
  press(id: ItemId, more: boolean): void
  write(id: ItemId, field: string): void
  menu(id: ItemId, x: number, y: number): void
  nudge(id: ItemId, arrow: string, far: boolean): void
  /** What comes is about this line. */
  grasp(): void
  /** Nothing is selected any more. */
  leave(): void
  /** The first text of the line's item. */
  readonly field: string | undefined
}

/** Does what a key means at a line; tells whether that was all. */
export function step(event: Press & { readonly repeat: boolean }, line: HTMLElement, on: WalkDoes) {
  const id = line.dataset.line ?? ''
  if (commandOf(event)?.selected) {
    on.grasp()
    return false
  }
  const command = keyed('lists', event)
  if (!command) return false
  const menu = () => {
    const { left, bottom } = line.getBoundingClientRect()
    on.menu(id, left + 24, bottom - 8)
  }
  const walk = () => {
    const next = nextTo(line, event.key)
    next?.focus({ preventScroll: true })
    if (next) bring(next)
  }
  const does: Readonly<Record<CommandAt<'lists'>['id'], () => void>> = {
    line: walk,
    lineIn: walk,
    move: () => on.nudge(id, event.key, event.shiftKey),
    write() {
      if (line.dataset.option !== undefined) on.press(id, true)
      else if (on.field !== undefined) on.write(id, on.field)
      // Nothing can be written on it: what can be done with it stands in its menu.
      else menu()
    },
    choose: () => on.press(id, true),
    menu,
    leave: on.leave,
  }
  if (!(command.once && event.repeat)) does[command.id]()
  return true
}

/** Up and down from line to line, left to the one above it in its tree, right to the first below it. */
function nextTo(line: HTMLElement, key: string): HTMLElement | null | undefined {
  const own = line.closest('li')
  if (key === 'ArrowLeft')
    return own?.parentElement?.closest('li')?.querySelector<HTMLElement>(LINE)
  if (key === 'ArrowRight') return own?.querySelector<HTMLElement>(`:scope > ul ${LINE}`)
  const all = linesIn(line.closest('.place-lists'))
  if (key === 'Home') return all[0]
  if (key === 'End') return all.at(-1)
  return all[all.indexOf(line) + (key === 'ArrowDown' ? 1 : -1)]
}

/**
 * Keeps one line, and one only, within reach of Tab: the one where the keyboard was last. When that is gone, the line
 * that stands in its place takes over. `news` is what the lines are made from.
 */
export function useWalk(
  root: RefObject<HTMLElement | null>,
  news: unknown,
  from: { readonly id: ItemId | undefined } | undefined,
) {
  const at = useRef({ id: from?.id, index: 0, within: false })
  const entry = useRef(from)
  const attend = useCallback(
    (line: HTMLElement) => {
      for (const old of root.current?.querySelectorAll<HTMLElement>(`${LINE}[tabindex="0"]`) ?? [])
        old.tabIndex = -1
      line.tabIndex = 0
      at.current.id = line.dataset.line
      at.current.index = linesIn(root.current).indexOf(line)
    },
    [root],
  )
  useLayoutEffect(() => {
    if (news === undefined) return
    const { id, index, within } = at.current
    const same = id === undefined ? undefined : lineOf(root.current, id)
    const all = same ? [] : linesIn(root.current)
    const line = same ?? all[Math.min(index, all.length - 1)]
    if (!line) return
    attend(line)
    const lost = document.activeElement === document.body
    const came = entry.current !== undefined && (lost || elsewhere())
    entry.current = undefined
    if (!came && (same || !within || !lost)) return
    line.focus({ preventScroll: true })
    bring(line)
  }, [root, news, attend])
  useEffect(() => {
    const el = root.current
    if (!el) return
    const inside = ({ target }: Event) => {
      at.current.within = el.contains(target instanceof Node ? target : null)
    }
    document.addEventListener('focusin', inside)
    return () => document.removeEventListener('focusin', inside)
  }, [root])
  return {
    attend,
    current: useCallback(() => at.current.id, []),
    within: useCallback(() => at.current.within, []),
  }
}

/** Whether the keyboard is where one comes to the lists from. */
const elsewhere = () => document.activeElement?.closest(`${BOARD}, ${SKIP}`) != null
