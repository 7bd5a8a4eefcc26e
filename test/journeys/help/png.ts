import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** All pixels of about one colour: how many, and the sum of each channel. */
interface Shade {
  readonly bucket: number
  count: number
  readonly sum: [number, number, number]
}

const COLORS = 256
const NONE = 0xffff
const CHANNELS = [0, 1, 2] as const

/** Pixels whose channels agree in the upper five bits share a bucket. */
const bucketOf = (r: number, g: number, b: number) => ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)

/** Moves neighbours to different sides, so that a soft shading does not become steps. */
const grain = (x: number, y: number) => (GRAIN[(y % 4) * 4 + (x % 4)] ?? 0) * 0.9 - 6.75
const GRAIN = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

function shadesOf(rgba: Uint8Array): Shade[] {
  const found = new Map<number, Shade>()
  for (let at = 0; at < rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0] = rgba.subarray(at, at + 3)
    const bucket = bucketOf(r, g, b)
    const shade = found.get(bucket) ?? { bucket, count: 0, sum: [0, 0, 0] }
    found.set(bucket, shade)
    shade.count += 1
    shade.sum[0] += r
    shade.sum[1] += g
    shade.sum[2] += b
  }
  return [...found.values()]
}

const channel = (shade: Shade, which: 0 | 1 | 2) => shade.sum[which] / shade.count
const many = (box: readonly Shade[]) => box.reduce((sum, { count }) => sum + count, 0)

/** The channel in which a box is longest, and how long it is there. */
function longest(box: readonly Shade[]): { which: 0 | 1 | 2; span: number } {
  const spans = CHANNELS.map((which) => {
    const values = box.map((shade) => channel(shade, which))
    return { which, span: Math.max(...values) - Math.min(...values) }
  })
  return spans.reduce((a, b) => (b.span > a.span ? b : a))
}

/** Median cut: the box that is worst served by one colour is cut in two, until there are enough. */
function boxesOf(shades: Shade[]): Shade[][] {
  const need = (box: Shade[]) => ({ box, ...longest(box), need: 0 })
  const weigh = (one: ReturnType<typeof need>) => ({
    ...one,
    need: one.span ** 2 * Math.sqrt(many(one.box)),
  })
  const boxes = [weigh(need(shades))]
  while (boxes.length < COLORS) {
    const worst = boxes.reduce((a, b) => (b.need > a.need ? b : a))
    if (worst.need === 0) break
    const { which, box } = worst
    box.sort((a, b) => channel(a, which) - channel(b, which))
    const half = many(box) / 2
    let cut = 0
    for (let sum = 0; cut < box.length - 1 && (cut === 0 || sum < half); cut++) {
      sum += box[cut]?.count ?? 0
    }
    boxes.splice(boxes.indexOf(worst), 1)
    for (const part of [box.slice(0, cut), box.slice(cut)]) boxes.push(weigh(need(part)))
  }
  return boxes.map(({ box }) => box)
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, tail])
}

/** A PNG of these pixels (four bytes each, all opaque) in the 256 colours that serve them best. */
export function lightPng(rgba: Uint8Array, width: number, height: number): Buffer {
  const palette = Buffer.alloc(COLORS * 3)
  const indexOf = new Uint16Array(1 << 15).fill(NONE)
  boxesOf(shadesOf(rgba)).forEach((box, index) => {
    const count = many(box)
    for (const which of CHANNELS) {
      const sum = box.reduce((all, shade) => all + shade.sum[which], 0)
      palette[index * 3 + which] = Math.round(sum / count)
    }
    for (const { bucket } of box) indexOf[bucket] = index
  })
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const [r = 0, g = 0, b = 0] = rgba.subarray(at, at + 3)
      const near = (value: number) => Math.min(255, Math.max(0, value + grain(x, y)))
      // A bucket that no pixel fell into has no colour: then the pixel keeps its own.
      const index = indexOf[bucketOf(near(r), near(g), near(b))] ?? NONE
      rows[y * (width + 1) + 1 + x] = index === NONE ? (indexOf[bucketOf(r, g, b)] ?? 0) : index
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits a pixel, each the number of a colour.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}

/** The pixels of a PNG with eight bits a channel and no interlacing, as browsers take pictures of a page. */
export function pixelsOf(png: Buffer): {
  at(x: number, y: number): readonly [number, number, number]
} {
  let width = 0
  let channels = 3
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at))
    const type = png.toString('latin1', at + 4, at + 8)
    if (type === 'IDAT') parts.push(data)
    if (type !== 'IHDR') continue
    width = data.readUInt32BE(0)
    const [depth, color, , , interlaced] = data.subarray(8)
    if (depth !== 8 || (color !== 2 && color !== 6) || interlaced !== 0)
      throw new Error('a PNG of another kind')
    channels = color === 6 ? 4 : 3
  }
  const raw = inflateSync(Buffer.concat(parts))
  const long = width * channels
  // Each row begins with the number of its filter: what is added to each byte, of those before it and above it.
  for (let row = 0; row < raw.length; row += long + 1) {
    const filter = raw[row]
    if (filter === 0) continue
    for (let i = row + 1; i <= row + long; i++) {
      const inner = i - row > channels
      const left = inner ? (raw[i - channels] ?? 0) : 0
      const up = row > 0 ? (raw[i - long - 1] ?? 0) : 0
      let more = left
      if (filter === 2) more = up
      else if (filter === 3) more = (left + up) >> 1
      else if (filter === 4)
        more = nearest(left, up, row > 0 && inner ? (raw[i - long - 1 - channels] ?? 0) : 0)
      raw[i] = (raw[i] ?? 0) + more
    }
  }
  return {
    at(x, y) {
      const at = y * (long + 1) + 1 + x * channels
      return [raw[at] ?? 0, raw[at + 1] ?? 0, raw[at + 2] ?? 0]
    },
  }
}

/** The one nearest to the plane through all three: Paeth's filter. */
function nearest(left: number, up: number, corner: number): number {
  const l = Math.abs(up - corner)
  const u = Math.abs(left - corner)
  const c = Math.abs(left + up - 2 * corner)
  return l <= u && l <= c ? left : u <= c ? up : corner
}
