import type { Act, Board } from '../board/board.ts'
import type { Plain } from '../plain/item.ts'
import { seatOf } from '../plain/seats.ts'
import { type Sentence, say } from '../plain/sentence.ts'
import { makeMove, must, seated, should, standsFor, words } from '../play/make.ts'
import type { Move, Question, Refusal } from '../play/move.ts'
import {
  CATEGORIES,
  type Category,
  categoryOf,
  characterOf,
  missing,
  PAD,
  titleOf,
} from '../story/characters.ts'
import { laid, noteOn } from '../story/layout.ts'
import { make } from '../story/make.ts'
import { brief } from '../story/outline.ts'
import type { Tale } from '../story/tale.ts'

/** Characters and what is said of them; `promptsOf` has words to begin an Aspect of a category with. */
export function peopleMoves(
  tale: Tale,
  promptsOf: (category: Category) => readonly Sentence[],
): readonly Move[] {
  const { storyOf, moderatorOf, underway, nextAspect, characterSpot } = tale

  /** One Character for each player; a Moderator is advised to have none [P6]. */
  function mayHave(board: Board, act: Act): Refusal | undefined {
    const refused = seated(board, act)
    if (refused) return refused
    const has = characterOf(storyOf(board), act.seat)
    if (has) return must('no.secondCharacter', { name: titleOf(has.item) })
    return moderatorOf(board) === act.seat ? should('warn.moderatorCharacter') : undefined
  }

  /** [P20]: a player names a Character. */
  const character: Move = makeMove('character', {
    button: true,
    asks: () => [{ id: 'name', kind: 'words', say: say('ask.name'), max: 60 }],
    may: mayHave,
    play(board, act, answers) {
      const place = laid(board, act, characterSpot(board, act))
      const title = words(answers, 'name') ?? ''
      return [make(act, 'card', place, { props: { player: act.seat }, texts: { title } })]
    },
    next: (board, act) => nextAspect(board, characterOf(storyOf(board), act.seat)),
  })

  /** A card that lies on the table already becomes my Character. */
  const claim: Move = makeMove('claim', {
    button: true,
    asks: (board) => [
      {
        id: 'card',
        kind: 'choice',
        say: say('ask.claim'),
        options: [...storyOf(board).objects.values()]
          .filter((object) => object.player === undefined && object.scene === undefined)
          .map(({ item }) => standsFor(item, say('named.card', { name: titleOf(item) }))),
      },
    ],
    may: mayHave,
    play: (_board, act, { card }) => [
      { do: 'set', id: String(card), key: 'player', value: act.seat },
    ],
    next: (board, act) => nextAspect(board, characterOf(storyOf(board), act.seat)),
  })

  function askCategory(board: Board, optional: boolean, card?: string): Question {
    const object = card === undefined ? undefined : storyOf(board).objects.get(card)
    const open = object && missing(object)
    return {
      id: 'category',
      kind: 'choice',
      say: say('ask.category'),
      options: CATEGORIES.map((value) => ({
        value,
        say: say(`category.${value}`),
        note: say(open && !open.includes(value) ? 'category.filled' : `category.${value}.note`),
      })),
      optional,
    }
  }

  /** [P20]: a note that says something about a Character, on the pad of its category. */
  const aspect: Move = makeMove('aspect', {
    button: true,
    asks(board, act, answers) {
      const { characters } = storyOf(board)
      const mine = characters.filter(({ player }) => player === act.seat)
      const options = [...mine, ...characters.filter((one) => !mine.includes(one))].map(
        ({ item }) => standsFor(item, say('named.character', { name: titleOf(item) })),
      )
      const category = CATEGORIES.find((one) => one === answers.category)
      const prompts = category && promptsOf(category)
      // It ties this Character to another one: whose names there are stands ready.
      const others = characters.filter(
        ({ id, item }) => id !== answers.card && titleOf(item) !== '',
      )
      const names =
        category === 'relationship' && others.length > 0
          ? others.map(({ item }) => say('named.plain', { name: titleOf(item) }))
          : undefined
      const note = category && say(`category.${category}.note`)
      return [
        { id: 'card', kind: 'choice', say: say('ask.character'), options },
        askCategory(board, underway(board), words(answers, 'card')),
        {
          id: 'words',
          kind: 'words',
          say: say('ask.aspect'),
          max: 120,
          ...(note && { note }),
          ...(prompts && { prompts, open: category === 'relationship' }),
          ...(names && { names }),
        },
      ]
    },
    may(board, act, answers) {
      const story = storyOf(board)
      if (story.characters.length === 0) return must('no.character')
      const object = story.objects.get(String(answers.card))
      if (!object) return undefined
      const name = titleOf(object.item)
      const known = seatOf(board.seats, object.player)
      if (known && object.player !== act.seat) return should('warn.foreign', { name })
      const category = CATEGORIES.find((one) => one === answers.category)
      const filled = category && !missing(object).includes(category)
      return filled && !underway(board) ? should('warn.doubled', { name }) : undefined
    },
    play(board, act, answers) {
      const card = String(answers.card)
      const category = CATEGORIES.find((one) => one === answers.category)
      const place = noteOn(board, act, card, category ? CATEGORIES.indexOf(category) : 2)
      const props: Record<string, Plain> = category
        ? { color: PAD[category], category }
        : { color: 'yellow' }
      const texts = { text: words(answers, 'words') ?? '' }
      return [make(act, 'note', place, { props, texts })]
    },
    next(board, act, { card, category }) {
      const object = storyOf(board).objects.get(String(card))
      return category !== undefined && object?.player === act.seat
        ? nextAspect(board, object)
        : undefined
    },
  })

  /** A note stuck on a Character by hand is given its category. */
  const category: Move = makeMove('category', {
    button: true,
    asks(board, _act, answers) {
      const { aspects } = storyOf(board)
      const options = [...aspects.values()]
        .filter((one) => one.character)
        .map(({ note, card }) =>
          standsFor(
            note,
            say('named.aspect', { aspect: brief(note.texts.text) }),
            say('named.on', { name: titleOf(board.items.get(card)!) }),
          ),
        )
      return [
        { id: 'note', kind: 'choice', say: say('ask.note'), options },
        askCategory(board, false, aspects.get(String(answers.note))?.card),
      ]
    },
    may(board, _act, answers) {
      const known = storyOf(board).aspects.get(String(answers.note))
      if (answers.note !== undefined && !known?.character) return must('no.characterAspect')
      return known && categoryOf(known.note) === answers.category ? must('no.change') : undefined
    },
    play: (_board, _act, answers) => [
      { do: 'set', id: String(answers.note), key: 'category', value: String(answers.category) },
    ],
  })

  return [character, claim, aspect, category]
}
