import { Dices } from 'lucide-react'
import type { RollRecord } from '../rules/roll.ts'
import { useBoard, useBoardOf, useDesk } from './desk.ts'
import { nameOf, seatOf } from './names.ts'
import { Pips } from './Pips.tsx'
import { Pop } from './Pop.tsx'
import { useSay } from './say.ts'

const MOST = 20

/** The last throws, newest first: who, for what, what lay up, and what the game made of it. */
export function RollLog() {
  const say = useSay()
  const rolls = useBoardOf((board) => board.rolls)
  if (rolls.length === 0) return null
  return (
    <Pop
      className="icon"
      aria-label={say('rolls')}
      label={say('rolls')}
      look="pop roll-log"
      panel={() => (
        <ol>
          {rolls
            .slice(-MOST)
            .reverse()
            .map((record) => (
              <li key={record.id}>
                <RollLine record={record} />
              </li>
            ))}
        </ol>
      )}
    >
      <Dices aria-hidden size={20} strokeWidth={1.8} />
    </Pop>
  )
}

function RollLine({ record }: { record: RollRecord }) {
  const { game } = useDesk()
  const say = useSay()
  const { items, seats } = useBoard()
  const about = items.get(record.check.about)
  const ruling = game.judge(record.check, record.roll)
  return (
    <>
      <p className="what" dir="auto">
        {about ? nameOf(game, about) || say('unnamed') : say('gone')}
      </p>
      <p>
        <b>{seatOf(seats, record.seat)?.name ?? say('seat.somebody')}</b>{' '}
        <span className={ruling.good ? 'good' : 'bad'}>{say(ruling.say)}</span>
      </p>
      <Pips record={record} hits={ruling.hits} />
    </>
  )
}
