import { ListOrdered } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import './statistics.css'
import { type Die, FACES, printOn } from '../../rules/dice/dice.ts'
import {
  type Counts,
  countsOf,
  diceIn,
  makeCounter,
  type Spread,
  spreadOf,
} from '../../rules/dice/tally.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { Panel } from '../parts/Panel.tsx'
import { SeatMark } from '../parts/SeatMark.tsx'
import { DieSign } from '../throws/DieSign.tsx'
import { nameOfDie } from '../throws/tell.ts'
import { useVerifier } from '../throws/verification.ts'
import { type DiceSay, useDiceSay } from '../throws/words.ts'
import { FaceChart } from './FaceChart.tsx'

/** Every face thrown at this table, by die and by seat, against what is expected of fair dice. */
export default function StatisticsPanel({ onClose }: { onClose(): void }) {
  const desk = useDesk()
  const say = useDiceSay()
  const rolls = useBoardOf((board) => board.rolls)
  const seats = useBoardOf((board) => board.seats)
  const verifier = useVerifier()
  const counter = useRef(makeCounter())
  const [chosen, choose] = useState<Die>()
  const [seat, setSeat] = useState<SeatId>()
  useEffect(() => verifier.watch(rolls), [verifier, rolls])

  const tally = counter.current.count(rolls, (one) => verifier.knows(one) === 'doubtful')
  const dice = diceIn(tally)
  const often = (die: Die) => countsOf(tally, die).reduce((sum, n) => sum + n, 0)
  const most = dice.toSorted((a, b) => often(b) - often(a))[0]
  const die = chosen && dice.includes(chosen) ? chosen : most
  const out = rolls.filter((one) => verifier.knows(one) === 'doubtful').length
  const waiting = rolls.filter((one) => verifier.knows(one) === undefined).length
  const throwers = seats.filter(({ id }) => tally.has(id))

  return (
    <Panel title={say('statistics')} look="statistics" onClose={onClose}>
      {die === undefined ? (
        <p role="status">{out > 0 ? say('stats.noneCounts', { n: out }) : say('stats.none')}</p>
      ) : (
        <div className="stats-body">
          <fieldset className="choice">
            <legend>{say('stats.die')}</legend>
            {dice.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === die}
                onClick={() => choose(each)}
              >
                <DieSign die={each} size={26} />
                {nameOfDie(say, each)}
              </button>
            ))}
          </fieldset>
          {throwers.length > 0 && (
            <fieldset className="choice">
              <legend>{say('stats.seat')}</legend>
              <button
                type="button"
                aria-pressed={seat === undefined}
                onClick={() => setSeat(undefined)}
              >
                {say('stats.all')}
              </button>
              {throwers.map((each) => (
                <button
                  key={each.id}
                  type="button"
                  aria-pressed={each.id === seat}
                  onClick={() => setSeat(each.id)}
                >
                  <SeatMark seat={each} />
                  <span dir="auto">{each.name}</span>
                </button>
              ))}
            </fieldset>
          )}
          <Faces die={die} counts={countsOf(tally, die, seat)} />
          <p className="small-print">{say('stats.band')}</p>
          <p className="small-print">
            {say('stats.counted')}
            {out > 0 && ` ${say('stats.out', { n: out })}`}
            {waiting > 0 && ` ${say('stats.waiting', { n: waiting })}`}
          </p>
        </div>
      )}
      <button type="button" className="to-log" onClick={() => desk.run('rolls')}>
        <ListOrdered aria-hidden size={17} />
        {say('stats.log')}
      </button>
    </Panel>
  )
}

/** What the picture means. */
export function meaning(say: DiceSay, { chance }: Pick<Spread, 'chance'>, die: Die): string {
  if (chance === undefined) return say('stats.few', { n: 5 * FACES[die] })
  if (chance >= 0.05) return say('stats.even')
  const n = Math.min(1_000_000, Math.round(1 / Math.max(chance, 1e-6)))
  // With many dice and seats to look at, one of them is soon as rare as one in a hundred.
  return say(chance >= 0.002 ? 'stats.uneven' : 'stats.odd', { n })
}

function Faces({ die, counts }: { die: Die; counts: Counts }) {
  const { lang } = useDesk()
  const say = useDiceSay()
  const spread = spreadOf(counts)
  const tenth = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 })
  const expected = tenth.format(spread.expected)
  const range = say('stats.between', {
    low: Math.ceil(spread.low),
    high: Math.floor(spread.high),
  })
  return (
    <>
      <p className="meaning" role="status">
        {say('stats.thrown', { n: spread.thrown })}{' '}
        {spread.thrown > 0 && <b>{meaning(say, spread, die)}</b>}
      </p>
      <FaceChart die={die} counts={counts} />
      {/* The same for those who cannot see the picture. */}
      <table className="hidden">
        <caption>{say('stats.expected', { die: nameOfDie(say, die), n: expected })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('stats.face')}</th>
            <th scope="col">{say('stats.times')}</th>
            <th scope="col">{say('stats.should')}</th>
            <th scope="col">{say('stats.range')}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map((n, i) => (
            <tr key={printOn(die, i + 1)}>
              <th scope="row">{printOn(die, i + 1)}</th>
              <td>{n}</td>
              <td>{expected}</td>
              <td>{range}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
