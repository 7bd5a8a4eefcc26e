import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { playExample } from '../../../src/app/lobby/example.ts'
import { type Camera, type Clear, clearOf, toTable, viewOf } from '../../../src/board/map/camera.ts'
import { frame, frameAll, goOn } from '../../../src/board/map/frame.ts'
import { lyingOf } from '../../../src/board/map/lying.ts'
import { makeSpatial } from '../../../src/board/map/spatial.ts'
import { CATEGORIES } from '../../../src/games/prophecy/story/characters.ts'
import { sizeOf } from '../../../src/paint/letters/boxes.ts'
import { forgetLetters, layText, lettersOf } from '../../../src/paint/letters/letters.ts'
import { boxSeen } from '../../../src/paint/letters/seen.ts'
import { type Look, markOf } from '../../../src/paint/pen/look.ts'
import { meets, type Rect } from '../../../src/paint/pen/rect.ts'
import type { Board } from '../../../src/rules/board/board.ts'
import type { Mark } from '../../../src/rules/board/mark.ts'
import type { Game } from '../../../src/rules/game.ts'
import { newTable } from '../../../src/table/table.ts'
import { simulate } from '../../../src/tray/simulate.ts'
import { GAMES } from '../../games/all.ts'
import { englishOf, sit, spoken } from '../../make.ts'

/**
 * Of the handwriting: how high a letter without a stem is, and how wide letters are at most in the
 * middle, by their size.
 */
const FACE = { x: 0.467, wide: 0.44 }

beforeAll(() => {
  forgetLetters()
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({
        font: '',
        measureText: (text: string) => ({ width: text.length * FACE.wide * 64 }),
      })
    },
  )
})
afterAll(() => {
  forgetLetters()
  vi.unstubAllGlobals()
})

const game: Game = GAMES.find(({ id }) => id === 'prophecy')!
const road: Game = GAMES.find(({ id }) => id === 'road-and-ruin')!

/** Screens, what lies over their board (px), and how large their letters are set. */
const SCREENS: readonly (readonly [string, Clear, number])[] = (
  [
    [360, 640, { left: 0, top: 104, right: 0, bottom: 132 }, 1],
    [390, 844, { left: 0, top: 104, right: 0, bottom: 132 }, 1],
    [844, 390, { left: 0, top: 60, right: 0, bottom: 112 }, 1],
    [1280, 800, { left: 0, top: 60, right: 306, bottom: 130 }, 1],
    [1920, 1080, { left: 0, top: 60, right: 364, bottom: 110 }, 1],
    [3840, 2160, { left: 0, top: 90, right: 534, bottom: 190 }, 1.5],
    // The guide stands half up, beside how near one looks.
    [360, 640, { left: 0, top: 112, right: 50, bottom: 390 }, 1],
  ] as const
).map(([width, height, insets, letter]) => [
  `${width}x${height}, ${insets.bottom} of it covered`,
  clearOf({ width, height }, insets),
  letter,
])

function lookAt(board: Board, letter: number, of = game): Look {
  const marks = new Map<string, Mark[]>()
  for (const mark of of.read(board)) marks.set(mark.on, [...(marks.get(mark.on) ?? []), mark])
  return { marks, seats: board.seats, face: 'hand', ratio: 1, letter, say: ({ key }) => key }
}

function lie(board: Board, of = game) {
  const spatial = makeSpatial(of.pieces)
  spatial.update(board.items, board.items.keys())
  return spatial
}

/** The part of the table that is seen where nothing lies over it, mm. */
function seenBy(camera: Camera, { left, top, width, height }: Clear) {
  const a = toTable(camera, left, top)
  const b = toTable(camera, left + width, top + height)
  return { minX: a.x, minY: a.y, maxX: b.x, maxY: b.y }
}

/** Whether all of a rectangle is seen, but for a paper's edge. */
const within = (one: Rect, view: Rect) =>
  one.minX > view.minX - 2 &&
  one.maxX < view.maxX + 2 &&
  one.minY > view.minY - 2 &&
  one.maxY < view.maxY + 2

