import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { borne } from '../../../src/rules/board/borne.ts'
import { fieldValue } from '../../../src/rules/board/field.ts'
import { worldPlace } from '../../../src/rules/plain/place.ts'
import { comer } from '../comer.ts'
import { expectWell, inFight, told } from './attacked.ts'
import { road } from './lab.ts'

/*
 * Things such as no Move lays down: on themselves, on each other in a circle, with numbers and words in every prop that
 * nobody could have written by playing. What is printed on them and what they bear can be read all the same.
 */

const kinds = Object.keys(road.pieces)
const wild = fc.constantFrom<unknown>(
  ...[-1, 0.5, 1e15, 1e308, Number.NaN, Number.POSITIVE_INFINITY, 129, 2 ** 31, -0],
  ...[
    '',
    'constructor',
    '__proto__',
    'toString',
    'x'.repeat(3000),
    '\u0000\u202e{goal}$&',
    '\ud800',
  ],
  ...[true, null, [], {}, [[[]]], { valueOf: 1 }, Array.from({ length: 200 }, () => 1e308)],
)

/** All props that its fields and what is printed there ask for. */
function asked(kind: string): readonly string[] {
  const there = new Set<string>(['made', 'owner', 'title', 'who', 'special', 'spell', 'mana'])
  const props = new Proxy<Record<string, never>>(
    {},
    {
      get: (_, key) => void (typeof key === 'string' && there.add(key)),
      has: (_, key) => typeof key === 'string' && !!there.add(key) && false,
    },
  )
  const bare = {
    id: 'bare',
    kind,
    place: { x: 0, y: 0, turn: 0, z: 0 },
    bin: false,
    texts: {},
    props,
  }
  for (const block of road.pieces[kind]?.face?.(bare).blocks ?? [])
    if (block.as === 'words') block.says(bare)
  for (const { id } of road.pieces[kind]?.fields ?? []) there.add(id)
  return [...there]
}
const PROPS = new Map(kinds.map((kind) => [kind, asked(kind)]))

describe('things of any shape', () => {
  it('have a face that can be painted, and fields that can be read', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(...kinds),
            fc.array(fc.tuple(fc.nat(300), wild), { maxLength: 12 }),
          ),
          { minLength: 1, maxLength: 8 },
        ),
        (things) => {
          const { table, at } = inFight()
          const mallory = comer(table)
          mallory.write((_rolls, _play, items) => {
            for (const [n, [kind, props]] of things.entries()) {
              const item = new Y.Map<unknown>(
                Object.entries({ kind, place: { x: n, y: 0, turn: 0, z: n }, bin: false }),
              )
              for (const [prop, value] of props) {
                const all = PROPS.get(kind)!
                const id = all[prop % all.length]!
                item.set(`p:${id}`, value)
                item.set(`n:${id}/${n}`, value)
              }
              for (const text of road.pieces[kind]?.texts ?? [])
                item.set(`t:${text}`, new Y.Text('\u202e{who}\u0000$&'))
              items.set(`odd${n}`, item)
            }
          })
          expect(mallory.said).toEqual([])
          const board = at.board()
          for (const { id, kind } of board.items.values()) {
            const item = board.items.get(id)!
            const piece = road.pieces[kind]
            for (const { box } of piece?.face?.(item).blocks ?? [])
              for (const value of Object.values(box)) expect(Number.isFinite(value)).toBe(true)
            for (const field of piece?.fields ?? [])
              expect(fieldValue(field as never, item, board)).toBeDefined()
          }
          for (const mark of borne(road.pieces, board))
            if (mark.as === 'field' && mark.value !== undefined)
              expect(Number.isFinite(mark.value)).toBe(true)
          told(at)
          expectWell(table)
        },
      ),
      { seed: 18, numRuns: 25 },
    )
  }, 120_000)

  it('lie somewhere on the paper, though they lie on themselves, or on each other in a circle', () => {
    const { table, at, brindle, wolf } = inFight()
    const before = [...at.board().items.keys()]
    const mats = before.filter((id) => road.pieces[at.board().items.get(id)!.kind]?.mat)
    expect(mats.length).toBeGreaterThan(1)
    const mallory = comer(table)
    mallory.write((_rolls, _play, items) => {
      const lay = (id: string, on: string) =>
        (items.get(id) as Y.Map<unknown>).set('place', { x: 1e5, y: -1e5, turn: 7, z: 1, on })
      const circle = ['stage', 'deck', 'theatre', 'stage', 'roundtable'].map((kind, n) => {
        const item = new Y.Map<unknown>(Object.entries({ kind, place: {}, bin: false }))
        items.set(`mat${n}`, item)
        return `mat${n}`
      })
      for (const [n, id] of circle.entries()) lay(id, circle[(n + 1) % circle.length]!)
      for (const [n, id] of mats.entries()) lay(id, n % 2 ? id : mats[(n + 1) % mats.length]!)
      lay(brindle.id, wolf.id)
      lay(wolf.id, brindle.id)
    })
    expect(mallory.said).toEqual([])
    const { items } = at.board()
    for (const id of before) expect(items.has(id)).toBe(true)
    for (const id of items.keys()) {
      const { x, y, turn } = worldPlace(items, id)!
      for (const value of [x, y, turn]) expect(Number.isFinite(value)).toBe(true)
    }
    told(at)
    expect(at.make('stage', { words: 'The gate' }).kind).toBe('stage')
    expectWell(table)
  })
})
