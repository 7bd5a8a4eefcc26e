import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesOfSrc, home } from '../source.ts'

/** What is not loaded ahead of need, and why an open table goes on without it. */
const NOT_AHEAD: Readonly<Record<string, readonly string[]>> = {
  'other pages than a table': ['app/TablePage.tsx', 'app/JoinPage.tsx', 'app/GalleryPage.tsx'],
  'asked for in the lobby': ['app/example.ts', 'app/sharing.ts'],
  'asked for by whoever joins': ['sync/merge.ts'],
  'there once a table is open, or soon after': [
    'app/memory.ts',
    'app/openness.ts',
    'app/renewal.ts',
    'app/roller.ts',
    'board/held.tsx',
    'sync/trial.ts',
  ],
  'reached only where there is a server': ['sync/relays.ts'],
  'where there is no WebGL, or no worker': ['board/dice2d.ts', 'tray/simulate.ts'],
  'for those who work on it': ['app/debug.ts', 'app/debugpanel.ts', 'app/listen.ts'],
  'words, of which each screen has its own': ['ui/words/de.ts', 'ui/four/de.ts', 'ui/four/en.ts'],
}

/** What is loaded lazily, and what of it ahead of need. A game says itself what is loaded of it. */
function lazy() {
  const all = new Set<string>()
  const ahead = new Set<string>()
  for (const path of filesOfSrc()) {
    if (!/\.tsx?$/.test(path) || path.startsWith('games/')) continue
    const text = readFileSync(`${home}/src/${path}`, 'utf8')
    for (const { 1: how = '', 2: ask = '' } of text.matchAll(
      /(typeof |(?:late|unasked|alsoLate)\(\(\) => )?import\('(\.[^']+)'\)/g,
    )) {
      if (how === 'typeof ') continue
      const file = posix.join(posix.dirname(path), ask)
      all.add(file)
      if (how) ahead.add(file)
    }
  }
  return { all, ahead }
}

test('what comes late is loaded ahead of need, so that a table goes on without whoever served it', () => {
  const { all, ahead } = lazy()
  const excused = Object.values(NOT_AHEAD).flat()
  const others = [...all].filter((file) => !ahead.has(file))
  expect(others.filter((file) => !excused.includes(file))).toEqual([])
  expect(excused.filter((file) => !others.includes(file))).toEqual([])
})
