import { afterEach, expect } from 'vitest'
import * as Y from 'yjs'
import type { Change } from '../../../src/rules/board/change.ts'
import { boundsOf, fieldValue } from '../../../src/rules/board/field.ts'
import type { ItemId } from '../../../src/rules/plain/item.ts'
import type { Sentence } from '../../../src/rules/plain/sentence.ts'
import { fromBackup, openBackup, toBackup } from '../../../src/table/store/backup.ts'
import { newTable, openTable, type Table } from '../../../src/table/table.ts'
import { linesOf } from '../../../src/ui/lists/lines.ts'
import { speaker } from '../../../src/ui/say/words.ts'
import { englishOf, type Sitting, sit, at as spot } from '../../make.ts'
import { expectAlive, readable } from '../../table/alive.ts'
import { merge } from '../../table/make.ts'
import { road } from './lab.ts'

/*
 * Road and Ruin in the middle of a fight, and somebody who writes there what nobody could by playing: it is told, it
 * counts for nothing, and all that others did stays.
 */

export const english = await englishOf(road)
const chronicle = await road.chronicle?.()
export const say = speaker('en', english, chronicle?.words.en ?? {})

const open: Table[] = []
afterEach(() => {
  for (const table of open.splice(0)) table.close()
})

/** A table with a fight on, a search, an open slip and one that is thrown for. */
export function inFight() {
  const table = newTable('road', { game: road.id, title: 'The long road', made: 1000 })
  open.push(table)
  const seats = ['ada', 'milo'].map((id, color) => ({ id, name: id, color, sitter: '' }))
  const write = (changes: readonly Change[]) =>
    expect(table.apply(changes, { seat: 'ada' })).toBeUndefined()
  write(seats.map((seat) => ({ do: 'seat', seat })))
  const at = sit(road, ['ada', 'milo'], { luck: 'f', read: table.state, write }, english)
  at.by(...(road.setup?.(at.act()) ?? []))
  const brindle = at.make('person', { sheet: 'brindle' })
  const oda = at.make('person', { sheet: 'oda' }, 'milo')
  const wolf = at.make('foe', { name: 'Wolf', weapon: 'sword', might: 'dire' })
  at.play('enlist', { words: 'The closed road' })
  const search = at.make('search', { words: 'The key' })
  const seek = at.make('seek', { search: search.id }, 'milo')
  at.fall(throwOf(at, seek.id), [9])
  const cards = at.move('drawFor').play(at.board(), at.act(), { search: search.id, how: 'plain' })
  if (!('dice' in cards)) throw new Error('no cards')
  at.fall(cards, [], 'c'.repeat(64))
  at.play('journey', { phase: 'fight' })
  const struck = at.make('blow', { who: oda.id, target: wolf.id }, 'milo')
  at.fall(throwOf(at, struck.id), [6, 6])
  const slip = at.make('blow', { who: brindle.id, target: wolf.id })
  return { table, at, brindle, oda, wolf, search, struck, slip }
}

export function throwOf(at: Sitting, slip: ItemId) {
  const check = at.move('throw').play(at.board(), at.act(), { slip })
  if (!('dice' in check)) throw new Error('no Check')
  return check
}

/** Somebody writes into the document what they like, and it comes to the table. */
export function scrawl(
  { doc }: Table,
  write: (on: {
    set(id: ItemId, prop: string, value: unknown): void
    play(key: string, value: unknown): void
    roll(record: unknown): void
    make(id: ItemId, kind: string, props: Readonly<Record<string, unknown>>): void
  }) => void,
): void {
  const theirs = new Y.Doc()
  Y.applyUpdate(theirs, Y.encodeStateAsUpdate(doc))
  const items = theirs.getMap<Y.Map<unknown>>('items')
  theirs.transact(() =>
    write({
      set: (id, prop, value) => items.get(id)?.set(`p:${prop}`, value),
      play: (key, value) => theirs.getMap('play').set(key, value),
      roll: (one) => theirs.getArray('rolls').push([one]),
      make(id, kind, props) {
        const item = new Y.Map<unknown>(Object.entries({ kind, place: spot(0, 0), bin: false }))
        for (const [key, value] of Object.entries(props)) item.set(`p:${key}`, value)
        items.set(id, item)
      },
    }),
  )
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(theirs, Y.encodeStateVector(doc)), 'wire')
  theirs.destroy()
}

