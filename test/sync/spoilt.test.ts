import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { toBase64 } from '../../src/rules/plain/base64.ts'
import { carryHands } from '../../src/sync/company/hands.ts'
import { readAnswer } from '../../src/sync/door/asking.ts'
import { keepDoor } from '../../src/sync/door/doorkeeper.ts'
import { knockOf, openWord, sealWord, signedPart } from '../../src/sync/door/doorwords.ts'
import { markOfKeys, readRenewal, tellRenewal } from '../../src/sync/door/renewal.ts'
import { readCut } from '../../src/sync/guard/bouncer.ts'
import { makeGate } from '../../src/sync/guard/gate.ts'
import { keyCode } from '../../src/sync/keys/code.ts'
import { doorBy, doorOf, isBehind, signAtDoor } from '../../src/sync/keys/doorkey.ts'
import { type Keys, writerKeys } from '../../src/sync/keys/keys.ts'
import { screenOf } from '../../src/sync/keys/screen.ts'
import { selfOf } from '../../src/sync/link/handshake.ts'
import type { Link } from '../../src/sync/link/link.ts'
import { makeMesh } from '../../src/sync/link/mesh.ts'
import { syncMessage, UPDATE, updateIn } from '../../src/sync/link/message.ts'
import { makeClerk } from '../../src/sync/log/clerk.ts'
import { openEntry, sealEntry } from '../../src/sync/log/entry.ts'
import { makeLedger } from '../../src/sync/log/ledger.ts'
import { keepLog } from '../../src/sync/log/log.ts'
import { makeSlices } from '../../src/sync/pace/slices.ts'
import { makeKeyPair, openEnvelope, sealEnvelope } from '../../src/sync/relay/envelope.ts'
import { nameOfState } from '../../src/sync/relay/heard.ts'
import { watchProgress } from '../../src/sync/relay/howfar.ts'
import { openState, type RelayState, sealState } from '../../src/sync/relay/state.ts'
import { speakAt } from '../../src/sync/relay/voice.ts'
import { makeTrial } from '../../src/sync/trial/trial.ts'
import { decodeMotion, encodeMotion } from '../../src/table/presence/motion.ts'
import { openPresence } from '../../src/table/presence/presence.ts'
import { until } from '../journeys/help/until.ts'
import { expectAlive } from '../table/alive.ts'
import { type Dice, diceOf, spoilt, spoiltText, spoiltValue } from './garbage.ts'
import { entriesOf } from './spy.ts'

/*
 * Small words of all sorts, spoilt: on their way by somebody without a key, and before they are sealed by somebody of
 * ours. What is read of them is what could have been said; everything else is passed over.
 */

const keysBy = (seed: number) =>
  writerKeys(Uint8Array.from({ length: 16 }, (_, n) => (n * seed) % 256))
const KEYS = keysBy(7)
const SCREEN = screenOf(new Uint8Array(32))
const BY = { keys: KEYS, screen: SCREEN }
const EVE = { peer: 'eve', client: 7, writes: true }

