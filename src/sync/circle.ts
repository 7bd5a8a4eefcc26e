import { type Given, type Joint, MOST, type RollRecord, type Terms } from '../rules/roll.ts'
import type { Chain } from '../tray/chain.ts'
import { commitmentTo, inOrder, seedOf } from '../tray/joint.ts'
import { makeAcquaintances } from './acquaintances.ts'
import { type Announcement, MOST_CHAINS, type Opening, type Salt, type Word } from './jointwords.ts'
import { keepNewest } from './newest.ts'
import { openedAs } from './opening.ts'

/*
 * Dice thrown together
 *
 * Each screen makes a hash chain for the throws of each screen it meets, and one for its own, and tells everybody the
 * anchors. The n-th throw of a screen takes the n-th link of all chains that are for its throws. So nothing is left
 * to choose: the thrower announces terms, whom it asks, and a commitment; each of those answers, to everybody, with
 * its link; the thrower opens. What stays possible is not to answer and not to open, and both have a name.
 *
 * Here are no timers and no wires: words and the time go in, words come out.
 */

/** So long a thrower waits for answers, ms; the way there and back comes on top. */
export const PATIENCE = 1300
/** An announced throw that is not opened after so long was abandoned, ms. */
export const ABANDONED = 5000
/** Who looks at the clock so much later than asked to has slept, ms: what was said meanwhile is still to be heard. */
const SLEPT = 1000
/** Throws of one screen that are announced at the same time. */
const MOST_OPEN = 8
/** Throws of all others. */
const MOST_HEARD = 500
/** Throws whose ends are remembered. */
const MOST_ENDS = 5000
/** What became of a throw of another screen. */
export interface Other {
  readonly peer: string
  readonly terms: Terms
  readonly became:
    | { readonly is: 'announced' }
    /** `left` answered, as was heard here, and are not in it: they were late, or left out. */
    | {
        readonly is: 'opened'
        readonly seed: string
        readonly joint: Joint
        readonly left: readonly string[]
      }
    | { readonly is: 'abandoned' }
    /** It was opened otherwise than it was announced or answered. */
    | { readonly is: 'foul' }
}

/** What a circle says and tells. */
export interface CircleEvents {
  /** Says something to everybody around, or to one. */
  say(word: Word, to?: string): void
  /** The own throw of this id has its seed. */
  agreed(id: string, seed: string, joint: Joint): void
  other(other: Other): void
}

/** Those who throw together, as seen from one screen. Times are milliseconds of any clock that does not go back. */
export interface Circle {
  /** Somebody is there now, or no longer. */
  meet(peer: string): void
  part(peer: string): void
  /** Takes a word of somebody who is there. What does not fit is passed over. */
  hear(peer: string, word: Word, now: number): void
  /** Begins a throw. False where there is nobody to throw with. */
  begin(terms: Terms, now: number): boolean
  /**
   * Whether a record cannot be as it says, as far as is known here: it came out otherwise before these eyes, or names
   * a chain that its owner anchored elsewhere, or says that we threw or witnessed what we did not.
   */
  doubts(record: Pick<RollRecord, 'id' | 'thrown' | 'joint'>): boolean
  /** When to look at the clock again; undefined while nothing is awaited. */
  due(): number | undefined
  tick(now: number): void
}

/** A throw of our own that waits for answers. */
interface Own {
  readonly said: Announcement
  readonly given: Map<string, Given>
  readonly until: number
}

/** A throw of another, from its announcement or the first answer to it, whichever comes first. */
interface Theirs {
  said?: Announcement
  readonly salts: Map<string, Salt>
  foul: boolean
  until: number
}

