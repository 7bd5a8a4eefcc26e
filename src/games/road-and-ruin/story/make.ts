import { makerOf } from '../../../rules/story/make.ts'
import { type Kind, PIECES } from './pieces.ts'

/** Lays one of the game's pieces. */
export const layPiece = makerOf<Kind>(PIECES)
