import { ListChecks, PenLine, Undo2 } from 'lucide-react'
import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Supply } from '../../rules/board/piece.ts'
import type { Check } from '../../rules/dice/check.ts'
import { isFree } from '../../rules/dice/free.ts'
import type { Flick } from '../../rules/dice/roll.ts'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import type { Berth } from '../../rules/plain/round.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { isUpright, type Side } from '../../rules/plain/sides.ts'
import { useTable } from '../../table/use.ts'
import type { MoreMenu } from '../bars/MoreMenu.tsx'
import type { PauseButton } from '../bars/PauseCard.tsx'
import type { SupplyPile } from '../bars/SupplyBar.tsx'
import type { Fold, ShownCheck } from '../check/folds.ts'
import type { AroundScreen } from '../desk/around.ts'
import type { CommandId } from '../desk/commands.ts'
import { useBoardOf, useDesk, useReading, useUndoable } from '../desk/desk.ts'
import { Seated, useForms } from '../desk/forms.tsx'
import type { Sight } from '../device/keepclear.ts'
import { GUIDE_BODY } from '../device/places.ts'
import { useMeasured } from '../device/useMeasured.ts'
import type { Guide } from '../guide/Guide.tsx'
import { askedOf } from '../palm/asked.ts'
import { FacingContext } from '../parts/facing.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { late } from '../parts/late.tsx'
import type { Notices } from '../parts/notices.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { useStanding } from '../parts/standing.ts'
import type { OwnSettings } from '../settings/SettingsView.tsx'
import type { Doors } from '../share/doors.ts'
import { ItemBarHere } from '../things/ItemBarHere.tsx'
import ItemMenu from '../things/ItemMenu.tsx'
import { useBlank } from '../typing/blank.ts'
import { useLayout } from '../typing/layout.ts'
import { GuideSpot } from './GuideSpot.tsx'
import { PhoneAsHand } from './PhoneAsHand.tsx'
import { PlaceShell } from './PlaceShell.tsx'
import { ToldHere, type useToldAround } from './ToldHere.tsx'
import { useRoundSay } from './words.ts'
import './places.css'

// Nobody writes as soon as they sit down.
const FoldedCheck = late(() => import('../check/FoldedCheck.tsx'))
const HandHere = late(() => import('../hands/HandHere.tsx'))
const FillIn = late(() => import('../typing/FillIn.tsx'))
const WriteHere = late(() => import('../typing/WriteHere.tsx'))

/** What all places round a screen have at hand. */
export interface PlacesProps {
  /** What stands in a place, and lies there: an open table has all of it already. */
  readonly with: {
    readonly Guide: typeof Guide
    readonly SupplyPile: typeof SupplyPile
    readonly MoreMenu: typeof MoreMenu
    readonly PauseButton: typeof PauseButton
  }
  readonly around: AroundScreen
  readonly sight: Sight
  doors(): Promise<Doors>
  readonly notices: Notices
  readonly own: OwnSettings
  onOwn(own: OwnSettings): void
  /** More of the table is on its way here. */
  readonly coming: boolean
  /** What is amiss as long as it is. */
  readonly warning: Sentence | undefined
  /** Runs commands for one of those who sit here. */
  runAs(seat: SeatId): (command: CommandId) => void
  /** What a command opened for one of them. */
  openedAt(seat: SeatId, command: CommandId, onClose: () => void): ReactNode
  /** A hand of this side pulls from a stack: the board carries it on. */
  onPull(event: PointerEvent, supply: Supply, side: Side): void
  /** One of these, please: there (client px), or before whoever sits at this side. */
  onMake(supply: Supply, x: number | undefined, y: number | undefined, side: Side): void
}

/** In less room along its edge the piles of a bar lie on one another, px where all is once as large. */
const ROOMY = 784
/** What reaches less far into the table has no room for a line that stands fast, px where all is once as large. */
const LOW = 400

interface PlaceProps extends PlacesProps {
  readonly side: Side
  readonly berth: Berth | undefined
  readonly told: ReturnType<ReturnType<typeof useToldAround>>
  /** It has another size now: more or less stands there. */
  onGrown(): void
  /** What at other places is told so. */
  readonly grown: RefObject<Set<() => void>>
  /** It lies over what of others' reaches there, since it was touched last. */
  readonly first: boolean
  onFirst(): void
  /** How much its guide shows of a Check that others here have before them, too. */
  readonly fold: Fold | undefined
  /** What Check its guide shows now, if any. */
  onShows(seat: SeatId, check: ShownCheck | undefined): void
}

