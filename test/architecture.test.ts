import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { missing } from '../.config/lock.mjs'
import { isLate, LATE, MAY_ASK, ROOMS, roomOf } from '../.config/rooms.mjs'
import { grouped } from '../src/rules/plain/lists.ts'
import { filesOfSrc, home, sources } from './source.ts'

/** How many files lie in one room at most. */
const MOST = 28

// Which folders, or files, are the home of a library.
const HOMES: Readonly<Record<string, readonly string[]>> = {
  'matter-js': ['tray'],
  '@noble/hashes': ['tray', 'sync', 'table/document'],
  '@noble/ciphers': ['sync'],
  '@noble/curves': ['sync'],
  yjs: ['table', 'sync'],
  'y-protocols': ['table', 'sync'],
  lib0: ['table', 'sync'],
  idb: ['table'],
  valibot: ['table', 'sync'],
  'y-webrtc': ['sync'],
  'pixi.js': ['board'],
  '@pixi/react': ['board'],
  rbush: ['board'],
  'd3-hierarchy': ['board'],
  'perfect-freehand': ['paint'],
  'lucide-react': ['ui'],
  qr: ['ui'],
  '@fontsource': ['ui', 'app'],
  '@fontsource-variable': ['ui', 'app'],
  nanoid: ['app'],
  'simple-keyboard': ['ui'],
  'simple-keyboard-layouts': ['ui'],
  react: ['table/use.ts', 'dice', 'board', 'ui', 'app'],
  'react-dom': ['app', 'ui'],
  vite: ['host'],
  ws: ['host'],
  node: ['host'],
}

const all = sources()
const paths = new Set(filesOfSrc())
const folder = (path: string) => path.split('/')[0] ?? ''
const within = (path: string, places: readonly string[]) =>
  places.some((place) => path === place || path.startsWith(`${place}/`))

/** The library that an ask means: fonts by their maker, node's own as one. */
function library(ask: string): string {
  if (ask.startsWith('node:') || builtinModules.includes(ask)) return 'node'
  const [first = '', second = ''] = ask.split('/')
  if (first.startsWith('@fontsource')) return first
  return first.startsWith('@') ? `${first}/${second}` : first
}

test('src has the folders of the line and no others', () => {
  const others = readdirSync(`${home}/src`).filter((name) => !(name in MAY_ASK))
  expect(others).toEqual([])
})