/** A sealed text as somebody on the way spoils it, or somebody who has the key. */
const spoiltSeal = ({ seal }: Pick<Keys, 'seal'>, plain: Uint8Array, dice: Dice): string =>
  dice(2) ? toBase64(seal(spoilt(plain, plain, dice))) : spoiltText(toBase64(seal(plain)), dice)

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('relay: of spoilt entries the log takes in what was signed, and clears the rest away', async () => {
  const dice = diceOf(11)
  const [table, theirs, log] = [new Y.Doc(), new Y.Doc(), new Y.Doc()]
  theirs.clientID = 5
  table.clientID = 6
  const updates: Uint8Array[] = []
  theirs.on('update', (update: Uint8Array) => updates.push(update))
  for (let n = 0; n < 20; n++) theirs.getMap('items').set(`${n}`, { at: n })
  const ledger = makeLedger()
  const trial = makeTrial(table)
  const slices = makeSlices()
  const journal = keepLog({
    writer: BY,
    table,
    ledger,
    clerk: makeClerk(BY, slices),
    say: (update) => Y.applyUpdate(log, update),
    take: (update) =>
      new Promise((done) => {
        const foul = () => done(false)
        const give = (message: Uint8Array) => {
          const told = updateIn(message)
          if (told) Y.applyUpdate(table, told, 'log')
        }
        makeGate(
          { doc: table, trial },
          {
            from: () => EVE,
            takes: () => ({}),
            give,
            ask() {},
            misfit() {},
            busy: () => false,
            done: () => done(true),
            foul,
          },
        ).take(syncMessage(UPDATE, update))
      }),
  })
  journal.ready(true)
  // What one of ours spoils is their own: else it would be their word against the other's.
  const own: Uint8Array[] = []
  const evil = new Y.Doc()
  evil.clientID = 9
  evil.on('update', (update: Uint8Array) => own.push(update))
  for (let n = 0; n < 20; n++) evil.getMap('items').set(`evil ${n}`, { at: n })
  const any = () => own[dice(own.length)] ?? new Uint8Array()
  const put = (...some: unknown[]) => {
    const far = new Y.Doc()
    Y.applyUpdate(far, Y.encodeStateAsUpdate(log))
    entriesOf(far).push(some)
    const update = Y.encodeStateAsUpdate(far, Y.encodeStateVector(log))
    Y.applyUpdate(log, update)
    slices.add(function* () {
      const { added, gone } = yield* ledger.take(update)
      journal.heard(added, gone)
    })
  }
  for (let n = 0; n < 40; n++) {
    const entry = sealEntry(BY, any()) ?? new Uint8Array()
    const onTheWay = spoilt(entry, entry, dice)
    expect(openEntry(KEYS, onTheWay)).toSatisfy(
      (read) => read === undefined || onTheWay.join() === entry.join(),
    )
    put(
      onTheWay,
      KEYS.seal(spoilt(entry, any(), dice)),
      sealEntry(BY, spoilt(any(), any(), dice)),
      spoiltValue({ entry: n }, dice) ?? null,
    )
  }
  put(...updates.map((update) => sealEntry(BY, update)))
  await until('what was whole is there', () => table.getMap('items').size >= 20)
  for (let n = 0; n < 20; n++) expect(table.getMap('items').has(`${n}`)).toBe(true)
  await until('the rest is cleared away', () =>
    entriesOf(log)
      .toArray()
      .every((entry) => openEntry(KEYS, entry)),
  )
  const late = new Y.Doc()
  Y.applyUpdate(late, Y.encodeStateAsUpdate(table))
  expect(late.getMap('items').toJSON()).toEqual(table.getMap('items').toJSON())
  for (const doc of [table, late]) expectAlive(doc)
  journal.close()
  trial.end()
})

