import { paper, papersCome } from '../../paint/ground/papers.ts'
import { wear } from '../../paint/things/wear.ts'
import type { GameLook, HeadingFace } from '../../rules/look.ts'
import { within } from '../../rules/plain/turns.ts'

/** Longer than this no table waits for the face of its headings, ms: they are written in it once it has come. */
const PATIENCE = 400

/**
 * Dresses the page in the look of a game: what is painted, the wood, the interface in the light and the dark room, its
 * headings. Resolves with the way out once a table can be shown so.
 */
export async function dress(look: GameLook): Promise<() => void> {
  const face = look.heading && faceOf(look.heading)
  const faced = face?.load().catch(() => undefined)
  await Promise.all([faced && within(PATIENCE, faced), papersCome()])
  wear(look)
  const sheet = new CSSStyleSheet()
  const wood = look.wood && (await pictureOf())
  sheet.replaceSync(styleOf(look, wood))
  document.adoptedStyleSheets.push(sheet)
  return () => {
    wear(undefined)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    if (wood) URL.revokeObjectURL(wood)
    if (face) document.fonts.delete(face)
  }
}

/** Gives the page this face, which can be written in once it is loaded. */
export function faceOf({ family, address }: HeadingFace): FontFace {
  // One weight serves for all: a browser would make it bolder by smearing it.
  const face = new FontFace(family, `url("${address}")`, { weight: '100 900' })
  document.fonts.add(face)
  return face
}

/** The wood of the light room as it is worn, as a picture that the page can lie on. */
async function pictureOf(): Promise<string> {
  const wood = paper('light')
  const canvas = new OffscreenCanvas(wood.width, wood.height)
  canvas.getContext('2d')?.drawImage(wood, 0, 0)
  return URL.createObjectURL(await canvas.convertToBlob())
}

/**
 * The look as a style sheet. Weaker than what the system asks for by its own colours, and than what a setting of this
 * device does.
 */
export function styleOf(
  { room, notes, paints, squared, heading }: GameLook,
  wood?: string,
): string {
  const lines: string[] = []
  // What is always of paper is as in the light.
  for (const [key, [light, dark]] of Object.entries(room ?? {}))
    lines.push(`--${key}: light-dark(${light}, ${dark})`, `--paper-${key}: ${light}`)
  for (const [name, [body]] of Object.entries(notes ?? {})) lines.push(`--note-${name}: ${body}`)
  for (const [name, paint] of Object.entries(paints ?? {})) lines.push(`--paint-${name}: ${paint}`)
  if (squared) lines.push(`--squared: ${squared.tone}`)
  if (heading) lines.push(`--title: "${heading.family}", monospace`, '--book-title: var(--title)')
  if (wood)
    lines.push(
      // In the dark room less light falls on it. It goes before the wood that the page has by itself.
      `--wood: linear-gradient(light-dark(#0000, #000000a8) 0 0), url("${wood}") !important`,
    )
  return `:root { ${lines.join('; ')} }`
}
