import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { SHEETS } from '../../../src/games/road-and-ruin/reckon/sheets.ts'
import { ROLE_IDS, TALE_IDS } from '../../../src/games/road-and-ruin/reckon/tales.ts'
import { stageNow } from '../../../src/games/road-and-ruin/story/places.ts'
import { laidBefore } from '../../../src/rules/board/before.ts'
import { boxAt, boxesOf, joined, overlap, roomOf } from '../../../src/rules/board/room.ts'
import type { ItemId } from '../../../src/rules/plain/item.ts'
import { allOf } from '../../../src/rules/story/kinds.ts'
import type { Sitting } from '../../make.ts'
import { checkBy, onRoad, road } from './lab.ts'

const boxOf = (at: Sitting, id: ItemId) => {
  const board = at.board()
  const one = [
    ...boxesOf(board, { [board.items.get(id)!.kind]: road.pieces[board.items.get(id)!.kind]! }),
  ]
  const same = allOf(board, board.items.get(id)!.kind).findIndex((item) => item.id === id)
  return one[same]!
}

/** What lies over something else that does not carry it. */
function covered(at: Sitting): readonly string[] {
  const board = at.board()
  const all = [...board.items.values()].map((item) => ({ item, box: boxOf(at, item.id) }))
  const carries = (id: ItemId | undefined, other: ItemId): boolean =>
    id !== undefined && (id === other || carries(board.items.get(id)?.place.on, other))
  return all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => {
      const { item: one } = a
      const { item: other } = b
      if (carries(one.id, other.id) || carries(other.id, one.id)) return []
      return overlap(a.box, b.box) ? [`${one.kind} and ${other.kind}`] : []
    }),
  )
}

const SHEET_IDS = Object.keys(SHEETS)
const cards = (at: Sitting, many: number, search: ItemId) => {
  const check = checkBy(at, 'draw', { how: 'plain' })
  const more = { ...check, lots: check.lots?.map((lot) => ({ ...lot, take: many })) }
  at.fall({ ...more, terms: { cards: many, id: search } }, [], `${many}`.repeat(64).slice(0, 64))
}

describe.each([1, 3, 8])('a game of %i', (people) => {
  const at = onRoad()
  at.play('tale', { tale: 'winter' })
  const laid = Array.from({ length: people }, (_, i) =>
    at.make('person', { sheet: SHEET_IDS[i % SHEET_IDS.length]! }),
  )
  for (const [i, { id }] of laid.entries())
    at.play('role', { role: ROLE_IDS[i % ROLE_IDS.length]!, who: id })
  at.play('journey', { phase: 'road' })
  at.play('place', { words: 'The mill' })
  at.play('place', { words: 'The weir' })
  const search = at.make('search', { words: 'The key' })
  cards(at, 5, search.id)
  const foes = [1, 2, 3].map((n) =>
    at.make('foe', { name: `Wolf ${n}`, weapon: 'sword', might: 'weak' }),
  )
  at.play('journey', { phase: 'fight' })
  for (const { id } of laid.slice(0, 3)) at.play('blow', { who: id, target: foes[0]!.id })
  const cast = at.make('cast', { who: laid[0]!.id, spell: 'ember', how: 'plain' })

  it('lies so that nothing covers anything else', () => {
    expect(covered(at)).toEqual([])
  })

  it('[R14] has its Theatre where the Roster keeps paper for it', () => {
    const [roster, theatre] = ['roster', 'theatre'].map((kind) => allOf(at.board(), kind)[0]!)
    const kept = boxAt(roster!.place, road.pieces['roster']!.keeps!)
    const lies = boxAt(theatre!.place, roomOf(road.pieces['theatre']!))
    for (const side of ['left', 'right', 'top', 'bottom'] as const)
      expect(Math.abs(kept[side] - lies[side])).toBeLessThan(2)
  })

  it('[R14] has its foes on the Theatre, beside the Stage that the focus is on', () => {
    const on = stageNow(at.board())?.place.on
    expect(on).toBeDefined()
    expect(foes.map(({ id }) => at.board().items.get(id)?.place.on)).toEqual([on, on, on])
  })

  it('[R11] has the cards of a search side by side, and then line by line', () => {
    const [first, second, , , fifth] = allOf(at.board(), 'roundtable').map(({ place }) => place)
    expect(second?.y).toBe(first?.y)
    expect(fifth?.x).toBe(first?.x)
  })

  it('[R28] has the card of a spell beside whoever cast it', () => {
    // No farther than the card of a Role is high.
    expect(apart(at, laid[0]!.id, cast.id)).toBeLessThan(110)
  })
})

