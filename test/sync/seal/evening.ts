import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { atOnce } from '../../../src/rules/plain/turns.ts'
import type { Screen, ScreenKey } from '../../../src/sync/keys/screen.ts'
import type { Curve } from '../../../src/sync/seal/curve.ts'
import {
  type ActOf,
  type SealAct,
  type SealEntry,
  type SignedBy,
  writeEntries,
} from '../../../src/sync/seal/entry.ts'
import { decksOf, facesSteps, lastOf } from '../../../src/sync/seal/faces.ts'
import type { SealedList } from '../../../src/sync/seal/lists.ts'
import { makeSealLog, type SealLog } from '../../../src/sync/seal/log.ts'
import {
  type Owed,
  owedBy,
  pactAct,
  questionsOf,
  type ShowQuestion,
} from '../../../src/sync/seal/owes.ts'
import { type TrialsSeen, takeTrials, trialsFor } from '../../../src/sync/seal/owesdeck.ts'
import type { OwnSeal } from '../../../src/sync/seal/own.ts'
import { leastOf } from '../../../src/sync/seal/pact.ts'
import { screenFor } from '../party.ts'
import { SMALL } from './smallcurve.ts'

/** What a screen knows of all cards; what all know, where it is no screen's. */
export const facesKnown = (log: SealLog, own?: OwnSeal) => atOnce(facesSteps(log, own))

const hash = (...parts: readonly (string | Uint8Array)[]) =>
  sha256(concatBytes(...parts.map((part) => (typeof part === 'string' ? utf8ToBytes(part) : part))))

/** A screen whose signatures anybody can forge, and whose boxes are no secret: for long games in the small group. */
function paperScreen(name: string): Screen {
  const key = bytesToHex(hash('paper', name))
  const pair = (other: string) => hash('box', ...[key, other].sort())
  return {
    key,
    sign: (purpose, what) => paperSign(key, purpose, what),
    box: (other) => ({
      seal: (plain) => concatBytes(pair(other), plain),
      open: (sealed) =>
        bytesToHex(sealed.subarray(0, 32)) === bytesToHex(pair(other))
          ? sealed.subarray(32)
          : undefined,
    }),
  }
}
const paperSign = (key: string, purpose: string, what: Uint8Array) => {
  const half = hash(key, purpose, what)
  return concatBytes(half, half)
}
const paperSigned: SignedBy = (key, purpose, what, sign) =>
  bytesToHex(paperSign(key, purpose, what)) === bytesToHex(sign)

const isEntry = (raw: unknown): raw is SealEntry =>
  typeof raw === 'object' && raw !== null && 'by' in raw && 'sign' in raw

/** One screen at an evening of cards. */
export interface Player {
  readonly name: string
  readonly own: OwnSeal
  readonly screen: Screen
  log: SealLog
  seen: TrialsSeen
  /** All that lies in its document. */
  readonly entries: Map<string, SealEntry>
  /** Whom it passes over. */
  readonly without: Set<ScreenKey>
  /** A hostile one may owe other things, or nothing. */
  twist?(acts: readonly SealAct[]): readonly SealAct[]
  /** What it did not do, and whom it waits for, when last asked. */
  owed?: Owed
}

/** What the game of an evening allows. */
export interface House {
  allows(show: ShowQuestion, at: Player): boolean
  seals?(seal: ActOf<'seal'>, at: Player): boolean
  /** Whether the game is over. */
  over?(): boolean
}

/** Cards by their places, each with its face; null for one that lies hidden. */
type Cards = readonly (readonly [card: string, face: string | null])[]

/** Screens round a table of sealed cards: their documents meet when they are let. */
export interface Evening {
  readonly players: readonly Player[]
  player(name: string): Player
  key(name: string): ScreenKey
  /** These hear each other, and no others, until nobody of them owes anything. */
  settle(...names: readonly string[]): void
  /** Writes something down as this screen. */
  say(name: string, ...acts: readonly SealAct[]): void
  /** Begins a pact of all, or of these. */
  begin(names?: readonly string[], least?: number): string
  /** Asks that cards be sealed, as these faces. */
  seal(name: string, pact: string, faces: readonly string[], n?: number): void
  /** Asks that these cards be sealed, those without a face as they lie hidden. */
  gather(name: string, pact: string, n: number, cards: Cards): void
  /** Cards of the last deck that this screen knows are to be seen: by all, or whoever asks for it. */
  show(name: string, cards: readonly number[], to: string, salt?: number): void
  /** The last deck that a screen knows. */
  list(name: string): SealedList | undefined
  /** These entries come to lie in the document of a screen, from anywhere. */
  give(name: string, entries: readonly unknown[]): void
  /** A screen is closed and opened again: it has its secret, and these entries. */
  reopen(name: string, entries?: readonly SealEntry[]): void
}

const TABLE = 'table'

