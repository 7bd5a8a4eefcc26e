import { expect, test } from 'vitest'
import { uncovered } from '../../../src/board/map/uncovered.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { item, lay } from '../make.ts'

const SIZE = { width: 1600, height: 1000 }
/** A bar along the upper edge, px. */
const BAR = [{ left: 300, top: 0, right: 1300, bottom: 80 }]

/** Where a card (127 x 76 mm) that is let go of there, one px a mm, goes on to; and how far that is, mm. */
function goesOn(x: number, y: number, ...others: Item[]) {
  const { spatial } = lay(item('card', 'card', { x, y, z: 9 }), ...others)
  const entry = spatial.entries.get('card')!
  const seen = { spatial, camera: () => ({ left: 0, top: 0, zoom: 1 }), size: () => SIZE }
  const by = uncovered(seen, [{ entry, world: { x, y, turn: 0, z: 9 } }], BAR, 0)
  return by && { x: x + by.x, y: y + by.y, far: Math.hypot(by.x, by.y) }
}

/** Cards as close as a full table has them. */
const full = Array.from({ length: 120 }, (_, n) =>
  item(`c${n}`, 'card', { x: 70 + (n % 12) * 130, y: 40 + Math.floor(n / 12) * 100, z: n }),
)

test('what is let go of in sight stays there, whatever lies below it', () => {
  expect(goesOn(800, 500, ...full)).toBeUndefined()
})

test('what is let go of under a bar comes out before it', () => {
  const there = goesOn(800, 60)
  expect(there?.y).toBeGreaterThan(80)
  expect(there?.far).toBeLessThan(80)
})

test('beside something that lies there, where that is near', () => {
  const there = goesOn(800, 60, item('note', 'note', { x: 800, y: 175, z: 1 }))
  expect(there?.far).toBeLessThan(160)
})

test('on a full table it lies where the hand let go of it, and not where there is room far away', () => {
  const hole = ({ place: { x, y } }: Item) => Math.abs(x - 1200) < 160 && Math.abs(y - 240) < 160
  const there = goesOn(800, 60, ...full.filter((one) => !hole(one)))
  expect(there?.y).toBeGreaterThan(80)
  expect(there?.far).toBeLessThan(80)
})
