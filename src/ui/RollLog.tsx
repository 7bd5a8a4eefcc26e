import { History } from 'lucide-react'
import { useTable } from '../table/use.ts'
import { useDesk } from './desk.ts'
import { IconButton } from './IconButton.tsx'
import { keyName } from './keys.ts'
import { apple } from './machine.ts'
import { useSay } from './say.ts'

/** Opens the log of all throws, once there is one. */
export function RollLog() {
  const desk = useDesk()
  const say = useSay()
  const any = useTable(desk.table, (table) => {
    const { rolls, oddRolls } = table.state()
    return rolls.length + oddRolls.length > 0
  })
  if (!any) return null
  return (
    <IconButton
      icon={History}
      label={say('rolls')}
      keys={keyName('rolls', apple())}
      onClick={() => desk.run('rolls')}
    />
  )
}
