import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Words } from '../../src/rules/plain/sentence.ts'
import { filesOf, home } from '../source.ts'
import { GAMES } from './all.ts'

/** What each game of the family has in words for what they share, and what of that comes late. */
const tales = import.meta.glob<Record<string, Words>>('../../src/games/*/{en,prose}/tale.ts', {
  eager: true,
})

/** What is only said by a Move, or of a role, that a game may do without. */
const SPARE: readonly (readonly [says: RegExp, move: string])[] = [
  [/moderator|suggested/i, 'takeModerator'],
  [/^no\.parent$/, 'dropParent'],
]

const ROOMS = ['rules/play', 'rules/story', 'rules/moves']
const shared = ROOMS.flatMap((room) => filesOf(`src/${room}`).map((name) => `src/${room}/${name}`))
  .map((path) => readFileSync(join(home, path), 'utf8'))
  .join('\n')

const gameOf = (path: string) => GAMES.find(({ id }) => path.includes(`/${id}/`))

// Before it has a title nobody can play it.
describe.each(Object.entries(tales).filter(([path]) => gameOf(path)))('%s', (path, tale) => {
  const game = gameOf(path)
  const keys = Object.values(tale).flatMap((words) => Object.keys(words))

  it('has words for every key that is written out in what its family shares', async () => {
    const starts = [...new Set(keys.map((key) => key.split('.')[0]))].join('|')
    const written = shared.matchAll(
      new RegExp(`(?:say|must|should)\\(\\s*'((?:${starts})\\.[\\w.]+)'`, 'gu'),
    )
    const used = new Set([...written].map(([, key]) => key!))
    expect(used.size).toBeGreaterThan(20)
    const has = (move: string) => game?.moves.some(({ id }) => id === move)
    const spare = (key: string) => SPARE.some(([says, move]) => says.test(key) && !has(move))
    const words = { ...game?.words.en, ...(await game?.prose?.()) }
    const lacking = [...used].filter((key) => !(key in words) && !spare(key))
    expect(lacking).toEqual([])
  })

  it('has no words there that nobody says', () => {
    const patterns = [...shared.matchAll(/`([\w.]+\.)\$\{/gu)].map(([, start]) => start!)
    const said = (key: string) =>
      shared.includes(`'${key}'`) || patterns.some((one) => key.startsWith(one))
    expect(keys.filter((key) => !said(key))).toEqual([])
  })
})
