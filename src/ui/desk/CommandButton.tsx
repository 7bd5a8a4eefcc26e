import type { ComponentProps } from 'react'
import { apple } from '../device/machine.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { useSay } from '../say/say.ts'
import type { CommandId } from './commands.ts'
import { useDesk } from './desk.ts'
import { commandFor, keyName } from './keys.ts'

type Icon = ComponentProps<typeof IconButton>

/** A button that shows a sign and runs a command; its words and its key are the command's. */
export function CommandButton({
  id,
  able = true,
  ...rest
}: { id: CommandId; able?: boolean } & Pick<Icon, 'icon'> & Partial<Icon>) {
  const desk = useDesk()
  const say = useSay()
  if (desk.without.has(id)) return null
  return (
    <IconButton
      label={say(commandFor(id).say)}
      keys={keyName(id, apple())}
      aria-disabled={!able}
      data-command={id}
      onClick={() => desk.run(id)}
      {...rest}
    />
  )
}
