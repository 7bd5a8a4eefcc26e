import { type Asked, type Hand, type Joint, MOST, type Terms } from '../../rules/dice/roll.ts'
import { announcedHash, closedAs, coverOf, inOrder, seedOf, toSign } from '../../tray/joint.ts'
import type { Screen } from '../keys/screen.ts'
import { isSignedBy, signAs } from '../keys/signature.ts'
import { keepNewest } from '../pace/newest.ts'
import type { Announcement, Answer, Opening, Say, Word } from './jointwords.ts'

/** How long a thrower waits for answers, and then for numbers (ms). */
export const PATIENCE = 1300
/** After so long it asks the others for what it lacks: they may have heard it. */
const ASKING = 300
/** Screens that are known not to have opened. */
const MOST_WITHHELD = 1000

/** Who throws, and at which table. */
export interface Ourselves {
  readonly screen: Pick<Screen, 'key' | 'sign'>
  readonly session: string
  /** The lasting identity of the table; '' where it has none. */
  table(): string
  /** A number that nobody can guess, 64 hexadecimal digits. */
  secret(): string
}

/** What a thrower says and tells. */
export interface ThrowerEvents {
  say(word: Word): void
  /** The own throw of this id has its seed. */
  agreed(id: string, seed: string, joint: Joint): void
  /** The own throw of this id is void: these have not opened their numbers. */
  voided(id: string, n: number, lacking: readonly string[]): void
  /** Somebody passed on what was not signed so. */
  lied(peer: string): void
}

/** A throw of our own. */
interface Own {
  readonly said: Announcement
  readonly of: string
  readonly value: string
  readonly answers: Map<string, Pick<Answer, 'cover' | 'sign'>>
  closed?: { readonly hash: string; readonly hands: readonly string[]; readonly sign: string }
  readonly opens: Map<string, Pick<Opening, 'value' | 'sign'>>
  asks: number
  until: number
}

/** The throws of this screen, with those who are `here`. */
export interface Thrower {
  /** How many were announced. */
  count(): number
  begin(terms: Terms, now: number): boolean
  /** Takes a word about an own throw, from whoever brings it. */
  answer(from: string, word: Answer, now: number): void
  open(from: string, word: Opening): void
  /** Somebody was heard. */
  awake(peer: string): void
  parted(now: number): void
  due(): number | undefined
  tick(now: number): void
}

