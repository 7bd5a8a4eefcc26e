import { expect, test } from 'vitest'
import { earlierOf, noteEarlier, removedFrom } from '../../../src/table/store/earlier.ts'
import {
  knownAs,
  meetScreen,
  noteCompared,
  noteDevice,
  noteSitter,
  onKnown,
  screensOfDevice,
  sittersOf,
} from '../../../src/table/store/known.ts'
import { openLobby } from '../../../src/table/store/lobby.ts'

const key = (n: number) => n.toString(16).padStart(64, '0')

test('a screen is known since it was first met, and its words were compared when they were last', () => {
  const lobby = openLobby()
  let told = 0
  const stop = onKnown(lobby, () => (told += 1))
  meetScreen(lobby, key(1), 10, false)
  meetScreen(lobby, key(1), 20, false)
  expect(knownAs(lobby, key(1))).toEqual({ first: 10 })
  expect(told).toBe(1)
  noteCompared(lobby, key(1), 30)
  noteCompared(lobby, key(2), 40)
  expect(knownAs(lobby, key(1))).toEqual({ first: 10, compared: 30 })
  expect(knownAs(lobby, key(2))).toEqual({ first: 40, compared: 40 })
  meetScreen(lobby, key(1), 50, true)
  meetScreen(lobby, key(1), 60, false)
  expect(knownAs(lobby, key(1))).toEqual({ first: 10, compared: 30, wrote: true })
  stop()
})

test('of more screens than can be remembered those go that were met first, but none that was compared', () => {
  const lobby = openLobby()
  noteCompared(lobby, key(0), 0)
  for (let n = 1; n <= 1005; n++) meetScreen(lobby, key(n), n, true)
  expect(lobby.doc.getMap('screens').size).toBe(1000)
  expect(knownAs(lobby, key(0))).toBeDefined()
  expect(knownAs(lobby, key(1))).toBeUndefined()
  expect(knownAs(lobby, key(1005))).toBeDefined()
})

test('a thousand made-up screens that watch push nobody out who was seen before', () => {
  const lobby = openLobby()
  for (let n = 0; n < 10; n++) meetScreen(lobby, key(n), n, true)
  for (let n = 10; n < 20; n++) meetScreen(lobby, key(n), n, false)
  noteCompared(lobby, key(20), 20)
  for (let n = 1000; n < 2500; n++) meetScreen(lobby, key(n), n, false)
  for (let n = 0; n <= 20; n++) expect(knownAs(lobby, key(n))?.first).toBe(n)
  expect(lobby.doc.getMap('screens').size).toBe(311)
  // And all of them make room for those who write; none of these for them.
  for (let n = 5000; n < 5989; n++) meetScreen(lobby, key(n), n, true)
  meetScreen(lobby, key(7000), 7000, false)
  expect(knownAs(lobby, key(7000))).toBeUndefined()
  for (const n of [0, 9, 20, 5000, 5988]) expect(knownAs(lobby, key(n))?.first).toBe(n)
  expect(lobby.doc.getMap('screens').size).toBe(1000)
})

test('who was removed with an earlier key is known as such', () => {
  const lobby = openLobby()
  noteEarlier(lobby, 't', { key: 'a', words: [{ out: [[key(1), 'ben']] }, { out: 7 }, null, 'x'] })
  noteEarlier(lobby, 't', { key: 'b', words: [{ out: [[key(2), '']] }, { out: [[3]] }] })
  expect([...removedFrom(lobby, 't')].sort()).toEqual([key(1), key(2)])
  expect(removedFrom(lobby, 'u').size).toBe(0)
})

test('the first screen in a seat belongs there, another only when somebody is sure', () => {
  const lobby = openLobby()
  noteSitter(lobby, 't', 'ben', key(1))
  noteSitter(lobby, 't', 'ben', key(2))
  expect(sittersOf(lobby, 't')).toEqual({ ben: [key(1)] })
  noteSitter(lobby, 't', 'ben', key(2), true)
  expect(sittersOf(lobby, 't')).toEqual({ ben: [key(2), key(1)] })
  for (const trap of ['__proto__', 'constructor', 'toString']) noteSitter(lobby, 't', trap, key(3))
  expect(Object.keys(sittersOf(lobby, 't')).sort()).toEqual(['ben', 'constructor', 'toString'])
  expect(sittersOf(lobby, 'u')).toEqual({})
  for (let n = 0; n < 100; n++) noteSitter(lobby, 'many', `s${n}`, key(n))
  expect(Object.keys(sittersOf(lobby, 'many'))).toHaveLength(60)
  for (let n = 0; n < 300; n++) noteSitter(lobby, `t${n}`, 's', key(n))
  expect(lobby.doc.getMap('sitters').size).toBe(200)
})

test('what stands there in another shape is as if nothing stood there', () => {
  const lobby = openLobby()
  lobby.doc.getMap('screens').set(key(1), { first: 'x' })
  lobby.doc.getMap('sitters').set('t', [['ben', ['x']]])
  lobby.doc.getMap('earlier').set('t', [{ key: 1 }])
  expect(knownAs(lobby, key(1))).toBeUndefined()
  expect(sittersOf(lobby, 't')).toEqual({})
  expect(earlierOf(lobby, 't')).toEqual([])
})

test('the last steps from key to key are kept, as many as bear it', () => {
  const lobby = openLobby()
  for (const key of ['a', 'b', 'b', 'c', 'd']) noteEarlier(lobby, 't', { key, words: [{ key }] })
  expect(earlierOf(lobby, 't').map(({ key }) => key)).toEqual(['d', 'c', 'b'])
  noteEarlier(lobby, 't', { key: 'e', words: ['x'.repeat(110_000)] })
  noteEarlier(lobby, 't', { key: 'f', words: ['x'.repeat(110_000)] })
  expect(earlierOf(lobby, 't').map(({ key }) => key)).toEqual(['f'])
  noteEarlier(lobby, 't', { key: 'g', words: ['x'.repeat(200_000)] })
  expect(earlierOf(lobby, 't').map(({ key }) => key)).toEqual(['f'])
})

test('a device is the screens that it was first met as, until somebody is sure, whoever makes up others', () => {
  const lobby = openLobby()
  noteDevice(lobby, 'ada', [key(1), key(2)])
  noteDevice(lobby, 'ada', [key(3)])
  expect(screensOfDevice(lobby, 'ada')).toEqual([key(1), key(2)])
  noteDevice(lobby, 'ada', [key(3)], true)
  expect(screensOfDevice(lobby, 'ada')).toEqual([key(3)])
  // What is no screen's name is nobody.
  noteDevice(lobby, 'ben', ['ben'])
  noteDevice(lobby, 'ben', [])
  expect(screensOfDevice(lobby, 'ben')).toBe(undefined)
  for (let n = 0; n < 1200; n++) noteDevice(lobby, `made up ${n}`, [key(9)])
  expect(lobby.doc.getMap('devices').size).toBe(1000)
  expect(screensOfDevice(lobby, 'ada')).toEqual([key(3)])
})
