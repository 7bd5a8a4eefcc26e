import { Maximize, Network, Redo2, Search, Undo2, UserPlus } from 'lucide-react'
import { useDesk, useUndoable } from './desk.ts'
import { IconButton } from './IconButton.tsx'
import { type Command, keyName } from './keys.ts'
import { MoreMenu } from './MoreMenu.tsx'
import { apple, usePhone } from './machine.ts'
import { PauseButton } from './PauseCard.tsx'
import { RollLog } from './RollLog.tsx'
import { SeatBar } from './SeatBar.tsx'
import { useSay } from './say.ts'
import { Title } from './Title.tsx'
import { type Tool, Tools } from './Tools.tsx'

/** The wooden bars at the top: what is played and who sits here; tools and what one does to the board. */
export function TopBar({ tool, onTool }: { tool: Tool; onTool(tool: Tool): void }) {
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
  // The name of the table and those who sit at it have a row each where they would press one another.
  if (phone)
    return (
      <header className="top" data-covers="top">
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
      <div className="bar bar-title">
        <Title />
        <SeatBar />
        {button('invite')}
      </div>
      <div className="bar bar-tools">
        <Tools tool={tool} onTool={onTool} />
        <i className="rule" />
        {button('undo', undo)}
        {button('redo', redo)}
        <i className="rule" />
        {button('find')}
        {button('fit')}
        {button('tidy')}
        <i className="rule" />
        {seldom}
      </div>
    </header>
  )
}

const SIGNS = {
  invite: UserPlus,
  undo: Undo2,
  redo: Redo2,
  find: Search,
  fit: Maximize,
  tidy: Network,
}
