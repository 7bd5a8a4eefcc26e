import type { Move } from '../../../rules/play/move.ts'
import { FIGHT_MOVES } from './fight.ts'
import { FOLK_MOVES } from './folk.ts'
import { GROW_MOVES } from './grow.ts'
import { REST_MOVES } from './rest.ts'

/** All that people are and do, fight by fight and camp by camp [R17] to [R33]. */
export const PEOPLE_MOVES: readonly Move[] = [
  ...FOLK_MOVES,
  ...FIGHT_MOVES,
  ...REST_MOVES,
  ...GROW_MOVES,
]
