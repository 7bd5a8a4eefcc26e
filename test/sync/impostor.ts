import { randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64, toBase64 } from '../../src/rules/plain/base64.ts'
import { type Keys, watcherKeys } from '../../src/sync/keys/keys.ts'
import { clientOf, screenOf } from '../../src/sync/keys/screen.ts'
import {
  candidateIn,
  pack,
  packCandidate,
  readSdp,
  unpack,
  unpackCandidate,
  writeCandidate,
  writeSdp,
} from '../../src/sync/keys/sdp.ts'
import {
  type BareCall,
  type Call,
  openCall,
  openHeard,
  sealCall,
  sealHeard,
} from '../../src/sync/link/callwords.ts'
import { type Self, selfOf, shakeHands } from '../../src/sync/link/handshake.ts'
import { fingerprintsOf } from '../../src/sync/link/prints.ts'
import { readTold } from '../../src/sync/signal/signal.ts'

/*
 * A page that somebody wrote who has a link to watch and wants more: it speaks the product's words, but says what it
 * likes, on connections that it makes as it likes. It never lies to itself: who it is taken for is seen at the other
 * pages.
 */

/** Somebody at the table, in one session. */
interface Target {
  readonly session: string
  readonly salt: string
  readonly key: string
}
type Label = 'doc' | 'talk' | 'hands'
/** A connection to one of them. */
interface Line {
  readonly connection: RTCPeerConnection
  readonly channels: Record<Label, RTCDataChannel>
  readonly self: Self
  readonly target: Target
  /** The number of the call. */
  n: number
  /** What came: how many frames of the document, and words as text. */
  doc: number
  readonly words: string[]
  proven: boolean
  over: boolean
  heard: (label: Label, bytes: Uint8Array) => void
}

let keys: Keys
let socket: WebSocket
let told = 0
const there = new Map<string, Target>()
const lines: Line[] = []
/** What is done instead with steps of a call to one of our sessions. */
let detour: ((to: Self, from: Target, call: Call) => boolean) | undefined
const names: Self[] = []
const errors: string[] = []

/** A fresh name of ours, or a fresh session of one that we have. */
function be(screen = screenOf(randomBytes(32)), fits: (self: Self) => boolean = () => true): Self {
  for (;;) {
    const self = selfOf(screen, keys)
    if (!fits(self)) continue
    names.push(self)
    return self
  }
}
const publish = (data: string) =>
  socket.send(JSON.stringify({ type: 'publish', topic: keys.topic, data }))

function tell(self: Self, target: Target, telling: BareCall, n: number): void {
  const box = sealCall(self, target.key, { ...telling, n })
  if (box) publish(sealHeard(self, { type: 'sealed', to: target.session, box }))
}

/** What is said of a call is said again as long as nothing comes of it. */
const heard = new Set<string>()

function hear(sealed: string): void {
  if (heard.has(sealed)) return
  heard.add(sealed)
  const someone = names[0]
  const word = someone && openHeard(someone, fromBase64(sealed), () => {})
  if (!word) return
  const from: Target = { session: word.from, salt: word.salt, key: word.key }
  there.set(from.session, from)
  if (word.type !== 'sealed') return
  const to = names.find(({ session }) => session === word.to)
  const call = to && openCall(to, from.key, word.box)
  if (to && call && !detour?.(to, from, call)) void step(to, from, call)
}

async function step(to: Self, from: Target, call: Call): Promise<void> {
  if (call.type !== 'signal') return
  const line = lines.findLast(
    ({ self, target, over }) =>
      !over && self.session === to.session && target.session === from.session,
  )
  if (!line) return
  const { signal } = call
  const { connection } = line
  if (signal.type === 'candidate') {
    const place = unpackCandidate(fromBase64(signal.packed))
    if (!place) return
    const candidate = { candidate: writeCandidate(place, 1), sdpMid: '0', sdpMLineIndex: 0 }
    await connection.addIceCandidate(candidate).catch(() => undefined)
    return
  }
  const description = unpack(fromBase64(signal.packed))
  if (!description) return
  line.n = call.n
  await connection.setRemoteDescription({ type: signal.type, sdp: writeSdp(description, true) })
  if (signal.type === 'offer') await describe(line)
}

async function describe(line: Line): Promise<void> {
  const { connection, self, target } = line
  await connection.setLocalDescription()
  const { type, sdp } = connection.localDescription ?? { sdp: '' }
  if (type !== 'offer' && type !== 'answer') return
  if (type === 'offer') line.n = ++told
  const packed = toBase64(pack(readSdp(type, sdp)))
  const { session: from } = self
  tell(self, target, { type: 'signal', from, to: target.session, signal: { type, packed } }, line.n)
}

