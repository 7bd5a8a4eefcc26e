import { Compass, PackageOpen, Redo2, Undo2 } from 'lucide-react'
import { useDesk, useUndoable } from '../desk/desk.ts'
import { SIGNS, type Tool, Tools, toolsOf } from '../desk/Tools.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { Pop } from '../parts/Pop.tsx'
import { useSay } from '../say/say.ts'
import { ViewButton } from './TopBar.tsx'

/** On a phone: the essentials under the thumb. */
export function ThumbBar(props: {
  tool: Tool
  onTool(tool: Tool): void
  /** The table is shown as lists. */
  lists: boolean
  supplyOpen: boolean
  onSupply(): void
}) {
  const desk = useDesk()
  const say = useSay()
  const { undo, redo } = useUndoable()
  const InHand = SIGNS[props.tool]
  return (
    <nav className="thumb" data-covers="bottom" aria-label={say('thumb')}>
      {toolsOf(desk.game, props.lists).length > 0 && (
        <Pop
          className="icon"
          aria-label={say('tools')}
          data-on={props.tool !== 'hand'}
          label={say('tools')}
          look="bar pop-bar"
          side="top"
          panel={(close) => (
            <Tools
              tool={props.tool}
              lists={props.lists}
              onTool={(tool) => {
                props.onTool(tool)
                close()
              }}
            />
          )}
        >
          <InHand aria-hidden size={20} strokeWidth={1.8} />
        </Pop>
      )}
      <IconButton
        icon={PackageOpen}
        label={say('reach')}
        aria-pressed={props.supplyOpen}
        onClick={props.onSupply}
      />
      <IconButton
        icon={Undo2}
        label={say('command.undo')}
        aria-disabled={!undo}
        onClick={() => desk.run('undo')}
      />
      <IconButton
        icon={Redo2}
        label={say('command.redo')}
        aria-disabled={!redo}
        onClick={() => desk.run('redo')}
      />
      <ViewButton lists={props.lists} />
      <IconButton icon={Compass} label={say('guide')} onClick={() => desk.run('guide')} />
    </nav>
  )
}
