import { expect, it } from 'vitest'
import { CATEGORIES } from '../../../src/games/prophecy/story/characters.ts'
import { poolOf } from '../../../src/games/prophecy/story/check.ts'
import { storyOf } from '../../../src/games/prophecy/story/outline.ts'
import { treeOf } from '../../../src/rules/told/outline.ts'
import type { Table } from '../../../src/table/table.ts'
import { check, at as place, rolled, sit } from '../../make.ts'
import { aTable, copyOf, merge } from '../../table/make.ts'
import { perform, prophecy, ready, seated, sketch, succeed, twoNotes } from './eight.ts'

type Sitting = ReturnType<typeof seated>

/** People who play on one screen of a real document. */
const on = (table: Table, luck: string) =>
  sit(prophecy, ['Ada', 'Milo'], {
    luck,
    read: table.state,
    write: (changes) => table.apply(changes, { seat: 'ada' }),
  })

const ratings = (at: Sitting) =>
  prophecy.read(at.board()).flatMap((mark) => (mark.as === 'rating' ? [mark.value] : []))
const dice = (at: Sitting) => [...at.board().items.values()].filter((one) => one.kind === 'die')
const crossed = (at: Sitting, id: string) =>
  prophecy.read(at.board()).some((mark) => mark.on === id && mark.as === 'crossed')
const ruled = (dr: number, pool: number, ...faces: number[]) => {
  const roll = rolled(pool, ...faces)
  const { result, good } = prophecy.checks.judge(check('scene', dr, pool), roll)
  return [roll.length, result, good]
}
/** Three Characters' worth of pairs: enough to succeed at DR 4. */
const pairs = (at: Sitting) => {
  const [a, b] = twoNotes(at)
  const guard = at.board().items.get(b)!.place.on!
  const more = ['Dusk', 'Fog', 'Proud'].map(
    (words) => at.make('environment', { card: guard, words }).id,
  )
  return [b, ...more].map((one) => [a, one] as const)
}
const character = (at: Sitting, categories: readonly string[]) => {
  const card = at.make('character', { name: 'Ruth' }).id
  for (const category of categories) at.play('aspect', { card, category, words: category })
  const step = prophecy.phases.list[1]!.steps(at.board(), at.act())[0]!
  return [step.done, step.missing?.map(({ key }) => key)]
}