/** A place at an edge: what is done there is done by whose it is. */
export function PlaceHere({ first, onFirst, ...props }: PlaceProps) {
  const desk = useDesk()
  const { side, berth, runAs, around } = props
  const { sides, big, scale } = around
  const { seat, edge } = side
  const latest = useRef({ runAs, bring: () => around.bringTray(seat) })
  latest.current = { runAs, bring: () => around.bringTray(seat) }
  const own = useMemo(() => {
    const acting = desk.as(seat)
    return {
      ...desk,
      ...acting,
      run: (command: CommandId) => latest.current.runAs(seat)(command),
      // Whoever throws has the tray before them.
      throwDice: (flick?: Flick) => {
        latest.current.bring()
        acting.throwDice(flick)
      },
      fling: (flick?: Flick, picked?: Check) => {
        latest.current.bring()
        acting.fling(flick, picked)
      },
      shake: (power: number | undefined) => {
        if (power !== undefined) latest.current.bring()
        desk.shake(power)
      },
    }
  }, [desk, seat])
  const { facing, style, setSlot } = useStanding(side, sides, berth, big)
  // What a guide in two columns covers of what is played on, it leaves free in one.
  const [small, setSmall] = useState<string>()
  // The same Check stands whole before others, too: one column each leaves the table to be seen.
  const fold = props.fold === 'alone' && small !== undefined ? 'whole' : props.fold
  const narrow = berth && (fold === 'whole' || small !== undefined)
  return (
    <div
      className="place"
      data-edge={edge}
      data-tight={berth && berth.room < ROOMY * scale}
      data-wide={berth?.wide && !narrow}
      data-low={berth && berth.reach < LOW * scale}
      data-first={first}
      style={narrow ? ({ ...style, '--asked': `${berth.column}px` } as CSSProperties) : style}
      onPointerDownCapture={onFirst}
    >
      <FacingContext value={facing}>
        <Seated desk={own}>
          <AtPlace {...props} {...{ fold, small }} slot={setSlot} onSmall={setSmall} />
        </Seated>
      </FacingContext>
    </div>
  )
}

