import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PIECES } from '../../../src/games/temporal-mechanics/story/pieces.ts'
import { boardOf } from '../../make.ts'
import { english, mechanics, notes, play, seated, sketch, staysOn } from './lab.ts'

type At = ReturnType<typeof seated>

const strips = (at: At) => [...at.board().items.values()].filter(({ kind }) => kind === 'timeline')

function drawn(at: At) {
  const mark = mechanics.read(at.board()).find(({ as }) => as === 'drawn')
  if (mark?.as !== 'drawn') throw new Error('nothing is drawn')
  return mark
}

const rows = (at: At) => (drawn(at).rows ?? []).map(english)

describe('the strip of the timelines', () => {
  it('comes with the first Scene that is drawn, below it, and once', () => {
    const at = seated()
    at.play('recall', { module: 'ice' })
    expect(strips(at)).toEqual([])
    const { Climax } = sketch(at)
    expect(strips(at)).toHaveLength(1)
    expect(strips(at)[0]!.place.y).toBeGreaterThan(at.board().items.get(Climax)!.place.y)
  })

  it('has one name, so that groups who played apart have one of it when they meet', () => {
    const [one, other] = [seated(), seated()]
    sketch(one, 1)
    sketch(other, 3)
    expect(strips(one).map(({ id }) => id)).toEqual(strips(other).map(({ id }) => id))
  })

  it('is not handed again to who has taken it off the table', () => {
    const at = seated()
    const { Climax } = sketch(at, 2)
    at.by({ do: 'bin', id: strips(at)[0]!.id })
    at.make('precursor', { parent: Climax, objective: 'Another' })
    at.play('act', { phase: 'confrontation' })
    expect(strips(at)).toEqual([])
    expect(mechanics.read(at.board()).filter(({ as }) => as === 'drawn')).toEqual([])
  })

  it('comes with the second act where the tree is older than it', () => {
    const at = seated()
    sketch(at, 2)
    const [strip] = strips(at)
    at.by({ do: 'bin', id: strip!.id }, { do: 'play', key: 'timeline', value: null })
    at.play('act', { phase: 'confrontation' })
    expect(strips(at)).toHaveLength(1)
  })

  it('tells each Scene from the earliest on, and bends by its Difficulty on success, back on failure', () => {
    const at = seated()
    const ids = sketch(at, 6)
    at.make('catastrophe', { words: 'The cold store opens' })
    expect(rows(at)).toEqual([
      '“Two A” has not been played yet',
      '“Two B” has not been played yet',
      '“One” has not been played yet',
      '“Two” has not been played yet',
      '“Three” has not been played yet',
      '“Climax” has not been played yet',
      'As it was: The cold store opens',
    ])
    const [trait, ...found] = notes(at, 4)
    const pairs = found.map((note) => [trait, note] as const)
    play(at, ids['Two A'], pairs, 5)
    play(at, ids['Two B'], pairs, 5)
    play(at, ids.One, pairs, 1)
    expect(rows(at).slice(0, 4)).toEqual([
      '“Two A” succeeded: 2 steps away',
      '“Two B” succeeded: 4 steps away',
      '“One” failed: 1 step away',
      '“Two” has not been played yet',
    ])
    expect(english(drawn(at).say)).toBe('Two timelines, 1 step apart')
  })

  it.each([
    [5, 'timeline.averted'],
    [1, 'timeline.held'],
  ])(
    '[T8] ends as the Climax did, whose dice showed %i, until the Flashforward tells it',
    (face, key) => {
      const at = seated()
      const ids = sketch(at, 2)
      const [trait, ...found] = notes(at, 4)
      const pairs = found.map((note) => [trait, note] as const)
      expect(drawn(at).rows?.at(-1)?.key).toBe('timeline.came')
      play(at, ids.One, pairs, face)
      play(at, ids.Climax, pairs, face)
      expect(drawn(at).rows?.at(-1)?.key).toBe(key)
      at.play('act', { phase: 'resolution' })
      at.play('flashforward', { words: 'We woke up.' })
      expect(rows(at).at(-1)).toBe('As it is: We woke up.')
    },
  )

  it('is drawn anew only when what it shows has changed', () => {
    const at = seated()
    sketch(at, 3)
    const before = drawn(at)
    at.by({ do: 'play', key: 'clock', value: null })
    expect(drawn(at)).toBe(before)
    at.make('object', { name: 'The office' })
    expect(drawn(at)).toEqual(before)
    expect(mechanics.read(boardOf(at.table()))).toEqual(mechanics.read(at.board()))
  })

  it('has room for any tree, whatever is written in it, and leaves its strip nowhere', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(), fc.string({ unit: 'grapheme', maxLength: 300 })), {
          maxLength: 20,
        }),
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.integer({ min: 0, max: 20 }),
        fc.constantFrom(1, 5),
        (scenes, words, many, face) => {
          const at = seated()
          const made = [at.make('finale', { objective: 'Climax' }).id]
          for (const [into, said] of scenes) {
            const parent = made[into % made.length]!
            const objective = said.trim() || 'So'
            if (at.refused('precursor', { parent, objective })) continue
            made.push(at.make('precursor', { parent, objective }).id)
          }
          at.make('catastrophe', { words: words.trim() || 'So' })
          const [trait, ...found] = notes(at, 4)
          const pairs = found.map((note) => [trait, note] as const)
          // Those without Scenes upstream of them come last, and are played first.
          for (const scene of made.toReversed().slice(0, many)) play(at, scene, pairs, face)
          expect(rows(at)).toHaveLength(made.length + (many >= made.length ? 2 : 1))
          staysOn(PIECES.timeline, drawn(at))
        },
      ),
      { numRuns: 20 },
    )
  })
})
