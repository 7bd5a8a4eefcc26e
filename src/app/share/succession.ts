import { type Sentence, say } from '../../rules/plain/sentence.ts'
import type { Company } from '../../sync/company/company.ts'
import {
  isRenewal,
  MOST_AT_ONCE,
  MOST_NAMED,
  type Renewal,
  readRenewal,
  tellRenewal,
} from '../../sync/door/renewal.ts'
import { furtherFor, type Successor, successorOf } from '../../sync/door/successor.ts'
import { keyCode } from '../../sync/keys/code.ts'
import { freshKey, type Keys, writerKeys } from '../../sync/keys/keys.ts'
import type { Screen, ScreenKey } from '../../sync/keys/screen.ts'
import { keepNewest } from '../../sync/pace/newest.ts'
import { type Bucket, bucketOf } from '../../sync/pace/pace.ts'
import { noteEarlier } from '../../table/store/earlier.ts'
import type { Lobby } from '../../table/store/lobby.ts'
import type { Openness, OpenTable } from '../page/opentable.ts'
import { gatherMissed } from './missed.ts'
import { relaysIn, withRelays } from './relayed.ts'
import { renewedAt } from './renewed.ts'
import { keysOf } from './sharing.ts'

/** How long everybody waits for other new keys before they change to one (ms). */
const GRACE = 1000
/** How long before the change those who do not stay are told (ms): then their links end. */
const PARTING = 150
/** How long after a change another one that was made at the same time still counts (ms). */
const LATE = 10_000
/** How long who only watches waits for further letters, and who is told that they are out for another tab (ms). */
const WAITING = 3000
/** How many one screen makes at once. */
const MOST_OF_ONE = 2
/** Words of one screen that are looked at: each costs some milliseconds. */
const LOOKED_AT = { burst: 24, perSecond: 0.5 }
/** How many screens are told apart by that. */
const MOST_SCREENS = 200

/** Where the next key of a table comes from. */
export interface Succession extends Pick<Openness, 'renew'> {
  /** Takes what others have said when they went on from this key, while we were not there: unchecked. */
  missed(words: readonly unknown[]): void
  end(): void
}

/**
 * Hears of new keys of an open table, and changes to them; makes new ones. `told` is given what somebody else did.
 */
