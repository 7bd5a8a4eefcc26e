import { describe, expect, test } from 'vitest'
import { game } from '../../src/games/prophecy/game.ts'
import type { Item } from '../../src/rules/item.ts'
import { type Line, linesOf } from '../../src/ui/lines.ts'
import { counted } from './counting.ts'
import { docOf, docWith, name, readings, SHAPES } from './odd.ts'

/*
 * Tables of any shape
 *
 * Whoever writes can stick everything on everything. However they do, the work of reading a table grows with what is on it,
 * and not with how it hangs together.
 */

async function chroniclerOf() {
  if (!game.chronicle) throw new Error('no chronicle')
  return game.chronicle()
}

describe('twice as much is read in twice as many steps', () => {
  test.each(Object.entries(SHAPES))('%s', async (_, fill) => {
    const chronicler = await chroniclerOf()
    const few = docOf(fill, 500)
    const many = docOf(fill, 1000)
    const [one, two] = [docWith(few), docWith(many)]
    const once = await counted(() => readings(one, chronicler))
    const twice = await counted(() => readings(two, chronicler))
    // To sort takes a little more; what grows with the square would take four times as many.
    expect(twice / once).toBeLessThan(2.4)
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
