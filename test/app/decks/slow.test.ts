import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { gameKept } from '../../../src/games/dark-prophecy/story/kept.ts'
import { atOnce } from '../../../src/rules/plain/turns.ts'
import { makeSealWork, type Order, type Reply } from '../../../src/sync/seal/sealwork.ts'
import { darkEvening } from './dark.ts'
import { settled } from './screens.ts'
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

test('who works slowly puts back nothing that others play meanwhile, and nobody is named', async () => {
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
}, 600_000)