/** How high letters without stems are in this view, px, of all names, notes and Scenes that are seen. */
function heights(board: Board, camera: Camera, clear: Clear, letter: number) {
  const spatial = lie(board)
  const look = lookAt(board, letter)
  return spatial.seen(seenBy(camera, clear)).flatMap(({ item, piece, id }) => {
    const field = piece.texts[0] ?? ''
    const owned = markOf(look, id, 'owner') !== undefined
    const box = boxSeen(piece, item, field, owned, 'hand', camera.zoom / letter)
    const text = item.texts[field] ?? ''
    if (!box || text === '' || !['card', 'note', 'oval'].includes(piece.painter)) return []
    const how = lettersOf(box, 'hand')
    return [{ text, px: layText(text, box, how).size * camera.zoom * FACE.x }]
  })
}

const said = await englishOf(game)

/** A game as the guide leads to it, step by step. */
function steps(shape: number): readonly (readonly [string, Board])[] {
  const at = sit(game, ['Ada', 'Milo', 'June', 'Bo'], undefined, said)
  const seats = ['ada', 'milo', 'june', 'bo']
  const out: [string, Board][] = []
  const step = (name: string) => out.push([name, at.board()])
  const wide = { ...at, act: (seat?: string) => ({ ...at.act(seat), shape }) }
  const make = (id: string, answers = {}, seat?: string): string => {
    const changes = at.move(id).play(at.board(), wide.act(seat), answers)
    if (!Array.isArray(changes)) throw new Error(id)
    at.by(...changes)
    const [made] = changes.flatMap((one) => (one.do === 'make' ? [one.item.id] : []))
    if (made === undefined && id !== 'phase') throw new Error(`${id} lays nothing`)
    return made ?? ''
  }
  step('bare paper')
  make('receive', { module: 'dragon' })
  step('a prophecy')
  for (const name of ['The old observatory', 'Brother Osk, who never sleeps']) {
    const card = make('object', { name })
    step(`the Object ${name}`)
    for (const words of ['Rising water', 'Nobody has seen the vault', 'Older than the harbour'])
      make('environment', { card, words })
    step(`what ${name} is`)
  }
  make('phase', { phase: 'characters' })
  for (const seat of seats) {
    const card = make('character', { name: `Dr. Ines Carrow of ${seat}` }, seat)
    step(`the Character of ${seat}`)
    for (const category of CATEGORIES)
      make('aspect', { card, category, words: `Never forgets a ${category}` }, seat)
    step(`the Aspects of ${seat}`)
  }
  make('phase', { phase: 'outline' })
  const finale = make('finale', {
    objective: 'Settle the debt with the sea before the moon goes dark',
    setting: 'The sea wall',
  })
  step('the Finale')
  const under = [finale]
  for (let n = 1; n < 8; n++) {
    const parent = under[Math.floor((n - 1) / 2)]
    under.push(
      make('precursor', {
        parent,
        objective: `Win over the mayor, who sold the beach ${n}`,
        setting: 'There',
      }),
    )
    step(`Precursor ${n}`)
  }
  return out
}