/** An evening among these; by the small group and screens on paper, unless told otherwise. */
export function evening(names: readonly string[], house: House, real?: Curve): Evening {
  const curve = real ?? SMALL
  const freshLog = (us: string) => makeSealLog(curve, TABLE, us, real ? undefined : paperSigned)
  const players: Player[] = names.map((name) => {
    const screen = real ? screenFor(name) : paperScreen(name)
    const own = { screen, secret: hash('secret', name) }
    return {
      name,
      own,
      screen,
      log: freshLog(screen.key),
      seen: new Map(),
      entries: new Map(),
      without: new Set(),
    }
  })
  const player = (name: string) => {
    const found = players.find((one) => one.name === name)
    if (!found) throw new Error(`${name} is not here`)
    return found
  }
  const take = (to: Player, entry: SealEntry) => {
    const name = `${entry.by}${entry.sign}`
    if (to.entries.has(name)) return false
    to.entries.set(name, entry)
    to.log.take(entry)
    return true
  }
  const say = (name: string, ...acts: readonly SealAct[]) => {
    const at = player(name)
    for (const entry of writeEntries(at.screen, TABLE, acts)) take(at, entry)
  }
  const list = (name: string) => decksOf(player(name).log).at(-1)?.list
  const agreedAt = (at: Player) => {
    const { pacts, seals, shows, audits } = questionsOf(at.log, at.own)
    return new Set([
      ...pacts.map(({ id }) => id),
      ...seals.filter(({ seal }) => house.seals?.(seal, at) ?? true).map(({ id }) => id),
      ...shows.filter((show) => house.allows(show, at)).map(({ id }) => id),
      ...(house.over?.() ? audits.map(({ id }) => id) : []),
    ])
  }
  /** Does what one owes; true if that was anything. */
  function work(at: Player, there: readonly Player[]): boolean {
    const awake = new Set(
      there.map(({ own }) => own.screen.key).filter((key) => !at.without.has(key)),
    )
    const owed = atOnce(owedBy(at.log, at.own, at.seen, agreedAt(at), awake))
    at.owed = owed
    const acts = at.twist?.(owed.acts) ?? owed.acts
    if (acts.length > 0) say(at.name, ...acts)
    let learnt = false
    for (const { list: id } of owed.wishes) {
      for (const { log, own, seen, screen } of there) {
        const word = trialsFor(log, own, seen, id)
        if (word && !at.seen.has(id)) atOnce(takeTrials(at.log, at.seen, word, screen.key))
      }
      learnt ||= at.seen.has(id)
    }
    return acts.length > 0 || learnt
  }
  return {
    players,
    player,
    key: (name) => player(name).screen.key,
    settle(...some) {
      const there = (some.length > 0 ? some : names).map(player)
      for (let turn = 0; turn < 200; turn++) {
        let busy = false
        for (const at of there) {
          for (const other of there) for (const entry of other.entries.values()) take(at, entry)
          busy = work(at, there) || busy
        }
        if (!busy) return
      }
      throw new Error('they never come to rest')
    },
    say,
    begin(some = names, least = leastOf(some.length)) {
      const hands = new Map(some.map((name) => [player(name).screen.key, [name]]))
      const act = pactAct(hands, least, bytesToHex(hash('pact', ...some)))
      const [first = ''] = some
      say(first, act)
      return (
        player(first)
          .log.said('pact', '')
          .find(({ act: { salt } }) => salt === act.salt)?.id ?? ''
      )
    },
    seal(name, pact, faces, n = 1) {
      const cards = faces.map((_, i) => `card ${i}`)
      say(name, { is: 'seal', pact, deck: 'main', n, cards, faces: [...faces], of: [] })
    },
    gather(name, pact, n, some) {
      const last = lastOf(decksOf(player(name).log))
      const of = some.flatMap(([card, face]) =>
        face === null ? (last.get(card)?.list.id ?? 'f'.repeat(64)) : [],
      )
      const [cards, faces] = [some.map(([card]) => card), some.map(([, face]) => face)]
      say(name, { is: 'seal', pact, deck: 'main', n, cards, faces, of })
    },
    show(name, cards, to, salt = 0) {
      const deck = list(name)
      if (!deck) throw new Error(`${name} knows no deck`)
      const screen = to === 'all' ? to : player(to).screen.key
      const asks = to === 'all' ? name : to
      say(asks, { is: 'show', list: deck.id, cards: [...cards], to: screen, salt, without: [] })
    },
    list,
    give(name, entries) {
      const at = player(name)
      for (const entry of entries) {
        if (isEntry(entry)) take(at, entry)
        else at.log.take(entry)
      }
    },
    reopen(name, entries) {
      const at = player(name)
      const kept = entries ?? [...at.entries.values()]
      at.entries.clear()
      at.log = freshLog(at.screen.key)
      at.seen = new Map()
      for (const entry of kept) take(at, entry)
    },
  }
}

/** Cards that a screen knows, its own among them, by their places: `0: wolf`. */
export function knownTo({ log, own }: Player): readonly string[] {
  const all = new Map([...facesKnown(log), ...facesKnown(log, own)])
  return [...all].map(([id, face]) => `${id.replace('card ', '')}: ${face}`).sort()
}
