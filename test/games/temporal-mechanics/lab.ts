import { expect } from 'vitest'
import { game as mechanics } from '../../../src/games/temporal-mechanics/game.ts'
import type { Strip } from '../../../src/games/temporal-mechanics/story/timeline.ts'
import type { DrawnStroke, DrawnWords } from '../../../src/rules/board/mark.ts'
import type { Sentence } from '../../../src/rules/plain/sentence.ts'
import { englishOf, type Sitting, sit, spoken } from '../../make.ts'

/** The game these tests are about. */
export { mechanics }

const said = await englishOf(mechanics)

/** Three people at a table, ready to play it. */
export const seated = (): Sitting => sit(mechanics, undefined, undefined, said)

/** A sentence in English; a key without words fails the test. */
export function english(sentence: Sentence): string {
  const words = spoken(said, sentence)
  if (words === undefined) throw new Error(`no words for ${sentence.key}`)
  return words
}

/** The example tree, in the order in which it is drawn: what each Scene flows into. */
export const TREE = [
  ['Climax', undefined],
  ['One', 'Climax'],
  ['Two', 'Climax'],
  ['Three', 'Climax'],
  ['Two A', 'Two'],
  ['Two B', 'Two'],
  ['Three A', 'Three'],
  ['Two B 1', 'Two B'],
] as const

export type Name = (typeof TREE)[number][0]

/** Sketches the tree, or the first so many Scenes of it; says which item each is. */
export function sketch(at: Sitting, many: number = TREE.length): Readonly<Record<Name, string>> {
  const ids: Partial<Record<Name, string>> = {}
  for (const [name, into] of TREE.slice(0, many)) {
    const words = { objective: name, setting: `Where ${name} is` }
    const made =
      into === undefined
        ? at.make('finale', words)
        : at.make('precursor', { ...words, parent: ids[into]! })
    ids[name] = made.id
  }
  return ids as Readonly<Record<Name, string>>
}

/** A Character with one Trait, and a card with so many Aspects: ids of their notes, the Trait first. */
export function notes(at: Sitting, many: number): readonly [string, ...string[]] {
  const mine = at.make('character', { name: 'Ines' })
  const trait = at.make('aspect', { card: mine.id, category: 'psyche', words: 'Meek' })
  const other = at.make('object', { name: 'The office' })
  const found = Array.from(
    { length: many },
    (_, i) => at.make('environment', { card: other.id, words: `Demanding ${i}` }).id,
  )
  return [trait.id, ...found]
}

/** The Check as it is gathered now. */
export function gathered(at: Sitting) {
  const gathering = mechanics.checks.gathering(at.board(), at.act())
  if (!gathering) throw new Error('no Check is gathered')
  return gathering
}

/** Plays a Scene with these pairs: every die shows that face. */
export function play(
  at: Sitting,
  scene: string,
  pairs: readonly (readonly [string, string])[],
  face: number,
): void {
  at.play('begin', { scene })
  for (const [a, b] of pairs) at.play('offerPair', { a, b })
  at.play('influence')
  at.roll(...gathered(at).check.dice.map(() => face))
}

/** The steps of the act people are in, by their ids. */
export function steps(at: Sitting) {
  const { phases } = mechanics
  const now = phases.list.find(({ id }) => id === phases.now(at.board()))!
  return new Map(now.steps(at.board(), at.act()).map((step) => [step.id, step]))
}

/** Holds that all strokes and words lie on a strip of this size. */
export function staysOn(
  { width, height }: Strip,
  { strokes, words }: { readonly strokes: readonly DrawnStroke[]; words: readonly DrawnWords[] },
): void {
  const [x, y] = [width / 2, height / 2]
  for (const { spots } of strokes)
    for (const spot of spots) {
      expect(Math.abs(spot.x)).toBeLessThan(x - 1)
      expect(Math.abs(spot.y)).toBeLessThan(y - 1)
    }
  for (const word of words) {
    expect(word.w).toBeGreaterThan(0)
    expect(word.h).toBeGreaterThan(0)
    expect(word.x).toBeGreaterThanOrEqual(-x)
    expect(word.x + word.w).toBeLessThanOrEqual(x)
    expect(word.y).toBeGreaterThanOrEqual(-y)
    expect(word.y + word.h).toBeLessThanOrEqual(y)
  }
}
