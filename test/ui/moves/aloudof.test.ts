import { expect, test } from 'vitest'
import { FACE } from '../../../src/rules/board/deck.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { aloudOf } from '../../../src/ui/moves/aloudof.ts'
import { speaker } from '../../../src/ui/say/words.ts'
import { game } from '../../games/highcard/game.ts'
import { EN } from '../../games/highcard/title.ts'
import { boardWith } from '../../make.ts'

const place = { x: 0, y: 0, turn: 0, z: 1 }
const card = (id: string, face?: string): Item => ({
  bin: false,
  ...{ id, kind: 'value', place, texts: {} },
  props: face === undefined ? {} : { [FACE]: face },
})
const items = new Map([card('seven', '7'), card('back')].map((item) => [item.id, item]))
const board = boardWith([...items.values()])
const desk = { game, say: speaker('en', EN) }

test('round a screen a card is shown to all with what is printed on it', () => {
  const shown = aloudOf(desk, board, ['seven'], true)
  expect(shown?.text).toContain('7')
  expect(shown?.title).toBeTruthy()
  expect(shown?.face?.item).toBe(items.get('seven'))
})

test('of a card whose back lies up nothing is told', () => {
  expect(aloudOf(desk, board, ['back'], true)?.text).toBe('')
})

test('at one person’s screen it is read where it lies, and several at once nowhere', () => {
  expect(aloudOf(desk, board, ['seven'], false)).toBeUndefined()
  expect(aloudOf(desk, board, ['seven', 'back'], true)).toBeUndefined()
})
