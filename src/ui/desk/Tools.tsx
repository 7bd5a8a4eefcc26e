import { Circle, Eraser, Hand, PenLine, Spline, SquareDashedMousePointer } from 'lucide-react'
import type { Game } from '../../rules/game.ts'
import { useSay } from '../say/say.ts'
import { CommandButton } from './CommandButton.tsx'
import { useDesk } from './desk.ts'
import { lacking } from './lacking.ts'

/** What a pointer on the board does. */
export const TOOLS = ['hand', 'select', 'marker', 'eraser', 'oval', 'line'] as const
export type Tool = (typeof TOOLS)[number]

/** The sign of each. */
export const SIGNS = {
  hand: Hand,
  select: SquareDashedMousePointer,
  marker: PenLine,
  eraser: Eraser,
  oval: Circle,
  line: Spline,
}

/** Those that make something; the others are only for the table as it lies. */
const MAKING: readonly Tool[] = ['oval', 'line']

/** The tools that this game has a use for; where the table is shown as `lists`, those that make something. */
export function toolsOf(game: Game, lists: boolean): readonly Tool[] {
  const lacks = lacking(game)
  return (lists ? MAKING : TOOLS).filter((each) => !lacks.has(each))
}

/** The tools of the board; one of them is in the hand. */
export function Tools(props: { tool: Tool; onTool(tool: Tool): void; lists: boolean }) {
  const { tool, onTool, lists } = props
  const say = useSay()
  const tools = toolsOf(useDesk().game, lists)
  if (tools.length === 0) return null
  return (
    <div className="tools" role="toolbar" aria-label={say('tools')}>
      {tools.map((each) => (
        <CommandButton
          key={each}
          id={each}
          icon={SIGNS[each]}
          aria-pressed={each === tool}
          data-tool={each}
          onClick={() => onTool(each)}
        />
      ))}
    </div>
  )
}
