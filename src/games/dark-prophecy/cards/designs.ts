import type { Discipline, Effect } from './effects.ts'

/** What a card gives besides, to whoever stands at the level in the card's Discipline [D16], [D37]. */
export type Bonus =
  | { readonly level: number; readonly adds: Effect }
  /** It takes the place of this sentence of the main text, counted from 0. */
  | { readonly level: number; readonly changes: number; readonly to: Effect }

/** A main card as it is printed [D1]. */
export interface Design {
  readonly discipline: Discipline
  /** 1 to 3. */
  readonly power: number
  readonly text: readonly Effect[]
  readonly bonus?: Bonus
}

/** How many cards there are of each design [D35]. */
export const COPIES = 2

/** The thirty designs [D35], [D36], [D37]; their words lie in `prose/cards.ts`. */
export const DESIGNS = {
  // Blood Magic: it gives what it has, and gets more done.
  thumb: {
    discipline: 'blood',
    power: 1,
    text: [{ verb: 'advance', n: 1 }],
    bonus: { level: 1, adds: { verb: 'draw', n: 1 } },
  },
  vow: {
    discipline: 'blood',
    power: 1,
    text: [{ verb: 'advance', n: 1, same: true }],
    bonus: { level: 2, adds: { verb: 'point', n: 1 } },
  },
  leech: {
    discipline: 'blood',
    power: 1,
    text: [{ verb: 'draw', n: 1 }],
    bonus: { level: 1, adds: { verb: 'look', n: 1 } },
  },
  stain: {
    discipline: 'blood',
    power: 1,
    text: [{ verb: 'advance', n: 1, if: { when: 'topPower', at: 2 } }],
    bonus: { level: 1, changes: 0, to: { verb: 'advance', n: 1 } },
  },
  red: {
    discipline: 'blood',
    power: 2,
    text: [
      { verb: 'advance', n: 1 },
      { verb: 'advance', n: 1, same: true, if: { when: 'topIs', of: 'blood' } },
    ],
    bonus: { level: 3, changes: 1, to: { verb: 'advance', n: 2 } },
  },
  font: {
    discipline: 'blood',
    power: 2,
    text: [
      { verb: 'level', n: 1, of: 'blood' },
      { verb: 'draw', n: 1 },
    ],
    bonus: { level: 2, adds: { verb: 'draw', n: 1 } },
  },
  feast: {
    discipline: 'blood',
    power: 2,
    text: [
      { verb: 'advance', n: 1 },
      { verb: 'discard', n: 1, who: 'others' },
    ],
  },
  heart: {
    discipline: 'blood',
    power: 3,
    text: [
      { verb: 'advance', n: 2 },
      { verb: 'discard', n: 1, who: 'others' },
    ],
    bonus: { level: 2, adds: { verb: 'point', n: 1 } },
  },
  lineage: {
    discipline: 'blood',
    power: 3,
    text: [
      { verb: 'advance', n: 2, same: true },
      { verb: 'draw', n: 1, if: { when: 'emptyHand' } },
    ],
    bonus: { level: 3, adds: { verb: 'draw', n: 2 } },
  },
  tide: {
    discipline: 'blood',
    power: 3,
    text: [
      { verb: 'draw', n: 2 },
      { verb: 'advance', n: 1 },
    ],
  },
  // Demonology: it bargains, and takes from others.
  knock: {
    discipline: 'demons',
    power: 1,
    text: [{ verb: 'advance', n: 1 }],
    bonus: { level: 1, adds: { verb: 'look', n: 1 } },
  },
  clause: {
    discipline: 'demons',
    power: 1,
    text: [{ verb: 'advance', n: 1, same: true }],
    bonus: { level: 2, adds: { verb: 'move', n: 1, from: 'own' } },
  },
  keyhole: {
    discipline: 'demons',
    power: 1,
    text: [{ verb: 'look', n: 1 }],
    bonus: { level: 1, changes: 0, to: { verb: 'advance', n: 1 } },
  },
  tithe: {
    discipline: 'demons',
    power: 1,
    text: [{ verb: 'point', n: 1 }],
  },
  imp: {
    discipline: 'demons',
    power: 2,
    text: [{ verb: 'move', n: 1, from: 'rival' }],
    bonus: { level: 1, adds: { verb: 'draw', n: 1 } },
  },
  name: {
    discipline: 'demons',
    power: 2,
    text: [
      { verb: 'point', n: 1 },
      { verb: 'advance', n: 1, if: { when: 'level', of: 'demons', at: 1 } },
    ],
    bonus: { level: 3, changes: 1, to: { verb: 'advance', n: 2 } },
  },
  plague: {
    discipline: 'demons',
    power: 2,
    text: [
      { verb: 'advance', n: 1 },
      { verb: 'discard', n: 1, who: 'others' },
    ],
    bonus: { level: 2, adds: { verb: 'point', n: 1 } },
  },
  gate: {
    discipline: 'demons',
    power: 3,
    text: [
      { verb: 'advance', n: 2 },
      { verb: 'point', n: 1, if: { when: 'level', of: 'demons', at: 2 } },
    ],
    bonus: { level: 4, adds: { verb: 'move', n: 2, from: 'rival' } },
  },
  prince: {
    discipline: 'demons',
    power: 3,
    text: [
      { verb: 'point', n: 1 },
      { verb: 'advance', n: 1 },
      { verb: 'advance', n: 1, same: true, if: { when: 'level', of: 'demons', at: 2 } },
    ],
  },
  ladder: {
    discipline: 'demons',
    power: 3,
    text: [
      { verb: 'level', n: 1 },
      { verb: 'draw', n: 1 },
    ],
    bonus: { level: 2, adds: { verb: 'point', n: 1 } },
  },
  // Necromancy: it wastes nothing.
  bone: {
    discipline: 'dead',
    power: 1,
    text: [{ verb: 'advance', n: 1 }],
    bonus: { level: 1, adds: { verb: 'draw', n: 1 } },
  },
  shroud: {
    discipline: 'dead',
    power: 1,
    text: [{ verb: 'recover', n: 1, what: { by: 'top' } }],
  },
  lantern: {
    discipline: 'dead',
    power: 1,
    text: [{ verb: 'draw', n: 1 }],
    bonus: { level: 2, adds: { verb: 'level', n: 1, of: 'dead' } },
  },
  worm: {
    discipline: 'dead',
    power: 1,
    text: [{ verb: 'advance', n: 1, same: true }],
    bonus: { level: 1, changes: 0, to: { verb: 'advance', n: 1 } },
  },
  dig: {
    discipline: 'dead',
    power: 2,
    text: [
      { verb: 'recover', n: 1, what: { by: 'power', at: 3 } },
      { verb: 'advance', n: 1, if: { when: 'level', of: 'dead', at: 1 } },
    ],
  },
  choir: {
    discipline: 'dead',
    power: 2,
    text: [
      { verb: 'advance', n: 1 },
      { verb: 'discard', n: 1, who: 'others' },
    ],
    bonus: { level: 3, adds: { verb: 'advance', n: 2 } },
  },
  skull: {
    discipline: 'dead',
    power: 2,
    text: [
      { verb: 'look', n: 1 },
      { verb: 'draw', n: 1 },
    ],
    bonus: { level: 3, changes: 0, to: { verb: 'advance', n: 2 } },
  },
  ferry: {
    discipline: 'dead',
    power: 2,
    text: [
      { verb: 'move', n: 1, from: 'own' },
      { verb: 'advance', n: 1 },
    ],
  },
  host: {
    discipline: 'dead',
    power: 3,
    text: [
      { verb: 'recover', n: 1, what: { by: 'discipline', of: 'dead' } },
      { verb: 'advance', n: 1 },
      { verb: 'point', n: 1, if: { when: 'completed' } },
    ],
    bonus: { level: 4, adds: { verb: 'advance', n: 2 } },
  },
  barrow: {
    discipline: 'dead',
    power: 3,
    text: [
      { verb: 'draw', n: 2 },
      { verb: 'advance', n: 1, same: true },
    ],
  },
} as const satisfies Readonly<Record<string, Design>>
export type DesignId = keyof typeof DESIGNS

/** A design as any of them may be. */
export const designOf = (id: DesignId): Design => DESIGNS[id]
