import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { captioned } from '../../../src/paint/letters/caption.ts'
import { forgetLetters, layText, lettersOf } from '../../../src/paint/letters/letters.ts'
import { readingZoom } from '../../../src/paint/letters/seen.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { GAMES } from '../../games/all.ts'

/** Letters are all as wide as an "n" of the hand. */
beforeAll(() => {
  forgetLetters()
  const getContext = () => ({ measureText: (text: string) => ({ width: text.length * 27 }) })
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = getContext
    },
  )
})
afterAll(() => {
  forgetLetters()
  vi.unstubAllGlobals()
})

const piece = GAMES[0]!.pieces.oval!
/** At this size, CSS px, letters without stems are 7 px high. */
const READ = 16
/** Ovals as they are usually, as the guide draws them, and as somebody may. */
const USUAL = {}
const GUIDE = { width: 130, height: 88 }
const FINALE = { width: 168, height: 94 }

const scene = (objective: string, setting: string, props: object = {}): Item => ({
  id: 'scene',
  kind: 'oval',
  place: { x: 0, y: 0, turn: 0, z: 1 },
  bin: false,
  props: { ...props },
  texts: { objective, setting, told: '' },
})

const SHORT = 'Hire a diver'
const LONG = 'Settle the debt with the sea before the moon goes dark'
const CHAPEL = 'Under the chapel, by night, when the wind comes down from the glacier'

/** How far within an oval's line all letters stand (mm): the corners of each line of them. */
const INSIDE = 2.5

/** Each line lies within its oval where it stands, letters that rise and hang too. */
function expectInside(lines: readonly string[], size: number, top: number, w: number, h: number) {
  for (const [i, words] of lines.entries())
    for (const part of [0.2, 0.8])
      expect(
        Math.hypot(
          (words.length * (27 / 64) * size) / 2 / (w / 2 - INSIDE),
          (top + (i + part) * size) / (h / 2 - INSIDE),
        ),
        words,
      ).toBeLessThan(1)
}

/** What is read of a Setting, and that whatever is read at all is large enough, and within its oval. */
function told(item: Item, seen: number, least = READ): string {
  const { box, caption } = captioned(piece, item, 'hand', seen, false)
  const { width = piece.width, height = piece.height } = item.props as Record<string, number>
  if (!box || !caption) return ''
  const above = layText(item.texts.objective ?? '', box, lettersOf(box, 'hand'))
  const below = layText(item.texts.setting ?? '', caption, lettersOf(caption, 'hand'))
  expect(above.cut).toBe(false)
  for (const { size } of [above, below]) expect(size * seen).toBeGreaterThanOrEqual(least / 1.1)
  expect(box.y + box.h).toBeLessThanOrEqual(caption.y)
  expect(caption.slant).toBe(true)
  for (const [{ y }, { lines, size }] of [
    [box, above],
    [caption, below],
  ] as const)
    expectInside(lines, size, y, width, height)
  return below.lines.join(' ')
}

test.each([
  ['a short Objective', SHORT, 'The quay', USUAL, 1.13, 'The quay'],
  ['in two lines', SHORT, 'The quay at low tide', USUAL, 1.13, 'The quay at low tide'],
  ['none of it in a small one with a long Objective', LONG, 'The quay', USUAL, 1.13, ''],
  ['from near', LONG, 'The quay', USUAL, 1.8, 'The quay'],
  ['no Setting', SHORT, ' ', USUAL, 1.6, ''],
  ['no Objective', '', 'The quay', USUAL, 1.13, 'The quay'],
  [
    'a laptop’s view of all',
    'Wake the old song',
    'The quay, at dawn',
    GUIDE,
    0.97,
    'The quay, at dawn',
  ],
  [
    'whole words of a long one',
    'Wake the old song',
    CHAPEL,
    GUIDE,
    1.13,
    /^Under the chapel.*\p{L}…$/u,
  ],
  [
    'the same, farther off',
    'Wake the old song',
    CHAPEL,
    GUIDE,
    0.97,
    /^Under the( chapel)?.*\p{L}…$/u,
  ],
  [
    'the Finale',
    'Send the dragon back to sleep',
    'The crater at dawn',
    FINALE,
    0.97,
    'The crater at dawn',
  ],
] as [string, string, string, object, number, string | RegExp][])(
  '[P9] the Setting stands below its Objective where both can be read: %s',
  (_, ...row) => {
    const [objective, setting, props, seen, read] = row
    const found = told(scene(objective, setting, props), seen)
    if (typeof read === 'string') expect(found).toBe(read)
    else expect(found).toMatch(read)
  },
)

test('[P9] in a Scene that the guide draws it goes with the zoom no sooner than letters get small', () => {
  for (let seen = 4; seen > 0.8; seen /= 1.02)
    expect(told(scene('Wake the old song', CHAPEL, GUIDE), seen, seen < 0.9 ? 12 : READ)).toContain(
      'Under',
    )
})

test('[P9] while the Setting is written it has its place', () => {
  const place = (item: Item, writing: boolean) => captioned(piece, item, 'hand', 1.13, writing)
  expect(place(scene(SHORT, ''), false).caption).toBeUndefined()
  for (const objective of [SHORT, LONG, '']) {
    const { box, caption } = place(scene(objective, ''), true)
    expect(caption!.y).toBeGreaterThanOrEqual(box!.y + box!.h)
    expect(caption!.y + caption!.h).toBeLessThan(piece.height / 2)
  }
})

test('[P9] an Objective alone stands within its oval, whole, in even lines', () => {
  for (const objective of [SHORT, LONG, CHAPEL, 'Read the copper buoy', 'Cross the mud on foot'])
    for (let seen = 3; seen > 0.5; seen /= 1.07) {
      const { box } = captioned(piece, scene(objective, '', GUIDE), 'hand', seen, false)
      const { lines, size, cut } = layText(objective, box!, lettersOf(box!, 'hand'))
      expect(cut).toBe(false)
      expect(lines.join(' ')).toBe(objective)
      expectInside(lines, size, box!.y, GUIDE.width, GUIDE.height)
    }
})

test('[P9] no word of an Objective stands alone at the end, where it can be otherwise', () => {
  const lines = (objective: string, props: object) => {
    const { box } = captioned(piece, scene(objective, '', props), 'hand', 0.97, false)
    return layText(objective, box!, lettersOf(box!, 'hand')).lines
  }
  expect(lines('Settle the debt with the sea', FINALE)).toEqual(['Settle the debt', 'with the sea'])
  for (const objective of [LONG, CHAPEL, 'Cross the mud on foot'])
    expect(lines(objective, GUIDE).at(-1)).toContain(' ')
})

test('[P9] all of an Objective is read from the zoom at which the page shows it by itself', () => {
  for (const objective of [SHORT, LONG, CHAPEL]) {
    const item = scene(objective, '', GUIDE)
    const zoom = readingZoom(piece, item, 'hand', false)
    for (const seen of [zoom, zoom * 1.03, zoom * 1.3]) {
      const { box } = captioned(piece, item, 'hand', seen, false)
      const { size, cut } = layText(objective, box!, lettersOf(box!, 'hand'))
      expect(cut).toBe(false)
      expect(size * seen).toBeGreaterThanOrEqual(15.1)
    }
  }
})
