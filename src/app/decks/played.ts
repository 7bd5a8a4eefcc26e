import type { Board } from '../../rules/board/board.ts'
import { type CourseStep, playedAgain } from '../../rules/board/deck.ts'
import type { Game } from '../../rules/game.ts'
import type { Plain } from '../../rules/plain/item.ts'
import type { ScreenKey } from '../../sync/keys/screen.ts'
import type { ActOf } from '../../sync/seal/entry.ts'
import { type KeptPoint, makeFollowing, type Stray } from '../../sync/seal/following.ts'
import type { SealReading } from '../../sync/seal/sealwork.ts'
import { screensNamed } from '../../table/document/screens.ts'
import { keepFollowed, keptFollowed } from '../../table/store/ownsaid.ts'
import type { Table } from '../../table/table.ts'

/** What stands there for so long (ms) and was not played is put back: whoever did it may still have to sign it. */
const STRAY = 12_000
/** One after another, so many ms apart, so that not all put it back at once. */
const APART = 1500
/** Who goes on writing there is put back ever later (ms), until somebody plays on. */
const LATEST = 600_000
/** Among so many of the last steps those are looked for that were done for us elsewhere. */
const MOST_LATE = 20
/** Of what was done here so much at most is still to be signed. */
const MOST_DONE = 200

interface Around {
  readonly table: Table
  readonly game: Pick<Game, 'decks' | 'ending' | 'course'>
  readonly device: string
}

/** What was done to the document: here or elsewhere, and by whom. */
interface Done {
  readonly local: boolean
  readonly origin: unknown
}

/** The table as far as it was played. */
export interface PlayedGame {
  readonly board: Board
  readonly over: boolean
  /** What stood there and was not played, as it is put back, here or elsewhere. */
  readonly stray?: Stray
  /** The last step of ours that others have gone on without. */
  readonly lost?: string
  /** Whether something stands there that may yet turn out to have been played. */
  readonly pending: boolean
}

/** Keeps to the game that is played at a table: signs what is done here, follows what others do, puts it back. */
export function keepPlayed({ table, game, device }: Around) {
  const course = game.course?.().catch(() => undefined)
  const isOver = (board: Board) => game.ending?.(board) !== undefined
  let name = ''
  let us: ScreenKey | undefined
  let how: Awaited<typeof course>
  let following: ReturnType<typeof makeFollowing> | undefined
  /** How registers of play stood before and after what was done at this screen. */
  let done: (readonly [before: Board['play'], after: Board['play']])[] = []
  let last = table.board().play
  /** Since when stands there what was not played, what that was last, and when it is put back here. */
  let odd: { readonly since: number; stray: Stray; backAt: number } | undefined
  let patience = STRAY
  let good: Plain | undefined
  let gone: { readonly lost: string } | undefined

  // Only what is written here and now: what others wrote, or an earlier table brings back, is no step of ours.
  const heard = (_: unknown, __: unknown, ___: unknown, { local, origin }: Done) => {
    const seat = local && (origin as { readonly seat?: unknown } | null)?.seat
    const { play } = table.board()
    if (course && seat && play !== last) done = [...done.slice(1 - MOST_DONE), [last, play]]
    last = play
  }
  table.doc.on('update', heard)

  return {
    /** This screen, and under what name it keeps things at this table. */
    async begin(keptAs: string, screen: ScreenKey): Promise<void> {
      how = await course
      if (!how) return
      const kept = (await keptFollowed(keptAs)) as KeptPoint | undefined
      const { decks = [] } = game
      name = keptAs
      us = screen
      following = makeFollowing({ course: how, decks, us, isOver, ...(kept && { kept }) })
    },
    /**
     * The steps that were done here and nobody has signed; and those that were done for one of our seats at the screen
     * where it sits, while its hand is here.
     */
    unsigned({ questions }: SealReading): readonly ActOf<'step'>[] {
      const steps = new Map<string, CourseStep>()
      for (const [before, after] of done) {
        const step = how?.stepOf(after[how.register])
        if (step && step.id !== how?.stepOf(before[how.register])?.id) steps.set(step.id, step)
      }
      done = []
      for (const { id } of questions.steps) steps.delete(id)
      const { seats } = table.state()
      const away = seats.filter(({ hand, sitter }) => hand === device && sitter !== device)
      const value = following?.value()
      if (away.length > 0 && value !== undefined)
        for (const { by, ...step } of questions.steps.slice(-MOST_LATE)) {
          const ours = questions.steps.some((one) => one.id === step.id && one.by === us)
          if (ours || step.of !== how?.stepOf(value)?.id) continue
          const whose = how?.goesOn(value, step)?.whose
          const isTheirs = away.some(
            ({ id, sitter }) =>
              Array.isArray(whose) &&
              whose.includes(id) &&
              screensNamed(table.doc, sitter).includes(by),
          )
          if (isTheirs) steps.set(step.id, step)
        }
      return [...steps.values()].map((step) => ({ is: 'step', ...step }))
    },
    /** The table as far as it was played, by what is known now (ms). */
    look({ questions }: SealReading, now: number): PlayedGame {
      const whole = table.board()
      if (!following || !how) return { board: whole, over: isOver(whole), pending: false }
      const { decks = [] } = game
      // Where people trust one another nothing is kept from anybody, and the sealed game before rests.
      if (decks.every((deck) => deck.onTrust(whole)))
        return { board: whole, over: isOver(whole), pending: false }
      const before = following.floor()?.[0].id
      const { board, stray, lost } = following.look(whole, questions)
      if (lost !== undefined) gone = { lost }
      const floor = following.floor()
      if (floor && floor[0].id !== before) void keepFollowed(name, floor)
      const over = isOver(board)
      if (good !== following.value()) patience = STRAY
      good = following.value()
      if (!stray) {
        const was = odd && now >= odd.since + STRAY ? { stray: odd.stray } : {}
        odd = undefined
        return { board, over, pending: false, ...was, ...gone }
      }
      const turn = [...(questions.pact?.seats.keys() ?? [])].sort().indexOf(us ?? '')
      if (turn < 0 || good === undefined) return { board, over, pending: false }
      odd ??= { since: now, stray, backAt: now + patience + turn * APART }
      odd.stray = stray
      if (now < odd.backAt) return { board, over, pending: true }
      patience = Math.min(LATEST, 2 * patience)
      odd.backAt = now + patience
      table.apply([playedAgain(how, good)], { seat: '', track: false })
      return { board, over, pending: true, stray }
    },
    close(): void {
      table.doc.off('update', heard)
    },
  }
}
