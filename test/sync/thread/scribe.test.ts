import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { clientOf, screenOf } from '../../../src/sync/keys/screen.ts'
import { stretchesOf } from '../../../src/sync/thread/knot.ts'
import { tellStrand } from '../../../src/sync/thread/knotwords.ts'
import { GRACE } from '../../../src/sync/thread/scribe.ts'
import { makeThreads } from '../../../src/sync/thread/thread.ts'
import { cut } from '../../../src/sync/update/cut.ts'
import { examine } from '../../../src/sync/update/structure.ts'
import { unitsHash, unitsIn } from '../../../src/sync/update/units.ts'
import { expectAlive } from '../../table/alive.ts'
import { diceOf } from '../garbage.ts'
import { deliver, link, play, post, secretOf, signedBy, type Writer, writer } from '../scribes.ts'

/** A clock in our hands; and all that happens while it goes on, in turn. */
const clock = () => {
  const own = { ms: 0, now: () => own.ms }
  return own
}
async function pass(time: { ms: number }, ms: number, all: readonly Writer[]): Promise<void> {
  for (const end = time.ms + ms; time.ms < end; ) {
    time.ms += 500
    for (const { scribe, agreement } of all) {
      scribe.flush()
      scribe.look()
      agreement.look()
    }
    for (let n = 0; n < 20; n++) {
      deliver()
      await new Promise((done) => setImmediate(done))
    }
  }
}
const roll = ({ doc }: { readonly doc: Y.Doc }) => doc.getMap('play').get('roll')
/** As somebody goes on who has to take another document. */
function again(who: Writer, now: () => number): Writer {
  const next = who.parted.findLast(({ next }) => next)?.next
  if (!next) return who
  who.leave()
  return writer(who.name, now, Y.mergeUpdates([...next.all]))
}

test('honest screens that split, merge, strike out, undo and come and go: nobody is refused, all know the same', async () => {
  const dice = diceOf(3)
  const time = clock()
  const all = ['ada', 'ben', 'cyd'].map((name) => writer(name, time.now))
  const [ada, ben, cyd] = all
  if (!ada || !ben || !cyd) throw new Error('nobody')
  link(ada, ben)
  link(ben, cyd)
  link(cyd, ada)
  deliver()
  for (let n = 0; n < 300; n++) {
    const who = all[dice(3)]
    if (who) play(who.doc, dice)
    if (dice(3) === 0) who?.scribe.flush()
    if (dice(2) === 0) deliver()
    if (n % 100 === 50) ben.links.get('cyd')?.close('for a while')
    if (n % 100 === 80) link(ben, cyd)
  }
  await pass(time, 60_000, all)
  // Somebody comes late, by one who was there.
  const dan = writer('dan', time.now)
  link(dan, ben)
  await pass(time, 20_000, [...all, dan])
  link(dan, ada)
  await pass(time, 20_000, [...all, dan])
  for (const who of [...all, dan]) {
    expect([who.name, [...who.cut], who.forks, who.parted]).toEqual([who.name, [], [], []])
    expect(who.held).toEqual([])
    // A newcomer is told of the end alone.
    for (const { self } of who === dan ? [] : all)
      expect(signedBy(who.scribe.threads, self.client)).toBe(Y.getState(who.doc.store, self.client))
  }
  const heads = [...all, dan].map(({ scribe }) =>
    JSON.stringify([...scribe.threads.heads()].sort()),
  )
  expect(new Set(heads).size).toBe(1)
})

/** Somebody who says one thing to one and another to the other, under one number. */
function twoFaced(name: string, now: () => number, signs: boolean) {
  const eve = writer(name, now)
  const { client, session } = eve.self
  const faces = ['success', 'failure'].map((said) => {
    const doc = new Y.Doc()
    doc.clientID = client
    doc.getMap('play').set('roll', said)
    const threads = makeThreads({ screen: screenOf(secretOf(name)), session })
    const units = unitsIn(doc.store.clients.get(client) ?? [], 0, 99)
    const strand = threads.sign(1, unitsHash(units, client))
    if (!strand) throw new Error('nothing signed')
    return { update: Y.encodeStateAsUpdate(doc), strand: tellStrand(strand) }
  })
  return {
    eve,
    tell(who: Writer, face: number) {
      const link = eve.links.get(who.name)
      const { update, strand } = faces[face] ?? faces[0]!
      link?.sendDoc(update)
      if (signs) link?.talk({ wrote: { strand } })
    },
  }
}

