import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { concatBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fromBase64, toBase64 } from '../../../src/rules/plain/base64.ts'
import { makePlaces } from '../../../src/sync/company/places.ts'
import { derive, freshKey, watcherKeys, writerKeys } from '../../../src/sync/keys/keys.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import { sealHeard } from '../../../src/sync/link/callwords.ts'
import { type Self, selfOf } from '../../../src/sync/link/handshake.ts'
import {
  closeWays,
  greetWays,
  hearWays,
  openWays,
  WebsocketClient,
} from '../../../src/sync/link/wire.ts'

/*
 * Screens that call each other over a server that is in somebody else's hands. Each has the wire of the product, and
 * what y-webrtc does with it: one connection for each session that it is told of.
 */

const keys = writerKeys(freshKey())
const watching = watcherKeys(keys.read)
const packed = toBase64(new Uint8Array(90).fill(7))
/** Of y-webrtc's words, as they arrive there. */
type Told = {
  type: string
  from: string
  signal?: { type: string; packed: string; from?: string }
}

let named = 0
const open: string[] = []
/** The sessions of those who would prove who they are. */
const honest = new Set<string>()

/** A connection: `begun` once it has heard from the other end, `linked` once that has proven who it is. */
interface Conn {
  begun: boolean
  linked: boolean
  steps: number
}

/** A screen, and all that it sends; it hears only what it is given. */
function screen(self: Self) {
  const name = `screen${named++}`
  open.push(name)
  honest.add(self.session)
  const out: string[] = []
  const conns = new Map<string, Conn>()
  const dropped: string[] = []
  const heard: Told[] = []
  const wire = new WebsocketClient(
    openWays(name, {
      self,
      knows: (session) => conns.has(session),
      waits: (session) => conns.get(session)?.begun === false,
      drop(session) {
        if (!conns.get(session)?.begun) return
        dropped.push(session)
        conns.delete(session)
      },
      room: makePlaces(
        () =>
          new Map(
            [...conns].map(([session, { linked }]) => [
              session,
              {
                peer: { writes: () => linked || undefined },
                destroy: () => void conns.delete(session),
              },
            ]),
          ),
      ).room,
      bars: () => false,
      say: (sealed) => out.push(sealed),
      aged: () => {},
    }),
  )
  const say = (to: string, type: string) =>
    wire.send({
      type: 'publish',
      topic: name,
      data: { type: 'signal', from: self.session, to, signal: { type, packed } },
    })
  wire.on('connect', () =>
    wire.send({ type: 'publish', topic: name, data: { type: 'announce', from: self.session } }),
  )
  // What y-webrtc and the connections beneath it would do.
  wire.on('message', (message) => {
    const { data } = message as { data: Told }
    heard.push(data)
    const { from, signal } = data
    const conn = conns.get(from) ?? { begun: false, linked: false, steps: 0 }
    if (!conns.has(from)) conns.set(from, conn)
    if (data.type === 'announce') say(from, 'offer')
    if (signal?.type === 'offer' && !conn.begun) say(from, 'answer')
    if (signal) conn.steps += 1
    if (signal && signal.type !== 'candidate') {
      // Of a call that is none any more nothing would come.
      conn.linked = honest.has(from)
      conn.begun = true
    }
  })
  return {
    self,
    out,
    conns,
    dropped,
    heard,
    say,
    greet: () => greetWays(name),
    hear: (...words: readonly string[]) => {
      for (const word of words) hearWays(name, word)
    },
    /** What it has said since it was asked last. */
    async said() {
      await vi.advanceTimersByTimeAsync(1000)
      return out.splice(0)
    },
  }
}
type Screen = ReturnType<typeof screen>
const newSelf = (own = keys) => selfOf(screenOf(randomBytes(32)), own)

/** Two selves, of whom the first calls: its session is the smaller one. */
function pair(one = keys, other = keys): readonly [Self, Self] {
  for (;;) {
    const [a, b] = [newSelf(one), newSelf(other)]
    if (a.session < b.session) return [a, b]
  }
}

