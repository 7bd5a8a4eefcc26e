import type { Act, Board } from '../../../rules/board/board.ts'
import { seatOf } from '../../../rules/plain/seats.ts'
import { say } from '../../../rules/plain/sentence.ts'
import type { Phase, Step } from '../../../rules/play/guide.ts'
import type { Offer } from '../../../rules/play/move.ts'
import type { Scene } from '../../../rules/told/story.ts'
import {
  categoryOf,
  characterOf,
  complete,
  doubled,
  giving,
  missing,
  players,
  titleOf,
} from './characters.ts'
import {
  brief,
  currentScene,
  lacks,
  noPrecursor,
  objective,
  performable,
  sceneNamed,
  sketching,
  storyOf,
  tooMany,
} from './outline.ts'
import { prophecies } from './pages.ts'
import { matches } from './pairs.ts'
import { moderatorOf, type PhaseId, settingOf } from './settings.ts'

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

/** [P20]: a step for each player; what a Character lacks is named. */
function characterSteps(board: Board, act: Act): readonly Step[] {
  const story = storyOf(board)
  const seats = [...players(board)].sort(
    (a, b) => Number(b.id === act.seat) - Number(a.id === act.seat),
  )
  const steps = seats.map(({ id, name }): Step => {
    const object = characterOf(story, id)
    if (!object) {
      const offers = id === act.seat ? [{ move: 'character' }] : []
      const step = say('step.character', { player: name })
      return { id: `character/${id}`, say: step, done: false, seat: id, offers }
    }
    const title = titleOf(object.item)
    // Stuck on by hand, they are no Occupation or Relationship before somebody says so.
    const unsorted = missing(object).length > 0 ? object.aspects.filter((n) => !categoryOf(n)) : []
    const done = complete(board, object)
    const lacks = [
      ...(title === '' ? [say('amiss.name')] : []),
      ...missing(object).map((category) => say(`missing.${category}`)),
      ...(done ? [] : doubled(object).map((category) => say(`doubled.${category}`))),
    ]
    const offers: readonly Offer[] = [
      ...missing(object).map((category) => giving(object.id, category)),
      ...unsorted.map((note) => ({
        move: 'category',
        answers: { note: note.id },
        say: say('offer.category', { aspect: brief(note.texts.text) }),
      })),
    ]
    return {
      id: `character/${id}`,
      say: say('step.aspects', { player: name, name: title }),
      done,
      seat: id,
      missing: lacks,
      // A Character is its player's alone.
      offers: id === act.seat ? offers : [],
      items: [object.id],
    }
  })
  const none: readonly Step[] =
    steps.length > 0 ? [] : [{ id: 'seats', say: say('step.seats'), done: false, seats: true }]
  return [...none, ...steps, next('outline')]
}

/** [P21], [P22]: the Scenes there are; what is not settled of them is named. */
function outlineSteps(board: Board): readonly Step[] {
  const story = storyOf(board)
  const { finale, order } = story
  const loose = order.filter((scene) => scene.loose)
  const bare = (field: 'objective' | 'setting') => order.filter((scene) => lacks(scene, field))
  const open = order.filter((scene) => !noPrecursor(story, scene))
  const ids = (scenes: readonly Scene[]) => scenes.map((scene) => scene.id)
  const [nameless, nowhere] = [bare('objective'), bare('setting')]
  const values = { scenes: order.length, limit: settingOf(board, 'limit') }
  // The Finale is nobody's Precursor, and what hangs loose is none yet.
  const precursors = order.filter((scene) => !scene.finale && scene.dr !== undefined).length
  return [
    {
      id: 'finale',
      say: say('step.finale', { dr: settingOf(board, 'finale') }),
      done: finale !== undefined,
      offers: finale ? [] : [{ move: 'finale' }],
      items: finale ? [finale.id] : [],
    },
    {
      id: 'precursors',
      say: tooMany(board)
        ? say('step.full', values)
        : say('step.precursors', { precursors, most: values.limit - 1 }),
      done: precursors > 0,
      ...(order.length > values.limit ? { missing: [say('lack.limit', values)] } : {}),
      offers: finale && open.length > 0 ? [{ move: 'precursor' }] : [],
      items: ids(order),
    },
    {
      id: 'settled',
      say: say('step.settled'),
      done: order.length > 0 && nameless.length + nowhere.length === 0,
      missing: [
        ...(nameless.length > 0 ? [say('lack.objectives', { count: nameless.length })] : []),
        ...nowhere.map((scene) => say('lack.setting', sceneNamed(scene))),
      ],
      offers: order.flatMap((scene) => sketching(scene) ?? []),
      items: [...new Set([...ids(nameless), ...ids(nowhere)])],
    },
    ...(loose.length > 0
      ? [
          {
            id: 'loose',
            say: say('step.loose', { count: loose.length }),
            done: false,
            offers: loose.map((scene) => ({
              move: finale ? 'setParent' : 'crown',
              answers: { scene: scene.id },
              say: say(finale ? 'offer.join' : 'offer.crown', sceneNamed(scene)),
            })),
            items: ids(loose),
          },
        ]
      : []),
    next('story'),
  ]
}

