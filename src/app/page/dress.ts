import { papersCome, type Texture } from '../../paint/ground/papers.ts'
import { wear, woodIn } from '../../paint/things/wear.ts'
import type { GameLook, HeadingFace, Squared } from '../../rules/look.ts'
import { within } from '../../rules/plain/turns.ts'

/** Longer than this no table waits for the face of its headings, ms: they are written in it once it has come. */
const PATIENCE = 400

/**
 * Has all ready that a page is dressed with in the look of a game: what is painted, the wood, the interface in the
 * light and the dark room, its headings. What it resolves with puts all of it on at once, and returns the way out.
 */
export async function dress(look: GameLook): Promise<() => () => void> {
  const faced = look.heading && headingFace(look.heading).load()
  await Promise.all([
    faced &&
      within(
        PATIENCE,
        faced.catch(() => undefined),
      ),
    papersCome(),
  ])
  const wood = look.wood && (await pictureOf(woodIn('light', look.wood[0])))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styleOf(look, wood))
  return () => {
    wear(look)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      wear(undefined)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }
}

const faces = new Map<string, FontFace>()

/** Gives the page this face, once, which can be written in when it is loaded. */
export function headingFace({ family, address }: HeadingFace): FontFace {
  const known = faces.get(address)
  if (known) return known
  // One weight serves for all: a browser would make it bolder by smearing it.
  const face = new FontFace(family, `url("${address}")`, { weight: '100 900' })
  faces.set(address, face)
  document.fonts.add(face)
  return face
}

const pictures = new Map<Texture, Promise<string>>()

/** This wood as the address of a picture that the page can lie on, made once. */
function pictureOf(wood: Texture): Promise<string> {
  const known = pictures.get(wood) ?? addressOf(wood)
  pictures.set(wood, known)
  return known
}

async function addressOf(wood: Texture): Promise<string> {
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
  if (squared) lines.push(`--squared: ${squared.tone}`, `--squares: ${squaresOf(squared)}`)
  if (heading)
    lines.push(`--title: "${heading.family}", ${heading.instead}`, '--book-title: var(--title)')
  if (wood)
    lines.push(
      // In the dark room less light falls on it. It goes before the wood that the page has by itself.
      `--wood: linear-gradient(light-dark(#0000, #000000a8) 0 0), url("${wood}") !important`,
    )
  return `:root { ${lines.join('; ')} }`
}

/** On the page a square is so wide, CSS px, and its lines so strong. */
const SQUARE = { wide: 19, strong: 0.2 }

/** Squared paper as pictures of a style sheet. */
const squaresOf = ({ ink }: Squared): string =>
  ['0deg', '90deg']
    .map(
      (way) =>
        `repeating-linear-gradient(${way}, rgba(${ink}, ${SQUARE.strong}) 0 1px, #0000 1px ${SQUARE.wide}px)`,
    )
    .join(', ')