/** A connection to somebody: we call, or ask to be called. */
function lineTo(self: Self, target: Target, calls: boolean): Line {
  const connection = new RTCPeerConnection({ iceServers: [] })
  const channel = (label: Label, id: number, how = {}) => {
    const one = connection.createDataChannel(label, { negotiated: true, id, ...how })
    one.binaryType = 'arraybuffer'
    one.onmessage = ({ data }) => {
      const bytes = new Uint8Array(data as ArrayBuffer)
      if (label === 'doc') line.doc += 1
      if (label === 'talk') line.words.push(new TextDecoder().decode(bytes.subarray(1)))
      line.heard(label, bytes)
    }
    one.onclose = () => {
      line.over = true
    }
    return one
  }
  const line: Line = {
    connection,
    channels: {
      doc: channel('doc', 0),
      talk: channel('talk', 1),
      hands: channel('hands', 2, { ordered: false, maxRetransmits: 0 }),
    },
    self,
    target,
    n: 0,
    doc: 0,
    words: [],
    proven: false,
    over: false,
    heard: () => {},
  }
  lines.push(line)
  connection.onicecandidate = ({ candidate }) => {
    const place = candidateIn(candidate?.candidate ?? '')
    if (!place) return
    const signal = { type: 'candidate' as const, packed: toBase64(packCandidate(place)) }
    tell(self, target, { type: 'signal', from: self.session, to: target.session, signal }, line.n)
  }
  if (calls) void describe(line)
  else tell(self, target, { type: 'announce', from: self.session, to: target.session }, ++told)
  return line
}

/** Waits a while, at most so long (ms). */
async function until(look: () => boolean, atMost = 20_000): Promise<boolean> {
  const end = performance.now() + atMost
  while (!look() && performance.now() < end) await new Promise((done) => setTimeout(done, 20))
  return look()
}
const ready = (line: Line) =>
  until(() => line.over || line.channels.talk.readyState === 'open').then(() => !line.over)
const say = (line: Line, label: Label, bytes: Uint8Array) => {
  const { [label]: channel } = line.channels
  if (channel.readyState === 'open') channel.send(Uint8Array.from(bytes))
}
const sayWord = (line: Line, word: unknown) =>
  say(line, 'talk', Uint8Array.of(1, ...utf8ToBytes(JSON.stringify(word))))

/** Shakes hands as this one, whoever that is. */
function greet(line: Line, as: Self): void {
  const { connection } = line
  const role = connection.localDescription?.type === 'offer' ? 'offers' : 'answers'
  const hands = shakeHands(as, role, () => fingerprintsOf(connection), {
    say: (word) => sayWord(line, word),
    proven() {
      line.proven = true
    },
    older: () => {},
    stranger: () => {},
  })
  const { words } = line
  line.heard = (label) => {
    if (label !== 'talk') return
    try {
      hands.hear(JSON.parse(words.at(-1) ?? ''))
    } catch (error) {
      errors.push(String(error))
    }
  }
  const before = [...words]
  hands.begin()
  for (const word of before) hands.hear(JSON.parse(word))
}

/** Passes everything on between two. */
function join(one: Line, other: Line): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    for (const word of from.words) say(to, 'talk', Uint8Array.of(1, ...utf8ToBytes(word)))
    from.heard = (label, bytes) => say(to, label, bytes)
  }
}

const targetOf = (key: string): Target => {
  const found = [...there.values()].findLast((one) => one.key === key)
  if (!found) throw new Error('nobody of that key was heard')
  return found
}
const shown = ({ proven, over, doc, words }: Line) => ({ proven, over, doc, words })
const smaller = (target: Target) => (self: Self) => self.session < target.session
const larger = (target: Target) => (self: Self) => self.session > target.session

