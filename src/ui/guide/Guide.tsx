import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { isFree } from '../../rules/dice/free.ts'
import { say as sentence } from '../../rules/plain/sentence.ts'
import type { Gathering } from '../../rules/play/gathering.ts'
import type { Phase, Step } from '../../rules/play/guide.ts'
import type { Offer } from '../../rules/play/move.ts'
import { Paused } from '../bars/PauseCard.tsx'
import { Coming } from '../desk/Coming.tsx'
import { useBoardOf, useDesk, useReading } from '../desk/desk.ts'
import { useForms } from '../desk/forms.tsx'
import { Offers } from '../desk/Offers.tsx'
import { intoView } from '../device/focus.ts'
import { useMedia, useSheet } from '../device/machine.ts'
import { GUIDE_BODY, PLACE } from '../device/places.ts'
import { late, unasked } from '../parts/late.tsx'
import { Sheet, type SheetHeight } from '../parts/Sheet.tsx'
import { useSay } from '../say/say.ts'
import { type RollTold, toldNext } from './decided.ts'
import { StepView } from './StepView.tsx'
import { Unseated } from './Unseated.tsx'

// Nobody needs these before a Move is begun, the clock runs or a Check is gathered.
const ClockView = late(() => import('../check/ClockView.tsx'))
const MoveForm = late(() => import('../moves/MoveForm.tsx'))
const CheckPanel = late(() => import('../check/CheckPanel.tsx'))
const Luck = late(() => import('../check/Luck.tsx'))
const Throwing = late(() => import('../check/Throwing.tsx'))
// It finds the words to explain in what stands there.
const Glossary = unasked(() => import('../book/Glossary.tsx'))

export interface GuideProps {
  height: SheetHeight
  onHeight(height: SheetHeight): void
  /** What it stands in, if not in a sheet at the side. */
  shell?: ComponentType<ComponentProps<typeof Sheet>>
}

/** What comes next: not what one may only turn back to. */
const nextOf = (steps: readonly Step[]) =>
  steps.find(
    ({ done, offers = [] }) => !done && !(offers.length > 0 && offers.every(({ aside }) => aside)),
  )

/**
 * The phases of a game, step by step: what to do now and what is missing, read off the board. It never blocks. Where a
 * game has none, its Moves are offered here, all of them.
 */
export function Guide({ height, onHeight, shell: Shell = Sheet }: GuideProps) {
  const desk = useDesk()
  const say = useSay()
  const { form, begin, close } = useForms()
  const { game } = desk
  const now = useBoardOf((board) => game.phases?.now(board))
  const clock = useReading((board) => game.clock?.(board, desk.act().now))
  const gathering = useReading((board) => game.checks?.gathering?.(board, desk.act()))
  const ending = useReading((board) => game.ending?.(board))
  // What was decided of something is over where that is gone from the table.
  const last = useBoardOf(({ rolls, items }) => {
    const last = rolls.findLast(({ check }) => !isFree(check))
    return last && (last.check.about === '' || items.has(last.check.about)) ? last : undefined
  })
  const play = useBoardOf((board) => board.play)
  const was = useRef<RollTold>({ now, last: last?.id, over: '' })
  was.current = toldNext(was.current, now, play, last)
  const decided = last?.id === was.current.over ? undefined : last
  const about = decided?.check.about
  const rolled = about !== undefined
  const [looking, setLooking] = useState<string>()
  const opens = useRef(true)
  // What stands in it has its effects before this one: it was told that the guide opens.
  useEffect(() => {
    opens.current = false
  }, [])
  const phases = game.phases?.list ?? []
  const shown = phases.find(({ id }) => id === (looking ?? now)) ?? phases[0]
  const here = shown?.id === now
  const takesPart = here && desk.seat() !== undefined
  // As long as it is down it tells that alone; where what was thrown fills it, above all of that.
  const low = useSheet() && height === 'low'
  const filled = useMedia('(pointer: coarse) and (height < 56.25em)')
  const tells = takesPart && (low || (filled && rolled && !gathering && !form))
  const next = useReading((board) =>
    tells && shown ? nextOf(shown.steps(board, desk.act())) : undefined,
  )
  const goTo = ({ id, say }: Phase) => {
    setLooking(undefined)
    const offer: Offer = { move: game.phases?.go ?? '', answers: { phase: id }, say }
    // What somebody is at stays as it is, unless there is something to be said or asked.
    if (!form || desk.play(offer.move, offer.answers) !== 'done') begin(offer)
  }
  const readEnd = ending && (
    <button
      type="button"
      className={ending.told ? 'primary' : undefined}
      onClick={() => desk.run('ending')}
    >
      {say('command.ending')}
    </button>
  )
  return (
    <Shell
      height={height}
      onHeight={onHeight}
      label={say('guide')}
      head={
        <>
          <h2>{say((shown ?? game).say)}</h2>
          {shown && (
            <>
              <p className="about">
                {say(
                  next?.say ??
                    sentence(game.phases?.counted ?? 'guide.phaseOf', {
                      n: phases.indexOf(shown) + 1,
                      of: phases.length,
                      about: say(shown.about),
                    }),
                )}
              </p>
              <Stepper
                phases={phases}
                now={now}
                shown={shown.id}
                onShow={(id) => setLooking(id === now ? undefined : id)}
              />
            </>
          )}
        </>
      }
    >
      {shown && !here && (
        <p className="elsewhere">
          {say('guide.elsewhere')}
          <button type="button" onClick={() => goTo(shown)}>
            {say('guide.goHere')}
          </button>
        </p>
      )}
      {!form && <Unseated />}
      <Paused offers={!clock} />
      {clock && (
        <Suspense>
          <ClockView clock={clock} />
        </Suspense>
      )}
      {form ? (
        <Suspense fallback={<Coming onGiveUp={close} />}>
          {/* What is written of it is written in sight of what came of it. */}
          {!gathering && about && Object.values(form.offer.answers ?? {}).includes(about) && (
            <CheckPanel gathering={undefined} />
          )}
          <MoveForm key={JSON.stringify(form.offer)} />
        </Suspense>
      ) : (
        <>
          {ending?.told && readEnd}
          {here && (gathering || rolled) && (
            <Suspense>
              <CheckPanel gathering={gathering} />
            </Suspense>
          )}
          <Steps
            key={shown?.id}
            phase={shown}
            gathering={gathering}
            opens={opens}
            after={
              <>
                {/* How it went is told first. */}
                {!ending?.told && readEnd}
                {here && (
                  <Suspense>
                    {/* What helps stands above what can be done without it. */}
                    {gathering?.check.dice.length === 0 && <Throwing gathering={gathering} />}
                    {/* What is told of a throw is told in sight of what it decided. */}
                    {!gathering && decided && <Luck record={decided} />}
                  </Suspense>
                )}
              </>
            }
          />
        </>
      )}
      {game.book && (
        <Suspense>
          <Glossary />
        </Suspense>
      )}
    </Shell>
  )
}