/** Carries everything between these until nobody says anything more. @returns all that was said, in order */
async function carry(...all: readonly Screen[]): Promise<string[]> {
  const log: string[] = []
  for (let quiet = 0; quiet < 2; ) {
    const words: string[] = []
    for (const one of all) {
      const said = await one.said()
      words.push(...said)
      for (const other of all) if (other !== one) other.hear(...said)
    }
    log.push(...words)
    quiet = words.length === 0 ? quiet + 1 : 0
  }
  return log
}
const linked = (one: Screen, other: Screen) =>
  one.conns.get(other.self.session)?.linked === true &&
  other.conns.get(one.self.session)?.linked === true

// Real keys take their time, on a machine that does more than this.
vi.setConfig({ testTimeout: 60_000 })
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  for (const name of open.splice(0)) closeWays(name)
})

const EVES = Array.from({ length: 10 }, () => newSelf(watching))
/** Words that anybody with a link to watch could say, `count` of them, each of a screen of its own. */
const chatter = (count: number, word: object = { type: 'announce' }) =>
  Array.from({ length: count }, (_, n) => sealedBy(EVES[n % EVES.length]!, word))
/** Any word, sealed for all by somebody who has the key to watch: as it is, whoever it says to be of. */
function sealedBy({ keys: own, session, salt, peer }: Self, word: object): string {
  const said = { version: 2, from: session, salt, key: peer, ...word }
  return toBase64(own.seal(utf8ToBytes(JSON.stringify(said))))
}
/** Another word by Eve that begins as this one does. */
function twinOf(word: string, { keys: own, session, salt, peer }: Self): string {
  const nonce = fromBase64(word).subarray(0, 24)
  const said = { type: 'announce', version: 2, from: session, salt, key: peer }
  const box = xchacha20poly1305(derive('seal', own.read), nonce)
  return toBase64(concatBytes(nonce, box.encrypt(utf8ToBytes(JSON.stringify(said)))))
}
/** What was said for all, opened: whoever watches reads so much. */
const opened = (word: string): { type: string; box?: string; to?: string; from: string } =>
  JSON.parse(new TextDecoder().decode(keys.open(fromBase64(word)) ?? new Uint8Array()))

describe('two screens', () => {
  test.each([0, 1, 2, 3])('find each other, whoever announces itself first (%i)', async (n) => {
    const [a, b] = pair()
    const [ada, ben] = [screen(a), screen(b)]
    if (n !== 1) ada.greet()
    if (n !== 0) ben.greet()
    await carry(ada, ben)
    expect(linked(ada, ben)).toBe(true)
    expect([ada.conns.size, ben.conns.size]).toEqual([1, 1])
  })

  test('find each other where everything comes three times, and backwards', async () => {
    const [a, b] = pair()
    const [ada, ben] = [screen(a), screen(b)]
    ada.greet()
    ben.greet()
    for (let n = 0; n < 6; n++) {
      for (const [one, other] of [
        [ada, ben],
        [ben, ada],
      ] as const) {
        const said = (await one.said()).reverse()
        other.hear(...said, ...said, ...said)
      }
    }
    expect(linked(ada, ben)).toBe(true)
    expect([ada.dropped, ben.dropped]).toEqual([[], []])
  })

  test('find each other where any word is lost once', async () => {
    for (let lost = 0; lost < 5; lost++) {
      const [a, b] = pair()
      const [ada, ben] = [screen(a), screen(b)]
      ada.greet()
      ben.greet()
      let n = 0
      for (let second = 0; second < 4; second++) {
        const [fromAda, fromBen] = [await ada.said(), await ben.said()]
        ben.hear(...fromAda.filter(() => n++ !== lost))
        ada.hear(...fromBen.filter(() => n++ !== lost))
      }
      expect(n).toBeGreaterThan(lost)
      await carry(ada, ben)
      expect(linked(ada, ben)).toBe(true)
    }
  })

  test('say nothing again once they are linked, and give up after a while', async () => {
    const [a, b] = pair()
    const [ada, ben, silent] = [screen(a), screen(b), screen(newSelf())]
    ada.greet()
    ben.greet()
    await carry(ada, ben)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([await ada.said(), await ben.said()]).toEqual([[], []])
    silent.greet()
    ada.hear(...(await silent.said()))
    await vi.advanceTimersByTimeAsync(60_000)
    const said = await ada.said()
    expect([said.length, new Set(said).size]).toEqual([4, 1])
  })

  test('begin anew when the one who calls has lost the other', async () => {
    const [a, b] = pair()
    const [ada, ben] = [screen(a), screen(b)]
    ada.greet()
    await carry(ada, ben)
    ada.conns.clear()
    ada.greet()
    ben.greet()
    await carry(ada, ben)
    // The caller's end is new, and so is the other.
    expect(linked(ada, ben)).toBe(false)
    ben.conns.clear()
    ben.greet()
    await carry(ada, ben)
    expect(linked(ada, ben)).toBe(true)
  })
})

