import type { GameLook } from '../../rules/look.ts'
import { toneOf } from '../dice/coat.ts'
import { BARE, type Light } from '../ground/ground.ts'
import { COVERS, SQUARED } from '../ground/grounds.ts'
import { paper, type Texture, there } from '../ground/papers.ts'
import { forgetLetters } from '../letters/letters.ts'
import { COLORS, FAMILY, NOTE_PAPERS, SMALL_LETTERS } from '../pen/look.ts'
import { makeLeaf } from '../pen/pen.ts'
import { stamps } from '../pen/stamps.ts'
import { TONES } from './marker.ts'

/** How everything looks where no game says otherwise. */
const USUAL = {
  colors: { ...COLORS },
  papers: { ...NOTE_PAPERS },
  tones: [...TONES],
  title: FAMILY.title,
  high: SMALL_LETTERS.title,
  wood: { ...BARE.wood },
  squared: SQUARED.now,
}

let worn: GameLook | undefined

/**
 * Has everything painted in the look of a game from now on, or as usual. One table is open at a page: what was painted
 * in another look is to be painted anew.
 */
export function wear(look: GameLook | undefined): void {
  if (look === worn) return
  worn = look
  Object.assign(COLORS, USUAL.colors, look?.paints)
  Object.assign(NOTE_PAPERS, USUAL.papers, look?.notes)
  for (const [i, usual] of USUAL.tones.entries()) {
    const ink = look?.inks?.[i]
    TONES[i] = ink === undefined ? usual : toneOf(ink)
  }
  FAMILY.title = look?.heading ? `"${look.heading.family}", ${look.heading.instead}` : USUAL.title
  SMALL_LETTERS.title = look?.heading?.high ?? USUAL.high
  SQUARED.now = look?.squared ?? USUAL.squared
  COVERS.squared = SQUARED.now.tone
  for (const [i, light] of (['light', 'dark'] as const).entries()) {
    const tone = look?.wood?.[i]
    BARE.wood[light] = tone === undefined ? USUAL.wood[light] : Number.parseInt(tone.slice(1), 16)
    lay(light, tone)
  }
  stamps.clear()
  forgetLetters()
}

/** Paints something in the look of a game, whatever is worn. */
export function wearing(look: GameLook | undefined, paint: () => void): void {
  const before = worn
  wear(look)
  try {
    paint()
  } finally {
    wear(before)
  }
}

/** Wood as it is without a look, kept while one is worn. */
const plain = new Map<Light, Texture>()
/** Wood in the light of a colour, made once. */
const lit = new Map<string, Texture>()

/** Lays wood in the light of this colour, or as it was. */
function lay(light: Light, tone: string | undefined): void {
  const own = plain.get(light)
  if (tone !== undefined) {
    const wood = woodIn(light, tone)
    plain.set(light, own ?? paper(light))
    there.set(light, wood)
  } else if (own) {
    there.set(light, own)
    plain.delete(light)
  }
}

/** The wood of a room in the light of another colour: its own grain. */
export function woodIn(light: Light, tone: string): Texture {
  const known = lit.get(light + tone)
  if (known) return known
  const wood = plain.get(light) ?? paper(light)
  const { canvas, pen } = makeLeaf(wood.width, wood.height)
  pen.drawImage(wood, 0, 0)
  // Its hue is that of the light; then most of its own brightness goes, so that what is left is the grain.
  for (const [how, alpha] of [
    ['color', 1],
    ['source-over', 0.72],
  ] as const) {
    pen.globalCompositeOperation = how
    pen.globalAlpha = alpha
    pen.fillStyle = tone
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  lit.set(light + tone, canvas)
  return canvas
}
