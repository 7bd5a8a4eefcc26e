import type { Page } from 'playwright-core'
import { pixelsOf } from './png.ts'

/*
 * Whether words can be read on the ground they stand on, as it is painted: axe only judges grounds of one colour. The
 * page is photographed without its words, and each line of them is held against the pixels behind it.
 */

/**
 * A line of words as it is seen: its box in CSS px, its colour (0 to 255, and 0 to 1 for how opaque),
 * how much it needs.
 */
interface Line {
  readonly words: string
  readonly box: readonly [x: number, y: number, width: number, height: number]
  readonly color: readonly [r: number, g: number, b: number, a: number]
  readonly needs: number
}

/** Lays a style sheet over the page, by the debugger, because the page's own policy lets none in; or takes it away. */
const lay = (css: string) => `{
  const over = new CSSStyleSheet()
  over.replaceSync(${JSON.stringify(css)})
  globalThis.laidOver = over
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, over]
}`
const CLEAR =
  'document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== laidOver)'

/** The hand reaches everything that is seen. */
const SOLID = '* { pointer-events: auto !important }'
/** The words are away, so that only their ground is left. */
const BARE = `*, *::before, *::after, ::placeholder {
  color: transparent !important;
  -webkit-text-fill-color: transparent !important;
  text-shadow: none !important;
  text-decoration-color: transparent !important;
  transition: none !important;
}`

/**
 * What is written where, in what colour; without what cannot be pressed just now. Lines of which
 * something is covered are left out.
 */
const LINES = String.raw`(() => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const rgba = (color) => {
    const [, r, g, b, a = '1'] = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(color) ?? []
    if (r !== undefined) return [r, g, b, a].map(Number)
    // Other spaces are translated by painting.
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
    const [x, y, z, w] = pen.getImageData(0, 0, 1, 1).data
    return [x, y, z, w / 255]
  }
  const seen = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const lines = []
  const note = (el, words, boxes, style) => {
    let opacity = 1
    for (let at = el; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
    const [r, g, b, a] = rgba(style.color)
    const size = parseFloat(style.fontSize)
    const needs = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5
    for (const { left, top, width, height } of boxes) {
      if (width < 3 || height < 6) continue
      const whole = [0.02, 0.5, 0.98].every((share) =>
        [0.05, 0.95].every((down) => {
          const [x, y] = [left + width * share, top + height * down]
          const over = document.elementFromPoint(x, y)
          return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && over && (over === el || el.contains(over))
        }))
      if (whole) lines.push({ words: words.trim().replace(/\s+/g, ' ').slice(0, 50), box: [left, top, width, height], color: [r, g, b, a * opacity], needs })
    }
  }
  for (const el of document.body.querySelectorAll('*')) {
    if (el.closest('svg, [aria-disabled="true"], :disabled, [inert]') || !seen(el)) continue
    const style = getComputedStyle(el)
    if (el.matches('input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea, select')) {
      const words = el.value || el.placeholder
      // What is selected has the system's colours.
      if (!words || (el === document.activeElement && el.selectionStart !== el.selectionEnd)) continue
      const { left, top, width, height } = el.getBoundingClientRect()
      const inside = { left: left + 6, top: top + height / 2 - 8, width: width - 12, height: 16 }
      note(el, words, [inside], el.value ? style : getComputedStyle(el, '::placeholder'))
      continue
    }
    for (const node of el.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent.trim() || parseFloat(style.fontSize) === 0) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      note(el, node.textContent, range.getClientRects(), style)
    }
  }
  return lines
})()`

const linear = Array.from({ length: 256 }, (_, c) =>
  c <= 10 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
)
const luminance = (r: number, g: number, b: number) =>
  0.2126 * (linear[Math.round(r)] ?? 0) +
  0.7152 * (linear[Math.round(g)] ?? 0) +
  0.0722 * (linear[Math.round(b)] ?? 0)

/**
 * How well a line can be read on these pixels, as WCAG counts contrast; a twentieth of them may be an edge or a fibre.
 */
function contrastOn(ground: ReturnType<typeof pixelsOf>, { box, color }: Line): number {
  const [left, top, width, height] = box
  const [r, g, b, a] = color
  const found: number[] = []
  // Above and below the letters may be the edge of something else, such as the ring of a field.
  for (let y = Math.round(top + height * 0.2); y < top + height * 0.85; y++)
    for (let x = Math.round(left); x < left + width - 0.5; x++) {
      const [gr, gg, gb] = ground.at(x, y)
      const behind = luminance(gr, gg, gb)
      const words = luminance(gr + (r - gr) * a, gg + (g - gg) * a, gb + (b - gb) * a)
      found.push((Math.max(behind, words) + 0.05) / (Math.min(behind, words) + 0.05))
    }
  found.sort((one, other) => one - other)
  return found[Math.floor(found.length / 20)] ?? 21
}

async function linesOn(page: Page): Promise<Line[]> {
  await page.evaluate(lay(SOLID))
  const lines = await page.evaluate<Line[]>(LINES)
  await page.evaluate(CLEAR)
  return lines
}

/**
 * Words on this page that are too faint for their ground by WCAG AA, one line each. For screens of one px per CSS px.
 */
export async function faint(page: Page): Promise<string[]> {
  const before = await linesOn(page)
  await page.evaluate(lay(BARE))
  const ground = pixelsOf(await page.screenshot())
  await page.evaluate(CLEAR)
  // What moved on meanwhile, such as dice that came to rest, is not where the picture has it.
  const after = new Set((await linesOn(page)).map((line) => JSON.stringify(line)))
  const lines = before.filter((line) => after.has(JSON.stringify(line)))
  const found = lines.flatMap((line) => {
    const contrast = contrastOn(ground, line)
    const how = `${contrast.toFixed(2)}, needs ${line.needs}`
    return contrast < line.needs ? [`faint: ${line.words} (${how})`] : []
  })
  return [...new Set(found)]
}
