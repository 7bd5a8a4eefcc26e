import { expect, test } from 'vitest'
import { keptOf, settingKept } from '../../../src/rules/board/setting.ts'
import type { Plain } from '../../../src/rules/plain/item.ts'
import { say } from '../../../src/rules/plain/sentence.ts'

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

const none = say('setting.none')
const UP_TO = { usual: undefined, min: 4, max: 12, none }

test.each<[string, Plain | undefined, number | undefined]>([
  ['nothing', undefined, undefined],
  ['none', 'none', undefined],
  ['a number within', 10, 10],
  ['a number without', 13, undefined],
  ['words', 'None', undefined],
])('a house setting that is usually none, whose register keeps %s', (_, kept, value) => {
  expect(settingKept(UP_TO, kept)).toBe(value)
})

test.each<[string, Plain | undefined, number | undefined]>([
  ['nothing', undefined, 8],
  ['none', 'none', undefined],
  ['a number without', 3, 8],
  ['words', 'nothing', 8],
])('one that may be none, whose register keeps %s', (_, kept, value) => {
  expect(settingKept({ ...SETTING, none }, kept)).toBe(value)
})

test('none is the usual one where it has no name', () => {
  expect(settingKept(SETTING, 'none')).toBe(8)
})

test('what is kept of a setting reads as it was set', () => {
  for (const bounds of [SETTING, { ...SETTING, none }, UP_TO]) {
    expect(keptOf(bounds, bounds.usual)).toBe(null)
    for (const value of [4, 8, 12, ...('none' in bounds ? [undefined] : [])]) {
      const kept = keptOf(bounds, value)
      expect(settingKept(bounds, kept ?? undefined)).toBe(value)
    }
  }
})
