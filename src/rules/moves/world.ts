import type { Board } from '../board/board.ts'
import type { Item, ItemId } from '../plain/item.ts'
import { type Sentence, say } from '../plain/sentence.ts'
import { makeMove, must, should, standsFor, words } from '../play/make.ts'
import type { Move } from '../play/move.ts'
import { titleOf } from '../story/characters.ts'
import { laid, noteOn } from '../story/layout.ts'
import { make } from '../story/make.ts'
import { brief, sceneNamed, whereOf } from '../story/outline.ts'
import type { Tale } from '../story/tale.ts'
import { makeEnvironment, placeName } from './environment.ts'

const ofNote = (note: Item) =>
  standsFor(note, say('named.aspect', { aspect: brief(note.texts.text) }))

const notes = (board: Board, stuck: boolean) =>
  [...board.items.values()].filter(
    ({ kind, place }) => kind === 'note' && (!stuck || place.on !== undefined),
  )

/** Objects and what is said of them; `prompts` are words to begin an Aspect with, of the card that was chosen. */
export function worldMoves(
  tale: Tale,
  prompts: (board: Board, card: ItemId) => readonly Sentence[],
): readonly Move[] {
  const { storyOf, noteSpot, objectSpot, placeSpot } = tale
  const { askObject, stuckOn } = makeEnvironment(tale)

  /** [P3]: one index card for a person, a place or a thing. */
  const object: Move = makeMove('object', {
    button: true,
    asks: () => [{ id: 'name', kind: 'words', say: say('ask.object'), max: 60 }],
    play(board, act, answers) {
      const title = words(answers, 'name') ?? ''
      return [make(act, 'card', laid(board, act, objectSpot(board, act)), { texts: { title } })]
    },
  })

  /** [P7]: an Aspect on the card of anything that is no Character. */
  const environment: Move = makeMove('environment', {
    button: true,
    asks(board, _act, answers) {
      return [
        askObject(board),
        {
          id: 'words',
          kind: 'words',
          say: say('ask.aspect'),
          max: 120,
          prompts: prompts(board, String(answers.card)),
        },
      ]
    },
    may(board, _act, answers) {
      const card = storyOf(board).objects.get(String(answers.card))
      if (card?.player !== undefined) return must('no.environment', { name: titleOf(card.item) })
      return askObject(board).options.length > 0 ? undefined : must('no.object')
    },
    play: (board, act, answers) =>
      stuckOn(board, act, String(answers.card), words(answers, 'words') ?? '').changes,
  })

  /** [P5]: a note is stuck on a card, as a hand does it; that takes it off the first. */
  const stick: Move = makeMove('stick', {
    asks: (board) => [
      {
        id: 'note',
        kind: 'choice',
        say: say('ask.note'),
        options: notes(board, false).map(ofNote),
      },
      {
        id: 'card',
        kind: 'choice',
        say: say('ask.card'),
        options: [...storyOf(board).objects.values()].map(({ item }) =>
          standsFor(item, say('named.card', { name: titleOf(item) })),
        ),
      },
    ],
    may: (board, _act, { note, card }) =>
      card !== undefined && board.items.get(String(note))?.place.on === card
        ? must('no.change')
        : undefined,
    play: (board, act, { note, card }) => [
      { do: 'place', id: String(note), place: noteOn(board, act, String(card), 2) },
    ],
  })

  /** [P5]: a note is pulled off its card and lies on the paper, attached to nothing. */
  const pullOff: Move = makeMove('pullOff', {
    asks: (board) => [
      { id: 'note', kind: 'choice', say: say('ask.note'), options: notes(board, true).map(ofNote) },
    ],
    play: (board, act, { note }) => [
      { do: 'place', id: String(note), place: laid(board, act, noteSpot(board, String(note))) },
    ],
  })

  /** [P12]: a card for the place of a Scene, so that its time and weather have something to stick to. */
  const placeCard: Move = makeMove('placeCard', {
    button: true,
    asks(board, _act, { scene }) {
      const { order, scenes } = storyOf(board)
      const options = order.map((one) => standsFor(one.item, say('named.scene', sceneNamed(one))))
      const setting = whereOf(scenes.get(String(scene)))
      return [
        { id: 'scene', kind: 'choice', say: say('ask.scene'), options },
        {
          id: 'name',
          kind: 'words',
          say: say('ask.place'),
          max: 80,
          optional: true,
          ...(setting ? { usual: setting } : { note: say('place.unnamed') }),
        },
      ]
    },
    may(board, _act, { scene }) {
      const { objects, scenes } = storyOf(board)
      if (scenes.size === 0) return must('no.scene')
      const known = scenes.get(String(scene))
      if (!known) return undefined
      const has = [...objects.values()].some((one) => one.scene === known.id)
      return has ? should('warn.placeCard', sceneNamed(known)) : undefined
    },
    play(board, act, answers) {
      const scene = String(answers.scene)
      const of = storyOf(board).scenes.get(scene)
      const title = words(answers, 'name') ?? (of ? placeName(act, of) : '')
      const place = laid(board, act, placeSpot(board, act, scene))
      return [make(act, 'card', place, { props: { scene }, texts: { title } })]
    },
  })

  return [object, environment, placeCard, stick, pullOff]
}
