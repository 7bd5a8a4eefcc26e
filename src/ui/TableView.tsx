import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useFacing } from './parts/facing.ts'
import { late, unasked } from './parts/late.tsx'
import './device/theme.css'
import './parts/controls.css'
import './tableview.css'
import './bars/bars.css'
import './bars/markers.css'
import './bars/supply.css'
import './guide/guide.css'
import './guide/check.css'
import './guide/forms.css'
import './parts/floating.css'
import './parts/notices.css'
import './parts/dialogs.css'
import './writing/writing.css'
import './tray.css'
import type { ItemId, SeatId } from '../rules/plain/item.ts'
import { say as sentence } from '../rules/plain/sentence.ts'
import { EDGES } from '../rules/plain/sides.ts'
import { samePlain } from '../table/document/plain.ts'
import type { Table } from '../table/table.ts'
import { useTable } from '../table/use.ts'
import { Announcer } from './Announcer.tsx'
import { Coming } from './desk/Coming.tsx'
import type { CommandId, Does } from './desk/commands.ts'
import { type Desk, type Handed, useDesk, useReading } from './desk/desk.ts'
import { Seated } from './desk/forms.tsx'
import { commandFor } from './desk/keys.ts'
import { lacking } from './desk/lacking.ts'
import type { Tool } from './desk/Tools.tsx'
import { useKeys } from './desk/useKeys.ts'
import { GUIDE } from './device/places.ts'
import { useWood } from './device/wood.ts'
import { type AppDoes, interfaceDoes } from './does.ts'
import { Guide } from './guide/Guide.tsx'
import { Layout, type LayoutProps } from './Layout.tsx'
import type { PalmParts } from './palm/props.ts'
import type { SheetHeight } from './parts/Sheet.tsx'
import type { CallPhotographer } from './print/pictures.ts'
import { nameOf } from './say/names.ts'
import type { Moment } from './story/moment.ts'

const SitAround = late(() => import('./round/SitAround.tsx'))
const Appliance = late(() => import('./appliance/Appliance.tsx'))
const Find = late(() => import('./help/Find.tsx'))
const Commands = late(() => import('./help/Commands.tsx'))
const SettingsView = late(() => import('./settings/SettingsView.tsx'))
const RuleBook = late(() => import('./book/RuleBook.tsx'))
const BinDialog = late(() => import('./things/BinDialog.tsx'))
const ReadAloud = late(() => import('./moves/ReadAloud.tsx'))
const FreePanel = late(() => import('./rolls/FreePanel.tsx'))
const RollsPanel = late(() => import('./rolls/RollsPanel.tsx'))
const StatisticsPanel = late(() => import('./rolls/StatisticsPanel.tsx'))
const ChronicleView = late(() => import('./story/ChronicleView.tsx'))
const PrintTable = late(() => import('./print/PrintTable.tsx'))
const SavePicture = late(() => import('./print/SavePicture.tsx'))
const Invite = late(() => import('./people/Invite.tsx'))
const EndingPage = late(() => import('./story/Ending.tsx'))
// Nothing waits for it.
const Moments = unasked(() => import('./story/Moments.tsx'))

/** What a hand shows that an open table has already. */
const PARTS = { Guide, Announcer }

export interface TableViewProps
  extends Omit<
    LayoutProps,
    'height' | 'onHeight' | 'trayOut' | 'onTrayAway' | 'runAs' | 'openedAt'
  > {
  desk: Handed
  /** Stands in the table's place, where this device is somebody's hand. */
  palm: ((parts: PalmParts) => ReactNode) | undefined
  /** What the commands do that are not the interface's own. */
  does: AppDoes
  /** The same for one of those who share this screen. */
  doesAs(seat: SeatId): AppDoes
  /** How the table was: comes from the app, as the board does. */
  history(onClose: () => void): ReactNode
  camera: CallPhotographer
  /** The next group sits down here, at a table of its own. */
  onNext(): Promise<void>
  /** Nothing moves here. */
  still: boolean
  /** Makes a moment heard. */
  hearMoment(what: Moment): void
}

