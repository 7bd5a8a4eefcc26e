import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { clientOf, screenOf } from '../../../src/sync/keys/screen.ts'
import { ANSWER, carriedOn, syncMessage, UPDATE } from '../../../src/sync/link/message.ts'
import { expectAlive } from '../../table/alive.ts'
import { passing, stopClock } from '../clock.ts'
import { any, gone, update } from '../heavy.ts'
import { between, framesOf, type Honest, honest, wires } from '../honest.ts'

/*
 * Somebody with the key to write, who writes under the numbers of others, and tells two people two things
 */

stopClock()

/** Ada and Ben, linked, and Mallory, who is linked with both and says what she likes. */
function party() {
  const [ada, ben] = [honest(1), honest(2)] as [Honest, Honest]
  const flows = [between(ada, ben)]
  const screen = screenOf(new Uint8Array(32).fill(66))
  const mallory = { screen, client: clientOf(screen.key, 'a') }
  const says = [ada, ben].map((one) => {
    const [doc, talk] = [wires(), wires()]
    one.link(doc.far, talk.far, { peer: screen.key, client: mallory.client, writes: true })
    flows.push(() => [doc.flow(), talk.flow()].some((was) => was))
    return (message: Uint8Array) => {
      for (const data of framesOf(message)) doc.far.onmessage?.({ data } as MessageEvent)
    }
  }) as [(message: Uint8Array) => void, (message: Uint8Array) => void]
  const pass = passing(flows)
  return { ada, ben, mallory, toAda: says[0], toBen: says[1], pass }
}

/** What Ada and Ben write goes on between them, nobody is cut off, and somebody new can come. */
async function lives({ ada, ben, pass }: ReturnType<typeof party>) {
  ada.doc.getMap('play').set('ada', 'goes on')
  ben.doc.getMap('play').set('ben', 'goes on')
  await pass(500)
  for (const { doc, cut } of [ada, ben]) {
    expect(doc.getMap('play').toJSON()).toMatchObject({ ada: 'goes on', ben: 'goes on' })
    expect(cut).toEqual([])
    expectAlive(doc)
  }
  for (const one of [ada, ben]) one.end()
}

const change = (bytes: Uint8Array) => syncMessage(UPDATE, bytes)
/** One value under a number from a clock on. */
const value = (client: number, clock: number, key: string) =>
  update([[client, clock, [any({ root: 'play', key }, 'forged')]]])

test.each([
  ['as her own', change],
  ['as carried', (bytes: Uint8Array) => carriedOn(change(bytes))],
])('what is written %s under the number of another who is linked is left out', async (_, how) => {
  const all = party()
  const { ada, ben, toBen, pass } = all
  ada.doc.getMap('play').set('first', 1)
  await pass(5000)
  const { clientID } = ada.doc
  toBen(how(value(clientID, Y.getState(ada.doc.store, clientID), 'made up')))
  await pass(100)
  ada.doc.getMap('play').set('second', 2)
  await pass(500)
  const { 'made up': made, second } = ben.doc.getMap('play').toJSON()
  expect([made, second]).toEqual([undefined, 2])
  await lives(all)
})

test('what is written under our own number comes from nobody else, and who carried it is not blamed', async () => {
  const all = party()
  const { ada, ben, toAda, pass } = all
  await pass(5000)
  const { clientID } = ben.doc
  // Before Ben has told Ada all he has, she cannot know.
  Y.applyUpdate(ada.doc, value(clientID, 0, 'made up'), 'wire')
  toAda(change(value(clientID, 1, 'more')))
  for (const one of [ada, ben]) one.arrivals.ask()
  await pass(5000)
  expect(ben.doc.store.clients.has(clientID)).toBe(false)
  ben.doc.getMap('play').set('mine', 1)
  expect(ben.doc.getMap('play').get('mine')).toBe(1)
  expect([ada.cut, ben.cut]).toEqual([[], []])
  for (const one of [ada, ben]) one.end()
})

