import { bytesToHex } from '@noble/hashes/utils.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { toBase64 } from '../../../src/rules/plain/base64.ts'
import { makeScout, type Order, type Reply } from '../../../src/sync/trial/scout.ts'
import { cut } from '../../../src/sync/update/cut.ts'
import { versionIn } from '../../../src/sync/update/settle.ts'
import { examine, faultOf } from '../../../src/sync/update/structure.ts'
import { unitsHash, unitsIn } from '../../../src/sync/update/units.ts'
import { expectAlive } from '../../table/alive.ts'
import { diceOf } from '../garbage.ts'
import { deliver, link, play, post, signedBy, type Writer, writer } from '../scribes.ts'

/** A scout, as a worker is one in a page. */
class ScoutHere {
  readonly #scout = makeScout()
  onmessage: ((event: { data: Reply }) => void) | undefined
  postMessage(told: Order) {
    queueMicrotask(() => this.onmessage?.({ data: this.#scout(told) }))
  }
  terminate() {
    this.onmessage = undefined
  }
}
beforeEach(() => vi.stubGlobal('Worker', ScoutHere))
afterEach(() => vi.unstubAllGlobals())

/** More than is looked at in the page: bytes and things. */
function large(): Y.Doc {
  const doc = new Y.Doc()
  doc.clientID = 5
  const dice = diceOf(8)
  for (let n = 0; n < 400; n++) play(doc, dice)
  for (let n = 0; n < 40; n++) {
    const card = new Y.Map<unknown>()
    card.set('kind', 'card')
    card.set('t:text', new Y.Text('x'.repeat(2000)))
    doc.getMap('items').set(`large ${n}`, card)
  }
  return doc
}
/** Lets all that waits for nothing but its turn happen. */
const breathe = async () => {
  for (let n = 0; n < 20; n++) await new Promise((done) => setImmediate(done))
}
const roll = ({ doc }: Writer) => doc.getMap('play').get('roll')
const seen = ({ doc }: Writer) => [
  doc.getMap('play').toJSON(),
  [...doc.getMap('items').keys()].sort(),
]

test('what is written while a large document is tried stays, in both, and nobody is blamed for it', {
  timeout: 60_000,
}, async () => {
  const time = { ms: 0 }
  const now = () => time.ms
  const begin = large()
  const base = Y.encodeStateAsUpdate(begin)
  expect(base.length).toBeGreaterThan(64 * 1024)
  const all = ['ada', 'ben'].map((name) => writer(name, now, base, true)) as [Writer, Writer]
  const [ada, ben] = all
  // Each was told another thing by somebody who has left.
  for (const [n, { doc }] of all.entries()) {
    const eve = new Y.Doc()
    Y.applyUpdate(eve, base)
    eve.clientID = 77
    eve.getMap('play').set('roll', n ? 'success' : 'failure')
    for (let k = 0; k < 3 * n; k++) eve.getMap('play').set(`more ${k}`, k)
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(eve))
  }
  expect([roll(ada), roll(ben)]).toEqual(['failure', 'success'])
  link(ada, ben)
  let written = 0
  const write = () => {
    written += 1
    for (const { doc, name } of all) doc.getMap('play').set(`${name} ${written}`, written)
  }
  for (const end = time.ms + 20_000; time.ms < end; ) {
    time.ms += 500
    for (const { scribe, agreement } of all) {
      scribe.flush()
      scribe.look()
      agreement.look()
    }
    for (let next = post.shift(); next; next = post.shift()) next()
    // Both go on writing, while what has just come is looked at.
    write()
    await breathe()
  }
  expect(all.flatMap(({ parted }) => parted).some(({ next }) => next)).toBe(true)
  expect(roll(ada)).toBe(roll(ben))
  for (const { scribe } of all) scribe.flush()
  deliver()
  for (const who of all) {
    expect([...who.cut]).toEqual([])
    for (const { name, self } of all) {
      for (let n = 1; n <= written; n++)
        expect([n, who.doc.getMap('play').get(`${name} ${n}`)]).toEqual([n, n])
      const until = Y.getState(who.doc.store, self.client)
      expect(signedBy(who.scribe.threads, self.client)).toBe(until)
    }
  }
  deliver()
  expect(seen(ada)).toEqual(seen(ben))
  // It still emits and sends, and a newcomer can join.
  const dan = writer('dan', now)
  link(dan, ben)
  deliver()
  ada.doc.getMap('play').set('after', 1)
  deliver()
  expect(ben.doc.getMap('play').get('after')).toBe(1)
  expect(roll(dan)).toBe(roll(ada))
  for (const { doc } of [...all, dan]) expectAlive(doc)
})

test('what is too long to be settled hides nothing that can be', { timeout: 60_000 }, async () => {
  const time = { ms: 0 }
  const now = () => time.ms
  const all = ['ada', 'ben'].map((name, n) => {
    const eve = new Y.Doc()
    eve.clientID = 1
    eve.getText('notes').insert(0, `${n}`.repeat(200_000))
    eve.clientID = 77
    eve.getMap('play').set('roll', n ? 'success' : 'failure')
    return writer(name, now, Y.encodeStateAsUpdate(eve), true)
  }) as [Writer, Writer]
  const [ada, ben] = all
  link(ada, ben)
  for (const end = time.ms + 60_000; time.ms < end && roll(ada) !== roll(ben); ) {
    time.ms += 500
    for (const { agreement } of all) agreement.look()
    for (let next = post.shift(); next; next = post.shift()) next()
    await breathe()
  }
  expect(roll(ada)).toBe(roll(ben))
  expect([...ada.cut, ...ben.cut]).toEqual([])
  for (const { doc } of all) expectAlive(doc)
})

/** As if one had asked the other for all they have: as far as it fits. */
function tellAll(from: Writer, to: Writer): void {
  const link = to.links.get(from.name)
  if (!link) throw new Error('nobody there')
  const seen = examine(Y.encodeStateAsUpdate(from.doc), to.doc)
  for (const piece of cut(seen)) to.take(link, piece)
}

test('what was written into what counts no more keeps nobody from agreeing', async () => {
  let gone = 0
  for (let salt = 0; salt < 6; salt++) {
    const time = { ms: 0 }
    const now = () => time.ms
    // One text for one, and two for the other.
    const told = [0, 1].map((n) => {
      const eve = new Y.Doc()
      eve.clientID = 77
      eve.getText('notes').insert(0, `${salt}`.repeat(n ? 20 : 10))
      if (n === 0) eve.getText('more').insert(0, `${salt}`.repeat(10))
      return Y.encodeStateAsUpdate(eve)
    })
    const all = ['ada', 'ben'].map((name, n) => writer(name, now, told[n], true))
    const [ada, ben] = all as [Writer, Writer]
    // Between the two, as the other has it.
    ben.doc.getText('notes').insert(10, 'in between')
    for (const { doc, name } of all) doc.getMap('play').set(name, 'was here')
    link(ada, ben, false)
    for (const end = time.ms + 60_000; time.ms < end; ) {
      time.ms += 500
      tellAll(ada, ben)
      tellAll(ben, ada)
      for (const { agreement } of all) agreement.look()
      for (let next = post.shift(); next; next = post.shift()) next()
      await breathe()
    }
    const notes = `${ada.doc.getText('notes')}`
    if (ben.parted.some(({ next }) => next)) gone += 1
    expect([`${ben.doc.getText('notes')}`, ...seen(ben)]).toEqual([notes, ...seen(ada)])
    for (const { doc, cut } of all) {
      expect(doc.getMap('play').toJSON()).toEqual({ ada: 'was here', ben: 'was here' })
      expect([...cut]).toEqual([])
      expect(faultOf(Y.encodeStateAsUpdate(doc), new Y.Doc())).toBeUndefined()
      expectAlive(doc)
    }
  }
  expect(gone).toBeGreaterThan(0)
})

/** As if `from` had shown it: what a client wrote, from its beginning on. */
const shown = (who: Writer, from: Writer, doc: Y.Doc, client: number) => {
  const link = who.links.get(from.name)
  const { update } = versionIn(doc, client, 0)
  if (link) who.agreement.talk(link, { holds: { client, from: 0, update: toBase64(update) } })
}

test('nobody can show us another version of what we wrote ourselves', async () => {
  const now = () => 0
  const [ada, eve] = ['ada', 'eve'].map((name) => writer(name, now, undefined, true)) as [
    Writer,
    Writer,
  ]
  link(ada, eve)
  ada.doc.getMap('play').set('roll', 'mine')
  // One of them would count, whatever ours is.
  for (let n = 0; n < 12; n++) {
    const doc = new Y.Doc()
    doc.clientID = ada.self.client
    doc.getMap('play').set('roll', `theirs ${n}`)
    shown(ada, eve, doc, ada.self.client)
    await breathe()
  }
  expect([roll(ada), ada.parted]).toEqual(['mine', []])
  expectAlive(ada.doc)
})

/** Goes on for so long (ms). */
async function pass(time: { ms: number }, all: readonly Writer[], ms: number) {
  for (const end = time.ms + ms; time.ms < end; ) {
    time.ms += 500
    for (const { scribe, agreement } of all) {
      scribe.flush()
      scribe.look()
      agreement.look()
    }
    deliver()
    await breathe()
  }
}
/** The same under somebody's number, made up so that it is the lower one. */
function lower(doc: Y.Doc, client: number, write: (play: Y.Map<unknown>, n: number) => void) {
  const first = (doc: Y.Doc) =>
    bytesToHex(unitsHash(unitsIn(doc.store.clients.get(client) ?? [], 0, 1), client))
  for (let n = 0; ; n++) {
    const made = new Y.Doc()
    made.clientID = client
    write(made.getMap('play'), n)
    if (first(made) < first(doc)) return made
  }
}
/** Writes something over: nobody can tell any more what was signed there. */
function score(play: Y.Map<unknown>, what: unknown) {
  play.set('roll', what)
  play.set('tune', 0)
  play.set('tune', 1)
  play.set('more', 2)
}

test.each([
  ['before it is signed, and strikes out the rest', false, false],
  ['when it is signed, and strikes out the rest', true, false],
  ['when it is signed, and says as much', true, true],
])(
  'who makes up what another wrote who is linked %s: changes nothing for long',
  async (_, signed, much) => {
    const time = { ms: 0 }
    const all = ['ada', 'ben', 'eve'].map((name) => writer(name, () => time.ms, undefined, true))
    const [ada, ben, eve] = all as [Writer, Writer, Writer]
    for (const [one, other] of [
      [ada, ben],
      [ada, eve],
      [ben, eve],
    ] as const)
      link(one, other)
    score(ben.doc.getMap('play'), 'success')
    if (signed) await pass(time, all, 5000)
    else deliver()
    const { client } = ben.self
    const made = lower(ben.doc, client, (play, n) => {
      if (much) score(play, `failure ${n}`)
      else play.set('roll', `failure ${n}`)
    })
    shown(ada, eve, made, client)
    await breathe()
    expect(ada.parted.length).toBe(much ? 1 : 0)
    await pass(time, all, 20_000)
    ben.doc.getMap('play').set('after', 3)
    await pass(time, all, 20_000)
    for (const { doc, cut } of [ada, ben]) {
      expect(doc.getMap('play').toJSON()).toEqual({ roll: 'success', tune: 1, more: 2, after: 3 })
      expect([...cut]).toEqual([])
      expectAlive(doc)
    }
  },
)

test('who tells two different things and strikes out what would show it is not believed by one more than by the other', async () => {
  const time = { ms: 0 }
  const all = ['ada', 'ben', 'eve'].map((name) => writer(name, () => time.ms, undefined, true))
  const [ada, ben, eve] = all as [Writer, Writer, Writer]
  link(ada, ben)
  score(eve.doc.getMap('play'), 'success')
  const other = lower(eve.doc, eve.self.client, (play, n) => score(play, `failure ${n}`))
  for (const [who, doc] of [
    [ada, eve.doc],
    [ben, other],
  ] as const) {
    link(who, eve, false)
    const from = who.links.get('eve')
    if (from) who.take(from, Y.encodeStateAsUpdate(doc))
  }
  await pass(time, all, 30_000)
  expect(roll(ada)).toBe(roll(ben))
  for (const { doc } of all) expectAlive(doc)
})
