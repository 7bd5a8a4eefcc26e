import { expect, test } from 'vitest'
import { countPace, makeReckoning } from '../../../src/dice/stage/reckoning.ts'

test('Hits are counted one after another, and very many faster', () => {
  expect([[2, 0, 1], Array(48).fill(1)].map(countPace)).toEqual([110, 50])
})

test('dice that do not count lose their colour as the counting begins, and all is over after the last Hit', () => {
  const reckoning = makeReckoning()
  expect([reckoning.told(5), reckoning.goes(5), reckoning.dim(1, 5)]).toEqual([{}, false, 0])
  reckoning.begin([2, 0, 1], 1000)
  expect([900, 1150, 1300, 5000].map((now) => reckoning.dim(1, now))).toEqual([0, 0.5, 1, 1])
  expect(reckoning.dim(0, 1300)).toBe(0)
  expect([1519, 1520].map(reckoning.goes)).toEqual([true, false])
  expect(reckoning.told(1100)).toEqual({ counted: 100 })
  reckoning.forget()
  expect([reckoning.hits(), reckoning.goes(1100)]).toEqual([undefined, false])
})

test('who wants no motion sees it done', () => {
  const reckoning = makeReckoning()
  reckoning.begin([0, 1], 1000, { done: true })
  expect([reckoning.goes(1000), reckoning.dim(0, 1000)]).toEqual([false, 1])
})

test('dice that are thrown for different things keep their colours, whatever they bring', () => {
  const reckoning = makeReckoning()
  const means = ['to-hit', 'Special Die']
  reckoning.begin([1, 0], 1000, { means })
  expect([0, 1].map((nth) => reckoning.dim(nth, 5000))).toEqual([0, 0])
  expect(reckoning.means()).toBe(means)
  reckoning.begin([1, 0], 6000)
  expect([reckoning.means(), reckoning.dim(1, 9000)]).toEqual([undefined, 1])
  reckoning.begin([1, 0], 10_000, { means })
  reckoning.forget()
  expect(reckoning.means()).toBeUndefined()
})
