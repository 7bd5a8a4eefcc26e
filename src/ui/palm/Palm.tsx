import {
  Dices,
  Ellipsis,
  Hand as HandSign,
  ListChecks,
  type LucideIcon,
  PenLine,
  Undo2,
} from 'lucide-react'
import { type ComponentProps, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { CommandId } from '../desk/commands.ts'
import { type Desk, useDesk, useReading, useUndoable } from '../desk/desk.ts'
import { Seated, useForms } from '../desk/forms.tsx'
import { undoTold } from '../heard/undotold.ts'
import { late } from '../parts/late.tsx'
import { Menu, MenuItem } from '../parts/Menu.tsx'
import { NoticeList } from '../parts/NoticeList.tsx'
import { OverContext } from '../parts/over.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import type { Sheet } from '../parts/Sheet.tsx'
import { useTold } from '../parts/useTold.ts'
import { canBuzz } from '../settings/phone.ts'
import { askedOf } from './asked.ts'
import { GuideParts } from './GuideParts.tsx'
import { InPalm } from './InPalm.tsx'
import type { PalmProps } from './props.ts'
import { useBuzzes } from './useKept.ts'
import { WriteDown } from './WriteDown.tsx'
import { usePalmSay } from './words.ts'
import './palm.css'

// Not every game is played by cards.
const HandOnPhone = late(() => import('../hands/HandOnPhone.tsx'))

const TABS = { now: ListChecks, hand: HandSign, write: PenLine, dice: Dices } satisfies Record<
  string,
  LucideIcon
>
type Tab = keyof typeof TABS
/** How long the phone buzzes, ms. */
const BUZZ = 40

/** A phone as somebody's hand: what the game asks of them, what they write, and their dice. */
export default function Palm(props: PalmProps) {
  const desk = useDesk()
  const [tab, setTab] = useState<Tab>('now')
  const own = useMemo(
    (): Desk => ({
      ...desk,
      run: (command: CommandId) => (command === 'tray' ? setTab('dice') : desk.run(command)),
    }),
    [desk],
  )
  return (
    <Seated desk={own}>
      <Hand {...props} tab={tab} onTab={setTab} />
    </Seated>
  )
}

function Hand(props: PalmProps & { tab: Tab; onTab(tab: Tab): void }) {
  const { seat, parts, tab, onTab, onDice } = props
  const desk = useDesk()
  const say = usePalmSay()
  const { undo } = useUndoable()
  const { form } = useForms()
  const [over, setOver] = useState<HTMLElement | null>(null)
  const [told, tell] = useTold<{ readonly text: string; readonly seen?: boolean }>()
  const asked = useReading((board) => askedOf(desk.game, board, desk.act()))
  const [buzzes, setBuzzes] = useBuzzes()
  useBuzz(asked, buzzes)
  const dice = tab === 'dice'
  const shown = useRef(onDice)
  shown.current = onDice
  useEffect(() => shown.current(dice), [dice])
  // A question wants to be seen.
  const goes = useRef(onTab)
  goes.current = onTab
  useEffect(() => {
    if (form) goes.current('now')
  }, [form])
  const undoLast = () => {
    const undone = undoTold(desk, seat.id)
    if (typeof undone === 'string') return tell({ text: say(`undo.${undone}`) })
    const { told } = undone
    if (told === '') return tell({ text: say('palm.undoes') })
    // It is spoken with all that happens, where somebody wants that.
    tell({ text: told, seen: props.tells === 'all' && !props.coming })
  }
  const marks: Readonly<Record<Tab, boolean>> = {
    now: asked !== '',
    hand: false,
    write: false,
    dice: props.ready > 0 && !desk.throwing,
  }
  return (
    <OverContext value={over}>
      <div className="palm">
        <header className="bar">
          <SeatMark seat={seat} />
          <h1 dir="auto" aria-label={say('palm.title', { name: seat.name })}>
            {seat.name}
          </h1>
          <p role="status">{told ? !told.seen && told.text : asked && say('palm.asked')}</p>
          {told?.seen && <p>{told.text}</p>}
          <MoreOf
            {...props}
            buzzes={buzzes}
            onBuzzes={setBuzzes}
            onTold={(text) => tell({ text })}
          />
        </header>
        <main aria-label={say(`palm.${tab}`)}>
          {tab === 'now' && <parts.Guide height="full" onHeight={() => undefined} shell={Shell} />}
          {tab === 'hand' && (
            <Suspense>
              <HandOnPhone seat={seat} />
            </Suspense>
          )}
          {tab === 'write' && <WriteDown {...props} onTold={(text) => tell({ text })} />}
          {/* What flies is written down when it lies: the tray is there whatever is looked at. */}
          <InPalm {...props} shown={dice} />
        </main>
        <nav className="bar" aria-label={say('palm.parts')}>
          {(Object.keys(TABS) as Tab[])
            .filter((one) => one !== 'hand' || desk.game.hand)
            .map((one) => (
              <TabButton
                key={one}
                icon={TABS[one]}
                label={say(`palm.${one}`)}
                marked={marks[one]}
                aria-current={tab === one ? 'page' : undefined}
                onClick={() => onTab(one)}
              />
            ))}
          <TabButton
            icon={Undo2}
            label={say('command.undo')}
            marked={false}
            aria-disabled={!undo}
            onClick={undoLast}
          />
        </nav>
        <NoticeList notices={props.notices} />
        <parts.Announcer quiet={props.coming} tells={props.tells} />
        <section ref={setOver} aria-label={say('menus')} />
      </div>
    </OverContext>
  )
}

function TabButton({
  icon: Icon,
  label,
  marked,
  ...button
}: { icon: LucideIcon; label: string; marked: boolean } & ComponentProps<'button'>) {
  return (
    <button type="button" data-marked={marked} {...button}>
      <Icon aria-hidden size={24} strokeWidth={1.8} />
      <span>{label}</span>
    </button>
  )
}

/** What is done with a hand now and then. */
function MoreOf(
  props: PalmProps & {
    buzzes: boolean
    onBuzzes(buzzes: boolean): void
    onTold(text: string): void
  },
) {
  const { seat, buzzes } = props
  const desk = useDesk()
  const say = usePalmSay()
  const [by, setBy] = useState<HTMLElement>()
  const mine = seat.sitter === desk.device
  return (
    <>
      <button
        type="button"
        className="icon"
        aria-label={say('palm.more')}
        aria-haspopup="menu"
        aria-expanded={by !== undefined}
        onClick={({ currentTarget }) => setBy(by ? undefined : currentTarget)}
      >
        <Ellipsis aria-hidden size={22} />
      </button>
      {by && (
        <Menu by={by} label={say('palm.more')} onClose={() => setBy(undefined)} keep={by}>
          <MenuItem onSelect={props.onWhole}>{say('palm.whole')}</MenuItem>
          {desk.game.book && (
            <MenuItem onSelect={() => desk.run('rules')}>{say('command.rules')}</MenuItem>
          )}
          {canBuzz() && (
            <MenuItem onSelect={() => props.onBuzzes(!buzzes)}>
              {say(buzzes ? 'palm.noBuzz' : 'palm.buzz')}
            </MenuItem>
          )}
          <MenuItem onSelect={() => desk.run('settings')}>{say('command.settings')}</MenuItem>
          {!mine && (
            <>
              <MenuItem
                onSelect={() => {
                  props.onAlong()
                  props.onTold(say('palm.alone'))
                }}
              >
                {say('palm.along')}
              </MenuItem>
              <MenuItem onSelect={props.onLeave}>{say('palm.leave')}</MenuItem>
            </>
          )}
        </Menu>
      )}
    </>
  )
}

/** The guide as it fills a hand. */
const Shell = (props: ComponentProps<typeof Sheet>) => (
  <div className="guide">
    <GuideParts {...props} />
  </div>
)

/** The phone buzzes once when something else is asked; not for what was asked when it came. */
function useBuzz(asked: string, buzzes: boolean): void {
  const before = useRef(asked)
  useEffect(() => {
    const news = asked !== '' && asked !== before.current
    before.current = asked
    // Browsers have it do nothing before the page was touched.
    if (news && buzzes && canBuzz()) navigator.vibrate(BUZZ)
  }, [asked, buzzes])
}
