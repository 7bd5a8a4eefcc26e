import { makeKraft, makeTooth, makeWood } from './textures.ts'

const MAKE = {
  kraft: makeKraft,
  tooth: makeTooth,
  light: () => makeWood('light'),
  dark: () => makeWood('dark'),
} as const

const made = new Map<keyof typeof MAKE, OffscreenCanvas>()

/** What things are painted on, made once: butcher paper, the tooth of writing paper, the wood of a light or a dark room. */
export function paper(name: keyof typeof MAKE): OffscreenCanvas {
  const known = made.get(name)
  if (known) return known
  const fresh = MAKE[name]()
  made.set(name, fresh)
  return fresh
}
