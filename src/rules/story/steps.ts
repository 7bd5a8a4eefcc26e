import type { Act, Board } from '../board/board.ts'
import { say } from '../plain/sentence.ts'
import type { Step } from '../play/guide.ts'
import type { Offer } from '../play/move.ts'
import { categoryOf, characterOf, doubled, giving, missing, titleOf } from './characters.ts'
import {
  brief,
  lacks,
  noPrecursor,
  objective,
  performable,
  sceneNamed,
  sketching,
} from './outline.ts'
import type { Scene } from './story.ts'
import type { Tale } from './tale.ts'

/** Steps of the guide, read off the board. What is missing is named, and blocks nothing. */
export function makeSteps({
  storyOf,
  currentScene,
  moderatorOf,
  finaleDr,
  limit,
  tooMany,
  players,
  complete,
  matches,
}: Tale) {
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
      const unsorted =
        missing(object).length > 0 ? object.aspects.filter((n) => !categoryOf(n)) : []
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
    return [...none, ...steps]
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
    const most = limit(board)
    const values = { scenes: order.length, limit: most ?? 0 }
    // The Finale is nobody's Precursor, and what hangs loose is none yet.
    const precursors = order.filter((scene) => !scene.finale && scene.dr !== undefined).length
    return [
      {
        id: 'finale',
        say: say('step.finale', { dr: finaleDr(board) }),
        done: finale !== undefined,
        offers: finale ? [] : [{ move: 'finale' }],
        items: finale ? [finale.id] : [],
      },
      {
        id: 'precursors',
        say: tooMany(board)
          ? say('step.full', values)
          : say('step.precursors', { precursors, most: Math.max(0, (most ?? 1) - 1) }),
        done: precursors > 0,
        ...(most !== undefined && order.length > most
          ? { missing: [say('lack.limit', values)] }
          : {}),
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
    ]
  }

  /** What was decided and not told yet; what was decided just now comes first. */
  function tellSteps(board: Board, act: Act): readonly Step[] {
    const current = currentScene(board)
    const untold = storyOf(board)
      .order.filter((scene) => scene.record && !scene.item.texts.told?.trim())
      .toSorted((a, b) => Number(b === current) - Number(a === current))
    const moderates = moderatorOf(board) === act.seat
    return untold.map((scene, at) => ({
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
    }))
  }

  /** The Scene that is played and not decided yet. */
  function undecided(board: Board): Scene | undefined {
    const current = currentScene(board)
    return current && !current.record && current.dr !== undefined ? current : undefined
  }

  /** What can be performed now, in whichever order people like [P23]. */
  function chooseStep(board: Board): Step {
    const story = storyOf(board)
    const now = undecided(board)
    const ready = performable(story).filter((scene) => scene !== now)
    const over = story.finale?.record !== undefined
    return {
      id: 'choose',
      say: say(
        over ? 'step.over' : now ? 'step.chosen' : 'step.choose',
        now ? sceneNamed(now) : {},
      ),
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
  }

  /** The Scene that is played now: its place, its pairs, its Check. */
  function playSteps(board: Board): readonly Step[] {
    const scene = undecided(board)
    if (!scene) return []
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
      {
        id: 'perform',
        say: say('step.perform', { dr }),
        done: false,
        offers: [{ move: 'perform' }],
      },
    ]
  }

  return { characterSteps, outlineSteps, tellSteps, chooseStep, playSteps }
}
