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
import type { ItemId, SeatId } from '../rules/plain/item.ts'
import { say as sentence } from '../rules/plain/sentence.ts'
import { EDGES } from '../rules/plain/sides.ts'
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
import type { Openable } from './OpenOver.tsx'
import type { PalmParts } from './palm/props.ts'
import type { SheetHeight } from './parts/Sheet.tsx'

const OpenOver = late(() => import('./OpenOver.tsx'))
const OpenBeside = late(() => import('./OpenBeside.tsx'))
const Appliance = late(() => import('./appliance/Appliance.tsx'))
// Nothing waits for it.
const Moments = unasked(() => import('./story/Moments.tsx'))

/** What a hand shows that an open table has already. */
const PARTS = { Guide, Announcer }

export interface TableViewProps
  extends Openable,
    Omit<LayoutProps, 'height' | 'onHeight' | 'trayOut' | 'onTrayAway' | 'runAs' | 'openedAt'> {
  desk: Handed
  /** Stands in the table's place, where this device is somebody's hand. */
  palm: ((parts: PalmParts) => ReactNode) | undefined
  /** What the commands do that are not the interface's own. */
  does: AppDoes
  /** The same for one of those who share this screen. */
  doesAs(seat: SeatId): AppDoes
  /** The next group sits down here, at a table of its own. */
  onNext(): Promise<void>
}

/** The whole screen of a table: board and tray come from the app, everything else stands around them. */
export function TableView(props: TableViewProps) {
  const { desk, onTool, palm } = props
  useWood()
  const [open, setOpen] = useState<CommandId>()
  const [asker, setAsker] = useState<SeatId>()
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
      // Nobody takes it from the others unasked.
      lobby: () => (around.sides.length > 1 ? open('lobby') : props.does.lobby()),
      clear() {
        setAsker(seat)
        toggle('clear')
      },
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
                  <OpenOver {...props} {...opened} onRun={runAs(seat)} />
                  <OpenBeside {...opened} />
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
                  {open && <OpenBeside id={open} onClose={() => setOpen(undefined)} />}
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
                asker={asker}
                onClear={props.onNext}
                onClose={() => setOpen(undefined)}
              />
            )}
          </Suspense>
        </>
      )}
      <Suspense fallback={<Coming onGiveUp={() => setOpen(undefined)} />}>
        {open && <OpenOver {...props} id={open} onRun={run} onClose={() => setOpen(undefined)} />}
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
