import type { Change } from '../../../rules/board/change.ts'
import { laidAs } from './laid.ts'

/** What lies on a new table: the mats of the middle, and all cards in one deck. */
export const darkSetup = (): readonly Change[] => laidAs({ items: new Map() }, undefined)
