import { expect, test } from 'vitest'
import { makePlaces } from '../../../src/sync/company/places.ts'

/** Connections by session, each with what its other end may: nothing is known of who has not proven who they are. */
function house() {
  const taken = new Map<string, { peer: { writes(): boolean | undefined }; destroy(): void }>()
  const places = makePlaces(() => taken)
  const come = (session: string, writes: boolean | undefined, signs = writes === true) => {
    if (!places.room(session, signs)) return false
    taken.set(session, {
      peer: { writes: () => writes },
      destroy: () => void taken.delete(session),
    })
    return true
  }
  return { taken, come }
}
const many = (count: number, come: (n: number) => boolean) =>
  Array.from({ length: count }, (_, n) => come(n)).filter(Boolean).length

test('calls of those who have proven nothing do not take up all places', () => {
  const { come } = house()
  expect(many(100, (n) => come(`ghost${n}`, undefined))).toBe(10)
  expect(many(5, (n) => come(`ada${n}`, true))).toBe(5)
})

test('those who only watch leave places to those who play', () => {
  const { come } = house()
  expect(many(100, (n) => come(`eve${n}`, false))).toBe(24)
  expect(many(8, (n) => come(`ada${n}`, true))).toBe(8)
})

test('who may write comes in where all is full, in the place of one who may not', () => {
  const { come, taken } = house()
  many(20, (n) => come(`eve${n}`, false))
  many(12, (n) => come(`ada${n}`, true))
  expect(taken.size).toBe(32)
  expect(come('eve20', false)).toBe(false)
  expect([come('ben', true), taken.size]).toEqual([true, 32])
  expect([...taken.keys()].filter((id) => id.startsWith('eve'))).toHaveLength(19)
})

test('nobody who plays is put out', () => {
  const { come, taken } = house()
  many(32, (n) => come(`ada${n}`, true))
  expect(come('ben', true)).toBe(false)
  expect(taken.size).toBe(32)
})
