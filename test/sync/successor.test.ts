import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freshKey, watcherKeys, writerKeys } from '../../src/sync/keys.ts'
import {
  chosen,
  REMOVED,
  readSuccessor,
  type Successor,
  tellSuccessor,
} from '../../src/sync/successor.ts'

const old = writerKeys(freshKey())
const fresh = writerKeys(freshKey())
const next: Successor = { keys: fresh, out: ['eve'], seat: 's' }
const over = (word: object): unknown => JSON.parse(JSON.stringify(word))

describe('a new key', () => {
  test('is told to each as what they have: those who watch never hear the key to play', () => {
    const writer = readSuccessor(over(tellSuccessor(next, true)), old)
    const watcher = readSuccessor(over(tellSuccessor(next, false)), watcherKeys(old.read))
    if (writer === 'removed' || watcher === 'removed') throw new Error('removed')
    expect(writer).toMatchObject({ out: ['eve'], seat: 's' })
    expect(writer?.keys.write).toEqual(fresh.write)
    expect(watcher?.keys.topic).toBe(fresh.topic)
    expect(watcher?.keys.write).toBeUndefined()
  })

  test.each([
    ['the key to watch, told to one who plays', tellSuccessor(next, false), old],
    ['the key to play, told to one who watches', tellSuccessor(next, true), watcherKeys(old.read)],
    ['the key there is', tellSuccessor({ keys: old, out: [] }, true), old],
    ['a damaged key', { ...tellSuccessor(next, true), next: 'x'.repeat(28) }, old],
    ['an endless list', { ...tellSuccessor(next, true), out: Array(1000).fill('x') }, old],
    ['no key', { out: [] }, old],
  ])('is not %s', (_, word, now) => {
    expect(readSuccessor(over(word), now)).toBeUndefined()
  })

  test('is not anything else', () => {
    expect(readSuccessor(REMOVED, old)).toBe('removed')
    fc.assert(
      fc.property(fc.jsonValue(), (any) => {
        expect(readSuccessor(any, old)).toBeUndefined()
      }),
    )
  })

  test('of several made at once all choose the same, in whatever order they hear of them', () => {
    const all = Array.from(
      { length: 5 },
      (): Successor => ({ keys: writerKeys(freshKey()), out: [] }),
    )
    const topic = chosen(all)?.keys.topic
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 5 }), (some) => {
        expect(chosen(some)?.keys.topic).toBe(topic)
        // One that removes somebody comes before all others.
        expect(chosen([...some, next])).toBe(next)
      }),
    )
  })
})
