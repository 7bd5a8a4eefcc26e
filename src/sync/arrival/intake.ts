import type { Link } from '../link/link.ts'
import { Faulty, faultIn } from '../pace/fault.ts'

/*
 * What has come of big answers and is not taken in yet: so much at once as fits between two breaths, so that the page
 * can be used meanwhile.
 */

/** Bytes that are taken in at once, or so long (ms); and how long the page rests then at least. */
const MOUTHFUL = 512 * 1024
const BITE = 16
const REST = 30
/** Bytes that wait to be taken in: more than the largest table. */
const MOST_PARTS = 128 * 1024 * 1024

/** Part of a big answer that has still to be taken in. */
interface Part {
  readonly link: Link
  readonly bytes: number
  pass(): void
}

/** What waits to be taken in. */
export interface Intake {
  /** Puts a message there, which is passed on by and by, in order. Throws where too much waits. */
  put(link: Link, message: Uint8Array, pass: () => void): void
  /** Whether anything waits; the first of it by this link, where one is named. */
  waits(link?: Link): boolean
  /** Bytes that wait. */
  bytes(): number
  /** Forgets what waits from somebody. */
  drop(link: Link): void
  end(): void
}

/** Nothing yet. `taking` runs what takes in much from a link, as one change of the document. */
export function makeIntake(taking: (link: Link, work: () => void) => void): Intake {
  let parts: Part[] = []
  /** Their bytes. */
  let waits = 0
  let breath: ReturnType<typeof setTimeout> | undefined

  /** Takes in what waits, a mouthful or all of it, each as one change of the document. */
  function swallow(all: boolean): void {
    clearTimeout(breath)
    breath = undefined
    const began = performance.now()
    do {
      const [first] = parts
      if (!first) return
      taking(first.link, () => {
        let bytes = 0
        const until = performance.now() + BITE
        while (parts[0]?.link === first.link && bytes < MOUTHFUL && performance.now() < until) {
          const part = parts.shift()
          if (!part) break
          bytes += part.bytes
          waits -= part.bytes
          guarded(part.link, part.pass)
        }
      })
    } while (all)
    if (parts.length > 0) breath = setTimeout(eat, Math.max(REST, performance.now() - began))
  }
  // Clocks of hidden pages are slow, and nobody looks at them.
  const eat = () => swallow(document.hidden)

  return {
    put(link, { length: bytes }, pass) {
      waits += bytes
      if (waits > MOST_PARTS) throw new Faulty('flood', 'too much at once')
      parts.push({ link, bytes, pass })
      if (document.hidden) swallow(true)
      else breath ??= setTimeout(eat, REST)
    },
    waits: (link) => parts[0] !== undefined && (link === undefined || parts[0].link === link),
    bytes: () => waits,
    drop(link) {
      parts = parts.filter((part) => part.link !== link)
      waits = parts.reduce((sum, { bytes }) => sum + bytes, 0)
    },
    end() {
      clearTimeout(breath)
      parts = []
      waits = 0
    },
  }
}

/** What a link passes later must not be caught by nobody. */
export function guarded(link: Link, work: () => void): void {
  try {
    work()
  } catch (error) {
    link.cut(faultIn(error))
  }
}
