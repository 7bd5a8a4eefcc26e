import type { ItemId } from '../../rules/plain/item.ts'
import type { Deal } from '../hold/deal.ts'
import type { Selection } from '../hold/selection.ts'
import type { BoardHandle, BoardProps } from '../view/props.ts'
import type { View } from '../view/view.ts'
import { type KeyDeed, stepFrom } from './keys.ts'

/** What the keys act on: the board, and the item that has the focus. */
export interface Keyed {
  readonly view: Pick<View, 'spatial'>
  props(): BoardProps
  readonly selection: Selection
  readonly deal: Deal
  readonly board: BoardHandle
  release(): void
  /** The oval from which a line is being drawn. */
  readonly lineFrom: { current: ItemId | undefined }
  current(): ItemId | undefined
  /** All items, in the order in which one steps past them. */
  order(): readonly ItemId[]
  /** What a deed is done to: what is selected, if the focus is on some of it. */
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

/** What changes the table: it is said why, where that cannot be done from here. */
const CHANGING: ReadonlySet<KeyDeed['do']> = new Set<KeyDeed['do']>([
  'nudge',
  'turn',
  'write',
  'bin',
  'duplicate',
  'raise',
])

/** What would take it out of somebody's hand. */
const MOVING: ReadonlySet<KeyDeed['do']> = new Set<KeyDeed['do']>(['nudge', 'turn', 'bin', 'raise'])

/** Does on the board what a key asks for; false where there was nothing to do. */
export function keyActs(on: Keyed): (deed: KeyDeed) => boolean {
  const { view, props, selection, deal, board, release, lineFrom } = on
  const { current, order, ids, go, bring, tell, name, corner } = on

  /** With a tool in hand, Enter or Space does what a press with it would; false when the hand is empty. */
  const draw = (): boolean => {
    const { tool, onOval, onLine } = props()
    const id = current()
    const from = lineFrom.current
    lineFrom.current = undefined
    if (tool === 'oval') {
      onOval(board.centre())
      return true
    }
    if (tool !== 'line' || id === undefined) return false
    if (from === undefined || !view.spatial.entries.has(from)) {
      lineFrom.current = id
      selection.set([id])
      tell('board.lineFrom')
    } else if (from !== id) onLine(from, id)
    return true
  }

  const act = (deed: KeyDeed): boolean => {
    const id = current()
    if (id !== undefined && CHANGING.has(deed.do) && props().table.refuses()) return true
    if (MOVING.has(deed.do) && deal.taken(ids())) return true
    switch (deed.do) {
      case 'step': {
        const next = stepFrom(order(), id, deed.by)
        if (next !== undefined) go(next)
        return next !== undefined
      }
      case 'nudge':
        deal.nudge(ids(), deed.dx, deed.dy)
        tell('board.moved')
        bring(id)
        return true
      case 'turn':
        deal.turn(ids(), deed.by)
        tell('board.turned')
        return true
      case 'zoom':
        board.zoom(deed.factor)
        return true
      case 'fit':
        board.fit()
        return true
      case 'whole':
        board.whole()
        return true
      case 'write': {
        if (draw()) return true
        const field = id === undefined ? undefined : view.spatial.entries.get(id)?.piece.texts[0]
        if (id === undefined) return false
        if (field !== undefined) props().onWrite(id, field)
        else if (props().glow.has(id)) props().onTap(id)
        // Nothing can be written on it: what can be done with it stands in its menu.
        else return act({ do: 'menu' })
        return true
      }
      case 'bin': {
        const next = stepFrom(order(), id, 1) ?? stepFrom(order(), id, -1)
        const gone = ids()
        deal.bin(gone)
        if (next !== undefined && !gone.includes(next) && view.spatial.entries.has(next)) go(next)
        return true
      }
      case 'duplicate': {
        const copies = deal.duplicate(ids())
        selection.set(copies)
        if (copies[0] !== undefined) go(copies[0])
        return true
      }
      case 'choose': {
        if (draw()) return true
        if (id === undefined) return true
        selection.toggle(id)
        props().onTap(id)
        name()
        return true
      }
      case 'menu': {
        const [x, y] = corner()
        // What the menu does, it does to what is selected.
        if (id !== undefined && !selection.ids.has(id)) selection.set([id])
        props().onMenu(id, x, y)
        return true
      }
      case 'all':
        board.selectAll()
        return true
      case 'raise':
        deal.raise(ids())
        tell('board.raised')
        return true
      case 'escape':
        lineFrom.current = undefined
        release()
        selection.set([])
        return true
    }
  }

  return act
}
