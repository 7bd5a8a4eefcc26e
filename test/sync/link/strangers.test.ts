import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { toBase64 } from '../../../src/rules/plain/base64.ts'
import { type Gate, makeGate } from '../../../src/sync/guard/gate.ts'
import { writerKeys } from '../../../src/sync/keys/keys.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import { selfOf } from '../../../src/sync/link/handshake.ts'
import { type Link, linkOver } from '../../../src/sync/link/link.ts'
import { ANSWER, QUESTION, syncMessage, UPDATE, updateIn } from '../../../src/sync/link/message.ts'
import { makeTrial } from '../../../src/sync/trial/trial.ts'
import { expectAlive } from '../../table/alive.ts'
import { aTable, card, make, write } from '../../table/make.ts'
import { stopClock } from '../clock.ts'
import { type Dice, diceOf, noise, spoilt } from '../garbage.ts'
import { DEADLY } from '../heavy.ts'
import { type Line, lineOf } from '../lines.ts'

/*
 * Who has reached a screen and proven nothing: somebody with an address, and none of the keys. Whatever they say, they
 * are told nothing, cost little, are gone soon, and whoever was invited comes in as ever.
 */

const FRAMES = 100_000
/** How many are there at once. */
const CROWD = 50
/** How many frames most have for us, and how many some, unless the link is closed before. */
const EACH = [60, 600] as const
/** What one of them may cost while it is there, and what is left of all when they have gone, bytes. */
const COSTS = { each: 1.2e6, left: 20e6 }
const KEYS = writerKeys(Uint8Array.from({ length: 16 }, (_, n) => n * 3))

stopClock()

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')
/** Bytes that are held on to. */
function held(): number {
  if (typeof collect === 'function') collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** A screen at a table, and what was told of its links. */
function player(seed: number, doc = new Y.Doc()) {
  const self = selfOf(screenOf(new Uint8Array(32).fill(seed)), KEYS)
  const trial = makeTrial(doc)
  const links = new Map<Link, Gate>()
  const told = { words: 0, closed: 0, foul: 0 }
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    for (const link of links.keys()) if (link !== origin) link.sendDoc(syncMessage(UPDATE, update))
  })
  const gateTo = (link: Link) =>
    makeGate(
      { doc, trial },
      {
        from: link.other,
        takes: () => ({}),
        give(message) {
          const update = updateIn(message)
          if (update) Y.applyUpdate(doc, update, link)
        },
        ask() {},
        misfit() {},
        busy: () => false,
        foul: link.cut,
      },
    )
  const join = (connection: RTCPeerConnection) =>
    linkOver(connection, self, {
      opened(link) {
        links.set(link, gateTo(link))
        link.sendDoc(syncMessage(ANSWER, Y.encodeStateAsUpdate(doc)))
      },
      renewed: () => {},
      doc: (link, message) => links.get(link)?.take(message),
      talk: () => {
        told.words += 1
      },
      hands: () => {
        told.words += 1
      },
      closed(link, _, foul) {
        links.get(link)?.close()
        links.delete(link)
        told.closed += 1
        if (foul) told.foul += 1
      },
    })
  return { self, doc, links, told, join, end: () => trial.end() }
}

/** Two of ours over one line. */
function linked(one: ReturnType<typeof player>, other: ReturnType<typeof player>): Line {
  const line = lineOf()
  one.join(line.near)
  other.join(line.far)
  line.open()
  while (line.flow());
  return line
}

type Label = 'doc' | 'talk' | 'hands'
type Said = readonly [label: Label, data: unknown]
const frame = (...bytes: number[]) => Uint8Array.from(bytes).buffer
const whole = (message: Uint8Array) => concatBytes(Uint8Array.of(1), message).buffer
const word = (what: unknown): Said => ['talk', whole(utf8ToBytes(JSON.stringify(what)))]

