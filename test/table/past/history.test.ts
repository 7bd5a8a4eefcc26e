import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parts } from '../../../src/table/document/schema.ts'
import { type Sweep, watchSweeps } from '../../../src/table/past/history.ts'
import { packed, type Reason, unpacked } from '../../../src/table/past/snapshots.ts'
import type { EarlierState } from '../../../src/table/past/takeback.ts'
import type { Table } from '../../../src/table/table.ts'
import { expectAlive } from '../alive.ts'
import { aTable, copyOf, make, merge, note, roll } from '../make.ts'

const IDS = Array.from({ length: 30 }, (_, n) => `i${n}`)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Ada's table with thirty notes, Eve's copy of it, and what Ada's page keeps and says. */
function watched() {
  const ada = aTable()
  ada.apply(
    IDS.map((id) => make(note(id))),
    { seat: 'ada' },
  )
  ada.apply([{ do: 'roll', record: roll('r1') }], { seat: 'ada' })
  const eve = copyOf(ada)
  const said: (Sweep | undefined)[] = []
  const kept: { state: EarlierState; why: Reason }[] = []
  const stop = watchSweeps(
    ada,
    (sweep) => said.push(sweep),
    async () => ({
      async keep(state, why) {
        kept.push({ state, why })
        return true
      },
      list: async () => [],
      open: async () => undefined,
      close: () => {},
    }),
  )
  return { ada, eve, said, kept, stop }
}
/** What Eve does reaches Ada, and some time goes by. */
const later = async (ada: Table, eve: Table, ms: number) => {
  merge(ada, eve)
  await vi.advanceTimersByTimeAsync(ms)
}
const bin = (table: Table, ids: readonly string[]) =>
  table.apply(
    ids.map((id) => ({ do: 'bin' as const, id })),
    { seat: 'eve' },
  )
const lying = (table: Table) => table.board().items.size

describe('what others sweep away', () => {
  test('at once is kept first, told, and taken back on both screens', async () => {
    const { ada, eve, said, kept } = watched()
    bin(eve, IDS)
    await later(ada, eve, 1000)
    expect(said.map((sweep) => sweep?.loss.gone)).toEqual([30])
    expect(kept.map(({ why, state }) => [why, state.items.get('i0')?.bin])).toEqual([
      ['sweep', false],
    ])
    expect(said[0]?.back()).toBeUndefined()
    await later(ada, eve, 1000)
    expect([lying(ada), lying(eve)]).toEqual([30, 30])
    expect(kept.map(({ why }) => why)).toEqual(['sweep', 'back'])
    for (const { doc } of [ada, eve]) expectAlive(doc)
  })

  test('slowly is seen within a minute', async () => {
    const { ada, eve, said } = watched()
    for (const id of IDS.slice(0, 20)) {
      bin(eve, [id])
      await later(ada, eve, 3000)
    }
    expect(said.length).toBeGreaterThan(0)
    said.at(-1)?.back()
    expect(lying(ada)).toBe(30)
  })

  test('is no longer told of once somebody else has taken it back', async () => {
    const { ada, eve, said } = watched()
    bin(eve, IDS)
    await later(ada, eve, 1000)
    eve.apply(
      IDS.map((id) => ({ do: 'return' as const, id })),
      { seat: 'eve' },
    )
    await later(ada, eve, 1000)
    expect(said.map((sweep) => sweep?.loss.gone)).toEqual([30, undefined])
    expect(said[0]?.back()).toBeUndefined()
    expect(lying(ada)).toBe(30)
  })

  test('leaves alone what we do ourselves, and what we do is no sweep', async () => {
    const { ada, eve, said } = watched()
    bin(ada, IDS.slice(0, 15))
    await later(ada, eve, 1000)
    expect(said).toEqual([])
    bin(eve, IDS.slice(15))
    await later(ada, eve, 1000)
    expect(said).toHaveLength(1)
    said[0]?.back()
    expect(lying(ada)).toBe(15)
  })

  test('of a quarter of an hour’s play nothing is told', async () => {
    const { ada, eve, said } = watched()
    for (let minute = 0; minute < 15; minute++) {
      const fresh = [0, 1, 2].map((n) => `m${minute}-${n}`)
      eve.apply(
        fresh.map((id) => make(note(id))),
        { seat: 'eve' },
      )
      bin(eve, IDS.slice(minute * 2, minute * 2 + 2))
      await later(ada, eve, 60_000)
    }
    expect(said).toEqual([])
  })

  test('a Roll that vanishes comes back to its place', async () => {
    const { ada, eve, said } = watched()
    eve.apply([{ do: 'roll', record: roll('r2') }], { seat: 'eve' })
    await later(ada, eve, 1000)
    parts(eve.doc).rolls.delete(0, 1)
    await later(ada, eve, 1000)
    expect(said[0]?.loss.rolls).toBe(1)
    said[0]?.back()
    expect(ada.state().rolls.map(({ id }) => id)).toEqual(['r1', 'r2'])
  })
})

describe('a snapshot', () => {
  const state = () => {
    const { ada } = watched()
    return ada.state()
  }
  test('is read as it was written', async () => {
    const was = state()
    const { items, seats, rolls, play, about } = was
    expect(unpacked(await packed(was))).toEqual({
      items: new Map(items),
      seats,
      rolls,
      play,
      about,
    })
  })

  test('is nothing where anything of it is something else', async () => {
    const good = new TextDecoder().decode(await packed(state()))
    const spoilt = [
      '',
      'null',
      '{}',
      good.slice(0, -2),
      good.replace('"bin":false', '"bin":"no"'),
      good.replace('"x":0', '"x":"left"'),
      good.replace('"kind":"note"', '"kind":""'),
      good.replace('"die":"d6"', '"die":"d9"'),
    ]
    for (const text of spoilt) {
      expect(text).not.toBe(good)
      expect(unpacked(new TextEncoder().encode(text))).toBeUndefined()
    }
  })
})
