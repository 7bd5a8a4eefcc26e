import { expect, test } from 'vitest'
import type { Side } from '../../../src/rules/plain/sides.ts'
import type { Table } from '../../../src/table/table.ts'
import type { WritingAt } from '../../../src/ui/desk/around.ts'
import { told as words } from '../../../src/ui/heard/en.ts'
import { tellBackAround, undoTold } from '../../../src/ui/heard/undotold.ts'
import { makeNotices } from '../../../src/ui/parts/notices.ts'
import { en } from '../../../src/ui/say/en.ts'
import { speaker } from '../../../src/ui/say/words.ts'
import { GAMES } from '../../games/all.ts'
import { aTable, copyOf, make, merge, note, write } from '../../table/make.ts'

const game = GAMES[0]!
const ada = { seat: 'ada' }
const ben = { seat: 'ben' }
const both = ['ada', 'ben']
const gone = (table: Table) => {
  const other = copyOf(table)
  other.apply([{ do: 'bin', id: 'n' }], ben)
  merge(table, other)
}

function around() {
  const table = aTable()
  const say = speaker('en', words, en, game.words.en)
  const act = () => ({ seat: 'ada', chance: { id: () => 'x', number: () => 0 }, now: 0 })
  const desk = { ...{ table, game, lang: 'en', words: {}, say }, act } as unknown as Parameters<
    typeof undoTold
  >[0]
  const notices = makeNotices()
  let writers: readonly WritingAt[] = []
  const places = {
    sides: ['ada', 'ben'].map((seat): Side => ({ seat, edge: 'top', along: 0.5 })),
    get writers() {
      return writers
    },
    write(seat: string, at: { id: string; field: string } | undefined) {
      writers = [...writers.filter((one) => one.seat !== seat), ...(at ? [{ seat, ...at }] : [])]
    },
  }
  const stop = tellBackAround(desk, notices, () => places)
  const told = () => notices.list().map(({ seat, say }) => `${seat}: ${say.values?.text}`)
  return { table, desk, places, told, stop, writing: () => writers.map(({ seat }) => seat) }
}

test('whoever takes something back is told in their own place what, by whatever it was done', () => {
  const { table, desk, told, stop } = around()
  table.apply([make(note('n'))], ada)
  table.apply([write('n', 'text', 'Rain')], ben)
  table.undo('ben')
  expect(told()).toEqual(['ben: Taken back. Nothing stands on a sticky note now.'])
  // As a phone asks for it, and a hand.
  table.undo('ada', true)
  expect(told()[1]).toMatch(/^ada: Taken back\./)
  table.redo('ada')
  expect(told()[1]).toMatch(/^ada: (?!Taken back)/)
  expect(told().length).toBe(2)
  const { length } = told()
  stop()
  expect(undoTold(desk, 'ada')).toEqual({ told: expect.stringMatching(/^Taken back\./) })
  expect(undoTold(desk, 'ada')).toBe('nothing')
  expect(told().length).toBe(length)
})

test.each<[string, (table: Table) => void, readonly string[]]>([
  ['by whom it is taken back, has done with it', (table) => table.undo('ada'), ['ben']],
  [
    'by others’ doing, can have it back',
    (table) => table.apply([{ do: 'bin', id: 'n' }], ben),
    both,
  ],
  ['at another screen, can have it back', gone, both],
])('what somebody writes on goes: %s', (_, act, writing) => {
  const here = around()
  here.table.apply([make(note('m'))], ben)
  here.table.apply([make(note('n'))], ada)
  here.places.write('ada', { id: 'n', field: 'text' })
  here.places.write('ben', { id: 'm', field: 'text' })
  act(here.table)
  expect(here.table.board().items.has('n')).toBe(false)
  expect(here.writing()).toEqual(writing)
})
