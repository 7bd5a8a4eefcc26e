import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LOOKS } from '../../src/app/gallery/exhibits.ts'
import { styleOf } from '../../src/app/page/dress.ts'
import { contrast, mixed, type Tone, toneOf } from '../../src/paint/dice/coat.ts'
import { COLORS } from '../../src/paint/pen/look.ts'
import { GROUNDS, groundOf } from '../../src/rules/board/setting.ts'
import type { GameLook } from '../../src/rules/look.ts'
import { NOTE_COLORS, SEAT_COLORS } from '../../src/rules/plain/item.ts'
import { GAMES } from './all.ts'

const HEX = /^#[\da-f]{6}$/
const COLOR = /^(#[\da-f]{6}([\da-f]{2})?|rgba\((\d+, ){3}[\d.]+\))$/

const theme = readFileSync(join(import.meta.dirname, '../../src/ui/device/theme.css'), 'utf8')
/** What the page has without a look, in the light (0) or the dark (1) room. */
const usual = new Map(
  [...theme.matchAll(/^ {2}--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w{3,6}));/gm)].map(
    ([, name = '', light, dark, both]) => {
      const whole = (color = '') => (color.length === 4 ? color.replace(/\w/g, '$&$&') : color)
      return [name, [whole(light ?? both), whole(dark ?? both)] as const]
    },
  ),
)

/** What must be read, on which grounds, and how well at the least. */
const READ: readonly (readonly [words: string, grounds: readonly string[], least: number])[] = [
  ...['ink', 'ink-soft', 'violet', 'good', 'bad', 'amber'].map(
    (words) => [words, ['panel', 'panel-lit', 'panel-high', 'panel-low'], 4.5] as const,
  ),
  ['ink', ['violet-wash'], 4.5],
  ['violet', ['violet-wash'], 4.5],
  [
    'violet-ink',
    ['violet-deep', 'press-high', 'press-low', 'press-lit-high', 'press-lit-low'],
    4.5,
  ],
  ['bar-ink', ['bar-high', 'bar-low'], 4.5],
  ['bar-on-ink', ['bar-on'], 4.5],
  ['bar-on', ['bar-high', 'bar-low'], 3],
  ['cream-ink', ['cream-high', 'cream-low'], 4.5],
  ['night-ink', ['night-high', 'night-low'], 4.5],
  ['night-head', ['night-high', 'night-low'], 3],
  ['ring', ['panel', 'panel-high', 'panel-low'], 3],
  ['line-strong', ['panel', 'panel-high'], 3],
]

/** Marks that the page draws on bars in a colour of its own. */
const ON_BARS = '#ffd98a'

function tones(look: GameLook | undefined, at: 0 | 1) {
  return (name: string): Tone => {
    const pair = look?.room?.[name as keyof NonNullable<GameLook['room']>] ?? usual.get(name)
    if (!pair) throw new Error(`no colour ${name}`)
    return toneOf(pair[at])
  }
}

describe.each([['usual', undefined] as const, ...LOOKS])('the page in the look %s', (_, look) => {
  test.each([
    ['light', 0],
    ['dark', 1],
  ] as const)('can be read in the %s room', (_room, at) => {
    const of = tones(look, at)
    for (const [words, grounds, least] of READ)
      for (const ground of grounds)
        expect(contrast(of(words), of(ground)), `${words} on ${ground}`).toBeGreaterThanOrEqual(
          least,
        )
    for (const ground of ['bar-high', 'bar-low'])
      expect(contrast(toneOf(ON_BARS), of(ground))).toBeGreaterThanOrEqual(3)
  })
})

test('every look that a game brings lies in its folder, where the gallery finds it', () => {
  expect(LOOKS.length).toBeGreaterThan(0)
  const known = LOOKS.map(([, look]) => look)
  for (const { look } of GAMES) if (look) expect(known).toContain(look)
})

describe.each(LOOKS)('the look %s', (_, look) => {
  test('names colours, and each by its kind', () => {
    const { paints = {}, notes = {}, inks = [], wood = [], room = {}, squared, emblem = [] } = look
    for (const [name, paint] of Object.entries(paints)) {
      expect(Object.keys(COLORS)).toContain(name)
      // What lies over another lets it shine through, and nothing else does.
      expect(paint, name).toMatch(COLOR)
      expect(HEX.test(paint), name).toBe(HEX.test(COLORS[name as keyof typeof COLORS]))
    }
    for (const [name, papers] of Object.entries(notes)) {
      expect(NOTE_COLORS).toContain(name)
      for (const paper of papers) expect(paper).toMatch(HEX)
    }
    if (inks.length > 0) expect(inks).toHaveLength(SEAT_COLORS.length)
    for (const ink of [...inks, ...wood]) expect(ink).toMatch(HEX)
    expect(new Set(inks).size).toBe(inks.length)
    for (const [name, pair] of Object.entries(room))
      for (const one of pair) expect(one, name).toMatch(COLOR)
    for (const { path, fill = '#000000', line = '#000000' } of emblem) {
      expect(path).toMatch(/^M/)
      for (const one of [fill, line]) expect(one).toMatch(COLOR)
    }
    if (!squared) return
    expect(squared.tone).toMatch(HEX)
    expect(squared.rim).toMatch(COLOR)
    expect(squared.ink).toMatch(/^(\d{1,3}, ){2}\d{1,3}$/)
    expect(squared.rules.length).toBeGreaterThan(0)
  })

  test('its squares stay faint behind what is written on them', () => {
    const { squared, paints } = look
    if (!squared) return
    const [r = 0, g = 0, b = 0] = squared.ink.split(', ').map((part) => Number(part) / 255)
    for (const { most } of squared.rules) {
      const line = mixed(toneOf(squared.tone), [r, g, b], most)
      expect(contrast(line, toneOf(squared.tone))).toBeLessThan(2)
      expect(contrast(line, toneOf(paints?.pen ?? COLORS.pen))).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('its usual ground is one of the house, and gives way to what people choose', () => {
    expect(GROUNDS).toContain(look.ground ?? 'kraft')
    expect(groundOf({}, look.ground)).toBe(look.ground ?? 'kraft')
    expect(groundOf({ 'look/ground': 'linen' }, look.ground)).toBe('linen')
    expect(groundOf({ 'look/ground': 'constructor' }, look.ground)).toBe(look.ground ?? 'kraft')
  })

  test('the page is told every colour of it, and of paper that of the light room', () => {
    const style = styleOf(look)
    expect(style).toMatch(/^:root \{ [^{}]+ \}$/)
    for (const [name, [light, dark]] of Object.entries(look.room ?? {})) {
      expect(style).toContain(`--${name}: light-dark(${light}, ${dark})`)
      expect(style).toContain(`--paper-${name}: ${light}`)
      // Nothing is told that nobody asks for.
      expect(theme + SHEETS, name).toContain(`--${name}`)
    }
    for (const [name, papers] of Object.entries(look.notes ?? {}))
      expect(style).toContain(`--note-${name}: ${papers[0]}`)
  })
})

const SHEETS = [
  'bars/bars',
  'bars/supply',
  'book/book',
  'book/bookpage',
  'lists/outline',
  'parts/dialogs',
  'parts/notices',
  'rolls/statistics',
  'story/moments',
]
  .map((name) => readFileSync(join(import.meta.dirname, `../../src/ui/${name}.css`), 'utf8'))
  .join('')