function playing(board: Board, scene: Scene): readonly Step[] {
  const story = storyOf(board)
  const place = [...story.objects.values()].find((object) => object.scene === scene.id)
  const pairs = matches(board, scene.id).filter((match) => match.counts).length
  const dr = scene.dr ?? 0
  return [
    {
      id: 'play',
      say: say('step.play', { ...sceneNamed(scene), dr }),
      done: place !== undefined && titleOf(place.item) !== '',
      offers: [
        ...(place ? [] : [{ move: 'placeCard', answers: { scene: scene.id } }]),
        { move: 'object' },
        { move: 'environment' },
        { move: 'aspect' },
        { move: 'stop', aside: true },
      ],
      items: place ? [scene.id, place.id] : [scene.id],
    },
    {
      id: 'pairs',
      say: say('step.pairs', { pairs }),
      done: pairs > 0,
      offers: [{ move: 'offerPair' }],
    },
    { id: 'perform', say: say('step.perform', { dr }), done: false, offers: [{ move: 'perform' }] },
  ]
}

/** [P23]: what can be performed, the Scene being played, what is still to be told. */
function storySteps(board: Board, act: Act): readonly Step[] {
  const story = storyOf(board)
  const current = currentScene(board)
  const now = current && !current.record && current.dr !== undefined ? current : undefined
  const ready = performable(story).filter((scene) => scene !== now)
  // What was decided just now is told first.
  const untold = story.order
    .filter((scene) => scene.record && !scene.item.texts.told?.trim())
    .toSorted((a, b) => Number(b === current) - Number(a === current))
  const over = story.finale?.record !== undefined
  const moderates = moderatorOf(board) === act.seat
  const choose: Step = {
    id: 'choose',
    say: say(over ? 'step.over' : now ? 'step.chosen' : 'step.choose', now ? sceneNamed(now) : {}),
    done: over || now !== undefined,
    offers: now
      ? []
      : ready.map((scene) => ({
          move: 'begin',
          answers: { scene: scene.id },
          say: say('offer.begin', { scene: objective(scene.item), dr: scene.dr ?? 0 }),
        })),
    items: ready.map((scene) => scene.id),
  }
  return [
    ...untold.map((scene, at) => ({
      id: `tell/${scene.id}`,
      // Which it was that was decided just now stands above.
      say:
        scene === current
          ? say(scene.ruling?.good ? 'step.tellNow.success' : 'step.tellNow.failure')
          : say(scene.ruling?.good ? 'step.tellSuccess' : 'step.tellFailure', sceneNamed(scene)),
      done: false,
      offers: [
        {
          move: 'tell',
          answers: { scene: scene.id },
          // A Moderator asks, and the others tell [P27].
          ...(moderates ? { aside: true } : at === 0 && { open: true }),
        },
      ],
      items: [scene.id],
    })),
    choose,
    ...(now ? playing(board, now) : []),
  ]
}

const list = (start: string, count: number) =>
  Array.from({ length: count }, (_, i) => say(`${start}.${i + 1}`))

const phase = (id: PhaseId, rules: number, asks: number, steps: Phase['steps']): Phase => ({
  id,
  say: say(`phase.${id}`),
  about: say(id === 'story' ? 'about.destiny' : 'about.fate'),
  rule: list(`rule.${id}`, rules),
  ask: list(`moderator.${id}`, asks),
  steps,
})

/** The four phases: three about fate, one about destiny. What is missing is read off the board, and blocks nothing. */
export const PHASE_LIST: readonly Phase[] = [
  phase('prophecy', 3, 4, prophecySteps),
  phase('characters', 3, 4, characterSteps),
  phase('outline', 4, 5, outlineSteps),
  phase('story', 5, 5, storySteps),
]
