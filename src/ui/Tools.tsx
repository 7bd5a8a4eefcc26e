import { Circle, Eraser, Hand, PenLine, Spline, SquareDashedMousePointer } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { keyName } from './keys.ts'
import { apple } from './machine.ts'
import { useSay } from './say.ts'

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

/** The tools of the board; one of them is in the hand. */
export function Tools({ tool, onTool }: { tool: Tool; onTool(tool: Tool): void }) {
  const say = useSay()
  return (
    <div className="tools" role="toolbar" aria-label={say('tools')}>
      {TOOLS.map((each) => (
        <IconButton
          key={each}
          icon={SIGNS[each]}
          label={say(`command.${each}`)}
          keys={keyName(each, apple())}
          aria-pressed={each === tool}
          onClick={() => onTool(each)}
        />
      ))}
    </div>
  )
}
