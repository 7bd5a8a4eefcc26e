import { useMemo, useRef } from 'react'
import { type BoardHandle, TableTop } from '../../board/TableTop.tsx'
import type { Face } from '../../paint/pen/look.ts'
import { meant } from '../../rules/board/borne.ts'
import type { Table } from '../../table/table.ts'
import { isTyping, keyed } from '../../ui/desk/keys.ts'
import { chance } from '../page/chance.ts'
import { labelOf } from '../page/label.ts'
import type { OpenTable } from '../page/opentable.ts'

const NOTHING: ReadonlySet<string> = new Set()
const UNCOVERED = () => ({ left: 0, top: 0, right: 0, bottom: 0 })
const ignore = () => {}

/** The board as it was: it can be moved about and read, and nothing else. */
export function PastBoard(props: {
  table: Table
  opened: OpenTable
  light: 'light' | 'dark'
  face: Face
  reduced: boolean
}) {
  const { table, opened } = props
  const { game } = opened
  const handle = useRef<BoardHandle>(null)
  const { say: speak } = useMemo(() => opened.voice(), [opened])
  const marks = useMemo(() => meant(game, table.board()), [table, game])
  return (
    <TableTop
      table={table}
      game={game}
      marks={marks}
      seat={undefined}
      chance={chance}
      tool="hand"
      light={props.light}
      face={props.face}
      reduced={props.reduced}
      glow={NOTHING}
      hidden={NOTHING}
      say={speak}
      keyed={(press) => keyed('board', press)}
      typing={isTyping}
      onSelect={ignore}
      onTap={ignore}
      onWrite={ignore}
      onOval={ignore}
      onHeld={ignore}
      onLine={ignore}
      onSketch={ignore}
      onScratch={ignore}
      onRustle={ignore}
      onMenu={ignore}
      onView={ignore}
      binning={() => []}
      covered={UNCOVERED}
      label={(id) => {
        const item = table.board().items.get(id)
        return item ? labelOf(item, game, marks, speak) : ''
      }}
      handle={handle}
    />
  )
}
