import { utf8ToBytes } from '@noble/hashes/utils.js'
import { alike } from '../../rules/plain/lists.ts'
import { keyCode } from '../keys/code.ts'
import { doorBy, doorOf, signAtDoor } from '../keys/doorkey.ts'
import type { Keys } from '../keys/keys.ts'
import type { Screen, ScreenKey } from '../keys/screen.ts'
import { bucketOf } from '../pace/pace.ts'
import type { Servers } from '../signal/servers.ts'
import {
  isAnswerSigned,
  isKnockOf,
  type Knock,
  openWord,
  sealWord,
  signedPart,
} from './doorwords.ts'
import { KNOCKING, makePorch } from './porch.ts'

/** How somebody is answered who knocks. */
export type Welcome = 'play' | 'watch' | 'no'

/** Who stands at the door of a table, on the inside. */
export interface Doorkeeper {
  /** Those who wait: the same list until something changes. */
  waiting(): readonly Knock[]
  answer(id: string, how: Welcome): void
  end(): void
}

/** How many answers are kept, to be said again to who did not hear them. */
const MOST_ANSWERS = 100

/** Knocks and answers whose signatures are looked at: so many at once, so many a second. */
const LOOKS = { burst: 40, perSecond: 10 }

/** What a doorkeeper has to do with: its own screen, the table's servers, and whom it does not hear. */
interface Post {
  readonly screen: Screen
  /** Listens to a topic at the table's servers. */
  readonly beside: Servers['listen']
  /** Whether a screen was cut off. */
  bars(key: ScreenKey): boolean
}

/** Listens at the door of a table; `changed` is told when somebody else waits. */
export function keepDoor(
  keys: Keys,
  { screen, beside, bars }: Post,
  changed: () => void,
): Doorkeeper {
  const door = doorBy(doorOf(keys.read))
  const porch = makePorch()
  const looks = bucketOf(LOOKS)
  /** By who knocked, what they were answered from here. */
  const answers = new Map<string, string>()
  let list: readonly Knock[] = []
  const look = () => {
    const now = porch.waiting(performance.now())
    if (alike(now, list)) return
    list = now
    changed()
  }
  const post = beside(door.topic, (sealed) => {
    const word = openWord(door, sealed)
    if (word?.at === 'knock') {
      const said = answers.get(word.id)
      if (said !== undefined) return post.say(said)
      if (bars(word.key)) return
      if (porch.knows(word) || (looks.take(1, performance.now()) && isKnockOf(door, word)))
        porch.hear(word, performance.now())
    } else if (word && looks.take(1, performance.now())) {
      // Who only watches has no say in who comes in.
      if (isAnswerSigned(keys, word)) porch.answered(word.id)
    }
    look()
  })
  const clock = setInterval(look, KNOCKING)
  return {
    waiting: () => list,
    answer(id, how) {
      const knock = list.find((one) => one.id === id)
      if (!knock) return
      const text = utf8ToBytes(how === 'no' ? '' : keyCode(keys, how === 'watch'))
      const box = screen.box(knock.key)?.seal(text)
      porch.answered(id)
      if (how === 'no') porch.turnAway(knock.name, performance.now())
      const part = box && signedPart({ id, by: screen.key, box })
      const signed = part && keys.sign(part)
      const write = signed && keys.seal(signed)
      if (box && write) {
        const sign = signAtDoor(keys.read, part)
        const said = sealWord(door, { at: 'answer', id, by: screen.key, box, sign, write })
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