/** Cases of the rules: which one and what is given, what comes of it, what is expected. */
const CASES: readonly (readonly [string, () => unknown, unknown])[] = [
  ['[P13] DR 3, 3 pairs, 2 Precursors succeeded', () => poolOf(3, 2).length, 5],
  [
    '[P14] pool 5; 3 6 5 1 6, then 2 6, then 4; DR 3',
    () => ruled(3, 5, 3, 6, 5, 1, 6, 2, 6, 4),
    [8, 5, true],
  ],
  ['[P16] 4 5 3; DR 2', () => ruled(2, 3, 4, 5, 3), [3, 2, true]],
  ['[P14] pool 1; 6 then 3', () => ruled(1, 1, 6, 3), [2, 1, true]],
  ['[P16] pool 2; 1 2; DR 1', () => ruled(1, 2, 1, 2), [2, 0, false]],
  [
    '[P17] 0 pairs, 0 successful Precursors',
    () => {
      const at = seated()
      const finale = at.make('finale', { objective: 'End it' })
      at.play('begin', { scene: finale.id })
      const one = at.roll()
      const { result, good } = prophecy.checks.judge(one.check, one.roll)
      return [one.check.dice.length, one.roll.length, result, good]
    },
    [0, 0, 0, false],
  ],
  [
    '[P21] sketch the Finale',
    () => {
      const at = seated()
      at.play('finale', { objective: 'End it' })
      return [ratings(at), treeOf(prophecy, at.board()).map(({ parent }) => parent)]
    },
    [[4], [undefined]],
  ],
  [
    '[P21] sketch under the Finale, under a Primary, under a Secondary',
    () => {
      const at = seated()
      let parent = at.make('finale', { objective: 'End it' }).id
      for (const objective of ['Primary', 'Secondary', 'Tertiary']) {
        parent = at.make('precursor', { objective, parent }).id
      }
      return prophecy
        .read(at.board())
        .flatMap((mark) => (mark.as === 'rating' ? [[mark.value, mark.say.key]] : []))
    },
    [
      [4, 'rating.0'],
      [3, 'rating.1'],
      [2, 'rating.2'],
      [1, 'rating.3'],
    ],
  ],
  [
    '[P11] [P21] sketch a second Scene with no Parent',
    () => {
      const at = seated()
      at.play('finale', { objective: 'End it' })
      const alone = { objective: 'Alone' }
      const made = at.move('precursor').play(at.board(), at.act(), alone)
      return [at.refused('finale', alone)?.force, made]
    },
    ['must', []],
  ],
  [
    '[P21] the outline of eight',
    () => {
      const at = seated()
      sketch(at)
      return ratings(at)
    },
    [4, 3, 3, 2, 2, 1, 3, 2],
  ],
  [
    '[P23] the same, nothing performed',
    () => {
      const at = seated()
      sketch(at)
      return ready(at)
    },
    ['Primary 1', 'Secondary 2.1', 'Tertiary 2.2.1', 'Secondary 3.1'],
  ],
  [
    '[P23] [P24] the same, Tertiary 2.2.1 performed and failed',
    () => {
      const at = seated()
      perform(at, sketch(at)['Tertiary 2.2.1'])
      return [ready(at).includes('Secondary 2.2'), dice(at)]
    },
    [true, []],
  ],
  [
    '[P24] perform a Primary Scene: Success',
    () => {
      const at = seated()
      const ids = sketch(at)
      succeed(at, ids['Primary 1'], pairs(at))
      return [crossed(at, ids['Primary 1']), dice(at).map((die) => die.place.on === ids.Finale)]
    },
    [true, [true]],
  ],
  [
    '[P24] perform a Primary Scene: Failure',
    () => {
      const at = seated()
      const ids = sketch(at)
      perform(at, ids['Primary 1'])
      return [crossed(at, ids['Primary 1']), dice(at)]
    },
    [true, []],
  ],
  [
    '[P24] [P26] perform the Finale, Success',
    () => {
      const at = seated()
      const finale = at.make('finale', { objective: 'End it' })
      succeed(at, finale.id, pairs(at))
      return [crossed(at, finale.id), dice(at), prophecy.ending(at.board())?.good]
    },
    [true, [], true],
  ],
  [
    '[P20] a Character with a name and one Aspect in each of five categories',
    () => character(seated(), CATEGORIES),
    [true, []],
  ],
  [
    '[P20] a Character with one missing',
    () => character(seated(), CATEGORIES.slice(1)),
    [false, ['missing.occupation']],
  ],
  [
    '[P7] [P8] a pair of an Aspect on a Character’s card with one on a guard’s card',
    () => {
      const at = seated()
      const [a, b] = twoNotes(at)
      at.play('begin', { scene: at.make('finale', { objective: 'End it' }).id })
      return at.refused('offerPair', { a, b })
    },
    undefined,
  ],
  [
    '[P5] two players stick one note on two cards at the same moment, apart',
    () => {
      const one = aTable()
      const [left, right] = ['Gate', 'Wall'].map(
        (name) => on(one, name).make('object', { name }).id,
      )
      const note = on(one, 'n').make('environment', { card: left!, words: 'Old' }).id
      const other = copyOf(one)
      const stick = (card: string) =>
        ({ do: 'place', id: note, place: place(1, 2, { on: card }) }) as const
      one.apply([stick(left!)], { seat: 'ada' })
      other.apply([stick(right!)], { seat: 'milo' })
      merge(one, other)
      const cards = [one, other].map((table) => storyOf(table.board()).aspects.get(note)?.card)
      return [cards[0] === cards[1], cards[0] === left || cards[0] === right]
    },
    [true, true],
  ],
  [
    '[P21] two players sketch a Finale at the same moment, apart',
    () => {
      const one = aTable()
      const other = copyOf(one)
      on(one, 'a').play('finale', { objective: 'Mine' })
      on(other, 'b').play('finale', { objective: 'Theirs' })
      merge(one, other)
      return [one, other].map((table) => [
        table.board().items.size,
        prophecy.read(table.board()).flatMap((m) => (m.as === 'amiss' ? [m.on, m.say.key] : [])),
      ])
    },
    [
      [2, ['b0001', 'amiss.second']],
      [2, ['b0001', 'amiss.second']],
    ],
  ],
  [
    '[P25] the clock reaches 8:00',
    () => {
      const at = seated()
      at.play('begin', { scene: at.make('finale', { objective: 'End it' }).id })
      at.wait(8 * 60_000)
      const { limit, spent, since = 0 } = prophecy.clock(at.board(), at.act().now)!
      return [spent + at.act().now - since >= limit, at.refused('perform')]
    },
    [true, undefined],
  ],
]

it.each(CASES)('%s', (_input, comes, expected) => {
  expect(comes()).toEqual(expected)
})
