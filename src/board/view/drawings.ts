import { facesOf, isDrawnLate, lacksFaces } from '../../rules/board/lateface.ts'
import type { Piece } from '../../rules/board/piece.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import type { BoardProps } from './props.ts'
import type { View } from './view.ts'

/** Where the game draws, or hangs a word at an oval's rim. */
function markedOn({ look, spatial }: View): ItemId[] {
  const ids: ItemId[] = []
  for (const [id, marks] of look().marks)
    for (const { as } of marks)
      if (as === 'drawn' || (as === 'label' && spatial.entries.get(id)?.piece.painter === 'oval'))
        ids.push(id)
  return ids
}

/** Where something is printed or borne; ink, and dice. */
const bearersIn = ({ spatial }: View): ItemId[] =>
  [...spatial.entries.values()].flatMap(({ id, piece }) => (isDrawnLate(piece) ? id : []))

/** What lies there, each piece once. */
const piecesIn = ({ spatial }: View): readonly Piece[] => [
  ...new Set([...spatial.entries.values()].map(({ piece }) => piece)),
]

/** What paints ink and dice, and what is printed, borne and drawn on things: it comes late. */
export interface LateDrawing {
  /**
   * Sends for it where there is ink or a die, or something is printed or borne. Resolves when all of that has come, or
   * cannot be had: what is painted before is painted twice.
   */
  come(): Promise<unknown>
  /** A step of the view, which sends for it with the first that needs it; for faces, with the first of each piece. */
  step(): boolean
  /** What is printed is painted anew where it is said by another voice than before. */
  reword(say: BoardProps['say']): void
}

/** Looks for all of that on a view, and has it painted anew once what paints it has come. */
export function lateDrawing(view: View): LateDrawing {
  let sent: Promise<void> | undefined
  let here = false
  let looked = -1
  let said: BoardProps['say'] | undefined
  const lacks = () => {
    if (!here && markedOn(view).length > 0) return true
    // Whether there is something of that kind is looked at once as things lie.
    if (looked === view.changes()) return false
    looked = view.changes()
    return here ? lacksFaces(piecesIn(view)) : bearersIn(view).length > 0
  }
  const send = async () => {
    try {
      await Promise.all([import('../../paint/things/drawing.ts'), facesOf(piecesIn(view))])
      here = true
      view.refresh([...markedOn(view), ...bearersIn(view)])
    } catch {
      // It did not come: it is sent for again with the next frame.
      looked = -1
    }
    sent = undefined
  }
  return {
    async come() {
      if (here || bearersIn(view).length === 0) return
      sent ??= send()
      // What fields show is worked out by what comes late, too.
      await Promise.allSettled([sent, import('../../rules/board/borne.ts')])
    },
    step() {
      if (!sent && lacks()) sent = send()
      return false
    },
    reword(say) {
      if (said && said !== say) view.refresh(bearersIn(view))
      said = say
    },
  }
}
