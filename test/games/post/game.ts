import type { Board } from '../../rules/board/board.ts'
import type { Game } from '../../rules/game.ts'
import { INK } from '../../rules/ink/ink.ts'
import { say } from '../../rules/plain/sentence.ts'
import type { Phase } from '../../rules/play/guide.ts'
import { makeMove, must, words } from '../../rules/play/make.ts'

const letters = ({ items }: Board) => [...items.values()].filter(({ kind }) => kind === 'letter')
const phase = (id: string): Phase => ({
  id,
  say: say(`phase.${id}`),
  about: say('about'),
  rule: [],
  ask: [],
  steps: () => [{ id, say: say(`step.${id}`), done: false, offers: [{ move: 'write' }] }],
})

/** How long a letter may be, in code points. */
const ROOM = 256

export const game: Game = {
  id: 'post',
  say: say('post'),
  words: {
    en: {
      post: 'Bottle Post',
      letter: 'letter',
      ink: 'ink',
      letters: 'Letters',
      about: 'the sea',
      'phase.shore': 'On the shore',
      'phase.sea': 'At sea',
      'step.shore': 'Write a letter',
      'step.sea': 'Wait',
      'ask.words': 'What does it say?',
      'ask.phase': 'Where to?',
      'move.write': 'Write a letter',
      'move.go': 'Go on',
      'no.letter': 'Nothing is written yet: there is nothing to let go.',
      'no.odd': 'That cannot be.',
      'setting.bottles': 'Bottles',
      'setting.none': 'as many as you like',
    },
  },
  pieces: {
    letter: { painter: 'card', width: 127, height: 76, texts: ['words'], say: say('letter') },
    ink: { ...INK, say: say('ink') },
  },
  moves: [
    makeMove('write', {
      asks: () => [
        { id: 'words', kind: 'words', say: say('ask.words'), max: 2000, soft: ROOM, long: true },
      ],
      play(_board, { chance }, answers) {
        const place = { x: 0, y: 0, turn: 0, z: 1 }
        const texts = { words: words(answers, 'words') ?? '' }
        return [{ do: 'make', item: { id: chance.id(), kind: 'letter', place, props: {}, texts } }]
      },
    }),
    makeMove('go', {
      asks: () => [
        {
          id: 'phase',
          kind: 'choice',
          say: say('ask.phase'),
          options: ['shore', 'sea'].map((value) => ({ value, say: say(`phase.${value}`) })),
        },
      ],
      may: (board, _act, { phase }) =>
        phase === 'sea' && letters(board).length === 0 ? must('no.letter') : undefined,
      play: (_board, _act, { phase }) => [{ do: 'play', key: 'where', value: phase ?? null }],
    }),
  ],
  settings: [
    {
      id: 'bottles',
      say: say('setting.bottles'),
      none: say('setting.none'),
      usual: undefined,
      min: 4,
      max: 12,
    },
  ],
  phases: {
    list: [phase('shore'), phase('sea')],
    now: ({ play }) => (play.where === 'sea' ? 'sea' : 'shore'),
    go: 'go',
  },
  read: () => [],
  outline: (board) => [{ id: 'letters', say: say('letters'), rows: letters(board) }],
}
