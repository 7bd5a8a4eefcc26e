import type { FaceId, ItemId } from '../../rules/plain/item.ts'
import { derive } from '../keys/keys.ts'
import { type ScreenKey, screenOf } from '../keys/screen.ts'
import { type Audited, auditedOf } from './audit.ts'
import { RISTRETTO } from './curve.ts'
import { type SealAct, type SealEntry, type SealId, writeEntries } from './entry.ts'
import { facesSteps } from './faces.ts'
import { prepared } from './lists.ts'
import { makeSealLog, type SealLog, type SetAside } from './log.ts'
import { type Owed, owedBy, questionsOf, type SealQuestions } from './owes.ts'
import { type TrialsSeen, type TrialWord, takeTrials, trialsFor } from './owesdeck.ts'
import type { OwnSeal } from './own.ts'
import { restsOn } from './rests.ts'

/** What a worker is to do with the sealed cards of a table: it keeps their log, and the secrets of this screen. */
export type Order =
  /** First of all: which table, and the secret of this screen (32 bytes), which goes no further. */
  | { readonly do: 'begin'; readonly table: string; readonly secret: Uint8Array }
  /** Entries as they lie in the document, also those that were taken before. */
  | { readonly do: 'take'; readonly entries: readonly unknown[] }
  /** Trials that somebody has opened, and over whose link they came. */
  | { readonly do: 'trials'; readonly word: TrialWord; readonly from: ScreenKey }
  /** What is known now, and which seats the screens that are linked say to be the hand of. */
  | { readonly do: 'read'; readonly hands?: ReadonlyMap<ScreenKey, readonly string[]> }
  /** What we owe, where these are agreed to and those are awake. */
  | {
      readonly do: 'owe'
      readonly agreed: readonly string[]
      readonly awake: readonly ScreenKey[]
    }
  /** To sign what people here ask for: a pact, a seal, a show. */
  | { readonly do: 'say'; readonly acts: readonly SealAct[] }
  /** To open the trials beside a list, for whoever wishes it. */
  | { readonly do: 'open'; readonly list: SealId }
  /** To look at every shuffle whose seed was opened. */
  | { readonly do: 'audit' }
  /** Which entries all that was made rests on. */
  | { readonly do: 'rests' }

/** What a worker says now and then while it is at something. */
export const BUSY = 'busy'

/** What is known of the sealed cards of a table. */
export interface SealReading {
  readonly questions: SealQuestions
  /** The faces that all know, and those that only this screen was shown. */
  readonly open: ReadonlyMap<ItemId, FaceId>
  readonly own: ReadonlyMap<ItemId, FaceId>
  readonly told: readonly SetAside[]
}

/** What is to be written down, and what comes with it. */
export type SealOwed = Omit<Owed, 'acts'> & { readonly entries: readonly SealEntry[] }

/** What it answers. */
export type Reply<A extends Order> = A extends { do: 'read' }
  ? SealReading
  : A extends { do: 'owe' }
    ? SealOwed
    : A extends { do: 'say' }
      ? readonly SealEntry[]
      : A extends { do: 'open' }
        ? TrialWord | undefined
        : A extends { do: 'audit' }
          ? readonly Audited[]
          : A extends { do: 'rests' }
            ? readonly SealEntry[]
            : undefined

interface Begun {
  readonly log: SealLog
  readonly own: OwnSeal
  readonly seen: TrialsSeen
}

/** Does what a worker is asked, a step at a time; before it was begun nothing. */
export function makeSealWork(): (asked: Order) => Generator<void, Reply<Order>> {
  let begun: Begun | undefined
  return function* (asked) {
    if (asked.do === 'begin') {
      const { table, secret } = asked
      const own = { screen: screenOf(secret), secret: derive('seal/own', secret) }
      begun = { log: makeSealLog(RISTRETTO, table, own.screen.key), own, seen: new Map() }
    }
    if (!begun) return undefined
    const { log, own, seen } = begun
    switch (asked.do) {
      case 'take':
        for (const entry of asked.entries) {
          log.take(entry)
          yield
        }
        return undefined
      case 'trials':
        yield* takeTrials(log, seen, asked.word, asked.from)
        return undefined
      case 'read': {
        log.met.clear()
        for (const [screen, seats] of asked.hands ?? []) log.met.set(screen, seats)
        yield* prepared(log)
        const questions = questionsOf(log, own)
        yield
        const open = yield* facesSteps(log)
        const owned = yield* facesSteps(log, own)
        const named = [log.us, ...log.met.keys(), ...(questions.pact?.seats.keys() ?? [])]
        return { questions, open, own: owned, told: log.told(new Set(named)) }
      }
      case 'owe': {
        const [agreed, awake] = [new Set(asked.agreed), new Set(asked.awake)]
        const { acts, ...rest } = yield* owedBy(log, own, seen, agreed, awake)
        return { ...rest, entries: writeEntries(own.screen, log.table, acts) }
      }
      case 'say':
        return writeEntries(own.screen, log.table, asked.acts)
      case 'open':
        return trialsFor(log, own, seen, asked.list)
      case 'audit':
        return yield* auditedOf(log)
      case 'rests':
        return restsOn(log, own)
      default:
        return undefined
    }
  }
}
