/** Bands of distance, from here to anywhere [R15]. They are labels and no measures. */
export interface DistanceBand {
  readonly id: string
  /** Meters, from and to, as far as the band is told in any. */
  readonly from?: number
  readonly to?: number
  /** How long what happens there takes. */
  readonly takes?: 'day' | 'week' | 'year'
}

/** All of them, from the nearest [R15]. */
export const DISTANCES = [
  { id: 'touching', from: 0, to: 1 },
  { id: 'near', from: 1, to: 5 },
  { id: 'close', from: 10, to: 10 },
  { id: 'far', from: 100, to: 100 },
  { id: 'very-far', from: 1000, to: 5000, takes: 'day' },
  { id: 'too-far', from: 10_000, to: 40_000, takes: 'week' },
  { id: 'world', from: 100_000, to: 100_000, takes: 'year' },
  { id: 'elsewhere' },
] as const satisfies readonly DistanceBand[]
export type Distance = (typeof DISTANCES)[number]['id']

/** How many bands this one lies beyond Near: 0 for it and for Touching [R23]. */
export const beyondNear = (distance: Distance): number =>
  Math.max(0, DISTANCES.findIndex(({ id }) => id === distance) - 1)

/** What a part of a building does for those in it [R16]. */
export interface Interior {
  readonly id: string
  /** Nobody is flanked there, and there are fewer ways to move. */
  readonly sheltered?: true
  /** Whoever is behind it can hide, peer or take cover: there is no line of sight. */
  readonly hides?: true
  /** Whoever is there is seen from farther, and is hidden only where the table agrees. */
  readonly exposes?: true
  /** Closed, nothing gets through it. */
  readonly closes?: true
  /** Rounds that it takes to get through, from and to. */
  readonly rounds?: readonly [from: number, to: number]
}

/** All parts there are [R16]. A hall of five rounds is both. */
export const INTERIORS: readonly Interior[] = [
  { id: 'inside-corner', sheltered: true },
  { id: 'outside-corner', hides: true },
  { id: 'short-hall', rounds: [1, 5] },
  { id: 'long-hall', rounds: [5, 10] },
  { id: 'door', closes: true, hides: true },
  { id: 'room' },
  { id: 'obstacle', hides: true },
  { id: 'above', exposes: true },
  { id: 'below', hides: true },
]

/** The halls that take this many rounds to get through [R16]. */
export const hallsOf = (rounds: number): readonly string[] =>
  INTERIORS.filter(({ rounds: of }) => of && rounds >= of[0] && rounds <= of[1]).map(({ id }) => id)
