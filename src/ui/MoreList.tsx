import {
  ArchiveRestore,
  BookOpen,
  CopyPlus,
  FolderOpen,
  History,
  ImageDown,
  Keyboard,
  LogOut,
  Printer,
  Save,
  ScrollText,
  Settings,
  Share2,
  Volume2,
} from 'lucide-react'
import { useDesk } from './desk.ts'
import { type Command, keyName } from './keys.ts'
import { Menu, MenuItem } from './Menu.tsx'
import { apple, usePhone } from './machine.ts'
import { useSay } from './say.ts'

const SIGNS = {
  invite: Share2,
  chronicle: ScrollText,
  print: Printer,
  picture: ImageDown,
  rules: BookOpen,
  commands: Keyboard,
  sound: Volume2,
  settings: Settings,
  binned: ArchiveRestore,
  history: History,
  backup: Save,
  file: FolderOpen,
  copy: CopyPlus,
  lobby: LogOut,
}
const ALWAYS = [
  'invite',
  'chronicle',
  'print',
  'picture',
  'rules',
  'commands',
  'sound',
  'settings',
  'binned',
  'history',
  'backup',
  'file',
  'copy',
  'lobby',
] as const
const ON_PHONES = ['fit', 'whole'] as const
const FIRST = ['find', 'zoomIn', 'zoomOut', 'tidy'] as const

/** The list of what one needs now and then; it comes when it is first asked for. */
export default function MoreList({ by, onClose }: { by: HTMLElement; onClose(): void }) {
  const desk = useDesk()
  const say = useSay()
  const phone = usePhone()
  const entry = (command: Command, Sign?: typeof BookOpen) => (
    <MenuItem key={command} onSelect={() => desk.run(command)}>
      {Sign && <Sign aria-hidden size={17} />}
      {say(`command.${command}`)}
      <kbd>{keyName(command, apple())}</kbd>
    </MenuItem>
  )
  return (
    <Menu by={by} keep={by} align="end" label={say('more')} onClose={onClose}>
      {phone && ON_PHONES.map((command) => entry(command))}
      {FIRST.map((command) => entry(command))}
      <hr className="menu-rule" />
      {ALWAYS.filter((command) => command !== 'chronicle' || desk.game.chronicle).map((command) =>
        entry(command, SIGNS[command]),
      )}
    </Menu>
  )
}
