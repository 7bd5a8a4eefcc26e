import { type Asked, type Hand, type Joint, MOST, type Terms } from '../../rules/dice/roll.ts'
import { closedAs, coverOf, hashOf, inOrder, seedOf, toSign } from '../../tray/joint.ts'
import { isSignedBy, signAs } from '../keys/signature.ts'
import type { Acquaintances } from './acquaintances.ts'
import type { Announcement, Answer, Closing, Opening, Say, Why, Word } from './jointwords.ts'
import type { Memory } from './seen.ts'
import type { Ourselves } from './thrower.ts'

/** An announced throw that is not opened after so long was abandoned, ms. */
export const ABANDONED = 5000
/** Who looks at the clock so much later than asked to has slept, ms: what was said meanwhile is still to be heard. */
const SLEPT = 1000
/** An answer that was heard so long before a throw was closed was heard by its thrower too, or could have been, ms. */
const SLACK = 400
/** Throws of one screen that are announced at the same time. */
const MOST_OPEN = 8
/** Throws of all others. */
const MOST_HEARD = 500

/** What became of a throw of another screen. */
export interface OtherThrow {
  readonly peer: string
  readonly terms: Terms
  readonly became:
    | { readonly is: 'announced' }
    | { readonly is: 'opened'; readonly seed: string; readonly joint: Joint }
    | { readonly is: 'abandoned' }
    /** These have not opened their numbers. */
    | { readonly is: 'void'; readonly lacking: readonly string[] }
    /** It was told otherwise to others, or closed otherwise than it was answered: it will not be opened from here. */
    | { readonly is: 'foul' }
}

/** What a witness says and tells. */
export interface WitnessEvents {
  say(word: Word, to?: string): void
  other(other: OtherThrow): void
  lied(peer: string): void
}

/** A throw of another, from its announcement or the first answer to it, whichever comes first. */
interface Theirs {
  readonly thrower: string
  readonly session: string
  readonly n: number
  said?: Announcement & { readonly of: string }
  /** Our own number, where we are asked for one; it is opened once, for one closing. */
  value?: string
  readonly answers: Map<string, { readonly word: Answer; readonly at: number }>
  closed?: { readonly hash: string; readonly word: Closing; readonly left: boolean }
  readonly opens: Map<string, Opening>
  /** Whose words the thrower lacks. */
  wanted: ReadonlySet<string>
  foul: boolean
  until: number
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
  /** By thrower, session and number. */
  const theirs = new Map<string, Theirs>()
  const slot = (thrower: string, { session, n }: { session: string; n: number }) =>
    `${thrower} ${session} ${n}`
  const signed = (from: string, by: string, what: Uint8Array, sign: string): boolean => {
    const holds = isSignedBy(by, what, sign)
    if (!holds) events.lied(from)
    return holds
  }

  function end(throw_: Theirs, became: OtherThrow['became'], why?: Why): void {
    const { thrower, session, n, said } = throw_
    theirs.delete(slot(thrower, throw_))
    if (!said) return
    const { id } = said.terms
    const seen = became.is === 'opened' ? { id, seed: became.seed } : { id, why: why ?? 'other' }
    memory.note(thrower, session, n, { ...seen, ...(why && { why }) })
    events.other({ peer: thrower, terms: said.terms, became })
  }

  const openOf = (thrower: string): number =>
    [...theirs.values()].filter((one) => one.said && one.thrower === thrower).length

  function fresh(thrower: string, session: string, n: number, now: number): Theirs {
    return {
      thrower,
      session,
      n,
      answers: new Map(),
      opens: new Map(),
      wanted: new Set(),
      foul: false,
      until: now + ABANDONED,
    }
  }

  /** Somebody was told another throw of this number by the same thrower: it signed both. */
  function isForked(throw_: Theirs, { of, said }: Answer): boolean {
    if (!throw_.said || throw_.said.of === of) return false
    return isSignedBy(throw_.thrower, toSign.throw(of), said)
  }

  function announced(name: string, word: Announcement, now: number): void {
    const known = met.of(name)
    const { session, n, asked, sign } = word
    if (!known || known.session !== session) return
    const ours = table()
    if (ours !== '' && word.table !== '' && ours !== word.table) return
    const old = theirs.get(slot(name, word))
    const of = hashOf(name, word)
    if (old?.said) {
      if (old.said.of !== of && signed(name, name, toSign.throw(of), sign)) end(old, { is: 'foul' })
      return
    }
    // Also before this page was loaded anew: nobody gives two numbers for one throw.
    if (n <= known.last || memory.has(name, session, n) || openOf(name) >= MOST_OPEN) return
    if (!signed(name, name, toSign.throw(of), sign)) return
    // Only the next one counts: whoever leaves numbers out has thrown, or not thrown, where nobody could see it.
    const next = n === known.last + 1
    known.last = n
    if (!next) {
      memory.note(name, session, n, { id: word.terms.id, why: 'number' })
      return
    }
    memory.begin(name, session, n)
    const throw_ = old ?? fresh(name, session, n, now)
    throw_.said = { ...word, of }
    throw_.until = now + ABANDONED
    theirs.set(slot(name, word), throw_)
    events.other({ peer: name, terms: word.terms, became: { is: 'announced' } })
    for (const { word: answer } of throw_.answers.values()) {
      if (!isForked(throw_, answer)) continue
      end(throw_, { is: 'foul' })
      return
    }
    if (!asked.includes(self)) return
    throw_.value = secret()
    const cover = coverOf(self, throw_.value)
    const answer: Answer = {
      joint: 'answer',
      thrower: name,
      session,
      n,
      by: self,
      of,
      said: sign,
      cover,
      sign: signAs(screen, toSign.answer(of, cover)),
    }
    throw_.answers.set(self, { word: answer, at: now })
    events.say(answer)
  }

