import { ListTree, Redo2, Search, Share2, Undo2 } from 'lucide-react'
import { useDesk, useUndoable } from '../desk/desk.ts'
import { type Command, keyName } from '../desk/keys.ts'
import { type Tool, Tools } from '../desk/Tools.tsx'
import { apple, usePhone } from '../device/machine.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { useSay } from '../say/say.ts'
import { MoreMenu } from './MoreMenu.tsx'
import { PauseButton } from './PauseCard.tsx'
import { RollLog } from './RollLog.tsx'
import { SeatBar } from './SeatBar.tsx'
import { Title } from './Title.tsx'

/** The wooden bars at the top: what is played and who sits here; tools and what one does to the board. */
export function TopBar(props: {
  tool: Tool
  onTool(tool: Tool): void
  /** The table is shown as lists. */
  lists: boolean
}) {
  const { tool, onTool, lists } = props
  const desk = useDesk()
  const say = useSay()
  const phone = usePhone()
  const { undo, redo } = useUndoable()
  const button = (command: Command & keyof typeof SIGNS, able = true) => (
    <IconButton
      icon={SIGNS[command]}
      label={say(`command.${command}`)}
      keys={keyName(command, apple())}
      aria-disabled={!able}
      data-command={command}
      onClick={() => able && desk.run(command)}
    />
  )
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
  // The name of the table and those who sit at it have a row each where they would press one another.
  if (phone)
    return (
      <header className="top" data-covers="top">
        {skip}
        <div className="bar bar-title">
          <Title />
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
        <Title />
        <SeatBar />
        {button('invite')}
      </div>
      <div className="bar bar-tools">
        <ViewButton lists={lists} />
        <Tools tool={tool} onTool={onTool} lists={lists} />
        <i className="rule" />
        {button('undo', undo)}
        {button('redo', redo)}
        <i className="rule" />
        {button('find')}
        <i className="rule" />
        {seldom}
      </div>
    </header>
  )
}

/** Shows the table as lists, or as it lies again. */
export function ViewButton({ lists }: { lists: boolean }) {
  const desk = useDesk()
  const say = useSay()
  return (
    <IconButton
      icon={ListTree}
      label={say('lists.show')}
      keys={keyName('outline', apple())}
      aria-pressed={lists}
      onClick={() => desk.run('outline')}
    />
  )
}

const SIGNS = {
  invite: Share2,
  undo: Undo2,
  redo: Redo2,
  find: Search,
}
