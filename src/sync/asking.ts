import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import { readCode } from './code.ts'
import { type Door, freshPair, isBehind, openFor, signedAtDoor } from './doorkey.ts'
import { type Answer, cleanName, openWord, sealWord, signedPart } from './doorwords.ts'
import type { Keys } from './keys.ts'
import { KNOCKING } from './porch.ts'
import { callServers } from './servers.ts'

/** What somebody hears who asks to come in. */
export interface AskingEvents {
  /** A server that passes the knocks on has been reached, or is so no longer. */
  reached(server: boolean): void
  /** The first answer: keys to the table behind this very door, or none. */
  answered(keys: Keys | undefined): void
}

/** What an answer says to who has this secret; undefined where it is no answer of the table behind this door. */
export function readAnswer(
  door: Door,
  secret: Uint8Array,
  { id, box, sign }: Answer,
): { readonly keys: Keys | undefined } | undefined {
  if (!signedAtDoor(door, signedPart(id, box), sign)) return undefined
  const text = openFor(secret, box)
  if (text === undefined) return undefined
  if (text === '') return { keys: undefined }
  const code = readCode(text)
  if (!('is' in code) || code.is !== 'key' || !isBehind(door, code.keys)) return undefined
  return { keys: code.keys }
}

/** Knocks at a door under this name, again and again, until somebody answers. Returns the way out. */
export function askIn(
  door: Door,
  name: string,
  addresses: readonly string[],
  events: AskingEvents,
): () => void {
  const { secret, open } = freshPair()
  const id = bytesToHex(randomBytes(12))
  const knock = () => {
    const sealed = sealWord(door, { at: 'knock', id, name: cleanName(name), key: open })
    post.say(sealed)
  }
  const changed = () => {
    events.reached(servers.around().some(({ connected }) => connected))
    knock()
  }
  const servers = callServers(addresses, changed)
  const post = servers.listen(door.topic, (sealed) => {
    const word = openWord(door, sealed)
    const answer = word?.at === 'answer' && word.id === id && readAnswer(door, secret, word)
    if (!answer) return
    end()
    events.answered(answer.keys)
  })
  const clock = setInterval(knock, KNOCKING)
  const end = () => {
    clearInterval(clock)
    servers.end()
  }
  return end
}
