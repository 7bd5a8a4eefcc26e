import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import { plain, say } from '../../rules/plain/sentence.ts'
import { TABLETOP } from '../../ui/device/places.ts'
import { filesSpeaker } from '../../ui/files/words.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { OpenTable } from '../page/opentable.ts'

/** Whoever has not struck a key for so long has seen that the paper is gone, ms. */
const PAUSE = 2000

/**
 * Looks after whoever writes on a thing that others may throw away meanwhile: they are told so and can take it back,
 * and what they go on typing is no command. Returns the way out.
 */
export function watchPaper(
  { table, voice }: OpenTable,
  id: ItemId,
  notices: Notices,
  seat: () => SeatId | undefined,
  /** Nothing is written there any more, also once it is back. */
  onGone: () => void,
): () => void {
  const unsubscribe = table.subscribe(() => {
    if (table.board().items.has(id)) return
    unsubscribe()
    swallow()
    onGone()
    const text = filesSpeaker(voice())(say('writing.gone'))
    const run = () => table.apply([{ do: 'return', id }], { seat: seat() ?? '' })
    notices.add({ say: plain(text), action: { say: say('bin.back'), run } })
  })
  return unsubscribe
}

/** Keys that are struck in one go with those that were meant for the paper come to nothing. */
function swallow(): void {
  const end = () => removeEventListener('keydown', key, true)
  let timer = setTimeout(end, PAUSE)
  const key = (event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey } = event
    const elsewhere = target instanceof Element && target.closest('button, input, textarea, dialog')
    // Whoever has gone on to something else, or says a command, means it.
    const meant = (elsewhere && !elsewhere.closest(TABLETOP)) || ctrlKey || metaKey || altKey
    if (meant || event.key === 'Tab' || event.key === 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    clearTimeout(timer)
    timer = setTimeout(end, PAUSE)
  }
  addEventListener('keydown', key, true)
}
