import { describe, expect, test } from 'vitest'
import type * as Y from 'yjs'
import { game } from '../../src/games/prophecy/game.ts'
import type { Chronicler } from '../../src/rules/game.ts'
import type { Item } from '../../src/rules/item.ts'
import { type Line, linesOf } from '../../src/ui/lines.ts'
import { docOf, docWith, name, PLAIN, readings, SHAPES } from './odd.ts'

/*
 * Tables of any shape
 *
 * Whoever writes can stick everything on everything. However they do, a table is read in a time that grows with what is on
 * it, and not with how it hangs together.
 */

const readAll = (doc: Y.Doc, chronicler: Chronicler): number =>
  [...readings(doc, chronicler).values()].reduce((sum, took) => sum + took, 0)

async function chroniclerOf() {
  if (!game.chronicle) throw new Error('no chronicle')
  return game.chronicle()
}

describe('a table is read in as long as one of as many loose notes', () => {
  const MANY = 6000
  test.each(Object.entries(SHAPES))('%s', { timeout: 60_000 }, async (_, fill) => {
    const chronicler = await chroniclerOf()
    const [plain, odd] = [docOf(PLAIN, MANY), docOf(fill, MANY)]
    readAll(plain, chronicler)
    const least = (doc: Y.Doc) =>
      Math.min(...[1, 2, 3].map(() => readAll(docWith(doc), chronicler)))
    // What grows with the square would take hundreds of times as long.
    expect(least(odd) / least(plain)).toBeLessThan(12)
  })
})

test('a hundred and thirty thousand notes on one card are listed', () => {
  const place = { x: 0, y: 0, turn: 0, z: 0 }
  const thing = (id: string, kind: string, on?: string): Item => ({
    id,
    kind,
    place: on === undefined ? place : { ...place, on },
    bin: false,
    props: {},
    texts: {},
  })
  const items = new Map([['card', thing('card', 'card')]])
  for (let n = 0; n < 130_000; n++) items.set(name(n), thing(name(n), 'note', 'card'))
  const [part] = linesOf(game, { items, seats: [], rolls: [], play: {} }).filter(
    ({ lines }) => lines.length > 0,
  )
  expect(part?.lines.map(({ id, lines }) => [id, lines.length])).toEqual([['card', 130_000]])
  // And where nothing is read as deep as it goes.
  const deep = new Map(items)
  for (let n = 1; n < 20; n++) deep.set(name(n), thing(name(n), 'note', name(n - 1)))
  for (let n = 20; n < 130_000; n++) deep.set(name(n), thing(name(n), 'note', name(19)))
  const count = (lines: readonly Line[]): number =>
    lines.reduce((sum, line) => sum + 1 + count(line.lines), 0)
  const parts = linesOf(game, { items: deep, seats: [], rolls: [], play: {} })
  expect(parts.reduce((sum, { lines }) => sum + count(lines), 0)).toBe(130_001)
})
