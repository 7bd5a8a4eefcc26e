import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PIECES } from '../../../src/games/temporal-mechanics/story/pieces.ts'
import {
  bendsOf,
  type StrandWords,
  type Strip,
  type TimelineRow,
  timelineOf,
} from '../../../src/games/temporal-mechanics/story/timeline.ts'
import { asHigh } from '../../../src/paint/pen/look.ts'
import { TABLE_SMALL } from '../../../src/rules/plain/round.ts'
import { plain } from '../../../src/rules/plain/sentence.ts'
import { staysOn } from './lab.ts'

const row = (depth: number, outcome?: TimelineRow['outcome'], name = 'The bridge'): TimelineRow =>
  outcome ? { depth, name, outcome } : { depth, name }
const STRIP: Strip = PIECES.timeline
const WORDS: StrandWords = { was: plain('was'), is: plain('is'), came: plain('The sea came') }
const ENDED: StrandWords = { ...WORDS, comes: plain('The sea stayed') }

const anyRow: fc.Arbitrary<TimelineRow> = fc
  .record({
    depth: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.double()),
    name: fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 500 }),
      fc.constantFrom('', 'الجسر القديم', '最後の渡し船'.repeat(80), 'x'.repeat(5000)),
    ),
    outcome: fc.constantFrom('success' as const, 'failure' as const, undefined),
  })
  .map(({ depth, name, outcome }) => row(depth, outcome, name))

describe('the strands of a timeline', () => {
  it('are bent apart by 4 - depth with a success, and back with a failure, never past one another', () => {
    const rows = [
      row(3, 'success'),
      row(2, 'success'),
      row(1),
      row(2, 'failure'),
      row(0, 'failure'),
      row(1, 'success'),
    ]
    expect(bendsOf(rows)).toEqual([1, 3, 3, 1, 0, 3])
  })

  it('are as they were told where nothing was played', () => {
    expect(bendsOf([row(0), row(1)])).toEqual([0, 0])
    expect(bendsOf([])).toEqual([])
  })

  it('are told apart without colour: the old one is dashed, the new one whole', () => {
    const { strokes } = timelineOf([row(1, 'success')], STRIP, WORDS)
    expect(strokes[0]?.dashed).toBe(true)
    expect(strokes.filter(({ dashed }) => dashed)).toHaveLength(1)
    expect(new Set(strokes.slice(0, 2).map(({ ink }) => ink)).size).toBe(2)
  })

  it('lie the farther apart the farther they are bent', () => {
    const rows = [row(3, 'success'), row(1, 'success'), row(2, 'failure'), row(0)]
    const { strokes, bends } = timelineOf(rows, STRIP, WORDS)
    const first = strokes[0]!.spots[0]!.y
    const far = strokes[1]!.spots.map(({ y }) => first - y)
    expect(bends).toEqual([1, 4, 2, 2])
    expect(Math.max(...far)).toBeGreaterThan(far.at(-1)!)
    expect(far.at(-1)).toBeGreaterThan(0)
  })

  it('end where the playing does; the new one beside the old once it is known what comes of it', () => {
    const rows = [row(2, 'success'), row(1), row(0)]
    const ends = (words: StrandWords) =>
      timelineOf(rows, STRIP, words)
        .strokes.slice(0, 2)
        .map(({ spots }) => spots.at(-1)!.x)
    const [was, is] = ends(WORDS)
    expect(is).toBeLessThan(was! - 100)
    const [foot, too] = ends(ENDED)
    expect(too).toBe(foot)
  })

  it('have a tick and a name for each row, from the left, and words at heads and feet', () => {
    const rows = ['a', 'b', 'c'].map((name) => row(1, undefined, name))
    const said = (words: StrandWords) =>
      timelineOf(rows, STRIP, words).words.map(({ say, x }) => [say.values?.text, x] as const)
    expect(said(WORDS).map(([text]) => text)).toEqual(['was', 'is', 'The sea came', 'a', 'b', 'c'])
    expect(said(ENDED).map(([text]) => text)).toContain('The sea stayed')
    const along = said(WORDS)
      .slice(3)
      .map(([, x]) => x)
    expect(along).toEqual([...along].sort((a, b) => a - b))
    expect(timelineOf(rows, STRIP, WORDS).strokes).toHaveLength(3 + rows.length)
  })

  it('have room at their heads for words that are read from the rim of a table, seen as far as it is', () => {
    for (const { h, w } of timelineOf([row(1)], STRIP, WORDS).words.slice(0, 2)) {
      expect(h * 0.66).toBeGreaterThanOrEqual(asHigh('hand', TABLE_SMALL))
      expect(w).toBeGreaterThanOrEqual(60)
    }
  })

  it('name only some of very many, and never two in one place', () => {
    const rows = Array.from({ length: 100 }, (_, i) => row(1, 'success', `Scene ${i}`))
    const { strokes, words } = timelineOf(rows, STRIP, WORDS)
    const named = words.slice(3)
    expect(named.length).toBeGreaterThan(20)
    expect(named.length).toBeLessThan(60)
    for (const [i, { x }] of named.entries())
      if (i > 0) expect(x).toBeGreaterThanOrEqual(named[i - 1]!.x + named[i - 1]!.w)
    expect(strokes).toHaveLength(3 + 2 * rows.length)
  })

  it('never leave their strip, with any rows, of any names', () => {
    fc.assert(
      fc.property(
        fc.array(anyRow, { maxLength: 100 }),
        fc.record({
          width: fc.integer({ min: 150, max: 900 }),
          height: fc.integer({ min: 90, max: 400 }),
        }),
        fc.boolean(),
        (rows, strip, ended) => {
          const drawn = timelineOf(rows, strip, ended ? ENDED : WORDS)
          staysOn(strip, drawn)
          for (const { say } of drawn.words)
            expect([...String(say.values?.text)].length).toBeLessThanOrEqual(160)
          expect(drawn.bends.every((far) => far >= 0 && Number.isFinite(far))).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })
})