/** The whole screen of a table: board and tray come from the app, everything else stands around them. */
export function TableView(props: TableViewProps) {
  const { desk, onTool, palm } = props
  useWood()
  const [open, setOpen] = useState<CommandId>()
  const [height, setHeight] = useState<SheetHeight>('low')
  const [tray, setTray] = useState(false)
  const [replaying, setReplaying] = useState(false)
  const lists = props.own.view === 'lists'
  const { around } = props
  const seated = around.sides.length > 0
  // A screen that stands somewhere by itself says at the root of its page what it does without.
  const { without } = document.documentElement.dataset
  const lacks = useMemo(
    () => lacking(desk.game, seated, without?.split(' ')),
    [desk.game, seated, without],
  )
  // Whoever takes a tool, or wants to look, wants to see the table: a sheet may stand over all of it.
  const take = (tool: Tool) => {
    if (commandFor(tool).changes && desk.table.refuses()) return
    setHeight('low')
    onTool(tool)
  }
  const among = !lists && seated
  const edges = useMemo(
    () => (among ? EDGES.filter((edge) => around.sides.some((side) => side.edge === edge)) : []),
    [among, around.sides],
  )
  const own = { ...props, setHeight, setTray }
  const toggle = (command: CommandId) => setOpen((now) => (now === command ? undefined : command))
  const runs = (does: Does) => (id: CommandId) => {
    if (lacks.has(id)) return
    const { lies, changes } = commandFor(id)
    if (lists && lies) {
      const action = { say: sentence('lists.leave'), run: () => latest.current('outline') }
      props.notices.add({ say: sentence('lists.tool'), action })
    } else if (!(changes && desk.table.refuses())) does[id]()
  }
  /** The same for one of those who sit around this screen: what it opens stands in their place. */
  const runAs = (seat: SeatId) => {
    const open = (command: CommandId) =>
      around.turnTo(seat, { open: around.at[seat]?.open === command ? undefined : command })
    const theirs = { ...own, desk: { ...desk, ...desk.as(seat) }, notices: props.notices.to(seat) }
    const hold = (tool: Tool) => around.take(seat, tool)
    const does = interfaceDoes({ ...theirs, take: hold, toggle: open })
    return runs({
      ...props.doesAs(seat),
      ...does,
      outline() {
        // What is done by the lists is done by whoever opened them.
        desk.sit(seat)
        does.outline()
      },
      tray: () => around.bringTray(seat),
      clear: () => toggle('clear'),
    })
  }
  const acting = among ? desk.seat() : undefined
  const run =
    acting === undefined
      ? runs({ ...props.does, ...interfaceDoes({ ...own, take, toggle }) })
      : runAs(acting)
  const told = useTable(desk.table, (table) => desk.game.ending?.(table.board())?.told ?? false)
  useEnd(told, () => {
    if (props.coming) return
    // From every side of a screen that people sit around.
    if (among) for (const { seat } of around.sides) around.turnTo(seat, { open: 'ending' })
    else setOpen('ending')
  })
  const latest = useRef(run)
  latest.current = run
  const seek = useSeek(desk)
  const within = useMemo(
    (): Desk => ({
      ...desk,
      run: (command) => latest.current(command),
      without: lacks,
      show(ids) {
        setHeight('low')
        seek([...ids])
      },
      replay(record, tumble) {
        // It wants to be seen where the tray is put away.
        setReplaying(record !== undefined)
        desk.replay(record, tumble)
      },
    }),
    [desk, seek, lacks],
  )
  useKeys(run, props.own.keys)
  return (
    <Seated desk={within}>
      {palm ? (
        <Suspense>{palm(PARTS)}</Suspense>
      ) : (
        <>
          <Layout
            {...props}
            onTool={take}
            runAs={runAs}
            openedAt={(seat, id, close) => {
              const opened = { id, selected: around.at[seat]?.selected ?? [], onClose: close }
              return (
                <Suspense>
                  <Opened {...props} {...opened} onRun={runAs(seat)} />
                  <Beside {...opened} />
                </Suspense>
              )
            }}
            height={height}
            onHeight={setHeight}
            asides={
              <>
                {props.asides}
                <Suspense>
                  {!props.coming && (
                    <Moments still={props.still} edges={edges} hear={props.hearMoment} />
                  )}
                </Suspense>
                <Suspense>
                  {open && <Beside id={open} onClose={() => setOpen(undefined)} />}
                </Suspense>
              </>
            }
            trayOut={tray || replaying || open === 'free'}
            onTrayAway={() => {
              setTray(false)
              setReplaying(false)
              if (open === 'free') setOpen(undefined)
            }}
          />
          <Suspense>
            {!lacks.has('clear') && (
              <Appliance
                around={around}
                clearing={open === 'clear'}
                onClear={props.onNext}
                onClose={() => setOpen(undefined)}
              />
            )}
          </Suspense>
        </>
      )}
      <Suspense fallback={<Coming onGiveUp={() => setOpen(undefined)} />}>
        {open && <Opened {...props} id={open} onRun={run} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </Seated>
  )
}

interface OpenedProps {
  readonly id: CommandId
  onClose(): void
}

/** What a command has opened to be gone on with beside the table. */
function Beside({ id, onClose }: OpenedProps) {
  if (id === 'free') return <FreePanel onClose={onClose} />
  if (id === 'rolls') return <RollsPanel onClose={onClose} />
  return id === 'statistics' ? <StatisticsPanel onClose={onClose} /> : null
}

/** What a command has opened over the table. */
function Opened(props: OpenedProps & TableViewProps & { onRun(id: CommandId): void }) {
  const { id, selected, camera, onClose } = props
  const all = useFacing() !== undefined
  const desk = useDesk()
  const ending = useReading((board) => desk.game.ending?.(board))
  const read = useTable(desk.table, (table) => textAloud(desk, table, selected, all), samePlain)
  switch (id) {
    case 'ending':
      return (
        ending && (
          <EndingPage
            ending={ending}
            still={props.still}
            hear={props.hearMoment}
            onClose={onClose}
          />
        )
      )
    case 'chronicle':
      return <ChronicleView onClose={onClose} />
    case 'print':
      return <PrintTable camera={camera} selected={selected} onClose={onClose} />
    case 'picture':
      return <SavePicture camera={camera} selected={selected} onClose={onClose} />
    case 'aloud':
      return read && <ReadAloud {...read} onClose={onClose} />
    case 'commands':
      return (
        <Commands
          without={[
            ...desk.without,
            ...(ending ? [] : ['ending' as const]),
            ...(read ? [] : ['aloud' as const]),
          ]}
          onRun={props.onRun}
          onClose={onClose}
        />
      )
    case 'rules':
      return <RuleBook onClose={onClose} />
    case 'binned':
      return <BinDialog onClose={onClose} />
    case 'settings':
      return <SettingsView own={props.own} onOwn={props.onOwn} onClose={onClose} />
    case 'round':
      return <SitAround around={props.around} onClose={onClose} />
    case 'invite':
      return <Invite doors={props.doors} onClose={onClose} />
    case 'history':
      return props.history(onClose)
    case 'find':
      return <Find onClose={onClose} />
    default:
      return null
  }
}

/** What is sought is shown, once no sheet stands over it. */
function useSeek(desk: Handed): (ids: readonly ItemId[]) => void {
  const [sought, seek] = useState<readonly ItemId[]>()
  const onDesk = useRef(desk)
  onDesk.current = desk
  useEffect(() => {
    if (!sought) return
    let left = false
    void guideAtRest().then(() => left || onDesk.current.show(sought))
    return () => {
      left = true
    }
  }, [sought])
  return seek
}

/** Waits until the guide stands as high as it is going to. */
const guideAtRest = () =>
  Promise.allSettled(
    document
      .querySelector(GUIDE)
      ?.getAnimations()
      .map(({ finished }) => finished) ?? [],
  )

/** What the one selected thing would have read aloud; to `all` sides of a screen that is whatever is written on it. */
function textAloud({ game }: Handed, table: Table, [id, more]: readonly ItemId[], all: boolean) {
  const { items } = table.board()
  const item = more === undefined ? items.get(id ?? '') : undefined
  const piece = item && game.pieces[item.kind]
  if (!item || !piece) return undefined
  const title = nameOf(game, item)
  if (piece.aloud !== undefined) return { title, text: item.texts[piece.aloud] ?? '' }
  const [first, ...others] = piece.texts
  if (!all || first === undefined) return undefined
  const stuck = [...items.values()].filter(({ place }) => place.on === id)
  const texts = [
    ...others.map((field) => item.texts[field]),
    ...stuck.map((one) => nameOf(game, one)),
  ]
  return { title, text: texts.filter(Boolean).join('\n') }
}

/** Tells when the story has been told to its end; not of one that had ended before. */
function useEnd(over: boolean, onEnd: () => void) {
  const was = useRef(over)
  const tell = useRef(onEnd)
  tell.current = onEnd
  useEffect(() => {
    if (over && !was.current) tell.current()
    was.current = over
  }, [over])
}