test('two contents in one place make nobody cut who builds on one of them', async () => {
  const all = party()
  const { ada, ben, mallory, toAda, toBen, pass } = all
  const text = (doc: Y.Doc) =>
    (doc.getMap('items').get('card') as Y.Map<unknown>).get('t:text') as Y.Text
  ada.doc.getMap('items').set('card', new Y.Map([['t:text', new Y.Text('hello')]]))
  await pass(5000)
  const told = new Y.Doc()
  Y.applyUpdate(told, Y.encodeStateAsUpdate(ada.doc))
  told.clientID = mallory.client
  const before = Y.encodeStateVector(told)
  text(told).insert(5, 'M')
  toAda(change(Y.encodeStateAsUpdate(told, before)))
  toBen(change(value(mallory.client, 0, 'other')))
  await pass(500)
  // Behind a letter that is a value where Ben is.
  text(ada.doc).insert(6, '!')
  ada.doc.getMap('play').set('beside', 1)
  await pass(5000)
  expect([ada.cut, ben.cut]).toEqual([[], []])
  for (const { doc } of [ada, ben]) expectAlive(doc)
  // What does not build on it goes on; what does is settled by what was signed (`agreement.test.ts`).
  ben.doc.getMap('play').set('ben', 1)
  await pass(500)
  expect(ada.doc.getMap('play').get('ben')).toBe(1)
  for (const one of [ada, ben]) one.end()
})

test('parts that are too many only together cut nobody, and all else comes in', async () => {
  const { ada, ben, toAda, toBen, pass } = party()
  // As every table has.
  for (const { doc } of [ada, ben]) doc.getMap('play')
  await pass(5000)
  const letters = (client: number, from: number) => {
    const doc = new Y.Doc()
    doc.clientID = client
    doc.transact(() => {
      for (let at = 0; at < 250; at++) doc.getText(`p${from + at}`).insert(0, 'x')
    })
    return Y.encodeStateAsUpdate(doc)
  }
  for (let n = 0; n < 3; n++) {
    toAda(carriedOn(change(letters(1000 + n, n * 250))))
    toBen(carriedOn(change(letters(2000 + n, 5000 + n * 250))))
    await pass(500)
  }
  ada.doc.getMap('play').set('after', 1)
  for (const one of [ada, ben]) one.arrivals.ask()
  await pass(8000)
  expect([ada.cut, ben.cut]).toEqual([[], []])
  expect(ben.doc.getMap('play').get('after')).toBe(1)
  for (const one of [ada, ben]) one.end()
})

test('who tells one what it keeps from another keeps nothing else from them, once others show its signature', async () => {
  const [ada, ben] = [honest(1), honest(2)] as [Honest, Honest]
  const flows = [between(ada, ben)]
  const screen = screenOf(new Uint8Array(32).fill(66))
  const client = clientOf(screen.key, 'a')
  const says = [ada, ben].map((one) => {
    const [doc, talk] = [wires(), wires()]
    const link = one.link(doc.far, talk.far, { peer: screen.key, client, writes: true })
    flows.push(() => [doc.flow(), talk.flow()].some((was) => was))
    const say = (message: Uint8Array) => {
      for (const data of framesOf(message)) doc.far.onmessage?.({ data } as MessageEvent)
    }
    // Whatever is asked: there is nothing.
    doc.near.onmessage = () => say(syncMessage(ANSWER, Uint8Array.of(0, 0)))
    return { say, link }
  })
  const pass = passing(flows)
  await pass(5000)
  says[1]?.say(change(value(client, 0, 'scene')))
  await pass(100)
  // Beside what Ada was not told.
  ben.doc.getMap('play').set('scene', 'ben')
  ben.doc.getMap('play').set('more', 1)
  await pass(10_000)
  expect(ada.doc.getMap('play').toJSON()).toEqual({})
  const link = says[0]?.link
  ada.signed.set(client, 1)
  expect(link && ada.firsthand.heldBack(link)).toBe(true)
  expect(link && ada.firsthand.heldBack(link)).toBe(false)
  // As far as they have signed it, and nothing that somebody else makes up beyond.
  ben.arrivals.ask()
  Y.applyUpdate(ben.doc, value(client, 1, 'made up'), 'wire')
  await pass(60_000)
  expect(ada.doc.getMap('play').toJSON()).toEqual({ scene: 'ben', more: 1 })
  expect([ada.cut, ben.cut]).toEqual([[], []])
  for (const { doc } of [ada, ben]) expectAlive(doc)
  for (const one of [ada, ben]) one.end()
})

