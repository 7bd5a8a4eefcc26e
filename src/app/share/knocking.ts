import { type AskingEvents, askIn } from '../../sync/door/asking.ts'
import type { Door } from '../../sync/keys/doorkey.ts'
import { beScreen } from '../../sync/keys/ownscreen.ts'
import { ways } from './sharing.ts'

/** Knocks at a door under this name, as this device's screen there, until somebody answers. Returns the way out. */
export function knock(door: Door, name: string, events: AskingEvents): () => void {
  let stop: (() => void) | undefined
  let gone = false
  void beScreen(door.topic).then(({ screen, leave }) => {
    if (gone) return leave()
    const asked = askIn(door, screen, name, ways().servers, events)
    stop = () => {
      asked()
      leave()
    }
  })
  return () => {
    gone = true
    stop?.()
  }
}
