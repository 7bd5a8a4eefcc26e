import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { keepDiary } from '../../../src/table/past/diary.ts'
import { happened } from '../../../src/table/past/happened.ts'
import { tableOf as pastOf } from '../../../src/table/past/past.ts'
import type { Keepsake, Reason } from '../../../src/table/past/snapshots.ts'
import { type EarlierState, takeBack } from '../../../src/table/past/takeback.ts'
import { aTable, at, copyOf, make, note, place, roll, write } from '../make.ts'

const ADA = { seat: 'ada' }
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

interface Row {
  readonly state: EarlierState
  readonly why: Reason
  readonly beside: Keepsake | undefined
}

function kept(full: readonly Row[] = []) {
  const rows: Row[] = [...full]
  let opened = 0
  const open = async () => {
    opened += 1
    return {
      async keep(state: EarlierState, why: Reason, _at: number, beside?: Keepsake) {
        rows.push({ state, why, beside })
        return true
      },
      list: async () => rows.map(({ why }, id) => ({ id, at: 0, why })),
      open: async () => undefined,
      close: () => {
        opened -= 1
      },
    }
  }
  return { rows, open, opened: () => opened }
}
const PICTURE = new Uint8Array([1])
const draw = async () => PICTURE

describe('a diary', () => {
  test('keeps how it was found, and then how it is every few minutes of play', async () => {
    const table = aTable()
    table.apply([make(note('a'))], ADA)
    const found = table.state()
    const { rows, open, opened } = kept()
    const diary = keepDiary(table, draw, undefined, open)
    await vi.advanceTimersByTimeAsync(20 * MINUTE)
    expect(rows).toEqual([])
    table.apply([make(note('b'))], ADA)
    await vi.advanceTimersByTimeAsync(1000)
    expect(rows.map(({ state }) => state)).toEqual([found])
    table.apply([write('b', 'text', 'on')], ADA)
    await vi.advanceTimersByTimeAsync(5 * MINUTE)
    expect(rows).toHaveLength(2)
    expect(rows[1]).toMatchObject({ state: table.state(), why: 'play' })
    expect(rows[1]?.beside).toMatchObject({ picture: PICTURE, since: { made: 1, written: 0 } })
    await vi.advanceTimersByTimeAsync(60 * MINUTE)
    expect(rows).toHaveLength(2)
    await diary.close()
    expect(rows).toHaveLength(2)
    expect(opened()).toBe(0)
  })

  test('is not begun anew where there is one, and keeps the rest when the table is left', async () => {
    const table = aTable()
    table.apply([make(note('a'))], ADA)
    const { rows, open } = kept([{ state: table.state(), why: 'play', beside: undefined }])
    const diary = keepDiary(table, draw, undefined, open)
    table.apply([place('a', at(5, 5))], ADA)
    const closing = diary.close()
    const left = table.state()
    table.close()
    await closing
    expect(rows).toHaveLength(2)
    expect(rows[1]).toMatchObject({ state: left, beside: { since: { moved: 1 } } })
  })

  test('keeps how it was before much is done here at once, and once for many such deeds', async () => {
    const table = aTable()
    const ids = Array.from({ length: 30 }, (_, n) => `n${n}`)
    table.apply(
      ids.map((id) => make(note(id))),
      ADA,
    )
    const { rows, open } = kept([{ state: table.state(), why: 'play', beside: undefined }])
    const drawn: number[] = []
    const diary = keepDiary(
      table,
      async ({ items }) => {
        drawn.push([...items.values()].length)
        return PICTURE
      },
      undefined,
      open,
    )
    const binned = (count: number) => ids.slice(0, count).map((id) => ({ do: 'bin', id }) as const)
    // A few things are taken away at play, too.
    table.apply(binned(3), ADA)
    await vi.advanceTimersByTimeAsync(1000)
    expect(rows).toHaveLength(1)
    const before = table.state()
    table.apply(binned(20), ADA)
    table.undo('ada')
    await vi.advanceTimersByTimeAsync(1000)
    expect(rows.slice(1)).toEqual([{ state: before, why: 'sweep', beside: expect.anything() }])
    // Its picture is of what was there.
    expect(drawn).toEqual([27])
    await vi.advanceTimersByTimeAsync(2 * MINUTE)
    table.apply(
      ids.slice(10).map((id) => place(id, at(3, 3))),
      ADA,
    )
    await vi.advanceTimersByTimeAsync(1000)
    expect(rows.map(({ why }) => why)).toEqual(['play', 'sweep', 'sweep'])
    await diary.close()
  })

  test('does not keep twice what a table is taken back from', async () => {
    const table = aTable()
    const before = table.state()
    table.apply(
      Array.from({ length: 30 }, (_, n) => make(note(`n${n}`))),
      ADA,
    )
    const { rows, open } = kept([{ state: before, why: 'play', beside: undefined }])
    const diary = keepDiary(table, draw, undefined, open)
    table.apply([place('n1', at(3, 3))], ADA)
    await diary.keep('back')
    takeBack(table, before)
    await vi.advanceTimersByTimeAsync(1000)
    expect(rows.map(({ why }) => why)).toEqual(['play', 'back'])
    await diary.close()
  })

  test('leaves what others do at once to those who watch for it', async () => {
    const table = aTable()
    const ids = Array.from({ length: 30 }, (_, n) => `n${n}`)
    table.apply(
      ids.map((id) => make(note(id))),
      ADA,
    )
    const other = copyOf(table)
    const { rows, open } = kept([{ state: table.state(), why: 'play', beside: undefined }])
    const diary = keepDiary(table, draw, undefined, open)
    other.apply(
      ids.map((id) => ({ do: 'bin', id }) as const),
      { seat: 'ben' },
    )
    Y.applyUpdate(table.doc, Y.encodeStateAsUpdate(other.doc))
    await vi.advanceTimersByTimeAsync(1000)
    expect(rows).toHaveLength(1)
    await diary.close()
  })

  test('keeps nothing by halves, and goes on where nothing can be kept', async () => {
    const table = aTable()
    const coming = keepDiary(table, draw, () => true, kept().open)
    const refused = keepDiary(table, draw, undefined, () => Promise.reject(new Error('no')))
    table.apply([make(note('a'))], ADA)
    expect(await coming.keep('back')).toBe(false)
    expect(await refused.keep('back')).toBe(false)
    await coming.close()
    await refused.close()
  })
})

