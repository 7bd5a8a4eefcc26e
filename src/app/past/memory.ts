import { drawLikeness } from '../../board/pictures/likeness.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { plain, say } from '../../rules/plain/sentence.ts'
import { originOf } from '../../table/past/branch.ts'
import { keepDiary } from '../../table/past/diary.ts'
import { keepLikeness } from '../../table/store/likenesses.ts'
import { filesSpeaker } from '../../ui/files/words.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import { bytesSaid } from '../../ui/settings/bytes.ts'
import { askToKeep, spaceLeft } from '../../ui/settings/storage.ts'
import { diceSay } from '../../ui/throws/words.ts'
import type { Aloud } from '../doubts/eyewitness.ts'
import type { OpenTable } from '../page/opentable.ts'
import { tellAdrift } from '../share/adrift.ts'
import { tellBookmarks } from './tellbookmarks.ts'

/*
 * What is remembered of a table beside the table itself: how it was, how it looks in the lobby, and that the browser is
 * to keep it. Loaded once a table has been shown for a while.
 */

/** How large the picture in the lobby is, px. */
export const LOBBY = { w: 480, h: 300 }
/** How large those in the history are, px. */
export const HISTORY = { w: 288, h: 180 }
/** The picture for the lobby is made anew when it has been quiet for so long (ms). */
const QUIET = 20_000

/** Remembers a table as long as it is open. Returns the way out, to be called while the table is still there. */
export function remember(opened: OpenTable, notices: Notices): () => void {
  const { table, game, room, eyes, extras } = opened
  const voice = opened.voice()
  const coming = () => room.around().arriving !== undefined
  const diary = keepDiary(table, (board) => drawLikeness(board, game, voice.say, HISTORY), coming)
  extras.diary = diary
  let drawn: object | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = false
  const draw = () => {
    clearTimeout(timer)
    timer = undefined
    if (coming() || drawn === table.state()) return
    drawn = table.state()
    void keepLook(opened)
  }
  const mind = () => {
    if (asked || table.state().items.size === 0) return
    asked = true
    void mindRoom(opened, notices)
  }
  const stop = table.subscribe(() => {
    timer ??= setTimeout(draw, QUIET)
    mind()
  })
  // What was laid before this came counts too.
  mind()
  // A table that was opened before its picture was ever made has one at once.
  timer = setTimeout(draw, 1000)
  const onHidden = () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) draw()
  }
  document.addEventListener('visibilitychange', onHidden)
  const deaf = eyes.aloud((doubt) => tellDoubt(opened, doubt, notices))
  const hush = tellAdrift(opened, notices)
  const deafToBookmarks = tellBookmarks(opened, notices, coming)
  return () => {
    deafToBookmarks()
    hush()
    deaf()
    document.removeEventListener('visibilitychange', onHidden)
    stop()
    draw()
    clearTimeout(timer)
    void diary.close()
    if (extras.diary === diary) delete extras.diary
  }
}

/** Keeps how a table looks now, and who sits at it, for the lobby. */
async function keepLook({ table, game, voice }: OpenTable): Promise<void> {
  const board = table.board()
  const at = Date.now()
  const people = board.seats.flatMap(({ name }) => name || []).slice(0, 12)
  try {
    const picture = await drawLikeness(board, game, voice().say, LOBBY)
    await keepLikeness(table.id, { at, picture, people, from: originOf(table.doc) })
  } catch {
    // The browser keeps nothing, or draws nothing where nobody sees it: the lobby does without.
  }
}

/** Somebody says that a throw was not as it is written down. */
function tellDoubt(opened: OpenTable, { by, of }: Aloud, notices: Notices): void {
  const voice = diceSay(opened.voice())
  const { seats } = opened.table.state()
  const nameOf = (seat: SeatId | undefined) => seatOf(seats, seat)?.name ?? voice('witness.guest')
  const name = nameOf(of)
  const text =
    by === 'own' ? voice('doubt.own', { name }) : voice('doubt.aloud', { name, by: nameOf(by) })
  notices.add({ say: plain(text), tone: 'bad' })
}

/** Something is on the table: the browser is asked to keep it, and it is told where there is little room left. */
async function mindRoom(opened: OpenTable, notices: Notices): Promise<void> {
  await askToKeep()
  const left = await spaceLeft()
  if (left === undefined) return
  const voice = opened.voice()
  const text = filesSpeaker(voice)(say('room.low', { left: bytesSaid(left, voice.lang) }))
  notices.add({ say: plain(text), tone: 'bad' })
}