test('a newcomer who was told that all of somebody is gone, and more, takes nothing from anybody, and gets all of it', async () => {
  const [ada, cyd] = [honest(1), honest(3)] as [Honest, Honest]
  Y.applyUpdate(cyd.doc, update([[ada.doc.clientID, 0, [gone(1_000_000)]]]), 'wire')
  ada.doc.getMap('play').set('before', 1)
  const pass = passing([between(ada, cyd)])
  await pass(5000)
  ada.doc.getMap('play').set('after', 2)
  ada.arrivals.ask()
  await pass(60_000)
  for (const { doc } of [ada, cyd]) {
    expect(doc.getMap('play').toJSON()).toEqual({ before: 1, after: 2 })
    expectAlive(doc)
  }
  expect([ada.cut, cyd.cut]).toEqual([[], []])
  for (const one of [ada, cyd]) one.end()
})

test.each([
  ['gone', (client: number) => update([[client, 0, [gone(1_000_000)]]])],
  ['something', (client: number) => value(client, 0, 'made up')],
])(
  'a newcomer who is told that somebody has written more than they have believes them: %s',
  async (_, made) => {
    const [ada, cyd] = [honest(1), honest(3)] as [Honest, Honest]
    const eve = new Y.Doc()
    Y.applyUpdate(eve, made(ada.doc.clientID))
    // What hangs on it, and what does not.
    eve.getMap('play').set('made up', 'more')
    eve.getMap('play').set('beside', 1)
    Y.applyUpdate(cyd.doc, Y.encodeStateAsUpdate(eve), 'wire')
    const pass = passing([between(ada, cyd)])
    await pass(2000)
    ada.doc.getMap('play').set('ada', 1)
    cyd.doc.getMap('play').set('cyd', 1)
    await pass(60_000)
    expect(Y.encodeStateVector(cyd.doc)).toEqual(Y.encodeStateVector(ada.doc))
    for (const { doc } of [ada, cyd]) {
      expect(doc.getMap('play').toJSON()).toMatchObject({ ada: 1, cyd: 1 })
      expectAlive(doc)
    }
    expect([ada.cut, cyd.cut]).toEqual([[], []])
    for (const one of [ada, cyd]) one.end()
  },
)

/** Ada, who has written of somebody so far linked with nobody, who then comes and says that they wrote so much. */
function denied(written: number, signed: number) {
  const ada = honest(1)
  const screen = screenOf(new Uint8Array(32).fill(66))
  const client = clientOf(screen.key, 'a')
  for (const at of [0, 1]) Y.applyUpdate(ada.doc, value(client, at, `theirs ${at}`), 'wire')
  ada.signed.set(client, signed)
  const come = async () => {
    const [doc, talk] = [wires(), wires()]
    const link = ada.link(doc.far, talk.far, { peer: screen.key, client, writes: true })
    ada.firsthand.talk(link, { written })
    link.close('')
    await vi.advanceTimersByTimeAsync(50)
  }
  const kept = () => Y.getState(ada.doc.store, client)
  return { ada, client, come, kept }
}

test.each([
  ['less than they have signed is cut off, and all of it stays', 1, 2, 2, 1],
  ['nothing, and has signed some', 0, 1, 2, 1],
  ['as much as they have signed has the rest let go', 1, 1, 1, 0],
  ['all of it is believed', 2, 0, 2, 0],
])('who says that they wrote %s', async (_, written, signed, stays, cuts) => {
  const { ada, come, kept } = denied(written, signed)
  await come()
  expect([kept(), ada.cut.length]).toEqual([stays, cuts])
  expectAlive(ada.doc)
  ada.end()
})

test('who comes again and again and denies what they wrote keeps nobody busy', async () => {
  const { ada, client, come, kept } = denied(0, 0)
  let unmade = 0
  for (let n = 0; n < 50; n++) {
    await come()
    if (kept() > 0) continue
    unmade += 1
    Y.applyUpdate(ada.doc, value(client, 0, `again ${n}`), 'wire')
  }
  expect(unmade).toBe(3)
  expectAlive(ada.doc)
  ada.end()
})
