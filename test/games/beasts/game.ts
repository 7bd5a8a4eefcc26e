import type { Board } from '../../rules/board/board.ts'
import type { ChoiceField, CountField, Field, WorthField } from '../../rules/board/field.ts'
import { newItem } from '../../rules/board/piece.ts'
import type { Game } from '../../rules/game.ts'
import { INK } from '../../rules/ink/ink.ts'
import type { Item } from '../../rules/plain/item.ts'
import { say } from '../../rules/plain/sentence.ts'
import { makeMove, words } from '../../rules/play/make.ts'
import { severalOf } from '../../rules/play/move.ts'

const beasts = ({ items }: Board) => [...items.values()].filter(({ kind }) => kind === 'beast')

/** How many beasts lie there besides: each makes all the others braver. */
export const pack: WorthField = {
  id: 'pack',
  say: say('pack'),
  as: 'worth',
  of: (item, board) => beasts(board).filter(({ id }) => id !== item.id).length,
}
const hide = ({ props }: Item) => Number(props.hide ?? 8)
export const health: CountField = {
  id: 'health',
  say: say('health'),
  as: 'count',
  least: 0,
  most: hide,
  shows: 'boxes',
}
export const gold: CountField = {
  id: 'gold',
  say: say('gold'),
  as: 'count',
  least: 0,
  shows: 'number',
}
export const mood: ChoiceField = {
  id: 'mood',
  say: say('mood'),
  as: 'choice',
  options: [
    { id: 'asleep', say: say('asleep') },
    { id: 'hungry', say: say('hungry') },
  ],
}
const FEATURES = ['claws', 'fangs', 'wings'] as const
const fields: readonly Field[] = [health, gold, mood, pack]

/** Beasts that are met on a road: they bear one field of each sort, and no story. */
export const game: Game = {
  id: 'beasts',
  say: say('beasts'),
  words: {
    en: {
      beasts: 'Beasts',
      beast: 'beast',
      ink: 'ink',
      health: 'Health',
      gold: 'Gold',
      mood: 'Mood',
      pack: 'Pack',
      asleep: 'Asleep',
      hungry: 'Hungry',
      name: 'What is it called?',
      'move.meet': 'Meet a beast',
      features: 'What has it got?',
      claws: 'Claws',
      fangs: 'Fangs',
      wings: 'Wings, leathery and torn, that carry it over walls',
    },
  },
  pieces: {
    beast: {
      painter: 'card',
      width: 127,
      height: 76,
      texts: ['name'],
      fields,
      say: say('beast'),
    },
    ink: { ...INK, say: say('ink') },
  },
  moves: [
    makeMove('meet', {
      asks: () => [
        { id: 'name', kind: 'words', say: say('name'), max: 80 },
        {
          id: 'features',
          kind: 'several',
          say: say('features'),
          options: FEATURES.map((value) => ({ value, say: say(value) })),
          most: 2,
          optional: true,
        },
      ],
      play(board, { chance }, answers) {
        const place = { x: 0, y: 90 * beasts(board).length, turn: 0, z: 1 }
        const texts = { name: words(answers, 'name') ?? '' }
        const props = { health: 8, features: [...severalOf(answers.features)] }
        const made = { id: chance.id(), kind: 'beast', place, props, texts }
        return [{ do: 'make', item: newItem(game, made) }]
      },
    }),
  ],
  read: () => [],
  outline: (board) => [{ id: 'beasts', say: say('beasts'), rows: beasts(board) }],
}