function Steps(props: {
  phase: Phase | undefined
  gathering: Gathering | undefined
  after: ReactNode
  /** The guide opens just now. */
  opens: RefObject<boolean>
}) {
  const { phase, gathering, opens } = props
  const desk = useDesk()
  const say = useSay()
  // What stands in the Check already is not said or offered twice.
  const { thrower, touch } = gathering ?? {}
  const stands = [thrower?.move, touch?.offer, touch?.write]
  const says = ({ done, offers = [], items = [] }: Step) => {
    if (!gathering) return true
    const { about, offers: there = [] } = gathering
    const said = items.includes(about) ? [...stands, ...there.map(({ move }) => move)] : stands
    return offers.length > 0 ? offers.some(({ move }) => !said.includes(move)) : !done
  }
  const all = useReading((board) => phase?.steps(board, desk.act()) ?? [])
  const steps = all.filter(says)
  const next = nextOf(steps)
  // Where a Check is put together, it is what comes next.
  const due = gathering && steps.find(({ items = [] }) => items.includes(gathering.about))
  const current = (due ?? next)?.id
  const seated = desk.seat() !== undefined
  const moderator = useBoardOf(({ play }) => play.moderator)
  const moderating = moderator !== undefined && moderator === desk.seat()
  // Where nobody has the chair, anybody asks.
  const chaired = desk.game.gestures?.moderator !== undefined
  const [rules, asks] = [phase?.rule, phase?.ask].map((list = []) =>
    list.filter((sentence) => !desk.lacks(sentence)),
  )
  const list = useRef<HTMLOListElement>(null)
  const about = gathering?.about
  const before = useRef<typeof about | null>(null)
  // What comes next is in sight; what is to be told stands beside what it tells of.
  const goes = about === undefined && !next?.offers?.some(({ open }) => open) && current
  useEffect(() => {
    const guide = list.current?.closest(GUIDE_BODY)
    const anew = before.current !== about
    // What was thrown for a moment ago is read first, and then what comes next.
    const fell = typeof before.current === 'string' && about === undefined
    before.current = about
    // Nothing moves under the hands of somebody who writes.
    if (!guide || guide.querySelector(':is(input, textarea):focus')) return
    // Other steps, another Scene and what came of it are read from their beginning.
    if (anew) guide.scrollTo(0, 0)
    // Among people there is little room, and what opens there is read from its head.
    if (opens.current && guide.closest(PLACE)) return
    if (goes && !fell) intoView(guide.querySelector<HTMLElement>('.step[data-current="true"]'))
  }, [about, goes, opens])
  return (
    <>
      <ol className="steps" ref={list}>
        {steps.map((step) => (
          <StepView
            key={step.id}
            step={step}
            current={seated && step.id === current}
            first={!gathering?.check.dice.length}
            without={stands}
          />
        ))}
      </ol>
      {!phase && <Offers offers={desk.game.moves.map(({ id }) => ({ move: id }))} />}
      {props.after}
      {phase && (
        <details className="rule-short">
          <summary>{say('guide.rule')}</summary>
          {rules?.map((sentence) => (
            <p key={sentence.key}>{say(sentence)}</p>
          ))}
          {desk.game.book && (
            <button type="button" className="link" onClick={() => desk.run('rules')}>
              {say('guide.rulebook')}
            </button>
          )}
        </details>
      )}
      {(moderating || !chaired) && asks && asks.length > 0 && (
        <details className="rule-short" open={moderating}>
          <summary>{say('guide.ask')}</summary>
          <ul className="asks">
            {asks.map((sentence) => (
              <li key={sentence.key}>{say(sentence)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Stepper(props: {
  phases: readonly Phase[]
  now: string | undefined
  shown: string
  onShow(id: string): void
}) {
  const say = useSay()
  const { lacks } = useDesk()
  return (
    <ol
      className="stepper"
      data-named={props.phases.some(({ short }) => short)}
      aria-label={say('guide.phases')}
    >
      {props.phases.map((phase, i) => (
        <li key={phase.id}>
          <button
            type="button"
            data-now={phase.id === props.now}
            aria-current={phase.id === props.now ? 'step' : undefined}
            aria-pressed={phase.id === props.shown}
            aria-label={say('guide.phaseNamed', { n: i + 1, name: say(phase.say) })}
            title={say(phase.say)}
            onClick={() => props.onShow(phase.id)}
          >
            <span>{phase.short && !lacks(phase.short) ? say(phase.short) : i + 1}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
