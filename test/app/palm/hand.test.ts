import { afterEach, expect, test, vi } from 'vitest'
import { handHere } from '../../../src/app/page/wished.ts'
import { becomeHand } from '../../../src/app/palm/hand.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { newTable, type Table } from '../../../src/table/table.ts'

const tables: Table[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  for (const table of tables.splice(0)) table.close()
})

/** A table with Ada and Ben, who sit at the big screen. */
function laid(): Table {
  const table = newTable('table-01', { game: 'prophecy', title: '', made: 0 })
  tables.push(table)
  for (const [color, id] of ['ada', 'ben'].entries()) sit(table, id, color)
  return table
}
const sit = (table: Table, id: string, color = 0) =>
  table.apply([{ do: 'seat', seat: { id, name: id, color, sitter: 'screen' } }], {
    seat: id,
    track: false,
  })
const handsOf = (table: Table) =>
  Object.fromEntries(table.state().seats.map(({ id, hand }) => [id, hand]))
const wish = (seat: string, table = 'table-01') => ({ palm: { table, seat } })

const none = () => undefined

test('a phone becomes the hand of the seat that its code names, once', () => {
  const table = laid()
  const page = wish('ada')
  becomeHand(table, page, 'phone', none)
  expect(handsOf(table)).toEqual({ ada: 'phone', ben: undefined })
  expect(page.palm).toBeUndefined()
  // It was removed, and does not come back by itself.
  table.apply([{ do: 'hand', seat: 'ada', device: '' }], { seat: 'ada', track: false })
  sit(table, 'june', 2)
  expect(handsOf(table)).toEqual({ ada: undefined, ben: undefined, june: undefined })
})

test('where somebody sits under just what was typed for another it is nobody\u2019s, and that is told once', () => {
  const table = laid()
  sit(table, 'V1StGXR8')
  sit(table, 'V1St')
  let told = 0
  const page = wish('V1St')
  becomeHand(table, page, 'phone', () => told++)
  sit(table, 'june', 2)
  expect(Object.values(handsOf(table)).filter(Boolean)).toEqual([])
  expect([told, page.palm, handHere(table, 'phone')]).toEqual([1, undefined, undefined])
})

test('it waits for a seat that has still to come, and for nobody who has given it up', () => {
  const table = laid()
  const stop = becomeHand(table, wish('tam'), 'other', none)
  becomeHand(table, wish('june'), 'phone', none)
  stop()
  sit(table, 'june', 2)
  sit(table, 'tam', 3)
  expect(handsOf(table)).toEqual({ ada: undefined, ben: undefined, june: 'phone', tam: undefined })
})

test('it is one hand, and a seat has one', () => {
  const table = laid()
  becomeHand(table, wish('ada'), 'phone', none)
  becomeHand(table, wish('ben'), 'phone', none)
  expect(handsOf(table)).toEqual({ ada: undefined, ben: 'phone' })
  becomeHand(table, wish('ben'), 'another', none)
  expect(handsOf(table)).toEqual({ ada: undefined, ben: 'another' })
})

test.each([
  ['another table', wish('ada', 'table-02')],
  ['a seat that is not there', wish('nobody')],
  ['a name of every object', wish('constructor')],
  ['nothing', {}],
])('a wish for %s changes nothing', (_, page) => {
  const table = laid()
  becomeHand(table, page, 'phone', none)
  expect(handsOf(table)).toEqual({ ada: undefined, ben: undefined })
})

test('whoever only watches is nobody’s hand, until they may write', () => {
  const table = laid()
  const told: unknown[] = []
  table.onRefused((why) => told.push(why))
  table.bar(say('table.watching'))
  becomeHand(table, wish('ada'), 'phone', none)
  expect(handsOf(table)).toEqual({ ada: undefined, ben: undefined })
  expect(told).toEqual([])
  table.bar(undefined)
  expect(handsOf(table)['ada']).toBe('phone')
})

test('where one sits one needs no hand', () => {
  const table = laid()
  becomeHand(table, wish('ada'), 'screen', none)
  expect(handsOf(table)).toEqual({ ada: undefined, ben: undefined })
})

/** A browser's storage, as far as it is asked here. */
function storage(kept: Record<string, string> = {}) {
  const all = new Map(Object.entries(kept))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, text: string) => void all.set(key, text),
  })
}

test('whoever else writes there makes no screen a hand, and it goes on', () => {
  storage()
  const table = laid()
  // A peer says that the screen they all sit around is somebody's hand.
  const theft = { do: 'hand', seat: 'ada', device: 'screen' } as const
  expect(table.apply([theft], { seat: 'ben', track: false })).toBeUndefined()
  expect(handHere(table, 'screen')).toBeUndefined()
  sit(table, 'june', 2)
  expect(table.state().seats.length).toBe(3)
  // By its own wish a phone is one: at this table, and of this seat alone.
  becomeHand(table, wish('ben'), 'phone', none)
  expect(handHere(table, 'phone')).toBe('ben')
  // Said to be another's besides, it stays whose it wanted to be.
  table.apply([{ ...theft, device: 'phone' }], { seat: 'ada', track: false })
  expect(handHere(table, 'phone')).toBe('ben')
  table.apply(
    [
      { ...theft, device: 'phone' },
      { ...theft, seat: 'ben', device: '' },
    ],
    {
      seat: 'ada',
      track: false,
    },
  )
  expect(handHere(table, 'phone')).toBeUndefined()
})