/** What was said on a true link from its first word on, by the end that called. */
function recorded(): Said[] {
  const [ada, ben] = [player(1), player(2)]
  const line = lineOf()
  const said: Said[] = []
  for (const label of ['doc', 'talk'] as const) {
    const { far } = line.channels[label]
    const { send } = far
    far.send = (data) => {
      said.push([label, data.slice().buffer])
      send.call(far, data)
    }
  }
  ada.join(line.near)
  ben.join(line.far)
  line.open()
  while (line.flow());
  ben.doc.getMap('play').set('said', 'by Ben')
  while (line.flow());
  expect(ada.doc.getMap('play').get('said')).toBe('by Ben')
  for (const one of [ada, ben]) {
    for (const link of [...one.links.keys()]) link.close('over')
    one.end()
  }
  return said
}

/** The manners of those who have no key: each says its next frame. */
function manners(us: ReturnType<typeof player>, dice: Dice): (() => () => Said)[] {
  const true_ = recorded()
  const any = <T>(all: readonly T[]): T => all[dice(all.length)] as T
  const label = (): Label => any(['doc', 'talk', 'hands'])
  const bytesOf = ([, data]: Said) =>
    data instanceof ArrayBuffer ? new Uint8Array(data) : new Uint8Array()
  const eve = selfOf(screenOf(new Uint8Array(32).fill(99)), writerKeys(new Uint8Array(16)))
  const hello = (more: object = {}) =>
    word({
      hello: 2,
      key: eve.peer,
      session: eve.session,
      hash: toBase64(new Uint8Array(32)),
      ...more,
    })
  const WORDS: readonly (() => Said)[] = [
    () => hello(),
    () => hello({ key: us.self.peer }),
    () => hello({ session: us.self.session }),
    () => hello({ hello: dice(5) }),
    () => hello({ hash: 'x'.repeat(15_000) }),
    () => hello({ build: { version: 'x'.repeat(9000), of: '', made: 1e300 } }),
    () => word({ fresh: toBase64(new Uint8Array(dice(64))) }),
    () => word({ proof: 'AAAA', sign: 'AAAA', write: 'AAAA' }),
    () => word({ beat: dice(2) === 0 }),
    () => word({ near: [us.self.peer] }),
    () => word({ cut: { peer: us.self.peer, client: us.self.client, why: 'flood' } }),
    () => word({ joint: 'opened', session: us.self.session, n: 1, value: '0', hands: [] }),
    () => word({ coming: 2 ** 50 }),
    () => word(JSON.parse(`{"__proto__":${'['.repeat(500)}${']'.repeat(500)}}`)),
    () => ['talk', whole(utf8ToBytes('['.repeat(9000)))],
  ]
  const huge = new Uint8Array(16 * 1024)
  const claim = (...head: number[]) => whole(Uint8Array.of(...head, 255, 255, 255, 255, 127, 1, 2))
  const replay = (change: (said: Said) => Said) => () => {
    let at = 0
    return () => change(true_[at++ % true_.length] as Said)
  }
  return [
    () => () => [label(), noise(dice).buffer],
    () => () => [label(), whole(noise(dice))],
    () => () => [any(['doc', 'talk']), bytesOf(any(true_)).slice(0, dice(60)).buffer],
    () => () => ['doc', claim(0, dice(3))],
    () => () => [any(['doc', 'talk']), huge.slice().buffer],
    () => () => [label(), new ArrayBuffer(dice(40_000))],
    () => () => any(WORDS)(),
    replay((said) => said),
    replay((said) => (dice(4) ? said : any(true_))),
    replay(([at, data]) => [
      at,
      dice(3) ? data : spoilt(bytesOf([at, data]), bytesOf(any(true_)), dice).slice().buffer,
    ]),
    () => () => [any(['doc', 'talk']), frame(dice(2), dice(256))],
    () => () => ['doc', frame(1, dice(2))],
    () => () => ['hands', frame(dice(256))],
    () => () => [label(), dice(2) ? 'a text' : undefined],
    () => () => ['doc', whole(syncMessage(QUESTION, Uint8Array.of(0)))],
    () => () => ['doc', whole(syncMessage(UPDATE, any(any(DEADLY)[1]())))],
    // A greeting as it should be, and then no end of what is allowed.
    () => {
      let greeted = false
      return () => {
        if (greeted) return dice(2) ? word({ beat: true }) : ['hands', frame(1)]
        greeted = true
        return hello()
      }
    },
  ]
}

