import { expect, it } from 'vitest'
import { inLanguage } from '../../../src/rules/told/languages.ts'

const GREETING = { en: async () => 'hello', de: async () => 'hallo' }

it.each([
  ['en', 'hello'],
  ['de', 'hallo'],
  ['tlh', 'hello'],
  ['', 'hello'],
  // What every object has is no language.
  ['constructor', 'hello'],
])('is there in %j, or in English', async (lang, greeting) => {
  expect(await inLanguage(GREETING, lang)).toBe(greeting)
})
