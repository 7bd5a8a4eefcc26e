import type { Act, Board } from '../../src/rules/board/board.ts'
import type { Change } from '../../src/rules/board/change.ts'
import { type Deck, dueTo, FACE } from '../../src/rules/board/deck.ts'
import { luckFor, orderOf } from '../../src/rules/board/trust.ts'
import type { Check } from '../../src/rules/dice/check.ts'
import type { RollRecord } from '../../src/rules/dice/roll.ts'
import type { Game } from '../../src/rules/game.ts'
import type { FaceId, Item, ItemId, SeatId } from '../../src/rules/plain/item.ts'
import { wobble } from '../../src/rules/plain/wobble.ts'
import type { Answers, Move } from '../../src/rules/play/move.ts'
import { newTable, type Table } from '../../src/table/table.ts'

/** Longer than anything goes on by itself. */
const ENDLESS = 500

/** People at one real table of a game with a hidden deck, who play on trust: each knows what is due to them. */
export interface Desk {
  readonly table: Table
  /** With the faces that all know. */
  board(): Board
  act(seat: SeatId): Act
  /** What is on a card, whoever may see it. */
  faceOf(card: ItemId): FaceId | undefined
  /** What a seat may see, or all. */
  knows(seat: SeatId | 'all'): ReadonlySet<ItemId>
  move(id: string): Move
  refused(seat: SeatId, move: string, answers?: Answers): string | undefined
  /** Plays a Move as the app would: what it throws for is thrown, and what is lasting cannot be undone. */
  play(seat: SeatId, move: string, answers?: Answers): void
  /** What follows by itself at all screens, one after another, until there is none. */
  run(): void
  /** Changes by hand, or by somebody who does as they like. */
  by(seat: SeatId, ...changes: Change[]): void
}

const seatsOf = (names: readonly string[]): readonly Change[] =>
  names.map((name, color) => ({
    do: 'seat',
    seat: { id: name.toLowerCase(), name, color, sitter: `device of ${name}` },
  }))

const bare: Deck = { id: '', kind: '', seals: () => [], due: () => [], onTrust: () => true }

/** A new table of a game, with its setup and these people at it. */
export function deskOf(game: Game, names: readonly string[], seed = 1): Desk {
  const table = newTable('desk', { game: game.id, title: 'An evening', made: 1 })
  const luck = wobble(seed)
  const deck = game.decks?.[0] ?? bare
  const hex = () => Array.from({ length: 64 }, () => Math.floor(luck() * 16).toString(16)).join('')
  let made = 0
  let last: { readonly from: Board; readonly board: Board } | undefined

  /** As the table lies, once all shuffles that are due are made. */
  function read(): Board {
    for (let board = table.board(); ; board = table.board()) {
      const { lacking } = orderOf(deck, board)
      if (lacking === undefined) break
      table.apply([luckFor(lacking, hex())], { seat: '', track: false })
    }
    const from = table.board()
    if (last?.from === from) return last.board
    const { faces } = orderOf(deck, from)
    const items = new Map<ItemId, Item>(from.items)
    for (const card of dueTo(deck, from, 'all')) {
      const item = items.get(card)
      const face = faces.get(card)
      if (item && face) items.set(card, { ...item, props: { ...item.props, [FACE]: face } })
    }
    last = { from, board: { ...from, items } }
    return last.board
  }

  const faceOf = (card: ItemId) => orderOf(deck, read()).faces.get(card)
  const knows = (seat: SeatId | 'all') => dueTo(deck, read(), seat)

  const act = (seat: SeatId): Act => {
    const { faces } = orderOf(deck, read())
    const known = [knows(seat), knows('all')]
    return {
      seat,
      chance: { id: () => `id${seed}-${++made}`, seed: hex, wobble: luck },
      now: 1000 + made,
      sees: (card) => (known.some((cards) => cards.has(card)) ? faces.get(card) : undefined),
    }
  }

  const move = (id: string): Move => {
    const found = game.moves.find((one) => one.id === id)
    if (!found) throw new RangeError(`no move ${id}`)
    return found
  }

  const apply = (
    changes: readonly Change[],
    seat: SeatId,
    how: { track?: boolean; lasts?: boolean } = {},
  ) => {
    const amiss = table.apply(changes, { seat, ...how })
    if (amiss) throw new Error(amiss.key)
  }

  function fall(seat: SeatId, check: Check): void {
    const { dice, bursts } = check
    const record: RollRecord = {
      ...{ id: `roll-${seed}-${++made}`, seat, at: made, check, roll: [] },
      thrown: { version: 1, seed: hex(), dice, bursts, flick: { dx: 1, dy: 0, power: 1 } },
    }
    const brought = game.checks?.settle?.(read(), act(seat), record) ?? []
    apply([...brought, { do: 'roll', record }], seat)
  }

  const desk: Desk = {
    ...{ table, board: read, act, move, faceOf, knows },
    refused: (seat, id, answers = {}) => move(id).may(read(), act(seat), answers)?.say.key,
    play(seat, id, answers = {}) {
      const why = move(id).may(read(), act(seat), answers)
      if (why?.force === 'must') throw new Error(`${id} ${JSON.stringify(answers)}: ${why.say.key}`)
      const lasting = move(id).lasting?.(read(), act(seat), answers) === true
      const isForced = game.forced?.(read(), act(seat))?.move === id
      const done = move(id).play(read(), act(seat), answers)
      if ('dice' in done) return fall(seat, done)
      if (done.length === 0) throw new Error(`${id} ${JSON.stringify(answers)} does nothing`)
      apply(done, seat, isForced ? { track: false } : { lasts: lasting })
    },
    run() {
      for (let n = 0; n < ENDLESS; n++) {
        const board = read()
        const next = board.seats
          .map(({ id }) => [id, game.forced?.(board, act(id))] as const)
          .find(([, offer]) => offer !== undefined)
        if (!next?.[1]) return
        desk.play(next[0], next[1].move, next[1].answers)
      }
      throw new Error('it never comes to rest')
    },
    by: (seat, ...changes) => apply(changes, seat),
  }
  apply([...(game.setup?.(act('')) ?? []), ...seatsOf(names)], '')
  return desk
}
