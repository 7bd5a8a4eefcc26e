import type { Board } from '../../rules/board/board.ts'
import { FACE, openFace } from '../../rules/board/deck.ts'
import type { Game } from '../../rules/game.ts'
import { INK } from '../../rules/ink/ink.ts'
import { say } from '../../rules/plain/sentence.ts'
import { makeMove, must } from '../../rules/play/make.ts'
import { EN } from './title.ts'

const FACES = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14']
const CARDS = FACES.map((_, i) => `card-${i + 1}`)
const cards = (items: Board['items']) => [...items.values()].filter(({ kind }) => kind === 'value')
const BOX = { x: 4, y: 30, w: 55, h: 28 }
const round = ({ play }: Board) => Math.min(Number(play.round ?? 1) || 1, 99)
const key = (at: number, seat: string) => `drawn/${at}/${seat}`
const hand = (board: Board, seat: string) =>
  CARDS.filter((card) => card === board.play[key(round(board), seat)])
const drawn = (board: Board) => board.seats.flatMap(({ id }) => hand(board, id))
const isOver = (board: Board) => drawn(board).length === board.seats.length
const worth = (board: Board, card: string) => Number(openFace(board, card) ?? 0)

export const game: Game = {
  ...{ id: 'highcard', say: say('name'), words: { en: EN } },
  pieces: {
    value: {
      ...{ painter: 'printed', width: 63, height: 88, texts: [], say: say('value') },
      face: ({ props: { [FACE]: n } }) => {
        const says = () => (typeof n === 'string' ? say('n', { n }) : undefined)
        const blocks = [{ as: 'words', look: 'title', at: 'center', box: BOX, says }] as const
        return { paper: n ? '#fffdf5' : '#7a2230', ink: '#3c2f22', blocks }
      },
    },
    ink: { ...INK, say: say('ink') },
  },
  setup: () =>
    CARDS.map((id, i) => {
      const item = { id, kind: 'value', props: {}, texts: {} }
      return { do: 'make', item: { ...item, place: { x: 70 * i - 420, y: 0, turn: 0, z: 1 } } }
    }),
  moves: [
    makeMove('draw', {
      may: (board, { seat }) => (isOver(board) || !hand(board, seat)[0] ? undefined : must('wait')),
      play(board, { seat }) {
        const [at, gone] = isOver(board) ? [round(board) + 1, []] : [round(board), drawn(board)]
        const value = CARDS.find((card) => !gone.includes(card)) ?? null
        const next = { do: 'play', key: 'round', value: at } as const
        return [next, { do: 'play', key: key(at, seat), value }]
      },
      lasting: () => true,
    }),
    makeMove('trust', { play: () => [{ do: 'play', key: 'trust', value: true }] }),
  ],
  decks: [
    {
      ...{ id: 'deck', kind: 'value', onTrust: ({ play }) => play.trust === true },
      seals: (board) => Array(round(board)).fill({ cards: CARDS, faces: FACES }),
      due: (board) => [
        ...board.seats.map(({ id }) => ({ to: id, cards: hand(board, id) })),
        { to: 'all', cards: isOver(board) ? drawn(board) : [] },
      ],
    },
  ],
  hand,
  read(board) {
    const best = Math.max(1, ...drawn(board).map((card) => worth(board, card)))
    const won = drawn(board).filter((card) => worth(board, card) === best)
    return won.map((card) => ({ on: card, as: 'current', say: say('best') }))
  },
  outline: ({ items }) => [{ id: 'deck', say: say('name'), rows: cards(items) }],
}
