import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Joint } from '../../src/rules/dice/roll.ts'
import { type Circle, makeCircle } from '../../src/sync/circle/circle.ts'
import { type Doubt, readWord, type Word } from '../../src/sync/circle/jointwords.ts'
import { readKept } from '../../src/sync/circle/seen.ts'
import type { OtherThrow } from '../../src/sync/circle/theirs.ts'
import type { Ourselves } from '../../src/sync/circle/thrower.ts'
import { type Screen, screenOf } from '../../src/sync/keys/screen.ts'

/** A word on its way, from name to name. */
export interface Post {
  readonly from: string
  readonly to: string
  readonly word: Word
}

/** Screens that throw together, with the post between them in our hands: each pair's words stay in their order. */
export interface Party {
  readonly circles: ReadonlyMap<string, Circle>
  circle(name: string): Circle
  /** What waits to be delivered. */
  post: Post[]
  now: number
  /** Hands over one word, as it would come over a wire. */
  hand(post: Post): void
  /** Delivers everything, and what comes of it. */
  deliver(): void
  /** Time goes by, and all look at the clock whenever they asked to, and twice a second. */
  pass(ms: number, who?: readonly string[]): void
  /** Two see each other no longer, or again. */
  part(one: string, other: string): void
  meet(one: string, other: string): void
  /** The page of this name is loaded anew: it has the same key, and remembers what its device kept. */
  reload(name: string, kept?: string): void
  /** What the own throws of each came to. */
  readonly agreed: { name: string; id: string; seed: string; joint: Joint; at: number }[]
  readonly voided: { name: string; id: string; lacking: readonly string[] }[]
  /** What each was told of the others' throws. */
  readonly told: { name: string; other: OtherThrow; at: number }[]
  readonly doubted: { name: string; from: string; doubt: Doubt }[]
}

const hash = (text: string) => bytesToHex(sha256(utf8ToBytes(text)))

// Making a pair takes longer than all the rest: each run goes on with the same.
const screens = new Map<string, Screen>()
/** The screen of this name. */
export function screenFor(name: string): Screen {
  const own = screens.get(name) ?? screenOf(sha256(utf8ToBytes(name)))
  screens.set(name, own)
  return own
}
/** The key of the screen of this name. */
export const keyOf = (name: string): string => screenFor(name).key
/** The name of the screen with this key. */
export const nameOf = (key: string): string =>
  [...screens].find(([, screen]) => screen.key === key)?.[0] ?? key
export const sessionFor = (name: string): string => hash(`session ${name}`).slice(0, 24)

/** What a page of this name is made of; its numbers are never the same twice. */
function ourselves(name: string, session = sessionFor(name)): Ourselves {
  let made = 0
  return {
    screen: screenFor(name),
    session,
    table: () => 'table',
    secret: () => hash(`${name} ${session} ${++made}`),
  }
}

/** All of these have met. Those of `without` are there, but somebody else speaks for them. */
export function party(...names: readonly string[]): Party {
  return partyOf(names, [])
}

export function partyOf(names: readonly string[], without: readonly string[]): Party {
  const circles = new Map<string, Circle>()
  const links = new Set(names.flatMap((one) => names.map((other) => `${one} ${other}`)))
  const own: Party = {
    circles,
    circle(name) {
      const circle = circles.get(name)
      if (!circle) throw new RangeError(name)
      return circle
    },
    post: [],
    now: 0,
    hand({ from, to, word }) {
      const read = readWord(JSON.parse(JSON.stringify(word)))
      if (!read) throw new Error(`no word: ${JSON.stringify(word)}`)
      circles.get(to)?.hear(keyOf(from), read, own.now)
    },
    deliver() {
      for (let post = own.post.shift(); post; post = own.post.shift()) own.hand(post)
    },
    pass(ms, who = [...circles.keys()]) {
      const end = own.now + ms
      for (;;) {
        const beat = Math.floor(own.now / 500 + 1) * 500
        const due = [beat, ...who.flatMap((name) => own.circle(name).due() ?? [])]
        const next = Math.max(own.now, Math.min(...due))
        if (next > end) break
        own.now = next
        for (const name of who) own.circle(name).tick(own.now)
        own.deliver()
        if (own.now === end) break
      }
      own.now = end
    },
    part(one, other) {
      for (const [a, b] of [
        [one, other],
        [other, one],
      ] as const) {
        links.delete(`${a} ${b}`)
        circles.get(a)?.part(keyOf(b), own.now)
      }
    },
    meet(one, other) {
      for (const [a, b] of [
        [one, other],
        [other, one],
      ] as const) {
        links.add(`${a} ${b}`)
        circles.get(a)?.meet(keyOf(b), own.now)
      }
      own.deliver()
    },
    reload(name, kept) {
      const others = names.filter((other) => other !== name && links.has(`${name} ${other}`))
      for (const other of others) own.part(name, other)
      const circle = open(name, hash(`session ${name} ${own.now}`).slice(0, 24))
      circle.memory.recall(readKept(kept))
      for (const other of others) own.meet(name, other)
    },
    agreed: [],
    voided: [],
    told: [],
    doubted: [],
  }
  const open = (name: string, session = sessionFor(name)) => {
    const circle = makeCircle(ourselves(name, session), {
      say(word, to) {
        const those = to === undefined ? names.filter((other) => other !== name) : [nameOf(to)]
        for (const other of those) {
          if (links.has(`${name} ${other}`)) own.post.push({ from: name, to: other, word })
        }
      },
      agreed: (id, seed, joint) => own.agreed.push({ name, id, seed, joint, at: own.now }),
      voided: (id, lacking) => own.voided.push({ name, id, lacking: lacking.map(nameOf) }),
      other: (other) => own.told.push({ name, other, at: own.now }),
      doubted: (from, doubt) => own.doubted.push({ name, from: nameOf(from), doubt }),
    })
    circles.set(name, circle)
    return circle
  }
  for (const name of names) if (!without.includes(name)) open(name)
  for (const name of circles.keys()) {
    for (const other of names) own.circle(name).meet(keyOf(other), own.now)
  }
  own.deliver()
  return own
}
