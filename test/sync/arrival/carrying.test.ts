import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { toBase64 } from '../../../src/rules/plain/base64.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import { syncMessage, UPDATE } from '../../../src/sync/link/message.ts'
import { expectAlive } from '../../table/alive.ts'
import { handOn, passing, stopClock } from '../clock.ts'
import { between, framesOf, type Honest, honest, wires } from '../honest.ts'

/*
 * Three who play and one who floods them with all that is allowed: what each of them passes on must not make it a
 * flooder in the eyes of another.
 */

/** How long it goes on (s). */
const LONG = process.env.LONG === '1' ? 90 : 6
/** What a flooder says in a second without being cut off for it at once. */
const CHANGES = 550
const WORDS = 300

stopClock()
afterEach(() => {
  vi.restoreAllMocks()
})

const screen = (n: number) => screenOf(new Uint8Array(32).fill(100 + n))

/** Three of ours, linked with one another, and one of the others, linked with each. */
function party(writes: boolean) {
  const all = [1, 2, 3].map(honest)
  const [ada, ben, cyd] = all as [Honest, Honest, Honest]
  const flows = [between(ada, ben), between(ben, cyd), between(cyd, ada)]
  const eve = screen(0)
  const ends = all.map((one, at) => {
    const [doc, talk] = [wires(), wires()]
    one.link(doc.far, talk.far, { peer: eve.key, client: 6660 + at, writes })
    flows.push(() => [doc.flow(), talk.flow()].some((was) => was))
    const said = (end: typeof doc, message: Uint8Array) => {
      for (const data of framesOf(message)) end.far.onmessage?.({ data } as MessageEvent)
    }
    return {
      doc: (message: Uint8Array) => said(doc, message),
      talk: (word: unknown) => said(talk, new TextEncoder().encode(JSON.stringify(word))),
    }
  })
  const flow = () => handOn(flows)
  const go = passing(flows, 100)
  const pass = async (ms: number) => {
    await go(ms)
    flow()
  }
  const honestly = () =>
    all.flatMap(({ cut }) => cut).filter(([peer]) => all.some((one) => one.screen.key === peer))
  return { all, ada, ben, cyd, eve, ends, pass, honestly }
}

/** Everybody goes on, has what the others have, and a newcomer can join. */
async function lives({ all, ada, ben, cyd, pass, honestly }: ReturnType<typeof party>) {
  await pass(20_000)
  for (const [n, { doc }] of all.entries()) doc.getMap('items').set(`after ${n}`, n)
  const dan = honest(9)
  const flow = between(cyd, dan)
  for (let at = 0; at < 100; at++) {
    while (flow());
    await pass(100)
  }
  for (const { doc } of [...all, dan]) {
    expect([0, 1, 2].map((n) => doc.getMap('items').get(`after ${n}`))).toEqual([0, 1, 2])
  }
  expect(Y.encodeStateVector(dan.doc)).toEqual(Y.encodeStateVector(cyd.doc))
  for (const { doc } of [...all, dan]) expectAlive(doc)
  expect([honestly(), dan.cut]).toEqual([[], []])
  expect(all.map(({ mesh }) => mesh.neighbours().length)).toEqual(
    all.map(({ cut }, at) => (at === 2 ? 4 : 3) - cut.length),
  )
  // Calls go on from hand to hand.
  ada.mesh.say('a call')
  await pass(500)
  expect([ben, cyd].map(({ heard }) => heard.at(-1))).toEqual(['a call', 'a call'])
  for (const one of [...all, dan]) one.end()
}

test('somebody with the key to write changes on and on, something else at each', {
  timeout: 300_000,
}, async () => {
  const together = party(true)
  const { ends, pass, honestly, all } = together
  const docs = ends.map((_, at) => {
    const doc = new Y.Doc()
    doc.clientID = 6660 + at
    doc.on('update', (update: Uint8Array) => ends[at]?.doc(syncMessage(UPDATE, update)))
    return doc
  })
  // Nobody is reached by it, it says: so everybody passes on to everybody.
  for (const end of ends) end.talk({ near: [] })
  for (let tenth = 0; tenth < LONG * 10; tenth++) {
    for (const doc of docs) {
      for (let n = 0; n < CHANGES / 10; n++) {
        doc.getMap('items').set(`evil ${n % 50}`, tenth % 10 === 0 ? 'x'.repeat(3000) : tenth)
      }
    }
    await pass(100)
  }
  expect(honestly()).toEqual([])
  process.stdout.write(
    `flooded with changes: cut ${JSON.stringify(all.map(({ cut }) => cut.length))}\n`,
  )
  await lives(together)
})

