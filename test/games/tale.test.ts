import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Words } from '../../src/rules/plain/sentence.ts'
import { filesOf, home } from '../source.ts'
import { GAMES } from './all.ts'

/** What each game of the family has in words for what they share. */
const tales = import.meta.glob<{ tale: Words }>('../../src/games/*/en/tale.ts', { eager: true })

const ROOMS = ['rules/play', 'rules/story', 'rules/moves']
const shared = ROOMS.flatMap((room) => filesOf(`src/${room}`).map((name) => `src/${room}/${name}`))
  .map((path) => readFileSync(join(home, path), 'utf8'))
  .join('\n')

describe.each(Object.entries(tales))('%s', (path, { tale }) => {
  const game = GAMES.find(({ id }) => path.includes(`/${id}/`))
  const keys = Object.keys(tale)

  it('has words for every key that is written out in what its family shares', () => {
    const starts = [...new Set(keys.map((key) => key.split('.')[0]))].join('|')
    const written = shared.matchAll(new RegExp(`say\\(\\s*'((?:${starts})\\.[\\w.]+)'`, 'gu'))
    const used = new Set([...written].map(([, key]) => key!))
    expect(used.size).toBeGreaterThan(50)
    expect([...used].filter((key) => !(key in (game?.words.en ?? {})))).toEqual([])
  })

  it('has no words there that nobody says', () => {
    const patterns = [...shared.matchAll(/`([\w.]+\.)\$\{/gu)].map(([, start]) => start!)
    const said = (key: string) =>
      shared.includes(`'${key}'`) || patterns.some((one) => key.startsWith(one))
    expect(keys.filter((key) => !said(key))).toEqual([])
  })
})