test('who signs for one what another is not sent is known to hold it back, and nobody else is', async () => {
  const time = clock()
  const all = ['ada', 'ben', 'cyd'].map((name) => writer(name, time.now)) as Writer[]
  const [ada, ben, cyd] = all as [Writer, Writer, Writer]
  const { eve, tell } = twoFaced('eve', time.now, true)
  link(ada, ben)
  link(ben, cyd)
  link(cyd, ada)
  for (const who of [ada, ben]) link(eve, who)
  deliver()
  tell(ben, 0)
  for (let n = 0; n < 20; n++) {
    ben.doc.getMap('play').set('roll', n)
    await pass(time, 1000, all)
  }
  // What Ben wrote beside it waits for it as well.
  expect(ada.held).toContain('eve')
  expect(ben.held).toEqual([])
  for (const { cut } of all) expect([...cut]).toEqual([])
})

for (const signs of [true, false]) {
  test(`one number with two contents, ${signs ? 'both signed' : 'not signed'}: who meet agree, and keep both`, async () => {
    const time = clock()
    const [ada, ben, cyd] = ['ada', 'ben', 'cyd'].map((name) => writer(name, time.now)) as [
      Writer,
      Writer,
      Writer,
    ]
    const { eve, tell } = twoFaced('eve', time.now, signs)
    for (const who of [ada, ben, cyd]) link(eve, who)
    deliver()
    tell(ada, 0)
    tell(ben, 1)
    tell(cyd, 1)
    deliver()
    expect([roll(ada), roll(ben), roll(cyd)]).toEqual(['success', 'failure', 'failure'])
    for (const who of [ada, ben, cyd]) {
      who.doc.getMap('play').set(who.name, 'was here')
      who.scribe.flush()
    }
    eve.leave()
    link(ada, ben)
    link(ben, cyd)
    link(cyd, ada)
    await pass(time, 40_000, [ada, ben, cyd])
    const now = [ada, ben, cyd].map((who) => again(who, time.now)) as [Writer, Writer, Writer]
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const [one, other] = [now[a], now[b]]
      if (one && other && !one.links.has(other.name)) link(one, other)
    }
    await pass(time, 40_000, now)
    expect(new Set(now.map(roll)).size).toBe(1)
    // Whoever met another version has it, to be looked at.
    const seen = [ada, ben, cyd].flatMap((who) =>
      who.parted.map(({ there }) => {
        const doc = new Y.Doc()
        for (const update of there) Y.applyUpdate(doc, update)
        expect(roll({ doc })).not.toBe(roll(who))
        return roll({ doc })
      }),
    )
    expect(new Set(seen).size).toBe(2)
    if (signs)
      for (const { forks } of [ada, ben, cyd])
        expect(forks.map(({ key }) => key)).toEqual([eve.self.peer])
    // Nobody honest is blamed, nothing honest is lost, and it goes on: it emits, sends, and a newcomer can join.
    const dan = writer('dan', time.now)
    link(dan, now[1])
    await pass(time, 10_000, [...now, dan])
    now[0].doc.getMap('play').set('after', 1)
    await pass(time, 20_000, [...now, dan])
    for (const who of [...now, dan]) {
      expect([...who.cut]).toEqual([])
      for (const name of ['ada', 'ben', 'cyd'])
        expect(who.doc.getMap('play').get(name)).toBe('was here')
      if (who !== dan) expect(who.doc.getMap('play').get('after')).toBe(1)
      expect(roll(who)).toBe(roll(ada.parted.length ? now[0] : ada))
    }
    expect(post).toEqual([])
    for (const { doc } of [...now, dan]) expectAlive(doc)
  })
}

