import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Every act has one text, whatever order its names stand in. */
export const actText = (plain: unknown): string =>
  JSON.stringify(plain, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

/** What an act is called by, of whoever says it, as it is written down; '' for what is the same whoever does. */
export const nameOfAct = (plain: unknown, by: string): string =>
  bytesToHex(sha256(utf8ToBytes(actText([by, plain]))))