test('somebody with the key to watch calls on and on, in its own name and in made up ones', {
  timeout: 300_000,
}, async () => {
  const together = party(false)
  const { ends, pass, honestly, all, eve } = together
  const names = Array.from({ length: 20 }, (_, n) => screen(n + 1))
  let n = 0
  const call = (by: typeof eve, size: number) => {
    n += 1
    const data = 'x'.repeat(size)
    const sign = toBase64(by.sign('bus', new TextEncoder().encode(`${n}/${data}`)))
    return { by: by.key, n, sign, hops: 6, data }
  }
  for (let tenth = 0; tenth < LONG * 10; tenth++) {
    for (const end of ends) {
      // Big ones and small ones, lies about who is near, and asking to be asked.
      for (let at = 0; at < 3; at++) end.talk(call(eve, at === 0 ? 9000 : 100))
      for (let at = 0; at < 5; at++) end.talk(call(names[(tenth + at) % names.length] ?? eve, 100))
      for (let at = 0; at < WORDS / 10; at++)
        end.talk(at % 2 ? { near: ['nobody'] } : { behind: true })
    }
    await pass(100)
  }
  expect(honestly()).toEqual([])
  const heard = all.map((one) => one.heard.length)
  process.stdout.write(`flooded with calls: ${n} made, heard ${heard.join(', ')}\n`)
  // Two thousand letters count as one: ten a second of its own, fifteen of strangers by each way.
  for (const count of heard) expect(count).toBeLessThan(300 + 3 * 400 + LONG * (10 + 3 * 15) + 100)
  await lives(together)
})

test('who carries what nobody said is cut off, and not who is said to have said it', async () => {
  const { ends, all, eve, ada, ben } = party(false)
  const forged = {
    by: ben.screen.key,
    n: 1,
    sign: toBase64(new Uint8Array(64)),
    hops: 5,
    data: 'x',
  }
  ends[0]?.talk(forged)
  expect(ada.cut).toEqual([[eve.key, 'carries what nobody said']])
  expect(ada.mesh.reaches(ben.screen.key)).toBe(true)
  for (const one of all) one.end()
})

test('what takes this computer too long is the fault of who made it, and not of who carries it', async () => {
  const { ends, all, ada, ben, eve, pass, honestly } = party(true)
  // Whatever ben takes in takes a second, in which nothing else is done.
  let late = 0
  const { now } = performance
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + late)
  ben.doc.on('update', () => {
    late += 1000
  })
  ends[0]?.talk({ near: [] })
  const doc = new Y.Doc()
  doc.clientID = 6660
  doc.on('update', (update: Uint8Array) => ends[0]?.doc(syncMessage(UPDATE, update)))
  for (let n = 0; n < 30; n++) {
    doc.getMap('items').set(`n ${n}`, n)
    await pass(100)
  }
  expect(ada.doc.getMap('items').size).toBe(30)
  expect(honestly()).toEqual([])
  // The same from her own hand, and it is hers: once it may be the computer's, twice it is not.
  const other = new Y.Doc()
  other.clientID = 6661
  other.on('update', () => ends[1]?.doc(syncMessage(UPDATE, Y.encodeStateAsUpdate(other))))
  for (let n = 0; n < 30; n++) other.getMap('items').set(`more ${n}`, n)
  expect(ben.cut).toEqual([])
  await pass(31_000)
  for (let n = 0; n < 30; n++) other.getMap('items').set(`again ${n}`, n)
  expect(ben.cut).toEqual([[eve.key, 'too much work']])
  expect(ben.mesh.neighbours()).toHaveLength(2)
  for (const one of all) one.end()
})