/** The circle of a screen by this name, with its own chain for each screen's throws. */
export function makeCircle(
  self: string,
  chainFor: (thrower: string) => Chain,
  events: CircleEvents,
): Circle {
  const here = new Set<string>()
  const met = makeAcquaintances()
  /** Who did not answer last time: they are asked, but not waited for until they are heard again. */
  const asleep = new Set<string>()
  const own = new Map<number, Own>()
  /** By thrower and number. */
  const theirs = new Map<string, Theirs>()
  let thrown = 0

  /** What became of the throws that were seen, by thrower and id: their seeds, or none of those that were foul. */
  const ends = new Map<string, string | undefined>()
  const slot = (thrower: string, n: number) => `${n} ${thrower}`

  function hearThrow(name: string, said: Announcement, now: number): void {
    const { n, asked, commitment } = said
    const old = theirs.get(slot(name, n))
    if (old?.said && old.said.commitment !== commitment) old.foul = true
    if (n <= met.last(name) || openOf(name) >= MOST_OPEN) return
    met.announced(name, n)
    const throw_: Theirs = old ?? { salts: new Map(), foul: false, until: 0 }
    throw_.said = said
    throw_.until = now + ABANDONED
    theirs.set(slot(name, n), throw_)
    events.other({ peer: name, terms: said.terms, became: { is: 'announced' } })
    if (!asked.includes(self)) return
    const link = chainFor(name).link(n)
    const salt: Salt = { joint: 'salt', thrower: name, n, commitment, link }
    throw_.salts.set(self, salt)
    events.say(salt)
  }

  const openOf = (thrower: string): number =>
    [...theirs].filter(([at, { said }]) => said && at.endsWith(` ${thrower}`)).length

  function hearSalt(name: string, salt: Salt, now: number): void {
    const { thrower, n, commitment, link } = salt
    const given = met.given(name, thrower, n, link)
    if (!given) return
    if (thrower === self) {
      const throw_ = own.get(n)
      if (!throw_ || throw_.said.commitment !== commitment) return
      if (throw_.said.asked.includes(name)) throw_.given.set(name, given)
      openWhenAll(n, throw_)
      return
    }
    const at = slot(thrower, n)
    const throw_ = theirs.get(at)
    if (throw_) {
      // Who answers twice has answered once.
      if (!throw_.salts.has(name)) throw_.salts.set(name, salt)
    } else if (here.has(thrower) && n > met.last(thrower)) {
      if (theirs.size >= MOST_HEARD) return
      theirs.set(at, { salts: new Map([[name, salt]]), foul: false, until: now + ABANDONED })
    }
  }

  function hearOpening(name: string, { n, link, salts }: Opening): void {
    const throw_ = theirs.get(slot(name, n))
    if (!throw_?.said) return
    theirs.delete(slot(name, n))
    const { said } = throw_
    const opened = openedAs({ self, chainFor, met }, name, said, link, salts)
    const lied = () =>
      salts.some(([peer, , given]) => {
        const heard = throw_.salts.get(peer)
        return heard && (heard.link !== given || heard.commitment !== said.commitment)
      })
    const foul = throw_.foul || !opened || lied()
    const took = new Set(salts.map(([peer]) => peer))
    const left = said.asked.filter((peer) => {
      const heard = throw_.salts.get(peer)
      return heard?.commitment === said.commitment && !took.has(peer)
    })
    ended(name, said.terms.id, foul ? undefined : opened?.seed)
    const became = foul ? { is: 'foul' as const } : { is: 'opened' as const, ...opened, left }
    events.other({ peer: name, terms: said.terms, became })
  }

  function ended(thrower: string, id: string, seed: string | undefined): void {
    const end = `${thrower} ${id}`
    // One id is one throw.
    if (ends.has(end)) return
    ends.set(end, seed)
    keepNewest(ends, MOST_ENDS)
  }

  /** Opens an own throw once everybody who is still there and awake has answered. */
  function openWhenAll(n: number, { said, given }: Own): void {
    const wanted = said.asked.filter((peer) => here.has(peer) && !asleep.has(peer))
    if (wanted.every((peer) => given.has(peer))) open(n)
  }

  function open(n: number): void {
    const throw_ = own.get(n)
    if (!throw_) return
    own.delete(n)
    const { said, given } = throw_
    const thrower = mine(n)
    const witnesses = inOrder([...given.values()])
    const silent = inOrder(said.asked.filter((peer) => !given.has(peer)).map((peer) => ({ peer })))
    for (const { peer } of silent) asleep.add(peer)
    const salts = witnesses.map(({ peer, anchor, link }): [string, string, string] => [
      peer,
      anchor,
      link,
    ])
    events.say({ joint: 'open', n, link: thrower.link, salts })
    const seed = seedOf(said.commitment, thrower, witnesses)
    ended(self, said.terms.id, seed)
    events.agreed(said.terms.id, seed, { n, thrower, witnesses, silent })
  }

  const mine = (n: number): Given => {
    const chain = chainFor(self)
    return { peer: self, anchor: chain.anchor, link: chain.link(n) }
  }

  return {
    meet(peer) {
      if (here.has(peer) || peer === self || !met.meet(peer)) return
      const others = [...here]
      here.add(peer)
      const anchorFor = (thrower: string): [string, string] => [thrower, chainFor(thrower).anchor]
      const all = [self, peer, ...others].slice(0, MOST_CHAINS).map(anchorFor)
      events.say({ joint: 'anchors', anchors: all }, peer)
      for (const other of others) {
        events.say({ joint: 'anchors', anchors: [anchorFor(peer)] }, other)
      }
    },
    part(peer) {
      here.delete(peer)
      for (const [n, throw_] of own) openWhenAll(n, throw_)
    },
    hear(name, word, now) {
      if (!here.has(name) || !met.breath(name, now)) return
      asleep.delete(name)
      if (word.joint === 'anchors') met.anchors(name, word.anchors)
      else if (word.joint === 'throw') hearThrow(name, word, now)
      else if (word.joint === 'salt') hearSalt(name, word, now)
      else hearOpening(name, word)
    },
    begin(terms, now) {
      if (here.size === 0 || thrown >= MOST.links) return false
      thrown += 1
      const n = thrown
      const asked = [...here].sort().slice(0, MOST.asked)
      const commitment = commitmentTo(terms, n, mine(n), asked)
      const said: Announcement = { joint: 'throw', n, commitment, asked, terms }
      const throw_ = { said, given: new Map(), until: now + PATIENCE }
      own.set(n, throw_)
      events.say(said)
      openWhenAll(n, throw_)
      return true
    },
    doubts({ id, thrown, joint }) {
      if (!joint) return false
      const { n, thrower, witnesses } = joint
      const end = `${thrower.peer} ${id}`
      if (ends.has(end)) return ends.get(end) !== thrown?.seed
      if (thrower.peer === self) return true
      return [thrower, ...witnesses].some(({ peer, anchor, link }) => {
        if (peer === self)
          return met.last(thrower.peer) < n || link !== chainFor(thrower.peer).link(n)
        const known = met.anchorOf(peer, thrower.peer)
        return known !== undefined && known !== anchor
      })
    },
    due() {
      const times = [...own.values(), ...theirs.values()].map(({ until }) => until)
      return times.length === 0 ? undefined : Math.min(...times)
    },
    tick(now) {
      for (const [n, { until }] of own) if (until <= now) open(n)
      for (const [at, throw_] of theirs) {
        if (throw_.until > now) continue
        if (throw_.said && now - throw_.until > SLEPT) {
          throw_.until = now + ABANDONED
          continue
        }
        theirs.delete(at)
        if (!throw_.said) continue
        const { terms } = throw_.said
        const peer = at.slice(at.indexOf(' ') + 1)
        events.other({ peer, terms, became: { is: 'abandoned' } })
      }
    },
  }
}
