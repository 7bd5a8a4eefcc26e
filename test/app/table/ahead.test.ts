import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesOfSrc, home } from '../../source.ts'

/** What is not loaded ahead of need, and why an open table goes on without it. */
const NOT_AHEAD: Readonly<Record<string, readonly string[]>> = {
  'other pages than a table': [
    'app/table/TablePage.tsx',
    'app/share/JoinPage.tsx',
    'app/gallery/GalleryPage.tsx',
  ],
  'asked for in the lobby': ['app/lobby/example.ts', 'app/share/sharing.ts'],
  'asked for by whoever joins': ['sync/trial/merge.ts'],
  'there once a table is open, or soon after': [
    'app/table/ahead.ts',
    'app/page/dress.ts',
    'app/decks/desk.ts',
    'app/decks/sealed.ts',
    'app/past/memory.ts',
    'app/share/openness.ts',
    'app/renewal.ts',
    'app/eyes/roller.ts',
    'board/view/held.tsx',
    'board/view/heldflat.ts',
    'sync/trial/trial.ts',
  ],
  'reached only where there is a server': ['sync/relay/relays.ts'],
  'where there is no WebGL, or no worker': ['dice/die/flat.ts', 'tray/simulate.ts'],
  'asked for before anything else': ['app/appliance/kiosk.ts'],
  'for those who work on it': ['app/debug/debug.ts', 'app/debug/panel.ts', 'app/debug/listen.ts'],
  'words, of which each screen has its own': [
    'ui/de/de.ts',
    'ui/people/four/de.ts',
    'ui/people/four/en.ts',
  ],
}

/** What is loaded lazily, and what of it ahead of need. A game says itself what is loaded of it. */
function lazy() {
  const all = new Set<string>()
  const ahead = new Set<string>()
  for (const path of filesOfSrc()) {
    if (!/\.tsx?$/.test(path) || path.startsWith('games/')) continue
    const text = readFileSync(`${home}/src/${path}`, 'utf8')
    for (const { 1: how = '', 2: ask = '' } of text.matchAll(
      /(typeof |(?:late|soon|unasked|alsoLate)\(\(\) => )?import\('(\.[^']+)'\)/g,
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
