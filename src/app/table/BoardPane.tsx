import {
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type BoardHandle, type BoardProps, TableTop as BoardView } from '../../board/TableTop.tsx'
import { fieldsOf } from '../../paint/letters/boxes.ts'
import type { Board } from '../../rules/board/board.ts'
import type { borne } from '../../rules/board/borne.ts'
import type { Mark } from '../../rules/board/mark.ts'
import { bears, type Piece } from '../../rules/board/piece.ts'
import type { Game } from '../../rules/game.ts'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { say as sentence } from '../../rules/plain/sentence.ts'
import type { Answers } from '../../rules/play/move.ts'
import { samePlain } from '../../table/document/plain.ts'
import { holderOf } from '../../table/presence/edges.ts'
import type { Table } from '../../table/table.ts'
import { useTable } from '../../table/use.ts'
import type { AroundScreen } from '../../ui/desk/around.ts'
import type { Handed } from '../../ui/desk/desk.ts'
import { useForms } from '../../ui/desk/forms.tsx'
import { isTyping, keyed } from '../../ui/desk/keys.ts'
import { underBars } from '../../ui/device/covered.ts'
import { CANVAS } from '../../ui/device/places.ts'
import { late, soon } from '../../ui/parts/late.tsx'
import type { Notices } from '../../ui/parts/notices.ts'
import type { WritingHandle } from '../../ui/writing/WritingField.tsx'
import type { Picks } from '../asides/Modes.tsx'
import type { Came } from '../asides/meanings.ts'
import { chance } from '../page/chance.ts'
import { labelOf, strokesOn } from '../page/label.ts'
import type { Lays } from '../page/lays.ts'
import { useSketches } from './sketches.ts'

// Nothing is written while a table opens.
const WritingField = soon(() => import('../../ui/writing/WritingField.tsx'))
// With the first stroke that may be more than ink.
const InkOffers = late(() => import('../../ui/things/InkOffer.tsx'))

interface Props
  extends Pick<
    BoardProps,
    | 'asleep'
    | 'tool'
    | 'light'
    | 'face'
    | 'reduced'
    | 'hidden'
    | 'onSelect'
    | 'onMenu'
    | 'onScratch'
    | 'onRustle'
    | 'round'
    | 'onHand'
  > {
  readonly desk: Handed
  readonly notices: Notices
  readonly around: Pick<AroundScreen, 'sides' | 'big' | 'turnTo'>
  readonly lays: Lays
  readonly picks: Picks
  readonly writing: { readonly id: ItemId; readonly field: string } | undefined
  onWriting(at: { id: ItemId; field: string } | undefined, seat?: SeatId): void
  /** A tool has done its work. */
  onDone(): void
  onView(): void
  readonly handle: Ref<BoardHandle>
}

