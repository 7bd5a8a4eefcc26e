import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { doerOf, MOST_DOERS, tellDoers } from '../../../src/table/presence/doers.ts'
import { type Doer, openPresence, type PresenceBook } from '../../../src/table/presence/presence.ts'

describe('whose doing it is', () => {
  const doers: readonly Doer[] = [
    { from: 10, seat: 'ada' },
    { from: 20 },
    { from: 30, seat: 'ben' },
  ]
  const sits = (id: string, sitter: string) => ({ id, name: id, color: 0, sitter })
  const seats = [
    ...['ada', 'ben', 'cyd'].map((id) => sits(id, 'round')),
    sits('eve', 'elsewhere'),
    sits('free', ''),
  ]
  test.each<[string, readonly Doer[] | undefined, number, number, string | undefined]>([
    ['of a screen that tells of nobody, its own', undefined, 0, 5, 'cyd'],
    ['of one that has told nothing yet, its own', [], 0, 5, 'cyd'],
    ['what one wrote', doers, 12, 15, 'ada'],
    ['from the first bit', doers, 10, 20, 'ada'],
    ['to the last', doers, 30, 99, 'ben'],
    ['what nobody did', doers, 20, 30, undefined],
    ['what two did', doers, 12, 31, undefined],
    ['what was done before the first that is told of', doers, 2, 8, undefined],
  ])('%s', (_, all, from, to, seat) => {
    const told = { seat: 'cyd', ...(all && { doers: all }) }
    expect(doerOf(told, { from, to }, seats)).toBe(seat)
  })

  test('a screen names nobody who sits at another, and nobody at all where it has no seat itself', () => {
    const bits = { from: 12, to: 15 }
    const lie = (seat: string | undefined, named: string) =>
      doerOf({ ...(seat && { seat }), doers: [{ from: 0, seat: named }] }, bits, seats)
    expect(lie('cyd', 'eve')).toBe(undefined)
    expect(lie('cyd', 'free')).toBe(undefined)
    expect(lie('cyd', 'nobody')).toBe(undefined)
    expect(lie('free', 'free')).toBe(undefined)
    expect(lie('nobody', 'nobody')).toBe(undefined)
    expect(lie(undefined, 'ada')).toBe(undefined)
    expect(lie('cyd', 'ada')).toBe('ada')
  })
})

describe('telling it', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    book.close()
    vi.useRealTimers()
  })
  let book: PresenceBook

  /** A screen's document, in which is written in the name of several; each letter is a bit. */
  function screen() {
    const doc = new Y.Doc()
    book = openPresence()
    const end = tellDoers(doc, book)
    const text = doc.getText()
    const write = (letters: string, seat?: string) =>
      doc.transact(() => text.insert(0, letters), { ...(seat !== undefined && { seat }) })
    const told = () => {
      vi.advanceTimersByTime(1000)
      return book.mine().doers
    }
    return { doc, end, write, told }
  }

  test('from which bit on it is another’s', () => {
    const { write, told } = screen()
    write('abc', 'ada')
    write('d', 'ada')
    write('ef', 'ben')
    write('g')
    expect(told()).toEqual([{ from: 0, seat: 'ada' }, { from: 4, seat: 'ben' }, { from: 6 }])
  })

  test('nothing of what others wrote, nor of what writes nothing', () => {
    const { doc, write, told } = screen()
    const other = new Y.Doc()
    other.getText().insert(0, 'abc')
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other), { seat: 'ben' })
    write('', 'cem')
    expect(told()).toBeUndefined()
  })

  test('only the newest, where many take turns', () => {
    const { write, told } = screen()
    for (let n = 0; n < 40; n++) write('x', n % 2 ? 'ada' : 'ben')
    const doers = told()
    expect(doers?.length).toBe(MOST_DOERS)
    expect(doers?.at(-1)).toEqual({ from: 39, seat: 'ada' })
  })

  test('under a number of its own it begins anew', () => {
    const { doc, write, told } = screen()
    write('abc', 'ada')
    write('d', 'ben')
    doc.clientID += 1
    write('e', 'cem')
    expect(told()).toEqual([{ from: 0, seat: 'cem' }])
  })

  test('many at once are told once', () => {
    const { write, told } = screen()
    const set = vi.spyOn(book, 'set')
    for (let n = 0; n < 10; n++) write('x', n % 2 ? 'ada' : 'ben')
    told()
    expect(set).toHaveBeenCalledTimes(1)
  })

  test('whoever stops telling it takes it back', () => {
    const { end, write, told } = screen()
    write('abc', 'ada')
    told()
    write('d', 'ben')
    end()
    write('e', 'cem')
    expect(told()).toBeUndefined()
  })
})