const eve = {
  errors,
  /** Comes with the key to watch. */
  async come(read: readonly number[], server: string) {
    keys = watcherKeys(Uint8Array.from(read))
    be()
    socket = new WebSocket(server)
    socket.onmessage = ({ data }) => {
      const word = readTold(data)
      if (word?.type === 'publish') hear(word.data)
    }
    if (!(await until(() => socket.readyState === 1))) throw new Error('nobody introduces her')
    socket.send(JSON.stringify({ type: 'subscribe', topics: [keys.topic] }))
    // Everybody answers.
    if (names[0]) publish(sealHeard(names[0], { type: 'announce' }))
  },
  /** The keys of those who were heard. */
  there: () => [...new Set([...there.values()].map(({ key }) => key))],
  lines: () => lines.map(shown),
  /** (a) Stands between two, with a connection to either, and passes on all that is said. */
  async between(one: string, other: string) {
    const [a, b] = [targetOf(one), targetOf(other)]
    // To the one she calls, the other calls her: their roles are as if they had called each other.
    const first = lineTo(be(undefined, smaller(a)), a, true)
    const second = lineTo(be(undefined, larger(b)), b, false)
    const both = (await ready(first)) && (await ready(second))
    join(first, second)
    // Who hears nothing any more is let go after 20 s, and a browser may take a while to notice.
    await until(() => first.over && second.over, 60_000)
    return { both, lines: [shown(first), shown(second)] }
  },
  /** (a) Hands on what two say to call her, as if it were her own: the connection is between the two. */
  async handOn(one: string, other: string) {
    const [a, b] = [targetOf(one), targetOf(other)].sort((x, y) =>
      x.session < y.session ? -1 : 1,
    ) as [Target, Target]
    const self = be(undefined, (own) => larger(a)(own) && smaller(b)(own))
    let steps = 0
    /** The numbers of the call that she was called by, and of the one she makes of it. */
    const call = { heard: 0, made: 0 }
    detour = (to, from, heard) => {
      if (to !== self || heard.type !== 'signal') return false
      steps += 1
      const called = from.session === a.session
      if (called) call.heard = heard.n
      if (heard.signal.type === 'offer') call.made = ++told
      const next = called ? b : a
      const telling = { ...heard, from: self.session, to: next.session }
      tell(self, next, telling, called ? call.made : call.heard)
      return true
    }
    tell(self, a, { type: 'announce', from: self.session, to: a.session }, ++told)
    await until(() => steps > 3)
    await new Promise((done) => setTimeout(done, 3000))
    detour = undefined
    // And lets it go, as she may let go what is hers.
    const packed = toBase64(new Uint8Array(90).fill(7))
    const signal = { type: 'offer' as const, packed }
    tell(self, b, { type: 'signal', from: self.session, to: b.session, signal }, ++told)
    return steps
  },
  /** (b) Has two connections to one, and tells each what was said on the other. */
  async mirror(key: string, alike: boolean) {
    const target = targetOf(key)
    const first = lineTo(be(undefined, smaller(target)), target, true)
    const second = alike
      ? lineTo(be(undefined, smaller(target)), target, true)
      : lineTo(be(undefined, larger(target)), target, false)
    const both = (await ready(first)) && (await ready(second))
    join(first, second)
    // Who hears nothing any more is let go after 20 s, and a browser may take a while to notice.
    await until(() => first.over && second.over, 60_000)
    return { both, lines: [shown(first), shown(second)] }
  },
  /** (c) Greets somebody as another, of whom she knows all that can be known. */
  async pretend(key: string, victim: string) {
    const target = targetOf(key)
    const as = targetOf(victim)
    const line = lineTo(be(undefined, smaller(target)), target, true)
    const linked = await ready(line)
    const { peer, session, client } = {
      peer: as.key,
      session: as.session,
      client: clientOf(as.key, as.session),
    }
    greet(line, { ...line.self, peer, session, client, salt: as.salt })
    await until(() => line.over, 30_000)
    return { linked, ...shown(line) }
  },
  /** Links as who she is; the answer is the line, by its number. */
  async link(key: string, again?: number) {
    const target = targetOf(key)
    const screen = again === undefined ? undefined : lines[again]?.self.screen
    const line = lineTo(be(screen, smaller(target)), target, true)
    if (await ready(line)) greet(line, line.self)
    await until(() => line.over || line.proven)
    return lines.indexOf(line)
  },
  /** Comes under so many names, all linked as who they are; or so many that say nothing more. */
  async crowd(key: string, count: number, silent: boolean) {
    const target = targetOf(key)
    const all = Array.from({ length: count }, () =>
      lineTo(be(undefined, smaller(target)), target, true),
    )
    if (!silent) {
      for (const line of all) void ready(line).then((there) => there && greet(line, line.self))
    }
    await until(() => all.every((line) => line.proven || line.over), 6000)
    return all.map((line) => lines.indexOf(line))
  },
  keyOf: (line: number) => lines[line]?.self.peer,
  clientOf: (line: number) => lines[line]?.self.client,
  /** The numbers, in the document, that belong to all sessions that were heard of this key. */
  clientsOf: (key: string) =>
    [...there.values()].flatMap((one) => (one.key === key ? [clientOf(key, one.session)] : [])),
  /** Says frames on a line as they are. */
  shout(line: number, label: Label, frames: readonly (readonly number[])[], times = 1) {
    const one = lines[line]
    for (let n = 0; one && n < times; n++) {
      for (const frame of frames) say(one, label, Uint8Array.from(frame))
    }
  },
  /** (e) Says anything in the place of a call's step. */
  signal(key: string, steps: readonly object[]) {
    const target = targetOf(key)
    for (const signal of steps) {
      const self = be(undefined, smaller(target))
      const n = ++told
      const { session: from } = self
      const said = { type: 'signal', from, to: target.session, n, signal }
      const box = self.screen.box(target.key)?.seal(utf8ToBytes(JSON.stringify(said)))
      if (box) publish(sealHeard(self, { type: 'sealed', to: target.session, box: toBase64(box) }))
    }
  },
  leave() {
    for (const { connection } of lines) connection.close()
  },
}
export type Impostor = typeof eve

addEventListener('error', ({ message }) => errors.push(message))
Object.assign(globalThis, { screen_: eve })
