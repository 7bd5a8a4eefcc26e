import { lazy, type PointerEvent, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import './css/theme.css'
import './css/controls.css'
import './css/bars.css'
import './css/guide.css'
import './css/dialogs.css'
import type { Supply } from '../rules/game.ts'
import type { ItemId } from '../rules/item.ts'
import type { Sentence } from '../rules/sentence.ts'
import { Announcer } from './Announcer.tsx'
import { type Desk, useBoard, useDesk } from './desk.ts'
import { Find } from './Find.tsx'
import { Seated, useForms } from './forms.tsx'
import { Guide } from './Guide.tsx'
import { ItemBar } from './ItemBar.tsx'
import { ItemMenu, type MenuAt } from './ItemMenu.tsx'
import type { Command } from './keys.ts'
import { usePhone } from './machine.ts'
import { NoticeList, Warning } from './NoticeList.tsx'
import type { Notices } from './notices.ts'
import type { OwnSettings } from './Settings.tsx'
import type { SheetHeight } from './Sheet.tsx'
import { SupplyBar } from './SupplyBar.tsx'
import { ThumbBar } from './ThumbBar.tsx'
import type { Tool } from './Tools.tsx'
import { TopBar } from './TopBar.tsx'
import { useKeys } from './useKeys.ts'
import { useWood } from './wood.ts'

const Commands = lazy(() => import('./Commands.tsx'))
const Settings = lazy(() => import('./Settings.tsx'))
const RuleBook = lazy(() => import('./RuleBook.tsx'))
const BinDialog = lazy(() => import('./BinDialog.tsx'))
const EndingPage = lazy(() => import('./Ending.tsx'))

export interface ScreenProps {
  desk: Desk
  /** The board, which fills its place; overlays such as the writing field may stand beside it. */
  board: ReactNode
  tray: ReactNode
  tool: Tool
  onTool(tool: Tool): void
  selected: readonly ItemId[]
  menu: MenuAt | undefined
  onMenuClose(): void
  onPull(event: PointerEvent, supply: Supply): void
  /** One from the supply, at a place on the screen (client px) or in the middle of the view. */
  onMake(supply: Supply, x?: number, y?: number): void
  notices: Notices
  /** What is amiss as long as it is, such as that nothing is being saved. */
  warning: Sentence | undefined
  own: OwnSettings
  onOwn(own: OwnSettings): void
}

/** The whole screen of a table: board and tray come from the app, everything else stands around them. */
export function Screen(props: ScreenProps) {
  const { desk, onTool } = props
  useWood()
  const [open, setOpen] = useState<Command>()
  const [height, setHeight] = useState<SheetHeight>('low')
  const run = (command: Command) => {
    switch (command) {
      case 'hand':
      case 'select':
      case 'oval':
      case 'line':
        return onTool(command)
      case 'find':
      case 'commands':
      case 'settings':
      case 'rules':
      case 'binned':
        return setOpen((now) => (now === command ? undefined : command))
      case 'guide':
        return setHeight((now) => (now === 'low' ? 'half' : 'low'))
      case 'note':
      case 'card': {
        const supply = desk.game.supply.find(
          ({ kind }) => desk.game.pieces[kind]?.painter === command,
        )
        return supply && props.onMake(supply)
      }
      default:
        return desk.run(command)
    }
  }
  const latest = useRef(run)
  latest.current = run
  const within = useMemo(
    () => ({ ...desk, run: (command: Command) => latest.current(command) }),
    [desk],
  )
  useKeys(run, props.own.keys !== false)
  return (
    <Seated desk={within}>
      <Layout {...props} height={height} onHeight={setHeight} />
      <Suspense>
        {open === 'commands' && <Commands onRun={run} onClose={() => setOpen(undefined)} />}
        {open === 'rules' && <RuleBook book={desk.game.book} onClose={() => setOpen(undefined)} />}
        {open === 'binned' && <BinDialog onClose={() => setOpen(undefined)} />}
        {open === 'settings' && (
          <Settings own={props.own} onOwn={props.onOwn} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
      {open === 'find' && <Find onClose={() => setOpen(undefined)} />}
    </Seated>
  )
}

function Layout(props: ScreenProps & { height: SheetHeight; onHeight(height: SheetHeight): void }) {
  const { height, onHeight } = props
  const desk = useDesk()
  const phone = usePhone()
  const board = useBoard()
  const { form } = useForms()
  const [reach, setReach] = useState(false)
  const gathering = desk.game.gathering(board, desk.act())
  // A question wants to be seen: the sheet comes up for it.
  const risen = form && height === 'low' ? 'half' : height
  return (
    <div className="screen" data-reach={reach} data-tray={desk.throwing || gathering !== undefined}>
      <TopBar tool={props.tool} onTool={props.onTool} />
      {props.warning && (
        <Warning
          what={props.warning}
          does={{ key: 'command.backup' }}
          onDo={() => desk.run('backup')}
        />
      )}
      <main className="place-board">{props.board}</main>
      <Guide height={risen} onHeight={onHeight} />
      <div className="place-tray">{props.tray}</div>
      <footer className="edge">
        <ItemBar selected={props.selected} />
        <SupplyBar onPull={props.onPull} onMake={props.onMake} />
        {phone && (
          <ThumbBar
            tool={props.tool}
            onTool={props.onTool}
            supplyOpen={reach}
            onSupply={() => setReach(!reach)}
          />
        )}
      </footer>
      {props.menu && <ItemMenu at={props.menu} onClose={props.onMenuClose} onMake={props.onMake} />}
      <Story />
      <NoticeList notices={props.notices} />
      <Announcer />
    </div>
  )
}

/** The end page comes up when the story is over, and can be laid aside. */
function Story() {
  const { game } = useDesk()
  const ending = game.ending(useBoard())
  const [seen, setSeen] = useState(false)
  if (!ending || seen) return null
  return (
    <Suspense>
      <EndingPage ending={ending} onClose={() => setSeen(true)} />
    </Suspense>
  )
}
