import type { Act } from '../../rules/board/board.ts'
import type { Change } from '../../rules/board/change.ts'
import { knowingOf, lackingIn, luckFor } from '../../rules/board/trust.ts'
import type { Check } from '../../rules/dice/check.ts'
import type { Roll, RollRecord, Throw } from '../../rules/dice/roll.ts'
import type { Game } from '../../rules/game.ts'
import { inkOf } from '../../rules/ink/ink.ts'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import { topZ } from '../../rules/plain/place.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { wobble } from '../../rules/plain/wobble.ts'
import { type Answers, moveOf } from '../../rules/play/move.ts'
import type { Doing, Example } from '../../rules/told/example.ts'
import { newTable, type Table } from '../../table/table.ts'
import { VERSION } from '../../tray/physics.ts'
import { makeRoller } from '../../tray/roller.ts'
import { streamOf } from '../../tray/stream.ts'
import { USUAL_FLICK } from '../../tray/thrown.ts'
import { layFaceUp } from '../decks/faceup.ts'
import { layListed, withTable } from '../files/tablefiles.ts'
import { chance } from '../page/chance.ts'
import { bringWhole, proseOf } from '../page/games.ts'
import type { Tables } from '../page/tables.ts'
import { voiceOf } from '../page/voice.ts'

// A game half played, for whoever wants to see one. Loaded when somebody does: the lobby does not wait for it either.

/** From one doing to the next, ms. */
const BEAT = 25_000
/** Longer than anything goes on by itself. */
const MOST = 500

export interface Playing {
  /** Says what a Move writes on the table. */
  say(sentence: Sentence): string
  roll(thrown: Throw): Promise<{ readonly roll: Roll }>
  /** When the last of it was done, milliseconds since 1970. */
  readonly now: number
}

