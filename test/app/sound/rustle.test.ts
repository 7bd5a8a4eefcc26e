import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { applyUpdate, encodeStateAsUpdate } from 'yjs'
import { rustle, rustlesOf } from '../../../src/app/sound/rustle.ts'
import type { Change } from '../../../src/rules/board/change.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { newTable, openTable, type Table } from '../../../src/table/table.ts'
import { item, PIECES } from '../../board/make.ts'

const all = (...items: Item[]) => new Map(items.map((one) => [one.id, one]))
const bin = (one: Item): Item => ({ ...one, bin: true })
const card = item('card', 'card', {})
const note = item('note', 'note', {})
const stuck = item('note', 'note', { on: 'card' })
const oval = item('oval', 'oval', {})
const moved = (one: Item): Item => ({ ...one, place: { ...one.place, x: 40 } })

describe('what is heard', () => {
  test.each<[string, Item | undefined, Item | undefined, string[]]>([
    ['a card laid', undefined, card, ['card']],
    ['a card moved', card, moved(card), ['card']],
    ['a card raised', card, { ...card, place: { ...card.place, z: 9 } }, []],
    ['a card turned', card, { ...card, place: { ...card.place, turn: 1 } }, []],
    ['words on a card', card, { ...card, texts: { title: 'Ruth' } }, []],
    ['a card in the bin', card, bin(card), ['crumple']],
    ['a card taken back', bin(card), card, ['card']],
    ['a card emptied out of the bin', bin(card), undefined, []],
    ['a note laid', undefined, note, ['note']],
    ['a note stuck', note, stuck, ['stick']],
    ['a note that comes with its card', undefined, stuck, ['stick']],
    ['a note pulled off and put down', stuck, note, ['note']],
    ['an oval drawn', undefined, oval, ['marker']],
    ['an oval moved', oval, moved(oval), []],
    ['an oval rubbed out', oval, bin(oval), []],
    ['ink', undefined, item('ink', 'ink', {}), []],
    ['a thing nobody knows', undefined, item('x', 'x', {}), []],
  ])('%s', (_, old, now, kinds) => {
    const id = (now ?? old)?.id ?? ''
    const [before, after] = [old ? all(old) : all(), now ? all(now) : all()]
    expect(rustlesOf(before, after, [id], PIECES).map(({ kind }) => kind)).toEqual(kinds)
  })

  test('many things are heard as one of each sort', () => {
    const notes = Array.from({ length: 30 }, (_, n) => item(`n${n}`, 'note', {}))
    const after = all(card, ...notes)
    expect(rustlesOf(all(), after, after.keys(), PIECES).map(({ kind }) => kind)).toEqual([
      'card',
      'note',
    ])
  })
})

describe('a table that is heard', () => {
  let table: Table
  let arriving = false
  let stop: () => void
  const heard: (readonly [kind: string, share: number])[] = []
  const make = (id: string, kind = 'card'): Change => {
    const { bin: _, ...made } = item(id, kind, {})
    return { do: 'make', item: made }
  }
  /** Whoever sits elsewhere does this. */
  const elsewhere = (...changes: Change[]) => {
    const other = openTable('there')
    applyUpdate(other.doc, encodeStateAsUpdate(table.doc))
    other.apply(changes, { seat: 'milo' })
    applyUpdate(table.doc, encodeStateAsUpdate(other.doc))
    other.close()
  }
  const sounds = () => {
    vi.advanceTimersByTime(1000)
    return heard.splice(0)
  }

  beforeEach(() => {
    vi.useFakeTimers()
    arriving = false
    table = newTable('here', { game: 'none', title: 'Ours', made: 0 })
    table.apply([make('first')], { seat: 'ada' })
    stop = rustle({ table, game: { pieces: PIECES }, arriving: () => arriving }, (knock, share) =>
      heard.push([knock.kind, share]),
    )
  })
  afterEach(() => {
    stop()
    table.close()
    vi.useRealTimers()
  })

  test('what was there before is not heard', () => {
    expect(sounds()).toEqual([])
  })

  test('my own deeds are heard, those of others softer', () => {
    table.apply([make('mine')], { seat: 'ada' })
    expect(sounds()).toEqual([['card', 1]])
    elsewhere(make('theirs', 'note'))
    const [[kind, share] = ['', 1]] = sounds()
    expect(kind).toBe('note')
    expect(share).toBeLessThan(0.6)
  })

  test('taking back is heard too', () => {
    table.apply([make('mine')], { seat: 'ada' })
    sounds()
    table.undo('ada')
    expect(sounds()).toEqual([['crumple', 1]])
  })

  test('what is done again and again at once is heard once', () => {
    for (const id of ['a', 'b', 'c']) table.apply([make(id)], { seat: 'ada' })
    expect(sounds()).toEqual([['card', 1]])
  })

  test('a table that comes, or much of it at once, lay there before', () => {
    arriving = true
    elsewhere(make('a'))
    expect(sounds()).toEqual([])
    arriving = false
    elsewhere(...Array.from({ length: 12 }, (_, n) => make(`m${n}`)))
    expect(sounds()).toEqual([])
    elsewhere(make('b'))
    expect(sounds()).toHaveLength(1)
  })

  test('nobody is heard after the end', () => {
    stop()
    table.apply([make('late')], { seat: 'ada' })
    expect(sounds()).toEqual([])
  })
})
