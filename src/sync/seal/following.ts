import type { Board } from '../../rules/board/board.ts'
import type { Course, CourseStep, Deck, StepDone } from '../../rules/board/deck.ts'
import type { ItemId, Plain, SeatId } from '../../rules/plain/item.ts'
import { isRecord } from '../../rules/plain/json.ts'
import { isPlain, samePlain } from '../../table/document/plain.ts'
import type { ScreenKey } from '../keys/screen.ts'
import { lastSeals, type SaidStep, type SealQuestions } from './owes.ts'

/*
 * Which game is played
 *
 * A game stands in a register that anybody who plays can write. So no screen goes by what stands there, but by what it
 * has followed: each step may be taken by the rules of the game, after one that was followed, and is signed by the
 * screen of whoever's it is. What is due, what is shuffled and what is shown is asked of that game alone.
 *
 * People may take back what they did as long as nobody was shown anything by it: behind a step for which somebody gave
 * a part, or which brought a shuffle that was made, no screen goes back. So of two groups apart that meet the one goes
 * on that could see cards, and the others follow it.
 */

/** A step that is known to lead to this. */
interface Point {
  readonly step: CourseStep
  readonly value: Plain
  /** Which cards each seat is to see, and the shuffle that each comes from. */
  readonly due: ReadonlyMap<SeatId, ReadonlyMap<ItemId, number>>
  /** How many shuffles there are of each deck. */
  readonly seals: ReadonlyMap<string, number>
  readonly over: boolean
  /** Others say in it that whoever sits here has left. */
  readonly gone: boolean
}

/** What stands in the register though it was not played. */
export interface Stray {
  readonly id: string
  /** Whose screen signed it, if any did. */
  readonly by?: ScreenKey
}

/** A step that may be done, and was signed at a place of the seats that it is of, though not by their hand. */
export interface LackingStep extends SaidStep {
  readonly seats: readonly SeatId[]
}

/** The table as far as it was played. */
export interface Followed {
  readonly board: Board
  readonly stray?: Stray
  /** What has still to be signed by a hand of these seats, so that what stands there was played. */
  readonly lacks?: readonly LackingStep[]
  /** A step of ours that counts no more: others have gone on without it. */
  readonly lost?: string
}

/** How many steps a screen goes after at once: a long evening has some hundreds. */
const MOST_STEPS = 2000
/** By how many who do not play one step may be signed: anybody may deal, and screens cost nothing to make up. */
const MOST_STRANGERS = 4
/** How many things that a screen says under the name of one step are looked at, and how many that come of these. */
const MOST_SAID = 64
const MOST_FORKS = 16

/** Where a game stands that a screen went by, as it is kept. */
export type KeptPoint = readonly [step: CourseStep, value: Plain]

/** Whether something has the form of a step; what it says the game reads. */
export const isStep = (raw: unknown): raw is CourseStep =>
  isRecord(raw) && ['id', 'of', 'says'].every((key) => typeof raw[key] === 'string')

/** What was kept so, if it can be that: a step, and what stands in the register of this game by it. */
export function readPoint(raw: unknown, course: Pick<Course, 'stepOf'>): KeptPoint | undefined {
  if (!Array.isArray(raw) || !isPlain(raw)) return undefined
  const [step, value] = raw as readonly (Plain | undefined)[]
  if (!isStep(step) || value === undefined || course.stepOf(value)?.id !== step.id) return undefined
  return [step, value]
}

/** What there is to follow by. */
interface Way {
  readonly course: Course
  readonly decks: readonly Deck[]
  readonly us: ScreenKey
  /** Whether no secret of a game is left there. */
  isOver(board: Board): boolean
  /** Whether the table says that a screen is one at which this seat is played: nothing is followed for that. */
  isPlace?(seat: SeatId, screen: ScreenKey): boolean
  /** Where it was followed to before this page was opened. */
  readonly kept?: KeptPoint
}

/** Whether two screens, or one twice, say the same of a step. */
const isAlike = (a: CourseStep, b: CourseStep) => a.of === b.of && a.says === b.says
/** Whether different things are said of one step. */
const isForked = ([first, ...others]: readonly CourseStep[] = []) =>
  first !== undefined && others.some((one) => !isAlike(first, one))

