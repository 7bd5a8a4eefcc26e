import type { ItemId } from '../../rules/plain/item.ts'
import type { Arranger } from '../hold/arrange.ts'
import type { Selection } from '../hold/selection.ts'
import { stepFrom } from '../map/order.ts'
import type { BoardHandle, BoardProps, KeyedCommand } from '../view/props.ts'
import type { View } from '../view/view.ts'

/** What the keys act on: the board, and the item that has the focus. */
export interface Keyed {
  readonly view: Pick<View, 'spatial'>
  props(): BoardProps
  readonly selection: Selection
  readonly arranger: Arranger
  readonly board: Pick<BoardHandle, 'does' | 'centre'>
  release(): void
  /** The oval from which a line is being drawn. */
  readonly lineFrom: { current: ItemId | undefined }
  current(): ItemId | undefined
  /** All items, in the order in which one steps past them. */
  order(): readonly ItemId[]
  /** What something is done to: what is selected, if the focus is on some of it. */
  ids(): ItemId[]
  /** Takes the focus to an item. */
  go(id: ItemId): void
  /** Moves the view so far that the item can be seen. */
  bring(id: ItemId | undefined): void
  /** Says what was done to the item. */
  tell(key: string): void
  /** Names the item anew. */
  name(): void
  /** Where a menu opens, client px. */
  corner(): readonly [x: number, y: number]
}

/** Does what the key asks for; false where there was nothing to do, and the key goes on its way. */
type Does = (key: string) => boolean

/** What keys do where the focus is on the board. */
export function keyActs(on: Keyed): Readonly<Record<KeyedCommand, Does>> {
  const { view, props, selection, arranger, board, release, lineFrom } = on
  const { current, order, ids, go, bring, tell, name, corner } = on

  /** With a tool in hand, Enter or Space does what a press with it would; false when the hand is empty. */
  const draw = (): boolean => {
    const { tool, seat, onOval, onLine } = props()
    const id = current()
    const from = lineFrom.current
    lineFrom.current = undefined
    if (tool === 'oval') {
      onOval(board.centre(), seat)
      return true
    }
    if (tool !== 'line' || id === undefined) return false
    if (from === undefined || !view.spatial.entries.has(from)) {
      lineFrom.current = id
      selection.set([id])
      tell('board.lineFrom')
    } else if (from !== id) onLine(from, id, seat)
    return true
  }

  const step = (by: 1 | -1) => () => {
    const next = stepFrom(order(), current(), by)
    if (next !== undefined) go(next)
    return next !== undefined
  }
  const move = (far: boolean) => (arrow: string) => {
    if (!arranger.nudge(ids(), arrow, far)) return true
    tell('board.moved')
    bring(current())
    return true
  }
  const turn = (way: 1 | -1) => () => {
    if (arranger.turn(ids(), way)) tell('board.turned')
    return true
  }
  const does = (what: keyof BoardHandle['does']) => () => {
    board.does[what]()
    return true
  }
  const menu = () => {
    const id = current()
    const [x, y] = corner()
    // What the menu does, it does to what is selected.
    if (id !== undefined && !selection.ids.has(id)) selection.set([id])
    props().onMenu(id, x, y)
    return true
  }

  return {
    next: step(1),
    before: step(-1),
    move: move(false),
    moveFar: move(true),
    turn: turn(1),
    turnBack: turn(-1),
    selectAll: does('selectAll'),
    zoomIn: does('zoomIn'),
    zoomOut: does('zoomOut'),
    fit: does('fit'),
    whole: does('whole'),
    menu,
    write() {
      if (draw()) return true
      const id = current()
      if (id === undefined) return false
      const field = view.spatial.entries.get(id)?.piece.texts[0]
      if (field !== undefined) props().onWrite(id, field, props().seat)
      else if (props().glow.has(id)) props().onTap(id, props().seat)
      // Nothing can be written on it: what can be done with it stands in its menu.
      else return menu()
      return true
    },
    choose() {
      const id = current()
      if (draw() || id === undefined) return true
      selection.toggle(id)
      props().onTap(id, props().seat)
      name()
      return true
    },
    duplicate() {
      const copies = arranger.duplicate(ids())
      selection.set(copies)
      if (copies[0] !== undefined) go(copies[0])
      return true
    },
    raise() {
      if (arranger.raise(ids())) tell('board.raised')
      return true
    },
    count() {
      const id = current()
      // Where it is counted stands beside the board.
      if (id !== undefined && view.spatial.entries.get(id)?.piece.fields) selection.set([id])
      return false
    },
    bin() {
      const id = current()
      const next = stepFrom(order(), id, 1) ?? stepFrom(order(), id, -1)
      const gone = ids()
      if (!arranger.bin(gone)) return true
      if (next !== undefined && !gone.includes(next) && view.spatial.entries.has(next)) go(next)
      return true
    },
    leave() {
      lineFrom.current = undefined
      release()
      selection.set([])
      return true
    },
  }
}
