import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Place } from '../../../src/rules/plain/item.ts'
import { inNode, lying, outOfNode, seated } from '../seated.ts'

beforeAll(inNode)
afterAll(outOfNode)

/** Ada sits at the lower edge, Ben opposite. */
const CARD = lying('card', 'card', { x: 900, y: 800 })
const NOTE = lying('note', 'note', { x: 0, y: -10, z: 2, on: 'card' })

const HANDS = { ada: { pointer: 1, y: 830 }, ben: { pointer: 2, y: 100 } } as const

it('a note that somebody holds stays in their hand when its card is lifted', async () => {
  const s = await seated(2, [CARD, NOTE])
  const { lifts } = s.parts.view
  s.claim('ben')
  s.finger('down', { pointer: 2, x: 900, y: 790 })
  s.finger('move', { pointer: 2, x: 900, y: 300 })
  s.finger('down', { pointer: 1, x: 850, y: 830 })
  s.finger('move', { pointer: 1, x: 650, y: 830 })
  expect(lifts.list().map(({ ids }) => [...ids])).toEqual([['note'], ['card']])
  s.finger('up', { pointer: 1, x: 650, y: 830 })
  // What was Ben's goes back to where it lies by now: on the card, 200 mm beside.
  s.finger('cancel', { pointer: 2, x: 900, y: 300 })
  expect(lifts.of('note')?.goal).toMatchObject({ x: 700, y: 790 })
  s.wait(500)
  expect(lifts.list()).toEqual([])
  expect(s.table.state().items.get('note')?.place).toMatchObject({ x: 0, y: -10, on: 'card' })
  s.close()
})

it('two draw ovals at once: neither takes the other\u2019s away', async () => {
  const s = await seated(2, [])
  s.take('ada', 'oval')
  s.take('ben', 'oval')
  const drag = (who: keyof typeof HANDS) => {
    const { pointer, y } = HANDS[who]
    s.finger('down', { pointer, x: 900, y })
    s.finger('move', { pointer, x: 1000, y: y + 100 })
    s.wait(20)
    return s.drawn()
  }
  expect([drag('ada'), drag('ben')]).toEqual([1, 2])
  s.finger('cancel', { pointer: 1, x: 1000, y: 930 })
  s.wait(20)
  expect(s.drawn()).toBe(1)
  s.close()
})

it('the first stroke of all is of whoever drew it, whoever does something while the marker comes', async () => {
  const s = await seated(2, [CARD])
  s.take('ben', 'marker')
  const stroke = { pointer: 2, x: 900, y: 100 }
  s.finger('down', stroke)
  s.finger('move', { ...stroke, x: 980 })
  s.finger('up', { ...stroke, x: 980 })
  s.finger('down', { pointer: 1, x: 900, y: 830 })
  s.finger('up', { pointer: 1, x: 900, y: 830 })
  await vi.dynamicImportSettled()
  const ink = [...s.table.state().items.values()].find(({ kind }) => kind === 'ink')
  expect(ink?.props.color).toBe(1)
  expect([s.table.canUndo('ada'), s.table.canUndo('ben')]).toEqual([false, true])
  s.close()
})

it.each([
  [0, true],
  [2, false],
])(
  '%d people around it: whether a double tap on bare paper comes nearer',
  async (people, nearer) => {
    const s = await seated(people, [CARD])
    const { view } = s.parts
    const before = view.goal()
    for (const x of [300, 302]) {
      s.finger('down', { pointer: 1, x, y: 300 })
      s.finger('up', { pointer: 1, x, y: 300 })
    }
    expect(view.goal() !== before).toBe(nearer)
    s.close()
  },
)

it.each([
  [0, true],
  [2, false],
])(
  '%d people around it: whether the view goes on to what is laid out of sight, and shown',
  async (people, goes) => {
    const s = await seated(people, [CARD])
    const { view } = s.parts
    const before = view.goal()
    s.table.apply([lying('far', 'card', { x: -500, y: 300 })], { seat: 'ada' })
    s.parts.handle.reveal(['far'])
    s.wait(1500)
    expect(view.goal() !== before).toBe(goes)
    if (goes) return s.close()
    // It is told of, as long as it is not seen.
    const told = s.parts.handle.beyond()
    expect(told).toHaveLength(1)
    expect(Math.abs(told[0]!)).toBeGreaterThan(Math.PI / 2)
    s.parts.handle.does.fit()
    s.wait(1500)
    expect(view.goal()).not.toBe(before)
    expect(s.parts.handle.beyond()).toEqual([])
    s.close()
  },
)

