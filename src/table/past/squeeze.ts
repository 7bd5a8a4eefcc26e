/** Unpacked, nothing is read that has more bytes. */
const MOST = 512 * 1024 * 1024

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  way: GenericTransformStream,
  most: number,
) => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = new Blob([bytes]).stream().pipeThrough(way).getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length
    if (length > most) {
      await reader.cancel()
      throw new RangeError('too much to unpack')
    }
    parts.push(new Uint8Array(next.value))
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

/** Bytes, packed tightly; undefined where the browser cannot. Off the main thread, where the browser is so kind. */
export async function squeezed(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return typeof CompressionStream === 'undefined'
    ? undefined
    : through(bytes, new CompressionStream('gzip'), MOST)
}

/** What was packed by `squeezed`. Rejects where it was not, or is more than so many bytes. */
export const unsqueezed = (
  bytes: Uint8Array<ArrayBuffer>,
  most = MOST,
): Promise<Uint8Array<ArrayBuffer>> => through(bytes, new DecompressionStream('gzip'), most)

/** Whether bytes look as if they were packed by `squeezed`. */
export const isSqueezed = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b
