import type { Act, Board } from '../../../rules/board/board.ts'
import { makeOpening } from '../../../rules/moves/opening.ts'
import type { ItemId } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { makeMove, should, words } from '../../../rules/play/make.ts'
import type { Move, Question } from '../../../rules/play/move.ts'
import { laid } from '../../../rules/story/layout.ts'
import { make } from '../../../rules/story/make.ts'
import { aspectsOf, MODULE_IDS, promptsOf } from '../story/ideas.ts'
import { cardsOf, headed, laySheet, type Settled, sheetsOf } from '../story/sheets.ts'
import { tale } from '../story/telling.ts'

/** The Flashback that was read aloud, if it was one of those that are ready. */
const recalled = (board: Board) => MODULE_IDS.find((module) => module === board.play.module)

/** What happened the first time is read aloud, or the players tell their own [T4]. Its clock starts [T9]. */
const recall: Move = makeOpening('recall', {
  modules: MODULE_IDS,
  ask: 'ask.flashback',
  may: (board) => (sheetsOf(board, 'flashback').length > 0 ? should('warn.flashback') : undefined),
  lay: (board, act, texts) => laySheet(board, act, 'flashback', texts),
})

/** A card of what a Flashback settles [T7]. */
const card = (board: Board, act: Act, as: Settled, texts: Readonly<Record<string, string>>) =>
  make(act, 'card', laid(board, act, tale.objectSpot(board, act)), { props: { as }, texts })

const settled = (board: Board, as: Settled) =>
  cardsOf(board, as).length > 0 ? should(`warn.${as}`) : undefined

/** Whoever brought it about, with words for what they are like [T7]. */
const antagonist: Move = makeMove('antagonist', {
  button: true,
  asks(board) {
    const module = recalled(board)
    const idea = (part: 'name' | 'says') =>
      module && { prompts: [say(`module.${module}.antagonist.${part}`)] }
    return [
      { id: 'name', kind: 'words', say: say('ask.antagonist'), max: 60, ...idea('name') },
      {
        id: 'body',
        kind: 'words',
        say: say('ask.antagonist.says'),
        max: 200,
        optional: true,
        ...idea('says'),
      },
    ]
  },
  may: (board) => settled(board, 'antagonist'),
  play: (board, act, answers) => [
    card(board, act, 'antagonist', {
      title: words(answers, 'name') ?? '',
      body: words(answers, 'body') ?? '',
    }),
  ],
})

/** Words to begin an Aspect of the environment with; for the Antagonist of a Flashback its own come first [T7]. */
export function environmentIdeas(board: Board, card: ItemId): readonly Sentence[] {
  const module = board.items.get(card)?.props.as === 'antagonist' ? recalled(board) : undefined
  return [...(module ? aspectsOf(module) : []), ...promptsOf('environment')]
}

/** Something that is settled in words, on a card that is called by what it is. */
const written = (
  as: Exclude<Settled, 'antagonist'>,
  more: (board: Board, act: Act) => Partial<Extract<Question, { kind: 'words' }>>,
): Move =>
  makeMove(as, {
    button: true,
    asks: (board, act) => [
      {
        id: 'words',
        kind: 'words',
        say: say(`ask.${as}`),
        max: 300,
        long: true,
        ...more(board, act),
      },
    ],
    may: (board) => settled(board, as),
    play: (board, act, answers) => [
      card(board, act, as, {
        title: headed(act, as),
        body: words(answers, 'words') ?? '',
      }),
    ],
  })

/** Times and places [T7]. */
const whereabouts = written('whereabouts', (board, act) => {
  const module = recalled(board)
  const usual = module && act.say?.(say(`module.${module}.setting`))
  return usual === undefined ? {} : { usual }
})

/** What has to be prevented [T7]. */
const catastrophe = written('catastrophe', () => ({
  note: say('ask.catastrophe.note'),
}))

/** The Flashback is recalled, and what it settles laid down [T4], [T7]. */
export const FLASHBACK: readonly Move[] = [recall, antagonist, whereabouts, catastrophe]
