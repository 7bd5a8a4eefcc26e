import { X } from 'lucide-react'
import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Supply } from '../rules/board/piece.ts'
import type { ItemId, SeatId } from '../rules/plain/item.ts'
import type { Sentence } from '../rules/plain/sentence.ts'
import type { Side } from '../rules/plain/sides.ts'
import { Announcer } from './Announcer.tsx'
import { MoreMenu } from './bars/MoreMenu.tsx'
import { PauseButton } from './bars/PauseCard.tsx'
import { SupplyBar, SupplyPile } from './bars/SupplyBar.tsx'
import { ThumbBar } from './bars/ThumbBar.tsx'
import { TopBar } from './bars/TopBar.tsx'
import type { AroundScreen, MenuAt, TrayAt } from './desk/around.ts'
import { Coming } from './desk/Coming.tsx'
import type { CommandId } from './desk/commands.ts'
import { useDesk } from './desk/desk.ts'
import { useForms } from './desk/forms.tsx'
import { TableWarning } from './desk/TableWarning.tsx'
import type { Tool } from './desk/Tools.tsx'
import type { Sight } from './device/keepclear.ts'
import { usePhone, useSheet } from './device/machine.ts'
import { useUntouched } from './device/useUntouched.ts'
import { Guide } from './guide/Guide.tsx'
import { turnFor } from './parts/facing.ts'
import { IconButton } from './parts/IconButton.tsx'
import { late, soon } from './parts/late.tsx'
import { NoticeList } from './parts/NoticeList.tsx'
import type { Notices } from './parts/notices.ts'
import { OverContext } from './parts/over.ts'
import type { SheetHeight } from './parts/Sheet.tsx'
import { useSay } from './say/say.ts'
import type { OwnSettings } from './settings/SettingsView.tsx'
import type { Doors } from './share/doors.ts'

// Nobody needs these before something is touched.
const ItemBar = late(() => import('./things/ItemBar.tsx'))
// How near one looks is read when there is something to look at.
const ZoomBar = soon(() => import('./bars/ZoomBar.tsx'))
// Only where several people sit around one screen.
const PlacesAround = late(() => import('./round/PlacesAround.tsx'))
const TableFrame = late(() => import('./round/TableFrame.tsx'))
// Only where a game is played by cards in hand.
const HandPanel = late(() => import('./hands/HandPanel.tsx'))
const TrayGrip = late(() => import('./round/TrayGrip.tsx'))
const ItemMenu = late(() => import('./things/ItemMenu.tsx'))

const PARTS = { Guide, SupplyPile, MoreMenu, PauseButton }

export interface LayoutProps {
  /** The board, which fills its place; overlays such as the writing field may stand beside it. */
  board: ReactNode
  /** The same table as lists, which stand in the board's place while they are shown. */
  lists: ReactNode
  tray: ReactNode
  /** Small trays beside it, while there are any. */
  asides: ReactNode
  sight: Sight
  /** How others come in; fetched when somebody asks for it. */
  doors(): Promise<Doors>
  tool: Tool
  onTool(tool: Tool): void
  selected: readonly ItemId[]
  menu: MenuAt | undefined
  onMenuClose(): void
  /** A hand pulls from a stack; at a screen that people sit around, one of this side's. */
  onPull(event: PointerEvent, supply: Supply, side?: Side): void
  /** How people sit round this screen, if they do. */
  around: AroundScreen
  /** Runs commands for one of them. */
  runAs(seat: SeatId): (command: CommandId) => void
  /** What a command opened for one of them. */
  openedAt(seat: SeatId, command: CommandId, onClose: () => void): ReactNode
  /** One from the supply, at a place on the screen (client px), before whoever sits there, or in the middle. */
  onMake(supply: Supply, x?: number, y?: number, side?: Side): void
  notices: Notices
  own: OwnSettings
  onOwn(own: OwnSettings): void
  /** More of the table is on its way here. */
  coming: boolean
  /** What is amiss as long as it is, such as that nothing is being saved. */
  warning: Sentence | undefined
  height: SheetHeight
  onHeight(height: SheetHeight): void
  /** Where there is no room for the tray, it was brought out. */
  trayOut: boolean
  onTrayAway(): void
}

