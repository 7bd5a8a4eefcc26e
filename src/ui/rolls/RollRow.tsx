import { Copy, History, RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { printOn } from '../../rules/dice/dice.ts'
import { isFree } from '../../rules/dice/free.ts'
import { meansOf } from '../../rules/dice/generation.ts'
import type { Abandoned, RollRecord } from '../../rules/dice/roll.ts'
import { rulingOf } from '../../rules/dice/sum.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { OddRoll } from '../../table/document/records.ts'
import type { Verdict } from '../../tray/verify.ts'
import { useBoardOf, useDesk } from '../desk/desk.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { when } from '../say/format.ts'
import { DrawnLots } from '../throws/DrawnLots.tsx'
import { RolledDice } from '../throws/RolledDice.tsx'
import { nameOfDie, tellChance } from '../throws/tell.ts'
import { VerdictSign } from '../throws/VerdictSign.tsx'
import { Witnesses } from '../throws/Witnesses.tsx'
import { WorkedOut } from '../throws/WorkedOut.tsx'
import { useDiceSay } from '../throws/words.ts'
import { isOdd, oddlyOf, resultOf, type Telling, whatOf, whoOf } from './rolltext.ts'

/** A record from outside may hold more dice than anybody wants to see. */
const MOST = 120

interface Row {
  entry: RollRecord | OddRoll
  telling: Telling
  verdict: Verdict | undefined
  open: boolean
  onOpen(): void
  onCopy(): void
  onReplay(): void
  /** Opens another throw, where it is written down. */
  onFind?: ((id: string) => void) | undefined
}

/** A throw on two lines; open, with all that is known of it. */
export function RollRow(row: Row) {
  const { entry, telling, verdict, open, onOpen } = row
  const say = useDiceSay()
  const id = useId()
  const seat = seatOf(telling.board.seats, entry.seat)
  const odd = isOdd(entry)
  const free = !odd && isFree(entry.check)
  const ruling = odd ? undefined : rulingOf(telling.game, entry.check, entry.roll)
  const tone = !ruling || free || ruling.good === undefined ? '' : ruling.good ? 'good' : 'bad'
  return (
    <div className="roll-row" data-open={open}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={onOpen}>
        {seat ? <SeatMark seat={seat} /> : <i />}
        <span className="who">
          <b dir="auto">{whoOf(telling, entry)}</b>
          <span className={free || odd ? 'plainly' : 'what'} dir="auto">
            {odd ? say(oddlyOf(entry)) : whatOf(telling, entry)}
          </span>
        </span>
        <time>{entry.at === undefined ? '' : when(entry.at, Date.now(), telling.lang)}</time>
        <span className="came">
          {!odd && (
            <>
              <span className={tone}>{resultOf(telling, entry)}</span>
              <span className="faces" aria-hidden>
                {briefly(entry)}
              </span>
            </>
          )}
        </span>
        <VerdictSign
          verdict={odd && entry.abandoned ? 'abandoned' : verdict}
          record={odd ? undefined : entry}
        />
      </button>
      {open && (
        <div id={id} className="roll-detail">
          {odd ? <p>{oddWhy(telling, entry)}</p> : <Detail {...row} record={entry} />}
        </div>
      )}
    </div>
  )
}

/** Why a record counts for nothing. */
export function oddWhy(telling: Telling, { abandoned, rival }: OddRoll): string {
  if (abandoned) return leftWhy(telling, abandoned)
  return telling.say(rival ? 'log.rivalWhy' : 'log.oddWhy')
}

/** Why dice were not opened. */
function leftWhy(telling: Telling, abandoned: Abandoned): string {
  const { say, lang, board } = telling
  const lacking = (abandoned.lacking ?? []).flatMap((id) => seatOf(board.seats, id)?.name ?? [])
  const name = whoOf(telling, abandoned)
  if (lacking.length === 0) return say('log.abandonedWhy', { name })
  return say('log.voidWhy', { name, names: new Intl.ListFormat(lang).format(lacking) })
}

/** The faces, with a + before each wave that flew out of others: `3 6 5 + 2`. */
export function briefly({ roll }: Pick<RollRecord, 'roll'>): string {
  const shown = roll.slice(0, 24).map(({ die, face, from }, i) => {
    const bursts = from !== undefined && roll[i - 1]?.from === undefined
    return `${bursts ? '+ ' : ''}${printOn(die, face)}`
  })
  return shown.join(' ') + (roll.length > shown.length ? ' …' : '')
}

function Detail({
  record,
  telling,
  verdict,
  onCopy,
  onReplay,
  onFind,
}: Row & { record: RollRecord }) {
  const desk = useDesk()
  const say = useDiceSay()
  const { check, roll } = record
  const free = isFree(check)
  const ruling = rulingOf(telling.game, check, roll)
  const { hits } = ruling
  const chance = tellChance(say, telling.game, telling.lang, record)
  const shown = roll.slice(0, MOST)
  const means = meansOf(telling.game, check, roll)
  return (
    <>
      {telling.board.items.has(check.about) && (
        <button type="button" className="link what" onClick={() => desk.show([check.about])}>
          {whatOf(telling, record)}
        </button>
      )}
      <RolledDice
        record={{ ...record, roll: shown }}
        {...(free ? { counts: hits.map(Boolean) } : { hits })}
      />
      {shown.length > 0 && (
        <ol className="each" aria-label={say('log.dice')}>
          {shown.map(({ die, face, from }, i) => {
            const parent = from === undefined ? undefined : roll[from]
            const dye = means?.[i]
            return (
              // The order of a Roll never changes.
              <li key={`${die}-${i.toString()}`} data-burst={parent !== undefined}>
                {say('log.die', { sort: nameOfDie(say, die), face: printOn(die, face) })}
                {dye && <small>{say(dye)}</small>}
                {parent && (
                  <small>
                    {say('log.from', {
                      of: printOn(parent.die, parent.face),
                      at: (from ?? 0) + 1,
                    })}
                  </small>
                )}
                {free && hits[i] === 0 && <small>{say('log.dropped')}</small>}
              </li>
            )
          })}
        </ol>
      )}
      {roll.length > shown.length && <p>{say('log.rest', { n: roll.length - shown.length })}</p>}
      <DrawnLots record={record} />
      <WorkedOut ruling={ruling} />
      {check.again !== undefined && <Again id={check.again} onFind={onFind} />}
      {chance && <p>{chance}</p>}
      <VerdictSign verdict={verdict} record={record} why />
      <Witnesses record={record} why />
      <div className="buttons-line">
        {roll.length > 0 && (
          <button type="button" aria-disabled={desk.throwing} onClick={onReplay}>
            <RotateCcw aria-hidden size={16} />
            {say('log.replay')}
          </button>
        )}
        <button type="button" onClick={onCopy}>
          <Copy aria-hidden size={16} />
          {say('log.copy')}
        </button>
      </div>
    </>
  )
}

/** That these dice were thrown before, and the way to that throw, where it is still written down. */
function Again({ id, onFind }: { id: string } & Pick<Row, 'onFind'>) {
  const say = useDiceSay()
  const known = useBoardOf(({ rolls }) => rolls.some((one) => one.id === id))
  return (
    <p className="again">
      {say('log.again')}
      {known && onFind && (
        <button type="button" className="link" onClick={() => onFind(id)}>
          <History aria-hidden size={16} />
          {say('log.first')}
        </button>
      )}
    </p>
  )
}
