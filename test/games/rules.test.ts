import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { home, titlesOf } from '../source.ts'
import { games, numbersOf } from './numbered.ts'

/** Every file below a folder, by path. */
const filesIn = (folder: string) =>
  readdirSync(join(home, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(home.length + 1))

/** The numbers of rules that stand in brackets here. */
const numbersIn = (text: string) =>
  [...text.matchAll(/\[([A-Z]\d+)\]/gu)].map(([, number = '']) => number)

const all = games.flatMap(numbersOf)
const proofs = filesIn('test').filter((path) => /\.test\.tsx?$/u.test(path))
const borne = new Set(proofs.flatMap(titlesOf).flatMap(numbersIn))

describe.each(games.filter((game) => numbersOf(game).length > 0))('the rules of %s', (game) => {
  it('are counted from 1, each once, by a letter of their own', () => {
    const numbers = numbersOf(game)
    const letter = numbers[0]?.[0] ?? 'none'
    expect(numbers).toEqual(numbers.map((_, i) => `${letter}${i + 1}`))
    expect(all.filter((number) => number.startsWith(letter))).toEqual(numbers)
  })

  // Before it has a title nobody can play it: it may be written about first.
  const there = existsSync(join(home, 'src/games', game, 'title.ts'))
  if (!there) return
  it('are all proven: each has a test that bears its number', () => {
    expect(numbersOf(game).filter((number) => !borne.has(number))).toEqual([])
  })
})

test('a number that is named anywhere is that of a rule', () => {
  const named = [...filesIn('src'), ...filesIn('test')].flatMap((path) =>
    numbersIn(readFileSync(join(home, path), 'utf8')).map((number) => `${number} in ${path}`),
  )
  expect(named.length).toBeGreaterThan(all.length)
  expect(named.filter((one) => !all.includes(one.split(' ')[0] ?? ''))).toEqual([])
})