test('relay: of spoilt states and letters nothing comes but what somebody there may say', async () => {
  const dice = diceOf(12)
  const far = makeKeyPair()
  const eves = [1, 2, 3].map((n) => screenOf(new Uint8Array(32).fill(n)))
  const self = selfOf(SCREEN, KEYS)
  const heard: unknown[] = []
  const links = new Set<Link>()
  const doc = new Y.Doc()
  let told: RelayState | undefined
  let after: string[] = []
  const voice = speakAt(
    self,
    (bytes) => {
      // What it says, as everybody hears it.
      const text: unknown = JSON.parse(saidIn(bytes))?.s
      const opened = openState(KEYS, text)
      if (!opened || opened === 'older') return
      told = opened.state
      after = [nameOfState(String(text))]
    },
    () => false,
    () => undefined,
    watchProgress(doc),
    {
      came: (link) => links.add(link),
      gone: (link) => links.delete(link),
      talk: (_, word) => heard.push(word),
      hands: (_, bytes) => heard.push(bytes),
      signal: (sealed) => heard.push(sealed),
      here: (_, update) => heard.push(update),
      behind: () => {},
    },
  )
  await until('it has spoken', () => told !== undefined)
  const pair = far.with(told?.open ?? '')
  if (!pair) throw new Error('no pair')
  let n = 0
  const state = (): RelayState => {
    n += 1
    const { key } = eves[dice(3)] ?? SCREEN
    return {
      key,
      session: `ab${dice(3)}`,
      open: far.open,
      began: dice(3),
      n,
      after,
      far: 'AAAAAAAAAAA=',
      here: toBase64(Uint8Array.of(1, 7, 1, 2, 123, 125)),
      hands: toBase64(Uint8Array.of(1, 2, 3)),
      box: [
        { n: 2 * n, all: 'sealed' },
        {
          n: 2 * n + 1,
          ...sealEnvelope({ from: key, n: 2 * n + 1 }, '{"word":1}', new Map([[self.peer, pair]])),
        },
      ],
    }
  }
  let read = 0
  for (let done = 0; done < 400; done++) {
    const speaker = 100 + dice(5)
    const whole = state()
    const screen = eves.find(({ key }) => key === whole.key) ?? SCREEN
    const sealed = dice(3)
      ? sealState(KEYS, screen, spoiltValue(whole, dice) as RelayState)
      : spoiltText(sealState(KEYS, screen, whole), dice)
    const opened = openState(KEYS, sealed)
    if (opened && opened !== 'older') {
      read += 1
      expect([typeof opened.state.key, Number.isSafeInteger(opened.state.n)]).toEqual([
        'string',
        true,
      ])
      for (const entry of opened.state.box)
        if ('for' in entry)
          expect(
            openEnvelope(entry, { from: whole.key, n: entry.n }, 'other', pair),
          ).toBeUndefined()
    }
    const bytes = airOf(speaker, done, JSON.stringify({ s: sealed }))
    try {
      voice.take(dice(4) ? bytes : spoilt(bytes, bytes, dice))
    } catch {
      // No message at all: the relay passes it over.
    }
    if (done % 20 === 0) await new Promise((next) => setTimeout(next, 70))
  }
  expect(read).toBeGreaterThan(50)
  await until('what was whole is heard', () => heard.includes('sealed'))
  // A name has one owner at a time, and nobody is us.
  const names = [...links].map((link) => link.other()?.peer)
  expect(new Set(names).size).toBe(names.length)
  expect(eves.map(({ key }) => key)).toEqual(expect.arrayContaining(names))
  voice.close()
})

/** What one speaker says, as a relay carries it. */
function airOf(speaker: number, clock: number, said: string): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, 1)
  encoding.writeVarUint(encoder, speaker)
  encoding.writeVarUint(encoder, clock)
  encoding.writeVarString(encoder, said)
  return encoding.toUint8Array(encoder)
}
/** What is said in such a message. */
function saidIn(bytes: Uint8Array): string {
  const decoder = decoding.createDecoder(bytes)
  for (let skipped = 0; skipped < 3; skipped++) decoding.readVarUint(decoder)
  return decoding.readVarString(decoder)
}

test('links: whom a neighbour says to reach, who is cut off, and which key is next', () => {
  const dice = diceOf(13)
  const linked: Link = {
    other: () => EVE,
    sendDoc: () => {},
    talk: () => {},
    sendHands: () => {},
    waiting: () => 0,
    arrived: () => 0,
    soon: () => {},
    renew: () => {},
    close: () => {},
    cut: () => {},
  }
  const mesh = makeMesh(
    { ...selfOf(screenOf(new Uint8Array(32)), KEYS), peer: 'self', client: 3 },
    () => true,
    { changed: () => {}, heard: () => {}, behind: () => {} },
  )
  mesh.opened(linked)
  const [fresh, ada] = [keysBy(9), screenOf(new Uint8Array(32).fill(1))]
  const words: readonly unknown[] = [
    { near: ['self', 'ben', 'cyd'] },
    { cut: { peer: 'ben', client: 8, why: 'flood' } },
    tellRenewal(KEYS, fresh, ada, [{ key: ada.key, writes: true }], []),
  ]
  let taken = 0
  for (let n = 0; n < 6000; n++) {
    const word = spoiltValue(words[dice(words.length)], dice)
    if (mesh.talk(linked, word)) taken += 1
    expect(typeof mesh.incomplete()).toBe('boolean')
    const cut = readCut(word)
    if (cut) expect(['nonsense', 'flood', 'heavy']).toContain(cut.why)
    const read = readRenewal(word, KEYS)
    // Of what was signed nothing can be changed.
    if (read) expect(read).toMatchObject({ to: markOfKeys(fresh), by: ada.key })
  }
  expect(taken).toBeGreaterThan(100)
  expect(mesh.neighbours()).toEqual([{ ...EVE, waiting: 0, far: false }])
  mesh.talk(linked, { near: ['self'] })
  expect(mesh.incomplete()).toBe(false)
})

