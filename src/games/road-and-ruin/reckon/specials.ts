/** What a status does while it lasts; it lasts a round for each step [R22]. All that harms is a number to take away. */
export interface WeaponStatus {
  /** From Health, at the end of each round. */
  readonly health?: number
  /** From Steadfast, at the end of each round; where there is none, from Health. */
  readonly steadfast?: number
  /** From to-hit and Outcome; speed is one, too. */
  readonly aim?: number
  /** From speed alone. */
  readonly speed?: number
}

/** What a weapon's Special does at each step [R22]. */
export interface Special {
  /** Armour that the blow goes through. */
  readonly pierces?: number
  /** The part of the damage that it adds. */
  readonly adds?: number
  /** Steadfast that it takes at once. */
  readonly shakes?: number
  readonly status?: WeaponStatus
}

/** All there are [R22]. A status takes only where damage passes the armour. */
export const SPECIALS = {
  pierce: { pierces: 1 },
  crush: { adds: 0.5 },
  bleed: { status: { health: 1 } },
  poison: { status: { steadfast: 1 } },
  stagger: { status: { speed: 2 } },
  shake: { shakes: 1 },
  distract: { status: { aim: 2 } },
  blind: { status: { aim: 3 } },
} as const satisfies Readonly<Record<string, Special>>
export type SpecialId = keyof typeof SPECIALS
