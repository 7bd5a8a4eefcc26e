import { useEffect } from 'react'
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

/** The same, where this is what one of them can choose now. */
export function withPicking(
  picks: Picks,
  by: SeatId | undefined,
  picking: Picking | undefined,
): Picks {
  if (picks.get(by) === picking) return picks
  const next = new Map(picks)
  next.delete(by)
  return picking ? next.set(by, picking) : next
}

/** A mode is told as long as it lasts, the last one begun: it ends with its notice, and by Escape. */
export function useMode(picks: Picks, notices: Notices): void {
  const [by, { mode } = {}] = [...picks].findLast(([, picking]) => picking.mode) ?? []
  useEffect(() => {
    if (!mode) return
    const close = saidWhile(by === undefined ? notices : notices.to(by), mode.how, mode.end)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isTyping(event.target)) return
      if (document.querySelector('dialog[open], [role=menu], [role=dialog]')) return
      // What is selected stays so.
      event.preventDefault()
      event.stopPropagation()
      mode.end()
    }
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('keydown', onKey, true)
      close()
    }
  }, [mode, by, notices])
}
