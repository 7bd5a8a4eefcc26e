import { describe, expect, test } from 'vitest'
import { faceUp } from '../../../src/dice/stage/ready.ts'
import { makeReel } from '../../../src/dice/stage/reel.ts'
import { rowsOf } from '../../../src/tray/quaternion.ts'
import { simulate } from '../../../src/tray/simulate.ts'
import { solidOfDie } from '../../../src/tray/solids.ts'
import type { Impact } from '../../../src/tray/tumble.ts'
import { dot } from '../../../src/tray/vector.ts'
import { throwOf } from '../../tray/throws.ts'

const tumble = simulate(throwOf(3, 5))
const length = tumble.steps * tumble.step

const d6 = (count: number) => Array.from({ length: count }, () => 'd6' as const)

function tray(pool = 0) {
  const heard: Impact[] = []
  const motion = makeReel((impact) => heard.push(impact))
  motion.ready(d6(pool), 0)
  return { motion, heard }
}
/** Views every sixtieth of a second until nothing moves; how many there were, and the last. */
function watch(motion: ReturnType<typeof makeReel>, from: number) {
  for (let frames = 1, now = from; frames < 2000; frames++, now += 1000 / 60) {
    const view = motion.view(now)
    if (!view.moving) return { frames, now, view }
  }
  throw new Error('it never comes to rest')
}

describe('what is seen in the tray', () => {
  test('nothing moves in an empty tray, nor where dice lie ready', () => {
    expect(tray().motion.view(0)).toMatchObject({ dice: [], moving: false })
    const view = tray(5).motion.view(0)
    expect(view.dice).toHaveLength(5)
    expect(view.moving).toBe(false)
  })

  test('a throw plays to its end and then stands still', () => {
    const { motion, heard } = tray(5)
    motion.view(0)
    motion.play(tumble, 1000, 0)
    expect(motion.left(1000)).toBeGreaterThan(length)
    const { now, view } = watch(motion, 1000)
    expect(now - 1000).toBeGreaterThan(length)
    expect(view.dice).toHaveLength(tumble.dice.length)
    view.dice.forEach((die, i) => {
      expect(die.x).toBeCloseTo(tumble.ends[i]!.x, 3)
      expect(die.still).toBe(1)
    })
    expect(heard.length).toBe(tumble.impacts.length)
    expect(motion.left(now)).toBe(0)
  })

  test('ready dice do not jump when they are thrown', () => {
    const { motion } = tray(5)
    const before = motion.view(999).dice
    motion.play(tumble, 1000, 0)
    const after = motion.view(1000).dice
    after.forEach((die, i) => {
      expect(die.x).toBeCloseTo(before[i]!.x, 6)
      expect(die.y).toBeCloseTo(before[i]!.y, 6)
    })
  })

  test('dice that were taken away to be thrown stay until the throw is there', () => {
    const { motion } = tray(5)
    motion.view(0)
    motion.ready([], 100)
    expect(motion.view(120).dice).toHaveLength(5)
    motion.play(tumble, 130, 0)
    expect(motion.view(131).dice).toHaveLength(5)
    // What lies ready next does not disturb it, and nothing lying ready leaves the result alone.
    motion.ready(d6(7), 140)
    motion.ready([], 150)
    expect(watch(motion, 150).view.dice).toHaveLength(tumble.dice.length)
  })

  test('dice that were taken away and not thrown are gone soon', () => {
    const { motion } = tray(5)
    motion.ready([], 100)
    expect(watch(motion, 100).view.dice).toEqual([])
  })

  test('a hurry shortens it, a second one ends it', () => {
    const { motion } = tray()
    motion.play(tumble, 0, 0)
    motion.hurry(100)
    expect(motion.left(100)).toBeLessThan(length / 5)
    motion.hurry(120)
    expect(motion.left(120)).toBe(0)
    watch(motion, 120)
  })

  test('a throw that decides comes to rest slowly, by half a second or so, and as it would have', () => {
    const { motion } = tray()
    motion.play(tumble, 0, 0, undefined, true)
    const more = motion.left(0) - length
    expect(more).toBeGreaterThan(400)
    expect(more).toBeLessThan(700)
    // Until its last moments nothing is slower.
    const plain = tray()
    plain.motion.play(tumble, 0, 0)
    expect(motion.view(length - 500).dice).toEqual(plain.motion.view(length - 500).dice)
    expect(motion.view(length).dice).not.toEqual(plain.motion.view(length).dice)
    expect(motion.left(length + more)).toBeCloseTo(0, 6)
    const [slow, usual] = [motion, plain.motion].map((each) => each.view(length + more + 3000).dice)
    expect(slow).toEqual(usual)
  })

  test('nobody has to wait for it', () => {
    const { motion } = tray()
    motion.play(tumble, 0, 0, undefined, true)
    motion.hurry(length - 100)
    expect(motion.left(length - 100)).toBeLessThan(100)
    motion.hurry(length - 90)
    expect(motion.left(length - 90)).toBe(0)
  })

  test('who joins late sees the rest of it', () => {
    const { motion } = tray()
    motion.play(tumble, 0, length - 100)
    expect(motion.left(0)).toBeCloseTo(100, 6)
  })

  test('a six that bursts turns gold, and nothing else does', () => {
    const burst = simulate(throwOf(5, 12))
    const { motion } = tray()
    motion.show(burst, 0)
    motion.view(0).dice.forEach((die, i) => {
      expect(die.gold).toBe(burst.roll[i]!.face === 6 ? 1 : 0)
    })
  })

  test('a roll without its throw is laid out with its faces up', () => {
    const { motion } = tray()
    motion.show(tumble.roll, 0)
    const view = motion.view(0)
    expect(view.moving).toBe(false)
    expect(view.dice).toHaveLength(tumble.roll.length)
  })

  test('counting marks every die and ends', () => {
    const { motion } = tray()
    motion.show(tumble, 0)
    const hits = tumble.roll.map((d) => (d.face > 3 ? 1 : 0))
    motion.count(hits, 50, false)
    expect(motion.view(60).moving).toBe(true)
    const { view } = watch(motion, 60)
    expect(view.dice.map((d) => d.dim)).toEqual(hits.map((h) => 1 - h))
    expect(motion.marked()?.hits).toEqual(hits)
    motion.clear()
    expect(motion.marked()).toBeUndefined()
  })

  test('a die is named after what it is thrown for, and what burst from it after the same', () => {
    const { motion } = tray()
    const roll = [
      { die: 'd6', face: 6 },
      { die: 'd6', face: 1 },
      { die: 'd6', face: 2, from: 0 },
    ] as const
    motion.show(roll, 0)
    motion.count([1, 0, 1], 50, true, ['to-hit', 'Special Die'])
    expect(motion.marked()?.means).toEqual(['to-hit', 'Special Die', 'to-hit'])
    expect(motion.view(5000).dice.map((one) => one.dim)).toEqual([0, 0, 0])
    motion.count([1, 0, 1], 50, true)
    expect(motion.marked()).not.toHaveProperty('means')
  })

  test('dice in the hand follow it, and go home when it lets go', () => {
    const { motion } = tray(3)
    const home = motion.view(0).dice
    motion.hold(150, 100)
    const { view, now } = watch(motion, 16)
    for (const die of view.dice) {
      expect(Math.hypot(die.x - 150, die.y - 100)).toBeLessThan(36)
      expect(die.z).toBeGreaterThan(15)
    }
    motion.letGo(1200)
    const back = watch(motion, now).view
    expect(back.dice).toEqual(home)
  })

  test('a hand that shakes by itself rattles, the harder the louder, until it lets go', () => {
    const loud = [0.1, 1].map((power) => {
      const { motion, heard } = tray(6)
      motion.lift(power)
      for (let now = 0; now < 1500; now += 16) {
        motion.lift(power)
        expect(motion.view(now).moving).toBe(true)
      }
      const sum = heard.reduce((all, { speed }) => all + speed, 0)
      // Flung, they wait in the hand; as nothing comes of it they go home.
      motion.letGo(1500, true)
      expect(motion.view(1600).dice.every(({ z }) => z > 12)).toBe(true)
      const { now, view } = watch(motion, 1616)
      expect(now).toBeGreaterThan(2000)
      expect(view.dice).toEqual(tray(6).motion.view(0).dice)
      return sum
    })
    expect(loud[1]).toBeGreaterThan((loud[0] ?? 0) * 2)
  })

  test('a result stays until the dice that lie ready are taken up', () => {
    const { motion } = tray(5)
    motion.play(tumble, 0, 0)
    watch(motion, 0)
    expect(motion.lies()).toBe(false)
    motion.ready(d6(5), 9000)
    expect(motion.view(9000).dice).toHaveLength(tumble.dice.length)
    motion.hold(100, 60)
    expect(motion.lies()).toBe(true)
    expect(motion.view(9016).dice).toHaveLength(5)
  })

  test('dice of others do not come out of this hand', () => {
    const { motion } = tray(0)
    motion.ready(['d20', 'd4'], 0)
    motion.view(0)
    motion.play(tumble, 1000, 0)
    expect(motion.left(1000)).toBeCloseTo(length, 6)
    expect(motion.view(1000).dice.every(({ die }) => die === 'd6')).toBe(true)
  })
})

