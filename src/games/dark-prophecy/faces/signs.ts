import { gouge, hole, roundel, spike } from '../../../rules/told/gouge.ts'
import type { Discipline, Effect } from '../cards/effects.ts'
import type { VerseKind } from '../cards/verses.ts'
import {
  CROWN,
  candle,
  carve,
  DROP,
  EYE,
  FLAME,
  gap,
  LIDS,
  put,
  ring,
  SKULL,
  slab,
  slot,
} from './shapes.ts'

/** The signs of the three Disciplines [D2]. */
export const DISCIPLINE_SIGNS: Readonly<Record<Discipline, string>> = {
  blood: `${DROP}M8 14.4C6.8 17 8.2 19.6 10.8 20.4C9.2 18.8 8.4 17 8 14.4Z${put(DROP, 4, 5.6, 0.26)}${put(DROP, 20, 5.6, 0.26)}`,
  demons: `M2.6 1C3.8 5.4 6.4 8 10.6 8.8L7.6 11.6C2.6 10.4 0.6 6.2 2.6 1ZM21.4 1C23.4 6.2 21.4 10.4 16.4 11.6L13.4 8.8C17.6 8 20.2 5.4 21.4 1Z${put(LIDS, 12, 16, 0.92)}${hole(12, 16, 4.4)}${spike(12, 12, 12, 20, 3)}`,
  dead: SKULL,
}

/** What a sentence does, at a glance [D33]. */
export const VERB_SIGNS: Readonly<Record<Effect['verb'], string>> = {
  advance: `M12 1.4L21.6 10.6L16 10.6L16 16L8 16L8 10.6L2.4 10.6Z${slab(6, 18, 12, 4)}`,
  draw: `M2.6 4.6L12.6 1.6L14.6 8.2L9.6 9.2L10 17.6L6.4 18.4Z${slab(11.4, 10, 10.4, 12.6)}${slot(16.6, 12.6, 16.6, 20, 1.6)}${gap(13, 15.5, 2.8, 1.6)}${gap(17.4, 15.5, 2.8, 1.6)}`,
  discard: `M3 1.6L21 1.6L21 11L17 14L14.4 10.6L11 14.6L8 10.8L3 14.6ZM3 17.4L8 13.6L11 17.4L14.4 13.4L17 16.8L21 13.8L21 22.4L3 22.4Z`,
  recover: `M12 3A9.8 9.8 0 1 1 2.6 15.6L6.2 14.4A6 6 0 1 0 12 6.8L12 10.6L4.6 5.4L12 0.4Z${slab(9.8, 10, 4.4, 5.8)}`,
  move: `${ring(5.4, 12, 4.8, 2.4)}${roundel(18.6, 12, 4.8)}M9.6 2.4L14 2.4L14 0.4L19.4 4L14 7.6L14 5.6L9.6 5.6Z`,
  point: `${CROWN}${hole(12, 14.6, 1.7)}${gouge(4, 18.4, 20, 18.4, 0.9)}`,
  look: EYE,
  level: `${slab(2, 17, 5.4, 5.6)}${slab(9.3, 12, 5.4, 10.6)}${slab(16.6, 7, 5.4, 15.6)}M2 11L9.4 3.6L7 1.2L14 1.2L14 8.2L11.6 5.8L4.2 13.2Z`,
}

/** The kinds of verses: a candle that has just been lit, that is half gone, that has burned down [D3]. */
export const VERSE_SIGNS: Readonly<Record<VerseKind, string>> = {
  opening: `${candle(12, 20.4, 9.6, 5)}${slab(4, 20.4, 16, 2.4)}${gouge(10.6, 12, 10.6, 19.6, 0.7)}`,
  middle: `${put(FLAME, 12, 6, 0.46)}M9 12L15 12L15.4 16.6L17.2 18L17.2 20.4L6.8 20.4L6.8 17.4L8.4 16Z${slab(3.4, 20.4, 17.2, 2.4)}${gouge(10.6, 13, 10.6, 19.6, 0.7)}`,
  final: `M12.4 17.2C11 14.6 14.6 13 13 10.4C11.4 7.8 8.8 7 10.6 3.8C11.2 2.6 12.4 1.6 14 1C12 3.6 12 5.2 13.8 7.2C16.2 9.8 16 11.8 14.2 13.6C13 14.8 12.6 15.8 13 17.2ZM6.4 20.4C6.6 18.4 8.6 17.6 10.4 18.2C12 17.4 14 17.4 15 18.4C16.8 18.2 18 19 18 20.4Z${slab(2.8, 20.4, 18.4, 2.4)}`,
}

/** A flame: as many on a card as it has power [D1]. */
export const POWER_SIGN = FLAME

/** Wax with a seal in it: an advance [D23], and a point [D31]. */
const WAX =
  'M12 0.6C14.2 0.4 15.4 1.8 17.2 2.4C19.2 3 21.2 3.6 22 5.8C22.6 7.6 22 9 22.6 10.8C23.4 13 23.6 15 22 16.8C20.8 18.2 20.4 19.8 18.8 21C16.8 22.4 15 22 13.2 22.8C11 23.6 9.2 23.4 7.6 22C6.2 20.8 4.4 20.6 3 19C1.4 17.2 2 15.4 1.2 13.4C0.4 11.2 0.4 9.4 1.8 7.6C2.8 6.2 2.8 4.4 4.6 3C6.6 1.4 8.2 2 9.8 1.2C10.6 0.8 11.2 0.6 12 0.6Z'
export const TOKEN_SIGNS = {
  advance: `${WAX}${hole(12, 12, 7.4)}M12 6L17.6 11.6L14.2 11.6L14.2 17.4L9.8 17.4L9.8 11.6L6.4 11.6Z`,
  point: `${WAX}${hole(12, 12, 7.4)}${put(CROWN, 12, 12, 0.46)}`,
} as const
/** A seal that is still to be set: a place for an advance. */
export const PLACE_SIGN = ring(12, 12, 10.4, 8.8)
/** Wax on which a number stands. */
export const SEAL_SIGN = WAX

/** What all main cards have on their backs: an eye that opens in a flame, and horns on it. */
export const BACK_SIGN = `${FLAME}${carve(LIDS, 12, 16, 0.42)}${roundel(12, 16, 2)}`

/** A corner of a frame. */
export const CORNER_SIGN = `M1 1L23 1L23 2.4L8 2.4C12 4 12.6 7.4 11 9.4C13 9 14.4 10 14.2 12.2C12.4 10.8 10.6 11 9.4 11C7.4 12.6 4 12 2.4 8L2.4 23L1 23Z${roundel(17.6, 5.6, 1.4)}${roundel(5.6, 17.6, 1.4)}`

/** A rule with a point in its middle, to part what is printed. */
export const PART_SIGN = `${spike(0.4, 12, 9, 12, 1.4)}${spike(23.6, 12, 15, 12, 1.4)}M12 8.4L15.4 12L12 15.6L8.6 12Z`
