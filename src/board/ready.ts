import { kraft } from '../paint/ground.ts'
import { facesCome } from '../paint/letters.ts'
import { surfaceAhead } from './surface.ts'

/** Makes what every board needs, while what lies on it is still being read. Only paper: more would keep the words waiting. */
export async function readyBoard(): Promise<void> {
  void facesCome()
  surfaceAhead()
  await new Promise((go) => setTimeout(go))
  kraft()
}
