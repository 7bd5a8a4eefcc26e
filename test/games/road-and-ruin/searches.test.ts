import { describe, expect, it } from 'vitest'
import { cardId } from '../../../src/games/road-and-ruin/story/deck.ts'
import { drawnBy } from '../../../src/games/road-and-ruin/story/drawn.ts'
import { searchState } from '../../../src/games/road-and-ruin/story/search.ts'
import type { ItemId } from '../../../src/rules/plain/item.ts'
import { decidedRegister } from '../../../src/rules/play/decided.ts'
import type { Sitting } from '../../make.ts'
import { copyOf, merge } from '../../table/make.ts'
import { checkBy, gathered, onRoad, road, ruled, sitAt, withSeats } from './lab.ts'

const begin = (at: Sitting) => at.make('search', { words: 'The bell' }).id
const state = (at: Sitting, id: ItemId) => searchState(at.board(), at.board().items.get(id)!)

/** An attempt: its Outcome by this face, at a modifier of nothing. */
function attempt(at: Sitting, search: ItemId, ...faces: number[]) {
  at.play('seek', { search })
  return at.roll(...faces)
}

let draws = 0
/** Draws what a search brings, all of it, and says which cards. */
function draw(at: Sitting, search: ItemId): readonly ItemId[] {
  draws += 1
  const check = checkBy(at, 'drawFor', { search, how: 'plain' })
  const seed = draws.toString(16).padStart(64, '9')
  return drawnBy(at.fall(check, [], seed)).flatMap(({ cards }) => cards.map(cardId))
}

/** A search with these numbers. */
function withNumbers(at: Sitting, discovery: number, dismissal: number): ItemId {
  const id = begin(at)
  at.by({ do: 'set', id, key: 'discovery', value: discovery })
  at.by({ do: 'set', id, key: 'dismissal', value: dismissal })
  return id
}

