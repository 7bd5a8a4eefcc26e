import { Hand, ListChecks, PenLine, Undo2 } from 'lucide-react'
import {
  type ComponentProps,
  type CSSProperties,
  type PointerEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Supply } from '../../rules/board/piece.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { FACING, type Side } from '../../rules/plain/sides.ts'
import { useTable } from '../../table/use.ts'
import type { SupplyPile } from '../bars/SupplyBar.tsx'
import type { AroundScreen } from '../desk/around.ts'
import { useDesk, useUndoable } from '../desk/desk.ts'
import { Seated, useForms } from '../desk/forms.tsx'
import type { Sight } from '../device/keepclear.ts'
import type { Guide } from '../guide/Guide.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import type { Sheet } from '../parts/Sheet.tsx'
import type { Doors } from '../share/doors.ts'
import { PhoneAsHand } from './PhoneAsHand.tsx'
import { useEdgesTold } from './useEdgesTold.ts'
import { useRoundSay } from './words.ts'
import './places.css'

interface Props {
  /** What stands in a place, and lies there: an open table has both already. */
  readonly with: { readonly Guide: typeof Guide; readonly SupplyPile: typeof SupplyPile }
  readonly around: AroundScreen
  readonly sight: Sight
  doors(): Promise<Doors>
  /** A hand of this side pulls from a stack: the board carries it on. */
  onPull(event: PointerEvent, supply: Supply, side: Side): void
  /** One of these, please, in the middle of what is seen. */
  onMake(supply: Supply): void
}

/** The letters of a place are as high as this, mm; and never smaller than the page's own, px. */
const LETTERS = 8
const USUAL = 16
/** What is told in a place stands so long, ms. */
const SAID = 6000

/** A place for everybody who sits around this screen, at their edge and turned to it. */
export default function PlacesAround(props: Props) {
  const { sides, mm } = props.around
  const desk = useDesk()
  const frame = useRef(() => desk.run('fit'))
  // The table stays where it is when people have sat down round it: all of it is in view.
  useEffect(() => frame.current(), [])
  useEdgesTold(props.sight, sides)
  const zoom = Math.max(1, (mm * LETTERS) / USUAL)
  return (
    <div className="places">
      {sides.map((side) => (
        <Place key={side.seat} side={side} zoom={zoom} {...props} />
      ))}
    </div>
  )
}

/** What is done in a place is done by whose it is. */
function Place({ side, zoom, ...props }: Props & { side: Side; zoom: number }) {
  const desk = useDesk()
  const own = useMemo(() => ({ ...desk, ...desk.as(side.seat) }), [desk, side.seat])
  const { edge, along } = side
  const style = { '--along': along, '--turn': `${FACING[edge]}rad`, '--big': zoom }
  return (
    <div className="place" data-edge={edge} style={style as CSSProperties}>
      <Seated desk={own}>
        <AtPlace side={side} {...props} />
      </Seated>
    </div>
  )
}

function AtPlace({ side, around, with: parts, doors, onPull, onMake }: Props & { side: Side }) {
  const { seat, edge } = side
  const desk = useDesk()
  const say = useRoundSay()
  const { form } = useForms()
  const { undo } = useUndoable()
  const guide = useId()
  const [open, setOpen] = useState(false)
  const [told, tell] = useState<'round.undone' | 'round.overtaken'>()
  const known = useTable(desk.table, (table) => seatOf(table.state().seats, seat))
  const name = known?.name ?? ''
  const tool = around.tools[seat] ?? 'hand'
  const claimed = around.claimed === seat
  const asked = open || form !== undefined
  // What was said just now is not said for ever.
  useEffect(() => {
    if (!told) return
    const timer = setTimeout(() => tell(undefined), SAID)
    return () => clearTimeout(timer)
  }, [told])
  const back = () => {
    const undone = desk.table.undo(seat)
    tell(undone === 'done' ? undefined : `round.${undone === 'overtaken' ? 'overtaken' : 'undone'}`)
  }
  return (
    <section className="place-inner" aria-label={say('round.place', { name })}>
      <p className="place-told" role="status">
        {claimed ? say('round.claimed') : told && say(told)}
      </p>
      {asked && (
        <div id={guide} className="place-guide">
          <parts.Guide height="half" onHeight={() => undefined} shell={Shell} />
        </div>
      )}
      <div className="place-bar bar" data-covers={edge}>
        <button
          type="button"
          className="seat"
          data-acting={claimed}
          aria-pressed={claimed}
          onClick={() => around.claim(claimed ? undefined : seat)}
        >
          {known && <SeatMark seat={known} />}
          <span className="seat-name">{name}</span>
          <span className="hidden">{say('round.claim')}</span>
        </button>
        <IconButton
          icon={ListChecks}
          label={say('round.guide')}
          aria-expanded={asked}
          aria-controls={asked ? guide : undefined}
          onClick={() => setOpen(!asked)}
        />
        <IconButton icon={Undo2} label={say('command.undo')} aria-disabled={!undo} onClick={back} />
        <IconButton
          icon={tool !== 'hand' ? PenLine : Hand}
          label={say(tool !== 'hand' ? 'command.hand' : 'command.marker')}
          aria-pressed={tool !== 'hand'}
          onClick={() => around.take(seat, tool !== 'hand' ? 'hand' : 'marker')}
        />
        {known && <PhoneAsHand seat={known} doors={doors} />}
        <ul className="place-supply" aria-label={say('reach')}>
          {desk.game.supply?.map((supply) => (
            <li key={supply.id}>
              <parts.SupplyPile
                supply={supply}
                onPull={(event, pulled) => onPull(event, pulled, side)}
                onMake={onMake}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A panel that stands in the place itself. */
function Shell({ label, head, children }: ComponentProps<typeof Sheet>) {
  return (
    <aside className="guide" aria-label={label}>
      <header className="guide-head">{head}</header>
      {/* Scrolls, so the keyboard must be able to reach it. */}
      <section className="guide-body" aria-label={label} tabIndex={-1}>
        {children}
      </section>
    </aside>
  )
}
