import { beforeAll, describe, expect, test } from 'vitest'
import { game } from '../../../src/games/prophecy/game.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { type Line, linesOf } from '../../../src/ui/lists/lines.ts'
import { counted } from '../counting.ts'
import { docOf, name, readings, SHAPES } from '../odd.ts'

/*
 * Tables of any shape
 *
 * Whoever writes can stick everything on everything. However they do, the work of reading a table grows with what is on
 * it, and not with how it hangs together.
 */

async function chroniclerOf() {
  if (!game.chronicle) throw new Error('no chronicle')
  return game.chronicle()
}

describe('twice as much is read in twice as many steps', () => {
  // What runs for the first time counts for more.
  beforeAll(async () => {
    const chronicler = await chroniclerOf()
    for (const fill of Object.values(SHAPES))
      await counted(() => readings(docOf(fill, 20), chronicler))
  })
  test.each(Object.entries(SHAPES))('%s', async (_, fill) => {
    const chronicler = await chroniclerOf()
    const [few, many] = [docOf(fill, 500), docOf(fill, 1000)]
    const once = await counted(() => readings(few, chronicler))
    const twice = await counted(() => readings(many, chronicler))
    // To sort takes a little more; what grows with the square would take four times as many.
    expect(twice / once).toBeLessThan(2.2)
  })
})

describe('more notes than a call takes arguments are listed', () => {
  const place = { x: 0, y: 0, turn: 0, z: 0 }
  const thing = (id: string, kind: string, on?: string): Item => ({
    id,
    kind,
    place: on === undefined ? place : { ...place, on },
    bin: false,
    props: {},
    texts: {},
  })
  const count = (lines: readonly Line[]): number =>
    lines.reduce((sum, line) => sum + 1 + count(line.lines), 0)
  test.each([
    ['on one card', 0],
    ['deeper than lists go', 20],
  ])(
    '%s',
    (_, depth) => {
      const items = new Map([['card', thing('card', 'card')]])
      for (let n = 0; n < depth; n++)
        items.set(name(n), thing(name(n), 'note', n > 0 ? name(n - 1) : 'card'))
      const last = depth > 0 ? name(depth - 1) : 'card'
      for (let n = depth; n < 130_000; n++) items.set(name(n), thing(name(n), 'note', last))
      const parts = linesOf(game, { items, seats: [], rolls: [], play: {} })
      expect(parts.flatMap(({ lines }) => lines.map(({ id }) => id))).toEqual(['card'])
      expect(parts.reduce((sum, { lines }) => sum + count(lines), 0)).toBe(130_001)
    },
    60_000,
  )
})
