import type { Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { plain, say } from '../../../rules/plain/sentence.ts'
import { makeMove, must, seated, words } from '../../../rules/play/make.ts'
import type { Move, Question } from '../../../rules/play/move.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import { freeSlot } from '../reckon/roster.ts'
import { deckCheck } from '../story/deck.ts'
import { lastDraw, leftIn, SHUFFLED } from '../story/drawn.ts'
import { nextSpot } from '../story/layout.ts'
import { layPiece } from '../story/make.ts'
import { unlisted } from '../story/phases.ts'
import {
  crowded,
  emptied,
  filledIn,
  filledSlot,
  freshCard,
  linesIn,
  rosterCheck,
  rosterOf,
  slotOf,
} from '../story/roster.ts'
import { phaseNow } from '../story/settings.ts'

const noRoster = (board: Board) => (rosterOf(board) ? undefined : must('no.roster'))

/** At a new direction a d20 asks the Roster [R4]. */
const roster: Move = makeMove('roster', {
  may: (board, act) => seated(board, act) ?? noRoster(board),
  play(board) {
    const there = rosterOf(board)
    return there ? rosterCheck(there) : []
  },
})

/** Something new takes the lowest free slot [R4]; with twenty filled something is retired first. */
const enlist: Move = makeMove('enlist', {
  button: true,
  asks(board, act) {
    const there = rosterOf(board)
    const goals = unlisted(board)
    const card = freshCard(board)
    const drawn = card === undefined ? undefined : act.say?.(say(`deck.${card}.title`))
    const listed = Object.values(there?.texts ?? {}).join('\n')
    // At the inn it is these that are written down first; on the road, what was drawn for it.
    const usual =
      phaseNow(board) === 'inn' ? goals[0] : drawn && !listed.includes(drawn) ? drawn : undefined
    return [
      {
        id: 'words',
        kind: 'words',
        say: say('ask.enlist', { slot: (there && freeSlot(filledIn(there))) ?? 0 }),
        max: 120,
        ...(goals[0] !== undefined && { prompts: goals.map(plain) }),
        // What stands there already is read whole.
        ...(usual !== undefined && { usual, long: true }),
      },
    ]
  },
  may(board) {
    const there = rosterOf(board)
    if (!there) return must('no.roster')
    return freeSlot(filledIn(there)) === undefined ? must('no.full') : undefined
  },
  play(board, _act, answers) {
    const there = rosterOf(board)
    const slot = there && freeSlot(filledIn(there))
    const line = (words(answers, 'words') ?? '').replaceAll('\n', ' ')
    return there && slot !== undefined ? [filledSlot(there, slot, line)] : []
  },
})

/** The table retires an item: its slot is free again [R4]. */
const retire: Move = makeMove('retire', {
  button: true,
  asks(board) {
    const there = rosterOf(board)
    const slots = there ? [...filledIn(there)] : []
    return [
      {
        id: 'slot',
        kind: 'choice',
        say: say('ask.retire'),
        options: slots.map((slot) => ({
          value: `${slot}`,
          say: say('named.slot', { slot, item: slotOf(there, slot) }),
        })),
      },
    ]
  },
  may(board) {
    const there = rosterOf(board)
    return there && filledIn(there).size > 0 ? undefined : must('no.slot')
  },
  play(board, _act, { slot }) {
    const there = rosterOf(board)
    return there ? [emptied(there, Number(slot))] : []
  },
})

/** Moves what stands behind the first line of a crowded slot into free ones, as far as there are any. */
function spreadSlots(roster: Item): readonly Change[] {
  const filled = new Set(filledIn(roster))
  return crowded(roster).flatMap((slot) => {
    const [first = '', ...others] = linesIn(roster, slot)
    const moved = others.flatMap((line) => {
      const free = freeSlot(filled)
      if (free === undefined) return []
      filled.add(free)
      return [{ line, change: filledSlot(roster, free, line) }]
    })
    const stay = others.slice(moved.length)
    const insert = [first, ...stay].map((line) => `${line}\n`).join('')
    const field = `slot${slot}`
    const remove = roster.texts[field]?.length ?? 0
    return [
      { do: 'write', id: roster.id, field, at: 0, remove, insert } as const,
      ...moved.map(({ change }) => change),
    ]
  })
}

/** Two things in one slot, written apart, come to stand in one each. */
const spreadOut: Move = makeMove('spread', {
  may(board) {
    const there = rosterOf(board)
    return there && crowded(there).length > 0 ? undefined : must('no.crowded')
  },
  play(board) {
    const there = rosterOf(board)
    return there ? spreadSlots(there) : []
  },
})

/** A Roster is laid where there is none. */
const layRoster: Move = makeMove('layRoster', {
  may: (board) => (rosterOf(board) ? must('no.second') : undefined),
  play: (board, act) => [layPiece(act, 'roster', { ...nextSpot(board, act, 'roster'), turn: 0 })],
})

/** As what a card is read: by a d7, or as it is [R5]. */
export const askHow = (): Question => ({
  id: 'how',
  kind: 'choice',
  say: say('ask.how'),
  options: ['d7', 'plain'].map((value) => ({
    value,
    say: say(`how.${value}`),
    note: say(`how.${value}.note`),
  })),
  usual: 'd7',
  optional: true,
  always: true,
})

export const noCards = (board: Board) => (leftIn(board).length > 0 ? undefined : must('no.cards'))

/** A card of the Roundtable Deck is drawn [R5]. */
const draw: Move = makeMove('draw', {
  asks: () => [askHow()],
  may: (board, act) => seated(board, act) ?? noCards(board),
  play: (board, _act, { how }) =>
    deckCheck(board, allOf(board, 'deck')[0]?.id ?? '', { cards: 1, read: how !== 'plain' }),
})

/** All cards that do not lie on the table come back into the Deck. */
const shuffle: Move = makeMove('shuffle', {
  may(board) {
    const last = lastDraw(board)
    return last && board.play[SHUFFLED] !== last.id ? undefined : must('no.drawn')
  },
  play: (board) => [{ do: 'play', key: SHUFFLED, value: lastDraw(board)?.id ?? null }],
})

/** What the road asks: the Roster and the Deck. */
export const ROAD_MOVES: readonly Move[] = [
  roster,
  enlist,
  retire,
  spreadOut,
  layRoster,
  draw,
  shuffle,
]
