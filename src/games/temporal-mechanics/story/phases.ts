import type { Act, Board } from '../../../rules/board/board.ts'
import { numbered, say } from '../../../rules/plain/sentence.ts'
import type { Phase, Step } from '../../../rules/play/guide.ts'
import { titleOf } from '../../../rules/story/characters.ts'
import { sceneNamed } from '../../../rules/story/outline.ts'
import { makeSteps } from '../../../rules/story/steps.ts'
import type { ActId } from './settings.ts'
import { arrivedOf, cardsOf, type Settled, sheetsOf, writtenOf } from './sheets.ts'
import { stageOf } from './stages.ts'
import { currentScene, storyOf, tale } from './telling.ts'

const { characterSteps, outlineSteps, tellSteps, chooseStep, playSteps } = makeSteps(tale)

const next = (to: ActId): Step => ({
  id: 'next',
  say: say(`step.next.${to}`),
  done: false,
  offers: [{ move: 'act', answers: { phase: to }, say: say(`go.${to}`) }],
})

/** The Aspects that an Antagonist has at least [T7]. */
const ASPECTS = 3

/** Whom the characters are up against, who is somebody with three Aspects [T7]. */
function antagonistStep(board: Board): Step {
  const cards = cardsOf(board, 'antagonist')
  const [card] = cards
  const aspects = card ? (storyOf(board).objects.get(card.id)?.aspects.length ?? 0) : 0
  const named = card !== undefined && titleOf(card) !== ''
  return {
    id: 'antagonist',
    say: say('step.antagonist'),
    done: named && aspects >= ASPECTS,
    missing: [
      ...(card && !named ? [say('amiss.name')] : []),
      ...(card && aspects < ASPECTS ? [say('lack.aspects', { aspects, least: ASPECTS })] : []),
    ],
    offers: !card
      ? [{ move: 'antagonist' }]
      : aspects < ASPECTS
        ? [{ move: 'environment', answers: { card: card.id } }]
        : [],
    items: cards.map(({ id }) => id),
  }
}

/** Something that is written on a card of its own [T7]. */
function cardStep(board: Board, as: Exclude<Settled, 'antagonist'>): Step {
  const cards = cardsOf(board, as)
  const done = cards.some(({ texts }) => texts.body?.trim())
  return {
    id: as,
    say: say(`step.${as}`),
    done,
    ...(cards.length > 0 && !done && { missing: [say('lack.words')] }),
    offers: cards.length > 0 ? [] : [{ move: as }],
    items: cards.map(({ id }) => id),
  }
}

/** The Flashback, with what it settles [T4], [T7]. */
function flashbackSteps(board: Board): readonly Step[] {
  const sheets = sheetsOf(board, 'flashback')
  return [
    {
      id: 'recall',
      say: say('step.recall'),
      done: sheets.length > 0,
      offers: sheets.length > 0 ? [] : [{ move: 'recall' }],
      items: sheets.map(({ id }) => id),
    },
    antagonistStep(board),
    cardStep(board, 'whereabouts'),
    cardStep(board, 'catastrophe'),
  ]
}

/** The Story Tree; of a Climax alone it is said that it is none yet [T12]. */
function treeSteps(board: Board): readonly Step[] {
  return outlineSteps(board).map((step) =>
    step.id === 'precursors' && !step.done && storyOf(board).finale
      ? { ...step, missing: [...(step.missing ?? []), say('lack.upstream')] }
      : step,
  )
}

/** The Warning is written last [T7]. */
function warningStep(board: Board): Step {
  const arrived = arrivedOf(board)
  return {
    id: 'warning',
    say: say(arrived ? 'step.arrived' : 'step.warning'),
    done: arrived !== undefined || writtenOf(board) !== '',
    offers: arrived ? [] : [{ move: 'warning' }],
    items: arrived ? [arrived.id] : [],
  }
}

/** How many people play at most [T1]. */
const MOST = 8

function setupSteps(board: Board, act: Act): readonly Step[] {
  const { length: here } = board.seats
  const few = here < 2
  const many = here > MOST
  const seats: Step = {
    id: 'seats',
    say: say('step.seats'),
    done: !few && !many,
    ...((few || many) && {
      missing: [few ? say('lack.seats') : say('lack.fewer', { most: MOST })],
    }),
    seats: true,
  }
  const people = characterSteps(board, act).filter(({ id }) => id !== 'seats')
  return [
    seats,
    ...people,
    ...flashbackSteps(board),
    ...treeSteps(board),
    warningStep(board),
    next('confrontation'),
  ]
}

/** What can be done in the Scene that is played, by the phase it is in [T10]. */
function stageSteps(board: Board): readonly Step[] {
  const scene = currentScene(board)
  const steps = playSteps(board)
  if (!scene || steps.length === 0) return []
  const of = (...ids: string[]) => steps.filter(({ id }) => ids.includes(id))
  if (stageOf(board, scene) === 'investigate') {
    const go: Step = {
      id: 'influence',
      say: say('step.influence'),
      done: false,
      offers: [{ move: 'influence' }],
    }
    return [...of('play', 'pairs'), go]
  }
  const back: Step = {
    id: 'back',
    say: say('step.back', sceneNamed(scene)),
    done: false,
    offers: [{ move: 'investigate', aside: true }],
  }
  return [...of('perform'), back]
}

function confrontationSteps(board: Board, act: Act): readonly Step[] {
  return [
    warningStep(board),
    ...tellSteps(board, act),
    chooseStep(board),
    ...stageSteps(board),
    ...(storyOf(board).finale?.record ? [next('resolution')] : []),
  ]
}

/** The Flashforward, triumphant or sombre [T8]. */
function resolutionSteps(board: Board, act: Act): readonly Step[] {
  const ruling = storyOf(board).finale?.ruling
  const sheets = sheetsOf(board, 'flashforward')
  const key = !ruling ? 'step.flashforward' : ruling.good ? 'step.triumphant' : 'step.sombre'
  return [
    ...tellSteps(board, act),
    {
      id: 'flashforward',
      say: say(key),
      done: sheets.some(({ texts }) => texts.text?.trim()),
      ...(ruling ? {} : { missing: [say('lack.climax')] }),
      offers: [{ move: 'flashforward' }],
      items: sheets.map(({ id }) => id),
    },
  ]
}

const phase = (id: ActId, rules: number, asks: number, steps: Phase['steps']): Phase => ({
  id,
  say: say(`phase.${id}`),
  about: say(`about.${id}`),
  rule: numbered(`rule.${id}`, rules),
  ask: numbered(`question.${id}`, asks),
  steps,
})

/** The three acts. What is missing is read off the board, and blocks nothing. */
export const ACT_LIST: readonly Phase[] = [
  phase('setup', 4, 7, setupSteps),
  phase('confrontation', 5, 16, confrontationSteps),
  phase('resolution', 2, 5, resolutionSteps),
]
