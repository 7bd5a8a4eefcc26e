import { MOST } from '../../rules/dice/roll.ts'
import { announcedHash, closedAs, coverOf, seedOf, toSign } from '../../tray/joint.ts'
import { isSignedBy } from '../keys/signature.ts'
import type { Acquaintances } from './acquaintances.ts'
import type { Announcement, Answer, Closing, Opening, Say, Word } from './jointwords.ts'
import type { Memory } from './seen.ts'
import {
  ABANDONED,
  answerTo,
  freshThrow,
  isAsAnswered,
  isForked,
  jointOf,
  leavesOut,
  noneUnderway,
  type OtherThrow,
  openingFor,
  type Theirs,
} from './theirs.ts'
import type { Ourselves } from './thrower.ts'

/** Throws of one screen that are announced at the same time. */
const MOST_OPEN = 8

/** What a witness says and tells. */
export interface WitnessEvents {
  say(word: Word, to?: string): void
  other(other: OtherThrow): void
  lied(peer: string): void
}

/** The throws of others, as one sees them who has a hand in them. */
export interface Witness {
  announced(thrower: string, word: Announcement, now: number): void
  answer(from: string, word: Answer, now: number): void
  close(thrower: string, word: Closing, now: number): void
  open(from: string, word: Opening): void
  opened(thrower: string, word: Say<'opened'>): void
  lack(thrower: string, word: Say<'lack'>): void
  voided(thrower: string, word: Say<'void'>): void
  due(): number | undefined
  tick(now: number): void
}

