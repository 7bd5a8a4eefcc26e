import { utf8ToBytes } from '@noble/hashes/utils.js'
import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { afterEach, expect, test, vi } from 'vitest'
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness'
import { readSyncMessage, writeSyncStep1, writeSyncStep2, writeUpdate } from 'y-protocols/sync'
import * as Y from 'yjs'
import { fromBase64, toBase64 } from '../../src/rules/plain/base64.ts'
import { readWord } from '../../src/sync/circle/jointwords.ts'
import { type Gate, makeGate } from '../../src/sync/guard/gate.ts'
import { writerKeys } from '../../src/sync/keys/keys.ts'
import { screenOf } from '../../src/sync/keys/screen.ts'
import { makeBus } from '../../src/sync/link/bus.ts'
import { type BareCall, type Call, sealCall, sealHeard } from '../../src/sync/link/callwords.ts'
import { type Channel, framesOver } from '../../src/sync/link/frames.ts'
import { type Self, selfOf } from '../../src/sync/link/handshake.ts'
import { closeWays, hearWays, openWays, WebsocketClient } from '../../src/sync/link/wire.ts'
import { makeTrial } from '../../src/sync/trial/trial.ts'
import { openTable } from '../../src/table/table.ts'
import { expectAlive } from '../table/alive.ts'
import {
  aTable,
  at,
  card,
  copyOf,
  make,
  note,
  place,
  roll,
  set,
  tableOf,
  write,
} from '../table/make.ts'
import { type Dice, diceOf, noise, spoilt, spoiltValue } from './garbage.ts'
import { keyOf, party } from './party.ts'
import { terms } from './terms.ts'

const FRAMES = process.env.LONG === '1' ? 1_000_000 : 100_000
/** How many frames one table has to bear before it is replaced. */
const BEARS = 500
const EVE = { peer: 'eve', client: 7, writes: true }
const MOST = 64 * 1024

const said = (sort: number, say: (encoder: encoding.Encoder) => void): Uint8Array => {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, sort)
  say(encoder)
  return encoding.toUint8Array(encoder)
}

/** A table under way, and all that its screens told each other meanwhile. */
function recorded() {
  const table = aTable()
  // The same bytes in every run.
  table.doc.clientID = 3
  const told: Uint8Array[] = []
  table.doc.on('update', (update: Uint8Array) => told.push(said(0, (e) => writeUpdate(e, update))))
  for (const [n, changes] of [
    [make(card('a'))],
    [make(card('b', at(300, 0))), make(note('n', at(1, 2, { on: 'a' })))],
    [write('a', 'title', 'The dragon wakes'), write('n', 'text', 'afraid of water')],
    [place('a', at(50, 60)), set('a', 'player', 'ada')],
    [{ do: 'roll' as const, record: roll('r') }],
    [{ do: 'bin' as const, id: 'b' }],
    [{ do: 'play' as const, key: 'phase', value: 'story' }],
    [{ do: 'seat' as const, seat: { id: 'ada', name: 'Ada', color: 1, sitter: '' } }],
  ].entries()) {
    table.apply(changes, { seat: 'ada' })
    if (n % 3 === 2) table.undo('ada')
  }
  const awareness = new Awareness(new Y.Doc())
  awareness.doc.clientID = EVE.client
  awareness.clientID = EVE.client
  awareness.setLocalState({ pointer: [1, 2], tool: 'hand', held: [{ id: 'a', x: 1, y: 2 }] })
  const presence = encodeAwarenessUpdate(awareness, [EVE.client])
  awareness.destroy()
  told.push(
    said(0, (e) => writeSyncStep1(e, table.doc)),
    said(0, (e) => writeSyncStep1(e, new Y.Doc())),
    said(0, (e) => writeSyncStep2(e, table.doc)),
    said(0, (e) => writeSyncStep2(e, copyOf(table).doc)),
    said(1, (e) => encoding.writeVarUint8Array(e, presence)),
    said(3, () => {}),
  )
  return { told, state: Y.encodeStateAsUpdate(table.doc) }
}

