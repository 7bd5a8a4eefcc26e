import { game } from '../../../src/games/road-and-ruin/game.ts'
import { decidedBy } from '../../../src/games/road-and-ruin/story/slips.ts'
import type { Check, Ruling } from '../../../src/rules/dice/check.ts'
import type { RollRecord } from '../../../src/rules/dice/roll.ts'
import type { Game } from '../../../src/rules/game.ts'
import type { Item, ItemId, Plain } from '../../../src/rules/plain/item.ts'
import type { Gathering } from '../../../src/rules/play/gathering.ts'
import type { Answers } from '../../../src/rules/play/move.ts'
import type { Table } from '../../../src/table/table.ts'
import { item, type Keeping, type Sitting, sit } from '../../make.ts'
import { aTable } from '../../table/make.ts'

/** The game, as any game. */
export const road: Game = game
await road.whole?.load()

/** A character as it lies on the table: every attribute 3, unless told. */
export const somebody = (
  id: ItemId,
  props: Readonly<Record<string, Plain>> = {},
  texts: Readonly<Record<string, string>> = {},
): Item => {
  const all = ['str', 'dex', 'end', 'int', 'wit', 'foc', 'wil', 'con', 'poi'] as const
  const attributes = Object.fromEntries(all.map((one) => [one, 3]))
  return item(id, 'character', {
    props: { ...attributes, exertion: 30, ...props },
    texts: { name: id, ...texts },
  })
}

/** People at a table of this game, with these characters on it. */
export function onRoad(characters: readonly Item[] = [], kept?: Keeping): Sitting {
  const at = sit(road, ['Ada', 'Milo', 'June'], kept)
  for (const { bin: _, ...one } of characters) at.by({ do: 'make', item: one })
  return at
}

/** What is gathered, as this seat sees it. */
export function gathered(at: Sitting, seat = 'ada'): Gathering {
  const gathering = road.checks?.gathering?.(at.board(), at.act(seat))
  if (!gathering) throw new Error('nothing is gathered')
  return gathering
}

/** A Move that throws: its Check, or an error that says why not. */
export function checkBy(at: Sitting, move: string, answers: Answers = {}, seat = 'ada'): Check {
  const why = at.refused(move, answers, seat)
  if (why?.force === 'must') throw new Error(`${move} refused: ${why.key}`)
  const check = at.move(move).play(at.board(), at.act(seat), answers)
  if (!('dice' in check)) throw new Error(`${move} brings no Check`)
  return check
}

export const ruled = ({ check, roll }: Pick<RollRecord, 'check' | 'roll'>): Ruling => {
  const ruling = road.checks?.judge?.(check, roll)
  if (!ruling) throw new Error('nothing judges it')
  return ruling
}

/** Begins an Outcome with a net modifier that somebody has given it. */
export function begun(at: Sitting, m = 0, answers: Answers = {}): Item {
  const slip = at.make('outcome', { goal: 'Over the wall', ...answers })
  if (m !== 0) at.play('advantage', { slip: slip.id, words: 'As it is', value: m })
  return slip
}

/** How a slip came out. */
export function outOf(at: Sitting, slip: ItemId): Ruling {
  const record = decidedBy(at.board(), slip)
  if (!record) throw new Error('it is not decided')
  return ruled(record)
}

/** A real document of this game, with people at it. */
export function withSeats(): Table {
  const table = aTable()
  const seats = ['ada', 'milo'].map((id, color) => ({ id, name: id, color, sitter: id }))
  table.apply(
    seats.map((seat) => ({ do: 'seat', seat })),
    { seat: 'ada' },
  )
  return table
}

/** People who play on one screen of a real document. */
export const sitAt = (table: Table, luck: string): Sitting =>
  onRoad([], {
    luck,
    read: table.state,
    write: (changes) => table.apply(changes, { seat: 'ada' }),
  })
