import type { Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { makeMove, must, should, standsFor, words } from '../../../rules/play/make.ts'
import type { Move, Question } from '../../../rules/play/move.ts'
import { DISTANCES, INTERIORS } from '../reckon/places.ts'
import { nextSpot } from '../story/layout.ts'
import { layPiece } from '../story/make.ts'
import { isResolved, isUnnamed, stageNow, stagesOf, theatreOf } from '../story/places.ts'
import { stageLaid, theatreLaid } from './mats.ts'

const titleIn = (item: Item): string => item.texts.title?.trim() ?? ''

const askStage = (stages: readonly Item[]): Question => ({
  id: 'stage',
  kind: 'choice',
  say: say('ask.stage'),
  options: stages.map((item) => standsFor(item, say('named.stage', { stage: titleIn(item) }))),
})

/** One Stage is resolved before the focus moves on [R14], if anything is on it. */
const unresolved = (board: Board, to?: unknown) => {
  const now = stageNow(board)
  return now && now.id !== to && !isResolved(now) && !isUnnamed(now)
    ? should('warn.stage', { stage: titleIn(now) })
    : undefined
}

/** A scene of its own is laid in the Theatre, and the focus is on it [R14]; or the one that the road laid is named. */
const stage: Move = makeMove('stage', {
  button: true,
  asks: () => [{ id: 'words', kind: 'words', say: say('ask.stage.title'), max: 80 }],
  may: (board) => unresolved(board),
  play(board, act, answers) {
    const title = words(answers, 'words') ?? ''
    const now = stageNow(board)
    return now && isUnnamed(now)
      ? [{ do: 'write', id: now.id, field: 'title', at: 0, remove: 0, insert: title }]
      : stageLaid(board, act, { texts: { title } })
  },
})

/** The focus moves to another Stage [R14]. */
const focus: Move = makeMove('focus', {
  asks: (board) => [askStage(stagesOf(board))],
  may(board, _act, answers) {
    if (stagesOf(board).length === 0) return must('no.stage')
    if (board.play.stage === answers.stage && answers.stage !== undefined) return must('no.change')
    return unresolved(board, answers.stage)
  },
  play: (_board, _act, answers) => [{ do: 'play', key: 'stage', value: String(answers.stage) }],
})

/** What happened on a Stage is resolved, and told there [R14]. */
const resolve: Move = makeMove('resolve', {
  button: true,
  asks: (board) => [
    askStage(stagesOf(board).filter((one) => !isResolved(one))),
    { id: 'words', kind: 'words', say: say('ask.resolve'), max: 2000, long: true, optional: true },
  ],
  may: (board) => (stagesOf(board).some((one) => !isResolved(one)) ? undefined : must('no.stage')),
  play(board, _act, answers) {
    const id = String(answers.stage)
    const told = words(answers, 'words')
    const before = board.items.get(id)?.texts.told ?? ''
    const insert = `${before === '' ? '' : '\n'}${told}`
    const tells: readonly Change[] = told
      ? [{ do: 'write', id, field: 'told', at: before.length, remove: 0, insert }]
      : []
    return [{ do: 'set', id, key: 'resolved', value: true }, ...tells]
  },
})

/** A place in a scene: how far it is [R15], and what part of a building [R16]. */
const place: Move = makeMove('place', {
  button: true,
  asks: () => [
    { id: 'words', kind: 'words', say: say('ask.place'), max: 80 },
    {
      id: 'band',
      kind: 'choice',
      say: say('ask.band'),
      options: DISTANCES.map(({ id }) => ({
        value: id,
        say: say(`distance.${id}`),
        note: say(`distance.${id}.note`),
      })),
      optional: true,
    },
    {
      id: 'interior',
      kind: 'choice',
      say: say('ask.interior'),
      options: INTERIORS.map(({ id }) => ({
        value: id,
        say: say(`interior.${id}`),
        note: say(`interior.${id}.note`),
      })),
      optional: true,
    },
  ],
  play(board, act, answers) {
    const [band, interior] = [words(answers, 'band'), words(answers, 'interior')]
    return [
      layPiece(act, 'place', nextSpot(board, act, 'place'), {
        props: { ...(band && { band }), ...(interior && { interior }) },
        texts: { title: words(answers, 'words') ?? '' },
      }),
    ]
  },
})

/** A Theatre is laid where there is none [R14]. */
const layTheatre: Move = makeMove('layTheatre', {
  may: (board) => (theatreOf(board) ? must('no.second') : undefined),
  play: (board, act) => theatreLaid(board, act).changes,
})

/** What people do about where it happens. */
export const PLACE_MOVES: readonly Move[] = [stage, focus, resolve, place, layTheatre]
