import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Keys } from '../keys/keys.ts'
import type { ScreenKey } from '../keys/screen.ts'
import { keepNewest } from '../pace/newest.ts'

/** Grants that were looked at are remembered. */
const REMEMBERED = 1000
/** Bytes of one. */
export const GRANT = 96

/** Who may write at the relays of a table, as the table's write key says of each screen. */
export interface Grants {
  /** For the screen of this name; undefined for who only watches. */
  give(key: ScreenKey): Uint8Array | undefined
  /** Whether this is one for this screen. Takes anything. */
  holds(key: ScreenKey, grant: Uint8Array): boolean
}

/** Gives and knows grants by the keys of a table. */
export function grantsBy(keys: Keys): Grants {
  const known = new Map<string, boolean>()
  const what = (key: ScreenKey) => utf8ToBytes(`prophecy-table/relay/writer/${keys.topic}/${key}`)
  const given = new Map<ScreenKey, Uint8Array | undefined>()
  return {
    give(key) {
      if (!given.has(key)) given.set(key, keys.sign(what(key)))
      return given.get(key)
    },
    holds(key, grant) {
      const name = `${key}/${String(grant)}`
      const before = known.get(name)
      if (before !== undefined) return before
      const holds = keys.signs(what(key), grant)
      known.set(name, holds)
      keepNewest(known, REMEMBERED)
      return holds
    },
  }
}