test('who writes and does not sign is cut off by those whom they told; who signs other things, sooner', async () => {
  const time = clock()
  const [ada, ben] = ['ada', 'ben'].map((name) => writer(name, time.now)) as [Writer, Writer]
  const { eve, tell } = twoFaced('eve', time.now, false)
  link(eve, ada)
  deliver()
  tell(ada, 0)
  link(ada, ben)
  await pass(time, GRACE + 2000, [ada, ben])
  expect([...ada.cut.keys()]).toEqual(['eve'])
  // Who passed it on is not to blame.
  expect([...ben.cut]).toEqual([])
  const fay = twoFaced('fay', time.now, true)
  link(fay.eve, ada)
  deliver()
  const other = new Y.Doc()
  other.clientID = fay.eve.self.client
  other.getMap('about').set('roll', 'another')
  fay.eve.links.get('ada')?.sendDoc(Y.encodeStateAsUpdate(other))
  fay.tell(ada, 0)
  await pass(time, 8000, [ada])
  expect(ada.cut.get('fay')).toMatch(/signed/)
  for (const { doc } of [ada, ben]) expectAlive(doc)
})

test('nobody is blamed whose much comes in pieces, and who wrote over some of it at once', async () => {
  const time = clock()
  const [ada, ben] = ['ada', 'ben'].map((name) => writer(name, time.now)) as [Writer, Writer]
  const { doc } = ben
  const items = doc.getMap<Y.Map<unknown>>('items')
  const here = {}
  // What may be undone keeps its content, though it is gone.
  const undo = new Y.UndoManager(items, { trackedOrigins: new Set([here]) })
  let much: Uint8Array = new Uint8Array()
  doc.once('update', (update: Uint8Array) => {
    much = update
  })
  doc.transact(() => {
    for (const value of ['first', 'second']) {
      for (let n = 0; n < 300; n++) {
        if (!items.has(`${n}`)) items.set(`${n}`, new Y.Map())
        items.get(`${n}`)?.set('kind', value)
      }
    }
  }, here)
  link(ada, ben, false)
  ben.scribe.flush()
  deliver()
  const from = ada.links.get('ben')
  const pieces = [...cut(examine(much, ada.doc))]
  expect(pieces.length).toBeGreaterThan(2)
  for (const piece of pieces) if (from) ada.take(from, piece)
  await pass(time, GRACE + 2000, [ada, ben])
  expect([...ada.cut, ...ben.cut]).toEqual([])
  expect(ada.doc.getMap('items').toJSON()).toEqual(items.toJSON())
  undo.destroy()
  for (const { doc } of [ada, ben]) expectAlive(doc)
})

test('nobody hides a fork, or what another has signed, behind knots that are not signed', () => {
  const eve = screenOf(new Uint8Array(32).fill(66))
  const told = ['success', 'failure'].map((what) => {
    const own = makeThreads({ screen: eve, session: 'a' })
    return Array.from({ length: 40 }, (_, n) => {
      const strand = own.sign(n + 1, sha256(utf8ToBytes(`${what} ${n}`)))
      if (!strand) throw new Error('nothing signed')
      return strand
    })
  })
  const whole = told.map(([first, ...more]) => {
    if (!first) throw new Error('nothing signed')
    return { ...first, links: [first, ...more].flatMap(({ links }) => links) }
  })
  const spoilt = whole.map((strand) => ({
    ...strand,
    links: strand.links.map((link, n) => (n < 39 ? { ...link, sign: new Uint8Array(64) } : link)),
  }))
  const [ada, ben] = [makeThreads(), makeThreads()]
  const [good, other] = whole
  const [bad] = spoilt
  if (!good || !other || !bad) throw new Error('nothing told')
  expect(ada.take(bad).is).toBe('refused')
  // As many as are taken at once, and the rest.
  for (const n of [32, 40]) {
    expect(ada.take(good).is).toBe('new')
    expect(ada.reaches(clientOf(eve.key, 'a'))).toBe(n)
  }
  expect(ada.take(good).is).toBe('known')
  expect(ben.take(other).is).toBe('new')
  for (const strand of ben.lacking(ada.heads())) expect(ada.take(strand).is).toBe('fork')
  for (let to = 1; to <= 40; to++) {
    const shown = ada.over(clientOf(eve.key, 'a'), to - 1, to)
    expect(shown && stretchesOf(shown).length).toBe(1)
  }
})
