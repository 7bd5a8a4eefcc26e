import type { Change } from '../../rules/board/change.ts'
import { isFree } from '../../rules/dice/free.ts'
import type { RollRecord } from '../../rules/dice/roll.ts'
import type { Game } from '../../rules/game.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { sameThrow } from '../../table/document/records.ts'
import type { Table } from '../../table/table.ts'
import { chance } from './chance.ts'
import type { Lays } from './lays.ts'

/**
 * Writes a Roll down, in one change with what it brings, or alone where that cannot be written; why not, where the
 * table refuses. Never taken back; and what stands there already, since a witness wrote it down, brings nothing again.
 * What is laid by it lies before whoever threw (`lays`), as what their Moves lay.
 */
export function recordRoll(
  table: Table,
  game: Game,
  roll: RollRecord,
  lays?: Lays,
): Sentence | undefined {
  const { seat, at, check } = roll
  const { rolls, rivals } = table.state()
  if ([...rolls, ...rivals.flat()].some((one) => sameThrow(one, roll))) return undefined
  const act = { seat, chance, now: at }
  const brings = isFree(check) ? [] : (game.checks?.settle?.(table.board(), act, roll) ?? [])
  const how = { seat, track: false }
  const own: Change = { do: 'roll', record: roll }
  const laid = lays?.(seat, brings, 'played') ?? brings
  return table.apply([own, ...laid], how) && table.apply([own], how)
}