export function succeed(
  opened: OpenTable,
  keys: Keys,
  lobby: Lobby,
  told: (what: Sentence) => void,
): Succession {
  const { table, room, extras } = opened
  const { whoIs, newsOf } = renewedAt(opened, lobby)
  const mayLook = sparing()
  /** The new keys that were heard of or made here, and what they come from. */
  let heard: Renewal[] = []
  let before = keys
  const timers: ReturnType<typeof setTimeout>[] = []
  let company: Company | undefined
  let ended = false
  void room.met().then(
    (met) => {
      company = met
    },
    () => {
      // Nobody can be met here: a new key counts from the next time.
    },
  )
  const me = () => company?.screen
  const later = (work: () => void, ms: number) => timers.push(setTimeout(work, ms))
  const settle = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer)
  }

  const entry = () => lobby.entry(table.id)
  /** Another tab of this browser has gone on already. */
  const elsewhere = () => keysOf(entry()?.key ?? '')?.topic !== keys.topic

  const next = (): Successor | undefined => {
    const screen = me()
    return screen && successorOf(before, heard, screen)
  }
  const tell = (words: readonly object[], whom: (peer: ScreenKey) => boolean) => {
    for (const { peer } of room.around().neighbours)
      if (whom(peer)) for (const word of words) room.tell(word, peer)
  }

  const forget = () => {
    heard = []
    before = keys
  }

  function propose(renewal: Renewal, from?: ScreenKey): void {
    if (heard.some(({ id }) => id === renewal.id)) return
    const own = renewal.by === me()?.key
    const many = heard.filter(({ by }) => by === renewal.by).length >= MOST_OF_ONE
    if (!own && (many || heard.length >= MOST_AT_ONCE)) {
      if (timers.length === 0) forget()
      return
    }
    heard.push(renewal)
    tell([renewal.word], (peer) => peer !== from && renewal.stay.has(peer))
    if (renewal.of.length > 0) {
      // What a screen that watches may have waited for.
      if (timers.length === 0 || next()?.keys) again()
    } else if (timers.length === 0) {
      // Who is out has nothing to wait for, nor has who is alone.
      const waits = room.around().neighbours.length > 0 && renewal.stay.has(me()?.key ?? '')
      const wait = waits ? GRACE : 0
      later(part, Math.max(0, wait - PARTING))
      later(change, wait)
    }
  }
  const again = () => {
    settle()
    later(change, 0)
  }

  /** Those who do not stay hear why, before their links end. */
  function part(): void {
    const { stay } = next() ?? {}
    const words = heard.map(({ word }) => word)
    if (stay?.has(me()?.key ?? '')) tell(words, (peer) => !stay.has(peer))
  }

  function change(): void {
    settle()
    const [screen, to] = [me(), next()]
    if (ended || !screen || !to) return
    const stays = to.stay.has(screen.key)
    if (to.keys) goOn(to, to.keys)
    else if (stays && keys.write === undefined && to.of.length > 1) {
      leaveIn(to, WAITING)
    } else {
      // Another tab of this device may stay, and bring the key.
      leaveIn(to, WAITING / 2)
    }
  }

  function goOn(to: Successor, fresh: Keys): void {
    const screen = me()
    const last = extras.rekeyed
    if (fresh.topic === keys.topic) {
      // Said again, or further letters: we have that key, and nobody has a reason to prove it once more.
      if (last?.before === before) extras.rekeyed = { ...last, made: heard }
      forget()
      return
    }
    const made = heard
    heard = []
    leaving = undefined
    if (!screen) return
    const further = furtherFor(to)
    const word = furtherWord(before, fresh, screen, to, further)
    if (word) tell([word], (peer) => further.includes(peer))
    const known = last?.before.topic === before.topic ? last.made : []
    const names = made.flatMap((one) => {
      const told = one.of.length > 0 || known.some(({ id }) => id === one.id)
      return told || one.by === screen.key ? [] : [newsOf(one)]
    })
    extras.rekeyed = { before, made, at: performance.now() }
    noteEarlier(lobby, table.id, {
      key: keyCode(before, true),
      words: [...made.map((one) => one.word), ...(word ? [word] : [])],
    })
    company?.renew(fresh, new Set(to.stay.keys()))
    const text = withRelays(keyCode(fresh), relaysIn(entry()?.key ?? ''))
    lobby.share(table.id, text, fresh.write === undefined)
    for (const news of names) told(news)
  }

  /** What this screen says when it goes, as soon as it is sure to. */
  let leaving: (() => void) | undefined
  function leaveIn(to: Successor, ms: number): void {
    leaving = () => leave(to)
    later(leaving, ms)
  }

  /** This screen does not stay: removed, or nobody had seen it. */
  function leave({ out, of }: Successor): void {
    settle()
    leaving = undefined
    const screen = me()
    const by = heard.find((one) => of.includes(one.id) && !one.stay.has(screen?.key ?? ''))?.by
    forget()
    if (ended || !screen || elsewhere()) return
    const name = by === undefined ? '' : whoIs(by)
    const removed = out.has(screen.key)
    told(say(removed ? 'rekey.out' : 'rekey.missed', { name }))
    if (removed) lobby.leave(table.id)
  }

  /** What was made at the same time as the one that we have just changed to, and came late. */
  function take(word: object, from: ScreenKey): Renewal | undefined {
    if (!mayLook(from)) return undefined
    const renewal = readRenewal(word, before)
    if (renewal || heard.length > 0) return renewal
    const last = extras.rekeyed
    if (!last || performance.now() - last.at > LATE) return undefined
    const more = readRenewal(word, last.before)
    if (!more || last.made.some(({ id }) => id === more.id)) return undefined
    before = last.before
    heard = [...last.made]
    return more
  }
  const stop = room.listen(({ peer }, word) => {
    if (!isRenewal(word)) return
    const renewal = take(word, peer)
    if (renewal) propose(renewal, peer)
  })

  const absent = gatherMissed(
    keys,
    GRACE,
    () => mayLook(''),
    (most, isSplit) => {
      if (ended || timers.length > 0 || elsewhere()) return
      // People who went separate ways: which of them to follow is for a person to say.
      if (isSplit) {
        told(say('rekey.split'))
        return
      }
      heard = [...most]
      change()
    },
  )

  return {
    renew({ stay, out }) {
      const screen = me()
      // One that was made earlier still counts in the next second.
      if (!screen || before !== keys) return false
      const all = [
        { key: screen.key, writes: true },
        ...stay.filter(({ key }) => key !== screen.key),
      ]
      // Who is out and not named goes all the same, and is only told another sentence.
      const named = out.slice(0, MOST_NAMED)
      const word = tellRenewal(keys, writerKeys(freshKey()), screen, all, named)
      const renewal = word && readRenewal(word, keys)
      if (renewal) propose(renewal)
      return renewal !== undefined
    },
    missed(words) {
      if (timers.length === 0 && heard.length === 0) absent.take(words)
    },
    end() {
      // Another tab that goes, too, has closed the table to others before this one said why.
      if (entry()?.shut) leaving?.()
      ended = true
      stop()
      settle()
      absent.end()
    },
  }
}

/** Says whether a word of a screen is looked at: who says much that is none takes no time from the others. */
function sparing(): (screen: ScreenKey) => boolean {
  const looks = new Map<ScreenKey, Bucket>()
  return (screen) => {
    const bucket = looks.get(screen) ?? bucketOf(LOOKED_AT)
    looks.delete(screen)
    looks.set(screen, bucket)
    keepNewest(looks, MOST_SCREENS)
    return bucket.take(1, performance.now())
  }
}

/** The letters that are still to be written to these, who watch; undefined where there are none, or not from here. */
function furtherWord(
  before: Keys,
  fresh: Keys,
  screen: Screen,
  { of }: Successor,
  further: readonly ScreenKey[],
): object | undefined {
  if (!fresh.write || further.length === 0) return undefined
  const readers = further.map((key) => ({ key, writes: false }))
  return tellRenewal(before, fresh, screen, readers, [], of)
}
