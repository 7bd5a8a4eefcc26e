import type { LucideIcon } from 'lucide-react'
import type { CommandId } from '../desk/commands.ts'
import { useDesk } from '../desk/desk.ts'
import { commandFor, keyName } from '../desk/keys.ts'
import { apple } from '../device/machine.ts'
import { MenuItem } from '../parts/Menu.tsx'
import { useSay } from '../say/say.ts'

/** A command as an entry of a menu. */
export function CommandItem(props: {
  id: CommandId
  icon?: LucideIcon
  /** What it is called here, and what it does. */
  label?: string
  onSelect?(): void
}) {
  const { id, icon: Icon, label, onSelect } = props
  const desk = useDesk()
  const say = useSay()
  return desk.without.has(id) ? null : (
    <MenuItem onSelect={onSelect ?? (() => desk.run(id))}>
      {Icon && <Icon aria-hidden size={17} />}
      {label ?? say(commandFor(id).say)}
      <kbd>{keyName(id, apple())}</kbd>
    </MenuItem>
  )
}