describe('whoever records what is said', () => {
  test('of a dozen screens that left brings a newcomer no connection', async () => {
    const ada = screen(newSelf())
    const recorded: string[] = []
    for (let n = 0; n < 12; n++) {
      const one = screen(newSelf())
      one.greet()
      recorded.push(...(await carry(ada, one)))
      expect(linked(ada, one)).toBe(true)
      ada.conns.clear()
    }
    const ben = screen(newSelf())
    ben.hear(...recorded)
    ben.greet()
    const log = await carry(ada, ben)
    expect([...ben.conns.keys()]).toEqual([ada.self.session])
    expect(linked(ada, ben)).toBe(true)
    // Nor later.
    ben.hear(...recorded, ...log)
    expect(ben.conns.size).toBe(1)
  })

  test.each([0, 5000])('parts nobody by saying it again, after %i other words', async (others) => {
    const [a, b] = pair()
    const [ada, ben] = [screen(a), screen(b)]
    ada.greet()
    const recorded = await carry(ada, ben)
    for (const one of [ada, ben]) {
      one.hear(...chatter(others))
      await one.said()
      for (let n = 0; n < 3; n++) one.hear(...recorded)
      await one.said()
      expect(one.dropped).toEqual([])
    }
    expect(linked(ada, ben)).toBe(true)
    expect([ada.conns.size, ben.conns.size]).toEqual([1, 1])
  })

  test('and holds a call back until another one has linked them, parts them as little', async () => {
    const [a, b] = pair()
    const [ada, ben] = [screen(a), screen(b)]
    ben.greet()
    ada.hear(...(await ben.said()))
    ben.hear(...(await ada.said()))
    ada.hear(...(await ben.said()))
    const held = await ada.said()
    expect(held).not.toEqual([])
    // Nobody answers, and Ada tries again.
    ada.conns.clear()
    ada.greet()
    await carry(ada, ben)
    expect(linked(ada, ben)).toBe(true)
    const steps = ben.conns.get(a.session)?.steps
    ben.hear(...held)
    await ben.said()
    expect([ben.dropped, ben.conns.get(a.session)?.steps]).toEqual([[], steps])
  })

  test('gives nobody the answer to another call', async () => {
    const [a, b] = pair()
    const [ada, ben] = [screen(a), screen(b)]
    ben.greet()
    ada.hear(...(await ben.said()))
    ben.hear(...(await ada.said()))
    ada.hear(...(await ben.said()))
    ben.hear(...(await ada.said()))
    const answer = await ben.said()
    // Held back, until Ada calls again.
    ada.conns.clear()
    ben.conns.clear()
    ben.greet()
    ada.hear(...(await ben.said()))
    ben.hear(...(await ada.said()))
    ada.hear(...(await ben.said()))
    expect(ada.conns.get(b.session)).toMatchObject({ begun: false })
    ada.hear(...answer)
    expect(ada.conns.get(b.session)).toMatchObject({ begun: false, steps: 0 })
    await carry(ada, ben)
    expect(linked(ada, ben)).toBe(true)
  })

  test('adds no place twice', async () => {
    const [a, b] = pair()
    const [ada, ben] = [screen(a), screen(b)]
    ada.greet()
    await carry(ada, ben)
    const before = ben.conns.get(a.session)?.steps ?? 0
    ada.say(b.session, 'candidate')
    const said = await ada.said()
    const { box } = opened(said[0] ?? '')
    const eve = newSelf(watching)
    // As it came; and sealed anew by somebody who watches.
    const again = () =>
      sealedBy(eve, {
        from: a.session,
        salt: a.salt,
        key: a.peer,
        type: 'sealed',
        to: b.session,
        box,
      })
    ben.hear(...said, ...said, ...Array.from({ length: 30 }, again))
    expect(ben.conns.get(a.session)?.steps).toBe(before + 1)
  })
})

