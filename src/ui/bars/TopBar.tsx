import { ListOrdered, ListTree, Redo2, Search, Share2, Undo2 } from 'lucide-react'
import { useTable } from '../../table/use.ts'
import { CommandButton } from '../desk/CommandButton.tsx'
import { useDesk, useUndoable } from '../desk/desk.ts'
import { type Tool, Tools } from '../desk/Tools.tsx'
import { usePhone } from '../device/machine.ts'
import { useSay } from '../say/say.ts'
import { MoreMenu } from './MoreMenu.tsx'
import { PauseButton } from './PauseCard.tsx'
import { SeatBar } from './SeatBar.tsx'
import { TableTitle } from './TableTitle.tsx'

/** The wooden bars at the top: what is played and who sits here; tools and what one does to the board. */
export function TopBar(props: {
  tool: Tool
  onTool(tool: Tool): void
  /** The table is shown as lists. */
  lists: boolean
  /** People sit around this screen: all of it lies in their places. */
  among: boolean
}) {
  const { tool, onTool, lists, among } = props
  const desk = useDesk()
  const say = useSay()
  const phone = usePhone()
  const { undo, redo } = useUndoable()
  const seldom = (
    <>
      <PauseButton />
      <RollLog />
      <MoreMenu />
    </>
  )
  // The first thing that a keyboard or a screen reader comes to.
  const skip = (
    <button type="button" className="skip" onClick={() => desk.run('outline')}>
      {say(lists ? 'lists.leave' : 'lists.show')}
    </button>
  )
  if (among) return <header className="top">{skip}</header>
  // The name of the table and those who sit at it have a row each where they would press one another.
  if (phone)
    return (
      <header className="top" data-covers="top">
        {skip}
        <div className="bar bar-title">
          <TableTitle />
          <div className="tools">{seldom}</div>
        </div>
        <div className="bar bar-seats">
          <SeatBar />
        </div>
      </header>
    )
  return (
    <header className="top" data-covers="top">
      {skip}
      <div className="bar bar-title">
        <TableTitle />
        <SeatBar />
        <CommandButton id="invite" icon={Share2} />
      </div>
      <div className="bar bar-tools">
        <ViewButton lists={lists} />
        <Tools tool={tool} onTool={onTool} lists={lists} />
        <i className="rule" />
        <CommandButton id="undo" icon={Undo2} able={undo} />
        <CommandButton id="redo" icon={Redo2} able={redo} />
        <i className="rule" />
        <CommandButton id="find" icon={Search} />
        <i className="rule" />
        {seldom}
      </div>
    </header>
  )
}

/** Opens the log of all throws. It has its place before the first one too: nothing moves aside when dice are thrown. */
function RollLog() {
  const desk = useDesk()
  const say = useSay()
  const any = useTable(desk.table, (table) => {
    const { rolls, oddRolls } = table.state()
    return rolls.length + oddRolls.length > 0
  })
  return <CommandButton id="rolls" icon={ListOrdered} label={say('rolls')} able={any} />
}

/** Shows the table as lists, or as it lies again. */
export function ViewButton({ lists }: { lists: boolean }) {
  const say = useSay()
  return (
    <CommandButton id="outline" icon={ListTree} label={say('lists.show')} aria-pressed={lists} />
  )
}
