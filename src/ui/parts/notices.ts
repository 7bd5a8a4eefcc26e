import type { SeatId } from '../../rules/plain/item.ts'
import { listeners } from '../../rules/plain/listeners.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { samePlain } from '../../table/document/plain.ts'

/** Something the table says in passing, with at most one thing to do about it. */
export interface Notice {
  readonly id: number
  readonly say: Sentence
  /** Whom it concerns, of those who share this screen; all of them, where nobody is named. */
  readonly seat?: SeatId
  readonly tone: 'plain' | 'good' | 'bad'
  /** Until somebody has seen to it; otherwise it goes by itself after a while. */
  readonly stays?: boolean
  /** It tells what a throw has decided, which may stand elsewhere before whoever is told. */
  readonly decides?: boolean
  readonly action?: { readonly say: Sentence; run(): void }
}

export interface Notices {
  /** The same list until something changes. */
  list(): readonly Notice[]
  /** Says something; returns how to take it back. At most four stand at once, of those for the same people. */
  add(
    notice: Pick<Notice, 'say' | 'action'> &
      Partial<Pick<Notice, 'tone' | 'stays' | 'seat' | 'decides'>>,
  ): () => void
  /** The same, where all that is said concerns this seat alone. */
  to(seat: SeatId): Notices
  remove(id: number): void
  subscribe(listener: () => void): () => void
}

const MOST = 4

/** What is said in passing on this screen; nothing of it is part of a table. */
export function makeNotices(): Notices {
  let notices: readonly Notice[] = []
  let next = 1
  const changed = listeners()
  const set = (list: readonly Notice[]) => {
    notices = list
    changed.tell()
  }
  const remove = (id: number) => {
    if (notices.some((notice) => notice.id === id)) set(notices.filter((n) => n.id !== id))
  }
  const all: Notices = {
    list: () => notices,
    add(notice) {
      const id = next++
      // The same sentence twice is one notice, said anew.
      const theirs = ({ seat }: Pick<Notice, 'seat'>) => seat === notice.seat
      const stand = notices.filter((one) => !theirs(one) || !samePlain(one.say, notice.say))
      // What goes by itself is pushed out first: the oldest of it.
      const oldest = stand.filter(theirs).toSorted((a, b) => (a.stays ? 1 : 0) - (b.stays ? 1 : 0))
      const most = oldest.slice(Math.max(0, oldest.length + 1 - MOST))
      const others = stand.filter((one) => !theirs(one) || most.includes(one))
      set([...others, { tone: 'plain' as const, ...notice, id }])
      return () => remove(id)
    },
    to: (seat) => ({ ...all, add: (notice) => all.add({ ...notice, seat }) }),
    remove,
    subscribe: changed.add,
  }
  return all
}

/** Says how something is done as long as it can be; whoever puts that away ends it. Returns how to take it back. */
export function saidWhile(notices: Notices, how: Sentence, end: () => void): () => void {
  const close = notices.add({ say: how, stays: true })
  const leave = notices.subscribe(() => {
    if (!notices.list().some(({ say }) => say === how)) end()
  })
  return () => {
    leave()
    close()
  }
}
