import { FACE } from '../../rules/board/deck.ts'
import type { FaceId, Item, ItemId } from '../../rules/plain/item.ts'
import { isHeldOpen, watchCurtain } from '../../ui/hands/curtain.ts'
import { veilOf } from '../../ui/hands/veil.ts'
import { makeForced } from './forced.ts'
import { type DeckHere, holdAlone, seatsHere } from './here.ts'
import type { keepSealed } from './sealed.ts'
import { tellSeals } from './telling.ts'
import { makeTrusted } from './trusted.ts'

/**
 * The desk of decks: compares what a game says of its hidden cards with how they lie, and brings about what is due;
 * then plays by itself what leaves nobody a choice. Returns the way out.
 */
export function keepDecks(here: DeckHere): () => void {
  const { opened, device } = here
  const { table, game, room, extras } = opened
  const { decks = [] } = game
  const hold = holdAlone(`prophecy-table/decks/${table.id}`, () => look())
  /** Whether this screen brings anything about: not one that only watches, nor before all of the table has come. */
  const acts = () =>
    hold.ours() &&
    table.barred() === undefined &&
    room.around().arriving === undefined &&
    seatsHere(table.state().seats, device).length > 0
  const trusted = makeTrusted({ table, decks, device, acts })
  const forced = makeForced(here, acts)
  const telling = tellSeals({ table, notices: here.notices, voice: opened.voice })
  let sealed: ReturnType<typeof keepSealed> | undefined
  let lie: ReadonlyMap<ItemId, FaceId> = new Map()
  let closed = false
  let looking = false

  const dressed = new WeakMap<Item, Item>()
  const dress = (item: Item): Item => {
    const face = lie.get(item.id)
    if (face === undefined) return item
    const known = dressed.get(item)
    if (known?.props[FACE] === face) return known
    const next = { ...item, props: { ...item.props, [FACE]: face } }
    dressed.set(item, next)
    return next
  }
  /** What all know lies there for all to see. */
  const layOpen = (next: ReadonlyMap<ItemId, FaceId>) => {
    const touched = [...new Set([...lie.keys(), ...next.keys()])].filter(
      (id) => lie.get(id) !== next.get(id),
    )
    lie = next
    if (touched.length > 0) table.bear(dress, touched)
  }
  /** More is known than the table tells: it is looked at anew. */
  const changed = () => {
    table.bear(dress, [])
    forced.anew()
    look()
  }
  const look = () => {
    if (looking || closed) return
    looking = true
    queueMicrotask(() => {
      looking = false
      if (closed) return
      layOpen(new Map([...(sealed?.knowing().open ?? []), ...trusted.look().open]))
      forced.look()
    })
  }

  // At a screen of several nobody reads in passing what is another's to see.
  const shown: typeof extras.shown = (seat, chooses) => {
    const watched = veilOf(game, table.board(), device, seat) !== undefined
    const open = chooses || isHeldOpen(seat) || !watched
    return {
      watched,
      sees: (card) =>
        lie.get(card) ??
        (open
          ? (trusted.look().sees(seat, card) ?? sealed?.knowing().sees(seat, card))
          : undefined),
    }
  }
  extras.shown = shown
  const lookAll = () => {
    look()
    sealed?.look()
  }
  // Also where people trust one another: they may seal their cards one day when nobody serves it any more.
  if (decks.length > 0)
    void import('./sealed.ts').then(
      ({ keepSealed }) => {
        if (closed) return
        sealed = keepSealed({ table, game, room, device, acts, changed, onStand: telling.look })
        lookAll()
      },
      () => undefined,
    )
  const stops = [table.subscribe(lookAll), room.subscribe(look), watchCurtain(changed)]
  look()
  return () => {
    if (closed) return
    closed = true
    // Another may have begun already.
    if (extras.shown === shown) delete extras.shown
    for (const stop of stops) stop()
    trusted.close()
    sealed?.close()
    telling.close()
    forced.close()
    hold.leave()
    lie = new Map()
  }
}