export function makeThrower(
  { screen, session, table, secret }: Ourselves,
  here: ReadonlySet<string>,
  events: ThrowerEvents,
): Thrower {
  /** Who did not answer last time: they are asked, but not waited for until they are heard again. */
  const asleep = new Set<string>()
  /** Who did not open a number that counted: how often, and up to which throw they are left out for it. */
  const withheld = new Map<string, { readonly often: number; readonly until: number }>()
  const own = new Map<number, Own>()
  let thrown = 0

  /** Closes a throw once everybody who is still there and awake has answered. */
  function closeWhenAll(throw_: Own, now: number): void {
    if (throw_.closed) return
    const wanted = throw_.said.asked.filter((peer) => here.has(peer) && !asleep.has(peer))
    if (wanted.every((peer) => throw_.answers.has(peer))) close(throw_, now)
  }

  function close(throw_: Own, now: number): void {
    const { said, of, answers } = throw_
    for (const peer of said.asked) if (!answers.has(peer)) asleep.add(peer)
    const hands = inOrder([...answers].map(([peer, answer]) => ({ peer, ...answer })))
    const hash = closedAs(of, hands)
    const sign = signAs(screen, toSign.close(hash))
    throw_.closed = { hash, hands: hands.map(({ peer }) => peer), sign }
    throw_.asks = now + ASKING
    throw_.until = now + PATIENCE
    events.say({
      joint: 'close',
      session,
      n: said.n,
      hands: hands.map(({ peer, cover, sign: theirs }) => [peer, cover, theirs]),
      sign,
    })
    openWhenAll(throw_)
  }

  function openWhenAll({ said, closed, opens, value }: Own): void {
    if (!closed?.hands.every((peer) => opens.has(peer))) return
    const { n, terms, asked } = said
    own.delete(n)
    const thrower: Hand = { peer: screen.key, value, sign: closed.sign }
    const witnesses = inOrder([...opens].map(([peer, opened]): Hand => ({ peer, ...opened })))
    const silent = asked.flatMap((peer): Asked[] => (opens.has(peer) ? [] : [{ peer }]))
    events.say({
      joint: 'opened',
      session,
      n,
      value,
      hands: witnesses.map((hand) => [hand.peer, hand.value, hand.sign]),
    })
    const seed = seedOf(closed.hash, thrower, witnesses)
    const joint: Joint = {
      table: said.table,
      session,
      n,
      thrower,
      witnesses,
      silent: inOrder(silent),
    }
    events.agreed(terms.id, seed, joint)
  }

  const lackingIn = ({ said, closed, answers, opens }: Own): string[] =>
    closed
      ? closed.hands.filter((peer) => !opens.has(peer))
      : said.asked.filter((peer) => !answers.has(peer))

  function giveUp({ said: { n, terms } }: Own, lacking: readonly string[]): void {
    own.delete(n)
    // Nobody is to make all throws void: who does it again is left out for longer.
    for (const peer of lacking) {
      const often = (withheld.get(peer)?.often ?? 0) + 1
      withheld.set(peer, { often, until: n + 2 ** Math.min(often, 10) })
    }
    keepNewest(withheld, MOST_WITHHELD)
    const word: Say<'void'> = { joint: 'void', session, n, lacking: [...lacking] }
    events.say(word)
    events.voided(terms.id, n, lacking)
  }

  return {
    count: () => thrown,
    begin(terms, now) {
      if (here.size === 0 || thrown >= MOST.throws) return false
      thrown += 1
      const value = secret()
      const n = thrown
      const counts = [...here].filter((peer) => (withheld.get(peer)?.until ?? 0) <= n)
      const asked = counts.sort().slice(0, MOST.asked)
      const cover = coverOf(screen.key, value)
      const announced = { table: table(), session, n, cover, asked, terms }
      const of = announcedHash(screen.key, announced)
      const sign = signAs(screen, toSign.throw(of))
      const said: Announcement = { joint: 'throw', ...announced, sign }
      const until = now + PATIENCE
      const throw_ = {
        said,
        of,
        value,
        answers: new Map(),
        opens: new Map(),
        asks: now + ASKING,
        until,
      }
      own.set(n, throw_)
      events.say(said)
      closeWhenAll(throw_, now)
      return true
    },
    answer(from, { session: theirs, n, of, by, cover, sign }, now) {
      const throw_ = own.get(n)
      if (!throw_ || theirs !== session || throw_.closed || throw_.answers.has(by)) return
      if (of !== throw_.of || !throw_.said.asked.includes(by)) return
      if (!isSignedBy(by, toSign.answer(of, cover), sign)) {
        events.lied(from)
        return
      }
      throw_.answers.set(by, { cover, sign })
      closeWhenAll(throw_, now)
    },
    open(from, { session: theirs, n, by, closed, value, sign }) {
      const throw_ = own.get(n)
      if (!throw_ || theirs !== session || throw_.opens.has(by)) return
      if (closed !== throw_.closed?.hash || !throw_.closed.hands.includes(by)) return
      const fits = coverOf(by, value) === throw_.answers.get(by)?.cover
      if (!fits || !isSignedBy(by, toSign.open(closed), sign)) {
        events.lied(from)
        return
      }
      throw_.opens.set(by, { value, sign })
      openWhenAll(throw_)
    },
    awake: (peer) => void asleep.delete(peer),
    parted(now) {
      for (const throw_ of [...own.values()]) closeWhenAll(throw_, now)
    },
    due() {
      const times = [...own.values()].map(({ asks, until }) => Math.min(asks, until))
      return times.length === 0 ? undefined : Math.min(...times)
    },
    tick(now) {
      for (const throw_ of [...own.values()]) {
        const lacking = lackingIn(throw_)
        if (throw_.until <= now) {
          if (throw_.closed) giveUp(throw_, lacking)
          else close(throw_, now)
        } else if (throw_.asks <= now) {
          throw_.asks = Number.POSITIVE_INFINITY
          events.say({ joint: 'lack', session, n: throw_.said.n, who: lacking })
        }
      }
    },
  }
}
