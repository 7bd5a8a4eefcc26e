import {
  ArchiveRestore,
  BookOpen,
  BrushCleaning,
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
import { Fragment } from 'react'
import type { CommandId } from '../desk/commands.ts'
import { usePhone } from '../device/machine.ts'
import { useFacing } from '../parts/facing.ts'
import { Menu } from '../parts/Menu.tsx'
import { useSay } from '../say/say.ts'
import { CommandItem } from '../things/CommandItem.tsx'

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
/** And these have no button of their own in a place round a screen. */
const IN_PLACES = ['eraser', 'oval', 'line', 'tray', 'free', 'rolls', 'fit', 'outline'] as const

/** The list of what one needs now and then; it comes when it is first asked for. */
export default function MoreList({ by, onClose }: { by: HTMLElement; onClose(): void }) {
  const say = useSay()
  const phone = usePhone()
  const facing = useFacing()
  const entry = (id: keyof typeof SIGNS) => <CommandItem key={id} id={id} icon={SIGNS[id]} />
  return (
    <Menu by={by} keep={by} align="end" label={say('more')} onClose={onClose}>
      {!facing && phone && ON_PHONES.map(entry)}
      {facing && IN_PLACES.map(entry)}
      {facing && <hr className="menu-rule" />}
      {GROUPS.map((group, n) => (
        <Fragment key={group[0]}>
          {n > 0 && <hr className="menu-rule" />}
          {group.map(entry)}
        </Fragment>
      ))}
    </Menu>
  )
}
