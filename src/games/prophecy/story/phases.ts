import type { Act, Board } from '../../../rules/board/board.ts'
import { seatOf } from '../../../rules/plain/seats.ts'
import { numbered, say } from '../../../rules/plain/sentence.ts'
import type { Phase, Step } from '../../../rules/play/guide.ts'
import type { Offer } from '../../../rules/play/move.ts'
import { characterOf, titleOf } from '../../../rules/story/characters.ts'
import { makeSteps } from '../../../rules/story/steps.ts'
import { storyOf } from './outline.ts'
import { prophecies } from './pages.ts'
import { moderatorOf, type PhaseId } from './settings.ts'
import { tale } from './telling.ts'

const { characterSteps, outlineSteps, tellSteps, chooseStep, playSteps } = makeSteps(tale)

const next = (phase: PhaseId): Step => ({
  id: 'next',
  say: say(`step.next.${phase}`),
  done: false,
  offers: [{ move: 'phase', answers: { phase }, say: say(`phase.${phase}`) }],
})

/** [P19]: what is foretold, and what there is in that world. */
function prophecySteps(board: Board, act: Act): readonly Step[] {
  const sheets = prophecies(board)
  const objects = [...storyOf(board).objects.values()].filter((one) => one.player === undefined)
  const described = objects.some(({ aspects }) => aspects.some(({ texts }) => texts.text?.trim()))
  const lay: Offer = { move: 'object' }
  const describe: Offer = { move: 'environment' }
  const moderator = moderatorOf(board)
  const role: readonly Offer[] =
    moderator === undefined
      ? !seatOf(board.seats, act.seat) || characterOf(storyOf(board), act.seat)
        ? []
        : [{ move: 'takeModerator', aside: true }]
      : [{ move: 'leaveModerator', aside: true }]
  return [
    {
      id: 'seats',
      say: say('step.seats'),
      done: board.seats.length >= 2,
      ...(board.seats.length < 2 ? { missing: [say('lack.seats')] } : {}),
      seats: true,
      offers: role,
    },
    {
      id: 'receive',
      say: say('step.receive'),
      done: sheets.length > 0,
      offers: sheets.length > 0 ? [] : [{ move: 'receive' }],
      items: sheets.map((item) => item.id),
    },
    {
      id: 'world',
      say: say('step.world'),
      // A blank card is none yet.
      done: objects.some(
        ({ item, aspects }) =>
          aspects.some(({ texts }) => texts.text?.trim()) && titleOf(item) !== '',
      ),
      // What lies there and has no Aspect yet gets one first.
      offers: objects.length === 0 ? [lay] : described ? [lay, describe] : [describe, lay],
      items: objects.map((object) => object.id),
    },
    next('characters'),
  ]
}

const phase = (id: PhaseId, rules: number, asks: number, steps: Phase['steps']): Phase => ({
  id,
  say: say(`phase.${id}`),
  about: say(id === 'story' ? 'about.destiny' : 'about.fate'),
  rule: numbered(`rule.${id}`, rules),
  ask: numbered(`moderator.${id}`, asks),
  steps,
})

/** The four phases: three about fate, one about destiny. What is missing is read off the board, and blocks nothing. */
export const PHASE_LIST: readonly Phase[] = [
  phase('prophecy', 3, 4, prophecySteps),
  phase('characters', 3, 4, (board, act) => [...characterSteps(board, act), next('outline')]),
  phase('outline', 4, 5, (board) => [...outlineSteps(board), next('story')]),
  phase('story', 5, 5, (board, act) => [
    ...tellSteps(board, act),
    chooseStep(board),
    ...playSteps(board),
  ]),
]
