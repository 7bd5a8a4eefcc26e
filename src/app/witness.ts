import { say } from '../rules/sentence.ts'
import type { Other } from '../sync/circle.ts'
import type { Table } from '../table/table.ts'
import type { Notices } from '../ui/notices.ts'

/** Says and writes down what others do with dice that they have announced. Loaded when somebody does. */
export function witness(table: Table, notices: Notices, { terms, became }: Other): void {
  const { id, seat, check } = terms
  const { seats, rolls } = table.state()
  const name = seats.find((one) => one.id === seat)?.name ?? ''
  if (became.is === 'foul') notices.add({ say: say('throw.foul', { name }), tone: 'bad' })
  if (became.is !== 'abandoned' || rolls.some((record) => record.id === id)) return
  notices.add({ say: say('throw.abandoned', { name }), tone: 'bad' })
  table.apply([{ do: 'abandon', entry: { id, seat, at: Date.now(), check } }], {
    seat,
    track: false,
  })
}