describe('whoever may only watch', () => {
  /** Eve has seen Ada and Ben find each other. */
  async function three() {
    const [a, b] = pair()
    const [ada, ben, eve] = [screen(a), screen(b), screen(newSelf(watching))]
    ada.greet()
    const log = await carry(ada, ben)
    return { ada, ben, eve, log }
  }

  test.each<[string, (eve: Self, ada: Self) => object]>([
    ['session', (_, { session, salt }) => ({ from: session, salt })],
    ['session, with a salt of her own', (_, { session }) => ({ from: session })],
    ['key', (_, { peer }) => ({ key: peer })],
    ['key and session', (_, { peer, session, salt }) => ({ key: peer, from: session, salt })],
  ])('calls nobody in the %s of another', async (_, lie) => {
    const { ada, ben, eve } = await three()
    const [before, count] = [ben.heard.length, ben.conns.size]
    const box = eve.self.screen.box(ben.self.peer)!
    for (const type of ['offer', 'answer', 'candidate', 'announce']) {
      const call = type === 'announce' ? { type } : { type: 'signal', signal: { type, packed } }
      for (const from of [ada.self.session, eve.self.session]) {
        const inside = { ...call, from, to: ben.self.session, n: 1e9 }
        const sealed = toBase64(box.seal(utf8ToBytes(JSON.stringify(inside))))
        const word = {
          type: 'sealed',
          to: ben.self.session,
          box: sealed,
          ...lie(eve.self, ada.self),
        }
        ben.hear(sealedBy(eve.self, word))
      }
    }
    await ben.said()
    expect([ben.heard.length, ben.conns.size, ben.dropped]).toEqual([before, count, []])
    expect(linked(ada, ben)).toBe(true)
  })

  test('turns nobody’s own call back on them', async () => {
    const { ada, ben, eve, log } = await three()
    const before = ada.heard.length
    for (const word of log) {
      const { type, box, to, from } = opened(word)
      if (type !== 'sealed' || from !== ada.self.session) continue
      const { session, salt, peer } = ben.self
      ada.hear(
        sealedBy(eve.self, { type, box, to: from, from: session, salt, key: peer }),
        sealedBy(eve.self, { type, box, to: from }),
      )
      expect(to).toBe(session)
    }
    await ada.said()
    expect(ada.heard.length).toBe(before)
  })

  test('keeps no word away by having said another one that begins the same', async () => {
    const [a, b] = pair()
    const [ada, ben, eve] = [screen(a), screen(b), newSelf(watching)]
    ada.greet()
    for (let turn = 0; turn < 6; turn++) {
      for (const [one, other] of [
        [ada, ben],
        [ben, ada],
      ] as const) {
        for (const word of await one.said()) {
          // She hears it first, and says at once her own with the same nonce.
          other.hear(twinOf(word, eve))
          other.hear(word)
        }
      }
    }
    expect(linked(ada, ben)).toBe(true)
  })

  test('keeps no player out by calling as thirty others, and as many again', async () => {
    const ada = screen(selfOf(screenOf(new Uint8Array(32).fill(9)), keys))
    // Eve's all want to be called, or call; nobody of them goes on.
    const eves = Array.from({ length: 60 }, () => newSelf(watching))
    for (const eve of eves) {
      const box = eve.screen.box(ada.self.peer)!
      const { session } = ada.self
      const call = session < eve.session ? { type: 'announce' } : OFFER
      const forged = toBase64(randomBytes(96))
      const inside = { ...call, from: eve.session, to: session, n: 1, sign: forged }
      const sealed = toBase64(box.seal(utf8ToBytes(JSON.stringify(inside))))
      ada.hear(sealedBy(eve, { type: 'sealed', to: session, box: sealed }))
    }
    expect(ada.conns.size).toBe(10)
    for (let n = 0; n < 6; n++) {
      const ben = screen(newSelf())
      ben.greet()
      await carry(ada, ben)
      expect(linked(ada, ben)).toBe(true)
    }
  })

  test('keeps no player from another by a hundred new screens a second, and as many calls', async () => {
    const [a, b] = pair()
    const [ada, ben] = [screen(a), screen(b)]
    const own = EVES.map(({ screen }) => screen)
    const flood = (one: Screen) => {
      for (let n = 0; n < 50; n++) {
        // A screen has a new session whenever it likes.
        const eve = selfOf(own[n % own.length]!, watching)
        const box = toBase64(randomBytes(96))
        const mark = toBase64(randomBytes(32))
        one.hear(sealedBy(eve, { type: 'announce', mark }))
        const other = selfOf(own[n % own.length]!, watching)
        one.hear(sealedBy(other, { type: 'sealed', to: one.self.session, box, mark }))
      }
    }
    for (let n = 0; n < 3; n++) for (const one of [ada, ben]) flood(one)
    ada.greet()
    ben.greet()
    for (let turn = 0; turn < 10; turn++) {
      for (const [one, other] of [
        [ada, ben],
        [ben, ada],
      ] as const) {
        flood(one)
        const said = await one.said()
        flood(other)
        other.hear(...said)
      }
    }
    expect(linked(ada, ben)).toBe(true)
  })

  test('nor by saying again what three hundred players’ screens have said who are gone', async () => {
    const players = EVES.map(({ screen }) => screen)
    const gone = Array.from({ length: 300 }, (_, n) =>
      opened(sealHeard(selfOf(players[n % players.length]!, keys), { type: 'announce' })),
    )
    const [a, b] = pair()
    const [ada, ben] = [screen(a), screen(b)]
    const again = (one: Screen) => one.hear(...gone.map((word) => sealedBy(EVES[0]!, word)))
    for (let n = 0; n < 10; n++) {
      again(ada)
      again(ben)
      await vi.advanceTimersByTimeAsync(1000)
    }
    for (const one of [ada, ben]) {
      await one.said()
      one.greet()
    }
    for (let turn = 0; turn < 10; turn++) {
      again(ada)
      again(ben)
      for (const [one, other] of [
        [ada, ben],
        [ben, ada],
      ] as const) {
        other.hear(...(await one.said()))
      }
    }
    expect(linked(ada, ben)).toBe(true)
  })

  test('has nobody say more than a server bears, by asking to be called again and again', async () => {
    const ada = screen(newSelf())
    let eve = newSelf(watching)
    while (eve.session > ada.self.session) eve = newSelf(watching)
    const box = eve.screen.box(ada.self.peer)!
    const { session } = ada.self
    const conns = new Set<unknown>()
    let said = 0
    for (let n = 1; n <= 2000; n++) {
      const call = n % 2 === 0 ? { type: 'announce' } : OFFER
      const inside = { ...call, from: eve.session, to: session, n }
      const sealed = toBase64(box.seal(utf8ToBytes(JSON.stringify(inside))))
      ada.hear(sealedBy(eve, { type: 'sealed', to: session, box: sealed }))
      for (const conn of ada.conns.values()) conns.add(conn)
      if (n % 100 === 0) said += (await ada.said()).length
    }
    // In twenty seconds.
    expect(said).toBeLessThan(40)
    expect(conns.size).toBeLessThan(20)
  })

  test('is not let in to a link that is between two others', async () => {
    // She calls each of them as herself, and hands on what the other says: each is told whom it speaks with.
    const { ada, ben, eve } = await three()
    eve.greet()
    await carry(ada, ben, eve)
    for (const one of [ada, ben]) {
      const steps = one.heard.filter(({ signal }) => signal)
      expect(steps.length).toBeGreaterThan(1)
      for (const { from, signal } of steps) expect(signal?.from).toBe(from)
    }
  })
})

const OFFER = { type: 'signal', signal: { type: 'offer', packed } }

describe('a server without any key', () => {
  test('garbles, and floods, and they find each other by what it lets through', async () => {
    const [a, b] = pair()
    const [ada, ben] = [screen(a), screen(b)]
    const bad = [
      '',
      '=',
      'not base64 \u2028',
      'A'.repeat(16_000),
      ...Array.from({ length: 300 }, () => toBase64(randomBytes(60))),
    ]
    const garbled = (word: string) => {
      const at = Math.floor(Math.random() * word.length)
      return word.slice(0, at) + (word[at] === 'A' ? 'B' : 'A') + word.slice(at + 1)
    }
    ada.greet()
    ben.greet()
    for (let turn = 0; turn < 8; turn++) {
      for (const [one, other] of [
        [ada, ben],
        [ben, ada],
      ] as const) {
        const said = await one.said()
        // To themselves as well: nobody takes their own words for another's.
        one.hear(...said)
        other.hear(...bad, ...said.map(garbled), ...said, ...said.map((word) => ` ${word}\n`))
      }
    }
    expect(linked(ada, ben)).toBe(true)
    expect([ada.conns.size, ben.conns.size]).toEqual([1, 1])
  })
})
