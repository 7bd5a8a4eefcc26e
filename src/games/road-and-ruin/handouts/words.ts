import type { PageText } from './page.ts'

/** The pages to look things up on. */
export const AIDS = ['outcome', 'search', 'distance', 'fight', 'wounds', 'breath'] as const
export type AidId = (typeof AIDS)[number]

/** What stands on the forms that people fill in by hand. */
export interface FormWords {
  readonly character: string
  readonly roster: string
  readonly name: string
  readonly player: string
  readonly level: string
  readonly classes: string
  readonly attributes: readonly [physical: string, mental: string, social: string]
  readonly pools: string
  readonly of: string
  readonly gear: string
  readonly weapon: string
  readonly die: string
  readonly damage: string
  readonly speed: string
  readonly armour: string
  readonly shield: string
  readonly proficiencies: string
  readonly learnt: string
  readonly lasting: string
}

/** All that is said on paper to take home, in one language. */
export interface HandoutWords {
  readonly aids: Readonly<Record<AidId, PageText>>
  readonly form: FormWords
}
