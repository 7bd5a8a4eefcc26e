import type { Turns } from '../../rules/plain/turns.ts'
import { deflate } from './deflate.ts'

/** Bytes that are pressed together at once, where the page waits for it. */
const GULP = 1 << 19
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

/** Rows of a picture, pressed together by themselves: what stands before and behind them does not matter. */
export interface Pressed {
  readonly data: Uint8Array<ArrayBuffer>
  /** Of the bytes that went into it: how many, and their checksum. */
  readonly size: number
  readonly sum: number
}

/** Presses rows of a picture: pixels of its whole width, four bytes each. */
export function pressRows(pixels: Uint8ClampedArray, { width, clear }: Measures): Pressed {
  const channels = clear ? 4 : 3
  const stride = width * channels
  const count = pixels.length / (width * 4)
  const out = new Uint8Array(count * (stride + 1))
  let above = new Uint8Array(stride)
  let line = new Uint8Array(stride)
  for (let i = 0; i < count; i++) {
    take(pixels, i * width * 4, line, channels)
    const row = out.subarray(i * (stride + 1), (i + 1) * (stride + 1))
    filter(line, i > 0 ? above : undefined, row, channels)
    ;[above, line] = [line, above]
  }
  return { data: deflate(out), size: out.length, sum: adler(out) }
}

const MODULUS = 65_521

function adler(bytes: Uint8Array): number {
  let [a, b] = [1, 0]
  for (let at = 0; at < bytes.length; ) {
    for (const end = Math.min(bytes.length, at + 3800); at < end; at++) {
      a += bytes[at]!
      b += a
    }
    a %= MODULUS
    b %= MODULUS
  }
  return b * 65_536 + a
}

/** The checksum of some bytes and those behind them, from both. */
function joinSums(sum: number, { sum: next, size }: Pressed): number {
  const [a, b] = [sum % 65_536, Math.floor(sum / 65_536)]
  const [c, d] = [next % 65_536, Math.floor(next / 65_536)]
  const low = (a + c + MODULUS - 1) % MODULUS
  const high = (b + d + (size % MODULUS) * (a + MODULUS - 1)) % MODULUS
  return high * 65_536 + low
}

/** A whole PNG file of rows that were pressed, in their order. */
export function pngOf(measures: Measures, all: readonly Pressed[]): Blob {
  const end = new DataView(new ArrayBuffer(6))
  // A last block that holds nothing, and the checksum of all.
  end.setUint16(0, 0x0300)
  end.setUint32(2, all.reduce(joinSums, 1))
  const parts = [
    ...head(measures),
    chunk('IDAT', Uint8Array.of(0x78, 0x01)),
    ...all.map(({ data }) => chunk('IDAT', data)),
    chunk('IDAT', new Uint8Array(end.buffer)),
    chunk('IEND', new Uint8Array(0)),
  ]
  return new Blob(parts, { type: 'image/png' })
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
  const all: Pressed[] = []
  return {
    async rows(pixels) {
      const row = measures.width * 4
      const most = row * Math.max(1, Math.floor(GULP / row))
      for (let at = 0; at < pixels.length; at += most) {
        all.push(pressRows(pixels.subarray(at, at + most), measures))
        await turns()
      }
    },
    end: async () => pngOf(measures, all),
    drop: () => undefined,
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

/** Writes a row as differences from the row above, if there is one, or from the pixel before, whichever are smaller. */
function filter(
  line: Uint8Array,
  above: Uint8Array | undefined,
  out: Uint8Array,
  channels: number,
): void {
  if (above && likeAbove(line, above, channels)) {
    out[0] = 2
    for (let i = 0; i < line.length; i++) out[i + 1] = line[i]! - above[i]!
    return
  }
  out[0] = 1
  for (let i = 0; i < channels; i++) out[i + 1] = line[i]!
  for (let i = channels; i < line.length; i++) out[i + 1] = line[i]! - line[i - channels]!
}

function likeAbove(line: Uint8Array, above: Uint8Array, channels: number): boolean {
  let sub = 0
  let up = 0
  // A sample of the row is enough to tell.
  for (let i = channels; i < line.length; i += 7) {
    sub += Math.abs(((line[i]! - line[i - channels]!) << 24) >> 24)
    up += Math.abs(((line[i]! - above[i]!) << 24) >> 24)
  }
  return up <= sub
}
