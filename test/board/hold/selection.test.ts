import { expect, it } from 'vitest'
import { makeSelection } from '../../../src/board/hold/selection.ts'
import type { BoardProps } from '../../../src/board/view/props.ts'
import { item, lay } from '../make.ts'

/** A selection on a board with these notes on it, round which people sit or not; and what it has told. */
function selecting(round: boolean) {
  const { spatial } = lay(
    item('a', 'note', {}),
    item('b', 'note', { x: 200 }),
    item('c', 'note', { x: 400 }),
  )
  const told: [readonly string[], string | undefined][] = []
  const now = { seat: 'ada' as string | undefined }
  const selection = makeSelection({ spatial, invalidate: () => undefined }, () => ({
    seat: now.seat,
    round: round ? ({} as BoardProps['round']) : undefined,
    onSelect: (ids, by) => void told.push([ids, by]),
  }))
  return { selection, told, spatial, as: (seat: string | undefined) => void (now.seat = seat) }
}
const lists = (all: ReturnType<ReturnType<typeof makeSelection>['all']>) =>
  all.map(([seat, ids]) => [seat, [...ids]])

it('at one edge there is one selection, whoever acts', () => {
  const { selection, told, as } = selecting(false)
  selection.set(['a'])
  as('ben')
  selection.toggle('b')
  expect([...selection.ids]).toEqual(['a', 'b'])
  expect(told).toEqual([
    [['a'], undefined],
    [['a', 'b'], undefined],
  ])
})

it('round a screen everybody has selected something else, and nobody takes it from another', () => {
  const { selection, told, as } = selecting(true)
  selection.set(['a'])
  as('ben')
  expect([...selection.ids]).toEqual([])
  selection.set(['b', 'c'])
  as('ada')
  selection.toggle('c')
  expect(lists(selection.all())).toEqual([
    ['ada', ['a', 'c']],
    ['ben', ['b', 'c']],
  ])
  expect(told.map(([, by]) => by)).toEqual(['ada', 'ben', 'ada'])
})

it('what has gone from the table nobody has selected any more, and each is told of their own', () => {
  const { selection, told, spatial, as } = selecting(true)
  selection.set(['a', 'b'])
  as('ben')
  selection.set(['c'])
  spatial.update(new Map(), ['b'])
  told.length = 0
  selection.prune()
  expect(told).toEqual([[['a'], 'ada']])
})