test.each([1, 2, 3, 4, 5, 6])('a die laid with %i up shows it', (face) => {
  const solid = solidOfDie('d6')
  for (const yaw of [0, 0.7, -2]) {
    const [, , up] = rowsOf(faceUp('d6', face, yaw))
    const heights = solid.normals.map((n) => dot(up, n))
    expect(solid.row.labels[heights.indexOf(Math.max(...heights))]).toBe(face)
    expect(Math.max(...heights)).toBeCloseTo(1, 9)
  }
})

test('each die has a colour of its own where they are dyed; what flies out of one has that of it', () => {
  const { motion } = tray(5)
  const colors = [1, 1, 8, 1, 9]
  motion.ready(d6(5), 10, colors)
  expect(motion.view(20).dice.map(({ color }) => color)).toEqual(colors)
  motion.play(tumble, 1000, 0, colors)
  const wanted: (number | undefined)[] = []
  tumble.roll.forEach(({ from }, i) => {
    wanted.push(from === undefined ? colors[i] : wanted[from])
  })
  expect(wanted.length).toBeGreaterThan(5)
  expect(watch(motion, 1000).view.dice.map(({ color }) => color)).toEqual(wanted)
  motion.show(tumble.roll, 9000, colors)
  expect(motion.view(9000).dice.map(({ color }) => color)).toEqual(wanted)
})
