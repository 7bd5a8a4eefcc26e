import { expect, test } from 'vitest'
import { keyboardOf, LAYOUTS, type LayoutId } from '../../../src/ui/typing/layout.ts'

test.each<[LayoutId, readonly string[], readonly string[]]>([
  [
    'en',
    ['q w e r t y u i o p {bksp}', 'a s d f g h j k l {enter}', `{shift} z x c v b n m , . '`],
    ['Q W E R T Y U I O P {bksp}', 'A S D F G H J K L {enter}', '{shift} Z X C V B N M ! ? "'],
  ],
  [
    'de',
    [
      'q w e r t z u i o p ü {bksp}',
      'a s d f g h j k l ö ä {enter}',
      `{shift} y x c v b n m ß , . '`,
    ],
    [
      'Q W E R T Z U I O P Ü {bksp}',
      'A S D F G H J K L Ö Ä {enter}',
      '{shift} Y X C V B N M ß ! ? "',
    ],
  ],
])('the letters of %s stand where everybody knows them', (id, letters, capitals) => {
  const keys = keyboardOf(LAYOUTS[id])
  expect(keys.letters.slice(0, 3)).toEqual(letters)
  expect(keys.capitals.slice(0, 3)).toEqual(capitals)
})

test('on every keyboard one can go on from every layer, and write, rub out and move', () => {
  for (const layout of Object.values(LAYOUTS)) {
    const { letters, capitals, signs } = keyboardOf(layout)
    for (const rows of [letters, capitals, signs]) {
      const keys = rows.join(' ').split(' ')
      expect(keys).toEqual(
        expect.arrayContaining(['{bksp}', '{enter}', '{space}', '{left}', '{right}', '{layout}']),
      )
      expect(new Set(keys).size).toBe(keys.length)
      for (const key of keys) expect(key).toMatch(/^(\{[a-z]+\}|\P{Cs})$/u)
    }
    expect([...letters, ...capitals].join(' ')).toContain('{shift}')
    expect(letters.join(' ')).toContain('{signs}')
    expect(signs.join(' ')).toContain('{letters}')
  }
})
