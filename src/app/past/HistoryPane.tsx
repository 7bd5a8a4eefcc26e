import { useEffect, useMemo, useRef, useState } from 'react'
import type { Face } from '../../paint/pen/look.ts'
import { plain, say } from '../../rules/plain/sentence.ts'
import { type Bookmark, openBookmark } from '../../table/past/bookmarks.ts'
import { originOf } from '../../table/past/branch.ts'
import { tableOf } from '../../table/past/past.ts'
import { type Kept, openSnapshots, type Snapshots } from '../../table/past/snapshots.ts'
import { type EarlierState, takeBack } from '../../table/past/takeback.ts'
import type { Table } from '../../table/table.ts'
import { callerOf } from '../../ui/files/called.ts'
import { History } from '../../ui/files/History.tsx'
import { Past } from '../../ui/files/Past.tsx'
import { filesSpeaker } from '../../ui/files/words.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { OpenTable } from '../page/opentable.ts'
import type { Tables } from '../page/tables.ts'
import { playOn } from './branching.ts'
import { ComparePane } from './ComparePane.tsx'
import { type Drawable, useDrawn } from './drawn.ts'
import type { PastMoment } from './earlier.ts'
import { PastBoard } from './PastBoard.tsx'
import { useBookmarks } from './useBookmarks.ts'

interface Props {
  readonly opened: OpenTable
  readonly tables: Tables
  /** Who acts here; '' for nobody. */
  readonly seat: string
  readonly notices: Notices
  readonly light: 'light' | 'dark'
  readonly face: Face
  readonly reduced: boolean
  onClose(): void
}

interface Looking {
  readonly moment: PastMoment
  readonly earlier: EarlierState
  readonly table: Table
}

/** How the table was: bookmarks and moments to look at, to compare, to take it back to, and to play on from. */
export default function HistoryPane(props: Props) {
  const { opened, tables, notices, onClose } = props
  const { table } = opened
  const speak = useMemo(() => filesSpeaker(opened.voice()), [opened])
  const tell = (key: string, values = {}) => plain(speak(say(key, values)))
  const { list, open, keepNow } = useSnapshots(opened)
  const drawn = useKeptDrawn(list, open, opened)
  const bookmarks = useBookmarks(opened, props.seat)
  const [looking, setLooking] = useState<Looking>()
  const [comparing, setComparing] = useState<string>()
  const past = looking?.table
  useEffect(() => () => past?.close(), [past])

  const voice = opened.voice()
  const marked = bookmarks.all.map((one) => ofBookmark(one, table))
  const kept = list === 'refused' ? [] : (list ?? [])
  const moments = kept.map((one) => ofKept(one, open))

  const look = async (moment: PastMoment) => {
    const earlier = await moment.open()
    if (earlier) setLooking({ moment, earlier, table: tableOf(earlier) })
    else if (moment.bookmark) {
      setLooking(undefined)
      bookmarks.onUnread()
    } else notices.add({ say: tell('history.damaged'), tone: 'bad' })
  }

  const take = async ({ moment, earlier }: Looking) => {
    const before = table.state()
    if (!(await opened.extras.diary?.keep('back'))) await keepNow(before)
    const refusal = takeBack(table, earlier, { whole: true })
    onClose()
    if (refusal) {
      notices.add({ say: refusal, tone: 'bad' })
      return
    }
    const undo = () => {
      if (!takeBack(table, before, { whole: true })) notices.add({ say: tell('history.undone') })
    }
    notices.add({
      say: tell('history.taken', { when: callerOf(voice)(moment) }),
      tone: 'good',
      action: { say: tell('history.undo'), run: undo },
    })
  }

  if (comparing !== undefined) {
    return (
      <ComparePane
        opened={opened}
        all={[...marked, ...moments]}
        chosen={comparing}
        onList={() => setComparing(undefined)}
        onClose={onClose}
      />
    )
  }
  if (!looking) {
    const find = (id: string) => [...marked, ...moments].find((one) => one.id === id)
    const lookAt = (id: string) => {
      const moment = find(id)
      if (moment) void look(moment)
    }
    return (
      <History
        list={drawn}
        bookmarks={{ ...bookmarks, onLook: ({ id }) => lookAt(`bookmark:${id}`) }}
        origin={originOf(table.doc)}
        onLook={({ id }) => lookAt(`kept:${id}`)}
        onClose={onClose}
      />
    )
  }
  const { moment } = looking
  const all = moment.bookmark ? marked : moments
  const at = all.findIndex(({ id }) => id === moment.id)
  const [later, earlier] = at < 0 ? [] : [all[at - 1], all[at + 1]]
  return (
    <Past
      moment={moment}
      refusal={table.barred()}
      {...(earlier && { onEarlier: () => void look(earlier) })}
      {...(later && { onLater: () => void look(later) })}
      onTake={() => void take(looking)}
      onBranch={() => {
        onClose()
        playOn(opened, tables, notices, { ...moment, state: looking.earlier })
      }}
      onCompare={() => {
        setLooking(undefined)
        setComparing(moment.id)
      }}
      onList={() => setLooking(undefined)}
      onClose={onClose}
    >
      <PastBoard {...props} table={looking.table} />
    </Past>
  )
}

