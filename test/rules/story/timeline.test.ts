import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plain } from '../../../src/rules/plain/sentence.ts'
import {
  bendsOf,
  type StrandWords,
  type Strip,
  type TimelineRow,
  timelineOf,
} from '../../../src/rules/story/timeline.ts'

const row = (depth: number, outcome?: TimelineRow['outcome'], name = 'The bridge'): TimelineRow =>
  outcome ? { depth, name, outcome } : { depth, name }
const STRIP: Strip = { width: 156, height: 420, head: 28 }
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
    const middle = strokes[0]!.spots[0]!.x
    const far = strokes[1]!.spots.map(({ x }) => x - middle)
    expect(bends).toEqual([1, 4, 2, 2])
    expect(Math.max(...far)).toBeGreaterThan(far.at(-1)!)
    expect(far.at(-1)).toBeGreaterThan(0)
  })

  it('end where the playing does; the new one at the foot once it is known what comes of it', () => {
    const rows = [row(2, 'success'), row(1), row(0)]
    const ends = (words: StrandWords) =>
      timelineOf(rows, STRIP, words)
        .strokes.slice(0, 2)
        .map(({ spots }) => spots.at(-1)!.y)
    const [was, is] = ends(WORDS)
    expect(is).toBeLessThan(was! - 100)
    const [foot, too] = ends(ENDED)
    expect(too).toBe(foot)
  })

  it('have a tick and a name for each row, from above, and words at heads and feet', () => {
    const rows = ['a', 'b', 'c'].map((name) => row(1, undefined, name))
    const said = (words: StrandWords) =>
      timelineOf(rows, STRIP, words).words.map(({ say, y }) => [say.values?.text, y] as const)
    expect(said(WORDS).map(([text]) => text)).toEqual(['was', 'is', 'The sea came', 'a', 'b', 'c'])
    expect(said(ENDED).map(([text]) => text)).toContain('The sea stayed')
    const heights = said(WORDS)
      .slice(3)
      .map(([, y]) => y)
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
    expect(timelineOf(rows, STRIP, WORDS).strokes).toHaveLength(3 + rows.length)
  })

  it('never leave their strip, with any rows, of any names', () => {
    fc.assert(
      fc.property(
        fc.array(anyRow, { maxLength: 100 }),
        fc.record({
          width: fc.integer({ min: 90, max: 400 }),
          height: fc.integer({ min: 150, max: 900 }),
          head: fc.integer({ min: 0, max: 40 }),
        }),
        fc.boolean(),
        (rows, strip, ended) => {
          const drawn = timelineOf(rows, strip, ended ? ENDED : WORDS)
          const [x, y] = [strip.width / 2, strip.height / 2]
          for (const { spots } of drawn.strokes)
            for (const spot of spots) {
              expect(Math.abs(spot.x)).toBeLessThan(x - 1)
              expect(Math.abs(spot.y)).toBeLessThan(y - 1)
            }
          for (const word of drawn.words) {
            expect(word.w).toBeGreaterThan(0)
            expect(word.h).toBeGreaterThan(0)
            expect(word.x).toBeGreaterThanOrEqual(-x)
            expect(word.x + word.w).toBeLessThanOrEqual(x)
            expect(word.y).toBeGreaterThanOrEqual(-y)
            expect(word.y + word.h).toBeLessThanOrEqual(y)
            expect([...String(word.say.values?.text)].length).toBeLessThanOrEqual(160)
          }
          expect(drawn.bends.every((far) => far >= 0 && Number.isFinite(far))).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })
})
