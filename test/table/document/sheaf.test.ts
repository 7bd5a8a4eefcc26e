import { expect, test } from 'vitest'
import { game } from '../../../src/games/prophecy/game.ts'
import { Sheaf } from '../../../src/table/document/sheaf.ts'
import { manyItems } from '../../bench/many.ts'
import { counted } from '../counting.ts'

interface Thing {
  readonly is: string
}
const thing = (is: string): Thing => ({ is })
const said = (map: ReadonlyMap<string, Thing>) => [...map].map(([key, { is }]) => `${key}:${is}`)
const some = (count: number, from = 0) =>
  new Map(
    Array.from({ length: count }, (_, n) => {
      const key = `k${String(from + n).padStart(4, '0')}`
      return [key, thing(key)] as const
    }),
  )

test('it says what a map in the order of its keys says, whatever becomes of it', () => {
  const plain = new Map<string, Thing>()
  let sheaf = Sheaf.empty<Thing>()
  const steps: ReadonlyMap<string, Thing | undefined>[] = [
    some(300, 100),
    new Map([['k0150', thing('other')]]),
    new Map([
      ['k0100', undefined],
      ['k0399', undefined],
      ['nowhere', undefined],
    ]),
    new Map([['k0100', thing('back')]]),
    some(3, 0),
    new Map([...some(130, 100).keys()].map((key) => [key, undefined])),
    new Map([['k0101', thing('back')]]),
    new Map([['k9999', thing('last')]]),
  ]
  for (const step of steps) {
    const before = said(sheaf)
    const old = sheaf
    sheaf = sheaf.with(step)
    for (const [key, value] of step) {
      if (value) plain.set(key, value)
      else plain.delete(key)
    }
    const sorted = new Map([...plain].sort(([a], [b]) => (a < b ? -1 : 1)))
    expect(said(sheaf)).toEqual(said(sorted))
    expect([...sheaf.values()]).toEqual([...sorted.values()])
    expect([...sheaf.keys()]).toEqual([...sorted.keys()])
    expect(sheaf.size).toBe(sorted.size)
    for (const key of [...sorted.keys(), 'k0120', 'nobody'])
      expect([sheaf.has(key), sheaf.get(key)]).toEqual([sorted.has(key), sorted.get(key)])
    const each: string[] = []
    sheaf.forEach((value, key) => {
      each.push(`${key}:${value.is}`)
    })
    expect(each).toEqual(said(sheaf))
    // What it was before is that still.
    expect(said(old)).toEqual(before)
  }
})

test('where nothing is otherwise it is the same', () => {
  const map = Sheaf.empty<Thing>().with(some(5))
  expect(map.with(new Map([['k0001', map.get('k0001')]]))).toBe(map)
  expect(map.with(new Map([['nobody', undefined]]))).toBe(map)
})

test('what one drop costs does not grow with what lies there', async () => {
  const dropped = async (count: number) => {
    const table = manyItems(game.id, count)
    const drop = (x: number) => {
      table.apply([{ do: 'place', id: 'note-1', place: { x, y: 0, turn: 0, z: 1e6 } }], {
        seat: 'ada',
      })
      table.state()
      table.board()
    }
    drop(1)
    const steps = await counted(() => drop(2))
    table.close()
    return steps
  }
  expect((await dropped(4000)) / (await dropped(500))).toBeLessThan(1.5)
})
