/*
 * Bytes as letters, by what pages and workers both have: lib0 takes a worker for Node, and asks for its Buffer there.
 */

/** Bytes in base64. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** What base64 stands for. Throws for letters that are none. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** The same in letters that may stand in an address. */
export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replace(/[+/=]/g, (letter) => ({ '+': '-', '/': '_' })[letter] ?? '')

/** What these stand for. Throws for letters that are none. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
