import {
  Check,
  CircleDot,
  Hourglass,
  type LucideIcon,
  Pointer,
  TriangleAlert,
  X,
} from 'lucide-react'
import { Fragment, memo, useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { type Field as FieldOf, isTold } from '../../rules/board/field.ts'
import { isToldMark, type Mark } from '../../rules/board/mark.ts'
import type { Piece } from '../../rules/board/piece.ts'
import { printedOn } from '../../rules/board/printing.ts'
import type { Item, ItemId, SeatId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { calledOf, nameOf } from '../say/names.ts'
import { useSharedText } from '../writing/sharedtext.ts'
import { InkLine } from './InkLine.tsx'
import { Aside, Stop } from './LineAside.tsx'
import { LineTruth } from './LineTruth.tsx'
import type { Line } from './lines.ts'
import { useLine, useLineSay } from './linestate.ts'
import { bring } from './walk.ts'
import { fieldTold } from './words.ts'

/** A line with all that stands below it. */
export const LineView = memo(function LineView({ line }: { line: Line }) {
  return (
    <li>
      <Slip line={line} />
      {line.lines.length > 0 && (
        <ul>
          {line.lines.map((below) => (
            <LineView key={below.id} line={below} />
          ))}
        </ul>
      )}
    </li>
  )
})

/** One thing on its own slip of paper: its name, what it means, what stands on it. */
const Slip = memo(function Slip({ line }: { line: Line }) {
  const { game } = useDesk()
  const say = useLineSay()
  const texts = useId()
  const { id, item, marks, strokes } = line
  const { chosen, option, writing, does } = useLine(id)
  const piece = game.pieces[item.kind]
  if (!piece) return null
  const { color } = item.props
  const kind =
    typeof color === 'string'
      ? say('outline.paper', { what: say(piece.say), color })
      : say(piece.say)
  const name = calledOf(game, item, say)
  // A die is called what it is.
  const bare = piece.texts.length === 0
  const crossed = marks.find(({ as }) => as === 'crossed')
  return (
    <div
      className="slip"
      data-painter={piece.painter}
      data-color={typeof color === 'string' ? color : undefined}
      data-chosen={chosen}
      data-option={option}
      data-crossed={crossed && crossed.as === 'crossed' ? crossed.good : undefined}
      data-writing={writing !== undefined}
      data-unnamed={nameOf(game, item) === '' && !bare}
    >
      <button
        type="button"
        data-line={id}
        data-option={option || undefined}
        tabIndex={-1}
        aria-pressed={chosen}
        aria-describedby={texts}
        onClick={(event) => does.press(id, event.shiftKey || event.ctrlKey || event.metaKey)}
        onDoubleClick={() => piece.texts[0] !== undefined && does.write(id, piece.texts[0])}
        onKeyUp={(event) => {
          // Space was pressed, and did what it does, when it went down.
          if (event.key === ' ') event.preventDefault()
        }}
        onContextMenu={(event) => {
          event.preventDefault()
          does.menu(id, event.clientX, event.clientY)
        }}
      >
        <Rating marks={marks} />
        <b dir="auto">
          {name}
          <Stop />
        </b>
        {!bare && kind !== name && <Aside as="kind">{kind}</Aside>}
        {piece.painter === 'ink' && <InkLine item={item} />}
        <Marks marks={marks} />
        {piece.fields && <FieldsTold item={item} fields={piece.fields} />}
        {strokes > 0 && <Aside as="ink">{say('ink.on', { n: strokes })}</Aside>}
        {option && (
          <Aside as="option" sign={<Pointer aria-hidden size={16} />}>
            {say('outline.choose')}
          </Aside>
        )}
      </button>
      {writing === undefined ? (
        <Texts id={texts} item={item} piece={piece} name={name} marks={marks} />
      ) : (
        <Fields item={item} piece={piece} first={writing} onDone={does.written} />
      )}
    </div>
  )
})

function Rating({ marks }: { marks: readonly Mark[] }) {
  const rating = marks.find((mark) => mark.as === 'rating')
  return rating?.as === 'rating' ? (
    <i className="rating" aria-hidden>
      {rating.value}
    </i>
  ) : null
}

function Owner({ id }: { id: SeatId }) {
  const seats = useBoardOf((board) => board.seats)
  const seat = seatOf(seats, id)
  return seat && <SeatMark seat={seat} />
}

/** What the board means at a thing. */
function Marks({ marks }: { marks: readonly Mark[] }) {
  const say = useLineSay()
  return marks.filter(isToldMark).map((mark) => (
    <Fragment key={`${mark.as}/${mark.say.key}`}>
      <Aside as={mark.as} sign={<Sign mark={mark} />}>
        {say(mark.say)}
      </Aside>
      {mark.as === 'crossed' && mark.roll !== undefined && (
        <Aside as="truth">
          <LineTruth roll={mark.roll} />
        </Aside>
      )}
    </Fragment>
  ))
}

/** What is counted, chosen and worked out on a thing. */
function FieldsTold({ item, fields }: { item: Item; fields: readonly FieldOf[] }) {
  const say = useLineSay()
  const board = useBoardOf((now) => now)
  const told = fields.filter((field) => isTold(field, item, board))
  return told.map((field) => (
    <Aside key={field.id} as="field">
      {say('fields.is', { what: say(field.say), told: fieldTold(field, item, board, say) })}
    </Aside>
  ))
}

function Sign({ mark }: { mark: Mark }) {
  if (mark.as === 'owner') return <Owner id={mark.seat} />
  const Icon = mark.as === 'crossed' ? (mark.good ? Check : X) : SIGNS[mark.as]
  return Icon ? <Icon aria-hidden size={14} /> : null
}

const SIGNS: Readonly<Record<string, LucideIcon>> = {
  ready: CircleDot,
  waiting: Hourglass,
  amiss: TriangleAlert,
}

/** What is written on it besides its name, and what is printed there. */
function Texts(props: {
  id: string
  item: Item
  piece: Piece
  name: string
  marks: readonly Mark[]
}) {
  const { item, piece, name, marks } = props
  const say = useLineSay()
  const written = piece.texts.flatMap((field) => {
    const text = item.texts[field]?.trim() ?? ''
    return text === '' || text === name ? [] : [{ field, text }]
  })
  return (
    <div id={props.id} className="slip-texts">
      {written.map(({ field, text }) => (
        <p key={field} dir="auto">
          {piece.texts.length > 2 && <span className="caps">{say({ key: `field.${field}` })}</span>}{' '}
          {text}
        </p>
      ))}
      {printedOn(piece, item, say).map((text) => (
        <p key={text} dir="auto">
          {text}
        </p>
      ))}
      {marks.map(
        (mark) =>
          mark.as === 'drawn' && mark.rows && <DrawnRows key={mark.say.key} rows={mark.rows} />,
      )}
    </div>
  )
}

/** No more of what is drawn is told. */
const MOST_ROWS = 120

/** What the game draws on a thing, told line by line. */
function DrawnRows({ rows }: { rows: readonly Sentence[] }) {
  const say = useLineSay()
  return (
    <ol className="slip-rows">
      {rows.slice(0, MOST_ROWS).map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names but their places
        <li key={i} dir="auto">
          {say(row)}
        </li>
      ))}
    </ol>
  )
}

