import { seatOf } from '../../rules/plain/seats.ts'
import { plain, say } from '../../rules/plain/sentence.ts'
import { putBack } from '../../table/past/bookmarks.ts'
import { type BookmarkNews, watchBookmarks } from '../../table/past/lost.ts'
import { callerOf } from '../../ui/files/called.ts'
import { filesSpeaker } from '../../ui/files/words.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import { chance } from '../page/chance.ts'
import type { OpenTable } from '../page/opentable.ts'

/** What was put in earlier than this comes with somebody who was away, and is no news (ms). */
const NEWS = 120_000

/**
 * Says when others put in bookmarks, and when named ones go by others' doing: those can be put back. Returns the way
 * out.
 */
export function tellBookmarks(
  opened: OpenTable,
  notices: Notices,
  coming: () => boolean,
): () => void {
  const { table } = opened
  const tell = ({ put, lost }: BookmarkNews) => {
    const voice = opened.voice()
    const speak = filesSpeaker(voice)
    const told = (...what: Parameters<typeof say>) => plain(speak(say(...what)))
    const called = callerOf(voice, speak)
    const [one, ...more] = coming() ? [] : put.filter(({ at }) => Date.now() - at < NEWS)
    if (one && more.length === 0) {
      const by = seatOf(table.state().seats, one.seat)?.name || voice.say(say('seat.somebody'))
      notices.add({ say: told('bookmark.other', { by, name: called(one) }) })
    } else if (one) notices.add({ say: told('bookmark.others', { n: more.length + 1 }) })
    if (lost.length === 0) return
    const lists = new Intl.ListFormat(voice.lang, { type: 'conjunction' })
    const back = () => {
      for (const each of lost) {
        const refusal = putBack(table, each, chance.id())
        if (refusal)
          return void notices.add({ say: told(refusal.key, refusal.values), tone: 'bad' })
      }
    }
    notices.add({
      say: told('bookmark.lost', { n: lost.length, names: lists.format(lost.map(called)) }),
      tone: 'bad',
      stays: true,
      ...(!table.barred() && { action: { say: told('bookmark.allBack'), run: back } }),
    })
  }
  return watchBookmarks(table, tell)
}
