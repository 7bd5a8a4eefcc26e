import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import type { Remade } from '../../../src/sync/agree/remake.ts'
import { makeUnmaking } from '../../../src/sync/agree/unmade.ts'
import { exchange } from '../../../src/table/yjs/sound.ts'

const LIAR = 77
const OWN = 5

/** A document in which somebody has written, and somebody else has gone on under that number. */
function spoilt(): Y.Doc {
  const author = new Y.Doc()
  author.clientID = LIAR
  author.getMap('play').set('true', 1)
  author.getMap('play').set('made up', 2)
  const doc = new Y.Doc()
  doc.clientID = OWN
  doc.getMap('play').set('ours', 3)
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(author))
  return doc
}
const playIn = (doc: Y.Doc) => doc.getMap('play').toJSON()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('what was made up goes as soon as there is somebody who takes the rest', async () => {
  const doc = spoilt()
  let there = false
  const told: number[] = []
  const unmaking = makeUnmaking(doc, OWN, (client, { next }: Remade) => {
    told.push(client)
    if (there) exchange(doc, next.fresh)
  })
  unmaking.letGo(LIAR, 1)
  await pass(1000)
  expect([told, playIn(doc)]).toEqual([[LIAR], { true: 1, 'made up': 2, ours: 3 }])
  there = true
  await pass(6000)
  expect([told, playIn(doc)]).toEqual([[LIAR, LIAR], { true: 1, ours: 3 }])
  await pass(60_000)
  expect(told).toHaveLength(2)
})

test('what counts otherwise by now is left', async () => {
  const doc = spoilt()
  const told: number[] = []
  const unmaking = makeUnmaking(doc, OWN, (client) => void told.push(client))
  unmaking.letGo(LIAR, 1)
  await pass(1000)
  const settled = new Y.Doc()
  Y.applyUpdate(settled, Y.encodeStateAsUpdate(doc))
  exchange(doc, settled)
  await pass(600_000)
  expect(told).toEqual([LIAR])
  expect(playIn(doc)).toHaveProperty('made up')
})

test('nothing is done for a table that is left', async () => {
  const doc = spoilt()
  const told: number[] = []
  const unmaking = makeUnmaking(doc, OWN, (client) => void told.push(client))
  unmaking.letGo(LIAR, 1)
  unmaking.end()
  await pass(600_000)
  expect(told).toEqual([])
})
