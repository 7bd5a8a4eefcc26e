import type { Joint, RollRecord, Terms } from '../../rules/dice/roll.ts'
import { isSigned, throwId } from '../../rules/dice/roll.ts'
import { makeAcquaintances } from './acquaintances.ts'
import type { Doubt, Why, Word } from './jointwords.ts'
import { type Memory, makeMemory } from './seen.ts'
import type { OtherThrow } from './theirs.ts'
import { makeThrower, type Ourselves } from './thrower.ts'
import { makeWitness } from './witness.ts'

/*
 * Dice thrown together
 *
 * A thrower announces a throw, each of those whom it asks answers to everybody with the cover of a fresh number, the
 * thrower closes it, all open, the thrower last. What stays possible is not to answer and not to open, and both have a
 * name: who does not answer is left out before anybody knows a number, and a throw that is not opened is void.
 *
 * Here are no timers and no wires: words and the time go in, words come out.
 */

/** Whoever has not been met for so long may have thrown without us, ms. */
const JUST_MET = 15_000
/** How much a clock may be wrong (ms). */
const CLOCK = 10 * 60_000
/** Who looks at the clock so seldom sleeps, and is awake again so long after, ms. */
const PULSE = 1000
const AWAKE = 2000

/** What a circle says and tells. */
export interface CircleEvents {
  /** Says something to everybody around, or to one. */
  say(word: Word, to?: string): void
  /** The own throw of this id has its seed. */
  agreed(id: string, seed: string, joint: Joint): void
  /** The own throw of this id is void: these have not opened their numbers. */
  voided(id: string, lacking: readonly string[]): void
  other(other: OtherThrow): void
  /** Somebody who is there doubts a record, or passes on that another does. */
  doubted(from: string, doubt: Doubt, now: number): void
}

/** Those who throw together, as seen from one screen. Times are milliseconds of any clock that does not go back. */
export interface Circle {
  /** Somebody is there now, or no longer. */
  meet(peer: string, now: number): void
  part(peer: string, now: number): void
  /** Whether somebody of this name was ever there. */
  knows(peer: string): boolean
  /** Takes a word of somebody who is there. What does not fit is passed over. */
  hear(peer: string, word: Word, now: number): void
  /** The id that the next throw is to have. */
  nextId(): string
  /** Begins a throw. False where there is nobody to throw with. */
  begin(terms: Terms, now: number): boolean
  /** Why a record cannot be as it says, as far as was seen here. */
  doubts(record: Pick<RollRecord, 'id' | 'thrown' | 'joint'>): Why | undefined
  /** What was seen of throws, which lasts longer than the page. */
  readonly memory: Pick<Memory, 'written' | 'saw' | 'doubts' | 'all' | 'recall'>
  /**
   * Whether a record that came just now is of a throw that should have been seen here: its thrower was linked, as those
   * are whose screens `sit` on its seat. `ago` is how long before now it says it was.
   */
  misses(
    record: Pick<RollRecord, 'thrown' | 'joint'>,
    sit: readonly string[],
    ago: number,
    now: number,
  ): boolean
  /** When to look at the clock again; undefined while nothing is awaited. */
  due(): number | undefined
  /** Looks at the clock, as is to be done twice a second while somebody is there. */
  tick(now: number): void
}

/** The circle of a screen. */
export function makeCircle(ourselves: Ourselves, events: CircleEvents): Circle {
  const self = ourselves.screen.key
  const { session } = ourselves
  const here = new Set<string>()
  const met = makeAcquaintances()
  let clock = 0
  const memory = makeMemory(() => clock)
  let looked = 0
  let woke = Number.NEGATIVE_INFINITY

  const lied = met.strike
  const thrower = makeThrower(ourselves, here, {
    say: events.say,
    lied,
    agreed(id, seed, joint) {
      memory.note(self, session, joint.n, { id, seed })
      events.agreed(id, seed, joint)
    },
    voided(id, n, lacking) {
      memory.note(self, session, n, { id, why: 'other' })
      events.voided(id, lacking)
    },
  })
  const wakeful = (now: number) => now - looked <= PULSE && now - woke >= AWAKE
  const witness = makeWitness(ourselves, met, memory, wakeful, {
    say: events.say,
    lied,
    other: events.other,
  })

  function take(name: string, word: Word, now: number): void {
    const own = 'thrower' in word && word.thrower === self
    if (word.joint === 'here') met.here(name, word.session, word.n)
    else if (word.joint === 'throw') witness.announced(name, word, now)
    else if (word.joint === 'answer' && own) thrower.answer(name, word, now)
    else if (word.joint === 'answer') witness.answer(name, word, now)
    else if (word.joint === 'close') witness.close(name, word, now)
    else if (word.joint === 'open' && own) thrower.open(name, word)
    else if (word.joint === 'open') witness.open(name, word)
    else if (word.joint === 'opened') witness.opened(name, word)
    else if (word.joint === 'lack') witness.lack(name, word)
    else if (word.joint === 'void') witness.voided(name, word)
    else events.doubted(name, word, now)
  }

  return {
    meet(peer, now) {
      if (here.has(peer) || peer === self || !met.meet(peer, now)) return
      here.add(peer)
      events.say({ joint: 'here', session, n: thrower.count() }, peer)
    },
    part(peer, now) {
      if (!here.delete(peer)) return
      met.part(peer)
      thrower.parted(now)
    },
    knows: (peer) => met.of(peer) !== undefined,
    hear(name, word, now) {
      clock = now
      if (!here.has(name) || !met.breath(name, now)) return
      thrower.awake(name)
      take(name, word, now)
    },
    nextId: () => throwId(self, session, thrower.count() + 1),
    begin(terms, now) {
      clock = now
      return thrower.begin(terms, now)
    },
    doubts: memory.doubts,
    memory,
    misses({ thrown, joint }, sit, ago, now) {
      if (!thrown) return false
      const linked = (peer: string) => {
        const since = met.of(peer)?.since
        if (since === undefined || !here.has(peer) || now - since < JUST_MET) return false
        return ago <= now - since + CLOCK
      }
      if (!isSigned(joint)) return sit.some(linked)
      const { peer } = joint.thrower
      if ([joint.thrower, ...joint.witnesses].some((hand) => hand.peer === self)) return false
      if (memory.has(peer, joint.session, joint.n)) return false
      const known = met.of(peer)
      if (!known || known.session !== joint.session) return linked(peer) || sit.some(linked)
      return here.has(peer) && joint.n > known.from
    },
    due() {
      const times = [thrower.due(), witness.due()].filter((at) => at !== undefined)
      return times.length === 0 ? undefined : Math.min(...times)
    },
    tick(now) {
      clock = now
      if (now - looked > PULSE) woke = now
      looked = now
      thrower.tick(now)
      witness.tick(now)
    },
  }
}