describe.each(SCREENS)('at %s', (_name, clear, letter) => {
  const all = steps(clear.width / clear.height)

  it('words can be read in the view that a table is opened with, however much lies there', () => {
    const small = all.flatMap(([name, board]) => {
      const camera = frame(lyingOf(lie(board), lookAt(board, letter)), clear)
      return heights(board, camera, clear, letter)
        .filter(({ px }) => px < 7 * letter - 0.05)
        .map(({ text, px }) => `${name}: ${text} ${px.toFixed(2)}`)
    })
    expect(small).toEqual([])
  })

  it('what is laid is seen where nothing lies over it, and read, as the view goes on to it', () => {
    let camera = frame(lyingOf(lie(all[0]![1]), lookAt(all[0]![1], letter)), clear)
    let before = all[0]![1]
    let moved = 0
    for (const [name, board] of all.slice(1)) {
      const fresh = [...board.items.keys()].filter((id) => !before.items.has(id))
      const spatial = lie(board)
      const lying = lyingOf(spatial, lookAt(board, letter), fresh)
      const next = goOn(camera, lying, clear)
      if (next !== camera) moved += 1
      camera = next
      const view = seenBy(camera, clear)
      for (const id of fresh) {
        const entry = spatial.entries.get(id)!
        const { x, y } = entry.world
        const { w, h } = sizeOf(entry.piece, entry.item)
        // A Scene that can be played shines beyond its oval.
        const oval = { minX: x - w / 2, maxX: x + w / 2, minY: y - h / 2, maxY: y + h / 2 }
        // Five notes at once have no room beside a guide that stands half up.
        if (fresh.length > 1 && clear.height < 200) continue
        const one = entry.piece.painter === 'oval' ? oval : entry
        const seen = fresh.length > 1 ? { minX: x, maxX: x, minY: y, maxY: y } : one
        expect(within(seen, view), `${name}: ${entry.item.kind}`).toBe(true)
      }
      // Where there is room for all that a game begins with, all of it is seen.
      if (clear.width > 900 && !/Precursor [4-9]/.test(name))
        expect(within(spatial.bounds()!, view), name).toBe(true)
      const small = heights(board, camera, clear, letter).filter(({ px }) => px < 5.3 * letter)
      expect(small, name).toEqual([])
      before = board
    }
    // Softly: it stays where it is whenever it can.
    const laid = all.length - 1
    if (clear.height > 200) expect(moved / laid).toBeLessThan(clear.width < 900 ? 0.95 : 0.6)
  })

  it('a prophecy that lies there alone is read, whole where there is room', () => {
    const [, board] = all[1]!
    const spatial = lie(board)
    const camera = frame(lyingOf(spatial, lookAt(board, letter)), clear)
    const page = [...spatial.entries.values()].find(({ piece }) => piece.painter === 'sheet')!
    const seen = seenBy(camera, clear)
    const { x, y } = page.world
    const { width, height } = page.piece
    expect(x - width / 2).toBeGreaterThan(seen.minX)
    expect(x + width / 2).toBeLessThan(seen.maxX)
    expect(y - height / 2).toBeGreaterThan(seen.minY)
    expect(y + height / 2).toBeLessThan(seen.maxY)
    const { piece, item } = page
    const laid = piece.texts.map((field) => {
      const box = boxSeen(piece, item, field, false, 'hand', camera.zoom / letter)!
      return layText(item.texts[field] ?? '', box, lettersOf(box, 'hand'))
    })
    expect(laid[1]!.size * camera.zoom * FACE.x).toBeGreaterThanOrEqual(7 * letter - 0.05)
    // Its title stands in capitals.
    expect(laid[0]!.size * camera.zoom * 0.66).toBeGreaterThanOrEqual(7 * letter - 0.05)
    const part = laid[1]!.lines.join(' ').length / item.texts.text!.length
    expect(part).toBeGreaterThan(clear.height < 220 ? 0.2 : clear.width < 500 ? 0.4 : 0.95)
  })

  it('bare paper is begun on so near that a card is a good part of the view', () => {
    const camera = frame(lyingOf(lie(all[0]![1]), lookAt(all[0]![1], letter)), clear)
    expect(127 * camera.zoom).toBeGreaterThan(Math.min(130, clear.width * 0.11))
    expect(camera.zoom).toBeGreaterThanOrEqual(1.05 * letter)
  })

  it('all that lies there is seen when somebody wants to see all', () => {
    const [, board] = all.at(-1)!
    const bounds = lie(board).bounds()!
    const view = seenBy(frameAll(bounds, clear), clear)
    for (const side of ['minX', 'minY'] as const)
      expect(bounds[side], side).toBeGreaterThan(view[side])
    for (const side of ['maxX', 'maxY'] as const)
      expect(bounds[side], side).toBeLessThan(view[side])
  })
})

it('what is laid in view, or beside it by others at the other end, moves the view no more than it must', () => {
  const clear = SCREENS[3]![1]
  const [, board] = steps(1.5)[1]!
  const lying = lyingOf(lie(board), lookAt(board, 1))
  const camera = frame(lying, clear)
  const inside = { minX: -40, maxX: 40, minY: -230, maxY: -200 }
  expect(goOn(camera, { ...lying, about: inside }, clear)).toBe(camera)
  const far = { minX: 900, maxX: 1027, minY: 0, maxY: 76 }
  const all = { ...lying.all!, maxX: 1027, maxY: 76 }
  const next = goOn(camera, { ...lying, all, about: far }, clear)
  expect(next.zoom).toBeLessThan(camera.zoom)
  expect(viewOf(next, { width: 1280, height: 800 }).maxX).toBeGreaterThan(1027)
})

