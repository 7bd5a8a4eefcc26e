import { Circle, Hand, Spline, SquareDashedMousePointer } from 'lucide-react'
import { ToggleGroup, Tooltip } from 'radix-ui'
import { Tip } from './IconButton.tsx'
import { keyName } from './keys.ts'
import { apple } from './machine.ts'
import { useSay } from './say.ts'

/** What a pointer on the board does. */
export const TOOLS = ['hand', 'select', 'oval', 'line'] as const
export type Tool = (typeof TOOLS)[number]

const SIGNS = { hand: Hand, select: SquareDashedMousePointer, oval: Circle, line: Spline }

/** The tools of the board; one of them is in the hand. */
export function Tools({ tool, onTool }: { tool: Tool; onTool(tool: Tool): void }) {
  const say = useSay()
  return (
    <ToggleGroup.Root
      className="tools"
      type="single"
      value={tool}
      aria-label={say('tools')}
      onValueChange={(value) => {
        const picked = TOOLS.find((each) => each === value)
        if (picked) onTool(picked)
      }}
    >
      {TOOLS.map((each) => {
        const Sign = SIGNS[each]
        const label = say(`command.${each}`)
        return (
          <Tooltip.Root key={each}>
            <Tooltip.Trigger asChild>
              {/* The tooltip's own state must not hide which tool is in the hand. */}
              <span>
                <ToggleGroup.Item value={each} className="icon" aria-label={label}>
                  <Sign aria-hidden size={20} strokeWidth={1.8} />
                </ToggleGroup.Item>
              </span>
            </Tooltip.Trigger>
            <Tip label={label} keys={keyName(each, apple())} />
          </Tooltip.Root>
        )
      })}
    </ToggleGroup.Root>
  )
}
