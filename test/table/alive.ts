import { expect } from 'vitest'
import * as Y from 'yjs'
import { faultOf } from '../../src/sync/update/structure.ts'
import { faultOfWhole, isDeaf } from '../../src/table/yjs/sound.ts'

/** What a document holds, as plain bytes. */
const whole = (doc: Y.Doc) => Y.encodeStateAsUpdate(doc)
let probes = 0

/** The same whatever order letters and records stand in: somebody who writes nonsense on purpose can bend that. */
function unordered(value: unknown): unknown {
  if (typeof value === 'string') return [...value].sort().join('')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unordered(one)]))
}

/** What can be read in a document, and how far it knows everybody. */
export function readable(doc: Y.Doc): unknown {
  const { clients } = Y.createDeleteSetFromStructStore(doc.store)
  const gone = [...clients].sort(([a], [b]) => a - b)
  const maps = ['about', 'play', 'seats', 'items'].map((name) => doc.getMap(name).toJSON())
  const rolls = doc
    .getArray('rolls')
    .toJSON()
    .map((roll) => JSON.stringify(roll) ?? '')
  return { state: Y.encodeStateVector(doc), gone, maps: maps.map(unordered), rolls: rolls.sort() }
}

/**
 * What has to be true of a table after everything that was ever done to it: it tells what is changed, it can be saved
 * and loaded, what is written reaches others, a newcomer's page lets it in, and all of it can be deleted and tidied
 * away.
 */
export function expectAlive(doc: Y.Doc): void {
  expect(isDeaf(doc)).toBe(false)
  expect([doc.store.pendingStructs, doc.store.pendingDs]).toEqual([null, null])
  const state = whole(doc)
  expect(faultOf(state, new Y.Doc())).toBeUndefined()
  const newcomer = new Y.Doc()
  Y.applyUpdate(newcomer, state)
  expect(Y.encodeStateVector(newcomer)).toEqual(Y.encodeStateVector(doc))

  const play = doc.getMap('play')
  let [seen, told] = [0, 0]
  const look = () => {
    seen += 1
  }
  const pass = (update: Uint8Array) => {
    told += 1
    expect(faultOf(update, newcomer)).toBeUndefined()
    Y.applyUpdate(newcomer, update)
  }
  play.observe(look)
  doc.on('update', pass)
  play.set('alive', ++probes)
  play.unobserve(look)
  doc.off('update', pass)
  expect([seen, told]).toEqual([1, 1])
  expect(newcomer.getMap('play').get('alive')).toBe(probes)
  expect(readable(newcomer)).toEqual(readable(doc))
  expect(faultOfWhole(whole(doc))).toBeUndefined()
  newcomer.destroy()
}
