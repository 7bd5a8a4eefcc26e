import { kraft, type Room, woodOf } from '../paint/ground.ts'
import { facesCome } from '../paint/letters.ts'
import { toothOf } from '../paint/tooth.ts'
import { surfaceAhead } from './surface.ts'

const breath = () => new Promise((go) => setTimeout(go))

/** Makes what every board needs, while what lies on it is still being read; in between the page may do something else. */
export async function readyBoard(room: Room): Promise<void> {
  void facesCome()
  surfaceAhead()
  for (const make of [kraft, () => woodOf(room), toothOf]) {
    await breath()
    make()
  }
}