export function makeWitness(
  { screen, table, secret }: Ourselves,
  met: Acquaintances,
  memory: Memory,
  /** Whether this page has been awake for a while, so that what is late is not late by it. */
  wakeful: (now: number) => boolean,
  events: WitnessEvents,
): Witness {
  const self = screen.key
  const underway = noneUnderway(memory, events.other)
  const { end } = underway
  const signed = (from: string, by: string, what: Uint8Array, sign: string): boolean => {
    const holds = isSignedBy(by, what, sign)
    if (!holds) events.lied(from)
    return holds
  }

  function announced(name: string, word: Announcement, now: number): void {
    const known = met.of(name)
    const { session, n, asked, sign } = word
    if (!known || known.session !== session) return
    const ours = table()
    if (ours !== '' && word.table !== '' && ours !== word.table) return
    const old = underway.of(name, word)
    const of = announcedHash(name, word)
    if (old?.said) {
      if (old.said.of !== of && signed(name, name, toSign.throw(of), sign)) end(old, { is: 'foul' })
      return
    }
    // Also before this page was loaded anew: nobody gives two numbers for one throw.
    if (n <= known.last || memory.has(name, session, n) || underway.openOf(name) >= MOST_OPEN)
      return
    if (!signed(name, name, toSign.throw(of), sign)) return
    // Only the next one counts: whoever leaves numbers out has thrown, or not thrown, where nobody could see it.
    const next = n === known.last + 1
    known.last = n
    if (!next) {
      memory.note(name, session, n, { id: word.terms.id, why: 'number' })
      return
    }
    memory.begin(name, session, n)
    const throw_ = old ?? freshThrow(name, word, now)
    const said = { ...word, of }
    throw_.said = said
    throw_.until = now + ABANDONED
    underway.keep(throw_)
    events.other({ peer: name, terms: word.terms, became: { is: 'announced' } })
    for (const { word: answer } of throw_.answers.values()) {
      if (!isForked(throw_, answer)) continue
      end(throw_, { is: 'foul' })
      return
    }
    if (!asked.includes(self)) return
    throw_.value = secret()
    const answer = answerTo(throw_, said, screen, throw_.value)
    throw_.answers.set(self, { word: answer, at: now })
    events.say(answer)
  }

  function answer(from: string, word: Answer, now: number): void {
    const { thrower, by, session, n, of, cover, sign } = word
    const known = met.of(thrower)
    if (known?.session !== session || by !== from || by === thrower) return
    const heard = underway.of(thrower, word)
    const throw_ = heard ?? (n > known.last ? freshThrow(thrower, word, now) : undefined)
    if (!throw_ || throw_.closed) return
    if (throw_.said ? !throw_.said.asked.includes(by) : throw_.answers.size >= MOST.asked) return
    // Who answers twice has answered once: what counts is what the closing says, and it is signed.
    if (throw_.answers.has(by) || !signed(from, by, toSign.answer(of, cover), sign)) return
    if (isForked(throw_, word)) {
      end(throw_, { is: 'foul' })
      return
    }
    if (throw_.said && throw_.said.of !== of) return
    if (!heard) {
      if (underway.full()) return
      underway.keep(throw_)
    }
    throw_.answers.set(by, { word, at: now })
    if (throw_.wanted.has(by)) events.say(word, thrower)
  }

  function close(name: string, word: Closing, now: number): void {
    const throw_ = underway.of(name, word)
    const { hands, sign } = word
    if (!throw_?.said) return
    const { said } = throw_
    const { of, asked } = said
    const covers = hands.map(([peer, cover]) => ({ peer, cover }))
    const hash = closedAs(of, covers)
    if (throw_.closed?.hash === hash) return
    if (!signed(name, name, toSign.close(hash), sign)) return
    const took = new Set(hands.map(([peer]) => peer))
    // Nobody opens a number for two closings.
    const holds = !throw_.closed && isAsAnswered(throw_, said, word, self)
    if (!holds || (took.has(self) && leavesOut(throw_, said, took, self, now))) {
      end(throw_, { is: 'foul' })
      return
    }
    const room = asked.length < MOST.asked
    const left = !took.has(self) && (asked.includes(self) || room) && wakeful(now)
    throw_.closed = { hash, word, left }
    throw_.wanted = new Set()
    // Numbers may have come before it was known for what.
    for (const [by, early] of throw_.opens) if (!fits(name, throw_, early)) throw_.opens.delete(by)
    if (throw_.value === undefined || !took.has(self)) return
    const opening = openingFor(throw_, hash, screen, throw_.value)
    throw_.opens.set(self, opening)
    events.say(opening)
  }

  /** Whether this is the number that somebody covered, opened for this closing. */
  function fits(
    from: string,
    { closed }: Theirs,
    { by, value, sign, closed: of }: Opening,
  ): boolean {
    const cover = closed?.word.hands.find(([peer]) => peer === by)?.[1]
    if (!closed || of !== closed.hash || cover !== coverOf(by, value)) return false
    return signed(from, by, toSign.open(of), sign)
  }

  function open(from: string, word: Opening): void {
    const throw_ = underway.of(word.thrower, word)
    const { by } = word
    if (by !== from || !throw_?.said?.asked.includes(by) || throw_.opens.has(by)) return
    if (throw_.closed && !fits(from, throw_, word)) return
    throw_.opens.set(by, word)
    if (throw_.wanted.has(by)) events.say(word, word.thrower)
  }

  function opened(name: string, { session, n, value, hands }: Say<'opened'>): void {
    const throw_ = underway.of(name, { session, n })
    const { said, closed } = throw_ ?? {}
    if (!throw_ || !said || !closed) return
    const counted = closed.word.hands.map(([peer]) => peer)
    const holds =
      coverOf(name, value) === said.cover &&
      hands.length === counted.length &&
      counted.every((peer) => {
        const given = hands.find(([one]) => one === peer)
        const known = throw_.opens.get(peer)
        if (!given || known) return given !== undefined && known?.value === given[1]
        const word = { session, n, thrower: name, by: peer, closed: closed.hash }
        const all: Opening = { joint: 'open', ...word, value: given[1], sign: given[2] }
        return fits(name, throw_, all)
      })
    if (!holds) {
      end(throw_, { is: 'foul' })
      return
    }
    const joint = jointOf(throw_, said, { value, hands }, closed.word.sign)
    const seed = seedOf(closed.hash, joint.thrower, joint.witnesses)
    end(throw_, { is: 'opened', seed, joint }, closed.left ? 'left' : undefined)
  }

  return {
    announced,
    answer,
    close,
    open,
    opened,
    lack(name, { session, n, who }) {
      const throw_ = underway.of(name, { session, n })
      if (!throw_?.said || throw_.wanted.size > 0) return
      throw_.wanted = new Set(who)
      for (const peer of throw_.wanted) {
        const word = throw_.closed ? throw_.opens.get(peer) : throw_.answers.get(peer)?.word
        if (word) events.say(word, name)
      }
    },
    voided(name, { session, n, lacking }) {
      const throw_ = underway.of(name, { session, n })
      if (!throw_?.said) return
      const { closed, opens } = throw_
      // Who says that others have not opened whose numbers were heard here has not opened itself.
      const lack = lacking.filter((peer) => !opens.has(peer))
      const counted = closed?.word.hands.some(([peer]) => lack.includes(peer))
      end(throw_, counted ? { is: 'void', lacking: lack } : { is: 'abandoned' })
    },
    due: underway.due,
    tick: underway.tick,
  }
}
