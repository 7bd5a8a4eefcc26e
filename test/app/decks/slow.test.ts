import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { gameKept, PLAY } from '../../../src/games/dark-prophecy/story/kept.ts'
import type { Plain } from '../../../src/rules/plain/item.ts'
import { atOnce } from '../../../src/rules/plain/turns.ts'
import { makeSealWork, type Order, type Reply } from '../../../src/sync/seal/sealwork.ts'
import type { Table } from '../../../src/table/table.ts'
import { darkEvening } from './dark.ts'
import { MANY_SCREENS, settled } from './screens.ts'
import { tablesStayWhole } from './whole.ts'

/** By the first byte of their secret, how long an order takes at somebody's screen (ms). */
const slow = new Map<number, number>()

class SlowWorker {
  onmessage?: (event: { readonly data: Reply<Order> }) => void
  readonly #work = makeSealWork()
  #of = 0
  #last = Promise.resolve()
  constructor(url: URL) {
    if (!url.pathname.endsWith('/sealworker.ts'))
      throw new TypeError('there is no such worker here')
  }
  postMessage(order: Order): void {
    const asked = structuredClone(order)
    if (asked.do === 'begin') this.#of = asked.secret[0] ?? 0
    this.#last = this.#last.then(async () => {
      await settled(slow.get(this.#of) ?? 0)
      this.onmessage?.({ data: atOnce(this.#work(asked)) })
    })
  }
  terminate(): void {}
}
beforeAll(() => vi.stubGlobal('Worker', SlowWorker))
afterAll(() => vi.unstubAllGlobals())

test(
  'who works slowly puts back nothing that others play meanwhile, and nobody is named',
  MANY_SCREENS,
  async () => {
    const names = ['ada', 'ben', 'cyd']
    const eve = darkEvening(names, 5)
    await eve.waits()
    slow.set('cyd'.charCodeAt(0), 5000)
    const stood: number[] = []
    for (const table of eve.tables) table.subscribe(() => stood.push(gameKept(table.board())!.n))
    let choices = 0
    for (const end = performance.now() + 30_000; performance.now() < end; await settled(1500)) {
      const turn = eve.kept().game.turn?.seat
      if (turn === 'cyd') continue
      await eve.goOn()
      choices += 1
    }
    expect(choices).toBeGreaterThan(3)
    slow.clear()
    await settled(15_000)
    expect(stood).toEqual([...stood].sort((a, b) => a - b))
    for (const name of names) expect(eve.at(name).said().join()).not.toContain('put back')
    await eve.goOn()
    await tablesStayWhole(eve)
  },
)

test(
  'who writes the game there again as it was dealt has nobody’s program play on from that',
  MANY_SCREENS,
  async () => {
    const names = ['ada', 'ben', 'mal']
    const eve = darkEvening(names, 5)
    const values: Plain[] = []
    const [{ doc }] = eve.tables as [Table]
    doc.on('update', () => values.push(doc.getMap('play').get(PLAY) as Plain))
    for (let n = 0; n < 3; n++) await eve.goOn()
    await eve.waits()
    await settled(1500)
    const before = eve.kept()
    const old = values.find((value) => gameKept({ play: { [PLAY]: value } })?.n === 1)
    const stood = new Set<number>()
    eve.tables[2]!.subscribe(() => stood.add(eve.kept().n))
    eve.tables[2]!.apply([{ do: 'play', key: PLAY, value: old! }], { seat: 'mal' })
    await vi.waitFor(() => expect(eve.kept().step).toBe(before.step), { timeout: 60_000 })
    expect([...stood].sort()).toEqual([1, before.n])
    for (const name of ['ada', 'ben']) {
      expect(eve.at(name).said().join()).toContain('put back')
      expect(eve.at(name).said().join()).not.toMatch(/What (ada|ben) wrote/)
    }
    await eve.goOn()
    await tablesStayWhole(eve)
  },
)