  function answer(from: string, word: Answer, now: number): void {
    const { thrower, by, session, n, of, cover, sign } = word
    const known = met.of(thrower)
    if (known?.session !== session || by !== from || by === thrower) return
    const at = slot(thrower, word)
    const throw_ = theirs.get(at) ?? (n > known.last ? fresh(thrower, session, n, now) : undefined)
    if (!throw_ || throw_.closed) return
    if (throw_.said ? !throw_.said.asked.includes(by) : throw_.answers.size >= MOST.asked) return
    // Who answers twice has answered once: what counts is what the closing says, and it is signed.
    if (throw_.answers.has(by) || !signed(from, by, toSign.answer(of, cover), sign)) return
    if (isForked(throw_, word)) {
      end(throw_, { is: 'foul' })
      return
    }
    if (throw_.said && throw_.said.of !== of) return
    if (!theirs.has(at)) {
      if (theirs.size >= MOST_HEARD) return
      theirs.set(at, throw_)
    }
    throw_.answers.set(by, { word, at: now })
    if (throw_.wanted.has(by)) events.say(word, thrower)
  }

  function close(name: string, word: Closing, now: number): void {
    const throw_ = theirs.get(slot(name, word))
    const { hands, sign } = word
    if (!throw_?.said) return
    const { of, asked } = throw_.said
    const covers = hands.map(([peer, cover]) => ({ peer, cover }))
    const hash = closedAs(of, covers)
    if (throw_.closed?.hash === hash) return
    if (!signed(name, name, toSign.close(hash), sign)) return
    const took = new Set(hands.map(([peer]) => peer))
    const heard = (peer: string) => {
      const one = throw_.answers.get(peer)
      return one?.word.of === of ? one : undefined
    }
    const holds =
      // Nobody opens a number for two closings.
      !throw_.closed &&
      took.size === hands.length &&
      hands.every(([peer, cover, theirSign]) => {
        if (!asked.includes(peer)) return false
        if (heard(peer)?.word.cover === cover) return true
        return peer !== self && isSignedBy(peer, toSign.answer(of, cover), theirSign)
      })
    const omitted = asked.some((peer) => {
      const known = heard(peer)
      return known && peer !== self && !took.has(peer) && known.at <= now - SLACK
    })
    if (!holds || (omitted && took.has(self))) {
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
    const { thrower, session, n, value } = throw_
    const opening: Opening = {
      joint: 'open',
      thrower,
      session,
      n,
      by: self,
      closed: hash,
      value,
      sign: signAs(screen, toSign.open(hash)),
    }
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
    const throw_ = theirs.get(slot(word.thrower, word))
    const { by } = word
    if (by !== from || !throw_?.said?.asked.includes(by) || throw_.opens.has(by)) return
    if (throw_.closed && !fits(from, throw_, word)) return
    throw_.opens.set(by, word)
    if (throw_.wanted.has(by)) events.say(word, word.thrower)
  }

  function opened(name: string, { session, n, value, hands }: Say<'opened'>): void {
    const throw_ = theirs.get(slot(name, { session, n }))
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
    const witnesses = inOrder(
      hands.map(([peer, theirs, sign]): Hand => ({ peer, value: theirs, sign })),
    )
    const silent = said.asked.flatMap((peer): Asked[] => (counted.includes(peer) ? [] : [{ peer }]))
    const joint: Joint = {
      table: said.table,
      session,
      n,
      thrower: { peer: name, value, sign: closed.word.sign },
      witnesses,
      silent: inOrder(silent),
    }
    const seed = seedOf(closed.hash, joint.thrower, witnesses)
    end(throw_, { is: 'opened', seed, joint }, closed.left ? 'left' : undefined)
  }

  return {
    announced,
    answer,
    close,
    open,
    opened,
    lack(name, { session, n, who }) {
      const throw_ = theirs.get(slot(name, { session, n }))
      if (!throw_?.said || throw_.wanted.size > 0) return
      throw_.wanted = new Set(who)
      for (const peer of throw_.wanted) {
        const word = throw_.closed ? throw_.opens.get(peer) : throw_.answers.get(peer)?.word
        if (word) events.say(word, name)
      }
    },
    voided(name, { session, n, lacking }) {
      const throw_ = theirs.get(slot(name, { session, n }))
      if (!throw_?.said) return
      const { closed, opens } = throw_
      // Who says that others have not opened whose numbers were heard here has not opened itself.
      const lack = lacking.filter((peer) => !opens.has(peer))
      const counted = closed?.word.hands.some(([peer]) => lack.includes(peer))
      end(throw_, counted ? { is: 'void', lacking: lack } : { is: 'abandoned' })
    },
    due() {
      const times = [...theirs.values()].map(({ until }) => until)
      return times.length === 0 ? undefined : Math.min(...times)
    },
    tick(now) {
      for (const [at, throw_] of [...theirs]) {
        if (throw_.until > now) continue
        if (throw_.said && now - throw_.until > SLEPT) throw_.until = now + ABANDONED
        else if (throw_.said) end(throw_, { is: 'abandoned' })
        else theirs.delete(at)
      }
    },
  }
}