test('what happened is told in counts', () => {
  const table = aTable()
  table.apply(
    ['a', 'b', 'c', 'd', 'e'].map((id) => make(note(id))),
    ADA,
  )
  const before = table.state()
  table.apply(
    [
      make(note('new')),
      { do: 'bin', id: 'a' },
      place('b', at(9, 9)),
      write('c', 'text', 'x'),
      place('c', at(9, 9)),
      { do: 'roll', record: roll('r') },
    ],
    ADA,
  )
  const counts = { made: 1, gone: 1, written: 1, moved: 1, rolls: 1 }
  expect(happened(before, table.state())).toEqual(counts)
  expect(happened(table.state(), table.state())).toEqual({
    made: 0,
    gone: 0,
    written: 0,
    moved: 0,
    rolls: 0,
  })
})

test('a past is looked at and not changed', () => {
  const table = aTable()
  table.apply([make(note('a')), { do: 'roll', record: roll('r') }], ADA)
  const past = pastOf(table.state())
  const { items, rolls, about } = past.state()
  expect({ items, rolls, about }).toMatchObject({
    items: table.state().items,
    rolls: table.state().rolls,
    about: table.state().about,
  })
  expect(past.apply([make(note('b'))], ADA)).toEqual({ key: 'table.past' })
  expect(past.state().items.size).toBe(1)
  past.close()
})