function AtPlace({
  side,
  berth,
  slot,
  with: parts,
  ...props
}: Omit<PlaceProps, 'first' | 'onFirst'> & {
  /** What its guide shows in one column alone, if it does. */
  readonly small: string | undefined
  onSmall(shows: string | undefined): void
  slot(element: HTMLElement | null): void
}) {
  const { around, onPull, onMake, onGrown, fold, onShows, small, onSmall } = props
  const { seat, edge } = side
  const desk = useDesk()
  const say = useRoundSay()
  const { form, begin } = useForms()
  const { undo } = useUndoable()
  const turn = useReading((board) => askedOf(desk.game, board, desk.act()) !== '')
  const guide = useId()
  const inner = useRef<HTMLElement>(null)
  useMeasured(inner, onGrown)
  const bar = useRef<HTMLDivElement>(null)
  useMeasured(bar, (box) => {
    const [width, height] = isUpright(edge) ? [box.height, box.width] : [box.width, box.height]
    around.measured(seat, { width, height })
  })
  const [open, setOpen] = useState(false)
  const known = useTable(desk.table, (table) => seatOf(table.state().seats, seat))
  const name = known?.name ?? ''
  const tool = (Object.hasOwn(around.tools, seat) && around.tools[seat]) || 'hand'
  const claimed = around.claimed === seat
  const asked = open || form !== undefined
  const { selected = [], menu, open: opened, begun } = around.at[seat] ?? {}
  useEffect(() => {
    if (!begun) return
    begin(begun)
    around.take(seat, 'hand')
    around.turnTo(seat, { begun: undefined })
  }, [begun, begin, around, seat])
  // What somebody has read aloud is seen from every side.
  const reader = around.sides.find((one) => around.at[one.seat]?.open === 'aloud')?.seat
  const [heard, hear] = useState<SeatId>()
  useEffect(() => {
    if (reader === undefined) hear(undefined)
  }, [reader])
  const { blank, close, hears } = useBlank()
  // Whatever they write on, they have the keys that they chose.
  const [layout, onLayout] = useLayout()
  const gathering = useReading((board) => desk.game.checks?.gathering?.(board, desk.act()))
  const { about, by } = gathering ?? {}
  // Whoever asks for all of a Check has it as long as it is put together and their guide is open.
  const [whole, setWhole] = useState<string>()
  const busy = form !== undefined || blank !== undefined
  const stays = busy || whole === about
  useLayoutEffect(() => {
    if (!asked) setWhole(undefined)
    onShows(seat, asked && about !== undefined ? { about, by, stays } : undefined)
  }, [seat, asked, about, by, stays, onShows])
  useLayoutEffect(() => () => onShows(seat, undefined), [seat, onShows])
  const last = useFoldedOutcome(asked, about, fold)
  const decided = last && !turn && !busy && last.check.about !== whole ? last : undefined
  const folded = about === undefined ? decided !== undefined : fold === 'folded'
  const shows = `${about} ${folded} ${form !== undefined}`
  // Nothing goes smaller that somebody writes in.
  const mayShrink = berth && small === undefined && !folded && !form && fold !== 'whole'
  const column = berth && { width: berth.column, height: berth.opens - berth.deep }
  useLayoutEffect(() => {
    if (!asked || small !== shows) onSmall(undefined)
  }, [asked, small, shows, onSmall])
  const reads = opened === undefined && reader !== undefined && reader !== heard
  return (
    // Also of what stands elsewhere on the page, but is this place's.
    <section
      ref={inner}
      className="place-inner"
      aria-label={say('round.place', { name })}
      {...hears}
    >
      <div className="place-told" role="status">
        {claimed && <p>{say('round.claimed')}</p>}
      </div>
      <ToldHere {...props.told} warning={props.warning} />
      <div ref={slot} className="place-slot" />
      {opened && props.openedAt(seat, opened, () => around.turnTo(seat, { open: undefined }))}
      {reads && props.openedAt(reader, 'aloud', () => hear(reader))}
      <Suspense>
        <WriteHere {...{ side, around, layout, onLayout }} />
        {blank && (
          <FillIn
            key={blank.nth}
            {...{ side, around, layout, onLayout }}
            field={blank.field}
            onClose={close}
          />
        )}
      </Suspense>
      {asked && (
        <GuideSpot
          {...{ id: guide, fold, sight: props.sight, grown: props.grown, onMoved: onGrown }}
          shows={`${shows} ${fold}`}
          onSmall={() => onSmall(shows)}
          small={mayShrink ? column : undefined}
          slim={about !== undefined && !mayShrink && !folded && !form ? column : undefined}
        >
          {folded && (
            <Suspense>
              <FoldedCheck
                {...{ gathering, decided }}
                onWhole={() => {
                  setWhole(about ?? decided?.check.about)
                  // The button is gone: whoever came there by keyboard goes on in what it opened.
                  setTimeout(() => inner.current?.querySelector<HTMLElement>(GUIDE_BODY)?.focus())
                }}
              />
            </Suspense>
          )}
          <parts.Guide height="half" onHeight={() => undefined} shell={PlaceShell} />
        </GuideSpot>
      )}
      {desk.game.hand && known && (
        <Suspense>
          <HandHere seat={known} />
        </Suspense>
      )}
      {selected.length > 0 && <ItemBarHere selected={selected} sight={props.sight} />}
      <div ref={bar} className="place-bar bar" data-covers={edge}>
        <button
          type="button"
          className="seat"
          data-acting={claimed}
          aria-pressed={claimed}
          onClick={() => around.claim(claimed ? undefined : seat)}
        >
          {known && <SeatMark seat={known} />}
          <span className="seat-name" title={name} dir="auto">
            {name}
          </span>
          <span className="hidden">{say('round.claim')}</span>
        </button>
        <IconButton
          icon={ListChecks}
          label={say(turn ? 'round.yourTurn' : 'round.guide')}
          data-turn={turn}
          aria-expanded={asked}
          aria-controls={asked ? guide : undefined}
          onClick={() => setOpen(!asked)}
        />
        <IconButton
          icon={Undo2}
          label={say('command.undo')}
          aria-disabled={!undo}
          onClick={() => desk.run('undo')}
        />
        <IconButton
          icon={PenLine}
          label={say('command.marker')}
          aria-pressed={tool !== 'hand'}
          onClick={() => around.take(seat, tool !== 'hand' ? 'hand' : 'marker')}
        />
        {known && <PhoneAsHand seat={known} doors={props.doors} />}
        {/* Where there is no room in one row for all, none of these stands alone in a second. */}
        <div className="place-reach">
          <ul className="place-supply" aria-label={say('reach')}>
            {desk.game.supply?.map((supply) => (
              <li key={supply.id}>
                <parts.SupplyPile
                  supply={supply}
                  onPull={(event, pulled) => onPull(event, pulled, side)}
                  onMake={(made) => onMake(made, undefined, undefined, side)}
                />
              </li>
            ))}
          </ul>
          <parts.PauseButton />
          <parts.MoreMenu />
        </div>
      </div>
      {menu && (
        <Suspense>
          <ItemMenu
            at={menu}
            lists={false}
            onClose={() => around.turnTo(seat, { menu: undefined })}
            onMake={(made, x, y) => onMake(made, x, y, side)}
          />
        </Suspense>
      )}
    </section>
  )
}

/**
 * What came of the Check that was folded here until its throw, which others see whole; undefined for whoever threw, and
 * who opens their guide only now.
 */
function useFoldedOutcome(asked: boolean, about: ItemId | undefined, fold: Fold | undefined) {
  const { seat } = useDesk()
  const last = useBoardOf(({ rolls }) => rolls.findLast(({ check }) => !isFree(check)))
  const [was, setWas] = useState<ItemId>()
  useLayoutEffect(() => {
    if (!asked || about !== undefined) setWas(asked && fold === 'folded' ? about : undefined)
  }, [asked, about, fold])
  return last && last.check.about === was && last.seat !== seat() ? last : undefined
}
