import type { ScreenKey } from '../keys/screen.ts'
import { type CurvePoint, pointFor } from './curve.ts'
import type { ActOf, SealId } from './entry.ts'
import { dealOf, type SealLog } from './log.ts'
import {
  facePoints,
  type MaskedCard,
  type MaskedList,
  namesOf,
  openList,
  readList,
} from './mask.ts'
import type { PactKey } from './pact.ts'
import { type PartLabel, readPart, sumOfParts } from './part.ts'
import { pactOf, type StandingPact } from './standing.ts'
import { bitsOf } from './trials.ts'

/** A pact with its key. */
export type MadePact = StandingPact & { readonly key: PactKey }

/** Cards as somebody has laid and masked them, and all that they come from. */
export interface SealedList {
  readonly id: SealId
  readonly pact: MadePact
  readonly seal: ActOf<'seal'>
  /** Who has masked them, one after another; nobody yet where they still lie open. */
  readonly maskers: readonly ScreenKey[]
  readonly cards: MaskedList
  /** The list before it; missing where they lie open. */
  readonly before?: SealedList
  /** What was shown of its trials. */
  readonly covers: readonly string[]
}

/** The cards of a seal as they lie open, before anybody masks them; undefined for a seal that does not fit. */
function openListOf(log: SealLog, id: SealId): SealedList | undefined {
  const seal = log.of('seal', id)?.act
  const pact = seal && pactOf(log, seal.pact)
  if (!seal || !pact?.made || !pact.key) return undefined
  const { cards, faces, of } = seal
  const hidden = cards.filter((_, i) => faces[i] === null)
  if (cards.length !== faces.length || new Set(cards).size !== cards.length) return undefined
  if (hidden.length !== of.length) return undefined
  const { key } = pact
  const lay = hidden.flatMap((card, i) => cardIn(log, seal, of[i] ?? '', card) ?? [])
  if (lay.length < hidden.length) return undefined
  const list = log.once(`open/${id}`, () => {
    const open = openList(log.curve, key.key, namedPoints(log, seal))
    // Each comes where it stands in the seal: those with a face open, the others as they lay.
    const [fresh, old] = [open.values(), lay.values()]
    return faces.map((face) => (face === null ? old : fresh).next().value!)
  })
  return { id, pact: { ...pact, key }, seal, maskers: [], cards: list, covers: [] }
}

/** A card as it lies hidden in a list of the same deck and pact, for a later seal. */
function cardIn(
  log: SealLog,
  { pact, deck, n }: ActOf<'seal'>,
  id: SealId,
  card: string,
): MaskedCard | undefined {
  const list = log.of('mask', id) && listOf(log, id)
  if (!list || !isWhole(list)) return undefined
  const { seal } = list
  if (seal.pact !== pact || seal.deck !== deck || seal.n >= n) return undefined
  return list.cards[seal.cards.indexOf(card)]
}

/** The faces that a seal names, in their order. */
const namedIn = ({ faces }: ActOf<'seal'>) => faces.filter((face) => face !== null)

/** The elements that stand for the faces that a seal names: others than those of any other seal. */
function namedPoints(log: SealLog, seal: ActOf<'seal'>): readonly CurvePoint[] {
  const { pact, deck, n } = seal
  const names = namesOf(namedIn(seal))
  return log.once(`faces/${pact}/${deck}/${n}/${names.join('/')}`, () =>
    facePoints(log.curve, log.table, `${pact}/${n}/${deck}`, names),
  )
}

/**
 * All elements that a card of a seal may turn out to be, with their faces: those that it names, and for those that lay
 * hidden already all of the seals that they come from, each once, by however many ways.
 */
export function facesOfSeal(
  log: SealLog,
  seal: ActOf<'seal'>,
): readonly (readonly [CurvePoint, string])[] {
  const seals = [seal]
  const seen = new Set<SealId>()
  // What is added on the way is walked over, too.
  for (const { of } of seals)
    for (const id of of) {
      const list = seen.has(id) ? undefined : listOf(log, id)
      seen.add(id)
      if (list) seals.push(list.seal)
    }
  return seals.flatMap((one) => {
    const faces = namedIn(one)
    return namedPoints(log, one).map((point, i) => [point, faces[i] ?? ''] as const)
  })
}

/**
 * The cards of a seal or of a mask by its id. Undefined where what it comes from is not here, or where it is none: by
 * somebody without a part in the pact, or who has masked these cards already, or of bytes that are no cards.
 */
export function listOf(log: SealLog, id: SealId): SealedList | undefined {
  // Each is worked out once for what is known: lists that come of hundreds of others each could be asked for ever.
  const read = log.once('lists', () => ({
    count: -1,
    lists: new Map<SealId, SealedList | undefined>(),
  }))
  if (read.count !== log.count()) Object.assign(read, { count: log.count(), lists: new Map() })
  if (read.lists.has(id)) return read.lists.get(id)
  const found = listed(log, id)
  read.lists.set(id, found)
  return found
}

