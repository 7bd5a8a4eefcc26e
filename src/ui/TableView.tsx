import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
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
import type { ItemId } from '../rules/plain/item.ts'
import { say as sentence } from '../rules/plain/sentence.ts'
import { samePlain } from '../table/document/plain.ts'
import type { Table } from '../table/table.ts'
import { useTable } from '../table/use.ts'
import { Announcer } from './Announcer.tsx'
import { Coming } from './desk/Coming.tsx'
import type { CommandId, Does } from './desk/commands.ts'
import type { Desk, Handed } from './desk/desk.ts'
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
import type { OwnSettings } from './settings/SettingsView.tsx'
import type { Moment } from './story/moment.ts'

const SitAround = late(() => import('./round/SitAround.tsx'))
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
  extends Omit<LayoutProps, 'height' | 'onHeight' | 'trayOut' | 'onTrayAway'> {
  desk: Handed
  /** Stands in the table's place, where this device is somebody's hand. */
  palm: ((parts: PalmParts) => ReactNode) | undefined
  /** What the commands do that are not the interface's own. */
  does: AppDoes
  own: OwnSettings
  onOwn(own: OwnSettings): void
  /** How the table was: comes from the app, as the board does. */
  history(onClose: () => void): ReactNode
  camera: CallPhotographer
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
  const lacks = useMemo(() => lacking(desk.game), [desk.game])
  // Whoever takes a tool, or wants to look, wants to see the table: a sheet may stand over all of it.
  const take = (tool: Tool) => {
    if (commandFor(tool).changes && desk.table.refuses()) return
    setHeight('low')
    onTool(tool)
  }
  const toggle = (command: CommandId) => setOpen((now) => (now === command ? undefined : command))
  const does: Does = {
    ...props.does,
    ...interfaceDoes({ ...props, take, toggle, setHeight, setTray }),
  }
  const run = (id: CommandId) => {
    if (lacks.has(id)) return
    const { lies, changes } = commandFor(id)
    if (lists && lies) {
      const action = { say: sentence('lists.leave'), run: () => latest.current('outline') }
      props.notices.add({ say: sentence('lists.tool'), action })
    } else if (!(changes && desk.table.refuses())) does[id]()
  }
  const ending = useTable(desk.table, (table) => desk.game.ending?.(table.board()), samePlain)
  useEnd(ending?.told ?? false, () => props.coming || setOpen('ending'))
  const read = useTable(desk.table, (table) => textAloud(desk, table, props.selected), samePlain)
  const latest = useRef(run)
  latest.current = run
  const seek = useSeek(desk)
  const within = useMemo(
    (): Desk => ({
      ...desk,
      run: (command) => latest.current(command),
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
    [desk, seek],
  )
  useKeys(run, props.own.keys)
  return (
    <Seated desk={within}>
      {palm ? (
        <Suspense>{palm(PARTS)}</Suspense>
      ) : (
        <Layout
          {...props}
          onTool={take}
          height={height}
          onHeight={setHeight}
          asides={
            <>
              {props.asides}
              <Suspense>
                {!props.coming && <Moments still={props.still} hear={props.hearMoment} />}
              </Suspense>
              <Suspense>
                {open === 'free' && <FreePanel onClose={() => setOpen(undefined)} />}
                {open === 'rolls' && <RollsPanel onClose={() => setOpen(undefined)} />}
                {open === 'statistics' && <StatisticsPanel onClose={() => setOpen(undefined)} />}
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
      )}
      <Suspense fallback={<Coming onGiveUp={() => setOpen(undefined)} />}>
        {open === 'ending' && ending && (
          <EndingPage
            ending={ending}
            still={props.still}
            hear={props.hearMoment}
            onClose={() => setOpen(undefined)}
          />
        )}
        {open === 'chronicle' && <ChronicleView onClose={() => setOpen(undefined)} />}
        {open === 'print' && (
          <PrintTable
            camera={props.camera}
            selected={props.selected}
            onClose={() => setOpen(undefined)}
          />
        )}
        {open === 'picture' && (
          <SavePicture
            camera={props.camera}
            selected={props.selected}
            onClose={() => setOpen(undefined)}
          />
        )}
        {open === 'aloud' && read && <ReadAloud {...read} onClose={() => setOpen(undefined)} />}
        {open === 'commands' && (
          <Commands
            without={[
              ...lacks,
              ...(ending ? [] : ['ending' as const]),
              ...(read ? [] : ['aloud' as const]),
            ]}
            onRun={run}
            onClose={() => setOpen(undefined)}
          />
        )}
        {open === 'rules' && <RuleBook onClose={() => setOpen(undefined)} />}
        {open === 'binned' && <BinDialog onClose={() => setOpen(undefined)} />}
        {open === 'settings' && (
          <SettingsView own={props.own} onOwn={props.onOwn} onClose={() => setOpen(undefined)} />
        )}
        {open === 'round' && <SitAround around={props.around} onClose={() => setOpen(undefined)} />}
        {open === 'invite' && <Invite doors={props.doors} onClose={() => setOpen(undefined)} />}
        {open === 'history' && props.history(() => setOpen(undefined))}
        {open === 'find' && <Find onClose={() => setOpen(undefined)} />}
      </Suspense>
    </Seated>
  )
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

/** What the one selected thing would have read aloud. */
function textAloud({ game }: Handed, table: Table, [id, more]: readonly ItemId[]) {
  const item = more === undefined ? table.board().items.get(id ?? '') : undefined
  const field = item && game.pieces[item.kind]?.aloud
  if (!item || field === undefined) return undefined
  return { title: nameOf(game, item), text: item.texts[field] ?? '' }
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
