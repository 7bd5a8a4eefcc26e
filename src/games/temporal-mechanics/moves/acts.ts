import type { Board } from '../../../rules/board/board.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { makeMove, must, should, words } from '../../../rules/play/make.ts'
import type { Move, Refusal } from '../../../rules/play/move.ts'
import { ACTS, actOf } from '../story/settings.ts'
import {
  arrival,
  arrivedOf,
  ended,
  enter,
  headed,
  LONGEST,
  LONGEST_WARNING,
  laySheet,
  overlength,
  sheetsOf,
  writtenOf,
} from '../story/sheets.ts'
import { unrolled } from '../story/strip.ts'
import { storyOf } from '../story/telling.ts'

/** Why the tree is no tree yet [T12]. */
function incomplete(board: Board): Refusal | undefined {
  const { finale } = storyOf(board)
  if (!finale) return should('warn.treeless')
  return finale.precursors.length === 0 ? should('warn.incomplete') : undefined
}

/** One that is too long, however it came to be, is told by its count before it is sent [T7]. */
function overlong(written: string): Refusal | undefined {
  const count = overlength(written)
  return count === undefined ? undefined : should('warn.overlong', { count, max: LONGEST })
}

const undecided = (board: Board): Refusal | undefined =>
  storyOf(board).finale?.record ? undefined : should('warn.climax')

/** People go to an act, and the Warning arrives with the second [T5]. Nothing has to be finished first. */
const act: Move = makeMove('act', {
  button: true,
  asks: () => [
    {
      id: 'phase',
      kind: 'choice',
      say: say('ask.act'),
      options: ACTS.map((value) => ({ value, say: say(`phase.${value}`) })),
    },
  ],
  may(board, _act, { phase }) {
    if (phase === actOf(board)) return must('no.change')
    if (phase === 'resolution') return undecided(board)
    if (phase !== 'confrontation' || arrivedOf(board)) return undefined
    const written = writtenOf(board)
    const why = written === '' ? should('warn.unwarned') : undefined
    return incomplete(board) ?? why ?? overlong(written)
  },
  play(board, by, { phase }) {
    const to = ACTS.find((one) => one === phase)
    if (!to) return []
    // One that was laid before there were strips gets its own here.
    const strip = to === 'confrontation' ? unrolled(board, by) : []
    return [...ended(board), ...enter(board, by, to), ...strip]
  },
})

/** The Warning is written [T7]; who does so when it ought to have arrived sees it arrive at once. */
const warning: Move = makeMove('warning', {
  button: true,
  asks(board) {
    const known = writtenOf(board)
    return [
      {
        id: 'words',
        kind: 'words',
        say: say('ask.warning'),
        max: LONGEST_WARNING,
        soft: LONGEST,
        long: true,
        note: say('ask.warning.note', { most: LONGEST }),
        ...(known === '' ? {} : { usual: known }),
      },
    ]
  },
  may: (board) => (arrivedOf(board) ? must('no.sent') : undefined),
  play(board, by, answers) {
    const text = words(answers, 'words') ?? ''
    return [
      { do: 'play', key: 'warning', value: text },
      ...(actOf(board) === 'setup' ? [] : arrival(board, by, text)),
    ]
  },
})

/** What their meddling has changed is told [T6], on a sheet that takes more [T8]. */
const flashforward: Move = makeMove('flashforward', {
  button: true,
  asks(board) {
    const ruling = storyOf(board).finale?.ruling
    return [
      {
        id: 'words',
        kind: 'words',
        say: say('ask.flashforward'),
        max: 4000,
        long: true,
        ...(ruling && { note: say(ruling.good ? 'epilogue.triumphant' : 'epilogue.sombre') }),
      },
    ]
  },
  may: undecided,
  play(board, by, answers) {
    const written = words(answers, 'words') ?? ''
    const page = sheetsOf(board, 'flashforward').findLast(({ texts }) => texts.text !== undefined)
    if (page) {
      const text = page.texts.text ?? ''
      const insert = `${text === '' ? '' : '\n'}${written}`
      return [{ do: 'write', id: page.id, field: 'text', at: text.length, remove: 0, insert }]
    }
    return laySheet(board, by, 'flashforward', {
      title: headed(by, 'flashforward'),
      text: written,
    })
  },
})

/** What is done of an act as a whole: people go to it, and write what it begins or ends with. */
export const ACT_MOVES: readonly Move[] = [act, warning, flashforward]
