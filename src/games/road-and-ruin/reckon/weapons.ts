import type { HitDie } from './blow.ts'
import type { SpecialId } from './specials.ts'

/** A weapon, as far as it is reckoned with [R20], [R22]. */
export interface Weapon {
  readonly die: HitDie
  /** 1 to 4. */
  readonly size: number
  /** -1 to 1. */
  readonly weight: number
  /** 1 to 6: how hard it is to be faster [R19]. */
  readonly speed: number
  readonly special: SpecialId
  /** It strikes from afar. */
  readonly flies?: true
}

/** What a weapon's size and weight make of its damage, 2 to 8. */
export const damageOf = ({ size, weight }: Pick<Weapon, 'size' | 'weight'>): number =>
  Math.min(8, Math.max(2, 2 * size + weight))

/** The weapons that come with the game. No one is over 60 % against the others: test/proofs/fights.proof.ts. */
export const WEAPONS = {
  sling: { die: 'd4', size: 2, weight: 0, speed: 4, special: 'crush', flies: true },
  bow: { die: 'd4', size: 2, weight: 0, speed: 5, special: 'pierce', flies: true },
  whip: { die: 'd6', size: 2, weight: 0, speed: 4, special: 'distract' },
  chain: { die: 'd6', size: 3, weight: -1, speed: 3, special: 'blind' },
  knife: { die: 'd8', size: 1, weight: 1, speed: 6, special: 'poison' },
  sword: { die: 'd8', size: 2, weight: 0, speed: 3, special: 'bleed' },
  hatchet: { die: 'd10', size: 2, weight: 0, speed: 2, special: 'bleed' },
  axe: { die: 'd10', size: 3, weight: -1, speed: 1, special: 'crush' },
  staff: { die: 'd12', size: 2, weight: 0, speed: 3, special: 'shake' },
  maul: { die: 'd12', size: 3, weight: -1, speed: 1, special: 'stagger' },
} as const satisfies Readonly<Record<string, Weapon>>
export type WeaponId = keyof typeof WEAPONS
