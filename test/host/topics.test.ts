import { expect, test } from 'vitest'
import { makeTopics } from '../../src/host/topics.ts'

const here = (topics: ReturnType<typeof makeTopics<string>>) => [...topics.of('t')]
const from = (house: string, count: number) =>
  Array.from({ length: count }, (_, n) => [`${house}${n}`, house] as const)

test('who takes all places of a topic from one house keeps nobody of another out', () => {
  const topics = makeTopics<string>({ listeners: 200, fromOneHouse: 64 })
  for (const [guest, house] of from('eve', 300)) topics.join('t', guest, house)
  expect(here(topics)).toHaveLength(64)
  for (const [guest, house] of from('ada', 64)) {
    expect(topics.join('t', guest, house).out).toBeUndefined()
  }
  // One more of either is told so.
  expect(topics.join('t', 'eve', 'eve').out).toBe('eve')
  expect(here(topics)).toHaveLength(128)
  // Nothing of it counts elsewhere.
  expect(topics.join('u', 'eve', 'eve').out).toBeUndefined()
})

test('who takes all places from many houses gives way to who comes from one more', () => {
  const topics = makeTopics<string>({ listeners: 200, fromOneHouse: 64 })
  for (let n = 0; n < 5; n++)
    for (const [guest, house] of from(`eve${n}-`, 64)) topics.join('t', guest, house)
  expect(here(topics)).toHaveLength(200)
  const people = ['ada', 'ben', 'cyd'].flatMap((house) => from(house, 10))
  for (const [guest, house] of people) {
    const { out } = topics.join('t', guest, house)
    expect(out).toMatch(/^eve/)
    // Who had to go does not push anybody out again.
    expect(topics.join('t', out ?? '', (out ?? '').replace(/-.*/, '-')).out).toBe(out)
  }
  expect(here(topics)).toHaveLength(200)
  for (const [guest] of people) expect(here(topics)).toContain(guest)
})

test('who listens already is not counted again, and who leaves makes room', () => {
  const topics = makeTopics<string>({ listeners: 2, fromOneHouse: 2 })
  topics.join('t', 'a', 'h')
  topics.join('t', 'b', 'i')
  expect(topics.join('t', 'a', 'h').out).toBeUndefined()
  expect(topics.join('t', 'c', 'j').out).toBe('c')
  topics.leave('t', 'a')
  expect(topics.join('t', 'c', 'j').out).toBeUndefined()
  topics.leave('t', 'b')
  topics.leave('t', 'c')
  expect(here(topics)).toEqual([])
})