test('door: who knocks and what is answered', () => {
  const dice = diceOf(14)
  const door = doorBy(doorOf(KEYS.read))
  const id = 'b'.repeat(24)
  const [bo, ada] = [screenOf(new Uint8Array(32).fill(1)), screenOf(new Uint8Array(32).fill(2))]
  let hear: (sealed: string) => void = () => {}
  const keeper = keepDoor(
    KEYS,
    {
      screen: ada,
      beside(_topic, heard) {
        hear = heard
        return { say: () => {}, end: () => {} }
      },
      bars: () => false,
    },
    () => {},
  )
  const plain = (sealed: string) => {
    const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0))
    return door.open(bytes) ?? new Uint8Array()
  }
  const knock = plain(sealWord(door, knockOf(door, bo, id, 'Bo')))
  for (let n = 0; n < 2000; n++) {
    hear(spoiltSeal(door, knock, dice))
    // Whole now and then, since what is spoilt is signed by nobody.
    if (n === 1000) hear(sealWord(door, knockOf(door, bo, id, 'Bo')))
    const waiting = keeper.waiting()
    expect(waiting.length).toBeLessThanOrEqual(4)
    for (const one of waiting) {
      expect(one.name).toMatch(/^[^\p{C}]{1,40}$/u)
      expect(one.key).toBe(bo.key)
    }
  }
  expect(keeper.waiting().length).toBeGreaterThan(0)
  keeper.end()
  const box = ada.box(bo.key)?.seal(new TextEncoder().encode(keyCode(KEYS))) ?? new Uint8Array()
  const part = signedPart({ id, by: ada.key, box })
  const sign = signAtDoor(KEYS.read, part)
  const write = KEYS.seal(KEYS.sign(part) ?? new Uint8Array())
  const answer = plain(sealWord(door, { at: 'answer', id, by: ada.key, box, sign, write }))
  for (let n = 0; n < 400; n++) {
    const word = openWord(door, spoiltSeal(door, answer, dice))
    const read = word?.at === 'answer' ? readAnswer(door, bo, word) : undefined
    // Nobody can make a refusal out of it, nor a key to elsewhere.
    if (read) expect(read.keys && isBehind(door, read.keys)).toBe(true)
  }
})

test('hands: bytes with everything in them', () => {
  const dice = diceOf(15)
  const moved = Array.from({ length: 12 }, (_, n) => ({ n, dx: 10 * n, dy: -3 * n, turn: n / 10 }))
  const all = [
    encodeMotion({ pointer: [12.3, -4], view: [1, 2, 300, 200], moved }, 70_000),
    encodeMotion({ pointer: [1, 2] }, 5),
    encodeMotion({}, 65_535),
    bytesOf('no motion'),
  ]
  const any = () => all[dice(all.length)] ?? new Uint8Array()
  const book = openPresence()
  book.client = 1
  book.heard(new Map([[2, {}]]))
  let felt = 0
  book.feel((client) => {
    felt += 1
    expect(client).toBe(2)
  })
  const hands = carryHands(book, 'spoilt')
  let read = 0
  for (let n = 0; n < 20_000; n++) {
    const bytes = spoilt(any(), any(), dice)
    hands.take(dice(5), bytes)
    const motion = decodeMotion(bytes)
    if (!motion) continue
    read += 1
    // What was read can be said, and is read again.
    expect(decodeMotion(encodeMotion(motion.motion, motion.at))?.at).toBe(motion.at)
    expect(motion.motion.moved?.length ?? 0).toBeLessThanOrEqual(12)
  }
  expect(read).toBeGreaterThan(1000)
  expect(felt).toBeGreaterThan(0)
  hands.end()
  book.close()
})