/** Follows the game of a table. */
export function makeFollowing({ course, decks, us, isOver, isPlace, kept }: Way) {
  const { register } = course
  const points = new Map<string, Point>()
  /** The steps behind which nobody goes back, and that were followed here, each with the one before it. */
  const passed = new Map<string, string>()
  let floor: Point | undefined
  let head: Point | undefined
  /** What came to nothing, and by what was known then: it is not tried again before more is. */
  let failed:
    | { readonly value: Plain; readonly by: string; readonly lacks: readonly LackingStep[] }
    | undefined
  /** A step of ours that stood there and does not follow yet. */
  let waiting: CourseStep | undefined

  const boardAt = (board: Board, value: Plain | undefined): Board => {
    const { [register]: _, ...play } = board.play
    return { ...board, play: value === undefined ? play : { ...play, [register]: value } }
  }
  function pointAt(board: Board, step: CourseStep, value: Plain, gone = false): Point {
    const then = boardAt(board, value)
    const due = new Map<SeatId, Map<ItemId, number>>()
    const seals = new Map<string, number>()
    for (const deck of decks) {
      const last = lastSeals(deck, then)
      seals.set(deck.id, deck.seals(then).length)
      for (const { to, cards } of deck.due(then)) {
        if (to === 'all') continue
        const own = due.get(to) ?? new Map()
        due.set(to, own)
        for (const card of cards) own.set(card, last.get(card) ?? 0)
      }
    }
    return { step, value, due, seals, over: isOver(then), gone }
  }
  const begin = (point: Point) => {
    points.clear()
    points.set(point.step.id, point)
    floor = point
    head = point
  }
  const isSame = (a: Plain, b: Plain) => samePlain(course.bare(a), course.bare(b))

  /** Whether whoever signed a step may take it. */
  function mayTake({ whose }: StepDone, by: ScreenKey, { pact, hands }: SealQuestions): boolean {
    const seats = hands.get(by)
    if (whose === 'anybody') return true
    if (whose === 'players') return pact === undefined || seats !== undefined
    return seats !== undefined && whose.every((seat) => seats.includes(seat))
  }
  /**
   * All that was said of each step, by few who do not play. Who says several things under one name has each of them
   * looked at, whichever came first, as they may come to others the other way round.
   */
  function stepsSaid({ steps, hands }: SealQuestions) {
    const said = new Map<string, SaidStep[]>()
    for (const one of steps) {
      const all = said.get(one.id) ?? []
      said.set(one.id, all)
      const theirs = all.filter(({ by }) => by === one.by)
      if (theirs.some((other) => isAlike(one, other))) continue
      const strangers = all.filter(({ by }) => !hands.has(by)).length
      if (!hands.has(one.by) && strangers >= MOST_STRANGERS) continue
      all.push(one)
      if (theirs.length < MOST_SAID) continue
      const [last] = [one, ...theirs].sort((a, b) => (a.says < b.says ? 1 : -1))
      all.splice(all.indexOf(last ?? one), 1)
    }
    return said
  }
  /** The steps that lead from what is known to this one, in order, each as all have said it. */
  function wayTo(
    last: CourseStep,
    questions: SealQuestions,
  ): readonly (readonly SaidStep[])[] | undefined {
    const said = stepsSaid(questions)
    const isLast = ({ of, says }: CourseStep) => of === last.of && says === last.says
    // Backwards to what is known, then forwards from there.
    const way: (readonly SaidStep[])[] = []
    const seen = new Set<string>()
    let steps: readonly SaidStep[] = (said.get(last.id) ?? []).filter(isLast)
    for (;;) {
      if (steps.length === 0 || way.length > MOST_STEPS) return undefined
      way.unshift(steps)
      const before = [...new Set(steps.map(({ of }) => of))].filter((id) => !seen.has(id))
      const isKnown = (id: string) =>
        id === floor?.step.id || (points.has(id) && !isForked(said.get(id)))
      if (before.some((id) => isKnown(id) || (id === '' && !floor))) break
      for (const id of before) seen.add(id)
      steps = before.flatMap((id) => said.get(id) ?? [])
    }
    return way
  }
  /** The point at what stands there, by steps that may be taken; undefined where none lead to it. */
  function pointOf(
    board: Board,
    last: CourseStep,
    value: Plain,
    questions: SealQuestions,
  ): Point | undefined {
    const known = points.get(last.id)
    if (known && isSame(known.value, value)) return known
    /** What may have come of steps that somebody says several things of, and of those after them. */
    const forks = new Map<string, Point[]>()
    const from = new Map<Point, Point | undefined>()
    const pointsAt = (id: string): readonly Point[] =>
      forks.get(id) ?? [points.get(id) ?? []].flat()
    for (const some of wayTo(last, questions) ?? [])
      for (const { by, ...step } of some) {
        const isLast = step.id === last.id
        const begins: readonly undefined[] = floor || step.of !== '' ? [] : [undefined]
        const isFork = isForked(some.filter(({ id }) => id === step.id)) || forks.has(step.of)
        if (step.id === floor?.step.id || (points.has(step.id) && !isLast && !isFork)) continue
        for (const before of [...begins, ...pointsAt(step.of)]) {
          const done = course.goesOn(before?.value, step)
          if (!done || !mayTake(done, by, questions)) continue
          if (isLast && !isSame(done.value, value)) continue
          const gone = done.gone !== undefined && by !== us
          const isUs = gone && questions.pact?.seats.get(us)?.includes(done.gone ?? '') === true
          const at = isLast ? value : done.value
          const all = pointsAt(step.id)
          if (all.some((one) => isSame(one.value, at)) || all.length >= MOST_FORKS) continue
          const point = pointAt(board, step, at, isUs)
          from.set(point, before)
          if (isFork || (isLast && all.length > 0)) forks.set(step.id, [...all, point])
          else points.set(step.id, point)
        }
      }
    const found = pointsAt(last.id).find((one) => isSame(one.value, value))
    if (found && points.get(last.id) !== found) takeWay(found, from)
    return found
  }
  /** Of several ways that a game may have gone this one is what was played: nothing is known of the others. */
  function takeWay(last: Point, from: ReadonlyMap<Point, Point | undefined>): void {
    const way: Point[] = []
    for (let at: Point | undefined = last; at && points.get(at.step.id) !== at; at = from.get(at))
      way.unshift(at)
    const gone = new Set(way.map(({ step }) => step.id))
    for (const { step } of points.values()) if (gone.has(step.of)) gone.add(step.id)
    for (const id of gone) points.delete(id)
    for (const point of way) points.set(point.step.id, point)
  }
  /** What lacks a signature for what stands there to have been played; none where it would not be so either. */
  function lackingFor(
    last: CourseStep,
    value: Plain,
    questions: SealQuestions,
  ): readonly LackingStep[] {
    const states = new Map([...points].map(([id, point]) => [id, point.value]))
    const lacks: LackingStep[] = []
    for (const some of wayTo(last, questions) ?? []) {
      const could: LackingStep[] = []
      let isSigned = false
      for (const { by, ...step } of some) {
        const before = states.get(step.of)
        const done = before === undefined ? undefined : course.goesOn(before, step)
        if (!done) continue
        const may = mayTake(done, by, questions)
        const seats = Array.isArray(done.whose) ? (done.whose as readonly SeatId[]) : []
        const isTheirs = seats.length > 0 && seats.every((seat) => isPlace?.(seat, by))
        if (!may && !isTheirs) continue
        if (!states.has(step.id)) states.set(step.id, done.value)
        if (may) isSigned = true
        else could.push({ ...step, by, seats })
      }
      if (!isSigned) lacks.push(...could)
    }
    const found = states.get(last.id)
    return found !== undefined && isSame(found, value) ? lacks : []
  }
  /**
   * Whether one step was taken back to another: by what was followed here of those between, and only of what was not
   * by what was said of it first, which anybody can say. Nothing hangs on it but what is told, and who is named.
   */
  function isBehind({ of }: CourseStep, id: string, { steps }: SealQuestions): boolean {
    let at: string | undefined = of
    for (let n = 0; n < MOST_STEPS && at !== undefined && at !== ''; n++) {
      if (at === id) return true
      const followed: string | undefined = points.get(at)?.step.of ?? passed.get(at)
      at = followed ?? steps.find((one) => one.id === at)?.of
    }
    return false
  }
  /**
   * Who signed the first step on the way there that does not follow: not whoever played on after it, and nobody where
   * one in between was signed by none.
   */
  function strayedBy(id: string, questions: SealQuestions): ScreenKey | undefined {
    const said = stepsSaid(questions)
    const last = said.get(id)?.[0]
    let at = last
    for (let n = 0; n < MOST_STEPS && at; n++) {
      if (points.has(at.of)) return at.by
      // Where it goes back behind what lasts, whoever has played on from there may have known no better.
      if (at.of === '') return at === last ? last.by : undefined
      at = said.get(at.of)?.[0]
    }
    return undefined
  }
  /** All that says whether something follows: as long as it is the same, nothing else comes of it. */
  const knownBy = ({ steps, hands, shows, decks: made, pact }: SealQuestions) =>
    [
      ...[steps.length, made.length, pact?.id, [...hands.values()].flat().length],
      shows.filter(({ given }) => given).length,
      shows.filter(({ seen }) => seen).length,
    ].join()
  /** Whether somebody gave a part for what this step brought, or what it shuffled was shuffled. */
  function wentOn(
    point: Point,
    { shows, decks: made }: SealQuestions,
    gave: 'given' | 'seen' = 'given',
  ): boolean {
    const { step, due, seals } = point
    const before = points.get(step.of)
    const isNew = (seat: SeatId, card: ItemId, n: number) =>
      due.get(seat)?.get(card) === n && before?.due.get(seat)?.get(card) !== n
    return (
      made.some(
        ({ deck, n }) => n <= (seals.get(deck) ?? 0) && n > (before?.seals.get(deck) ?? 0),
      ) ||
      shows.some(
        ({ [gave]: did, seats, cards, n }) =>
          did && seats.some((seat) => cards.some((card) => isNew(seat, card, n))),
      )
    )
  }
  const isLasting = (point: Point, questions: SealQuestions) =>
    point.over || wentOn(point, questions)
  /** Whether others say on the way there that who sits here has left, and did not go on with enough others since. */
  function isSentOff(point: Point, questions: SealQuestions): boolean {
    const line = lineTo(point)
    const at = line.findLastIndex(({ gone }) => gone)
    return at >= 0 && !line.slice(0, at + 1).some((one) => wentOn(one, questions, 'seen'))
  }
  /** The points from the floor to this one, the last first. */
  function lineTo(point: Point): readonly Point[] {
    const line: Point[] = []
    for (let at: Point | undefined = point; at && line.length <= points.size; ) {
      line.push(at)
      at = at === floor ? undefined : points.get(at.step.of)
    }
    return line
  }
  /** From now on nobody goes back behind the last step that lasts. */
  function settle(questions: SealQuestions): void {
    const line = head ? lineTo(head) : []
    const at = line.findIndex((point) => isLasting(point, questions))
    const last = line[at]
    if (!last || last === floor) return
    points.clear()
    for (const point of line.slice(0, at + 1)) points.set(point.step.id, point)
    for (const { step } of line.slice(at + 1)) passed.set(step.id, step.of)
    floor = last
  }
  /** Whether shuffles of a game come after all that there were. */
  const goesBeyond = (board: Board, value: Plain): boolean =>
    decks.every((deck) => {
      const old = head ? deck.seals(boardAt(board, head.value)) : []
      const now = deck.seals(boardAt(board, value))
      return now.length > old.length && samePlain(now.slice(0, old.length), old)
    })
  const at = (board: Board): Followed => ({ board: boardAt(board, head?.value) })

  return {
    /** Where nobody goes back behind, to be kept on this device. */
    floor: (): KeptPoint | undefined => floor && [floor.step, floor.value],
    /** What stood there last that was played. */
    value: (): Plain | undefined => head?.value,
    /** Whether what was played last came by this step. */
    follows: ({ id }: Stray, questions: SealQuestions): boolean =>
      head !== undefined && (head.step.id === id || isBehind(head.step, id, questions)),
    /** Whether the game went on after what stands there, and nobody goes back to it. */
    isPast: (board: Board): boolean => passed.has(course.stepOf(board.play[register])?.id ?? ''),
    look(board: Board, questions: SealQuestions): Followed {
      if (kept && !floor) begin(pointAt(board, ...kept))
      const { pact, hands, steps } = questions
      const value = board.play[register]
      const step = course.stepOf(value)
      settle(questions)
      if (value === undefined || !step) return { ...at(board), ...(head && { stray: { id: '' } }) }
      if (head && head.step.id === step.id && isSame(head.value, value)) {
        waiting = undefined
        return at(board)
      }
      const known = knownBy(questions)
      if (failed?.value !== value || failed.by !== known) {
        const found = pointOf(board, step, value, questions)
        if (found && !isSentOff(found, questions)) {
          const before = head
          const ours = steps.some(({ id, by }) => id === before?.step.id && by === us)
          // Whatever was taken back led to this, or this to that.
          const isKept = !before || lineTo(found).includes(before) || lineTo(before).includes(found)
          const lost =
            ours && !isKept
              ? before?.step
              : waiting &&
                  !lineTo(found).some((one) => one.step.id === waiting?.id) &&
                  !isBehind(waiting, step.id, questions)
                ? waiting
                : undefined
          waiting = undefined
          head = found
          floor ??= found
          settle(questions)
          return { ...at(board), ...(lost && { lost: lost.id }) }
        }
        // Of what has just begun nobody has seen anything; and who has no share yet takes the game as it stands.
        const isNew = course.begins(value) && goesBeyond(board, value)
        const lacks = isNew ? [] : lackingFor(step, value, questions)
        const takes = pact && !hands.has(us) && lacks.length === 0
        if (isNew || (takes && (steps.length === 0 || steps.some(({ id }) => id === step.id)))) {
          begin(pointAt(board, step, value))
          return at(board)
        }
        failed = { value, by: known, lacks }
      }
      const said = steps.filter(({ id }) => id === step.id)
      if (said.some(({ by }) => by === us)) waiting = step
      // What was played long ago somebody else may have written there again: nobody is named for it.
      const isOld =
        passed.has(step.id) || (head !== undefined && isBehind(head.step, step.id, questions))
      const by = isOld ? undefined : strayedBy(step.id, questions)
      return {
        ...at(board),
        stray: { id: step.id, ...(by && { by }) },
        ...(failed && { lacks: failed.lacks }),
      }
    },
  }
}