/** A screen whose one link to another runs through our hands: frames in, and what comes of them. */
function screen(state: Uint8Array, count: (what: 'taken' | 'refused') => void) {
  const doc = new Y.Doc()
  doc.clientID = 3_141_592_653
  Y.applyUpdate(doc, state)
  const awareness = new Awareness(doc)
  awareness.setLocalState({ pointer: [9, 9] })
  const table = openTable('any', doc)
  const trial = makeTrial(doc)
  let channel: Channel
  let gate: Gate | undefined
  /** As a link does: whoever sends what cannot be read is let go, and comes back. */
  const open = () => {
    const fresh: Channel = {
      binaryType: '',
      readyState: 'open',
      bufferedAmount: 0,
      bufferedAmountLowThreshold: 0,
      onbufferedamountlow: null,
      onmessage: null,
      send: () => {},
    }
    framesOver(fresh, MOST, (message) => gate?.take(message), refuse)
    channel = fresh
    gate?.close()
    gate = makeGate(
      { doc, trial },
      {
        from: () => EVE,
        takes: () => ({}),
        give,
        ask() {},
        misfit() {},
        busy: () => false,
        foul: refuse,
      },
    )
  }
  const refuse = () => {
    count('refused')
    open()
  }
  /** From here on it is y-webrtc that reads. */
  function give(message: Uint8Array): void {
    count('taken')
    const decoder = decoding.createDecoder(message)
    if (decoding.readVarUint(decoder) === 0) {
      readSyncMessage(decoder, encoding.createEncoder(), doc, 'wire')
    } else applyAwarenessUpdate(awareness, decoding.readVarUint8Array(decoder), 'wire')
  }
  open()
  return {
    doc,
    awareness,
    table,
    /** As it comes out of a channel. */
    bring: (frame: Uint8Array) =>
      channel.onmessage?.({ data: frame.slice().buffer } as MessageEvent),
    end() {
      gate?.close()
      trial.end()
      table.close()
      awareness.destroy()
      doc.destroy()
    },
  }
}

/** A message whose outside is whole, and the inside not. */
function rotten(message: Uint8Array, other: Uint8Array, dice: Dice): Uint8Array {
  const heart = (whole: Uint8Array) => {
    const decoder = decoding.createDecoder(whole)
    const head = decoding.readVarUint(decoder)
    const step = head === 0 ? decoding.readVarUint(decoder) : undefined
    return { head, step, bytes: head === 3 ? whole : decoding.readVarUint8Array(decoder) }
  }
  const { head, step, bytes } = heart(message)
  return said(head, (encoder) => {
    if (step !== undefined) encoding.writeVarUint(encoder, step)
    encoding.writeVarUint8Array(encoder, spoilt(bytes, heart(other).bytes, dice))
  })
}

const framed = (message: Uint8Array, dice: Dice): Uint8Array => {
  const head = dice(50) === 0 ? dice(256) : dice(20) === 0 ? 0 : 1
  return Uint8Array.of(head, ...message)
}

afterEach(() => {
  vi.restoreAllMocks()
})

test(`${FRAMES} spoilt frames do a screen no harm`, { timeout: 600_000 }, () => {
  // y-protocols writes what it cannot apply to the console, and goes on.
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const dice = diceOf(20_26)
  const { told, state } = recorded()
  const counts = { taken: 0, refused: 0 }
  const any = () => told[dice(told.length)] ?? new Uint8Array(0)
  for (let done = 0; done < FRAMES; done += BEARS) {
    const [one, other] = [0, 1].map(() => screen(state, (what) => counts[what]++))
    if (!one || !other) throw new Error('no screens')
    let sent = 0
    for (let n = 0; n < BEARS; n++) {
      const frame = framed(
        dice(6) === 0 ? noise(dice) : (dice(4) === 0 ? spoilt : rotten)(any(), any(), dice),
        dice,
      )
      sent += frame.length
      one.bring(frame)
      other.bring(frame)
    }
    // Whoever heard the same holds the same, and can go on.
    const honest = new Y.Doc()
    // Who may write can write in another's name too; a number like this is not hit by accident.
    honest.clientID = 2_718_281_828
    honest.getMap('play').set('after', done)
    for (const { doc, awareness } of [one, other]) {
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(honest), 'wire')
      expect(doc.getMap('play').get('after')).toBe(done)
      expect(awareness.getLocalState()).toEqual({ pointer: [9, 9] })
      expect([...awareness.getStates().keys()].filter((who) => who !== doc.clientID)).toSatisfy(
        (others: number[]) => others.every((who) => who === EVE.client),
      )
    }
    const whole = Y.encodeStateAsUpdate(one.doc)
    // What is left behind is of the size of what was sent: few bytes never make much work.
    expect(whole.length).toBeLessThan(state.length + 4 * sent)
    expect(Y.encodeStateAsUpdate(other.doc)).toEqual(whole)
    expect(one.table.state()).toEqual(other.table.state())
    // A newcomer can be given it, and reads it.
    const late = tableOf(new Y.Doc())
    Y.applyUpdate(late.doc, whole)
    expect(late.doc.getMap('play').get('after')).toBe(done)
    expect(late.state().rolls.length).toBeLessThan(BEARS)
    for (const { doc } of [one, other, late]) expectAlive(doc)
    one.end()
    other.end()
  }
  process.stdout.write(
    `${FRAMES} frames: ${counts.taken / 2} taken, ${counts.refused / 2} links let go, ${failed.mock.calls.length / 2} updates that the document refused\n`,
  )
  expect(counts.taken).toBeGreaterThan(FRAMES / 10)
  expect(counts.refused).toBeGreaterThan(FRAMES / 10)
})

