import { type Sentence, say } from '../../rules/plain/sentence.ts'
import { openTable, type Table } from '../table.ts'
import { type EarlierState, takeBack } from './takeback.ts'

/** A table as it was, to be looked at: nothing on it can be changed. */
export function tableOf(earlier: EarlierState, why: Sentence = say('table.past')): Table {
  const table = openTable('past')
  takeBack(table, earlier)
  table.bar(why)
  return table
}
