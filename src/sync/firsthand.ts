import type { Link } from './link.ts'

/**
 * Whose writing is taken from nobody but themselves: who is linked with us, and has told us all that they had, tells all
 * that they write from then on. Whatever comes of it another way was made up, or comes by itself; unless they have signed
 * it, which others can show: then they keep it from us, and with it all that others write beside it.
 */
export interface Firsthand {
  /** All that the other end had is here. */
  told(link: Link): void
  /**
   * The other end has signed what it does not send here: until it has told all once more it is not taken at its word.
   * Whether it was until now.
   */
  heldBack(link: Link): boolean
  closed(link: Link): void
  /** The clients of all of them, and ours, but of the one that is linked there. */
  but(link?: Link): readonly number[]
}

/** Nobody yet but this screen, whose client is `own`. */
export function makeFirsthand(own: number): Firsthand {
  const clients = new Map<Link, number>()
  return {
    told(link) {
      const other = link.other()
      if (other?.writes) clients.set(link, other.client)
    },
    heldBack: (link) => clients.delete(link),
    closed: (link) => void clients.delete(link),
    but: (link) => [
      own,
      ...[...clients].flatMap(([one, client]) => (one === link ? [] : [client])),
    ],
  }
}