/** All its texts, to be written in; the first of them has the focus. */
function Fields(props: {
  item: Item
  piece: Piece
  first: string
  onDone(id: ItemId, byKey: boolean): void
}) {
  const { item, piece, first, onDone } = props
  const { id } = item
  const say = useLineSay()
  const ref = useRef<HTMLFieldSetElement>(null)
  const done = useRef(onDone)
  done.current = onDone
  const leave = useLeaving(ref, () => done.current(id, false))
  return (
    <fieldset ref={ref} className="slip-fields" onBlur={leave}>
      <legend className="hidden">{say('writing', { what: say(piece.say) })}</legend>
      {piece.texts.map((field) => (
        <Field
          key={field}
          item={item}
          field={field}
          alone={piece.texts.length === 1}
          title={field === piece.texts[0] && piece.texts.length > 1}
          focus={field === first}
          label={say('writing', { what: say(piece.say) })}
          onDone={onDone}
        />
      ))}
      <button type="button" className="cream" onClick={() => onDone(id, true)}>
        {say('outline.done')}
      </button>
    </fieldset>
  )
}

function Field(props: {
  item: Item
  field: string
  alone: boolean
  /** It is the name of it. */
  title: boolean
  focus: boolean
  label: string
  onDone(id: ItemId, byKey: boolean): void
}) {
  const { field, alone, title, focus, onDone } = props
  const { id } = props.item
  const desk = useDesk()
  const say = useLineSay()
  const seats = useBoardOf((board) => board.seats)
  const close = useCallback((byKey = false) => onDone(id, byKey), [onDone, id])
  const { ref, field: joined } = useSharedText({
    table: desk.table,
    id,
    field,
    seat: seatOf(seats, desk.seat()),
    name: title,
    onClose: close,
  })
  useLayoutEffect(() => {
    const area = ref.current
    if (!focus || !area) return
    area.focus({ preventScroll: true })
    bring(area)
    area.setSelectionRange(area.value.length, area.value.length)
  }, [ref, focus])
  const name = say({ key: `field.${field}` })
  return (
    <label>
      {!alone && <span className="caps">{name}</span>}
      <textarea
        ref={ref}
        rows={1}
        dir="auto"
        aria-label={alone ? props.label : `${props.label}: ${name}`}
        {...joined}
      />
    </label>
  )
}

/**
 * Tells that the focus has left. A press that takes it away is let come to its end first: what closes would move its
 * target away from under it.
 */
function useLeaving(ref: { readonly current: HTMLElement | null }, onLeave: () => void) {
  const latest = useRef(onLeave)
  latest.current = onLeave
  const pressed = useRef(false)
  const left = useRef(false)
  useEffect(() => {
    const down = () => {
      pressed.current = true
    }
    const up = () => {
      pressed.current = false
      if (!left.current) return
      left.current = false
      setTimeout(() => latest.current())
    }
    document.addEventListener('pointerdown', down, true)
    document.addEventListener('pointerup', up, true)
    document.addEventListener('pointercancel', up, true)
    return () => {
      document.removeEventListener('pointerdown', down, true)
      document.removeEventListener('pointerup', up, true)
      document.removeEventListener('pointercancel', up, true)
    }
  }, [])
  return ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
    if (relatedTarget instanceof Node && ref.current?.contains(relatedTarget)) return
    if (pressed.current) left.current = true
    // A finger is up already, and its press is still to come.
    else setTimeout(() => latest.current())
  }
}
