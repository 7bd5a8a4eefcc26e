import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import { readCode } from '../keys/code.ts'
import { type Door, isBehind, signedAtDoor } from '../keys/doorkey.ts'
import type { Keys } from '../keys/keys.ts'
import type { Screen } from '../keys/screen.ts'
import { callServers } from '../signal/servers.ts'
import {
  cleanName,
  type DoorAnswer,
  isAnswerSigned,
  knockOf,
  openWord,
  sealWord,
  signedPart,
} from './doorwords.ts'
import { KNOCKING } from './porch.ts'

/** What somebody hears who asks to come in. */
export interface AskingEvents {
  /**
   * A server that passes the knocks on has been reached, or is so no longer; `full` where all that are
   * have no room for us.
   */
  reached(server: boolean, full: boolean): void
  /** Keys to the table behind this very door, which end it; or none, after which others may still answer. */
  answered(keys: Keys | undefined): void
}

/** What an answer says to this screen; undefined where it is no answer of the table behind this door. */
export function readAnswer(
  door: Door,
  screen: Screen,
  answer: DoorAnswer,
): { readonly keys: Keys | undefined } | undefined {
  if (!signedAtDoor(door, signedPart(answer), answer.sign)) return undefined
  const plain = screen.box(answer.by)?.open(answer.box)
  if (!plain) return undefined
  const text = new TextDecoder().decode(plain)
  if (text === '') return { keys: undefined }
  const code = readCode(text)
  if (!('is' in code) || code.is !== 'key' || !isBehind(door, code.keys)) return undefined
  // Who only watches lets nobody in.
  return isAnswerSigned(code.keys, answer) ? { keys: code.keys } : undefined
}

/** This screen knocks at a door under a person's name, again and again, until somebody answers. Returns the way out. */
export function askIn(
  door: Door,
  screen: Screen,
  name: string,
  addresses: readonly string[],
  events: AskingEvents,
): () => void {
  const id = bytesToHex(randomBytes(12))
  const said = knockOf(door, screen, id, cleanName(name))
  const knock = () => post.say(sealWord(door, said))
  const changed = () => {
    const there = servers.around().filter(({ connected }) => connected)
    events.reached(there.length > 0, there.length > 0 && there.every(({ full }) => full))
    knock()
  }
  const servers = callServers(addresses, changed)
  const post = servers.listen(door.topic, (sealed) => {
    const word = openWord(door, sealed)
    const answer = word?.at === 'answer' && word.id === id && readAnswer(door, screen, word)
    if (!answer) return
    // Who only watches could say no as well: somebody else may still let them in.
    if (answer.keys) end()
    else clearInterval(clock)
    events.answered(answer.keys)
  })
  const clock = setInterval(knock, KNOCKING)
  const end = () => {
    clearInterval(clock)
    servers.end()
  }
  return end
}
