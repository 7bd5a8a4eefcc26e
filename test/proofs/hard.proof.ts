import { expect, test } from 'vitest'
import { makeWorld } from '../../src/tray/world.ts'
import { share } from './long.ts'
import { mixed, turnedThrow } from './throws.ts'

const THROWS = share(10_000)
const HANDS = [5, 12, 12, 12, 30, 60]
/** Dice that leave the hand together may begin close; after so many steps they have parted. */
const PARTED = 10
/** Closer than this part of the distance at which two dice touch is seen as one die inside another. */
const DEEP = 0.7
/** Seconds until the last die is read: a hand of sixty leaves it row after row. */
const LONGEST = 8

test(`${THROWS} throws at full power: no die escapes, none rolls for ever, at most one throw in a thousand overlaps deeply`, () => {
  let [dice, deep, nearest, longest] = [0, 0, 1, 0]
  for (let n = 0; n < THROWS; n++) {
    const world = makeWorld(turnedThrow(n, mixed(n, HANDS[n % HANDS.length]!), 1))
    let least = 1
    let step = 0
    for (; !world.done(); step++) {
      world.step()
      if (step > LONGEST * 120) expect.fail(`throw ${n} rolls on`)
      const bodies = world.tumblers.flatMap((t) => (t.body ? [{ start: t.start, b: t.body }] : []))
      for (const { b } of bodies) {
        const inside =
          b.x > 0 && b.x < world.felt.width && b.y > 0 && b.y < world.felt.height && b.z > 0
        if (!inside) expect.fail(`throw ${n}: a ${b.die} at ${b.x}, ${b.y}, ${b.z}`)
      }
      const met = bodies.filter(({ start, b }) => step - start > PARTED && !b.flying)
      met.forEach(({ b: p }, i) => {
        for (const { b: q } of met.slice(i + 1)) {
          least = Math.min(least, Math.hypot(p.x - q.x, p.y - q.y) / (p.reach + q.reach))
        }
      })
    }
    dice += world.tumblers.length
    nearest = Math.min(nearest, least)
    longest = Math.max(longest, step / 120)
    if (least < DEEP) deep++
  }
  process.stdout.write(
    `${THROWS} hard throws, ${dice} dice: ${deep} overlapped deeply, nearest ${nearest.toFixed(2)} of contact, longest ${longest.toFixed(2)} s\n`,
  )
  expect(deep).toBeLessThanOrEqual(THROWS / 1000)
})
