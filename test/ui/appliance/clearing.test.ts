import { expect, test } from 'vitest'
import type { Side } from '../../../src/rules/plain/sides.ts'
import { farthest } from '../../../src/ui/appliance/clearing.ts'

const at = (seat: string, edge: Side['edge'], along = 0.5): Side => ({ seat, edge, along })
const SCREEN = { width: 1600, height: 900 }

test.each<[string, readonly Side[], readonly string[] | undefined]>([
  ['nobody', [], undefined],
  ['one', [at('ada', 'bottom')], undefined],
  ['two', [at('ada', 'bottom'), at('ben', 'top')], ['ada', 'ben']],
  ['two at one edge', [at('ada', 'bottom', 0.2), at('ben', 'bottom', 0.8)], ['ada', 'ben']],
  [
    'four, one at each edge',
    [at('ada', 'bottom'), at('ben', 'top'), at('cem', 'left'), at('dot', 'right')],
    ['cem', 'dot'],
  ],
  [
    'three, two of them neighbours',
    [at('ada', 'bottom', 0.4), at('ben', 'bottom', 0.6), at('cem', 'top', 0.9)],
    ['ada', 'cem'],
  ],
])('of %s it is the two who sit farthest apart that clear a table', (_what, sides, two) => {
  expect(farthest(sides, SCREEN)?.map(({ seat }) => seat)).toEqual(two)
})

test.each<[string, string, readonly string[]]>([
  ['whoever wants it', 'ben', ['ben', 'dot']],
  ['nobody who sits elsewhere', 'eve', ['cem', 'dot']],
])('one of the two is %s', (_what, asker, two) => {
  const sides = [at('ada', 'bottom'), at('ben', 'top', 0.4), at('cem', 'left'), at('dot', 'right')]
  expect(farthest(sides, SCREEN, asker)?.map(({ seat }) => seat)).toEqual(two)
})
