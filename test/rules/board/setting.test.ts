import { expect, test } from 'vitest'
import { settingKept } from '../../../src/rules/board/setting.ts'
import type { Plain } from '../../../src/rules/plain/item.ts'

const SETTING = { usual: 8, min: 4, max: 12 }

test.each<[string, Plain | undefined, number]>([
  ['nothing', undefined, 8],
  ['a number within', 10, 10],
  ['the least', 4, 4],
  ['the most', 12, 12],
  ['less than the least', 3, 8],
  ['more than the most', 1e9, 8],
  ['half a number', 4.5, 8],
  ['no number', Number.NaN, 8],
  ['words', '10', 8],
  ['a list', [10], 8],
])('a house setting whose register keeps %s', (_, kept, value) => {
  expect(settingKept(SETTING, kept)).toBe(value)
})