it('what is laid beyond all that somebody wanted to see is read, and all stays where it is while that is seen', () => {
  const clear = SCREENS[3]![1]
  const all = { minX: -900, maxX: 900, minY: -400, maxY: 400 }
  const reading = () => 1
  const camera = frameAll(all, clear)
  expect(camera.zoom).toBeLessThan(0.6)
  const inside = { minX: 700, maxX: 776, minY: 200, maxY: 276 }
  expect(goOn(camera, { all, about: inside, reading }, clear, true)).toBe(camera)
  const beyond = { minX: 1000, maxX: 1076, minY: 200, maxY: 276 }
  const more = { ...all, maxX: 1076 }
  const next = goOn(camera, { all: more, about: beyond, reading }, clear, true)
  expect(next.zoom).toBe(1)
  expect(within(beyond, seenBy(next, clear))).toBe(true)
})

it('where there is no room for a card with all its notes, the one that was just laid is seen', () => {
  const clear = SCREENS[6]![1]
  const about = { minX: -136, maxX: 136, minY: -60, maxY: 104 }
  for (const itself of [
    { minX: -136, maxX: -60, minY: -58, maxY: 18 },
    { minX: 40, maxX: 116, minY: 24, maxY: 100 },
  ]) {
    const lying = { all: about, about, itself, reading: () => 1.2 }
    expect(within(itself, seenBy(frame(lying, clear), clear))).toBe(true)
    const far = { left: 0, top: 0, zoom: 1.2 }
    expect(within(itself, seenBy(goOn(far, lying, clear), clear))).toBe(true)
  }
})

it.each([
  ['is seen from a little farther away', 0.84, true],
  ['is not, where its words were not read from there', 1.1, false],
])('what would be cut off at the rim %s', (_, least, whole) => {
  const box = (minX: number, minY: number, wide: number, high: number) => ({
    ...{ minX, minY, maxX: minX + wide, maxY: minY + high },
  })
  const near = [0, 1, 2, 3].flatMap((n) => [0, 1].map((m) => box(n * 290, m * 380, 280, 370)))
  const lying = {
    all: { minX: -3000, minY: 0, maxX: 1150, maxY: 750 },
    about: near[2]!,
    itself: near[2]!,
    things: () => near,
    reading: (_: unknown, _enough: number, just = false) => (just ? least : 1.05),
  }
  const clear = { left: 0, top: 0, width: 1104, height: 724 }
  const seen = seenBy(frame(lying, clear), clear)
  expect(near.every((one) => within(one, seen))).toBe(whole)
})

it.each([
  ['is seen whole from a little farther away', 0.8, true, true],
  ['stays cut off, where words were not read from there', 0.93, true, false],
  ['stays cut off, where somebody has written in sight', 0.8, false, false],
])(
  'where not all in sight has room, a row that the bars would cut off %s',
  (_, least, printed, whole) => {
    const box = (minX: number, minY: number, wide: number, high: number) => ({
      ...{ minX, minY, maxX: minX + wide, maxY: minY + high },
    })
    const mat = box(0, 320, 400, 340)
    const row = [0, 1, 2, 3].map((n) => box(n * 100, 10, 92, 150))
    const piles = [0, 1, 2, 3].map((n) => box(n * 100, 170, 92, 140))
    const lying = {
      all: { minX: -2000, minY: -2000, maxX: 2000, maxY: 2000 },
      about: mat,
      itself: mat,
      // The rows above and what lies beside it have no room in any case.
      things: (part: Rect) =>
        [...row, ...piles, mat, box(0, -300, 400, 300), box(400, 320, 40, 340)].filter((one) =>
          meets(one, part),
        ),
      reading: (_: unknown, _enough: number, just = false) => (just ? least : 0.94),
      printed: () => printed,
    }
    const clear = { left: 0, top: 112, width: 390, height: 564 }
    const seen = seenBy(frame(lying, clear), clear)
    expect([...piles, mat].every((one) => within(one, seen))).toBe(true)
    expect(row.every((one) => within(one, seen))).toBe(whole)
  },
)

