import * as v from 'valibot'
import { type Doc, getState } from 'yjs'
import type { Link } from '../link/link.ts'
import { nonsense } from '../pace/fault.ts'
import type { Takes } from '../update/structure.ts'

/**
 * Whose writing is taken from nobody but themselves. Who is linked with us is asked first how much they have written;
 * what comes beyond that another way was made up, or they tell it themselves. Once they have told us all that they had,
 * nothing of theirs is taken from others; unless they have signed it, which others can show: then they keep it from us,
 * and with it all that others write beside it, and as far as they have signed it comes from anybody.
 */
export interface Firsthand {
  /** Somebody is linked: they are asked how much they have written. */
  opened(link: Link): void
  /** Takes the question how much we have written, and the answer to ours; false for any other word. */
  talk(link: Link, message: unknown): boolean
  /** All that the other end had is here. */
  told(link: Link): void
  /**
   * The other end has signed what it does not send here: until it has told all once more it is not taken at its word.
   * Whether it was until now.
   */
  heldBack(link: Link): boolean
  closed(link: Link): void
  /** What of others' writing comes by that link, or by a relay. */
  takes(link?: Link): Takes
}

/** What a writer at the other end of a link has told. */
interface Author {
  readonly client: number
  /** What we had of theirs when they were asked how much there is. */
  readonly had: number
  /** How much there was when they were asked. */
  upTo?: number
  is: 'new' | 'told' | 'holding back'
}

const clock = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const WordSchema = v.object({ written: v.union([v.literal('?'), clock]) })

/** What is asked by those who go by what authors say of themselves, and what they are told. */
export interface FirsthandEvents {
  /** Up to which clock a client's writing is signed, as far as that is known here. */
  signedTo(client: number): number
  /** More of somebody's writing is here than they had written when they were asked later: from that clock on. */
  madeUp(client: number, clock: number): void
}

/** Nobody yet but this screen, whose client is `own`. */
export function makeFirsthand(
  doc: Doc,
  own: number,
  { signedTo, madeUp }: FirsthandEvents,
): Firsthand {
  const authors = new Map<Link, Author>()
  return {
    opened(link) {
      const other = link.other()
      if (!other?.writes) return
      const { client } = other
      link.talk({ written: '?' })
      authors.set(link, { client, had: getState(doc.store, client), is: 'new' })
    },
    talk(link, message) {
      const word = v.safeParse(WordSchema, message)
      if (!word.success) return false
      const { written } = word.output
      if (written === '?') {
        link.talk({ written: getState(doc.store, own) })
        return true
      }
      const author = authors.get(link)
      if (!author || author.upTo !== undefined) return true
      author.upTo = written
      // Whoever could deny what they have signed could have anybody let go of it.
      if (signedTo(author.client) > written)
        link.cut(nonsense('has signed more than it says to have written'))
      else if (author.had > written) madeUp(author.client, written)
      return true
    },
    told(link) {
      const author = authors.get(link)
      if (author) author.is = 'told'
    },
    heldBack(link) {
      const author = authors.get(link)
      if (author?.is !== 'told') return false
      author.is = 'holding back'
      return true
    },
    closed: (link) => void authors.delete(link),
    takes(link) {
      const not = [own]
      const upTo: [number, number][] = []
      for (const [one, author] of authors) {
        const { client, is } = author
        if (one === link) continue
        if (is === 'holding back') upTo.push([client, signedTo(client)])
        else if (is === 'new' && author.upTo !== undefined) upTo.push([client, author.upTo])
        else not.push(client)
      }
      return { not, upTo }
    },
  }
}
