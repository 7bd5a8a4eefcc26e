import type { Board } from '../../src/rules/board/board.ts'
import type { Check } from '../../src/rules/dice/check.ts'
import { drawnOf } from '../../src/rules/dice/lots.ts'
import type { RollRecord } from '../../src/rules/dice/roll.ts'
import type { Game } from '../../src/rules/game.ts'
import { plain, say } from '../../src/rules/plain/sentence.ts'
import { makeMove, must } from '../../src/rules/play/make.ts'
import { bare } from './bare.ts'

const TREES = ['oak', 'ash', 'elm', 'yew', 'fir', 'box']

const left = ({ items }: Board) => TREES.filter((tree) => !items.has(tree))

const toDraw = (kind: string, more: Partial<Check>): Check => ({
  ...{ kind, about: '', dr: 0, dice: [], bursts: {}, pairs: [], ready: [] },
  ...more,
})

/** What counts of it: of trees as many as dice lie there, since each 7 brings one more die, and with it a tree. */
function counted(record: RollRecord): readonly string[] {
  const [drawn = []] = drawnOf(record)
  return record.check.kind === 'tree' ? drawn.slice(0, record.roll.length) : drawn
}

/** Slips of paper, as `bare`, and lots: who begins, without any dice; and trees out of a deck, with a d7. */
export const lots: Game = {
  ...bare,
  id: 'lots',
  words: {
    en: {
      ...bare.words.en,
      'move.first': 'Draw who begins',
      'move.tree': 'Draw a tree',
      'no.seats': 'Nobody sits here.',
      'no.trees': 'All trees are drawn.',
      tree: ({ tree }) => `the ${tree}`,
    },
  },
  moves: [
    ...bare.moves,
    makeMove('first', {
      may: ({ seats }) => (seats.length === 0 ? must('no.seats') : undefined),
      play: ({ seats }) =>
        toDraw('first', { lots: [{ of: seats.map(({ id }) => id), take: seats.length }] }),
    }),
    makeMove('tree', {
      may: (board) => (left(board).length === 0 ? must('no.trees') : undefined),
      play: (board) =>
        toDraw('tree', {
          dice: ['d7'],
          bursts: { d7: [7] },
          lots: [{ of: left(board), take: Math.min(4, left(board).length) }],
        }),
    }),
  ],
  checks: {
    drawn: (record) =>
      counted(record).map((name) =>
        record.check.kind === 'tree' ? say('tree', { tree: name }) : plain(name),
      ),
    settle: (_board, _act, record) =>
      record.check.kind === 'first'
        ? [{ do: 'play', key: 'order', value: [...counted(record)] }]
        : counted(record).map((id, i) => ({
            do: 'make',
            item: {
              ...{ id, kind: 'slip', props: {}, texts: { words: id } },
              place: { x: 100 * i, y: 0, turn: 0, z: i },
            },
          })),
  },
}
