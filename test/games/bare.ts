import { newItem } from '../../src/rules/board/piece.ts'
import type { Game } from '../../src/rules/game.ts'
import { INK } from '../../src/rules/ink/ink.ts'
import { say } from '../../src/rules/plain/sentence.ts'

/** A game with nothing but what every game must have: slips of paper, and one Move that lays one. */
export const bare: Game = {
  id: 'bare',
  say: say('slips'),
  words: {
    en: { slips: 'Slips', slip: 'slip', ink: 'ink', lay: 'Lay a slip', words: 'What is on it' },
  },
  pieces: {
    slip: { painter: 'card', width: 90, height: 55, texts: ['words'], say: say('slip') },
    ink: { ...INK, say: say('ink') },
  },
  moves: [
    {
      id: 'lay',
      say: say('lay'),
      asks: () => [{ id: 'words', kind: 'words', say: say('words'), max: 80 }],
      may: () => undefined,
      play(_board, { chance }, { words }) {
        if (typeof words !== 'string' || words.trim() === '') return []
        const place = { x: 0, y: 0, turn: 0, z: 1 }
        const item = newItem(bare, { id: chance.id(), kind: 'slip', place, texts: { words } })
        return [{ do: 'make', item }]
      },
    },
  ],
  read: () => [],
  outline: ({ items }) => [
    {
      id: 'slips',
      say: say('slips'),
      rows: [...items.values()].filter(({ kind }) => kind === 'slip').map(({ id }) => ({ id })),
    },
  ],
}
