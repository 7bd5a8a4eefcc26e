import { afterEach, expect, test, vi } from 'vitest'
import type { DoneHere } from '../../../src/app/decks/donehere.ts'
import { keepSealed } from '../../../src/app/decks/sealed.ts'
import type { Course, Deck } from '../../../src/rules/board/deck.ts'
import { atOnce } from '../../../src/rules/plain/turns.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import type { SealAct } from '../../../src/sync/seal/entry.ts'
import { makeSealWork, type Order } from '../../../src/sync/seal/sealwork.ts'
import { sealsIn } from '../../../src/table/document/seals.ts'
import { game as highcard } from '../../games/highcard/game.ts'
import { uncaught } from '../../uncaught.ts'
import {
  again,
  type CardScreen,
  laid,
  linked,
  MANY_SCREENS,
  screenAt,
  settled,
  sit,
  wires,
} from './screens.ts'

// What becomes of a turn in which something fails.

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0).reverse()) end()
  vi.unstubAllGlobals()
})

/**
 * One screen that keeps the cards of a table of which a game says this; `turns` are those that were begun, `stands` how
 * often it was told how the cards stand.
 */
function keeping(
  onTrust: Deck['onTrust'],
  met: () => Promise<object>,
  listen: (hear: (from: object, word: unknown) => void) => () => void = () => () => {},
  course?: () => Promise<Course>,
  take: () => readonly DoneHere[] = () => [],
) {
  const table = laid(highcard)
  sit(table, 'ada', 'one')
  let turns = 0
  let stands = 0
  const [deck] = highcard.decks!
  const counted: Deck = {
    ...deck!,
    onTrust(board) {
      turns += 1
      return onTrust(board)
    },
  }
  const sealed = keepSealed({
    ...{ table, device: 'one', done: { take } },
    game: { decks: [counted], ...(course && { course }) },
    room: {
      ...{ subscribe: () => () => {}, listen, tell() {} },
      around: () => ({ neighbours: [], servers: [], relays: [] }),
      met,
    } as never,
    ...{ able: () => true, changed() {} },
    onStand() {
      stands += 1
    },
  })
  ends.push(sealed.close)
  return { table, look: sealed.look, turns: () => turns, stands: () => stands }
}

test('whoever looks while a turn comes to its end is looked for once more, at whatever moment', async () => {
  for (let ticks = 0; ticks < 12; ticks++) {
    const { look, turns } = keeping(
      () => true,
      async () => ({}),
    )
    look()
    for (let n = 0; n < ticks; n++) await null
    const before = turns()
    look()
    await settled(5)
    expect(turns(), `after ${ticks} ticks`).toBeGreaterThan(before)
  }
})

test(
  'a turn that throws is told as an error of the page, and is tried again',
  MANY_SCREENS,
  async () => {
    const errors = uncaught('unhandledRejection')
    const broken = new Error('a game says nonsense')
    let works = false
    const { look, turns } = keeping(
      () => {
        if (!works) throw broken
        return true
      },
      async () => ({}),
    )
    look()
    await settled(50)
    expect(errors).toEqual([broken])
    works = true
    const before = turns()
    await vi.waitFor(() => expect(turns()).toBeGreaterThan(before), { timeout: 180_000 })
    expect(errors).toEqual([broken])
  },
)

test.each([
  ['how its game goes on cannot be loaded', 'course'],
  ['it is begun in vain', 'begin'],
  ['what is known cannot be worked out', 'read'],
])(
  'where %s nothing is believed, that is told as an error of the page, and tried again',
  MANY_SCREENS,
  async (_, at) => {
    const errors = uncaught('unhandledRejection')
    const broken = new Error('it cannot be had')
    let works = false
    const worker = class {
      onmessage?: (event: { data: unknown }) => void
      private readonly work = makeSealWork()
      postMessage(order: Order) {
        const data = order.do === at && !works ? broken : atOnce(this.work(order))
        setTimeout(() => this.onmessage?.({ data }))
      }
      terminate() {}
    }
    vi.stubGlobal('Worker', worker)
    const secret = new Uint8Array(32).fill(1)
    const { table, look, turns, stands } = keeping(
      () => false,
      async () => ({ screen: screenOf(secret), secret }),
      () => () => {},
      () =>
        at === 'course' && !works ? Promise.reject(broken) : Promise.resolve(undefined as never),
    )
    look()
    await vi.waitFor(() => expect(errors).toEqual([broken]), { timeout: 60_000 })
    expect(stands()).toBe(0)
    expect(sealsIn(table.doc)).toEqual([])
    works = true
    const before = turns()
    await vi.waitFor(() => expect(stands()).toBeGreaterThan(0), { timeout: 180_000 })
    expect(turns()).toBeGreaterThan(before)
    expect(errors).toEqual([broken])
  },
)

