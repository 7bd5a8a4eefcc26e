import type { Board } from '../../rules/board/board.ts'
import type { Mark } from '../../rules/board/mark.ts'
import type { Game } from '../../rules/game.ts'
import type { Item } from '../../rules/plain/item.ts'
import { samePlain } from '../../table/document/plain.ts'
import type { TableState } from '../../table/table.ts'
import type { News } from '../../ui/share/news.ts'
import type { OpenTable } from '../page/opentable.ts'

/** What has come in is told once nothing more has come for so long (ms). */
const QUIET = 1500
const LOOK = 250

/** What one state of a table has that an earlier one had not. */
export function newsBetween(
  before: TableState,
  after: TableState,
  amiss: News['amiss'] = [],
): News {
  const made: Record<string, number> = {}
  const decided: Record<string, number> = {}
  let [changed, binned, throws] = [0, 0, 0]
  const count = (all: Record<string, number>, { kind }: Item) => {
    all[kind] = (all[kind] ?? 0) + 1
  }
  for (const [id, item] of after.items) {
    const old = before.items.get(id)
    if (old && samePlain(old, item)) continue
    if (!item.bin && (!old || old.bin)) count(made, item)
    else if (item.bin && old && !old.bin) binned += 1
    else if (!item.bin) changed += 1
  }
  const known = new Set(before.rolls.map(({ id }) => id))
  const asked = new Set(before.rolls.map(({ check }) => check.about))
  for (const { id, check } of after.rolls) {
    if (known.has(id)) continue
    const about = after.items.get(check.about)
    if (!about) throws += 1
    else if (!asked.has(check.about)) count(decided, about)
    asked.add(check.about)
  }
  return { made, decided, changed, binned, throws, amiss }
}

/** What is amiss on one board that was not on an earlier one. */
export function amissBetween(game: Game, before: Board, after: Board): News['amiss'] {
  const amissOn = (board: Board) =>
    game.read(board).flatMap((mark) => (mark.as === 'amiss' ? [mark] : []))
  const print = ({ on, say }: Mark) => JSON.stringify([on, say])
  const known = new Set(amissOn(before).map(print))
  return amissOn(after)
    .filter((mark) => !known.has(print(mark)))
    .map(({ on, say }) => {
      const { kind = '', texts = {} } = after.items.get(on) ?? {}
      const piece = game.pieces[kind]
      const name = piece?.texts.map((text) => texts[text]?.trim() ?? '').find(Boolean)
      return { what: name?.slice(0, 60) ?? piece?.say ?? kind, say }
    })
}

/**
 * Tells what came in when this screen meets others again after it was alone: all that is there once it is quiet, and
 * was not before. Returns the way out.
 */
export function listenApart(
  { table, room, game }: OpenTable,
  tell: (news: News) => void,
): () => void {
  /** Whether somebody is there; and whether a relay is, which may know more than we do. */
  const reached = () => {
    const { neighbours, relays } = room.around()
    return { people: neighbours.length > 0, relay: relays.some(({ connected }) => connected) }
  }
  let were = reached()
  let before: TableState | undefined
  let board: Board | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  const finish = () => {
    clearInterval(timer)
    if (!before) return
    const amiss = board ? amissBetween(game, board, table.board()) : []
    const news = newsBetween(before, table.state(), amiss)
    before = board = undefined
    tell(news)
  }
  const stop = room.subscribe(() => {
    const old = were
    were = reached()
    const { people, relay } = were
    if (people ? old.people : old.relay || !relay) return
    before ??= table.state()
    board ??= table.board()
    let seen = before
    let since = performance.now()
    clearInterval(timer)
    timer = setInterval(() => {
      const now = table.state()
      if (now !== seen || room.around().arriving) since = performance.now()
      seen = now
      if (performance.now() - since > QUIET) finish()
    }, LOOK)
  })
  // What is done here from now on did not come in.
  const own = ({ local }: { readonly local: boolean }) => {
    if (local) finish()
  }
  table.doc.on('beforeTransaction', own)
  return () => {
    clearInterval(timer)
    stop()
    table.doc.off('beforeTransaction', own)
  }
}
