import { game as dark } from '../../../src/games/dark-prophecy/game.ts'
import type { Act, Board } from '../../../src/rules/board/board.ts'
import type { Change } from '../../../src/rules/board/change.ts'
import { FACE } from '../../../src/rules/board/deck.ts'
import type { Check } from '../../../src/rules/dice/check.ts'
import { lotsOf } from '../../../src/rules/dice/lots.ts'
import type { RollRecord } from '../../../src/rules/dice/roll.ts'
import type { Game } from '../../../src/rules/game.ts'
import type { FaceId, Item, ItemId, SeatId } from '../../../src/rules/plain/item.ts'
import type { Answers, Move } from '../../../src/rules/play/move.ts'
import { newTable, type Table } from '../../../src/table/table.ts'
import { luckOf } from './dealer.ts'

const game: Game = dark
await game.whole?.load()

/** Longer than anything goes on by itself. */
const ENDLESS = 500

/** People at one real table of a game with a hidden deck, played on trust: faces are worked out as its desk would. */
export interface Desk {
  readonly table: Table
  /** With the faces that all know. */
  board(): Board
  act(seat: SeatId): Act
  /** What is on a card, whoever has seen it. */
  faceOf(card: ItemId): FaceId | undefined
  /** What a seat has been shown; '' for all. */
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

export function makeDesk(
  names: readonly string[],
  seed = 1,
  table = newTable('dark', { game: game.id, title: 'A dark evening', made: 1 }),
): Desk {
  const luck = luckOf(seed)
  const [deck] = game.decks ?? []
  if (!deck) throw new Error('no deck')
  const faces = new Map<ItemId, FaceId>()
  const seen = new Map<SeatId | 'all', Set<ItemId>>()
  const known = (seat: SeatId | 'all'): Set<ItemId> => {
    const there = seen.get(seat) ?? new Set()
    seen.set(seat, there)
    return there
  }
  const hex = () => Array.from({ length: 64 }, () => Math.floor(luck() * 16).toString(16)).join('')
  let made = 0
  let shuffled = 0
  let last: { readonly from: Board; readonly many: number; readonly board: Board } | undefined

  /** All shuffles that are due and were not made, and what is due to be seen then. */
  function heed(): void {
    const board = table.board()
    for (const seal of deck!.seals(board).slice(shuffled)) {
      shuffled++
      const before = seal.cards.map((card, i) => seal.faces[i] ?? faces.get(card)!)
      const order = lotsOf(
        [{ of: seal.cards.map((_, i) => String(i)), take: seal.cards.length }],
        hex(),
      )[0]!
      seal.cards.forEach((card, i) => {
        faces.set(card, before[Number(order[i])]!)
        for (const one of seen.values()) one.delete(card)
      })
    }
    for (const { cards, to } of deck!.due(board)) for (const card of cards) known(to).add(card)
  }

  function read(): Board {
    heed()
    const from = table.board()
    const many = known('all').size
    if (last?.from === from && last.many === many) return last.board
    const items = new Map<ItemId, Item>(from.items)
    for (const card of known('all')) {
      const item = items.get(card)
      const face = faces.get(card)
      if (item && face) items.set(card, { ...item, props: { ...item.props, [FACE]: face } })
    }
    last = { from, many, board: { ...from, items } }
    return last.board
  }

  const act = (seat: SeatId): Act => ({
    seat,
    chance: { id: () => `id${seed}-${++made}`, seed: hex, wobble: luck },
    now: 1000 + made,
    sees: (card) => (known(seat).has(card) || known('all').has(card) ? faces.get(card) : undefined),
  })

  const move = (id: string): Move => {
    const found = game.moves.find((one) => one.id === id)
    if (!found) throw new RangeError(`no move ${id}`)
    return found
  }

  function fall(seat: SeatId, check: Check): void {
    const { dice, bursts } = check
    const record: RollRecord = {
      ...{ id: `roll-${seed}-${++made}`, seat, at: made, check, roll: [] },
      thrown: { version: 1, seed: hex(), dice, bursts, flick: { dx: 1, dy: 0, power: 1 } },
    }
    const brought = game.checks?.settle?.(read(), act(seat), record) ?? []
    const amiss = table.apply([...brought, { do: 'roll', record }], { seat })
    if (amiss) throw new Error(amiss.key)
  }

  const refused: Desk['refused'] = (seat, id, answers = {}) =>
    move(id).may(read(), act(seat), answers)?.say.key

  const desk: Desk = {
    table,
    board: read,
    act,
    move,
    refused,
    faceOf: (card) => faces.get(card),
    knows: known,
    play(seat, id, answers = {}) {
      const why = move(id).may(read(), act(seat), answers)
      if (why?.force === 'must') throw new Error(`${id} ${JSON.stringify(answers)}: ${why.say.key}`)
      const lasting = move(id).lasting?.(read(), act(seat), answers) === true
      const done = move(id).play(read(), act(seat), answers)
      if ('dice' in done) return fall(seat, done)
      if (done.length === 0) throw new Error(`${id} ${JSON.stringify(answers)} does nothing`)
      const amiss = table.apply(done, { seat, track: !lasting })
      if (amiss) throw new Error(amiss.key)
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
    by(seat, ...changes) {
      const amiss = table.apply(changes, { seat })
      if (amiss) throw new Error(amiss.key)
    },
  }
  desk.by('', ...(game.setup?.(act('')) ?? []), ...seatsOf(names))
  return desk
}
