import { keyCode } from './code.ts'
import { doorBy, doorOf, sealFor, signAtDoor, signedAtDoor } from './doorkey.ts'
import { type Knock, openWord, sealWord, signedPart } from './doorwords.ts'
import type { Keys } from './keys.ts'
import { KNOCKING, makePorch } from './porch.ts'
import type { Servers } from './servers.ts'

/** How somebody is answered who knocks. */
export type Welcome = 'play' | 'watch' | 'no'

/** Who stands at the door of a table, on the inside. */
export interface Doorkeeper {
  /** Those who wait: the same list until something changes. */
  waiting(): readonly Knock[]
  answer(id: string, how: Welcome): void
  end(): void
}

/** So many answers are kept, to be said again to who did not hear them. */
const MOST_ANSWERS = 100

/**
 * Listens at the door of a table: `beside` listens to a topic at the table's servers, `changed` is told when somebody
 * else waits.
 */
export function keepDoor(keys: Keys, beside: Servers['listen'], changed: () => void): Doorkeeper {
  const door = doorBy(doorOf(keys.read))
  const porch = makePorch()
  /** By who knocked, what they were answered from here. */
  const answers = new Map<string, string>()
  let list: readonly Knock[] = []
  const look = () => {
    const now = porch.waiting(performance.now())
    if (now.length === list.length && now.every((knock, i) => knock === list[i])) return
    list = now
    changed()
  }
  const post = beside(door.topic, (sealed) => {
    const word = openWord(door, sealed)
    if (word?.at === 'knock') {
      const said = answers.get(word.id)
      if (said !== undefined) return post.say(said)
      porch.hear(word, performance.now())
    } else if (word && signedAtDoor(door, signedPart(word.id, word.box), word.sign)) {
      porch.answered(word.id)
    }
    look()
  })
  const clock = setInterval(look, KNOCKING)
  return {
    waiting: () => list,
    answer(id, how) {
      const knock = list.find((one) => one.id === id)
      if (!knock) return
      const box = sealFor(knock.key, how === 'no' ? '' : keyCode(keys, how === 'watch'))
      porch.answered(id)
      if (how === 'no') porch.turnAway(knock.name, performance.now())
      if (box) {
        const sign = signAtDoor(keys.read, signedPart(id, box))
        const said = sealWord(door, { at: 'answer', id, box, sign })
        if (answers.size < MOST_ANSWERS) answers.set(id, said)
        post.say(said)
      }
      look()
    },
    end() {
      clearInterval(clock)
      post.end()
    },
  }
}
