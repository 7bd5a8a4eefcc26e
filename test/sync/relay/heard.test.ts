import { expect, test } from 'vitest'
import { makeHeard } from '../../../src/sync/relay/heard.ts'

const NEVER = Number.NEGATIVE_INFINITY

test('what names something of ours, or something that does, was said after it', () => {
  const heard = makeHeard()
  heard.told('mine', 100)
  expect(heard.heard('a', ['mine'], true)).toBe(100)
  expect(heard.heard('b', ['a'], true)).toBe(100)
  heard.told('mine too', 200)
  expect(heard.heard('c', ['b', 'mine too'], false)).toBe(200)
  expect(heard.heard('d', ['elsewhere'], true)).toBe(NEVER)
  expect(heard.heard('e', [], true)).toBe(NEVER)
  // Told again, it proves no more than before.
  expect(heard.heard('a', ['mine'], true)).toBe(100)
})

test('each state names what nobody known has named, and names it again for a moment', () => {
  const heard = makeHeard()
  heard.heard('a', [], true)
  heard.heard('b', ['a'], true)
  heard.heard('stranger', [], false)
  // A stranger may name what it likes: it takes nobody's place.
  heard.heard('another', ['b'], false)
  expect(heard.next(0)).toEqual(['b', 'stranger', 'another'])
  expect(heard.next(1000)).toEqual(['b', 'stranger', 'another'])
  expect(heard.next(2000)).toEqual([])
})

test('however much is said, little is named', () => {
  const heard = makeHeard()
  for (let n = 0; n < 5000; n++) heard.heard(`s${n}`, [], n % 2 === 0)
  expect(heard.next(0)).toContain('s4998')
  for (let now = 0; now < 50; now++) expect(heard.next(now).length).toBeLessThanOrEqual(64)
})
