import { game as prophecy } from '../../../src/games/prophecy/game.ts'
import type { Sentence } from '../../../src/rules/plain/sentence.ts'
import { englishOf, type Sitting, sit, spoken } from '../../make.ts'

/** The game these tests are about. */
export { prophecy }

const said = await englishOf(prophecy)

/** Three people at a table, ready to play it. */
export const seated = (...names: string[]): Sitting =>
  sit(prophecy, names.length > 0 ? names : undefined, undefined, said)

/** A sentence in English; a key without words fails the test. */
export function english(sentence: Sentence): string {
  const words = spoken(said, sentence)
  if (words === undefined) throw new Error(`no words for ${sentence.key}`)
  return words
}

/** The worked outline of eight Scenes, in tree order: what each hangs on. */
export const EIGHT = [
  ['Finale', undefined],
  ['Primary 1', 'Finale'],
  ['Primary 2', 'Finale'],
  ['Secondary 2.1', 'Primary 2'],
  ['Secondary 2.2', 'Primary 2'],
  ['Tertiary 2.2.1', 'Secondary 2.2'],
  ['Primary 3', 'Finale'],
  ['Secondary 3.1', 'Primary 3'],
] as const

export type Name = (typeof EIGHT)[number][0]

/** Sketches the eight Scenes; says which item each is. */
export function sketch(at: Sitting): Readonly<Record<Name, string>> {
  const ids: Partial<Record<Name, string>> = {}
  for (const [name, parent] of EIGHT) {
    const words = { objective: name, setting: `Where ${name} is` }
    const made =
      parent === undefined
        ? at.make('finale', words)
        : at.make('precursor', { ...words, parent: ids[parent]! })
    ids[name] = made.id
  }
  return ids as Readonly<Record<Name, string>>
}

/** The Scenes that can be performed now, by their Objectives, in tree order. */
export function ready(at: Sitting): readonly string[] {
  const { board } = at
  return prophecy.read(board()).flatMap((mark) => {
    return mark.as === 'ready' ? [board().items.get(mark.on)?.texts.objective ?? ''] : []
  })
}

/** Begins a Scene and throws for it: these faces lie up. Scenes without dice are thrown for all the same. */
export function perform(at: Sitting, scene: string, ...faces: number[]): void {
  at.play('begin', { scene })
  at.roll(...faces)
}

/** A Character with one Aspect, an Object with one Aspect: what a pair needs. Ids of the two notes. */
export function twoNotes(at: Sitting, seat = 'ada'): readonly [string, string] {
  const card = at.make('character', { name: `Character of ${seat}` }, seat)
  const mine = at.make(
    'aspect',
    { card: card.id, category: 'psyche', words: 'Silver-tongued' },
    seat,
  )
  const guard = at.make('object', { name: 'The guard' }, seat)
  const theirs = at.make('environment', { card: guard.id, words: 'Sleepy' }, seat)
  return [mine.id, theirs.id]
}

/** Performs a Scene so that it succeeds: as many pairs as its DR, and every die a five. */
export function succeed(
  at: Sitting,
  scene: string,
  notes: readonly (readonly [string, string])[],
): void {
  at.play('begin', { scene })
  for (const [a, b] of notes) at.play('offerPair', { a, b })
  const dice = prophecy.checks.gathering(at.board(), at.act())?.check.dice.length ?? 0
  at.roll(...Array.from({ length: dice }, () => 5))
}
