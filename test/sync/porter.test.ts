import { expect, test } from 'vitest'
import { freshKey, watcherKeys, writerKeys } from '../../src/sync/keys.ts'
import { askPorter, bePorter } from '../../src/sync/porter.ts'
import { MOST_NAMED } from '../../src/sync/renewal.ts'
import { SIGNAL_LIMIT } from '../../src/sync/signal.ts'

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
  const asker = askPorter(old, listen(), (words) => heard.push(words))
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
  const asker = askPorter(old, listen(), () => {})
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
  askPorter(old, listen(), (words) => heard.push(words))
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
  askPorter(old, listen(), (words) => again.push(words))
  for (const data of answer.slice(1).reverse()) shout(topic, data)
  expect(again).toEqual([])
  shout(topic, answer[0] ?? '')
  expect(again).toEqual(heard.slice(0, 1))
})

test('what is too long or too much is not told, and keeps nothing else from being heard', () => {
  const { listen } = hall()
  const heard: unknown[] = []
  askPorter(old, listen(), (words) => heard.push(words))
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
