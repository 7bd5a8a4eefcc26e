import type { Asked, Hand, Joint, Terms } from '../../rules/dice/roll.ts'
import { coverOf, inOrder, toSign } from '../../tray/joint.ts'
import type { Screen } from '../keys/screen.ts'
import { isSignedBy, signAs } from '../keys/signature.ts'
import type { Announcement, Answer, Closing, Opening, Say, Why } from './jointwords.ts'
import type { Memory } from './seen.ts'

/** An announced throw that is not opened after so long was abandoned, ms. */
export const ABANDONED = 5000
/** Who looks at the clock so much later than asked to has slept, ms: what was said meanwhile is still to be heard. */
const SLEPT = 1000
/** An answer that was heard so long before a throw was closed was heard by its thrower too, or could have been, ms. */
const SLACK = 400
/** Throws of all others that are heard of at the same time. */
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

/** As what a throw was announced; `of` is what the announcement is known by. */
type Said = Announcement & { readonly of: string }

/** A throw of another, from its announcement or the first answer to it, whichever comes first. */
export interface Theirs {
  readonly thrower: string
  readonly session: string
  readonly n: number
  said?: Said
  /** Our own number, where we are asked for one; it is opened once, for one closing. */
  value?: string
  readonly answers: Map<string, { readonly word: Answer; readonly at: number }>
  closed?: { readonly hash: string; readonly word: Closing; readonly left: boolean }
  readonly opens: Map<string, Opening>
  /** Whose words the thrower lacks. */
  wanted: ReadonlySet<string>
  until: number
}

/** Which throw of somebody a word is about. */
type Which = Pick<Theirs, 'session' | 'n'>

export function freshThrow(thrower: string, { session, n }: Which, now: number): Theirs {
  return {
    thrower,
    session,
    n,
    answers: new Map(),
    opens: new Map(),
    wanted: new Set(),
    until: now + ABANDONED,
  }
}

/** All throws of others that are under way. */
export interface Underway {
  of(thrower: string, which: Which): Theirs | undefined
  keep(throw_: Theirs): void
  /** Nobody's throw is heard of any more until some have ended. */
  full(): boolean
  /** How many somebody has announced. */
  openOf(thrower: string): number
  end(throw_: Theirs, became: OtherThrow['became'], why?: Why): void
  /** When the next is abandoned, if it is not opened. */
  due(): number | undefined
  tick(now: number): void
}

/** None yet; `told` is given what became of each that was announced. */
export function noneUnderway(memory: Memory, told: (other: OtherThrow) => void): Underway {
  /** By thrower, session and number. */
  const theirs = new Map<string, Theirs>()
  const slot = (thrower: string, { session, n }: Which) => `${thrower} ${session} ${n}`

  function end(throw_: Theirs, became: OtherThrow['became'], why?: Why): void {
    const { thrower, session, n, said } = throw_
    theirs.delete(slot(thrower, throw_))
    if (!said) return
    const { id } = said.terms
    const seen = became.is === 'opened' ? { id, seed: became.seed } : { id, why: why ?? 'other' }
    memory.note(thrower, session, n, { ...seen, ...(why && { why }) })
    told({ peer: thrower, terms: said.terms, became })
  }

  return {
    of: (thrower, which) => theirs.get(slot(thrower, which)),
    keep: (throw_) => void theirs.set(slot(throw_.thrower, throw_), throw_),
    full: () => theirs.size >= MOST_HEARD,
    openOf: (thrower) =>
      [...theirs.values()].filter((one) => one.said && one.thrower === thrower).length,
    end,
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

/** Somebody was told another throw of this number by the same thrower: it signed both. */
export function isForked(throw_: Theirs, { of, said }: Answer): boolean {
  if (!throw_.said || throw_.said.of === of) return false
  return isSignedBy(throw_.thrower, toSign.throw(of), said)
}

/** The own answer to a throw: this number, covered. */
export function answerTo(
  { thrower, session, n }: Theirs,
  { of, sign }: Said,
  screen: Pick<Screen, 'key' | 'sign'>,
  value: string,
): Answer {
  const cover = coverOf(screen.key, value)
  return {
    joint: 'answer',
    thrower,
    session,
    n,
    by: screen.key,
    of,
    said: sign,
    cover,
    sign: signAs(screen, toSign.answer(of, cover)),
  }
}

/** The answer of somebody that was heard, to the throw as it was announced here. */
const heardOf = ({ said, answers }: Theirs, peer: string) => {
  const one = answers.get(peer)
  return one?.word.of === said?.of ? one : undefined
}

/** Whether a closing takes each number once, from who was asked, and as it was covered. */
export function isAsAnswered(
  throw_: Theirs,
  { of, asked }: Said,
  { hands }: Closing,
  self: string,
): boolean {
  return (
    new Set(hands.map(([peer]) => peer)).size === hands.length &&
    hands.every(([peer, cover, theirSign]) => {
      if (!asked.includes(peer)) return false
      if (heardOf(throw_, peer)?.word.cover === cover) return true
      return peer !== self && isSignedBy(peer, toSign.answer(of, cover), theirSign)
    })
  )
}

/** Whether a closing that takes these leaves out another whose answer its thrower must have heard. */
export function leavesOut(
  throw_: Theirs,
  { asked }: Said,
  took: ReadonlySet<string>,
  self: string,
  now: number,
): boolean {
  return asked.some((peer) => {
    const known = heardOf(throw_, peer)
    return known !== undefined && peer !== self && !took.has(peer) && known.at <= now - SLACK
  })
}

/** The own number, opened for this closing. */
export function openingFor(
  { thrower, session, n }: Theirs,
  closed: string,
  screen: Pick<Screen, 'key' | 'sign'>,
  value: string,
): Opening {
  return {
    joint: 'open',
    thrower,
    session,
    n,
    by: screen.key,
    closed,
    value,
    sign: signAs(screen, toSign.open(closed)),
  }
}

/** All hands in one, as the thrower has opened them; `sign` is that of its closing. */
export function jointOf(
  { thrower, session, n }: Theirs,
  { table, asked }: Said,
  { value, hands }: Pick<Say<'opened'>, 'value' | 'hands'>,
  sign: string,
): Joint {
  const counted = new Set(hands.map(([peer]) => peer))
  const silent = asked.flatMap((peer): Asked[] => (counted.has(peer) ? [] : [{ peer }]))
  return {
    table,
    session,
    n,
    thrower: { peer: thrower, value, sign },
    witnesses: inOrder(
      hands.map(([peer, theirs, own]): Hand => ({ peer, value: theirs, sign: own })),
    ),
    silent: inOrder(silent),
  }
}