/** Every sentence that a screen would show of this board; each has words, and none is nonsense. */
export function told(at: Sitting): readonly string[] {
  const board = at.board()
  const act = at.act()
  const said: string[] = []
  const tell = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || value instanceof Map) return
    if ('key' in value && typeof value.key === 'string' && !('do' in value)) {
      const words = say(value as Sentence)
      expect(words).not.toMatch(/undefined|NaN|\[object/)
      said.push(words)
    }
    for (const one of Object.values(value)) tell(one)
  }
  const marks = road.read(board)
  for (const { on } of marks) expect(board.items.has(on)).toBe(true)
  tell(marks)
  tell(road.outline(board))
  for (const { steps } of road.phases?.list ?? []) tell(steps(board, act))
  for (const id of [...board.items.keys(), 'ghost', '__proto__'])
    tell(road.offers?.(board, act, id))
  const gathering = road.checks?.gathering?.(board, act)
  tell(gathering)
  for (const { chance } of gathering?.odds ?? []) expect(chance).toBeGreaterThanOrEqual(0)
  for (const record of board.rolls) {
    tell(road.checks?.judge?.(record.check, record.roll))
    tell(road.checks?.drawn?.(record))
    for (const one of road.checks?.settle?.(board, act, record) ?? [])
      if (one.do === 'add') expect(Number.isInteger(one.by)).toBe(true)
  }
  tell(road.ending?.(board))
  tell(chronicle?.read(board))
  expect(linesOf(road, board).length).toBeGreaterThan(0)
  for (const item of board.items.values()) {
    for (const block of road.pieces[item.kind]?.face?.(item).blocks ?? [])
      if (block.as === 'words') tell(block.says(item))
    for (const field of road.pieces[item.kind]?.fields ?? []) {
      const value = fieldValue(field as never, item, board) as unknown
      if (field.as === 'choice') expect(typeof value).toBe('string')
      else expect(Number.isInteger(value)).toBe(true)
      if (field.as !== 'count') continue
      const { least, most } = boundsOf(field, item, board)
      expect(value).toBeGreaterThanOrEqual(least)
      if (most !== undefined) expect(value).toBeLessThanOrEqual(most)
    }
  }
  return said
}

/** All Moves that are not refused are made, with the answers that lie nearest. */
export function played(at: Sitting): void {
  for (const move of road.moves) {
    const answers: Record<string, string | number> = {}
    for (const { id, ...question } of move.asks(at.board(), at.act(), answers)) {
      if (question.kind === 'number') answers[id] = question.min
      else if (question.kind === 'choice') answers[id] = question.options[0]?.value ?? 'none'
      else if (question.kind === 'words') answers[id] = 'Words'
    }
    if (at.refused(move.id, answers)?.force === 'must') continue
    const brings = move.play(at.board(), at.act(), answers)
    if ('dice' in brings)
      at.fall(
        brings,
        brings.dice.map(() => 1),
      )
    else at.by(...brings)
  }
}

/** The table emits, saves, sends and loads, and whoever comes sees the same. */
export function expectWell(table: Table): void {
  const file = fromBackup(toBackup(table))
  if ('refusal' in file) throw new Error(file.refusal.key)
  const loaded = openBackup('loaded', file)
  open.push(loaded)
  expect(loaded.board().rolls).toEqual(table.board().rolls)
  expect(road.read(loaded.board())).toEqual(road.read(table.board()))
  const doc = new Y.Doc()
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(table.doc))
  const newcomer = openTable(table.id, doc)
  open.push(newcomer)
  newcomer.apply([{ do: 'play', key: 'teller', value: 'milo' }], { seat: 'milo' })
  merge(table, newcomer)
  expect(table.board().play.teller).toBe('milo')
  expect(readable(newcomer.doc)).toEqual(readable(table.doc))
  expectAlive(table.doc)
}
