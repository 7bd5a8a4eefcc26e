import { Move, MoveRight, ScanSearch } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { arrowOf } from '../../rules/plain/arrows.ts'
import { FRAME, isLong } from '../../rules/plain/round.ts'
import { EDGES, type Edge, FACING } from '../../rules/plain/sides.ts'
import { samePlain } from '../../table/document/plain.ts'
import type { AroundScreen } from '../desk/around.ts'
import { useDesk } from '../desk/desk.ts'
import { useAtRest } from '../device/atrest.ts'
import type { Sight } from '../device/keepclear.ts'
import { screenNow } from '../parts/standing.ts'
import { useGrip } from '../parts/useGrip.ts'
import { besideBars, type HandleCorner } from './handles.ts'
import { useRoundSay } from './words.ts'
import './frame.css'

/** An arrow key moves the table by so much, px. */
const STEP = 60
/** How large a handle is: mm, and px at least. */
const WIDE = { mm: 15, least: 44 } as const
/** How far from a bar a line before it reaches, with what stays free beside: px where all is once as large. */
const LINE = 62

interface FrameProps {
  readonly around: Pick<AroundScreen, 'mm' | 'big' | 'sides' | 'berths' | 'bars' | 'scale'>
  readonly sight: Sight
}

/**
 * The frame round a table that lies among people, and a handle at two of its corners, or beside the bars that reach
 * into them: only by these the table moves under their hands. Two fingers on the frame are the board's own matter; what
 * is seen of it lies over them. At the other two corners stands what lies out of sight.
 */
export default function TableFrame({ around, sight }: FrameProps) {
  const { mm, big, sides, berths } = around
  const wide = Math.max(WIDE.least, WIDE.mm * mm)
  /** Where a handle stands; without room at the rim, within the bars. */
  const placed = (at: HandleCorner) => {
    const spot = besideBars(at, { ...around, screen: screenNow() }, wide)
    // From within the frame.
    const rim = wide / 2 + FRAME * mm
    if (spot) return { left: spot.x - rim, top: spot.y - rim }
    const [aside, down] =
      at === 'start' ? (['left', 'bottom'] as const) : (['right', 'top'] as const)
    return Object.fromEntries(
      [aside, down].map((edge) => [edge, `calc(var(--wide) / -2 + var(--${edge}))`]),
    )
  }
  const ways = useBeyond(sight)
  const near = (...edges: readonly Edge[]) =>
    edges.find((edge) => sides.some((side) => side.edge === edge))
  /**
   * How far from an edge its corners are free: bars of several who sit there reach into them, and at a shorter edge
   * what they are asked, and told, in a line.
   */
  const free = (edge: Edge) => {
    const deep = berths.flatMap((berth, i) => (sides[i]?.edge === edge ? [berth.deep] : []))
    const line = isLong(edge, screenNow()) ? 0 : LINE * big
    return `${deep.length > 1 ? Math.max(...deep) + line : 0}px`
  }
  const corners = Object.fromEntries(EDGES.map((edge) => [`--${edge}`, free(edge)]))
  const style = { '--mm': `${mm}px`, '--frame': FRAME, '--big': big, ...corners }
  return (
    <div className="table-frame" style={style as CSSProperties}>
      {EDGES.map((edge) => (
        <i key={edge} className="rim" data-covers={edge} aria-hidden />
      ))}
      {(['start', 'end'] as const).map((at) => (
        <Handle key={at} style={{ ...placed(at), width: wide, height: wide }} pan={sight.pan} />
      ))}
      <Beyond ways={ways} facing={near('bottom', 'right')} told />
      <Beyond ways={ways} facing={near('top', 'left')} />
    </div>
  )
}

/** In which direction each thing lies of which little is seen, once nothing moves any more. */
function useBeyond({ views, beyond }: Sight): readonly number[] {
  const { table } = useDesk()
  const [ways, setWays] = useState<readonly number[]>([])
  const soon = useAtRest(views, () => {
    const now = beyond()
    setWays((was) => (samePlain(was, now) ? was : now))
  })
  useEffect(() => {
    soon()
    return table.subscribe(soon)
  }, [table, soon])
  return ways
}

/** Things that lie more or less on one side have so much in common of their directions. */
const ONE_SIDE = 0.8

/** Where all of these are more or less, radians; undefined where they are on several sides. */
function sideOf(ways: readonly number[]): number | undefined {
  const x = ways.reduce((sum, way) => sum + Math.cos(way), 0)
  const y = ways.reduce((sum, way) => sum + Math.sin(way), 0)
  return Math.hypot(x, y) > ONE_SIDE * ways.length ? Math.atan2(y, x) : undefined
}

interface BeyondProps {
  readonly ways: readonly number[]
  /** To be read from this edge; undefined where nobody sits near. */
  readonly facing: Edge | undefined
  /** Whoever sees nothing is told of it. */
  readonly told?: boolean
}

/** How many things lie out of sight, and where: the table goes there only when somebody says so. */
function Beyond({ ways, facing, told = false }: BeyondProps) {
  const say = useRoundSay()
  const { run } = useDesk()
  const way = sideOf(ways)
  return (
    <div className="table-beyond" data-facing={facing} role={told ? 'status' : undefined}>
      {facing && ways.length > 0 && (
        <button type="button" onClick={() => run('fit')}>
          {way === undefined ? (
            <ScanSearch aria-hidden />
          ) : (
            <MoveRight aria-hidden style={{ rotate: `${way - FACING[facing]}rad` }} />
          )}
          <span>{say('round.beyond', { count: ways.length })}</span>
          <b>{say('round.showThem', { count: ways.length })}</b>
        </button>
      )}
    </div>
  )
}

/** What the table is taken by: by a finger, a mouse, a pen or the arrow keys. */
function Handle({ style, pan }: { readonly style: CSSProperties } & Pick<Sight, 'pan'>) {
  const say = useRoundSay()
  const how = useId()
  const grip = useGrip({
    take: () => ({ x: 0, y: 0 }),
    drag(come, x, y) {
      pan(x - come.x, y - come.y)
      Object.assign(come, { x, y })
    },
  })
  const key = (event: KeyboardEvent) => {
    const way = arrowOf(event.key)
    if (!way) return
    event.preventDefault()
    event.stopPropagation()
    pan(way[0] * STEP, way[1] * STEP)
  }
  return (
    <button
      type="button"
      className="table-handle"
      style={style}
      aria-label={say('round.move')}
      aria-describedby={how}
      title={say('round.move')}
      {...grip}
      onKeyDown={key}
    >
      <Move aria-hidden />
      <span id={how} className="hidden">
        {say('round.moveHow')}
      </span>
    </button>
  )
}