/**
 * Words as they come over the other channel, spoilt in their letters or in what they say. A link lets
 * such a peer go where they are none.
 */
function spoiltWord(words: readonly unknown[], dice: Dice): unknown {
  const any = () => words[dice(words.length)]
  return spoiltValue(any(), dice, any())
}

test('spoilt words between screens are passed over', () => {
  const dice = diceOf(4)
  const all = party('ada', 'ben', 'cyd')
  const words: unknown[] = []
  for (const id of ['a1', 'a2', 'a3']) {
    all.circle('ada').begin(terms(id), all.now)
    for (let post = all.post.shift(); post; post = all.post.shift()) {
      words.push(post.word)
      all.hand(post)
    }
  }
  let passed = 0
  const heard: string[] = []
  const [ada, ben, cyd] = [{ name: 'ada' }, { name: 'ben' }, { name: 'cyd' }]
  const bus = makeBus(screenOf(new Uint8Array(32)), {
    neighbours: () => [ada, ben, cyd],
    name: () => undefined,
    send: () => passed++,
    heard: (data) => heard.push(data),
  })
  const far = makeBus(screenOf(new Uint8Array(32).fill(1)), {
    neighbours: () => [ada],
    name: () => undefined,
    send: (_, message) => words.push(message),
    heard: () => {},
  })
  far.say('sealed')
  let read = 0
  for (let n = 0; n < 20_000; n++) {
    const word = spoiltWord(words, dice)
    if (word === undefined) continue
    try {
      bus.take(ada, word)
    } catch {
      // A link lets such a peer go.
    }
    const one = readWord(word)
    if (!one) continue
    read++
    all.now += 100
    all.circle('cyd').hear(keyOf('ada'), one, all.now)
    all.circle('cyd').tick(all.now)
    // What it answers goes nowhere.
    all.post = []
  }
  expect(read).toBeGreaterThan(500)
  expect(passed).toBe(2 * heard.length)
  // Whoever was not spoilt throws on.
  all.now += 10_000
  all.pass(10_000)
  all.circle('ben').begin(terms('last'), all.now)
  all.deliver()
  all.pass(2000)
  const told = all.told.filter(({ other }) => other.terms.id === 'last')
  expect(new Set(told.map(({ other }) => other.became.is))).toEqual(
    new Set(['announced', 'opened']),
  )
})

test('spoilt signalling never reaches y-webrtc as anything but its own words', () => {
  const dice = diceOf(5)
  const keys = writerKeys(Uint8Array.from({ length: 16 }, (_, n) => n))
  // Of the two the other one has the smaller session, and calls.
  const [other, self] = [1, 2, 3, 4]
    .map((n) => selfOf(screenOf(new Uint8Array(32).fill(n)), keys))
    .sort((a, b) => (a.session < b.session ? -1 : 1)) as [Self, Self]
  const url = openWays('fuzzed', {
    self,
    knows: () => false,
    waits: () => false,
    drop: () => {},
    room: () => true,
    bars: () => false,
    say: () => {},
    aged: () => {},
  })
  const wire = new WebsocketClient(url)
  const told: unknown[] = []
  wire.on('message', (message) => told.push(message))
  const ends = { from: other.session, to: self.session }
  const packed = toBase64(new Uint8Array(90).fill(7))
  const calls: BareCall[] = [
    { type: 'announce', ...ends },
    { type: 'signal', ...ends, token: 3, signal: { type: 'offer', packed } },
    { type: 'signal', ...ends, signal: { type: 'candidate', packed } },
  ]
  let called = 0
  const fresh = () => {
    const call = { ...(calls[dice(calls.length)] as BareCall), n: ++called }
    const box = sealCall(other, self.peer, call) ?? ''
    return sealHeard(other, { type: 'sealed', to: self.session, box })
  }
  // Nobody is called again and again at once.
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  for (let n = 0; n < 4000; n++) {
    clock += 500
    const sealed = fresh()
    if (n % 10 === 0) hearWays('fuzzed', sealed)
    const plain = keys.open(fromBase64(sealed)) ?? new Uint8Array()
    // By somebody who has the key; and by somebody on the way, who has not.
    if (dice(2)) hearWays('fuzzed', toBase64(keys.seal(spoilt(plain, plain, dice))))
    else hearWays('fuzzed', String.fromCharCode(...spoilt(utf8ToBytes(sealed), plain, dice)))
  }
  expect(told.length).toBeGreaterThan(100)
  for (const message of told) {
    const { type, data } = message as { type: string; data: Call }
    expect([type, data.from, data.to]).toEqual(['publish', other.session, self.session])
    expect(['announce', 'signal']).toContain(data.type)
  }
  vi.restoreAllMocks()
  wire.destroy()
  closeWays('fuzzed')
})