/** How far two things lie from each other, from edge to edge, mm. */
function apart(at: Sitting, one: ItemId, other: ItemId): number {
  const [a, b] = [boxOf(at, one), boxOf(at, other)]
  return Math.max(
    Math.max(a.left, b.left) - Math.min(a.right, b.right),
    Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom),
  )
}

test.each([1, 2, 3, 4].flatMap((people) => Array.from({ length: people }, (_, i) => [people, i])))(
  '[R28] of %i the spell of each lies right at their sheet (%i), and makes room for their Role',
  (people = 1, caster = 0) => {
    const at = onRoad()
    const laid = Array.from({ length: people }, (_, i) =>
      at.make('person', { sheet: SHEET_IDS[i % SHEET_IDS.length]! }),
    )
    at.play('journey', { phase: 'road' })
    at.play('journey', { phase: 'fight' })
    const who = laid[caster]!.id
    const cast = at.make('cast', { who, spell: 'ember', how: 'plain' })
    expect(apart(at, who, cast.id)).toBeLessThan(20)
    at.play('role', { role: ROLE_IDS[0]!, who })
    expect(covered(at)).toEqual([])
    // At the foot of the Role, if not beside the sheet.
    expect(apart(at, who, cast.id)).toBeLessThan(110)
  },
)

test.each([
  ['left', -880, 0, Math.PI / 2],
  ['right', 880, 0, -Math.PI / 2],
  ['far', 0, -480, Math.PI],
] as const)(
  '[R6] among people a slip lies before whoever asks, at the %s side',
  (_, x, y, turn) => {
    const at = onRoad()
    at.play('journey', { phase: 'road' })
    const changes = at.move('outcome').play(at.board(), at.act(), { goal: 'Over the wall' })
    if (!Array.isArray(changes)) throw new Error('no slip')
    const within = { left: -960, right: 960, top: -540, bottom: 540 }
    const laid = laidBefore(changes, at.board(), road.pieces, { x, y, turn, within, over: [] })
    const [slip] = laid.flatMap((one) => (one.do === 'make' ? [one.item] : []))
    expect(slip?.kind).toBe('slip')
    expect(Math.hypot(slip!.place.x - x, slip!.place.y - y)).toBeLessThan(120)
    expect(slip!.place.turn).toBeCloseTo(turn, 1)
  },
)

test('an opened table is the Roster, the Deck and the inn, side by side', () => {
  const at = onRoad()
  expect(covered(at)).toEqual([])
  const all = boxesOf(at.board(), road.pieces)
  const { left, right, top, bottom } = all.reduce(joined)
  const area = all.reduce((sum, box) => sum + (box.right - box.left) * (box.bottom - box.top), 0)
  expect([right - left, bottom - top].map(Math.round)).toEqual([638, 442])
  expect(area / (right - left) / (bottom - top)).toBeGreaterThan(0.5)
})

test('whatever is laid in whatever order, nothing covers anything else', () => {
  const doing = fc.constantFrom(
    ...['tale', 'person', 'role', 'road', 'stage', 'resolve', 'place', 'search', 'foe', 'slip'],
    ...['cards', 'pause', 'cast'],
  )
  fc.assert(
    fc.property(fc.array(doing, { minLength: 5, maxLength: 40 }), (doings) => {
      const at = onRoad()
      const tryTo = (move: string, answers = {}) => {
        if (at.refused(move, answers)?.force !== 'must') at.play(move, answers)
      }
      for (const [i, what] of doings.entries()) {
        const who = allOf(at.board(), 'character')[0]?.id
        const stage = stageNow(at.board())?.id
        if (what === 'tale') tryTo('tale', { tale: TALE_IDS[i % TALE_IDS.length] })
        if (what === 'person') tryTo('person', { sheet: SHEET_IDS[i % SHEET_IDS.length] })
        if (what === 'role') tryTo('role', { role: ROLE_IDS[i % ROLE_IDS.length] })
        if (what === 'road') tryTo('journey', { phase: i % 2 ? 'road' : 'camp' })
        if (what === 'stage') tryTo('stage', { words: `Scene ${i}` })
        if (what === 'resolve' && stage) tryTo('resolve', { stage })
        if (what === 'place') tryTo('place', { words: `Place ${i}` })
        if (what === 'search') tryTo('search', { words: `Thing ${i}` })
        if (what === 'foe') tryTo('foe', { name: `Foe ${i}`, weapon: 'sword', might: 'weak' })
        if (what === 'slip') tryTo('outcome', { goal: `Goal ${i}` })
        if (what === 'cards') cards(at, 2, '')
        if (what === 'pause') tryTo('pause')
        if (what === 'cast' && who) tryTo('cast', { who, spell: 'ember', how: 'plain' })
      }
      expect(covered(at)).toEqual([])
    }),
    { seed: 16, numRuns: 60 },
  )
})
