import {
  ArchiveRestore,
  BookOpen,
  Download,
  Ellipsis,
  Keyboard,
  LogOut,
  Settings,
} from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useDesk } from './desk.ts'
import { type Command, keyName } from './keys.ts'
import { apple, usePhone } from './machine.ts'
import { useOver } from './over.ts'
import { useSay } from './say.ts'

const SIGNS = {
  rules: BookOpen,
  commands: Keyboard,
  settings: Settings,
  binned: ArchiveRestore,
  backup: Download,
  lobby: LogOut,
}
const ALWAYS = ['rules', 'commands', 'settings', 'binned', 'backup', 'lobby'] as const
const ON_PHONES = ['find', 'fit', 'tidy'] as const
const FIRST = ['zoomIn', 'zoomOut'] as const

/** What one needs now and then. */
export function MoreMenu() {
  const desk = useDesk()
  const say = useSay()
  const over = useOver()
  const phone = usePhone()
  const entry = (command: Command, Sign?: typeof BookOpen) => (
    <DropdownMenu.Item
      key={command}
      className="menu-item"
      // After the menu has closed and given the focus back, so that a dialog can take it.
      onSelect={() => setTimeout(() => desk.run(command))}
    >
      {Sign && <Sign aria-hidden size={17} />}
      {say(`command.${command}`)}
      <kbd>{keyName(command, apple())}</kbd>
    </DropdownMenu.Item>
  )
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="icon" aria-label={say('more')}>
        <Ellipsis aria-hidden size={20} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={over}>
        <DropdownMenu.Content className="menu" align="end" sideOffset={10} collisionPadding={10}>
          {phone && ON_PHONES.map((command) => entry(command))}
          {FIRST.map((command) => entry(command))}
          <DropdownMenu.Separator className="menu-rule" />
          {ALWAYS.map((command) => entry(command, SIGNS[command]))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
