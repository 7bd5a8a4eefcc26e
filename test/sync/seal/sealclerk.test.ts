import { afterEach, describe, expect, test, vi } from 'vitest'
import { atOnce } from '../../../src/rules/plain/turns.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import { makeSlices } from '../../../src/sync/pace/slices.ts'
import { pactAct } from '../../../src/sync/seal/owes.ts'
import { makeSealClerk } from '../../../src/sync/seal/sealclerk.ts'
import { BUSY, makeSealWork, type Order } from '../../../src/sync/seal/sealwork.ts'

/** Two screens by their clerks, over one document. */
function twoClerks() {
  const slices = makeSlices()
  const secrets = [1, 2].map((n) => new Uint8Array(32).fill(n))
  const keys = secrets.map((secret) => screenOf(secret).key)
  const clerks = secrets.map((secret) => {
    const clerk = makeSealClerk(slices)
    void clerk.ask({ do: 'begin', table: 'table', secret })
    return clerk
  })
  const [ada, ben] = [clerks[0]!, clerks[1]!]
  const lies: unknown[] = []
  return {
    ada,
    ben,
    keys,
    /** Ada asks for something. */
    async say(...acts: Extract<Order, { do: 'say' }>['acts']) {
      lies.push(...((await ada.ask({ do: 'say', acts })) ?? []))
    },
    /** All is done that anybody owes. */
    async settle() {
      for (let turn = 0, busy = true; busy && turn < 40; turn++) {
        busy = false
        for (const clerk of clerks) {
          await clerk.ask({ do: 'take', entries: lies })
          const { questions } = (await clerk.ask({ do: 'read' }))!
          const { pacts, seals, shows } = questions
          const agreed = [...pacts, ...seals, ...shows].map(({ id }) => id)
          const owed = (await clerk.ask({ do: 'owe', agreed, awake: keys }))!
          lies.push(...owed.entries)
          busy ||= owed.entries.length + owed.wishes.length > 0
          for (const { list } of owed.wishes) {
            for (const [i, other] of clerks.entries()) {
              const word = await other.ask({ do: 'open', list })
              if (word) await clerk.ask({ do: 'trials', word, from: keys[i]! })
            }
          }
        }
      }
    },
    async read(clerk: typeof ada) {
      await clerk.ask({ do: 'take', entries: lies })
      return (await clerk.ask({ do: 'read' }))!
    },
    end() {
      slices.end()
      for (const clerk of clerks) clerk.end()
    },
  }
}

const FACES = ['wolf', 'owl', 'fox']

/** A deck is sealed, and its first card drawn. */
async function plays({ ada, ben, keys, say, settle, read }: ReturnType<typeof twoClerks>) {
  const pact = pactAct(new Map(keys.map((key) => [key, []])), 2, '1'.repeat(64))
  await say(pact)
  const [asked] = (await read(ada)).questions.pacts
  await settle()
  expect((await read(ada)).questions.pacts).toEqual([])
  const cards = FACES.map((_, i) => `card ${i}`)
  const of = asked?.id ?? ''
  await say({ is: 'seal', pact: of, deck: 'main', n: 1, cards, faces: FACES, of: [] })
  await settle()
  const { questions } = await read(ben)
  const list = questions.decks[0]?.list ?? ''
  expect(questions.audits).toMatchObject([{ deck: 'main', n: 1 }])
  await say({ is: 'show', list, cards: [0], to: keys[0] ?? '', salt: 0, without: [] })
  await settle()
  const [hers, his] = [await read(ada), await read(ben)]
  expect(hers.own.get('card 0')).toBeOneOf(FACES)
  expect([hers.open.size, his.open.size, his.own.size]).toEqual([0, 0, 0])
  expect([hers.told, his.told]).toEqual([[], []])
  expect(await ada.ask({ do: 'audit' })).toMatchObject([{ fair: [], foul: [] }])
}

/** A worker does the same work. */
class Working {
  onmessage?: (event: { data: unknown }) => void
  onerror?: (event: { preventDefault(): void }) => void
  onmessageerror?: () => void
  private readonly work = makeSealWork()
  postMessage(order: Order) {
    queueMicrotask(() => this.answer(order))
  }
  protected answer(order: Order) {
    let reply: unknown
    try {
      reply = atOnce(this.work(order))
    } catch (error) {
      reply = error
    }
    this.onmessage?.({ data: structuredClone(reply) })
  }
  terminate() {}
}

describe('a clerk', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('without workers does all in the page', async () => {
    vi.stubGlobal('Worker', undefined)
    const two = twoClerks()
    await plays(two)
    two.end()
  })

  test.each<[how: string, dies: (worker: Working) => void]>([
    ['dies', ({ onerror }) => onerror?.({ preventDefault() {} })],
    ['answers what cannot be read', ({ onmessageerror }) => onmessageerror?.()],
    ['is silent', () => void vi.advanceTimersByTime(30_000)],
  ])('whose worker %s goes on in the page with all that it knew', async (_, dies) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let asked = 0
    let ended = 0
    vi.stubGlobal(
      'Worker',
      class extends Working {
        protected override answer(order: Order) {
          if (asked++ > 40) dies(this)
          else super.answer(order)
        }
        override terminate() {
          ended += 1
        }
      },
    )
    const two = twoClerks()
    await plays(two)
    expect(asked).toBeGreaterThan(40)
    expect(ended).toBe(2)
    two.end()
  })

  test('whose worker is busy for long waits for it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let ended = 0
    vi.stubGlobal(
      'Worker',
      class extends Working {
        protected override answer(order: Order) {
          // The two begin at once, and then take turns.
          for (let n = 0; order.do !== 'begin' && n < 5; n++) {
            vi.advanceTimersByTime(15_000)
            this.onmessage?.({ data: BUSY })
          }
          super.answer(order)
        }
        override terminate() {
          ended += 1
        }
      },
    )
    const two = twoClerks()
    await plays(two)
    expect(ended).toBe(0)
    two.end()
    expect(ended).toBe(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([
    ['in the page', undefined],
    ['in a worker', Working],
  ])('fails with what goes wrong %s, and goes on', async (_, how) => {
    vi.stubGlobal('Worker', how)
    const two = twoClerks()
    const wrong = { do: 'take', entries: 5 as never } as const
    await expect(two.ada.ask(wrong)).rejects.toThrow(TypeError)
    await plays(two)
    two.end()
    expect(await two.ada.ask({ do: 'read' })).toBeUndefined()
  })

  test('has a worker that says so while it is busy', async () => {
    const said: unknown[] = []
    vi.stubGlobal('postMessage', (one: unknown) => said.push(one))
    await import('../../../src/sync/seal/sealworker.ts')
    const { onmessage } = globalThis as unknown as { onmessage(event: { data: Order }): void }
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 300))
    onmessage({ data: { do: 'begin', table: 'table', secret: new Uint8Array(32) } })
    onmessage({ data: { do: 'take', entries: Array.from({ length: 20 }, () => ({})) } })
    clock.mockRestore()
    const before = said.length
    onmessage({ data: { do: 'take', entries: 5 as never } })
    onmessage({ data: { do: 'rests' } })
    expect(said.splice(before)).toEqual([expect.any(TypeError), []])
    Reflect.deleteProperty(globalThis, 'onmessage')
    expect(said.filter((one) => one === BUSY).length).toBeGreaterThan(3)
    expect([said[0], said.at(-1)]).toEqual([undefined, undefined])
  })
})
