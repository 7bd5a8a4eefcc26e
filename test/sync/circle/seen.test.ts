import { expect, test } from 'vitest'
import { makeMemory, readKept } from '../../../src/sync/circle/seen.ts'

const key = (n: number) => n.toString(16).padStart(64, '0')
const session = (n: number) => n.toString(16).padStart(24, '0')
const seed = 'a'.repeat(64)
/** What a record says of a throw, as far as it matters here. */
const record = (by: number, n: number, id = `${by} ${n}`) => ({
  id,
  thrown: { version: 1, seed, dice: [], bursts: {}, flick: { dx: 1, dy: 0, power: 1 } },
  joint: {
    table: '',
    session: session(by),
    n,
    thrower: { peer: key(by), value: '', sign: '' },
    witnesses: [],
    silent: [],
  },
})

test('what was seen outlasts the page, as a device keeps it', () => {
  const memory = makeMemory(() => 0)
  memory.note(key(1), session(1), 1, { id: '1 1', seed })
  memory.note(key(1), session(1), 2, { id: '1 2', why: 'other' })
  memory.begin(key(1), session(1), 3)
  const again = makeMemory(() => 0)
  again.recall(readKept(JSON.stringify(memory.all())))
  expect([1, 2, 3].map((n) => again.saw(record(1, n)))).toEqual([true, false, false])
  expect([1, 2, 3].map((n) => again.doubts(record(1, n)))).toEqual([undefined, 'other', undefined])
  // What was only begun may still end; what has ended does not end otherwise.
  again.note(key(1), session(1), 3, { id: '1 3', seed })
  again.note(key(1), session(1), 2, { id: '1 2', seed })
  expect([2, 3].map((n) => again.saw(record(1, n)))).toEqual([false, true])
  expect(again.doubts(record(1, 1, 'other'))).toBe('other')
})

test('who throws on and on makes nobody forget what others threw', () => {
  const memory = makeMemory(() => 0)
  for (let n = 1; n <= 100; n++) {
    memory.note(key(1), session(1), n, { id: `1 ${n}`, seed })
    memory.written(record(1, n))
  }
  for (let n = 1; n <= 10_000; n++) memory.note(key(2), session(2), n, { id: `2 ${n}`, seed })
  for (let n = 1; n <= 100; n++) expect(memory.saw(record(1, n))).toBe(true)
  expect(memory.saw(record(2, 1))).toBe(false)
  expect(memory.saw(record(2, 10_000))).toBe(true)
  const kept = JSON.stringify(memory.all())
  expect(kept.length).toBeLessThan(250_000)
  expect(readKept(kept)).toEqual(memory.all())
})

test.each([undefined, '', '{', '{}', '[{}]', '[[1]]', '[{"by":1,"in":"","ends":[]}]'])(
  'what somebody else has written there is nothing: %s',
  (text) => expect(readKept(text)).toEqual([]),
)
