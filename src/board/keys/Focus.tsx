import {
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import type { ItemId } from '../../rules/plain/item.ts'
import { say } from '../../rules/plain/sentence.ts'
import type { Arranger } from '../hold/arrange.ts'
import type { Selection } from '../hold/selection.ts'
import { reveal } from '../map/camera.ts'
import { readingOrder, stepFrom } from '../map/order.ts'
import { boxOf, isInk } from '../map/spatial.ts'
import type { FocusHandle } from '../view/dom.ts'
import type { Lead } from '../view/lead.ts'
import type { BoardHandle, BoardProps } from '../view/props.ts'
import type { View } from '../view/view.ts'
import { keyActs } from './does.ts'
import { layOver } from './lay.ts'

interface FocusProps {
  readonly view: View
  readonly lead: Lead
  readonly props: () => BoardProps
  readonly selection: Selection
  readonly arranger: Arranger
  readonly board: BoardHandle
  readonly release: () => void
  readonly handle: Ref<FocusHandle>
}

/** How near the edge of what is clear an item is seen (px). */
const EDGE = 8

const AWAY = { visibility: 'hidden' } as const

/**
 * The keyboard's way over the board. Two buttons take turns: one holds the focus, lies over the item and bears its
 * name; stepping on gives the focus to the other, so that a screen reader says the new name. No more DOM than that.
 */
export function Focus(given: FocusProps) {
  const { view, lead, props, selection, arranger, board, release, handle } = given
  const a = useRef<HTMLButtonElement>(null)
  const b = useRef<HTMLButtonElement>(null)
  /** The one that holds the focus, or gets it next. */
  const turn = useRef(a)
  const holder = () => turn.current.current
  const lists = useId()
  const spoken = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLElement>(null)
  /** The oval from which a line is being drawn by keys. */
  const lineFrom = useRef<ItemId>(undefined)
  /** The item where one is. */
  const at = useRef<ItemId>(undefined)
  /** All of them in the order of reading, until something changes. */
  const read = useRef<readonly ItemId[]>(undefined)

  const order = () => {
    read.current ??= readingOrder(view.spatial)
    return read.current
  }
  const ids = (): ItemId[] => {
    const id = at.current
    if (id === undefined) return []
    return selection.ids.has(id) ? [...selection.ids] : [id]
  }

  /** Lays the button over its item. */
  const lay = () => {
    const el = holder()
    if (el) layOver(el, view, at.current)
    return false
  }

  /** What the board is called where nothing on it has the focus. */
  const all = () => {
    let count = 0
    for (const entry of view.spatial.entries.values()) if (!isInk(entry)) count += 1
    return props().say(count > 0 ? say('board.items', { count }) : say('board.empty'))
  }

  const name = () => {
    const el = holder()
    const id = at.current
    if (!el) return
    el.setAttribute('aria-label', id === undefined ? all() : props().label(id))
    el.setAttribute('aria-pressed', String(id !== undefined && selection.ids.has(id)))
  }

  /** Moves the view so far that the item can be seen. */
  const bring = (id: ItemId | undefined) => {
    const entry = id === undefined ? undefined : view.spatial.entries.get(id)
    if (!entry) return
    const box = boxOf(entry.world, entry.w, entry.h)
    // What the page shows at the edge is seen: the view goes nowhere for it, and is led on.
    lead.now()
    view.turnTo(reveal(view.goal(), box, view.clear(), EDGE), true)
  }

  const go = (id: ItemId | undefined, show = true) => {
    const old = holder()
    at.current = id
    turn.current = turn.current === a ? b : a
    const el = holder()
    if (!el || !old) return
    name()
    lay()
    el.tabIndex = 0
    el.focus({ preventScroll: true })
    old.tabIndex = -1
    old.style.visibility = 'hidden'
    if (show) bring(id)
  }

  useImperativeHandle(handle, () => ({
    focus: (id) => go(id ?? at.current ?? order()[0]),
    attend(id) {
      if (id !== undefined) go(id, false)
      else if (document.activeElement === holder()) holder()?.blur()
    },
    step: (id, by) => go(stepFrom(order(), id, by) ?? id),
    current: () =>
      document.activeElement?.matches('.tabletop-item:focus-visible') ? at.current : undefined,
    stale: () => {
      read.current = undefined
      const id = at.current
      const gone = id !== undefined && !view.spatial.entries.has(id)
      if (gone) at.current = undefined
      if (gone && document.activeElement === holder()) go(order()[0])
      else name()
    },
  }))

  useLayoutEffect(() => {
    view.steps.add(lay)
    // What lies there may have been there first.
    name()
    return () => {
      view.steps.delete(lay)
    }
  })

  const tell = (key: string) => {
    const id = at.current
    if (spoken.current && id !== undefined) {
      const entry = view.spatial.entries.get(id)
      const values = { x: Math.round(entry?.world.x ?? 0), y: Math.round(entry?.world.y ?? 0) }
      spoken.current.textContent = props().say(say(key, values))
    }
  }

  const corner = () => {
    const el = holder()?.getBoundingClientRect()
    return [el ? el.left + el.width / 2 : 0, el ? el.top + el.height / 2 : 0] as const
  }

  const does = keyActs({
    view,
    props,
    selection,
    arranger,
    board,
    release,
    lineFrom,
    order,
    ids,
    go,
    bring,
    tell,
    corner,
    current: () => at.current,
    name,
  })

  const keyDown = (event: KeyboardEvent) => {
    const asked = props().keyed(event)
    if (!asked) return
    const { id, changes, once } = asked
    const refused = () => changes && at.current !== undefined && props().table.refuses()
    if (!(event.repeat && once) && !refused() && !does[id](event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  const enter = (event: React.FocusEvent) => {
    const from = event.relatedTarget
    if (from === a.current || from === b.current || at.current !== undefined) return
    // From above one comes to the first item, from below to the last.
    const below =
      from instanceof Node &&
      region.current !== null &&
      (region.current.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    const all = order()
    const id = below ? all[all.length - 1] : all[0]
    if (id !== undefined) go(id)
    else name()
  }

  const pick = () => {
    const id = at.current
    if (id !== undefined) props().onTap(id, props().seat)
  }

  return (
    <section
      ref={region}
      className="tabletop-focus"
      role="application"
      aria-label={props().say(say('board.name'))}
      aria-describedby={lists}
      onKeyDown={keyDown}
      onFocus={enter}
    >
      <button
        ref={a}
        type="button"
        tabIndex={0}
        className="tabletop-item"
        onClick={pick}
        aria-label={props().say(say('board.empty'))}
      />
      <button
        ref={b}
        type="button"
        tabIndex={-1}
        className="tabletop-item"
        // Nobody is told of it before the focus comes here.
        style={AWAY}
        onClick={pick}
        aria-label={props().say(say('board.empty'))}
      />
      <p id={lists} hidden>
        {props().say(say('board.lists'))}
      </p>
      <div ref={spoken} className="tabletop-spoken" aria-live="polite" />
    </section>
  )
}
