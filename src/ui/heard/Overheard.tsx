import { useEffect, useRef, useState } from 'react'
import { seatOf } from '../../rules/plain/seats.ts'
import { useDesk } from '../desk/desk.ts'
import { WRITING } from '../device/places.ts'
import { useVoice } from '../say/say.ts'
import type { Action } from './actions.ts'
import { type Done, overhear } from './overhear.ts'
import { tellerOf } from './retell.ts'

/** Tells assistive technology what others do, and what was done here where nothing else says so. */
export default function Overheard() {
  const desk = useDesk()
  const voice = useVoice()
  const { table, game } = desk
  const [line, setLine] = useState({ n: 0, text: '' })
  const latest = useRef({ desk, voice })
  latest.current = { desk, voice }
  useEffect(
    () =>
      overhear(table, game, {
        act: () => latest.current.desk.act(),
        heard(all, sat) {
          const { desk: here, voice: now } = latest.current
          const tell = tellerOf(now, game)
          const { seats } = table.board()
          const told = all.flatMap(({ own, seat, actions, way }: Done) => {
            if (own) return tell.own(way ? actions : actions.filter(isSilent), way)
            const name = seatOf(seats, seat)?.name ?? now.say({ key: 'seat.somebody' })
            return tell.others(name, actions)
          })
          const sittings = sat
            .filter(({ seat }) => seat.sitter !== here.device && seat.id !== here.seat())
            .map(({ seat, sits }) => tell.sits(seat.name, sits))
          const text = [...told, ...sittings].filter(Boolean).join(' ')
          // The same sentence once more is another piece of news.
          if (text !== '') setLine(({ n }) => ({ n: n + 1, text }))
        },
      }),
    [table, game],
  )
  return (
    <p className="hidden overheard" aria-live="polite">
      <span key={line.n}>{line.text}</span>
    </p>
  )
}

/** Whether nothing else tells who sits here that it is done: what is written and named is under the own hands. */
const isSilent = ({ did }: Action): boolean =>
  did !== 'wrote' &&
  did !== 'ink' &&
  did !== 'title' &&
  did !== 'setting' &&
  !(did === 'made' && isWriting())

const isWriting = () => document.activeElement?.matches(WRITING) ?? false
