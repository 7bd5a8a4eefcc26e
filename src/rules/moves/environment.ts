import type { Act, Board } from '../board/board.ts'
import type { Change } from '../board/change.ts'
import type { ItemId } from '../plain/item.ts'
import { say } from '../plain/sentence.ts'
import { standsFor } from '../play/make.ts'
import type { Option, Question } from '../play/move.ts'
import { titleOf } from '../story/characters.ts'
import { laid, noteOn } from '../story/layout.ts'
import { make } from '../story/make.ts'
import { sceneNamed, whereOf } from '../story/outline.ts'
import { fullestPad } from '../story/pieces.ts'
import type { Scene } from '../story/story.ts'
import type { Tale } from '../story/tale.ts'

/** What the card of a Scene's place is called while nobody says otherwise: its Setting, or else whose place it is. */
export const placeName = (act: Act, scene: Scene): string =>
  whereOf(scene) || (act.say?.(say('place.of', sceneNamed(scene))) ?? 'The place of this Scene')

/** The answer that stands for the place of the Scene being played, while it has no card yet [P12]. */
const PLACE = 'place'

/** What all has in common that sticks to the environment. */
export function makeEnvironment({ storyOf, currentScene, placeSpot }: Tale) {
  /** Asks which Object an Aspect is stuck on: usually the place of the Scene that is being played, laid if need be. */
  function askObject(board: Board): Extract<Question, { kind: 'choice' }> {
    const scene = currentScene(board)
    const playing = scene && !scene.record ? scene : undefined
    const objects = [...storyOf(board).objects.values()].filter(
      ({ player }) => player === undefined,
    )
    const placed = playing && objects.find((object) => object.scene === playing.id)
    const cards = objects
      .toSorted((a, b) => Number(b === placed) - Number(a === placed))
      .map(({ item }) => standsFor(item, say('named.card', { name: titleOf(item) })))
    const setting = whereOf(playing)
    const place: readonly Option[] =
      playing && !placed
        ? [
            {
              value: PLACE,
              say: setting
                ? say('named.card', { name: setting })
                : say('place.of', sceneNamed(playing)),
              note: say('place.laid'),
            },
          ]
        : []
    const usual = placed?.id ?? place[0]?.value
    return {
      id: 'card',
      kind: 'choice',
      say: say('ask.card'),
      options: [...place, ...cards],
      ...(usual === undefined ? {} : { usual }),
    }
  }

  /** A new note on an Object's card, or on the place of the Scene being played: its card is laid along with it. */
  function stuckOn(
    board: Board,
    act: Act,
    object: string,
    text: string,
  ): { readonly note: ItemId; readonly changes: readonly Change[] } {
    const note = act.chance.id()
    const scene = object === PLACE ? currentScene(board) : undefined
    const card = scene ? act.chance.id() : object
    const laying = scene
      ? [
          make(act, 'card', laid(board, act, placeSpot(board, act, scene.id)), {
            id: card,
            props: { scene: scene.id },
            texts: { title: placeName(act, scene) },
          }),
        ]
      : []
    const sticking = make(act, 'note', noteOn(board, act, card, 2), {
      id: note,
      props: { color: fullestPad(board) },
      texts: { text },
    })
    return { note, changes: [...laying, sticking] }
  }

  return { askObject, stuckOn }
}
