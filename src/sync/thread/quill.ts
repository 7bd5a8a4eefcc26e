import type * as Y from 'yjs'
import { endOf, type Units, unitsHash } from '../update/units.ts'
import type { Strand } from './knot.ts'
import { writtenIn } from './proofreader.ts'
import type { Threads } from './thread.ts'

/** What is written within so long is signed together, ms. */
const TOGETHER = 150

/** What signs what is written here: all of a short while at once. */
export interface Quill {
  /** This client has written from one clock to another. */
  wrote(from: number, to: number): void
  /** Signs at once what is not signed yet. */
  sign(): void
}

/** A quill for what a client writes into a document. `signed` is given each new strand of the own thread. */
export function makeQuill(
  doc: Y.Doc,
  client: number,
  threads: Pick<Threads, 'sign'>,
  signed: (strand: Strand) => void,
  now: () => number,
): Quill {
  let mine: Units = []
  let signedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  function sign(): void {
    clearTimeout(timer)
    timer = undefined
    if (mine.length === 0) return
    signedAt = now()
    const strand = threads.sign(endOf(mine, 0), unitsHash(mine, client))
    mine = []
    if (strand) signed(strand)
  }
  return {
    wrote(from, to) {
      mine = [...mine, ...writtenIn(doc, client, from, to)]
      // Clocks of hidden pages are slow.
      if (typeof document !== 'undefined' && document.hidden) sign()
      else timer ??= setTimeout(sign, Math.max(0, signedAt + TOGETHER - now()))
    },
    sign,
  }
}
