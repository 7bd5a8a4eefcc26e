import { type Sentence, say } from '../../rules/plain/sentence.ts'
import type { Company } from '../../sync/company/company.ts'
import {
  isRenewal,
  MOST_NAMED,
  type Renewal,
  readRenewal,
  tellRenewal,
} from '../../sync/door/renewal.ts'
import { type Successor, successorOf } from '../../sync/door/successor.ts'
import { freshKey, type Keys, writerKeys } from '../../sync/keys/keys.ts'
import type { Screen, ScreenKey } from '../../sync/keys/screen.ts'
import { keepNewest } from '../../sync/pace/newest.ts'
import { type Bucket, bucketOf } from '../../sync/pace/pace.ts'
import type { Room } from '../../sync/room.ts'
import type { Lobby } from '../../table/store/lobby.ts'
import type { Renewing } from '../../ui/share/doors.ts'
import type { Openness, OpenTable } from '../page/opentable.ts'
import { type Changing, entryOf, goOnWith, goOut, tellThose } from './goingon.ts'
import { type HeardKeys, readBeside, withRenewal } from './heard.ts'
import { gatherMissed } from './missed.ts'
import { keysOf } from './sharing.ts'

/** How long everybody waits for other new keys before they change to one (ms). */
const GRACE = 1000
/** How long before the change those who do not stay are told (ms): then their links end. */
const PARTING = 150
/** How long who only watches waits for further letters, and who is told that they are out for another tab (ms). */
const WAITING = 3000
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
  const { room, extras } = opened
  const changing: Changing = { opened, lobby, told }
  const mayLook = sparing()
  const due = makeDue()
  const none: HeardKeys = { before: keys, made: [] }
  let heard = none
  /** What this screen says when it goes, as soon as it is sure to. */
  let leaving: (() => void) | undefined
  let ended = false
  const met = meetAt(room)
  const me = () => met()?.screen
  /** Another tab of this browser has gone on already. */
  const elsewhere = () => keysOf(entryOf(changing)?.key ?? '')?.topic !== keys.topic
  const next = (): Successor | undefined => {
    const screen = me()
    return screen && successorOf(heard.before, heard.made, screen)
  }

  /** One was heard of, or made here: those who stay hear of it from us, too. */
  function propose(renewal: Renewal, from?: ScreenKey): void {
    const more = withRenewal(heard, renewal, renewal.by === me()?.key)
    if (more === heard) return
    if (more) {
      heard = more
      tellThose(room, [renewal.word], (peer) => peer !== from && renewal.stay.has(peer))
      wait(renewal)
    } else if (!due.any()) heard = none
  }

  /** Others may have made one at the same time: it is changed to all of them at once. */
  function wait({ of, stay }: Renewal): void {
    if (of.length > 0) {
      // What a screen that watches may have waited for.
      if (due.any() && !next()?.keys) return
      due.clear()
      due.later(change, 0)
    } else if (!due.any()) {
      // Who is out has nothing to wait for, nor has who is alone.
      const waits = room.around().neighbours.length > 0 && stay.has(me()?.key ?? '')
      const ms = waits ? GRACE : 0
      due.later(part, Math.max(0, ms - PARTING))
      due.later(change, ms)
    }
  }

  /** Those who do not stay hear why, before their links end. */
  function part(): void {
    const { stay } = next() ?? {}
    const words = heard.made.map(({ word }) => word)
    if (stay?.has(me()?.key ?? '')) tellThose(room, words, (peer) => !stay.has(peer))
  }

  function change(): void {
    due.clear()
    const [company, screen, to] = [met(), me(), next()]
    if (ended || !company || !screen || !to) return
    const { keys: fresh } = to
    if (fresh?.topic === keys.topic) {
      // Said again, or further letters: we have that key, and nobody has a reason to prove it once more.
      const last = extras.rekeyed
      if (last?.before === heard.before) extras.rekeyed = { ...last, made: heard.made }
      heard = none
    } else if (fresh) {
      const from = heard
      heard = { ...from, made: [] }
      leaving = undefined
      goOnWith(changing, { company, screen, heard: from, to, fresh })
    } else {
      const watches = to.stay.has(screen.key) && keys.write === undefined
      leaving = () => leave(to)
      // Somebody may write this screen a letter; or another tab of this device stays, and brings the key.
      due.later(leaving, watches && to.of.length > 1 ? WAITING : WAITING / 2)
    }
  }

  function leave(to: Successor): void {
    due.clear()
    leaving = undefined
    const { made } = heard
    heard = none
    const screen = me()
    if (!ended && screen && !elsewhere()) goOut(changing, screen.key, made, to)
  }

  const stop = room.listen(({ peer }, word) => {
    if (!isRenewal(word) || !mayLook(peer)) return
    const read = readBeside(word, heard, extras.rekeyed)
    if (!read) return
    heard = read.beside
    propose(read.renewal, peer)
  })

  const absent = gatherMissed(
    keys,
    GRACE,
    () => mayLook(''),
    (most, isSplit) => {
      if (ended || due.any() || elsewhere()) return
      // People who went separate ways: which of them to follow is for a person to say.
      if (isSplit) {
        told(say('rekey.split'))
        return
      }
      heard = { ...heard, made: most }
      change()
    },
  )

  return {
    renew(renewing) {
      const screen = me()
      // One that was made earlier still counts in the next second.
      if (!screen || heard.before !== keys) return false
      const renewal = renewalOf(keys, screen, renewing)
      if (renewal) propose(renewal)
      return renewal !== undefined
    },
    missed(words) {
      if (!due.any() && heard.made.length === 0) absent.take(words)
    },
    end() {
      // Another tab that goes, too, has closed the table to others before this one said why.
      if (entryOf(changing)?.shut) leaving?.()
      ended = true
      stop()
      due.clear()
      absent.end()
    },
  }
}

/** Those who are met at a table, as soon as they are. */
function meetAt(room: Room): () => Company | undefined {
  let company: Company | undefined
  room.met().then(
    (met) => {
      company = met
    },
    () => {
      // Nobody can be met here: a new key counts from the next time.
    },
  )
  return () => company
}

/** A new key for those who stay, and this screen; undefined where it cannot be made, or not for so many. */
function renewalOf(keys: Keys, screen: Screen, { stay, out }: Renewing): Renewal | undefined {
  const all = [{ key: screen.key, writes: true }, ...stay.filter(({ key }) => key !== screen.key)]
  // Who is out and not named goes all the same, and is only told another sentence.
  const named = out.slice(0, MOST_NAMED)
  const word = tellRenewal(keys, writerKeys(freshKey()), screen, all, named)
  return word && readRenewal(word, keys)
}

/** What is to be done in a while. */
interface Due {
  later(work: () => void, ms: number): void
  /** Whether anything was to be done since it was last cleared, done or not. */
  any(): boolean
  clear(): void
}

function makeDue(): Due {
  const timers: ReturnType<typeof setTimeout>[] = []
  return {
    later(work, ms) {
      timers.push(setTimeout(work, ms))
    },
    any: () => timers.length > 0,
    clear() {
      for (const timer of timers.splice(0)) clearTimeout(timer)
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
