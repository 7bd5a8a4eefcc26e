import { expect, test } from 'vitest'
import { sitDown } from '../../../src/ui/desk/FreeSeats.tsx'
import { aTable } from '../../table/make.ts'

test.each([
  ['whoever sat there before, elsewhere', { sitter: 'screen', hand: 'phone' }, 'tablet', undefined],
  ['whoever stood up', { sitter: '', hand: 'phone' }, 'tablet', undefined],
  ['whoever sits down by that very phone', { sitter: 'screen', hand: 'phone' }, 'phone', 'phone'],
  ['whoever took it along, and comes back', { sitter: 'phone', hand: 'phone' }, 'screen', 'phone'],
  ['nobody', { sitter: 'screen' }, 'tablet', undefined],
])(
  'in a seat with the phone of %s',
  (_, { sitter, hand = '' }: { sitter: string; hand?: string }, device, left) => {
    const table = aTable()
    const how = { seat: 'ada', track: false }
    const seat = { id: 'ada', name: 'Ada', color: 0, sitter }
    table.apply(
      [
        { do: 'seat', seat },
        { do: 'hand', seat: 'ada', device: hand },
      ],
      how,
    )
    const [before] = table.state().seats
    if (before) sitDown({ table, device }, before)
    const { hand: now, ...sits } = table.state().seats[0] ?? {}
    expect([sits, now]).toEqual([{ ...seat, sitter: device }, left])
    table.close()
  },
)