/** Where everything stands round the board. */
export function Layout(props: LayoutProps) {
  const { height, onHeight } = props
  const desk = useDesk()
  const say = useSay()
  const phone = usePhone()
  const small = useSheet()
  const { form } = useForms()
  const rolling = useLingering(desk.throwing)
  const trayOut = useUntouched(rolling || props.trayOut)
  // Where the guide is a sheet it comes up to say what the dice decided.
  useEnded(useUntouched(desk.throwing), () => {
    if (small && height === 'low' && !desk.free) onHeight('half')
  })
  const lists = Boolean(props.lists)
  const among = !lists && props.around.sides.length > 0
  const { tray } = props.around
  const { selected, sight } = props
  const { where, views, lying, zoomed } = sight
  const sought = { selected, where, views }
  // Where nothing lies yet, what can be laid is at hand.
  const [reach, setReach] = useState(() => !props.coming && desk.table.state().items.size === 0)
  const [over, setOver] = useState<HTMLElement | null>(null)
  // A question wants to be seen: the sheet comes up for it.
  const risen = form && height === 'low' ? 'half' : height
  // A sheet leaves a phone no room for what is selected and what can be done with it, until it is drawn up again.
  const [kept, keep] = useState<readonly ItemId[]>()
  const yields = phone && !form && selected.length > 0 && kept !== selected
  return (
    <OverContext value={over}>
      <div
        className="screen"
        data-reach={reach}
        data-tray={trayOut}
        data-shaking={desk.shaking}
        data-lists={lists}
        data-among={among}
      >
        <TopBar tool={props.tool} onTool={props.onTool} lists={lists} among={among} />
        {props.warning && !among && <TableWarning what={props.warning} />}
        <main>
          <div className="place-board" inert={lists}>
            {props.board}
          </div>
          {props.lists}
        </main>
        {among ? (
          <Suspense>
            <TableFrame around={props.around} sight={sight} />
            <PlacesAround with={PARTS} {...props} />
          </Suspense>
        ) : (
          <Guide
            height={yields ? 'low' : risen}
            onHeight={(next) => {
              keep(selected)
              onHeight(next)
            }}
          />
        )}
        <section
          className="place-tray"
          aria-label={say('tray')}
          style={among && tray ? trayStyle(tray, props.around.big) : undefined}
        >
          {props.tray}
          <Suspense>{among && tray && <TrayGrip around={props.around} at={tray} />}</Suspense>
          {small && props.trayOut && (
            <IconButton icon={X} label={say('tray.away')} onClick={props.onTrayAway} />
          )}
        </section>
        {props.asides}
        <Suspense>{!among && desk.game.hand && <HandPanel onHeight={onHeight} />}</Suspense>
        {!lists && !among && (
          // Its room is kept: what a table opens with is not laid out for more.
          <Suspense fallback={<i className="bar zoom-bar" data-covers="corner" aria-hidden />}>
            <ZoomBar zoomed={zoomed} views={views} />
          </Suspense>
        )}
        <footer className="edge">
          {!among && props.selected.length > 0 && (
            <Suspense>
              <ItemBar {...sought} />
            </Suspense>
          )}
          {!among && <SupplyBar onPull={props.onPull} onMake={props.onMake} tool={props.tool} />}
          {phone && !among && (
            <ThumbBar
              tool={props.tool}
              onTool={props.onTool}
              lists={lists}
              supplyOpen={reach}
              onSupply={() => setReach(!reach)}
            />
          )}
        </footer>
        <section ref={setOver} aria-label={say('menus')} />
        {props.menu && (
          <Suspense fallback={<Coming onGiveUp={props.onMenuClose} />}>
            <ItemMenu
              at={props.menu}
              lists={lists}
              onClose={props.onMenuClose}
              onMake={props.onMake}
            />
          </Suspense>
        )}
        {!among && <NoticeList notices={props.notices} sought={{ ...sought, lying }} />}
        <Announcer quiet={props.coming} tells={props.own.tells} />
      </div>
    </OverContext>
  )
}

/** Where the tray stands among people, and whom it faces. */
const trayStyle = ({ x, y, size, side }: TrayAt, big: number) =>
  ({
    '--x': `${x * 100}%`,
    '--y': `${y * 100}%`,
    '--turn': turnFor(side.edge),
    '--big': big,
    '--size': size,
  }) as CSSProperties

// How long the dice can be looked at after they were counted. Milliseconds.
const LOOK = 4000

/** Tells when it is so no longer. */
function useEnded(now: boolean, onEnd: () => void) {
  const was = useRef(now)
  const tell = useRef(onEnd)
  tell.current = onEnd
  useEffect(() => {
    if (was.current && !now) tell.current()
    was.current = now
  }, [now])
}

/** True while it is so, and a while after. */
function useLingering(now: boolean): boolean {
  const [lingers, setLingers] = useState(now)
  useEffect(() => {
    if (now) return setLingers(true)
    const timer = setTimeout(() => setLingers(false), LOOK)
    return () => clearTimeout(timer)
  }, [now])
  return now || lingers
}