/** A bar and the open guide before it, at Ada's edge. */
const BAR = { left: 560, top: 1000, right: 1360, bottom: 1080 }
const GUIDE = { left: 740, top: 620, right: 1180, bottom: 1000 }

/** What is seen of it: all, where it lies under nothing and within the screen. */
const hides = ({ x, y }: Place, over = [BAR, GUIDE], w = 127 / 2, h = 76 / 2) =>
  over.some(
    ({ left, top, right, bottom }) =>
      x + w > left && x - w < right && y + h > top && y - h < bottom,
  ) || y + h > 1080

it.each([
  ['partly under a bar', { x: 640, y: 990 }, { x: 640 }],
  ['wholly under it', { x: 640, y: 1050 }, { x: 640 }],
  ['on an open guide', { x: 760, y: 700 }, { y: 700 }],
  ['over the rim', { x: 300, y: 1075 }, { x: 300 }],
])(
  'a card that is let go %s comes to lie where it is seen, in one step with the drag',
  async (_, to, straight) => {
    const s = await seated(2, [CARD], [BAR, GUIDE])
    s.finger('down', { pointer: 1, x: 900, y: 800 })
    s.finger('move', { pointer: 1, ...to })
    s.finger('up', { pointer: 1, ...to })
    const lies = () => s.table.state().items.get('card')!.place
    expect(hides(lies())).toBe(false)
    // Straight out from under it.
    expect(lies()).toMatchObject(straight)
    expect(lies().turn).toBe(0)
    // It goes there by itself, and is put down.
    const { x = 0, y = 0 } = s.parts.view.lifts.of('card')?.goal ?? {}
    expect(Math.hypot(x - lies().x, y - lies().y)).toBeLessThan(0.01)
    s.wait(600)
    expect(s.parts.view.lifts.list()).toEqual([])
    s.table.undo('ada')
    expect(lies()).toMatchObject({ x: 900, y: 800 })
    s.close()
  },
)

it('what is let go where it is seen, or sticks, lies just there', async () => {
  const s = await seated(2, [CARD, lying('note', 'note', { x: 300, y: 300 })], [BAR])
  const drag = (from: readonly [number, number], to: readonly [number, number]) => {
    s.finger('down', { pointer: 1, x: from[0], y: from[1] })
    for (const type of ['move', 'up'] as const) s.finger(type, { pointer: 1, x: to[0], y: to[1] })
    s.wait(600)
  }
  drag([900, 800], [900, 950])
  expect(s.table.state().items.get('card')?.place).toMatchObject({ x: 900, y: 950 })
  // Its lower half is under the bar, as the card's would be.
  drag([300, 300], [900, 980])
  expect(s.table.state().items.get('note')?.place).toMatchObject({ x: 0, y: 30, on: 'card' })
  s.close()
})

it('what is thrown across faces who it was thrown to, however fast', async () => {
  const s = await seated(2, [CARD])
  s.finger('down', { pointer: 1, x: 900, y: 800 })
  s.finger('move', { pointer: 1, x: 900, y: 700 })
  s.wait(20)
  for (const type of ['move', 'up'] as const) s.finger(type, { pointer: 1, x: 900, y: 150 })
  expect(s.table.state().items.get('card')?.place).toMatchObject({ x: 900, y: 150 })
  expect(s.table.state().items.get('card')?.place.turn).toBeCloseTo(Math.PI, 5)
  s.close()
})

it('what is pulled from its pile and let go partly under the bar is seen whole', async () => {
  const s = await seated(2, [], [BAR])
  s.pull('new', { pointer: 1, x: 900, y: 1040 }, 'ada')
  for (const type of ['move', 'up'] as const) s.finger(type, { pointer: 1, x: 900, y: 990 })
  expect(hides(s.table.state().items.get('new')!.place, [BAR], 38)).toBe(false)
  s.close()
})