const ofBookmark = (bookmark: Bookmark, table: Table): PastMoment => ({
  id: `bookmark:${bookmark.id}`,
  at: bookmark.at,
  name: bookmark.name,
  key: bookmark,
  bookmark,
  open: () => openBookmark(table, bookmark),
})

const ofKept = (
  kept: Kept,
  open: (id: number) => Promise<EarlierState | undefined>,
): PastMoment => ({
  id: `kept:${kept.id}`,
  at: kept.at,
  name: '',
  key: kept,
  since: kept.since,
  open: () => open(kept.id),
})

/** The snapshots of a table as they are listed now; 'refused' where the browser keeps nothing. */
function useSnapshots({ table: { id: table }, extras }: OpenTable) {
  const [list, setList] = useState<readonly Kept[] | 'refused'>()
  const opened = useRef<Promise<Snapshots>>(undefined)
  useEffect(() => {
    let left = false
    const snapshots = openSnapshots(table)
    opened.current = snapshots
    const show = async () => {
      const found = await snapshots.then((open) => open.list()).catch(() => 'refused' as const)
      if (!left) setList(found)
    }
    void show()
    // What was done a moment ago may still be being drawn.
    void extras.diary?.written().then(show)
    return () => {
      left = true
      snapshots.then(
        (open) => open.close(),
        () => undefined,
      )
    }
  }, [table, extras])
  const open = async (id: number) => {
    try {
      return await (await opened.current)?.open(id)
    } catch {
      return undefined
    }
  }
  const keepNow = async (state: EarlierState) => {
    try {
      await (await opened.current)?.keep(state, 'back', Date.now())
    } catch {
      // The browser keeps nothing. It can be taken back as long as the notice of it stands.
    }
  }
  return { list, open, keepNow }
}

type List = ReturnType<typeof useSnapshots>['list']

/** The list with pictures for those that were kept without one, since there was no time. */
function useKeptDrawn(
  list: List,
  open: (id: number) => Promise<EarlierState | undefined>,
  opened: OpenTable,
): List {
  const bare = useMemo(
    () =>
      (list === 'refused' ? [] : (list ?? [])).flatMap((one): Drawable[] =>
        one.picture ? [] : [{ key: one, open: () => open(one.id) }],
      ),
    [list, open],
  )
  const picture = useDrawn(bare, opened)
  if (list === 'refused' || !list) return list
  return list.map((one) => {
    const made = picture(one)
    return one.picture || !made || made === 'damaged' ? one : { ...one, picture: made }
  })
}
