import { FACED } from '../../../src/app/gallery/faces.ts'
import type { Act, Board } from '../../../src/rules/board/board.ts'
import { laidOn } from '../../../src/rules/board/laid.ts'
import { newItem } from '../../../src/rules/board/piece.ts'
import type { Game } from '../../../src/rules/game.ts'
import { byHeight } from '../../../src/rules/plain/place.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { makeMove, must } from '../../../src/rules/play/make.ts'

const CARDS = 12
const MATS = { deck: [-200, 0], discards: [-120, 0], row: [80, 0], stage: [0, 160] } as const

/** What lies on a mat, the lowest first. */
const onMat = ({ items }: Board, mat: string) =>
  [...items.values()].filter(({ place }) => place.on === mat).sort(byHeight)

/** Takes the uppermost card of one mat to another. */
const move = (id: string, from: string, to: string) =>
  makeMove(id, {
    may: (board) => (onMat(board, from).length === 0 ? must(`no.${from}`) : undefined),
    play(board) {
      const card = onMat(board, from).at(-1)
      const mat = board.items.get(to)
      if (!card || !mat) return []
      const place = laidOn(game.pieces, board.items, mat, card)
      const down = { do: 'set', id: card.id, key: 'down', value: to === 'deck' } as const
      return [{ do: 'place', id: card.id, place }, down]
    },
  })

/** Cards with printed faces that go from mat to mat, a stage, and sheets that bear numbers; no story. */
export const game: Game = {
  id: 'faces',
  say: say('faces'),
  words: {
    en: {
      faces: 'Faces',
      cards: 'Cards',
      'move.draw': 'Draw a card',
      'move.discard': 'Discard a card',
      'move.sheet': 'Lay a sheet',
      'no.deck': 'The deck is empty.',
      'no.row': 'No card lies in the row.',
    },
  },
  pieces: FACED,
  moves: [
    move('draw', 'deck', 'row'),
    move('discard', 'row', 'discards'),
    makeMove('sheet', {
      play(_board, { chance }) {
        const place = { x: -400, y: 0, turn: 0, z: 1 }
        const props = { health: 8, steadfast: 3 }
        const item = newItem(game, { id: chance.id(), kind: 'sheet', place, props })
        return [{ do: 'make', item }]
      },
    }),
  ],
  setup: (_act: Act) => [
    ...Object.entries(MATS).map(([id, [x, y]]) => ({
      do: 'make' as const,
      item: newItem(game, { id, kind: id, place: { x, y, turn: 0, z: 1 } }),
    })),
    ...Array.from({ length: CARDS }, (_, i) => ({
      do: 'make' as const,
      item: newItem(game, {
        id: `card${i}`,
        kind: 'omen',
        place: { x: 0, y: 0, turn: 0, z: i + 1, on: 'deck' },
        props: { card: i, down: true },
      }),
    })),
  ],
  read: () => [],
  outline: ({ items }) => [
    {
      id: 'cards',
      say: say('cards'),
      rows: [...items.values()]
        .filter(({ place }) => place.on === undefined)
        .map(({ id }) => ({ id })),
    },
  ],
}
