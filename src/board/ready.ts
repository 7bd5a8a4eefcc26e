import { facesCome } from '../paint/letters.ts'
import { papersCome } from '../paint/papers.ts'
import { surfaceAhead } from './surface.ts'

/** Fetches and makes what every board needs, while what lies on it is still being read. */
export function readyBoard(): void {
  void facesCome()
  void papersCome()
  surfaceAhead()
}
