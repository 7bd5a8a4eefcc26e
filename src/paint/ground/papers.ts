import { within } from '../../rules/plain/turns.ts'
import { makeKraft, makeTooth, makeWood } from './textures.ts'

const MAKE = {
  kraft: makeKraft,
  tooth: makeTooth,
  light: () => makeWood('light'),
  dark: () => makeWood('dark'),
} as const

/** Where pictures of them lie, drawn ahead by .config/papers.mjs: to fetch one takes a tenth of making it. */
export const PICTURES = {
  kraft: new URL('../../../assets/papers/kraft.webp', import.meta.url).href,
  light: new URL('../../../assets/papers/light.webp', import.meta.url).href,
  dark: new URL('../../../assets/papers/dark.webp', import.meta.url).href,
} as const
const DRAWN = ['kraft', 'light', 'dark'] as const
/** Longer than this nothing waits for a picture, ms: then it is made, which takes a tenth of that. */
const PATIENCE = 1000

/** A texture that tiles. */
export type Texture = OffscreenCanvas | ImageBitmap

/** Those that have come or were made. */
export const there = new Map<keyof typeof MAKE, Texture>()

/**
 * What things are painted on: butcher paper, the tooth of writing paper, the wood of a light or a dark room. Made,
 * once, where its picture has not come.
 */
export function paper(name: keyof typeof MAKE): Texture {
  const known = there.get(name)
  if (known) return known
  const fresh = MAKE[name]()
  there.set(name, fresh)
  return fresh
}

let waited: Promise<unknown> | undefined

/** Asks for the pictures; resolves when they have come, cannot be had, or let wait too long. */
export function papersCome(): Promise<unknown> {
  waited ??= within(
    PATIENCE,
    Promise.all(DRAWN.map((name) => fetchPaper(name).catch(() => undefined))),
  )
  return waited
}

async function fetchPaper(name: keyof typeof PICTURES): Promise<void> {
  // A page that is a file may not fetch anything.
  if (import.meta.env.ONE) return
  const answer = await fetch(PICTURES[name])
  if (!answer.ok) return
  const picture = await createImageBitmap(await answer.blob())
  if (!there.has(name)) there.set(name, picture)
}
