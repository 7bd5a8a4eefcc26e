import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeBouncer, readCut } from '../../src/sync/bouncer.ts'
import { writerKeys } from '../../src/sync/keys.ts'
import type { Link } from '../../src/sync/link.ts'
import type { Neighbour } from '../../src/sync/mesh.ts'

const SELF = { keys: writerKeys(new Uint8Array(16)), peer: 'me', client: 1 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function door() {
  const here: Neighbour[] = []
  const said: string[] = []
  const bouncer = makeBouncer(
    SELF,
    () => here,
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
    const admitted = bouncer.admits(link)
    if (admitted) here.push({ peer, client, writes: true, waiting: 0 } as unknown as Neighbour)
    return admitted
  }
  return { bouncer, here, said, come, linkOf }
}

test('lets in who is somebody of their own', () => {
  const { come, said } = door()
  expect([come('ada', 5), come('ben', 6)]).toEqual([true, true])
  // The same one by a second link.
  expect(come('ada', 5)).toBe(true)
  expect(said).toEqual([])
})

test('lets nobody in who says to be us, or has the hands of another', () => {
  const { come, said } = door()
  come('ada', 5)
  expect([come('me', 9), come('eve', 1), come('eve', 5)]).toEqual([false, false, false])
  expect(said).toEqual(['me is not let in', 'eve is not let in', 'eve is not let in'])
  vi.advanceTimersByTime(10_000)
  expect(said.at(-1)).toBe('again')
})

test('tells once of who misbehaved, and nothing of who just left', () => {
  const { bouncer, come, said, linkOf } = door()
  come('eve', 5)
  bouncer.closed(linkOf('ada', 4), 'the other left', false)
  for (const why of ['misbehaved: too much', 'misbehaved: no frame']) {
    bouncer.closed(linkOf('eve', 5), why, true)
  }
  bouncer.closed(linkOf('dan', 7), 'misbehaved: too heavy', true)
  bouncer.closed(linkOf('fay', 8), 'misbehaved: forged presence', true)
  expect(said).toEqual(['eve flood', 'dan heavy', 'fay nonsense'])
  expect([bouncer.bars('eve'), bouncer.bars('ada')]).toEqual([true, false])
  expect(come('eve', 5)).toBe(false)
})

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
