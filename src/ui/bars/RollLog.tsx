import { ListOrdered } from 'lucide-react'
import { useTable } from '../../table/use.ts'
import { CommandButton } from '../desk/CommandButton.tsx'
import { useDesk } from '../desk/desk.ts'
import { useSay } from '../say/say.ts'

/** Opens the log of all throws. It has its place before the first one too: nothing moves aside when dice are thrown. */
export function RollLog() {
  const desk = useDesk()
  const say = useSay()
  const any = useTable(desk.table, (table) => {
    const { rolls, oddRolls } = table.state()
    return rolls.length + oddRolls.length > 0
  })
  return <CommandButton id="rolls" icon={ListOrdered} label={say('rolls')} able={any} />
}
