import type { Armour } from './blow.ts'
import type { ClassId } from './classes.ts'
import type { Attributes } from './people.ts'
import type { WeaponId } from './weapons.ts'

/** A new character to play at once. */
export interface CharacterSheet {
  readonly attributes: Attributes
  /** What it can do follows from that. */
  readonly background: ClassId
  readonly weapon: WeaponId
  readonly armour: readonly Armour[]
  /** The rating of its shield. */
  readonly shield?: number
}

/** The sample characters that come with the game, all of level 0 [R30], [R33]. */
export const SHEETS = {
  brindle: {
    attributes: { str: 3, dex: 2, end: 3, int: 2, wit: 2, foc: 3, wil: 3, con: 2, poi: 3 },
    background: 'toll',
    weapon: 'sword',
    armour: ['cloth'],
    shield: 2,
  },
  oda: {
    attributes: { str: 3, dex: 3, end: 3, int: 2, wit: 3, foc: 2, wil: 2, con: 3, poi: 2 },
    background: 'drove',
    weapon: 'whip',
    armour: ['leathers'],
  },
  ilvy: {
    attributes: { str: 2, dex: 2, end: 2, int: 3, wit: 3, foc: 3, wil: 3, con: 2, poi: 3 },
    background: 'abbey',
    weapon: 'staff',
    armour: ['cloth'],
  },
  tam: {
    attributes: { str: 2, dex: 3, end: 2, int: 3, wit: 3, foc: 2, wil: 2, con: 3, poi: 3 },
    background: 'inn',
    weapon: 'sling',
    armour: [],
  },
} as const satisfies Readonly<Record<string, CharacterSheet>>
