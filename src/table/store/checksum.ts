const ROWS = Uint32Array.from({ length: 256 }, (_, n) => {
  let row = n
  for (let bit = 0; bit < 8; bit++) row = row & 1 ? 0xedb88320 ^ (row >>> 1) : row >>> 1
  return row
})

/** CRC-32 (IEEE 802.3) of some bytes: any one changed byte changes it. For accidents, not against forgers. */
export function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = ROWS[(sum ^ byte) & 0xff]! ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}
