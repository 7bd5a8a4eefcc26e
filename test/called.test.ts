import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { called } from '../.config/called.mjs'
import { paceOf, spoken } from '../.config/pace.mjs'
import { home } from './source.ts'

test('test files are found by the beginning of their names', () => {
  expect(called('journey', ['ink'])).toEqual(['test/journeys/ink.journey.ts'])
  const units = called('unit', ['ink'])
  expect(units.length).toBeGreaterThan(0)
  expect(units.filter((file) => !/\/ink[./]/.test(file))).toEqual([])
  expect(called('proof', ['ink', 'no such name'])).toEqual([])
})

test('they are found by a folder, or by a path', () => {
  const rules = called('unit', ['rules'])
  expect(rules.filter((file) => file.startsWith('test/rules/')).length).toBeGreaterThan(0)
  expect(rules.every((file) => existsSync(join(home, file)))).toBe(true)
  expect(called('unit', ['test/arch'])).toEqual(['test/architecture.test.ts'])
})

test('what nobody has run yet is taken to be as long as it is written', () => {
  const [short, long] = ['test/source.ts', 'test/architecture.test.ts']
  const pace = paceOf('a part that nobody has run', [short, long])
  expect(pace(short)).toBeGreaterThan(0)
  expect(pace(long)).toBeGreaterThan(pace(short))
  expect([spoken(0), spoken(40), spoken(200)]).toEqual(['1 s', '40 s', '3 min'])
})
