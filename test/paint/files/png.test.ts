import { crc32, inflateSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { makePng } from '../../../src/paint/files/png.ts'
import { Stopped, stoppable } from '../../../src/paint/files/stopped.ts'
import { makeTurns } from '../../../src/rules/plain/turns.ts'
import { wobble } from '../../../src/rules/plain/wobble.ts'

const turns = () => makeTurns()

/** The chunks of a PNG file, their checksums looked at. */
function chunksOf(bytes: Buffer): { name: string; data: Buffer }[] {
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const all: { name: string; data: Buffer }[] = []
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const data = bytes.subarray(at + 8, at + 8 + length)
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(bytes.subarray(at + 4, at + 8 + length)))
    all.push({ name: bytes.toString('latin1', at + 4, at + 8), data })
    at += length + 12
  }
  return all
}

/** The pixels of a PNG file, row by row without its filters. */
function pixelsOf(bytes: Buffer, channels: number, width: number): number[] {
  const raw = inflateSync(
    Buffer.concat(chunksOf(bytes).flatMap(({ name, data }) => (name === 'IDAT' ? [data] : []))),
  )
  const stride = width * channels
  const out: number[] = []
  for (let at = 0; at < raw.length; at += stride + 1) {
    const first = out.length
    for (let i = 0; i < stride; i++) {
      const left = i < channels ? 0 : (out[first + i - channels] ?? 0)
      const above = first === 0 ? 0 : (out[first + i - stride] ?? 0)
      out.push(((raw[at + 1 + i] ?? 0) + (raw[at] === 1 ? left : above)) & 255)
    }
  }
  return out
}

const noise = (n: number) => {
  const next = wobble(n)
  return Uint8ClampedArray.from({ length: n }, () => next() * 256)
}

describe('a picture file that is written row by row', () => {
  test.each([
    ['with what shines through', true, 4],
    ['without', false, 3],
  ])('%s holds every pixel', async (_, clear, channels) => {
    const [width, height] = [61, 40]
    const file = makePng({ width, height, clear, scale: 300 / 25.4 }, turns())
    const pixels = noise(width * height * 4)
    // A part that is soft, where rows are like one another.
    for (let i = 0; i < width * 4 * 20; i++) pixels[i] = Math.floor(i / (width * 4)) * 3
    await file.rows(pixels.subarray(0, width * 4 * 13))
    await file.rows(pixels.subarray(width * 4 * 13))
    const bytes = Buffer.from(await (await file.end()).arrayBuffer())
    const wanted = [...pixels].filter((_value, i) => clear || i % 4 < 3)
    expect(pixelsOf(bytes, channels, width)).toEqual(wanted)
    const [head, fine, ...rest] = chunksOf(bytes)
    expect([head?.name, head?.data.readUInt32BE(0), head?.data.readUInt32BE(4)]).toEqual([
      'IHDR',
      width,
      height,
    ])
    expect(head?.data[9]).toBe(clear ? 6 : 2)
    // Three hundred dots an inch, told in dots a metre.
    expect([fine?.name, fine?.data.readUInt32BE(0)]).toEqual(['pHYs', 11_811])
    expect(rest.at(-1)?.name).toBe('IEND')
  })

  it('takes rows that are longer than what is pressed at once', async () => {
    const width = 90_000
    const file = makePng({ width, height: 3, clear: false, scale: 1 }, turns())
    await file.rows(noise(width * 3 * 4))
    const bytes = Buffer.from(await (await file.end()).arrayBuffer())
    expect(pixelsOf(bytes, 3, width)).toHaveLength(width * 9)
  })

  it('stops where it is told to, between two pieces', async () => {
    const control = new AbortController()
    const file = makePng(
      { width: 4000, height: 4000, clear: true, scale: 1 },
      stoppable(control.signal, makeTurns(0)),
    )
    const written = file.rows(new Uint8ClampedArray(4000 * 200 * 4))
    control.abort()
    await expect(written).rejects.toThrow(Stopped)
    file.drop()
  })
})