function listed(log: SealLog, id: SealId): SealedList | undefined {
  const said = log.of('mask', id)
  if (!said) return openListOf(log, id)
  const { by, act } = said
  const before = listOf(log, act.of)
  if (!before) return undefined
  const { pact, seal, maskers } = before
  if (maskers.length >= pact.least || maskers.includes(by) || !pact.screens.includes(by)) {
    return undefined
  }
  const cards = log.once(`list/${id}`, () => readList(log.curve, act.list, seal.cards.length))
  if (!cards) {
    log.tell({ why: 'form', by, about: id })
    return undefined
  }
  return { id, pact, seal, maskers: [...maskers, by], cards, before, covers: act.covers }
}

/** Whether as many screens have masked these cards as open one: so that who is too few to see them knows no order. */
export const isWhole = ({ maskers, pact }: SealedList): boolean => maskers.length === pact.least

/** All lists that come from a seal of this deal, the seals themselves among them. */
export function listsOf(log: SealLog, deal: ActOf<'seal'>): readonly SealedList[] {
  const found: SealedList[] = []
  const follow = (id: SealId) => {
    const list = listOf(log, id)
    if (!list) return
    found.push(list)
    for (const mask of log.said('mask', id)) follow(mask.id)
  }
  for (const { id, act } of log.said('seal', deal.pact)) {
    if (dealOf(act) === dealOf(deal)) follow(id)
  }
  return found
}

/** Works out all that is read of a log, a little at a step: in one go it would be felt. */
export function* prepared(log: SealLog): Generator<void, void> {
  for (const { id: pact } of log.said('pact', '')) {
    pactOf(log, pact)
    yield
    const ids = log.said('seal', pact).map(({ id }) => id)
    // What is added on the way is walked over, too.
    for (const id of ids) {
      const list = listOf(log, id)
      yield
      if (!list) continue
      if (list.before) tossedFor(log, list)
      yield
      ids.push(...log.said('mask', id).map((mask) => mask.id))
    }
  }
}

/** What a toss is for: the trials of a list. */
export const tossLabel = (log: SealLog, list: SealId): PartLabel => ['toss', log.table, list]
/** What a part of a card is for. */
export const cardLabel = (log: SealLog, list: SealId, card: number): PartLabel => [
  'card',
  log.table,
  list,
  card,
]
/** The element that a toss multiplies: nobody has chosen it. */
export const tossPoint = (log: SealLog, list: SealId): CurvePoint =>
  log.once(`toss/${list}`, () => pointFor(log.curve, 'toss', log.table, list))

/** A part that somebody gave, if it is true; whoever gave a false one is told. */
export function partIn(
  log: SealLog,
  pact: MadePact,
  at: number,
  a: CurvePoint,
  label: PartLabel,
  bytes: Uint8Array,
  by?: ScreenKey,
): CurvePoint | undefined {
  const half = pact.key.halves[at]
  if (!half) return undefined
  const name = `part/${pact.id}/${at}/${label.join('/')}/${bytes.join()}`
  const part = log.once(name, () => readPart(log.curve, half, a, label, bytes))
  if (!part && by !== undefined) log.tell({ why: 'false', by, about: String(label[2]) })
  return part
}

/** True parts by their places, as many as open a card: the first ones; undefined where there are too few. */
export function enough(
  parts: ReadonlyMap<number, CurvePoint>,
  least: number,
): ReadonlyMap<number, CurvePoint> | undefined {
  const first = [...parts].sort(([a], [b]) => a - b).slice(0, least)
  return first.length === least ? new Map(first) : undefined
}

/** Who has given a true part of the toss for a list. */
export function tossedFor(log: SealLog, list: SealedList): ReadonlyMap<number, CurvePoint> {
  const parts = new Map<number, CurvePoint>()
  const point = tossPoint(log, list.id)
  const label = tossLabel(log, list.id)
  for (const { by, act } of log.said('toss', list.id)) {
    const at = list.pact.screens.indexOf(by)
    const part = at < 0 ? undefined : partIn(log, list.pact, at, point, label, act.part, by)
    if (part) parts.set(at, part)
  }
  return parts
}

/** The eight bits by which the trials of a list are to be opened, once enough have tossed. */
export function bitsFor(log: SealLog, list: SealedList): number | undefined {
  const parts = enough(tossedFor(log, list), list.pact.least)
  return (
    parts &&
    bitsOf(
      log.curve,
      log.once(`bits/${list.id}`, () => sumOfParts(log.curve, parts)),
    )
  )
}
