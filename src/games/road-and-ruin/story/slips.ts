import type { Act, Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { Check, Dye, Ruling } from '../../../rules/dice/check.ts'
import type { Roll, RollRecord } from '../../../rules/dice/roll.ts'
import type { Item, ItemId, Plain, SeatId } from '../../../rules/plain/item.ts'
import { seatOf } from '../../../rules/plain/seats.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { decidedRegister } from '../../../rules/play/decided.ts'
import type { Prospect } from '../../../rules/play/gathering.ts'
import type { Offer } from '../../../rules/play/move.ts'

/** One thing that helps or harms a Check, as the game works it out before people have their say of it. */
export interface SlipFactor {
  /** Its own among those of the slip; no blanks, no slashes. */
  readonly id: string
  /** What it comes from, as far as that lies on the table. */
  readonly items: readonly ItemId[]
  /** What it is. Its words also take `by`: then they tell what it brought, too. */
  readonly say: Sentence
  /** What it adds to the modifier; 0 where it brings something else. */
  readonly by: number
  /** How many more dice it brings, of which the lowest counts [R26]. */
  readonly dice?: number
  /** Statuses of damage on the equipment [R10]. */
  readonly damaged?: number
  /** What it brings, where that is not told by the numbers above. */
  readonly worth?: Sentence
  readonly remark?: Sentence
  /** The Roll that brought it. */
  readonly roll?: string
  /** Moves beside those by which people agree, object and overrule. */
  readonly offers?: readonly Offer[]
}

/** Who says what of a factor. */
export type Says = Readonly<Record<SeatId, 'agree' | 'object'>>

/** A factor with what people say of it. Its `by` is what it brings as things stand: what was overruled is in it. */
export interface WeighedFactor extends SlipFactor {
  /** Whether it counts as things stand [R2]. */
  readonly counts: boolean
  readonly says: Says
  /** Who put another number in place of which. */
  readonly over?: { readonly name: string; readonly from: number }
}

/** A sort of Check that is put together on a slip. Each lies in its own file; the game makes one list of all. */
export interface SlipKind {
  /** What is thrown for, in a line: "Outcome at +3, one d10". */
  say(board: Board, slip: Item, check: Check): Sentence
  /** All that helps and harms, as it is worked out from the board. */
  factors(board: Board, slip: Item): readonly SlipFactor[]
  /** The Check, by what counts. It is about the slip, and carries all that it is judged by in its terms. */
  check(board: Board, slip: Item, factors: readonly WeighedFactor[]): Check
  /** How it can come out, exactly, from the worst to the best. */
  odds?(check: Check): readonly Prospect[]
  /** What each dye of its dice means, where they do not all mean the same. */
  dyed?(check: Check): Partial<Record<Dye, Sentence>>
  /** It is an Outcome: its dice may be thrown once more, by what protects [R10] and by Exertion [R26]. */
  readonly again?: true
  /** What else may be done with a slip of this sort, before its throw and after. */
  offers?(board: Board, slip: Item, decided: RollRecord | undefined): readonly Offer[]
  /** Pure: nothing but what the Check carries. */
  judge(check: Check, roll: Roll): Ruling
  /** What its Roll brings, beside being there. The slip may be gone by then. */
  settle?(board: Board, act: Act, record: RollRecord): readonly Change[]
}

/** All sorts of Checks that a game has on slips, by the prop `check`. */
export type SlipKinds = Readonly<Record<string, SlipKind>>

/** The piece that slips are. */
export const SLIP = 'slip'

/** A Check with nothing in it yet. */
export const bareCheck = (kind: string, about: ItemId): Check => ({
  kind,
  about,
  dr: 0,
  dice: [],
  bursts: {},
  pairs: [],
  ready: [],
})

/** The ruling of a Check for which nothing fell that it could be judged by. */
export const NO_RULING: Ruling = { key: 'none', result: 0, hits: [], say: say('ruling.none') }

/** A number out of what anybody may have written; whole and within bounds, else `usual`. */
export const wholeOf = (value: Plain | undefined, usual = 0, most = 100): number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= most ? value : usual

/** A word out of what anybody may have written; '' for none. */
export const wordOf = (value: Plain | undefined): string => (typeof value === 'string' ? value : '')

/** What a prop that holds several words holds, each once: they stand there with blanks between. */
export const severalIn = (value: Plain | undefined): readonly string[] => [
  ...new Set(wordOf(value).split(' ').filter(Boolean)),
]

/** The sort of a slip, if the game has it. */
export const slipKind = (kinds: SlipKinds, slip: Item | undefined): SlipKind | undefined => {
  const id = slip?.kind === SLIP ? wordOf(slip.props.check) : ''
  return Object.hasOwn(kinds, id) ? kinds[id] : undefined
}

const known = new WeakMap<Board['rolls'], ReadonlyMap<ItemId, readonly RollRecord[]>>()

/** All Rolls about an item, in the order they are written down. */
export function rollsAbout({ rolls }: Pick<Board, 'rolls'>, about: ItemId): readonly RollRecord[] {
  let there = known.get(rolls)
  if (!there) {
    const found = new Map<ItemId, RollRecord[]>()
    for (const record of rolls) {
      const list = found.get(record.check.about)
      if (list) list.push(record)
      else found.set(record.check.about, [record])
    }
    known.set(rolls, found)
    there = found
  }
  return there.get(about) ?? []
}

/** What a throw once more carries beside all that the first was judged by. */
const MORE: ReadonlySet<string> = new Set(['faces', 'at', 'pays', 'before', 'guarded'])

/** The faces that stand after a Roll: those that had fallen before, and its own. */
function standing({ check: { terms = {} }, roll }: RollRecord): readonly Plain[] {
  const faces: readonly Plain[] = Array.isArray(terms.faces) ? terms.faces : []
  const fell = roll.map(({ face }) => face)
  const at = wholeOf(terms.at, -1)
  return at >= 0 && at < faces.length
    ? faces.map((face, i) => (i === at ? (fell[0] ?? face) : face))
    : [...faces, ...fell]
}

/** Whose point of Exertion a throw once more was paid with; '' where it was none of whom it is about. */
function payerOf({ terms = {} }: Check): ItemId {
  const pays = wordOf(terms.pays)
  return terms.who === undefined || terms.who === pays ? pays : ''
}

/**
 * Whether a Roll threw the dice of the last of these once more: for the same, by the same, and with the faces that
 * stood. The whole is thrown again once, for a point of whom it is about [R26], and one die once [R10].
 */
function threwAgain(line: readonly RollRecord[], { check }: RollRecord): boolean {
  const was = line.at(-1)
  if (!was || check.again !== was.id || check.kind !== was.check.kind) return false
  const { terms = {} } = check
  const one = check.kind !== 'blow' && typeof terms.at === 'number'
  const did = line
    .slice(1)
    .some(({ check: { terms: had } }) => (typeof had?.at === 'number') === one)
  if (did || (!one && payerOf(check) === '')) return false
  const carried = ({ terms = {} }: Check) =>
    Object.keys(terms)
      .filter((key) => !MORE.has(key))
      .sort()
      .map((key) => [key, terms[key]])
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  const stood = standing(was)
  return (
    same(carried(was.check), carried(check)) &&
    (check.kind === 'blow' ? same(terms.before, stood.slice(0, 2)) : same(terms.faces, stood))
  )
}

/**
 * The first Roll about a slip, and those up to this one that threw its dice once more; undefined where it is neither.
 */
function lineTo(
  all: readonly RollRecord[],
  isFirst: (record: RollRecord) => boolean,
  record: RollRecord | undefined,
): readonly RollRecord[] | undefined {
  const back: RollRecord[] = []
  // The whole is thrown again once, and one die once: what others write may go on, or round in a circle.
  for (let one = record; one && back.length < 3; ) {
    back.unshift(one)
    const { again } = one.check
    if (again === undefined) break
    one = all.find(({ id }) => id === again)
  }
  const [first] = back
  if (!first || !isFirst(first)) return undefined
  return back.every((one, i) => i === 0 || threwAgain(back.slice(0, i), one)) ? back : undefined
}

/** Whether something was thrown for more than once: by two groups apart, or since somebody wrote a Roll beside it. */
export const isThrownApart = (board: Board, about: ItemId): boolean =>
  rollsAbout(board, about).filter(({ check }) => check.again === undefined).length > 1

const settled = new WeakMap<Board, Map<ItemId, readonly RollRecord[]>>()

/** What decided a slip, and the Rolls before it whose dice it threw once more; none where nothing has yet. */
export function decidedLine(board: Board, slip: ItemId): readonly RollRecord[] {
  const there = settled.get(board) ?? new Map<ItemId, readonly RollRecord[]>()
  settled.set(board, there)
  const known = there.get(slip)
  if (known) return known
  const all = rollsAbout(board, slip)
  const kind = wordOf(board.items.get(slip)?.props.check)
  const isFirst = ({ check }: RollRecord) =>
    check.again === undefined && (kind === '' || check.kind === kind)
  const kept = board.play[decidedRegister(slip)]
  const line =
    lineTo(
      all,
      isFirst,
      all.find(({ id }) => id === kept),
    ) ?? all.filter(isFirst).slice(0, 1)
  there.set(slip, line)
  return line
}

/**
 * What decided a slip: the first Roll about it of its sort, or the last that threw the dice of that once more. Which
 * one that is is kept with what it brought: where two groups threw apart one of them counts, on every screen the same,
 * and a throw once more that somebody wrote down without paying for it does not. Where that is not kept, it is the
 * first that is written down.
 */
export const decidedBy = (board: Board, slip: ItemId): RollRecord | undefined =>
  decidedLine(board, slip).at(-1)

/** Whether a Roll that is not written down yet comes to decide what it is about. */
export function comesToDecide(board: Board, record: RollRecord): boolean {
  const line = decidedLine(board, record.check.about)
  return line.length === 0 ? record.check.again === undefined : threwAgain(line, record)
}

/** Whether dice of a slip were thrown once more, and that counts for nothing: unpaid, or by another group apart. */
export const isAgainInVain = (board: Board, slip: ItemId): boolean =>
  rollsAbout(board, slip).some(
    (record) => record.check.again !== undefined && !decidedLine(board, slip).includes(record),
  )

const laid = new WeakMap<Board['items'], readonly Item[]>()

/** Every slip on the table, the oldest first. */
export function slipsOf({ items }: Pick<Board, 'items'>): readonly Item[] {
  const there = laid.get(items)
  if (there) return there
  const all = [...items.values()]
    .filter(({ kind }) => kind === SLIP)
    .sort(
      (a, b) =>
        wholeOf(a.props.made, 0, 1e15) - wholeOf(b.props.made, 0, 1e15) || (a.id < b.id ? -1 : 1),
    )
  laid.set(items, all)
  return all
}

const waiting = new WeakMap<Board, Map<SlipKinds, readonly Item[]>>()

/** Whether what somebody threw counts for another slip that was thrown for as well, or is gone [R23]. */
export const isMoot = (board: Board, { props }: Item): boolean => {
  const other = wordOf(props.for)
  return other !== '' && (!board.items.has(other) || decidedBy(board, other) !== undefined)
}

/** Slips that nothing waits for any more: those of a dodge lie there until the blow falls. */
export const overSlips = (board: Board): readonly Item[] =>
  slipsOf(board).filter(
    (slip) => decidedBy(board, slip.id) && (wordOf(slip.props.for) === '' || isMoot(board, slip)),
  )

/** Slips are put away: those that nothing waits for any more, and others for which `gone` holds. */
export const putAway = (board: Board, gone = (_slip: Item): boolean => false): readonly Change[] =>
  [...new Set([...overSlips(board), ...slipsOf(board).filter(gone)])].map(({ id }) => ({
    do: 'bin',
    id,
  }))

/** The slips that wait for their throw, the oldest first. */
export function openSlips(board: Board, kinds: SlipKinds): readonly Item[] {
  const there = waiting.get(board) ?? new Map<SlipKinds, readonly Item[]>()
  waiting.set(board, there)
  const all =
    there.get(kinds) ??
    slipsOf(board).filter((slip) => slipKind(kinds, slip) && !decidedBy(board, slip.id))
  there.set(kinds, all)
  return all
}

/** More than anybody keeps open are not told one by one. */
export const MOST_GUIDED = 12

/** The slips that are told one by one: where they are too many, those of a seat come first. */
export const guidedOf = (slips: readonly Item[], seat: SeatId): readonly Item[] =>
  slips.length <= MOST_GUIDED
    ? slips
    : [
        ...slips.filter(({ props }) => props.by === seat).slice(-MOST_GUIDED),
        ...slips.filter(({ props }) => props.by !== seat),
      ].slice(0, MOST_GUIDED)

/** The one that a seat sees gathered: that which it began last, or else the oldest. */
export function slipFor(board: Board, kinds: SlipKinds, seat: SeatId): Item | undefined {
  const open = openSlips(board, kinds)
  return open.findLast(({ props }) => props.by === seat) ?? open[0]
}

/** What a slip is called: its goal. */
export const goalOf = (slip: Item | undefined): string => slip?.texts.goal?.trim() ?? ''

/** The character that a slip is about, as far as it lies on the table. */
export const personOn = (board: Board, slip: Item): Item | undefined => {
  const who = board.items.get(wordOf(slip.props.who))
  return who?.kind === 'character' ? who : undefined
}

/**
 * Whose throw it is: of whoever plays the character that it is about, else of whoever began it [R6], [R20]; undefined
 * where none of them sits there.
 */
export function throwerOf(board: Board, slip: Item): SeatId | undefined {
  const seats = [personOn(board, slip)?.props.owner, slip.props.by]
  return seats.map((id) => seatOf(board.seats, wordOf(id))).find((seat) => seat?.sitter)?.id
}

/** What it is for: a search, a foe, another character. */
export const targetOf = (board: Board, slip: Item): Item | undefined =>
  board.items.get(wordOf(slip.props.target))