test('test mirrors src, and adds what walks through, proves and measures the whole', () => {
  const folders = readdirSync(`${home}/test`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const more = ['journeys', 'proofs', 'bench']
  expect(folders.sort()).toEqual([...Object.keys(MAY_ASK), ...more].sort())
})

test('every file lies in a room that is known, and none is too full', () => {
  const held = new Set([...paths].map((path) => roomOf(path).join('/')))
  // Rooms of one name in several games are several rooms.
  const files = grouped(paths, (path) => dirname(path))
  const known = Object.entries(ROOMS).flatMap(([of, rooms]) =>
    Object.keys(rooms).map((room) => `${of}/${room}`),
  )
  const others = [...held].filter((at) => !/^[^/]+\/\.$/.test(at) && !known.includes(at))
  expect(others).toEqual([])
  expect(known.filter((at) => !held.has(at))).toEqual([])
  expect([...files].filter(([, all]) => all.length > MOST).map(([at]) => at)).toEqual([])
})

test('tests lie in rooms of the same names, or on the floor of their folder', () => {
  const others = Object.entries(ROOMS).flatMap(([of, rooms]) =>
    (of.endsWith('*') ? [] : readdirSync(`${home}/test/${of}`, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory() && !Object.hasOwn(rooms, entry.name))
      .map(({ name }) => `${of}/${name}`),
  )
  expect(others).toEqual([])
})

test('the top level holds what belongs there and nothing else', () => {
  const belongs = new Set([
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'index.html',
    'README.md',
    'LICENSE',
    'src',
    'assets',
    'test',
  ])
  // What a run leaves behind, and git does not keep.
  const left = new Set(['node_modules', 'dist', 'shots'])
  const others = readdirSync(home).filter(
    (name) =>
      !belongs.has(name) && !left.has(name) && !name.startsWith('.') && !/\.log$/.test(name),
  )
  expect(others).toEqual([])
})

test('every file that is asked for is there', () => {
  // Were the imports not read, all that follows would be empty words.
  expect(all.flatMap(({ needs }) => needs).length).toBeGreaterThan(all.length)
  const missing = all.flatMap(({ path, needs }) =>
    needs
      // Pictures and sounds lie beside src.
      .filter((need) => !need.startsWith('../assets/') && !paths.has(need))
      .map((need) => `${path} -> ${need}`),
  )
  expect(missing).toEqual([])
})

test('imports go in one direction', () => {
  const wrong = all.flatMap(({ path, needs }) => {
    const may = [folder(path), ...(MAY_ASK[folder(path)] ?? []), '../assets']
    return needs.filter((need) => !within(need, may)).map((need) => `${path} -> ${need}`)
  })
  expect(wrong).toEqual([])
})

test('in a folder imports go from room to room in one direction', () => {
  const wrong = all.flatMap(({ path, needs }) => {
    const [of, room] = roomOf(path)
    const order = Object.keys(ROOMS[of] ?? {})
    return needs
      .map((need) => ({ need, at: roomOf(need) }))
      .filter(({ at }) => at[0] === of && order.indexOf(at[1]) > order.indexOf(room))
      .map(({ need }) => `${path} -> ${need}`)
  })
  expect(wrong).toEqual([])
})

test('what comes late is entered only by import()', () => {
  // On a server nothing is late.
  const soon = all.filter(({ path }) => !isLate(path) && folder(path) !== 'host')
  const wrong = soon.flatMap(({ path, brings }) =>
    brings.filter(isLate).map((file) => `${path} -> ${file}`),
  )
  expect(wrong).toEqual([])
  const nowhere = LATE.filter((late) => {
    const start = late.replace('*', '[^/]+').replace('.', '\\.')
    return ![...paths].some((path) => new RegExp(`^${start}(/|$)`).test(path))
  })
  expect(nowhere).toEqual([])
})

test('every library stays in its home', () => {
  const wrong = all.flatMap(({ path, asks }) =>
    asks
      .filter((ask) => !ask.startsWith('.') && !within(path, HOMES[library(ask)] ?? []))
      .map((ask) => `${path} -> ${ask}`),
  )
  expect(wrong).toEqual([])
})

test('imports never go in a circle', () => {
  const needs = new Map(all.map((source) => [source.path, source.needs]))
  const done = new Set<string>()
  const circles: string[] = []
  const follow = (path: string, trail: readonly string[]) => {
    if (trail.includes(path)) {
      circles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
      return
    }
    if (done.has(path)) return
    for (const need of needs.get(path) ?? []) follow(need, [...trail, path])
    done.add(path)
  }
  for (const { path } of all) follow(path, [])
  expect(circles).toEqual([])
})

test('no file only passes on what others export, and none is named for nothing', () => {
  const barrels = all.filter(({ barrel }) => barrel).map(({ path }) => path)
  expect(barrels).toEqual([])
  const vague = /(^|\/)(utils?|helpers?|common|misc|shared|index)(\.|\/)/
  expect([...paths].filter((path) => vague.test(path) && path !== 'games/index.ts')).toEqual([])
})

test('what another room gives its class to is looked for in one place', () => {
  const styles = [...paths].filter((path) => path.endsWith('.css'))
  const classes = new Set(
    styles.flatMap((path) =>
      readFileSync(`${home}/src/${path}`, 'utf8').match(/(?<=\.)[a-z][\w-]*/g),
    ),
  )
  const room = (path: string) => roomOf(path).join('/')
  const given = new Map<string, Set<string>>()
  for (const { path, words } of all) {
    const own = given.get(room(path)) ?? new Set()
    given.set(room(path), own)
    for (const word of words) for (const one of word.split(' ')) own.add(one)
  }
  const PLACES = 'ui/device/places.ts'
  const looks = all
    .filter(({ path }) => within(path, ['board', 'dice', 'ui', 'app']))
    .flatMap(({ path, words }) =>
      [...words]
        // Not what a file is called.
        .filter((word) => !word.includes('/'))
        .flatMap(
          (word) => word.match(/(?<=(^|[\s,>(])(textarea|input|button)?\.)[a-z][\w-]*/g) ?? [],
        )
        .map((name) => ({ path, name })),
    )
  const elsewhere = looks.filter(
    ({ path, name }) => path !== PLACES && classes.has(name) && !given.get(room(path))?.has(name),
  )
  expect(elsewhere).toEqual([])
  // What nothing on the page is called any more is not to be found.
  const gone = looks.filter(({ path, name }) => path === PLACES && !classes.has(name))
  expect(gone).toEqual([])
})

// What is kept outside of it all the same, and why nothing goes wrong by it.
const DERIVED = 'worked out of a thing, and kept by that thing as long as there is such'
const DRAWN = 'drawn or measured once, the same for whoever asks'
const LOADED = 'loaded once, and there from then on'
const BESIDE = 'a worker of its own, and not the page'
const KEPT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'app/past/drawn.ts': { drawn: DRAWN },
  'app/page/dress.ts': { faces: LOADED, pictures: DRAWN },
  'app/share/doors.ts': { handed: 'an offer that somebody may have, by the company that made it' },
  'board/layers/streaks.ts': { white: DRAWN },
  'board/layers/surface.ts': {
    ahead: 'the canvas that is asked for before there is a board to take it',
  },
  'dice/bed/bed.ts': { wood: DRAWN, felt: DRAWN },
  'dice/die/mould.ts': { made: DRAWN },
  'dice/die/stamp.ts': { stamps: DRAWN },
  'games/dark-prophecy/story/kept.ts': { known: DERIVED },
  'games/road-and-ruin/people/characters.ts': { built: DERIVED, known: DERIVED },
  'games/road-and-ruin/people/fighters.ts': { known: DERIVED },
  'games/road-and-ruin/people/foes.ts': { known: DERIVED },
  'games/road-and-ruin/story/drawn.ts': { known: DERIVED, lefts: DERIVED },
  'games/road-and-ruin/story/search.ts': { known: DERIVED },
  'games/road-and-ruin/story/slips.ts': {
    known: DERIVED,
    settled: DERIVED,
    laid: DERIVED,
    waiting: DERIVED,
  },
  'games/temporal-mechanics/story/marks.ts': { known: DERIVED },
  'games/temporal-mechanics/story/stages.ts': { known: DERIVED },
  'games/temporal-mechanics/story/strip.ts': { known: DERIVED },
  'paint/files/jpegbeside.ts': { none: 'whether a worker has died, which the next one would too' },
  'paint/files/jpegworker.ts': { busy: BESIDE },
  'paint/ground/grounds.ts': { made: DRAWN },
  'paint/ground/papers.ts': { there: DRAWN, waited: LOADED },
  'paint/letters/letters.ts': {
    layouts: DRAWN,
    ruler: DRAWN,
    early: LOADED,
    waited: LOADED,
    drawn: LOADED,
    measures: DRAWN,
  },
  'paint/letters/pieces.ts': { taken: DRAWN, measuredParts: DRAWN },
  'paint/pen/inkpath.ts': { known: DERIVED },
  'paint/pen/stamps.ts': { stamps: DRAWN, area: DRAWN },
  'paint/pen/stood.ts': {
    waiting: 'who waits for the first picture of this page',
    stood: 'whether that picture stands',
  },
  'paint/pen/stroke.ts': { kept: DRAWN },
  'paint/things/drawing.ts': { shaped: DERIVED },
  'paint/things/ink.ts': { shaped: DERIVED },
  'paint/things/painters.ts': { draws: LOADED },
  'paint/things/wear.ts': {
    worn: 'what everything is painted in: one table is open at a page',
    plain: DRAWN,
    lit: DRAWN,
  },
  'rules/board/printing.ts': { made: DERIVED },
  'rules/plain/amiss.ts': { told: 'what was told already, for good: it is told once' },
  'rules/plain/place.ts': { known: DERIVED },
  'rules/plain/seats.ts': { known: DERIVED },
  'rules/story/beside.ts': { known: DERIVED },
  'rules/story/chronicle.ts': { cuts: DERIVED },
  'rules/story/characters.ts': { played: DERIVED },
  'rules/story/kinds.ts': { known: DERIVED, made: DERIVED },
  'rules/story/outline.ts': { cuts: DERIVED },
  'rules/story/pieces.ts': { counted: DERIVED },
  'sync/link/wire.ts': { rooms: 'y-webrtc asks for it and is told nothing of the page' },
  'table/document/records.ts': { prints: DERIVED },
  'table/document/schema.ts': { kinds: 'names that were found sound, a hundred at most' },
  'table/document/seals.ts': { readings: DERIVED },
  'table/past/bookmarks.ts': { read: DERIVED, last: DERIVED },
  'table/past/known.ts': { unkept: 'bookmarks of tables, where the browser keeps nothing' },
  'table/presence/awareness.ts': { known: DERIVED },
  'table/presence/worn.ts': {
    vouchers: 'who knows which screens belong where, by what hands tell',
  },
  'tray/fall.ts': { touching: 'corners of one die at one moment, emptied before the next' },
  'tray/solids.ts': { built: DRAWN },
  'ui/device/focus.ts': { origins: 'where the focus came from, by the part that took it' },
  'ui/hands/curtain.ts': {
    held: 'whose hand is held open just now, at the one screen that this page is',
    lookedAt: 'what was looked at there',
    changed: 'who looks at that',
  },
  'ui/hands/held.ts': { dressed: DERIVED },
  'ui/parts/late.tsx': { loads: LOADED, loaded: LOADED, ahead: LOADED, shownSoon: LOADED },
  'ui/share/ways.ts': {
    named: 'who listens to the addresses in the settings, whose storage is one for all tabs',
  },
  'ui/throws/verification.ts': { verifiers: 'what was found out of throws, by their table' },
  'ui/writing/place.ts': { painted: DERIVED },
}

// Two files may export these all the same.
const TWICE: Readonly<Record<string, string>> = {
  Order: 'what a worker is to do: each worker has its own',
  Reply: 'what it answers',
  Tool: 'one thing, known to the board and to the interface, which do not ask each other',
  Welcome: 'the same, at the door of a table and on the screen',
}

const gameOf = (path: string) => /^games\/([^/]+)\//.exec(path)?.[1]

/** Whether two files are of different games, which are made alike and do not ask each other. */
const strangers = (a: string, b: string) => {
  const [one, other] = [gameOf(a), gameOf(b)]
  return one !== undefined && other !== undefined && one !== other
}

test('no two files export one name, but those of different games', () => {
  const by = new Map<string, string[]>()
  // Languages say the same by the same names.
  for (const { path, exports } of all.filter(({ path }) => !/(^|\/)(de|en)[/.-]/.test(path)))
    for (const name of exports) by.set(name, [...(by.get(name) ?? []), path])
  expect(by.size).toBeGreaterThan(all.length)
  const twice = [...by].filter(([, paths]) =>
    paths.some((a, i) => paths.slice(i + 1).some((b) => !strangers(a, b))),
  )
  expect(twice.filter(([name]) => !(name in TWICE))).toEqual([])
  expect(twice.map(([name]) => name).sort()).toEqual(Object.keys(TWICE))
})

test('what a page holds is made at its door', () => {
  const keeping = all.filter(({ path, keeps }) => folder(path) !== 'host' && keeps.length > 0)
  const names = Object.entries(KEPT).map(([path, kept]) => [path, Object.keys(kept)])
  expect(Object.fromEntries(keeping.map(({ path, keeps }) => [path, keeps]))).toEqual(
    Object.fromEntries(names),
  )
})

test('chance comes in by the door', () => {
  const reading = (what: RegExp) =>
    all.filter(({ reads }) => [...reads].some((read) => what.test(read))).map(({ path }) => path)
  expect(reading(/^Math\.random$/)).toEqual([])
  // Keys of rooms are made where rooms are.
  const doors = ['app/page/chance.ts', 'sync']
  const others = reading(/\.(getRandomValues|randomUUID)$/).filter((path) => !within(path, doors))
  expect(others).toEqual([])
})

test('what a game keeps is changed by its own Moves, and its house rules by hand', () => {
  const setting = all
    .filter(({ path }) => !within(path, ['games', 'rules']))
    .filter(({ path }) => /\bdo: 'play'/.test(readFileSync(`${home}/src/${path}`, 'utf8')))
  expect(setting.map(({ path }) => path)).toEqual(['ui/settings/TableFields.tsx'])
})

test('nothing but its own folder knows a game by name', () => {
  const games = readdirSync(`${home}/src/games`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const knowing = all.flatMap(({ path, words }) =>
    games
      .filter((game) => words.has(game) && !path.startsWith(`games/${game}/`))
      .map((game) => `${path} names ${game}`),
  )
  expect(knowing).toEqual([])
})

test('the lock file serves every system and names no download address', () => {
  const text = readFileSync(`${home}/package-lock.json`, 'utf8')
  expect(text).not.toContain('"resolved"')
  // Otherwise: node .config/lock.mjs
  expect(missing(JSON.parse(text)).map(([path]) => path)).toEqual([])
})