test(`${FRAMES} frames of those who have proven nothing: they are told nothing, and cost little`, {
  timeout: 300_000,
}, async () => {
  const dice = diceOf(10_5)
  const table = aTable()
  table.apply([make(card('a')), write('a', 'title', 'The dragon wakes')], { seat: 'ada' })
  const ada = player(7, table.doc)
  const before = Y.encodeStateAsUpdate(ada.doc)
  const all = manners(ada, dice)
  const counts = { links: 0, frames: 0, closed: 0, longest: 0 }
  const spent = all.map(() => 0)
  const empty = held()
  let most = 0
  while (counts.frames < FRAMES) {
    const crowd: Line[] = []
    for (let n = 0; n < CROWD; n++) {
      const line = lineOf()
      crowd.push(line)
      ada.join(line.near)
      line.open()
      const manner = counts.links++ % all.length
      const next = all[manner]?.()
      if (!next) return
      const has = EACH[dice(4) ? 0 : 1]
      for (let at = 0; at < has && !line.isClosed(); at++) {
        const [label, data] = next()
        const began = vi.getRealSystemTime()
        line.bring(label, data)
        counts.longest = Math.max(counts.longest, vi.getRealSystemTime() - began)
        counts.frames += 1
        spent[manner] = (spent[manner] ?? 0) + 1
      }
      // What was on its way when it was closed.
      for (let at = 0; at < 5; at++) line.bring(...next())
    }
    if (counts.links % (5 * CROWD) === 0) most = Math.max(most, held() - empty)
    // Who is still there and says nothing right is let go.
    await vi.advanceTimersByTimeAsync(21_000)
    for (const { channels, isClosed } of crowd) {
      expect(isClosed()).toBe(true)
      // Nobody was told a word of the table, nor anything that may be lost.
      expect([channels.doc.near.gone, channels.hands.near.gone]).toEqual([[], []])
      for (const said of channels.talk.near.gone)
        expect(new TextDecoder().decode(said.subarray(1))).toMatch(/^\{"(hello|fresh|proof|beat)":/)
    }
  }
  const left = held() - empty
  process.stdout.write(
    `strangers: ${counts.frames} frames over ${counts.links} links, ${ada.told.foul} cut, longest task ${counts.longest} ms, most held ${Math.round(most / 1000)} KB by ${CROWD} at once, left ${Math.round(left / 1000)} KB; frames by manner ${spent.join(' ')}\n`,
  )
  expect(ada.links.size).toBe(0)
  expect(ada.told).toMatchObject({ words: 0, closed: counts.links })
  expect(most).toBeLessThan(CROWD * COSTS.each)
  expect(left).toBeLessThan(COSTS.left)
  expect(Y.encodeStateAsUpdate(ada.doc)).toEqual(before)
  // Whoever was invited comes in, gets all of it, and is heard.
  const ben = player(8)
  const line = linked(ada, ben)
  expect([...ada.links.keys()].map((link) => link.other()?.peer)).toEqual([ben.self.peer])
  expect(Y.encodeStateVector(ben.doc)).toEqual(Y.encodeStateVector(ada.doc))
  ben.doc.getMap('play').set('after', 'all that')
  while (line.flow());
  expect(ada.doc.getMap('play').get('after')).toBe('all that')
  for (const { doc } of [ada, ben]) expectAlive(doc)
  for (const one of [ada, ben]) one.end()
})
