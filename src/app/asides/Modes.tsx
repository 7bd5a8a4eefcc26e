import { useEffect, useMemo } from 'react'
import type { SeatId } from '../../rules/plain/item.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import type { Option } from '../../rules/play/move.ts'
import { isTyping } from '../../ui/desk/keys.ts'
import { type Notices, saidWhile } from '../../ui/parts/notices.ts'

/** Something that touching the board does just now, without having been asked for: how it is done, and its end. */
export interface Mode {
  readonly how: Sentence
  end(): void
}

/** What can be chosen by touching the board just now, and who takes it. */
export interface Picking {
  readonly options: readonly Option[]
  take?(value: string): void
  /** Nothing that is seen asked for it. */
  readonly mode?: Mode
}

/** By whom: undefined is whoever acts at a screen that is one person's. */
export type Picks = ReadonlyMap<SeatId | undefined, Picking>

/** The mode that was begun last, of all who are in one: the one that Escape ends. */
export const lastMode = (picks: Picks): Mode | undefined =>
  [...picks.values()].findLast(({ mode }) => mode)?.mode

/** Tells each mode to whose it is: takes those that there are now, and says no more of those that there were. */
export function modeTeller(notices: Notices): (picks: Picks) => void {
  const told = new Map<Mode, () => void>()
  return (picks) => {
    const modes = new Set([...picks.values()].map(({ mode }) => mode))
    for (const [mode, close] of told) {
      if (modes.has(mode)) continue
      told.delete(mode)
      close()
    }
    for (const [by, { mode }] of picks) {
      if (!mode || told.has(mode)) continue
      const to = by === undefined ? notices : notices.to(by)
      told.set(mode, saidWhile(to, mode.how, mode.end))
    }
  }
}

/** Modes are told as long as they last; each ends with its notice, and by Escape, the last one begun first. */
export default function Modes({ picks, notices }: { picks: Picks; notices: Notices }) {
  const tell = useMemo(() => modeTeller(notices), [notices])
  useEffect(() => tell(picks), [tell, picks])
  useEffect(() => () => tell(new Map()), [tell])
  const last = lastMode(picks)
  useEffect(() => {
    if (!last) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isTyping(event.target)) return
      if (document.querySelector('dialog[open], [role=menu], [role=dialog]')) return
      // What is selected stays so.
      event.preventDefault()
      event.stopPropagation()
      last.end()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [last])
  return null
}
