import { useEffect, useMemo, useRef, useState } from 'react'
import { drawLikeness } from '../../board/pictures/likeness.ts'
import { type BoardHandle, TableTop } from '../../board/TableTop.tsx'
import type { Face } from '../../paint/pen/look.ts'
import { plain, say } from '../../rules/plain/sentence.ts'
import { tableOf } from '../../table/past/past.ts'
import { type Kept, openSnapshots, type Snapshots } from '../../table/past/snapshots.ts'
import { type EarlierState, takeBack } from '../../table/past/takeback.ts'
import type { Table } from '../../table/table.ts'
import { isTyping, keyed } from '../../ui/desk/keys.ts'
import { History } from '../../ui/files/History.tsx'
import { Past } from '../../ui/files/Past.tsx'
import { filesSpeaker } from '../../ui/files/words.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import { when } from '../../ui/say/format.ts'
import { chance } from '../page/chance.ts'
import { labelOf } from '../page/label.ts'
import type { OpenTable } from '../page/opentable.ts'
import { HISTORY } from './memory.ts'

interface Props {
  readonly opened: OpenTable
  readonly notices: Notices
  readonly light: 'light' | 'dark'
  readonly face: Face
  readonly reduced: boolean
  onClose(): void
}

interface Looking {
  readonly kept: Kept
  readonly earlier: EarlierState
  readonly table: Table
}

/** How the table was: a list to choose from, one of them to be looked at, and taken back. */
export default function HistoryPane(props: Props) {
  const { opened, notices, onClose } = props
  const { table } = opened
  const speak = useMemo(() => filesSpeaker(opened.voice()), [opened])
  const tell = (key: string, values = {}) => plain(speak(say(key, values)))
  const { list, open, keepNow } = useSnapshots(table.id)
  const drawn = useDrawn(list, open, opened)
  const [looking, setLooking] = useState<Looking>()
  const past = looking?.table
  useEffect(() => () => past?.close(), [past])

  const look = async (kept: Kept) => {
    const earlier = await open(kept.id)
    if (earlier) setLooking({ kept, earlier, table: tableOf(earlier) })
    else notices.add({ say: tell('history.damaged'), tone: 'bad' })
  }

  const take = async ({ kept, earlier }: Looking) => {
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
      say: tell('history.taken', { when: when(kept.at, Date.now(), opened.voice().lang) }),
      tone: 'good',
      action: { say: tell('history.undo'), run: undo },
    })
  }

  if (!looking) return <History list={drawn} onLook={(kept) => void look(kept)} onClose={onClose} />
  const all = list === 'refused' ? [] : (list ?? [])
  const at = all.findIndex(({ id }) => id === looking.kept.id)
  const [later, earlier] = [all[at - 1], all[at + 1]]
  return (
    <Past
      kept={looking.kept}
      refusal={table.barred()}
      {...(earlier && { onEarlier: () => void look(earlier) })}
      {...(later && { onLater: () => void look(later) })}
      onTake={() => void take(looking)}
      onList={() => setLooking(undefined)}
      onClose={onClose}
    >
      <PastBoard {...props} table={looking.table} />
    </Past>
  )
}

/** The snapshots of a table as they are listed now; 'refused' where the browser keeps nothing. */
function useSnapshots(table: string) {
  const [list, setList] = useState<readonly Kept[] | 'refused'>()
  const opened = useRef<Promise<Snapshots>>(undefined)
  useEffect(() => {
    let left = false
    const snapshots = openSnapshots(table)
    opened.current = snapshots
    snapshots
      .then((open) => open.list())
      .catch(() => 'refused' as const)
      .then((found) => left || setList(found))
    return () => {
      left = true
      snapshots.then(
        (open) => open.close(),
        () => undefined,
      )
    }
  }, [table])
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
function useDrawn(
  list: List,
  open: (id: number) => Promise<EarlierState | undefined>,
  { game, voice }: OpenTable,
): List {
  const [pictures, setPictures] = useState<ReadonlyMap<number, Uint8Array<ArrayBuffer>>>(new Map())
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    let left = false
    const draw = async () => {
      for (const { id, picture } of list === 'refused' ? [] : (list ?? [])) {
        const earlier = picture || left ? undefined : await latest.current(id)
        if (!earlier || left) continue
        const table = tableOf(earlier)
        const made = await drawLikeness(table.board(), game, voice().say, HISTORY)
        table.close()
        setPictures((known) => new Map([...known, [id, made]]))
      }
    }
    // Without a picture it is still there to be looked at.
    draw().catch(() => undefined)
    return () => {
      left = true
    }
  }, [list, game, voice])
  return useMemo(() => {
    if (list === 'refused' || !list) return list
    return list.map((one) => ({ ...one, picture: one.picture ?? pictures.get(one.id) }))
  }, [list, pictures])
}

const NOTHING: ReadonlySet<string> = new Set()
const UNCOVERED = () => ({ left: 0, top: 0, right: 0, bottom: 0 })
const ignore = () => {}

/** The board as it was: it can be moved about and read, and nothing else. */
function PastBoard(
  props: Pick<Props, 'light' | 'face' | 'reduced'> & { table: Table; opened: OpenTable },
) {
  const { table, opened } = props
  const { game } = opened
  const handle = useRef<BoardHandle>(null)
  const { say: speak } = useMemo(() => opened.voice(), [opened])
  const marks = useMemo(() => game.read(table.board()), [table, game])
  return (
    <TableTop
      table={table}
      game={game}
      marks={marks}
      seat={undefined}
      chance={chance}
      tool="hand"
      light={props.light}
      face={props.face}
      reduced={props.reduced}
      glow={NOTHING}
      hidden={NOTHING}
      say={speak}
      keyed={(press) => keyed('board', press)}
      typing={isTyping}
      onSelect={ignore}
      onTap={ignore}
      onWrite={ignore}
      onOval={ignore}
      onHeld={ignore}
      onLine={ignore}
      onSketch={ignore}
      onScratch={ignore}
      onRustle={ignore}
      onMenu={ignore}
      onView={ignore}
      binning={() => []}
      covered={UNCOVERED}
      label={(id) => {
        const item = table.board().items.get(id)
        return item ? labelOf(item, game, marks, speak) : ''
      }}
      handle={handle}
    />
  )
}