/** Plays an example on a table: whatever the rules refuse fails. Always the same, but for when it was. */
export async function playExample(
  table: Table,
  game: Game,
  { seats, doings, luck = '' }: Example,
  { say, roll, now }: Playing,
): Promise<void> {
  const { decks = [] } = game
  const even = wobble(1)
  const faces = layFaceUp(table)
  let knowing = knowingOf(decks, table.board())
  let followed = 0
  /** What is done by itself has names of its own. */
  const act = (seat: SeatId, i: number, named?: string, of = `doing-${i}`): Act => {
    let made = 0
    // What a doing makes first bears its name.
    const id = () => (made++ === 0 && named !== undefined ? named : `${of}-${made}`)
    // The seed stands in the doing itself.
    const own = { id, seed: () => '', wobble: even }
    const sees = (card: ItemId) => knowing.sees(seat, card)
    return { seat, chance: own, now: now - (doings.length - 1 - i) * BEAT, say, sees }
  }
  const apply = (changes: readonly Change[], seat: string) => {
    // Nobody who sits down takes back what was before.
    const refusal = table.apply(changes, { seat, track: false })
    if (refusal) throw new Error(refusal.key)
  }
  const move = (id: string) => {
    const found = moveOf(game, id)
    if (!found) throw new Error(`no move ${id}`)
    return found
  }
  /** What a Move brings by these answers, where the rules let it. */
  const brings = (id: string, by: Act, answers: Answers = {}) => {
    const { may, play } = move(id)
    const refusal = may(table.board(), by, answers)
    if (refusal) throw new Error(`${id}: ${refusal.say.key}`)
    return play(table.board(), by, answers)
  }

  const play = (doing: Extract<Doing, { do: 'move' }>, by: Act) => {
    const changes = brings(doing.move, by, doing.answers)
    if ('dice' in changes || changes.length === 0) throw new Error(`${doing.move} does nothing`)
    apply(
      changes.map((change) => put(change, doing)),
      doing.seat,
    )
  }

  const fall = async (check: Check, seed: string, by: Act) => {
    const { dice, bursts } = check
    const thrown = { version: VERSION, seed, dice, bursts, flick: USUAL_FLICK }
    const { seat, now: at } = by
    const record: RollRecord = {
      id: by.chance.id(),
      seat,
      at,
      check,
      thrown,
      roll: (await roll(thrown)).roll,
    }
    apply(
      [{ do: 'roll', record }, ...(game.checks?.settle?.(table.board(), by, record) ?? [])],
      seat,
    )
  }

  const throwDice = async (doing: Extract<Doing, { do: 'throw' }>, by: Act) => {
    const thrower =
      doing.move === undefined ? game.checks?.gathering?.(table.board(), by)?.thrower : doing
    const check = thrower?.move && brings(thrower.move, by, thrower.answers)
    if (!check || !('dice' in check)) throw new Error('nothing to throw for')
    await fall(check, doing.seed, by)
  }

  const ink = ({ as, seat, spots, on }: Extract<Doing, { do: 'ink' }>) => {
    const color = seatOf(seats, seat)?.color
    const drawn = inkOf({ id: as, spots, z: topZ(table.board().items) + 1, color })
    const place = on === undefined ? drawn.place : { ...drawn.place, on }
    apply([{ do: 'make', item: { ...drawn, place } }], seat)
  }

  let drawn = 0
  /** Another seed out of the one that the example has. */
  const nextSeed = () => {
    const { word } = streamOf(luck, 'label', drawn++)
    return Array.from({ length: 8 }, () => word().toString(16).padStart(8, '0')).join('')
  }
  /** Cards are shuffled that have to be, and lie open that all may see. */
  const look = () => {
    for (;;) {
      const lacking = lackingIn(decks, table.board())
      if (lacking.length === 0) break
      const changes = lacking.map((register) => luckFor(register, nextSeed()))
      apply(changes, '')
    }
    knowing = knowingOf(decks, table.board())
    faces.lie(knowing.open)
  }
  /** What follows by itself is done, one thing after another, by whose seat it is. */
  const follow = async (i: number) => {
    for (let n = 0; n < MOST; n++) {
      look()
      const next = seats.flatMap(({ id }) => {
        const by = act(id, i, undefined, `follows-${followed}`)
        const offer = game.forced?.(table.board(), by)
        return offer ? [{ offer, by }] : []
      })[0]
      if (!next) return
      followed++
      const done = brings(next.offer.move, next.by, next.offer.answers)
      if ('dice' in done) await fall(done, nextSeed(), next.by)
      else apply(done, next.by.seat)
    }
    throw new Error('it never comes to rest')
  }

  let laid = 0
  const own = { id: () => `setup-${++laid}`, seed: () => '', wobble: even }
  apply(game.setup?.({ seat: '', chance: own, now: now - doings.length * BEAT, say }) ?? [], '')
  apply(
    seats.map((seat) => ({ do: 'seat', seat })),
    '',
  )
  for (const [i, doing] of doings.entries()) {
    const by = act(doing.seat, i, 'as' in doing ? doing.as : undefined)
    if (doing.do === 'move') play(doing, by)
    else if (doing.do === 'throw') await throwDice(doing, by)
    else ink(doing)
    if (game.forced || decks.length > 0) await follow(i)
  }
}

/** What a Move makes is put where its doing says. */
function put(change: Change, { as, at }: Extract<Doing, { do: 'move' }>): Change {
  if (change.do !== 'make' || !at || change.item.id !== as) return change
  return { ...change, item: { ...change.item, place: { ...change.item.place, ...at } } }
}

/** Nobody has sat down at it, and nothing is there that was not. */
const untouched = (table: Table, rolls: number, items: number): boolean => {
  const state = table.state()
  return (
    state.seats.every(({ sitter }) => sitter === '') &&
    state.rolls.length === rolls &&
    state.items.size === items
  )
}

/** Goes to the example that is there already, if nobody has played on with it; otherwise a new one is laid. */
export async function layExample(game: Game, tables: Tables): Promise<string | undefined> {
  const [example] = await Promise.all([
    game.example?.(tables.page.spoken.now),
    proseOf(tables.page, game),
    bringWhole(tables.page, game),
  ])
  if (!example) return undefined
  const roller = makeRoller()
  try {
    const now = Date.now()
    const table = newTable(chance.id(), { game: game.id, title: example.title, made: now })
    await playExample(table, game, example, {
      say: voiceOf(tables.page, game).say,
      roll: roller.roll,
      now,
    })
    const { rolls, items } = table.state()
    for (const { id, title, bin } of tables.lobby.list()) {
      if (bin || title !== example.title) continue
      const same = await withTable(id, tables, (old) => untouched(old, rolls.length, items.size))
      if (!same) continue
      table.close()
      return id
    }
    return layListed(table, tables)
  } finally {
    roller.close()
  }
}
