import { describe, expect, test } from 'vitest'
import { actsFor, seatOf } from '../../../src/rules/plain/seats.ts'
import { parts } from '../../../src/table/document/schema.ts'
import { takeBack } from '../../../src/table/past/takeback.ts'
import { newTable } from '../../../src/table/table.ts'

const laid = () => newTable('table-01', { game: 'prophecy', title: '', made: 0 })
const ADA = { id: 'ada', name: 'Ada', color: 0, sitter: 'screen' }
const how = { seat: 'ada', track: false }
const hand = (device: string) => ({ do: 'hand' as const, seat: 'ada', device })
const ada = (table: ReturnType<typeof laid>) => seatOf(table.state().seats, 'ada')

test('a seat has a hand, and its sitter beside it', () => {
  const table = laid()
  table.apply([{ do: 'seat', seat: ADA }, hand('phone')], how)
  expect(ada(table)).toEqual({ ...ADA, hand: 'phone' })
  const acts = ['screen', 'phone', 'other', ''].map((device) => actsFor(ada(table)!, device))
  expect(acts).toEqual([true, true, false, false])
  table.apply([hand('')], how)
  expect(ada(table)).toEqual(ADA)
  table.close()
})

test('it stays when the seat is changed by who knew of none', () => {
  const table = laid()
  table.apply([{ do: 'seat', seat: ADA }, hand('phone')], how)
  table.apply([{ do: 'seat', seat: { ...ADA, name: 'Ada L.', sitter: 'other' } }], how)
  expect(ada(table)).toEqual({ ...ADA, name: 'Ada L.', sitter: 'other', hand: 'phone' })
  table.close()
})

test('no undo takes it back, and no way back in time', () => {
  const table = laid()
  table.apply([{ do: 'seat', seat: ADA }, hand('first')], how)
  const then = table.state()
  table.apply([hand('phone')], { seat: 'ada' })
  table.undo('ada')
  expect(ada(table)?.hand).toBe('phone')
  takeBack(table, then, { whole: true })
  expect(ada(table)?.hand).toBe('phone')
  expect(parts(table.doc).seats.get('ada')).toEqual({ name: 'Ada', color: 0, sitter: 'screen' })
  table.close()
})

describe('a hand that somebody made up', () => {
  test.each<[string, unknown]>([
    ['a number', 7],
    ['an object', { toString: 'phone' }],
    ['a list', ['screen']],
    ['nothing', null],
    ['no letter', ''],
    ['endless', 'x'.repeat(100_000)],
  ])('%s is none, and the seat is there as ever', (_, odd) => {
    const table = laid()
    table.apply([{ do: 'seat', seat: ADA }], how)
    const { aside } = table.state()
    table.doc.transact(() => parts(table.doc).about.set('hand:ada', odd))
    expect(ada(table)).toEqual(ADA)
    expect(table.state().aside).toBe(aside)
    // It is written over like any other.
    table.apply([hand('phone')], how)
    expect(ada(table)?.hand).toBe('phone')
    table.close()
  })

  test.each([['x'.repeat(201)], [7], [undefined]])('no page of ours writes %s', (device) => {
    const table = laid()
    table.apply([{ do: 'seat', seat: ADA }], how)
    expect(table.apply([hand(device as string)], how)).toBeDefined()
    expect(ada(table)).toEqual(ADA)
    table.close()
  })

  test('a hand of no seat makes no seat', () => {
    const table = laid()
    table.apply([{ do: 'hand', seat: 'nobody', device: 'phone' }], how)
    expect(table.state().seats).toEqual([])
    table.close()
  })
})
