import { randomBytes } from '@noble/hashes/utils.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type HeardKeys, newsIn, readBeside, withRenewal } from '../../../src/app/share/heard.ts'
import {
  MOST_AT_ONCE,
  type Renewal,
  readRenewal,
  tellRenewal,
} from '../../../src/sync/door/renewal.ts'
import { freshKey, type Keys, writerKeys } from '../../../src/sync/keys/keys.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const someone = () => screenOf(randomBytes(32))
const keys = () => writerKeys(freshKey())
const OLD = keys()
const none: HeardKeys = { before: OLD, made: [] }

/** A new key that somebody makes, or further letters of theirs. */
function made(by = someone(), before: Keys = OLD, of: readonly string[] = []): Renewal {
  const stay = [{ key: by.key, writes: of.length === 0 }]
  const word = tellRenewal(before, keys(), by, stay, [], of)
  const renewal = word && readRenewal(word, before)
  if (!renewal) throw new Error('this is no renewal')
  return renewal
}
const ids = (some: readonly Renewal[]) => some.map(({ id }) => id)

test('each counts once, and of one screen two; what is made here counts always', () => {
  const ada = someone()
  const [first, second, third] = [made(ada), made(ada), made(ada)]
  const one = withRenewal(none, first, false)!
  expect(withRenewal(one, first, false)).toBe(one)
  const two = withRenewal(one, second, false)!
  expect(ids(two.made)).toEqual(ids([first, second]))
  expect(withRenewal(two, third, false)).toBeUndefined()
  expect(ids(withRenewal(two, third, true)!.made)).toEqual(ids([first, second, third]))
})

test('of many screens as many count as can be joined', () => {
  let heard = none
  for (let n = 0; n < MOST_AT_ONCE; n++) heard = withRenewal(heard, made(), false)!
  expect(heard.made).toHaveLength(MOST_AT_ONCE)
  expect(withRenewal(heard, made(), false)).toBeUndefined()
})

test('what was made at the same time and comes late counts beside those that were changed to', () => {
  const [first, late] = [made(), made()]
  const last = { before: OLD, made: [first], at: performance.now() }
  const now: HeardKeys = { before: keys(), made: [] }
  const read = readBeside(late.word, now, last)
  expect(read?.renewal.id).toBe(late.id)
  expect(read?.beside).toEqual({ before: OLD, made: [first] })
  // But not the same again, nor while another change is under way, nor for ever.
  expect(readBeside(first.word, now, last)).toBeUndefined()
  const next = made(someone(), now.before)
  expect(readBeside(late.word, { ...now, made: [next] }, last)).toBeUndefined()
  expect(
    readBeside(next.word, { ...now, made: [made(someone(), now.before)] }, last)?.renewal.id,
  ).toBe(next.id)
  vi.advanceTimersByTime(10_001)
  expect(readBeside(late.word, now, last)).toBeUndefined()
})

test('news is what others made, but no letters, and nothing that was told before', () => {
  const me = someone()
  const [theirs, late, own] = [made(), made(), made(me)]
  const letters = made(someone(), OLD, [theirs.id, late.id])
  const all: HeardKeys = { before: OLD, made: [theirs, late, own, letters] }
  expect(ids(newsIn(all, undefined, me.key))).toEqual([theirs.id, late.id])
  expect(ids(newsIn(all, { before: OLD, made: [theirs] }, me.key))).toEqual([late.id])
  expect(ids(newsIn(all, { before: keys(), made: [theirs] }, me.key))).toHaveLength(2)
})
