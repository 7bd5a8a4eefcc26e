import { afterAll, beforeAll, expect, it, vi } from 'vitest'
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
])('%d people around it: whether the view goes on to what is laid', async (people, follows) => {
  const s = await seated(people, [CARD])
  const { view } = s.parts
  const before = view.goal()
  s.table.apply([lying('far', 'card', { x: -500, y: 300 })], { seat: 'ada' })
  s.wait(1500)
  expect(view.goal() !== before).toBe(follows)
  s.close()
})
