import { MATERIAL } from '../../../rules/story/pieces.ts'

/** What can lie on this table. */
export const PIECES = MATERIAL
export type Kind = keyof typeof PIECES
