import { afterEach, expect, test, vi } from 'vitest'
import { askPorter, bePorter } from '../../../src/sync/door/porter.ts'
import { MOST_NAMED, tellRenewal } from '../../../src/sync/door/renewal.ts'
import { freshKey, watcherKeys, writerKeys } from '../../../src/sync/keys/keys.ts'
import { SIGNAL_LIMIT } from '../../../src/sync/signal/signal.ts'
import { screenBy } from '../comer.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A server: each topic with those who listen there, and all that was said. */
function hall() {
  const topics = new Map<string, Set<(data: string) => void>>()
  const said: { topic: string; data: string }[] = []
  const listen = () => (topic: string, heard: (data: string) => void) => {
    const all = topics.get(topic) ?? new Set()
    topics.set(topic, all.add(heard))
    return {
      say(data: string) {
        said.push({ topic, data })
        for (const one of [...all]) if (one !== heard) one(data)
      },
      end: () => void all.delete(heard),
    }
  }
  const shout = (topic: string, data: string) => {
    for (const one of topics.get(topic) ?? []) one(data)
  }
  return { listen, shout, said }
}
const old = writerKeys(freshKey())

test('who comes with an earlier key hears what was said, whoever of both is there first', () => {
  const { listen } = hall()
  const heard: unknown[] = []
  const porter = bePorter(watcherKeys(old.read), listen(), [{ renewal: 1 }])
  const asker = askPorter(old, undefined, listen(), (words) => heard.push(words))
  expect(heard).toEqual([[{ renewal: 1 }]])
  porter.end()
  bePorter(old, listen(), ['later'])
  expect(heard.at(-1)).toEqual(['later'])
  asker.end()
})

test('the place is another than the table’s, tells nothing of it, and is sealed', () => {
  const { listen, said } = hall()
  bePorter(old, listen(), [{ word: 'plain to see' }])
  expect(said).toHaveLength(1)
  expect(said[0]?.topic).not.toBe(old.topic)
  expect(atob(said[0]?.data ?? '')).not.toContain('plain')
})

test('asked without end a porter answers now and then, and nonsense is passed over', () => {
  const { listen, said, shout } = hall()
  bePorter(old, listen(), ['x'])
  const asker = askPorter(old, undefined, listen(), () => {})
  const [topic = ''] = said.map((one) => one.topic)
  for (let n = 0; n < 500; n++) asker.again()
  const answers = said.length - 501
  expect(answers).toBeLessThan(6)
  for (const data of ['', '!', 'AAAA', btoa('x'.repeat(60)), 'x'.repeat(20_000)]) shout(topic, data)
})

test('an answer that names as many as can be named comes whole, in pieces that a server carries', () => {
  const { listen, said, shout } = hall()
  const key = (n: number) => n.toString(16).padStart(64, '0')
  const named = Array.from({ length: MOST_NAMED }, (_, n) => n)
  const word = {
    stay: named.map((n) => [key(n), true, 'x'.repeat(108)]),
    out: named.map((n) => [key(1000 + n), 'a-seat-of-somebody']),
  }
  const heard: (readonly unknown[])[] = []
  askPorter(old, undefined, listen(), (words) => heard.push(words))
  const porter = bePorter(old, listen(), [word, { and: 'ü'.repeat(200) }])
  porter.end()
  expect(heard).toEqual([[word, { and: 'ü'.repeat(200) }]])
  for (const { data } of said)
    expect(JSON.stringify({ type: 'publish', topic: old.topic, data }).length).toBeLessThanOrEqual(
      SIGNAL_LIMIT.message,
    )
  // Out of order, and with others between; what is one short tells nothing.
  const [topic = ''] = said.map((one) => one.topic)
  const answer = said.slice(1).map(({ data }) => data)
  const again: unknown[] = []
  askPorter(old, undefined, listen(), (words) => again.push(words))
  for (const data of answer.slice(1).reverse()) shout(topic, data)
  expect(again).toEqual([])
  shout(topic, answer[0] ?? '')
  expect(again).toEqual(heard.slice(0, 1))
})

test('what is too long or too much is not told, and keeps nothing else from being heard', () => {
  const { listen } = hall()
  const heard: unknown[] = []
  askPorter(old, undefined, listen(), (words) => heard.push(words))
  bePorter(old, listen(), ['no', { list: 'x'.repeat(130_000) }])
  bePorter(
    old,
    listen(),
    Array.from({ length: 41 }, () => 'x'),
  )
  expect(heard).toEqual([])
  bePorter(old, listen(), ['yes'])
  expect(heard).toEqual([['yes']])
})

const [ada, ben, eve] = [screenBy('ada'), screenBy('ben'), screenBy('eve')]
const renewal = () =>
  tellRenewal(
    old,
    writerKeys(freshKey()),
    ada,
    [ada, ben].map(({ key }) => ({ key, writes: true })),
    [{ key: eve.key, seat: '' }],
  )
const MINUTE = 60_000

test('who was removed asks without end, as themselves, as others and with what others said: whoever stays is answered', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { listen, said, shout } = hall()
  const word = renewal()
  const porter = bePorter(old, listen(), [word])
  const place = said[0]?.topic ?? ''
  const answers = () => said.filter(({ data }) => data.length > 500).length
  const heard: unknown[] = []
  // Ben asks once, which Eve keeps.
  const first = askPorter(old, ben, listen(), () => heard.push('first'))
  first.end()
  const bens = said.at(-2)?.data ?? ''
  const askers = [eve, undefined, screenBy('made up')]
  const began = answers()
  const hers = askers.map((screen) => askPorter(old, screen, listen(), () => {}))
  for (let second = 0; second < 120; second++) {
    for (const asker of hers) asker.again()
    for (let n = 0; n < 5; n++) shout(place, bens)
    vi.advanceTimersByTime(1000)
  }
  // In two minutes, of a thousand askings: those at once, and one each minute.
  expect(answers() - began).toBeLessThan(8)
  const late = askPorter(old, ben, listen(), (words) => heard.push(words))
  vi.advanceTimersByTime(4000)
  expect(heard.at(-1)).toEqual([word])
  for (const one of [late, ...hers, porter]) one.end()
})

test('who asks when there is nothing left for strangers is answered all the same, within a minute or so', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { listen } = hall()
  const porter = bePorter(old, listen(), ['x'])
  const many = askPorter(old, undefined, listen(), () => {})
  for (let n = 0; n < 100; n++) many.again()
  const heard: unknown[] = []
  const late = askPorter(old, screenBy('late'), listen(), (words) => heard.push(words))
  vi.advanceTimersByTime(2 * MINUTE)
  expect(heard[0]).toEqual(['x'])
  for (const one of [porter, many, late]) one.end()
})

test('thousands of beginnings of answers keep no answer out', () => {
  const { listen, said, shout } = hall()
  const word = { long: 'y'.repeat(60_000) }
  const heard: unknown[] = []
  bePorter(old, listen(), [word]).end()
  const answer = said.map(({ data }) => data)
  const place = said[0]?.topic ?? ''
  askPorter(old, undefined, listen(), (words) => heard.push(words))
  const begin = (n: number) => {
    const other = hall()
    bePorter(old, other.listen(), [{ n, long: 'z'.repeat(20_000) }]).end()
    return other.said[0]?.data ?? ''
  }
  for (const [n, data] of answer.entries()) {
    shout(place, data)
    for (let more = 0; more < 20; more++) shout(place, begin(n * 100 + more))
  }
  expect(heard).toEqual([[word]])
})
