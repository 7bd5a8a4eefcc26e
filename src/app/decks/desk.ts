import { isHeldOpen, isLookedAt, lookAway, watchCurtain } from '../../ui/hands/curtain.ts'
import { veilOf } from '../../ui/hands/veil.ts'
import { hearDone } from './donehere.ts'
import { layFaceUp } from './faceup.ts'
import { makeForced } from './forced.ts'
import { type DeckHere, holdAlone, seatsHere } from './here.ts'
import type { keepSealed } from './sealed.ts'
import { tellSeals } from './telling.ts'
import { makeTrusted } from './trusted.ts'

/** What keeps sealed cards is asked for again, where it could not be had, after so long (ms). */
const AGAIN = 5000

/**
 * The desk of decks: compares what a game says of its hidden cards with how they lie, and brings about what is due;
 * then plays by itself what leaves nobody a choice. `bring` loads what keeps sealed cards. Returns the way out.
 */
export function keepDecks(here: DeckHere, bring = () => import('./sealed.ts')): () => void {
  const { opened, device } = here
  const { table, game, room, extras } = opened
  const { decks = [] } = game
  const hold = holdAlone(`prophecy-table/decks/${table.id}`, () => look())
  /** Whether this screen can bring anything about: not before all of the table has come. */
  const able = () =>
    hold.ours() && table.barred() === undefined && room.around().arriving === undefined
  /** Whether it does: not one that only watches. */
  const acts = () => able() && seatsHere(table.state().seats, device).length > 0
  const trusted = makeTrusted({ table, decks, device, acts })
  const forced = makeForced(here, () => acts() && sealed?.isPast() !== true)
  const telling = tellSeals({ table, device, notices: here.notices, voice: opened.voice })
  let sealed: ReturnType<typeof keepSealed> | undefined
  const faces = layFaceUp(table)
  const done = hearDone(table)
  let closed = false
  let looking = false
  /** Whether that could not be had, and when it is asked for again. */
  let missing = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** More is known than the table tells: it is looked at anew. */
  const changed = () => {
    faces.anew()
    forced.anew()
    look()
  }
  const look = () => {
    if (looking || closed) return
    looking = true
    queueMicrotask(() => {
      looking = false
      if (closed) return
      faces.lie(new Map([...(sealed?.knowing().open ?? []), ...trusted.look().open]))
      forced.look()
      const board = table.board()
      telling.lack(missing && decks.some((deck) => !deck.onTrust(board)))
      for (const { id } of seatsHere(board.seats, device))
        lookAway(id, game.looks?.(board, id) ?? [])
    })
  }

  // At a screen of several nobody reads in passing what is another's to see.
  const shown: typeof extras.shown = (seat, chooses) => {
    const watched = veilOf(game, table.board(), device, seat) !== undefined
    const open = chooses || isHeldOpen(seat) || !watched
    return {
      watched,
      ...(watched && { looked: (card) => isLookedAt(seat, card) }),
      sees: (card) =>
        faces.of(card) ??
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
  async function load(): Promise<void> {
    const come = await bring().catch(() => undefined)
    if (closed) return
    missing = !come
    if (come)
      sealed = come.keepSealed({
        ...{ table, game, room, device, able, changed, done },
        onStand: telling.look,
      })
    // Whoever served the page may be gone for good, or be back in a moment.
    else timer = setTimeout(() => void load(), AGAIN)
    lookAll()
  }
  // Also where people trust one another: they may seal their cards one day when nobody serves it any more.
  if (decks.length > 0) void load()
  const stops = [table.subscribe(lookAll), room.subscribe(look), watchCurtain(changed)]
  look()
  return () => {
    if (closed) return
    closed = true
    clearTimeout(timer)
    // Another may have begun already.
    if (extras.shown === shown) delete extras.shown
    for (const stop of stops) stop()
    trusted.close()
    sealed?.close()
    done.close()
    telling.close()
    forced.close()
    hold.leave()
    faces.end()
  }
}
