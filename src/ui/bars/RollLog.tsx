import { ListOrdered } from 'lucide-react'
import { useTable } from '../../table/use.ts'
import { useDesk } from '../desk/desk.ts'
import { keyName } from '../desk/keys.ts'
import { apple } from '../device/machine.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { useSay } from '../say/say.ts'

/** Opens the log of all throws. It has its place before the first one too: nothing moves aside when dice are thrown. */
export function RollLog() {
  const desk = useDesk()
  const say = useSay()
  const any = useTable(desk.table, (table) => {
    const { rolls, oddRolls } = table.state()
    return rolls.length + oddRolls.length > 0
  })
  return (
    <IconButton
      icon={ListOrdered}
      label={say('rolls')}
      keys={keyName('rolls', apple())}
      aria-disabled={!any}
      onClick={() => any && desk.run('rolls')}
    />
  )
}
