import { inflateSync } from 'node:zlib'

/** A picture on a page of a PDF: where its upper left corner is and how large it is, mm. */
export interface Placed {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** One page of a PDF: its size in mm, its words in the order they were drawn, its pictures. */
export interface PdfPage {
  readonly width: number
  readonly height: number
  readonly text: string
  readonly pictures: readonly Placed[]
}

type Matrix = readonly [number, number, number, number, number, number]
const POINT = 25.4 / 72

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
]

/** Reads a PDF as Chromium writes it: enough to see what is on which page. */
export function readPdf(bytes: Uint8Array): PdfPage[] {
  const raw = Buffer.from(bytes).toString('latin1')
  const starts = new Map(
    [...raw.matchAll(/(?<=^|\n)(\d+) 0 obj\n/g)].map((m) => [Number(m[1]), m.index + m[0].length]),
  )
  const object = (n: number) => {
    const at = starts.get(n) ?? 0
    return raw.slice(at, raw.indexOf('endobj', at))
  }
  const stream = (n: number) => {
    const from = raw.indexOf('stream\n', starts.get(n) ?? 0) + 'stream\n'.length
    return inflateSync(Buffer.from(raw.slice(from), 'latin1'), {
      // What follows the stream is not part of it.
      finishFlush: 2,
    }).toString('latin1')
  }
  const ref = (text: string, name: string) =>
    Number(new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? 0)
  const letters = new Map<number, Font>()
  const lettersOf = (font: number) => {
    const cmap = ref(object(font), 'ToUnicode')
    const known = letters.get(font) ?? (cmap ? lettersIn(stream(cmap)) : NONE)
    letters.set(font, known)
    return known
  }
  const pages = [...starts.keys()]
    .filter((n) => /\/Type \/Page\n/.test(object(n)))
    .sort((a, b) => (starts.get(a) ?? 0) - (starts.get(b) ?? 0))
  return pages.map((n) => {
    const page = object(n)
    const [, , width = 0, height = 0] = (/\/MediaBox \[([^\]]+)\]/.exec(page)?.[1] ?? '')
      .split(' ')
      .map(Number)
    const isPicture = (name: number) => /\/Subtype \/Image/.test(object(name).slice(0, 400))
    return {
      width: width * POINT,
      height: height * POINT,
      ...drawn(stream(ref(page, 'Contents')), height, lettersOf, isPicture),
    }
  })
}

/** What each glyph of a font means, and whether one is told in a single byte. */
interface Font {
  readonly letters: ReadonlyMap<number, string>
  readonly narrow: boolean
}
const NONE: Font = { letters: new Map(), narrow: false }

function lettersIn(cmap: string): Font {
  const out = new Map<number, string>()
  const hex = (text = '') => Number.parseInt(text, 16)
  const word = (text = '') =>
    (text.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(hex(unit))).join('')
  for (const [, block = ''] of cmap.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g))
    for (const [, glyph, letter] of block.matchAll(/<(\w+)> <(\w+)>/g))
      out.set(hex(glyph), word(letter))
  for (const [, block = ''] of cmap.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g))
    for (const [, from, to, letter] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let glyph = hex(from); glyph <= hex(to); glyph++)
        out.set(glyph, String.fromCharCode(hex(letter) + glyph - hex(from)))
  return { letters: out, narrow: cmap.includes('<00> <FF>') }
}

function drawn(
  content: string,
  height: number,
  lettersOf: (font: number) => Font,
  isPicture: (name: number) => boolean,
): Pick<PdfPage, 'text' | 'pictures'> {
  const pictures: Placed[] = []
  const kept: Matrix[] = []
  let now: Matrix = [1, 0, 0, 1, 0, 0]
  let stack: string[] = []
  let text = ''
  let font = NONE
  for (const [token] of content.matchAll(/<[0-9A-F]*>|\/\w+|-?[\d.]+|[A-Za-z*]+/g)) {
    if (/^[-\d./<]/.test(token)) {
      stack.push(token)
      continue
    }
    const last = stack.at(-1) ?? ''
    if (token === 'q') kept.push(now)
    else if (token === 'Q') now = kept.pop() ?? now
    else if (token === 'cm') {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = stack.slice(-6).map(Number)
      now = times([a, b, c, d, e, f], now)
    } else if (token === 'Tf') font = lettersOf(Number(stack.at(-2)?.slice(2)))
    else if (token === 'Tj')
      text += (last.slice(1, -1).match(font.narrow ? /.{2}/g : /.{4}/g) ?? [])
        .map((glyph) => font.letters.get(Number.parseInt(glyph, 16)) ?? '')
        .join('')
    else if (token === 'Do' && isPicture(Number(last.slice(2)))) {
      const [w, h] = [Math.hypot(now[0], now[1]), Math.hypot(now[2], now[3])]
      const [left, low] = [Math.min(now[4], now[4] + now[0]), Math.max(now[5], now[5] + now[3])]
      pictures.push({ x: left * POINT, y: (height - low) * POINT, w: w * POINT, h: h * POINT })
    }
    stack = []
  }
  return { text, pictures }
}
