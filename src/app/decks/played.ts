import type { Board } from '../../rules/board/board.ts'
import { type Course, type CourseStep, playedAgain } from '../../rules/board/deck.ts'
import type { Game } from '../../rules/game.ts'
import type { Plain, SeatId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { ScreenKey } from '../../sync/keys/screen.ts'
import type { ActOf } from '../../sync/seal/entry.ts'
import {
  isStep,
  type LackingStep,
  makeFollowing,
  readPoint,
  type Stray,
} from '../../sync/seal/following.ts'
import type { SealReading } from '../../sync/seal/sealwork.ts'
import { screensNamed } from '../../table/document/screens.ts'
import { keepFollowed, keptFollowed } from '../../table/store/ownsaid.ts'
import type { Table } from '../../table/table.ts'
import type { hearDone } from './donehere.ts'

/** What stands there for so long (ms) and was not played is put back: whoever did it may still have to sign it. */
const STRAY = 12_000
/** One after another, so many ms apart, so that not all put it back at once. */
const APART = 1500
/** Who goes on writing there is put back ever later (ms), until somebody plays on. */
const LATEST = 600_000
/** What lacks only the signature of a hand that sleeps is left there for so long (ms): people are told meanwhile. */
const ASLEEP = 600_000
/** Of what another tab tells so much at most is still to be signed. */
const MOST_TOLD = 200

interface Around {
  readonly table: Table
  readonly game: Pick<Game, 'decks' | 'ending' | 'course'>
  readonly device: string
  /** What was done at this screen. */
  readonly done: Pick<ReturnType<typeof hearDone>, 'take'>
}

/** What stood there and was not played; `late`: only a signature was missing, of the hands of these seats. */
interface PutBack extends Stray {
  readonly late?: readonly SeatId[]
}

/** The table as far as it was played. */
export interface PlayedGame {
  readonly board: Board
  readonly over: boolean
  /** What stood there and was not played, as it is put back, here or elsewhere. */
  readonly stray?: PutBack
  /** The last step of ours that others have gone on without. */
  readonly lost?: string
  /** Whether something stands there that may yet turn out to have been played. */
  readonly pending: boolean
  /** What stands there came with a copy of a table, and nothing of how it was played did. */
  readonly copied?: true
  /** The seats whose hands have still to sign what was done for them elsewhere. */
  readonly lacks?: readonly SeatId[]
}

/** Keeps to the game that is played at a table: signs what is done here, follows what others do, puts it back. */
export function keepPlayed({ table, game, device, done }: Around) {
  const isPlace = (seat: SeatId, screen: ScreenKey) => {
    const { sitter, hand } = seatOf(table.state().seats, seat) ?? {}
    return [sitter, hand].some(
      (one) => one !== undefined && screensNamed(table.doc, one).includes(screen),
    )
  }
  let name = ''
  let us: ScreenKey | undefined
  let how: Course | undefined
  const isOver = (board: Board) => {
    const value = how && board.play[how.register]
    return how ? value !== undefined && how.isOver(value) : game.ending?.(board) !== undefined
  }
  let following: ReturnType<typeof makeFollowing> | undefined
  /**
   * Since when stands there what does not follow, what that was last, whether it had been played before, and when it is
   * put back here.
   */
  let odd:
    | {
        readonly since: number
        stray: PutBack
        value: Plain | undefined
        before: boolean
        backAt: number
      }
    | undefined
  let patience = STRAY
  let good: Plain | undefined
  let gone: { readonly lost: string } | undefined
  /** What lacked a signature when it was looked last. */
  let lacks: readonly LackingStep[] = []

  // Of several tabs of a browser one signs: it is told by the others what was done there, as nobody else could tell it.
  const tabs =
    game.course && typeof BroadcastChannel !== 'undefined'
      ? new BroadcastChannel(`prophecy-table/steps/${table.id}/${device}`)
      : undefined
  let elsewhere: readonly CourseStep[] = []
  tabs?.addEventListener('message', ({ data }) => {
    if (isStep(data)) elsewhere = [...elsewhere.slice(1 - MOST_TOLD), data]
  })

  return {
    /**
     * This screen, and under what name it keeps things at this table. Fails where how the game goes on cannot be
     * loaded: whoever does not know that believes nothing that stands there.
     */
    async begin(keptAs: string, screen: ScreenKey): Promise<void> {
      how = await game.course?.()
      if (!how) return
      const kept = readPoint(await keptFollowed(keptAs), how)
      const { decks = [] } = game
      name = keptAs
      us = screen
      following = makeFollowing({ course: how, decks, us, isOver, isPlace, ...(kept && { kept }) })
    },
    /**
     * The steps that were done here and nobody has signed; and those that were done for one of our seats at the screen
     * where it sits, while its hand is here, or in another tab, as far as this one `acts`.
     */
    unsigned({ questions }: SealReading, acts: boolean): readonly ActOf<'step'>[] {
      const steps = new Map<string, CourseStep>()
      for (const [before, after] of done.take()) {
        const step = how?.stepOf(after[how.register])
        if (step && step.id !== how?.stepOf(before[how.register])?.id) steps.set(step.id, step)
      }
      for (const step of steps.values()) tabs?.postMessage(step)
      // Others may sign anything by its name: it has still to be signed by us, if by no hand that there is.
      for (const { id, by } of questions.steps) if (questions.hands.has(by)) steps.delete(id)
      // The tab where it was done may have signed it by a name of its own, which is nobody's hand.
      for (const step of acts ? elsewhere : []) steps.set(step.id, step)
      if (acts) elsewhere = []
      for (const { id, by } of questions.steps) if (by === us) steps.delete(id)
      const { seats } = table.state()
      for (const { by, seats: whose, ...step } of acts ? lacks : []) {
        const isTheirs = whose.every((id) => {
          const { sitter = '', hand } = seatOf(seats, id) ?? {}
          return hand === device && screensNamed(table.doc, sitter).includes(by)
        })
        const ours = questions.steps.some((one) => one.id === step.id && one.by === us)
        if (isTheirs && !ours) steps.set(step.id, step)
      }
      return [...steps.values()].map((step) => ({ is: 'step', ...step }))
    },
    /** Whether a game goes past what stands in its register: anybody may have written that there again. */
    isPast: (board: Board): boolean => following?.isPast(board) === true,
    /**
     * The table as far as it was played, as it lay before all was taken that is known now (ms), and by who is linked.
     * Nothing is put back by those who are too few to see a card: what they lack may be signed where the others are.
     */
    look(
      whole: Board,
      { questions }: SealReading,
      now: number,
      linked: readonly ScreenKey[],
    ): PlayedGame {
      lacks = []
      if (!following || !how) return { board: whole, over: isOver(whole), pending: false }
      const { decks = [] } = game
      // Where people trust one another nothing is kept from anybody, and the sealed game before rests: it is not over
      // by what stands there now, and its seeds stay unsaid.
      if (decks.every((deck) => deck.onTrust(whole)))
        return { board: whole, over: false, pending: false }
      const floorBefore = following.floor()?.[0].id
      // Who works slowly sees what was played long ago only now, when something else stands there already.
      const { register } = how
      if (odd?.value !== undefined && odd.value !== whole.play[register]) {
        const before = { ...whole, play: { ...whole.play, [register]: odd.value } }
        const found = following.look(before, questions)
        if (found.lost !== undefined) gone = { lost: found.lost }
      }
      const { board, stray, lost, ...found } = following.look(whole, questions)
      lacks = found.lacks ?? []
      if (lost !== undefined) gone = { lost }
      const floor = following.floor()
      if (floor && floor[0].id !== floorBefore) void keepFollowed(name, floor)
      const over = isOver(board)
      const isOn = good !== following.value()
      if (isOn) patience = STRAY
      good = following.value()
      if (!stray) {
        // Whoever slept may have signed it; but not what had been played before, and was written there again.
        const isPlayed = odd && !odd.before && following.follows(odd.stray, questions)
        const wasBack = odd && now >= odd.since + STRAY && !isPlayed
        const was = odd && wasBack ? { stray: odd.stray } : {}
        odd = undefined
        return { board, over, pending: false, ...was, ...gone }
      }
      const seats = [...new Set(lacks.flatMap((one) => one.seats))]
      const lacking = seats.length > 0 && { lacks: seats }
      const turn = [...(questions.pact?.seats.keys() ?? [])].sort().indexOf(us ?? '')
      const copied = good === undefined && !questions.pact && ({ copied: true } as const)
      if (turn < 0 || good === undefined)
        return { board, over, pending: false, ...lacking, ...copied }
      const before = following.follows(stray, questions)
      const value = whole.play[register]
      // As long as people play on, what stands there is what they will have signed in a moment.
      if (!odd || isOn)
        odd = { since: now, stray, value, before, backAt: now + patience + turn * APART }
      odd.value = value
      odd.before = before
      odd.stray = { ...stray, ...(lacking && { late: seats }) }
      const { pact } = questions
      const here = linked.filter((one) => pact?.seats.has(one)).length + 1
      // What somebody does after it has its own time to be signed.
      if (lacking && now < odd.since + ASLEEP)
        odd.backAt = Math.max(odd.backAt, now + patience + turn * APART)
      if (now < odd.backAt || here < (pact?.least ?? 0))
        return { board, over, pending: true, ...gone, ...lacking }
      patience = Math.min(LATEST, 2 * patience)
      odd.backAt = now + patience
      if (table.board().play[register] === value)
        table.apply([playedAgain(how, good)], { seat: '', track: false })
      return { board, over, pending: true, stray: odd.stray }
    },
    close(): void {
      tabs?.close()
    },
  }
}