/** The board with the field that is written in, joined to the forms. */
export function BoardPane(props: Props) {
  const { desk, picks, writing, onWriting, onDone } = props
  const { table, game, say } = desk
  const { begin } = useForms()
  const board = useRef<BoardHandle>(null)
  const field = useRef<WritingHandle>(null)
  useImperativeHandle(props.handle, () => board.current!, [])
  const marks = useMarks(table, game)
  const glow = useMemo(
    () =>
      new Set(
        [...picks.values()].flatMap(({ options }) => options.flatMap(({ item }) => item ?? [])),
      ),
    [picks],
  )
  const seat = desk.seat()
  const { onSelect, onMenu } = props
  const { id, field: text } = writing ?? {}
  const box = useCallback(
    () => (id === undefined ? undefined : board.current?.screen(id, text)),
    [id, text],
  )
  const portray = useCallback(
    (scale: number) => (id === undefined ? undefined : board.current?.portrait(id, text, scale)),
    [id, text],
  )
  const close = useCallback(
    (byKey = false) => {
      onWriting(undefined)
      // The keyboard goes on where it was.
      if (byKey) board.current?.focus(id)
    },
    [onWriting, id],
  )
  /** From its name to what else stands on it, and then to the next thing. */
  const go = (by: 1 | -1) => {
    const item = table.board().items.get(id ?? '')
    const piece = item && game.pieces[item.kind]
    if (!piece || text === undefined) return
    const fields = fieldsOf(piece, item)
    const next = fields[fields.indexOf(text) + by]
    if (next !== undefined) return onWriting({ id: item.id, field: next })
    onWriting(undefined)
    board.current?.step(item.id, by)
  }
  const came = ({ id: thing, field: first }: Came, by = seat) => {
    if (first !== undefined) onWriting({ id: thing, field: first }, by)
    // What was pressed is gone, and the keyboard with it.
    else board.current?.focus(thing)
  }
  /** Round a screen it is asked where whoever drew it sits. */
  const drew = (move: string | undefined, answers: Answers, by: SeatId | undefined) => {
    const offer = move !== undefined && { move, answers }
    if (offer && props.round && by !== undefined) return props.around.turnTo(by, { begun: offer })
    if (offer) begin(offer)
    onDone()
  }
  const { choices, onSketch } = useSketches({ ...props, clientPoint, came })
  const sketched = useRef(false)
  sketched.current ||= choices.length > 0
  const seats = useTable(table, () => table.board().seats)
  const kind = useTable(table, () => table.board().items.get(id ?? '')?.kind)
  return (
    <>
      <BoardView
        table={table}
        game={game}
        marks={marks}
        seat={seat}
        chance={chance}
        asleep={props.asleep === true}
        tool={props.tool}
        light={props.light}
        face={props.face}
        reduced={props.reduced}
        round={props.round}
        onHand={props.onHand}
        glow={glow}
        hidden={props.hidden}
        writing={props.asleep ? undefined : writing}
        say={say}
        keyed={(press) => keyed('board', press)}
        typing={isTyping}
        onSelect={onSelect}
        onTap={(tapped, by) => {
          const picking = picks.get(props.round && by)
          const option = picking?.options.find((each) => each.item === tapped)
          if (!option) return
          // It was an answer, so nothing is to be done with the item itself.
          board.current?.select([])
          picking?.take?.(option.value)
        }}
        onHeld={(held, by) => {
          const name = seatOf(seats, holderOf(table.presence, held))?.name
          const notices = props.round && by !== undefined ? props.notices.to(by) : props.notices
          notices.add({
            say: name === undefined ? sentence('hand.somebody') : sentence('hand.has', { name }),
          })
        }}
        onWrite={(written, at, by) => onWriting({ id: written, field: at }, by)}
        onOval={(drawn, by) => drew(game.gestures?.oval, { ...drawn }, by)}
        onLine={(scene, parent, by) => drew(game.gestures?.line, { scene, parent }, by)}
        onSketch={onSketch}
        onScratch={props.onScratch}
        onRustle={props.onRustle}
        onMenu={onMenu}
        onView={() => {
          field.current?.follow()
          props.onView()
        }}
        binning={(ids) => game.binned?.(table.board(), desk.act(), ids) ?? []}
        covered={underBars}
        label={(labelled) => {
          const { items } = table.board()
          const there = items.get(labelled)
          return there ? labelOf(there, game, marks, say, strokesOn(items, labelled, game)) : ''
        }}
        handle={board}
      />
      <Suspense>{sketched.current && <InkOffers choices={choices} />}</Suspense>
      <Suspense>
        {writing && !props.asleep && kind !== undefined && (
          <WritingField
            key={writing.id}
            table={table}
            id={writing.id}
            field={writing.field}
            seat={seatOf(seats, seat)}
            label={say(
              sentence('writing', { what: say(game.pieces[kind]?.say ?? sentence('unnamed')) }),
            )}
            name={isName(game.pieces[kind], writing.field)}
            box={box}
            portray={portray}
            onTab={go}
            onClose={close}
            handle={field}
          />
        )}
      </Suspense>
    </>
  )
}

/** Whether this text names a thing that bears others too. */
const isName = (piece: Piece | undefined, field: string): boolean =>
  piece !== undefined && piece.texts.length > 1 && piece.texts[0] === field

/** A point of the board (px from its corner) on the page. */
export function clientPoint({ x, y }: { readonly x: number; readonly y: number }) {
  const corner = document.querySelector(CANVAS)?.getBoundingClientRect()
  return { x: x + (corner?.left ?? 0), y: y + (corner?.top ?? 0) }
}

/**
 * What the board means, and, once what works that out has come, what things bear; the same list as long as it says the
 * same, so that nothing is rendered or drawn for it.
 */
function useMarks(table: Table, game: Game): readonly Mark[] {
  const [bear, setBear] = useState<typeof borne>()
  useEffect(() => {
    // What does not come is sent for again with the next picture.
    if (!bear && bears(game.pieces))
      void import('../../rules/board/borne.ts').then(
        (come) => setBear(() => come.borne),
        () => undefined,
      )
  })
  const bearing = useRef(bear)
  bearing.current = bear
  const read = useMemo(() => {
    let seen: Board | undefined
    let by: typeof bear
    let own: readonly Mark[] = []
    let marks: readonly Mark[] = []
    return () => {
      const now = table.board()
      const { current } = bearing
      if (now === seen && current === by) return marks
      if (now !== seen) own = game.read(now)
      seen = now
      by = current
      const next = by ? [...own, ...by(game.pieces, now)] : own
      if (!samePlain(marks, next)) marks = next
      return marks
    }
  }, [table, game])
  return useTable(table, read)
}
