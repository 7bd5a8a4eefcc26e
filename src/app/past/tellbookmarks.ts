import { seatOf } from '../../rules/plain/seats.ts'
import { plain, say } from '../../rules/plain/sentence.ts'
import { type Bookmark, putBack } from '../../table/past/bookmarks.ts'
import { knowBookmarks } from '../../table/past/known.ts'
import { type BookmarkNews, watchBookmarks } from '../../table/past/lost.ts'
import { callerOf } from '../../ui/files/called.ts'
import { filesSpeaker } from '../../ui/files/words.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import { chance } from '../page/chance.ts'
import type { OpenTable } from '../page/opentable.ts'

/** What was put in earlier than this comes with somebody who was away, and is no news (ms). */
const NEWS = 120_000

/**
 * Says when others put in bookmarks, and when named ones go by others' doing: those can be put back, also
 * when they went while this device was away. Returns the way out.
 */
export function tellBookmarks(
  opened: OpenTable,
  notices: Notices,
  coming: () => boolean,
): () => void {
  const { table } = opened
  const told = (...what: Parameters<typeof say>) =>
    plain(filesSpeaker(opened.voice())(say(...what)))
  const calledNow = () => callerOf(opened.voice())
  const tellLost = (lost: readonly Bookmark[], stays: boolean) => {
    if (lost.length === 0) return
    const lists = new Intl.ListFormat(opened.voice().lang, { type: 'conjunction' })
    const back = () => {
      for (const each of lost) {
        const refusal = putBack(table, each, chance.id())
        if (refusal)
          return void notices.add({ say: told(refusal.key, refusal.values), tone: 'bad' })
      }
    }
    notices.add({
      say: told('bookmark.lost', { n: lost.length, names: lists.format(lost.map(calledNow())) }),
      tone: 'bad',
      stays,
      ...(!table.barred() && { action: { say: told('bookmark.allBack'), run: back } }),
    })
  }
  const tell = ({ put, lost }: BookmarkNews) => {
    const [one, ...more] = coming() ? [] : put.filter(({ at }) => Date.now() - at < NEWS)
    if (one && more.length === 0) {
      const somebody = opened.voice().say(say('seat.somebody'))
      const { name } = seatOf(table.state().seats, one.seat) ?? {}
      const by = name ? filesSpeaker(opened.voice())(say('bookmark.by', { name })) : somebody
      notices.add({ say: told('bookmark.other', { by, name: calledNow()(one) }) })
    } else if (one) notices.add({ say: told('bookmark.others', { n: more.length + 1 }) })
    tellLost(lost, true)
  }
  let left = false
  const look = () => knowBookmarks(table, !coming())
  void look().then(({ before, known }) => {
    if (left) return
    const lost = known.filter((one) => one.lost)
    // What is heard for the first time stays until somebody has seen to it; else it is in the history.
    const news = lost.some((one) =>
      before.some(({ bookmark, lost: long }) => bookmark === one.bookmark && !long),
    )
    tellLost(
      lost.map(({ bookmark }) => bookmark),
      news,
    )
  })
  const stop = watchBookmarks(table, tell, () => void look())
  return () => {
    left = true
    stop()
  }
}
