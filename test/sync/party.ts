import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Joint } from '../../src/rules/roll.ts'
import { type Circle, makeCircle, type Other } from '../../src/sync/circle.ts'
import { readWord, type Word } from '../../src/sync/jointwords.ts'
import { type Chain, chainsOf } from '../../src/tray/chain.ts'

/** A word on its way. */
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
  /** Time goes by, and all look at the clock whenever they asked to. */
  pass(ms: number, who?: readonly string[]): void
  /** What the own throws of each came to. */
  readonly agreed: { name: string; id: string; seed: string; joint: Joint; at: number }[]
  /** What each was told of the others' throws. */
  readonly told: { name: string; other: Other; at: number }[]
}

// Making them takes longer than all the rest: each run goes on with the same.
const chains = new Map<string, (thrower: string) => Chain>()
function chainsFor(name: string): (thrower: string) => Chain {
  const own = chains.get(name) ?? chainsOf(sha256(utf8ToBytes(name)))
  chains.set(name, own)
  return own
}

/** All of these have met and know each other's anchors. */
export function party(...names: readonly string[]): Party {
  const circles = new Map<string, Circle>()
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
      circles.get(to)?.hear(from, read, own.now)
    },
    deliver() {
      for (let post = own.post.shift(); post; post = own.post.shift()) own.hand(post)
    },
    pass(ms, who = names) {
      const end = own.now + ms
      for (;;) {
        const due = who.flatMap((name) => own.circle(name).due() ?? []).filter((at) => at <= end)
        if (due.length === 0) break
        own.now = Math.max(own.now, Math.min(...due))
        for (const name of who) own.circle(name).tick(own.now)
        own.deliver()
      }
      own.now = end
    },
    agreed: [],
    told: [],
  }
  for (const name of names) {
    const circle = makeCircle(name, chainsFor(name), {
      say(word, to) {
        const those = to === undefined ? names.filter((other) => other !== name) : [to]
        own.post.push(...those.map((other) => ({ from: name, to: other, word })))
      },
      agreed: (id, seed, joint) => own.agreed.push({ name, id, seed, joint, at: own.now }),
      other: (other) => own.told.push({ name, other, at: own.now }),
    })
    circles.set(name, circle)
  }
  for (const name of names) for (const other of names) own.circle(name).meet(other)
  own.deliver()
  return own
}
