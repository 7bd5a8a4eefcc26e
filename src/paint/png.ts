import type { Turns } from './turns.ts'

/** Bytes that are pressed together at once. */
const GULP = 1 << 18
const BEGIN = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c
})

/** A part of a PNG file: its length, its name, what is in it, and a checksum of both. */
function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(data.length + 12)
  const view = new DataView(out.buffer)
  view.setUint32(0, data.length)
  for (let i = 0; i < 4; i++) out[4 + i] = name.charCodeAt(i)
  out.set(data, 8)
  let crc = 0xffffffff
  for (let i = 4; i < out.length - 4; i++) crc = CRC[(crc ^ out[i]!) & 0xff]! ^ (crc >>> 8)
  view.setUint32(out.length - 4, (crc ^ 0xffffffff) >>> 0)
  return out
}

/** What a PNG file says of itself first. */
export interface Measures {
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Whether something behind it may show. */
  readonly clear: boolean
  /** px per mm, at which it has its real size. */
  readonly scale: number
}

function head({ width, height, clear, scale }: Measures): Uint8Array<ArrayBuffer>[] {
  const size = new DataView(new ArrayBuffer(13))
  size.setUint32(0, width)
  size.setUint32(4, height)
  size.setUint8(8, 8)
  size.setUint8(9, clear ? 6 : 2)
  const fine = new DataView(new ArrayBuffer(9))
  const metre = Math.round(scale * 1000)
  fine.setUint32(0, metre)
  fine.setUint32(4, metre)
  fine.setUint8(8, 1)
  return [
    Uint8Array.from(BEGIN),
    chunk('IHDR', new Uint8Array(size.buffer)),
    chunk('pHYs', new Uint8Array(fine.buffer)),
  ]
}

/** Writes a picture of any size row by row: no canvas ever has to hold all of it. */
export interface PngWriter {
  /** Takes the next rows: pixels of the whole width, four bytes each. */
  rows(pixels: Uint8ClampedArray): Promise<void>
  end(): Promise<Blob>
  /** Lets go of what there is, when it is not wanted any more. */
  drop(): void
}

/** Begins a PNG file. */
export function makePng(measures: Measures, turns: Turns): PngWriter {
  const { width, clear } = measures
  const channels = clear ? 4 : 3
  const stride = width * channels
  const parts: BlobPart[] = head(measures)
  const press = new CompressionStream('deflate')
  const into = press.writable.getWriter()
  const pressed = (async () => {
    const out = press.readable.getReader()
    for (let next = await out.read(); !next.done; next = await out.read())
      parts.push(chunk('IDAT', next.value))
  })()
  // Whoever drops it hears of it there.
  pressed.catch(() => undefined)
  let above = new Uint8Array(stride)
  let line = new Uint8Array(stride)
  return {
    async rows(pixels) {
      const count = pixels.length / (width * 4)
      const most = Math.max(1, Math.floor(GULP / (stride + 1)))
      for (let first = 0; first < count; first += most) {
        const lines = Math.min(most, count - first)
        const out = new Uint8Array(lines * (stride + 1))
        for (let i = 0; i < lines; i++) {
          take(pixels, (first + i) * width * 4, line, channels)
          filter(line, above, out.subarray(i * (stride + 1), (i + 1) * (stride + 1)), channels)
          ;[above, line] = [line, above]
        }
        await into.write(out)
        await turns()
      }
    },
    async end() {
      await into.close()
      await pressed
      parts.push(chunk('IEND', new Uint8Array(0)))
      return new Blob(parts, { type: 'image/png' })
    },
    drop() {
      into.abort().catch(() => undefined)
    },
  }
}

/** Takes a row of pixels out, without what shines through where nothing does. */
function take(pixels: Uint8ClampedArray, at: number, line: Uint8Array, channels: number): void {
  if (channels === 4) {
    line.set(pixels.subarray(at, at + line.length))
    return
  }
  for (let to = 0, from = at; to < line.length; to += 3, from += 4) {
    line[to] = pixels[from]!
    line[to + 1] = pixels[from + 1]!
    line[to + 2] = pixels[from + 2]!
  }
}

/** Writes a row as differences from the row above or from the pixel before, whichever are smaller. */
function filter(line: Uint8Array, above: Uint8Array, out: Uint8Array, channels: number): void {
  let sub = 0
  let up = 0
  // A sample of the row is enough to tell.
  for (let i = channels; i < line.length; i += 7) {
    sub += Math.abs(((line[i]! - line[i - channels]!) << 24) >> 24)
    up += Math.abs(((line[i]! - above[i]!) << 24) >> 24)
  }
  if (up <= sub) {
    out[0] = 2
    for (let i = 0; i < line.length; i++) out[i + 1] = line[i]! - above[i]!
    return
  }
  out[0] = 1
  for (let i = 0; i < channels; i++) out[i + 1] = line[i]!
  for (let i = channels; i < line.length; i++) out[i + 1] = line[i]! - line[i - channels]!
}