it.each([
  ['and stays so, where its words can just be read', 0.75, true, true],
  ['but not where signs alone would be left of what is printed', 0.84, true, false],
  ['also where somebody has written, who comes nearer by hand', 0.84, false, true],
])('what is laid beside all that lies there is seen with it, %s', (_, least, printed, whole) => {
  const clear = { left: 0, top: 130, width: 800, height: 580 }
  const all = { minX: 0, minY: 0, maxX: 976, maxY: 500 }
  const lying = {
    all,
    about: { minX: 860, minY: 300, maxX: 976, maxY: 390 },
    reading: (_: unknown, _enough: number, just = false) => (just ? least : 1),
    printed: () => printed,
  }
  const before = frameAll({ ...all, maxX: 850 }, clear)
  const seen = seenBy(goOn(before, lying, clear), clear)
  expect(within(all, seen)).toBe(whole)
})

it('what lies far off, with words that are read from near alone, does not bring the page nearer', () => {
  const lying = {
    all: { minX: -600, maxX: 600, minY: -400, maxY: 800 },
    about: { minX: -40, maxX: 40, minY: -30, maxY: 30 },
    reading: ({ maxY }: { maxY: number }) => (maxY > 600 ? 1.6 : 1.1),
  }
  for (const [, clear] of SCREENS.slice(0, 3)) expect(frame(lying, clear).zoom).toBe(1.1)
})

it.each([
  ['card', 'title', 'The old mill'],
  ['card', 'body', 'It stands where two rivers meet, and grinds at night.'],
  ['note', 'text', 'Never sleeps'],
  ['oval', 'objective', 'Settle the debt with the sea before the moon goes dark'],
])('whoever comes nearer sees larger letters: %s, %s', (kind, field, text) => {
  const piece = game.pieces[kind]!
  const item = {
    id: 'one',
    kind,
    place: { x: 0, y: 0, turn: 0, z: 1 },
    props: {},
    bin: false,
    texts: { title: '', [field]: text },
  }
  const px = [1, 1.3, 1.6, 2, 2.5, 3.2, 4].map((zoom) => {
    const box = boxSeen(piece, item, field, false, 'hand', zoom)!
    return layText(text, box, lettersOf(box, 'hand')).size * zoom
  })
  for (const [n, size] of px.slice(1).entries()) expect(size).toBeGreaterThan(px[n]! * 1.02)
})

it.each(SCREENS)(
  'the example opens readable, with what is played in sight: %s',
  async (_name, clear, letter) => {
    const example = await game.example!('en')
    const table = newTable('example', { game: game.id, title: example.title, made: 1 })
    await playExample(table, game, example, {
      say: (sentence) => spoken(said, sentence) ?? '',
      roll: async (thrown) => simulate(thrown),
      now: 1_000_000_000,
    })
    const board = table.board()
    const look = lookAt(board, letter)
    const camera = frame(lyingOf(lie(board), look), clear)
    const small = heights(board, camera, clear, letter).filter(({ px }) => px < 7 * letter - 0.05)
    expect(small).toEqual([])
    const current = game.read(board).find(({ as }) => as === 'current')!
    const entry = lie(board).entries.get(current.on)!
    expect(meets(entry, seenBy(camera, clear))).toBe(true)
  },
)

it('on a tablet no sheet of people who fight is cut off by what stands at the lower rim', async () => {
  await road.whole?.load()
  const words = await englishOf(road)
  const example = await road.example!('en')
  const table = newTable('example', { game: road.id, title: example.title, made: 1 })
  await playExample(table, road, example, {
    say: (sentence) => spoken(words, sentence) ?? '',
    roll: async (thrown) => simulate(thrown),
    now: 1_000_000_000,
  })
  const spatial = lie(table.board(), road)
  const look = lookAt(table.board(), 1, road)
  const clear = { left: 0, top: 130, width: 800, height: 580 }
  const seen = seenBy(frame(lyingOf(spatial, look), clear), clear)
  const sheets = [...spatial.entries.values()].filter(({ item }) => item.kind === 'character')
  expect(sheets.length).toBe(3)
  expect(sheets.every((one) => within(one, seen))).toBe(true)
})
