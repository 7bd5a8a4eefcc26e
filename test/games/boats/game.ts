import type { Board } from '../../rules/board/board.ts'
import type { Game } from '../../rules/game.ts'
import { INK } from '../../rules/ink/ink.ts'
import { say } from '../../rules/plain/sentence.ts'
import { makeMove, words } from '../../rules/play/make.ts'

const boats = ({ items }: Board) => [...items.values()].filter(({ kind }) => kind === 'boat')
const wind = { kind: 'wind', about: '', dr: 0, bursts: {}, pairs: [], ready: [] }

export const game: Game = {
  id: 'boats',
  say: say('boats'),
  words: {
    en: {
      boats: 'Paper Boats',
      boat: 'paper boat',
      ink: 'ink',
      wish: 'Which wish does it carry?',
      'move.launch': 'Launch a boat',
      'move.whistle': 'Whistle for wind',
      'no.odd': 'That is no wish.',
    },
  },
  pieces: {
    boat: { painter: 'note', width: 76, height: 76, texts: ['wish'], say: say('boat') },
    ink: { ...INK, say: say('ink') },
  },
  moves: [
    makeMove('launch', {
      asks: () => [{ id: 'wish', kind: 'words', say: say('wish'), max: 80 }],
      play(board, { chance }, answers) {
        const place = { x: 0, y: 90 * boats(board).length, turn: 0, z: 1 }
        const texts = { wish: words(answers, 'wish') ?? '' }
        return [{ do: 'make', item: { id: chance.id(), kind: 'boat', place, props: {}, texts } }]
      },
    }),
    makeMove('whistle', { play: () => ({ ...wind, dice: ['d12'] }) }),
  ],
  checks: {
    settle: (board, _act, { roll: [die] }) =>
      boats(board).map(({ id, place }) => {
        const x = place.x + 20 * (die?.face ?? 0)
        return { do: 'place', id, place: { ...place, x } }
      }),
  },
  read: () => [],
  outline: (board) => [{ id: 'boats', say: say('boats'), rows: boats(board) }],
}
