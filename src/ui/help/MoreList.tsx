import {
  ArchiveRestore,
  BookOpen,
  BrushCleaning,
  ChevronLeft,
  ChevronRight,
  Circle,
  CopyPlus,
  Dices,
  Eraser,
  Focus,
  FolderOpen,
  History,
  ImageDown,
  Inbox,
  Keyboard,
  LayoutGrid,
  ListOrdered,
  ListTree,
  LogOut,
  type LucideIcon,
  Maximize,
  PenLine,
  Printer,
  Save,
  ScrollText,
  Search,
  Settings,
  Share2,
  Spline,
  UsersRound,
  Volume2,
} from 'lucide-react'
import {
  type ComponentProps,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { CommandId } from '../desk/commands.ts'
import { useDesk } from '../desk/desk.ts'
import { usePhone } from '../device/machine.ts'
import { PLACE_BAR } from '../device/places.ts'
import { useFacing } from '../parts/facing.ts'
import { Menu } from '../parts/Menu.tsx'
import { useSay } from '../say/say.ts'
import { CommandItem } from '../things/CommandItem.tsx'
import { useHelpSay } from './words.ts'

const SIGNS = {
  find: Search,
  outline: ListTree,
  tidy: LayoutGrid,
  fit: Focus,
  whole: Maximize,
  invite: Share2,
  chronicle: ScrollText,
  print: Printer,
  picture: ImageDown,
  rules: BookOpen,
  commands: Keyboard,
  sound: Volume2,
  settings: Settings,
  round: UsersRound,
  clear: BrushCleaning,
  binned: ArchiveRestore,
  history: History,
  backup: Save,
  file: FolderOpen,
  copy: CopyPlus,
  lobby: LogOut,
  eraser: Eraser,
  oval: Circle,
  line: Spline,
  tray: Inbox,
  free: Dices,
  rolls: ListOrdered,
} satisfies Partial<Record<CommandId, LucideIcon>>
/**
 * What belongs together stands together: the table as it lies, the game, what was, what is taken along, this device.
 */
const GROUPS = [
  ['find', 'tidy'],
  ['invite', 'chronicle', 'rules'],
  ['binned', 'history'],
  ['print', 'picture', 'backup', 'file', 'copy'],
  ['round', 'clear', 'commands', 'sound', 'settings', 'lobby'],
] as const
/** Elsewhere these have buttons of their own. */
const ON_PHONES = ['fit', 'whole'] as const
/** In a place round a screen these are at hand, since they are somebody's own and come at every turn. */
const IN_PLACES = ['tray', 'free'] as const
/**
 * There all else stands in parts that open one at a time: so all of it is seen at once, however little room is before
 * a place. They also hold what has no button of its own there.
 */
const PARTS = {
  draw: ['eraser', 'oval', 'line'],
  table: ['fit', 'outline', 'find', 'tidy', 'binned', 'history'],
  game: ['rolls', 'invite', 'chronicle', 'rules'],
  keep: ['print', 'picture', 'backup', 'file', 'copy'],
  screen: ['round', 'clear', 'commands', 'sound', 'settings', 'lobby'],
} as const
type PartId = keyof typeof PARTS
const PART_SIGNS = {
  draw: PenLine,
  table: LayoutGrid,
  game: BookOpen,
  keep: Save,
  screen: Settings,
} satisfies Record<PartId, LucideIcon>

/** The list of what one needs now and then; it comes when it is first asked for. */
export default function MoreList(props: { by: HTMLElement; onClose(): void }) {
  const phone = usePhone()
  if (useFacing()) return <PartList {...props} />
  return (
    <MoreOf {...props} from={props.by}>
      {phone && ON_PHONES.map(entry)}
      {GROUPS.map((group, n) => (
        <Fragment key={group[0]}>
          {n > 0 && <hr className="menu-rule" />}
          {group.map(entry)}
        </Fragment>
      ))}
    </MoreOf>
  )
}

const entry = (id: keyof typeof SIGNS) => <CommandItem key={id} id={id} icon={SIGNS[id]} />

function MoreOf({
  by,
  from,
  ...menu
}: {
  by: HTMLElement
  /** What it hangs by. */
  from: Element
} & Pick<ComponentProps<typeof Menu>, 'onClose' | 'onKey' | 'children'>) {
  return <Menu by={from} keep={by} align="end" label={useSay()('more')} {...menu} />
}

/** The same before a place, in parts: what is at hand and all parts; or one that is open, with the way back. */
function PartList({ by, onClose }: { by: HTMLElement; onClose(): void }) {
  const say = useHelpSay()
  const { without } = useDesk()
  const [open, setOpen] = useState<PartId>()
  const parts = (Object.keys(PARTS) as PartId[]).filter((part) =>
    PARTS[part].some((id) => !without.has(id)),
  )
  const ref = useRef<HTMLDivElement>(null)
  const went = useRef<{ readonly from: PartId | undefined; readonly byKey: boolean }>(undefined)
  // Whoever comes by keyboard goes on there; after a press by finger no entry is marked.
  useEffect(() => {
    if (!went.current) return
    const { from, byKey } = went.current
    const items = [...(ref.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
    const next = open ? items[1] : items.find(({ dataset }) => dataset.part === from)
    const menu = ref.current?.closest<HTMLElement>('[role="menu"]')
    const target = byKey ? next : menu
    target?.focus({ preventScroll: true })
  }, [open])
  const go = (to: PartId | undefined, byKey: boolean) => {
    went.current = { from: open, byKey }
    setOpen(to)
  }
  const onKey = ({ key, target }: KeyboardEvent) => {
    const part = parts.find((one) => one === (target as HTMLElement).dataset.part)
    if (key === 'ArrowLeft' && open) go(undefined, true)
    if (key === 'ArrowRight' && part) go(part, true)
  }
  return (
    // Before the whole bar, which may have several rows.
    <MoreOf {...{ by, onClose, onKey }} from={by.closest(PLACE_BAR) ?? by}>
      <div ref={ref}>
        {open ? (
          <>
            <PartItem onGo={(byKey) => go(undefined, byKey)}>
              <ChevronLeft aria-hidden size={17} />
              {say(`more.${open}`)}
              <span className="hidden">{say('more.back')}</span>
            </PartItem>
            {PARTS[open].map(entry)}
          </>
        ) : (
          <>
            {IN_PLACES.map(entry)}
            {parts.map((part) => (
              <PartItem key={part} part={part} onGo={(byKey) => go(part, byKey)}>
                <Sign part={part} />
                {say(`more.${part}`)}
                <ChevronRight aria-hidden size={17} className="leads" />
              </PartItem>
            ))}
          </>
        )}
      </div>
    </MoreOf>
  )
}

function Sign({ part }: { part: PartId }) {
  const Icon = PART_SIGNS[part]
  return <Icon aria-hidden size={17} />
}

/** An entry that leads to others, or back from them: the menu stays open. */
function PartItem({
  part,
  onGo,
  children,
}: {
  part?: PartId
  /** Whether it was pressed without a pointer. */
  onGo(keys: boolean): void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      role="menuitem"
      aria-haspopup={part && 'menu'}
      data-part={part}
      tabIndex={-1}
      className="menu-item"
      onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
      onClick={({ detail }) => onGo(detail === 0)}
    >
      {children}
    </button>
  )
}
