import type { SeatId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { plain, say } from '../../rules/plain/sentence.ts'
import type { Table } from '../../table/table.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { Voice } from '../../ui/say/say.ts'
import { sealedSpeaker } from '../../ui/sealed/words.ts'
import type { SealStand } from './sealed.ts'

/** Nobody is told whom something waits for that takes no longer (ms). */
const SOON = 4000

interface Around {
  readonly table: Pick<Table, 'state'>
  readonly notices: Pick<Notices, 'add'>
  voice(): Voice
}

/** Tells people how the sealed cards of a table stand: whom they wait for, what was set aside, whether all was fair. */
export function tellSeals({ table, notices, voice }: Around) {
  const told = new Set<string>()
  let waiting = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let away: (() => void) | undefined

  const speak = (key: string, values?: Record<string, string>) =>
    sealedSpeaker(voice())(say(key, values))
  const nameOf = (seat: SeatId) => seatOf(table.state().seats, seat)?.name ?? ''
  const listed = (seats: readonly SeatId[]) => {
    const names = seats.map(nameOf).filter((name) => name !== '')
    return new Intl.ListFormat(voice().lang).format(
      names.length > 0 ? names : [speak('sealed.somebody')],
    )
  }
  const once = (name: string, text: () => string, tone: 'good' | 'bad') => {
    if (told.has(name)) return
    told.add(name)
    notices.add({ say: plain(text()), tone, stays: true })
  }
  /** What is waited for just now, in a sentence; '' where nothing is. */
  function waitsFor({ waits, lacking, alone }: SealStand): string {
    if (alone) return speak('sealed.alone')
    const seats = lacking.length > 0 ? lacking : waits
    if (seats.length === 0) return ''
    const key = `sealed.${lacking.length > 0 ? 'lacks' : 'waits'}${seats.length > 1 ? 'All' : ''}`
    return speak(key, { list: listed(seats) })
  }
  return {
    look(stand: SealStand) {
      const now = waitsFor(stand)
      if (now !== waiting) {
        waiting = now
        clearTimeout(timer)
        away?.()
        away = undefined
        if (now !== '')
          timer = setTimeout(() => {
            away = notices.add({ say: plain(now), stays: true })
          }, SOON)
      }
      for (const { why, by } of stand.told) {
        const name = by === undefined ? speak('sealed.somebody') : listed(stand.seatsOf(by))
        once(`${why}/${name}`, () => speak(`sealed.${why}`, { name }), 'bad')
      }
      const { audit } = stand
      if (!audit) return
      const { foul, closed } = audit
      const kind = foul.length > 0 ? 'foul' : closed.length > 0 ? 'closed' : 'fair'
      const list = listed(foul.length > 0 ? foul : closed)
      // Somebody who is away opens theirs when they come: until then nothing is said for good.
      const isGood = kind === 'fair'
      once(`${kind}/${list}`, () => speak(`sealed.${kind}`, { list }), isGood ? 'good' : 'bad')
    },
    close() {
      clearTimeout(timer)
      away?.()
    },
  }
}
