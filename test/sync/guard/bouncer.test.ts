import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeBouncer, readCut } from '../../../src/sync/guard/bouncer.ts'
import type { Link } from '../../../src/sync/link/link.ts'
import { type FaultSort, nonsense } from '../../../src/sync/pace/fault.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function door() {
  const said: string[] = []
  const bouncer = makeBouncer(
    ({ cut }) => said.push(`${cut.peer} ${cut.why}`),
    () => said.push('again'),
  )
  const linkOf = (peer: string, client: number) =>
    ({
      other: () => ({ peer, client, writes: true }),
      close: (why: string) => said.push(`${peer} ${why}`),
    }) as unknown as Link
  const come = (peer: string, client: number) => {
    const link = linkOf(peer, client)
    return bouncer.admits(link)
  }
  return { bouncer, said, come, linkOf }
}

test('lets in who is somebody of their own', () => {
  const { come, said } = door()
  expect([come('ada', 5), come('ben', 6)]).toEqual([true, true])
  // The same one by a second link.
  expect(come('ada', 5)).toBe(true)
  expect(said).toEqual([])
})

test('names never heard before come in one by one after somebody was cut off', () => {
  const { bouncer, come, said, linkOf } = door()
  come('eve', 5)
  bouncer.closed(linkOf('eve', 5), nonsense('no frame'))
  expect([come('eve', 6), come('fay', 7)]).toEqual([false, false])
  vi.advanceTimersByTime(10_000)
  expect(said.at(-1)).toBe('again')
  expect([come('eve', 6), come('fay', 7)]).toEqual([false, true])
})

test('tells once of who misbehaved, and nothing of who just left', () => {
  const { bouncer, come, said, linkOf } = door()
  come('eve', 5)
  bouncer.closed(linkOf('ada', 4), undefined)
  const sorts: readonly FaultSort[] = ['flood', 'nonsense']
  for (const sort of sorts) bouncer.closed(linkOf('eve', 5), { sort, why: '' })
  expect(said).toEqual(['eve flood'])
  expect([bouncer.bars('eve'), bouncer.bars('ada')]).toEqual([true, false])
  expect(come('eve', 5)).toBe(false)
})

test.each<[FaultSort, string]>([
  ['nonsense', 'nonsense'],
  ['flood', 'flood'],
  ['heavy', 'heavy'],
  ['work', 'heavy'],
])(
  'of a fault of the sort %s others are told that it was %s, whatever its words are',
  (sort, told) => {
    for (const why of ['', 'too much', 'too heavy', 'no frame']) {
      const { bouncer, said, linkOf } = door()
      bouncer.closed(linkOf('eve', 5), { sort, why })
      expect(said).toEqual([`eve ${told}`])
    }
  },
)

test.each<[unknown, string | undefined]>([
  [{ cut: { peer: 'eve', client: 5, why: 'heavy' } }, 'eve'],
  [{ cut: { peer: '', client: 5, why: 'heavy' } }, undefined],
  [{ cut: { peer: 'eve', client: -1, why: 'heavy' } }, undefined],
  [{ cut: { peer: 'eve', client: 5, why: 'ugly' } }, undefined],
  [{ cut: 1 }, undefined],
  [null, undefined],
])('word %j is of %s', (word, peer) => {
  expect(readCut(word)?.peer).toBe(peer)
})
