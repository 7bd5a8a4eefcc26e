import { utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { toBase64 } from '../../rules/plain/base64.ts'
import { actText, nameOfAct } from '../../table/document/acts.ts'
import { checked } from '../../table/document/schema.ts'
import { bytes64, hex } from '../keys/letters.ts'
import { type Screen, type ScreenKey, signedByScreen } from '../keys/screen.ts'
import { MOST_CARDS } from './mask.ts'
import { MOST_SCREENS } from './pact.ts'
import { TRIALS } from './trials.ts'

/*
 * What screens write down of sealed cards
 *
 * An entry is what one screen says at one time, signed: acts, each plain data. Entries are a set: what follows from
 * them does not hang on their order, nor on how often one is there, so that two groups may write apart.
 */

/** What is told apart by a hash: pacts, seals, lists, shows. 64 hexadecimal digits. */
export type SealId = string

const hash = hex(64)
const key = hex(64)
const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const few = <T extends v.GenericSchema>(item: T, max: number) =>
  v.pipe(v.array(item), v.maxLength(max))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
/** Letters of so many bytes in base64, at most. */
const most = (bytes: number) => bytes64(4 * Math.ceil(bytes / 3))
/** Bytes of an element, of a number, and of what is sealed beside it, at most. */
const [POINT, BOX] = [32, 40]
const PART = 80
/** Pacts of a table, one after another, and lists that one of them names, at most. */
export const MOST_TURNS = 1000
export const MOST_BEFORE = 200
/** Letters of what is done in one step of a game, at most. */
const MOST_SAID = 10_000

const ActSchema = v.variant('is', [
  /**
   * These screens are to make a key, of whom so many open a card; the salt tells it from others. `seats` are those that
   * each is the hand of, in the order of the screens: what is due to a seat is shown to its screen. Of a table's pacts
   * the last one by its `turn` counts, and of lists under other pacts those that it names: `before`.
   */
  v.object({
    is: v.literal('pact'),
    salt: hash,
    screens: v.pipe(few(key, MOST_SCREENS), v.minLength(2)),
    least: whole(2, MOST_SCREENS),
    seats: few(few(name, MOST_SCREENS), MOST_SCREENS),
    turn: whole(1, MOST_TURNS),
    before: v.optional(few(hash, MOST_BEFORE)),
  }),
  /** The first word of a screen of a pact. */
  v.object({
    is: v.literal('first'),
    pact: hash,
    commitment: few(most(POINT), MOST_SCREENS),
    proof: most(2 * POINT),
  }),
  /** What it deals to each, sealed for them, in the pact's order. */
  v.object({
    is: v.literal('second'),
    pact: hash,
    shares: few(most(POINT + BOX), MOST_SCREENS),
  }),
  /** It has its share of this key; or these have dealt it what does not fit, and there is none. */
  v.object({
    is: v.literal('third'),
    pact: hash,
    key: v.optional(hash),
    faults: few(key, MOST_SCREENS),
  }),
  /**
   * These cards of a deck, shuffled for the nth time, are to have these faces; null for one that lay hidden, and goes
   * in as it lies in a list that was agreed upon: those lists are `of`, in the order of such cards.
   */
  v.object({
    is: v.literal('seal'),
    pact: hash,
    deck: name,
    n: whole(1, 1000),
    cards: v.pipe(few(name, MOST_CARDS), v.minLength(1)),
    faces: v.pipe(few(v.nullable(name), MOST_CARDS), v.minLength(1)),
    of: few(hash, MOST_CARDS),
  }),
  /**
   * The cards of a seal or of a list, laid and masked anew, and the hash of the trials beside it; of earlier versions
   * the hashes of each.
   */
  v.object({
    is: v.literal('mask'),
    of: hash,
    list: most(2 * POINT * MOST_CARDS),
    covers: v.union([v.pipe(v.array(hash), v.length(1)), v.pipe(v.array(hash), v.length(TRIALS))]),
  }),
  /** A part of the number by which the trials of a list are opened. */
  v.object({ is: v.literal('toss'), list: hash, part: most(PART) }),
  /** A list is the deck; or, where it is '', none was agreed upon this time. */
  v.object({
    is: v.literal('vote'),
    pact: hash,
    deck: name,
    n: whole(1, 1000),
    round: whole(0, 1000),
    step: v.picklist([1, 2]),
    list: v.union([hash, v.literal('')]),
  }),
  /**
   * Who sits at this screen, or all, are to see these cards of a list. `salt` tells it from earlier ones; from these
   * nothing is wanted, since what they gave was no part.
   */
  v.object({
    is: v.literal('show'),
    list: hash,
    cards: v.pipe(few(whole(0, MOST_CARDS - 1), MOST_CARDS), v.minLength(1)),
    to: v.union([key, v.literal('all')]),
    salt: whole(0, 1_000_000),
    without: few(key, MOST_SCREENS),
  }),
  /** This screen, too, is the hand of a seat of a pact: what is due to the seat may be shown to it. */
  v.object({ is: v.literal('hand'), pact: hash, seat: name, to: key }),
  /** Parts of the cards of a show, one after another; sealed where one screen is to see them. */
  v.object({ is: v.literal('part'), show: hash, parts: most(PART * MOST_CARDS + BOX) }),
  /** Who was shown a card lays it open: the parts, by the places of their screens in the pact. */
  v.object({
    is: v.literal('open'),
    list: hash,
    card: whole(0, MOST_CARDS - 1),
    parts: few(v.tuple([whole(0, MOST_SCREENS - 1), most(PART)]), MOST_SCREENS),
  }),
  /** What was done in the game, after which step: only the game reads it. */
  v.object({
    is: v.literal('step'),
    id: name,
    of: v.pipe(v.string(), v.maxLength(200)),
    says: v.pipe(v.string(), v.maxLength(MOST_SAID)),
  }),
  /** The game is over: the seed of a shuffle, for whoever wants to check it. */
  v.object({ is: v.literal('audit'), list: hash, seed: most(32) }),
])

/** What a screen says of sealed cards, as it is read. */
export type SealAct = v.InferOutput<typeof ActSchema>
export type ActOf<K extends SealAct['is']> = Extract<SealAct, { is: K }>

/** Acts of one entry at most. */
const MOST_ACTS = 64
/** Bytes of what is signed of one entry: two shuffles of as many cards as there may be. */
const MOST_BYTES = 100_000

const EntrySchema = v.object({
  by: key,
  acts: v.pipe(few(v.unknown(), MOST_ACTS), v.minLength(1)),
  sign: most(64),
})

/** An entry as it lies in the document: plain data. */
export interface SealEntry {
  readonly by: ScreenKey
  readonly acts: readonly unknown[]
  readonly sign: string
}

const PURPOSE = 'seal'

/** Bytes become letters, all else stays: an act as it is written down. */
function plainAct(act: object): Record<string, unknown> {
  const plain = (value: unknown): unknown => {
    if (value instanceof Uint8Array) return toBase64(value)
    return Array.isArray(value) ? value.map(plain) : value
  }
  return Object.fromEntries(Object.entries(act).map(([name, value]) => [name, plain(value)]))
}

/** What an act is called by, whoever says it; with `by` what that one says. */
export const idOfAct = (act: SealAct, by = ''): SealId => nameOfAct(plainAct(act), by)

const toSign = (table: string, acts: readonly unknown[]) => utf8ToBytes(actText([table, acts]))

/** The same of what anybody may have written; undefined for what cannot be written out. */
function toCheck(table: string, acts: readonly unknown[]): Uint8Array | undefined {
  try {
    const signed = toSign(table, acts)
    return signed.length > MOST_BYTES ? undefined : signed
  } catch {
    return undefined
  }
}

/** Who says whether a screen has signed: the stand-in of long tests is not as hard. */
export type SignedBy = typeof signedByScreen

/** What a screen says at a table, signed: as one entry, or as several where it is much. */
export function writeEntries(
  screen: Pick<Screen, 'key' | 'sign'>,
  table: string,
  said: readonly SealAct[],
): readonly SealEntry[] {
  const runs: Record<string, unknown>[][] = []
  let bytes = 0
  for (const act of said) {
    const plain = plainAct(act)
    const size = actText(plain).length
    const last = runs.at(-1)
    bytes += size
    if (last && last.length < MOST_ACTS && bytes <= MOST_BYTES / 2) last.push(plain)
    else {
      runs.push([plain])
      bytes = size
    }
  }
  return runs.map((acts) => {
    const sign = toBase64(screen.sign(PURPOSE, toSign(table, acts)))
    return { by: screen.key, acts, sign }
  })
}

/** An entry as it was read; what in it cannot be read is only counted. */
export interface ReadEntry {
  readonly by: ScreenKey
  readonly acts: readonly SealAct[]
  readonly odd: number
  /** As it lies in the document, to be written there again. */
  readonly entry: SealEntry
}

/**
 * Reads an entry of this table. Takes anything and never throws: `form` for what is none, `sign` for what the screen
 * that it names has not signed at this table.
 */
export function readEntry(
  raw: unknown,
  table: string,
  signedBy: SignedBy = signedByScreen,
): ReadEntry | 'form' | 'sign' {
  const entry = checked(EntrySchema, raw)
  if (!entry) return 'form'
  const { by, acts, sign } = entry
  const signed = toCheck(table, acts)
  if (!signed) return 'form'
  if (!signedBy(by, PURPOSE, signed, sign)) return 'sign'
  const read = acts.flatMap((act) => checked(ActSchema, act) ?? [])
  const written = { by, acts, sign: (raw as SealEntry).sign }
  return { by, acts: read, odd: acts.length - read.length, entry: written }
}