describe('a search on the table', () => {
  it('[R11] begins at Discovery 21 and Dismissal 1, unless the house has it otherwise', () => {
    const at = onRoad()
    expect(state(at, begin(at)).numbers).toEqual({ discovery: 21, dismissal: 1 })
    at.play('setting', { setting: 'discovery', value: 18 })
    expect(state(at, begin(at)).numbers).toEqual({ discovery: 18, dismissal: 1 })
  })

  it.each([
    [10, 2, false],
    [7, 1, false],
    [6, 1, false],
    [5, 1, true],
    [3, 1, false],
    [1, 2, false],
  ])('[R11] that threw a %i brings %i cards; thrown twice next time: %s', (face, cards, twice) => {
    const at = onRoad()
    const search = begin(at)
    const ruling = ruled(attempt(at, search, face))
    expect(state(at, search)).toMatchObject({ owed: cards, twice })
    expect(ruling.parts?.at(-1)?.values).toEqual({
      cards,
      costs: Number(face === 6),
      twice: Number(twice),
    })
    expect(draw(at, search)).toHaveLength(cards)
    expect(state(at, search).owed).toBe(0)
    expect(at.refused('drawFor', { search })).toEqual({ force: 'must', key: 'no.owed' })
  })

  it('[R11] is thrown twice after bad-but, and the better one counts', () => {
    const at = onRoad()
    const search = begin(at)
    attempt(at, search, 5)
    draw(at, search)
    at.play('seek', { search })
    expect(gathered(at).check).toMatchObject({ dice: ['d10', 'd10'], dyes: ['plain', 'second'] })
    const good = gathered(at).odds?.find(({ key }) => key === 'good-and')
    expect(good?.chance).toBeCloseTo(1 - 0.9 ** 2, 9)
    expect(ruled(at.roll(2, 7))).toMatchObject({ key: 'good', result: 7, hits: [0, 1] })
    // Only the next one.
    draw(at, search)
    at.play('seek', { search })
    expect(gathered(at).check.dice).toEqual(['d10'])
  })

  it.each([
    [8, 'none', 21, 1],
    [8, 'some', 20, 1],
    [8, 'high', 19, 1],
    [3, 'none', 21, 3],
    [3, 'some', 21, 2],
    [3, 'high', 21, 1],
  ])('[R12] after a %i a card that means %s: Discovery %i, Dismissal %i', (face, weight, a, b) => {
    const at = onRoad()
    const search = begin(at)
    attempt(at, search, face)
    const [card = ''] = draw(at, search)
    expect(state(at, search).unweighed.map(({ id }) => id)).toEqual([card])
    at.play('weigh', { card, significance: weight })
    expect(state(at, search)).toMatchObject({
      numbers: { discovery: a, dismissal: b },
      unweighed: [],
      due: true,
    })
  })

  it('[R12] brings Dismissal no farther than 21', () => {
    const at = onRoad()
    const search = withNumbers(at, 21, 20)
    attempt(at, search, 3)
    const [card = ''] = draw(at, search)
    at.play('weigh', { card, significance: 'none' })
    expect(state(at, search).numbers).toEqual({ discovery: 21, dismissal: 21 })
  })

  it('[R12] weighed anew, takes back what it brought before', () => {
    const at = onRoad()
    const search = begin(at)
    attempt(at, search, 8)
    const [card = ''] = draw(at, search)
    expect(at.refused('weigh', { card })).toBeUndefined()
    at.play('weigh', { card, significance: 'high' })
    expect(at.refused('weigh', { card, significance: 'high' })?.key).toBe('no.change')
    at.play('weigh', { card, significance: 'some' })
    expect(state(at, search).numbers.discovery).toBe(20)
  })

  it('[R11] a search that was just begun comes before all else, until somebody has searched', () => {
    const at = onRoad()
    const steps = road.phases!.list.find(({ id }) => id === 'road')!.steps
    const first = () => steps(at.board(), at.act()).find(({ done }) => !done)?.id
    expect(first()).toBe('telling')
    const search = begin(at)
    expect(first()).toBe(`search-${search}`)
    attempt(at, search, 2)
    expect(first()).toBe(`search-${search}`)
    const [card = ''] = draw(at, search)
    at.play('weigh', { card, significance: 'some' })
    at.fall(checkBy(at, 'find', { search }), [12])
    expect(first()).toBe('telling')
  })

  it.each([
    [17, 'found', 0],
    [16, 'open', undefined],
    [6, 'open', undefined],
    [5, 'dismissed', undefined],
  ])('[R13] at Discovery 16 and Dismissal 6 a %i: %s', (face, key, importance) => {
    const at = onRoad()
    const search = withNumbers(at, 16, 6)
    const ruling = ruled(at.fall(checkBy(at, 'find', { search }), [face]))
    expect(ruling.key).toBe(key)
    expect(ruling.say.values?.importance).toBe(importance)
    expect(ruling.good).toBe(key === 'open' ? undefined : key === 'found')
    expect(ruling.hits).toEqual(key === 'found' ? [1] : [])
    expect(state(at, search).end?.end.end).toBe(key === 'open' ? undefined : key)
  })

  it.each([
    [[16], 1],
    [[14], 0],
    [[20, 11], 3],
    [[20, 20, 15], 7],
  ])('[R13] found at Discovery 10 by %j it is so much more important: %i', (faces, importance) => {
    const at = onRoad()
    const search = withNumbers(at, 10, 1)
    const check = checkBy(at, 'find', { search })
    expect(check.bursts).toEqual({ d20: [20] })
    expect(ruled(at.fall(check, faces)).say.values).toEqual({ importance })
  })

  it.each([20, 21])(
    '[R13] a 20 that does not find, at Discovery %i, brings no other',
    (discovery) => {
      const at = onRoad()
      const search = withNumbers(at, discovery, 1)
      const check = checkBy(at, 'find', { search })
      expect(check.bursts).toEqual({})
      expect(ruled(at.fall(check, [20])).key).toBe('open')
    },
  )

  it('[R13] where both hold, the find wins', () => {
    const at = onRoad()
    const search = withNumbers(at, 8, 15)
    expect(ruled(at.fall(checkBy(at, 'find', { search }), [10])).key).toBe('found')
  })

  it('[R13] an Obsession takes 5 from Dismissal, and not under 1', () => {
    const at = onRoad()
    const search = withNumbers(at, 21, 8)
    at.by({ do: 'set', id: search, key: 'obsession', value: 'obsessed' })
    const check = checkBy(at, 'find', { search })
    expect(check.terms).toMatchObject({ dismissal: 3 })
    expect(ruled(at.fall(check, [3])).key).toBe('open')
  })

  it.each([
    [20, 20, 1],
    [2, 1, 20],
  ])('[R13] that a %i ended is over, whatever falls for it later', (face, discovery, dismissal) => {
    const at = onRoad()
    const search = withNumbers(at, Math.min(19, discovery), dismissal)
    const check = checkBy(at, 'find', { search })
    const first = at.fall({ ...check, bursts: {} }, [face])
    const ended = state(at, search).end
    expect(ended?.record.id).toBe(first.id)
    // Another had the same d20 in the air.
    at.fall({ ...check, bursts: {} }, [10])
    expect(state(at, search).end).toEqual(ended)
    expect(at.board().play[decidedRegister(search)]).toBe(first.id)
  })

  it('[R13] given up is searched on only with evidence', () => {
    const at = onRoad()
    const search = withNumbers(at, 21, 8)
    at.fall(checkBy(at, 'find', { search }), [2])
    expect(at.refused('seek', { search })).toEqual({ force: 'must', key: 'no.over' })
    expect(at.refused('find', { search })).toEqual({ force: 'must', key: 'no.over' })
    at.play('evidence', { search, words: 'A rope, cut lately' })
    expect(at.refused('seek', { search })).toBeUndefined()
    expect(at.board().items.get(search)?.texts.clues).toBe('A rope, cut lately')
  })

  it('[R13] the d20 comes after the cards, or is warned of', () => {
    const at = onRoad()
    const search = begin(at)
    expect(at.refused('find', { search })).toEqual({ force: 'should', key: 'warn.due' })
    attempt(at, search, 8)
    expect(at.refused('seek', { search })).toEqual({ force: 'should', key: 'warn.owed' })
    const [card = ''] = draw(at, search)
    at.play('weigh', { card, significance: 'high' })
    expect(at.refused('find', { search })).toBeUndefined()
    at.fall(checkBy(at, 'find', { search }), [4])
    expect(state(at, search).due).toBe(false)
  })

  it('[R11] [R12] [R13] is played to its find by what the guide offers first', () => {
    const at = onRoad()
    const search = begin(at)
    const faces: Readonly<Record<string, number>> = { find: 20 }
    const done: string[] = []
    for (let turn = 0; turn < 40 && !state(at, search).end; turn++) {
      const steps = road.phases?.list[1]?.steps(at.board(), at.act()) ?? []
      const [offer] = steps.find(({ id }) => id === `search-${search}`)?.offers ?? []
      if (!offer) throw new Error('nothing is offered')
      done.push(offer.move)
      if (offer.move === 'seek') {
        at.play('seek', offer.answers)
        at.roll(10)
      } else if (offer.move === 'weigh') {
        at.play('weigh', { ...offer.answers, significance: 'high' })
      } else {
        const check = checkBy(at, offer.move, { ...offer.answers, how: 'plain' })
        const seed = `${turn}`.padStart(64, '3')
        // At Discovery 19 or less a 20 finds, and brings another.
        at.fall(check, check.dice.length === 0 ? [] : [faces[offer.move] ?? 1, 2], seed)
      }
    }
    expect(done).toEqual(['seek', 'drawFor', 'weigh', 'weigh', 'find'])
    expect(state(at, search).numbers.discovery).toBe(17)
    expect(state(at, search).end?.end).toMatchObject({ end: 'found', importance: 1 })
  })

  it('[R12] counts what two groups weighed apart', () => {
    const one = withSeats()
    const at = sitAt(one, 'a')
    const search = begin(at)
    // Two cards lie there for it.
    for (const n of [1, 2])
      at.by({
        do: 'make',
        item: {
          ...{ id: cardId(n), kind: 'roundtable', place: { x: 0, y: 0, turn: 0, z: 1 } },
          ...{ props: { card: n, search, good: true }, texts: {} },
        },
      })
    const other = copyOf(one)
    sitAt(one, 'b').play('weigh', { card: cardId(1), significance: 'high' })
    sitAt(other, 'c').play('weigh', { card: cardId(2), significance: 'some' })
    merge(one, other)
    for (const table of [one, other]) {
      const there = sitAt(table, 'd')
      expect(state(there, search).numbers.discovery).toBe(18)
      expect(state(there, search).unweighed).toEqual([])
    }
  })
})
