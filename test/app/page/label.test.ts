import { expect, test } from 'vitest'
import { labelOf } from '../../../src/app/page/label.ts'
import { borne } from '../../../src/rules/board/borne.ts'
import type { Sentence } from '../../../src/rules/plain/sentence.ts'
import { game } from '../../games/faces/game.ts'
import { at, boardWith, item } from '../../make.ts'

const say = ({ key, values }: Sentence) =>
  key === 'bears.of' ? `${values?.n} of ${values?.most}` : String(values?.text ?? key)
const SHEET = item('it', 'sheet', {
  props: { health: 5, steadfast: 2, mood: 'hungry' },
  texts: { name: 'Brindle', intention: '', notes: '' },
})

/** How a thing is named for whoever does not see it. */
function told(thing: typeof SHEET, ...others: (typeof SHEET)[]) {
  const board = boardWith([thing, ...others])
  const label = labelOf(thing, game, borne(game.pieces, board), say)
  // What ends by itself has one full stop.
  expect(label).not.toContain('..')
  return label.split('. ')
}

test('a sheet is told with all that its fields show, each once', () => {
  const parts = told(SHEET)
  expect(parts.slice(0, 2)).toEqual(['character sheet', 'Brindle'])
  for (const part of ['Health 5 of 8', 'Steadfast 2 of 5', 'Mood Hungry', 'Dodge 7'])
    expect(parts).toContain(part)
  expect(new Set(parts).size).toBe(parts.length)
  expect(parts).not.toContain('Attributes')
})

test('a card is told with what is printed on it, and its name once', () => {
  const parts = told(item('a', 'omen', { props: { card: 2 } }))
  expect(parts).toEqual([
    'Wolves',
    'They want less than you fear, and more than you have',
    'Place · light',
  ])
})

test('a pile is told with how many lie there', () => {
  const card = item('a', 'omen', { place: at(0, 0, { on: 'd' }) })
  expect(told(item('d', 'deck'), card)).toEqual(['Deck', 'bears.pile'])
})