test.each([
  ['fails', new Error('it cannot be signed')],
  ['comes to nothing', undefined],
])('a step whose signing %s is signed later, once', MANY_SCREENS, async (_, vain) => {
  const errors = uncaught('unhandledRejection')
  let asked = 0
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: unknown }) => void
      private readonly work = makeSealWork()
      postMessage(order: Order) {
        const found = atOnce(this.work(structuredClone(order)))
        const isStep = order.do === 'say' && order.acts.some(({ is }) => is === 'step')
        asked += isStep ? 1 : 0
        setTimeout(() => this.onmessage?.({ data: isStep && asked === 1 ? vain : found }))
      }
      terminate() {}
    },
  )
  const secret = new Uint8Array(32).fill(1)
  const step = { id: 'first', of: '', says: 'something' }
  const course: Course = {
    register: 'game',
    stepOf: (value) => (value === undefined ? undefined : step),
    goesOn: () => undefined,
    bare: (value) => value,
    begins: () => false,
    isOver: () => false,
  }
  const done: DoneHere[] = [[{}, { game: 'begun' }]]
  const { table, look } = keeping(
    () => false,
    async () => ({ screen: screenOf(secret), secret }),
    () => () => {},
    async () => course,
    () => done.splice(0),
  )
  const signed = () =>
    sealsIn(table.doc).flatMap((one) =>
      (one as { acts: SealAct[] }).acts.filter(({ is }) => is === 'step'),
    )
  look()
  await vi.waitFor(() => expect(asked).toBe(1), { timeout: 60_000 })
  expect(signed()).toEqual([])
  await vi.waitFor(
    () => {
      look()
      expect(signed()).toEqual([{ is: 'step', ...step }])
    },
    { timeout: 60_000 },
  )
  look()
  await settled(50)
  expect(signed()).toHaveLength(1)
  expect(errors).toEqual(vain ? [vain] : [])
})

test('where a table is not shared nobody is met, and that is no error', async () => {
  const errors = uncaught('unhandledRejection')
  let asked = 0
  const { look } = keeping(
    () => false,
    () => {
      asked += 1
      return Promise.reject(new Error('not shared'))
    },
  )
  look()
  await settled(50)
  expect(asked).toBe(1)
  expect(errors).toEqual([])
})

test(
  'what was asked for once in vain is asked for again: nobody goes by what was read before',
  MANY_SCREENS,
  async () => {
    let fails = 0
    vi.stubGlobal(
      'Worker',
      class {
        onmessage?: (event: { data: unknown }) => void
        private readonly work = makeSealWork()
        /** Whether this was asked in vain last. */
        private readonly failed = new Set<string>()
        postMessage(order: Order) {
          const found = atOnce(this.work(structuredClone(order)))
          const isVain = fails < 6 && /read|owe/.test(order.do) && !this.failed.delete(order.do)
          if (isVain) this.failed.add(order.do)
          fails += isVain ? 1 : 0
          setTimeout(() => this.onmessage?.({ data: isVain ? undefined : found }))
        }
        terminate() {}
      },
    )
    const wire = wires()
    const tables = [laid(highcard)]
    tables.push(again(tables[0]!))
    linked(...tables)
    const names = ['ada', 'ben']
    const screens = names.map((name, i) => {
      sit(tables[i]!, name, name, i)
      return screenAt(tables[i]!, highcard, name, wire.join(new Uint8Array(32).fill(i + 1)))
    })
    const hers = ({ table }: CardScreen) => highcard.hand!(table.board(), 'ada')?.[0] ?? ''
    screens[0]!.as('ada').play('draw')
    await vi.waitFor(
      () => expect(screens[0]!.as('ada').act(true).sees?.(hers(screens[0]!))).toBeDefined(),
      { timeout: 180_000, interval: 100 },
    )
    expect(fails).toBe(6)
  },
)

test('who says again and again whose hand they are has nobody work for that', async () => {
  let hear: ((from: object, word: unknown) => void) | undefined
  const { turns } = keeping(
    () => true,
    async () => ({}),
    (heard) => {
      hear = heard
      return () => {}
    },
  )
  const word = { seal: 'hands', seats: ['ben'] }
  const from = { peer: 'ab'.repeat(32), writes: true }
  hear?.(from, word)
  await settled(20)
  const before = turns()
  expect(before).toBeGreaterThan(0)
  for (let n = 0; n < 50; n++) {
    hear?.(from, word)
    await settled(1)
  }
  expect(turns()).toBe(before)
  // Something else is looked at, now or a moment later.
  hear?.(from, { ...word, seats: ['cyd'] })
  await vi.waitFor(() => expect(turns()).toBeGreaterThan(before), { timeout: 180_000 })
})
