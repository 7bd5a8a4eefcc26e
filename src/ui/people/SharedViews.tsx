import { Eye } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { isTyping } from '../desk/keys.ts'
import './sharedviews.css'
import { SEAT_COLORS, type Seat } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { lookOut } from '../../table/presence/lookout.ts'
import type { Pointing } from '../../table/presence/presence.ts'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { usePresent } from '../desk/presence.ts'
import { FLOATING } from '../device/places.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { nameOf } from '../say/names.ts'
import { useShareSay } from '../share/words.ts'
import { follow } from './following.ts'

/**
 * What is shown and told of views that go together and of what others point out. `knock` is heard where sounds are on.
 */
export default function SharedViews({ knock }: { knock(): void }) {
  const desk = useDesk()
  const say = useShareSay()
  const { presence } = desk.table
  const seats = useBoardOf((board) => board.seats)
  const [refused, refuse] = useState<readonly string[]>([])
  const { follows, asked, asks, by } = useWays()
  const told = useTold(knock)

  const seatAt = (screen: number | undefined) =>
    screen === undefined ? undefined : seatOf(seats, presence.others().get(screen)?.seat)
  /** Who acts at this screen; somebody where that is not known. */
  const at = (screen: number | undefined): Pick<Seat, 'name' | 'color'> =>
    seatAt(screen) ?? { name: say('seat.somebody'), color: 7 }
  useEscape(follows !== undefined, () => follow(presence, undefined))
  const ask = asks.find(([screen, n]) => screen !== follows && !refused.includes(`${screen}/${n}`))
  const list = useMemo(() => new Intl.ListFormat(desk.lang, { type: 'conjunction' }), [desk.lang])
  const leader = at(follows)
  return (
    <>
      {follows !== undefined && (
        <div
          className="follow-frame"
          style={{ borderColor: SEAT_COLORS[leader.color % SEAT_COLORS.length] }}
        />
      )}
      <section className="follow-bars" aria-label={say('follow.bars')}>
        {follows !== undefined && (
          <Bar sign={<SeatMark seat={leader} />} words={say('follow.now', { name: leader.name })}>
            <button type="button" onClick={() => follow(presence, undefined)}>
              {say('follow.stop')} <kbd>{say('follow.key')}</kbd>
            </button>
          </Bar>
        )}
        {ask && (
          <Bar
            sign={<SeatMark seat={at(ask[0])} />}
            words={say('follow.asked', { name: calledBy(say, seatAt(ask[0])) })}
          >
            <button type="button" className="yes" onClick={() => follow(presence, ask[0])}>
              {say('follow.yes')}
            </button>
            <button type="button" onClick={() => refuse([...refused, `${ask[0]}/${ask[1]}`])}>
              {say('follow.no')}
            </button>
          </Bar>
        )}
        {(by.length > 0 || asked) && (
          <Bar
            sign={<Eye aria-hidden size={19} />}
            words={
              by.length > 0
                ? say('follow.by', {
                    n: by.length,
                    list: list.format(by.map((screen) => at(screen).name)),
                  })
                : say('follow.asking')
            }
          />
        )}
      </section>
      <p className="hidden" aria-live="polite">
        {told}
      </p>
    </>
  )
}

function Bar(props: { sign: ReactNode; words: string; children?: ReactNode }) {
  return (
    <div className="follow-bar">
      {props.sign}
      <p role="status">{props.words}</p>
      {props.children}
    </div>
  )
}

/** Whom we follow, who asks to be followed (screen and time), and who follows us. */
function useWays() {
  return usePresent(useDesk().table.presence, (presence) => {
    const others = [...presence.others()]
    const { follows, leads } = presence.mine()
    return {
      follows,
      asked: leads !== undefined,
      asks: others.flatMap(([screen, other]): [number, number][] =>
        other.leads === undefined ? [] : [[screen, other.leads]],
      ),
      by: others.flatMap(([screen, other]) => (other.follows === presence.client ? [screen] : [])),
    }
  })
}

/** A name where a sentence begins with it, so that it cannot be taken for one. */
const calledBy = (say: ReturnType<typeof useShareSay>, by: Pick<Seat, 'name'> | undefined) =>
  by?.name ? say('look.name', { name: by.name }) : say('seat.somebody')

/** What was pointed out last, in words; others' with a knock. */
function useTold(knock: () => void): string {
  const desk = useDesk()
  const say = useShareSay()
  const [told, tell] = useState('')
  const words = (look: Pointing, seat: string | undefined, own: boolean): string => {
    const { seats, items } = desk.table.board()
    const name = calledBy(say, seatOf(seats, seat))
    const item = items.get(look.id ?? '')
    const piece = item && desk.game.pieces[item.kind]
    if (!item || !piece) return say(own ? 'look.ownHere' : 'look.here', { name })
    const what = `${say(piece.say)} ${nameOf(desk.game, item)}`.trim()
    return say(own ? 'look.ownAt' : 'look.at', { name, what })
  }
  const latest = useRef({ words, knock })
  latest.current = { words, knock }
  const { presence } = desk.table
  useEffect(
    () =>
      lookOut(presence, (look, { seat }, client) => {
        tell(latest.current.words(look, seat, client === undefined))
        if (client !== undefined) latest.current.knock()
      }),
    [presence],
  )
  return told
}

/** Escape, wherever it means nothing else. */
function useEscape(on: boolean, then: () => void): void {
  const latest = useRef(then)
  latest.current = then
  useEffect(() => {
    if (!on) return
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || isTyping(target)) return
      if (!document.querySelector(`dialog[open], ${FLOATING}`)) latest.current()
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [on])
}
