import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { type Screen, signedByScreen } from './screen.ts'

const PURPOSE = 'dice'

/** A screen's signature under something about dice: 128 hexadecimal digits. */
export const signAs = (screen: Pick<Screen, 'sign'>, what: Uint8Array): string =>
  bytesToHex(screen.sign(PURPOSE, what))

/** Whether the screen of this name has signed it so. */
export const isSignedBy = (key: string, what: Uint8Array, sign: string): boolean =>
  signedByScreen(key, PURPOSE, what, hexToBytes(sign))
