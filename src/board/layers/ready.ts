import { papersCome } from '../../paint/ground/papers.ts'
import { facesCome } from '../../paint/letters/letters.ts'
import { surfaceAhead } from './surface.ts'

/** Fetches and makes what every board needs, while what lies on it is still being read. */
export function readyBoard(): void {
  void facesCome()
  void papersCome()
  surfaceAhead()
}
