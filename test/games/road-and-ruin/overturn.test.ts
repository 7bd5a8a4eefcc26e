import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { readCharacter } from '../../../src/games/road-and-ruin/people/characters.ts'
import { searchState } from '../../../src/games/road-and-ruin/story/search.ts'
import { decidedBy } from '../../../src/games/road-and-ruin/story/slips.ts'
import type { Check } from '../../../src/rules/dice/check.ts'
import type { Item, ItemId } from '../../../src/rules/plain/item.ts'
import { decidedRegister } from '../../../src/rules/play/decided.ts'
import type { Phase } from '../../../src/rules/play/guide.ts'
import type { Sitting } from '../../make.ts'
import { comer, forged } from '../comer.ts'
import { expectWell, inFight, played, scrawl, throwOf, told } from './attacked.ts'
import { checkBy, road } from './lab.ts'

/*
 * Somebody who may write, with a client of their own, and what has been decided: all that they write comes through the
 * gate of the table's document, which has nothing against it, and it overturns nothing.
 */

const recordOn = (at: Sitting, slip: ItemId) => decidedBy(at.board(), slip)!
const amiss = (at: Sitting, id: ItemId) =>
  road.read(at.board()).flatMap((mark) => (mark.as === 'amiss' && mark.on === id ? mark.say : []))

describe('a slip that is decided', () => {
  it.each([
    ['before all others', 77, 0],
    ['before all others, as if by a screen that came first', 1, 0],
    ['behind all others', 77, 99],
  ])('[R6] stays as it is where somebody puts a record %s', (_, client, place) => {
    const { table, at, struck, search } = inFight()
    const decided = recordOn(at, struck.id)
    const state = () => searchState(at.board(), at.board().items.get(search.id)!)
    const last = state().last!
    const { owed } = state()
    const mallory = comer(table, client)
    mallory.write((rolls) =>
      rolls.insert(Math.min(place, rolls.length), [
        forged(decided, 'forged', [1, 1]),
        forged(last.record, 'other', [10]),
      ]),
    )
    expect(mallory.said).toEqual([])
    expect(at.board().rolls.findIndex(({ id }) => id === 'forged')).toBe(place ? 3 : 0)
    expect(recordOn(at, struck.id)).toBe(decided)
    expect(amiss(at, struck.id)).toEqual([{ key: 'amiss.thrown' }])
    expect(state().last?.record).toBe(last.record)
    expect(state().owed).toBe(owed)
    // Its slip was put away long since.
    expect(at.board().items.has(last.slip)).toBe(false)
    told(at)
    expectWell(table)
  })

  it('[R13] nor does a search end by what somebody throws when nothing is due', () => {
    const { table, at, search } = inFight()
    const state = () => searchState(at.board(), at.board().items.get(search.id)!)
    for (const card of state().unweighed)
      at.play('weigh', { card: card.id, significance: 'none', good: 'good' })
    const find = at.fall(checkBy(at, 'find', { search: search.id }), [12])
    expect(state().end).toBeUndefined()
    comer(table).write((rolls) =>
      rolls.push([forged(find, 'found', [20], { terms: { ...find.check.terms, discovery: 1 } })]),
    )
    expect(at.board().rolls.at(-1)?.id).toBe('found')
    expect(state().end).toBeUndefined()
    told(at)
    expectWell(table)
  })

  it('[R6] is told of as amiss, and decided by a Roll about it, whatever is said to have decided it', () => {
    const { table, at, struck, slip, search } = inFight()
    const decided = recordOn(at, struck.id)
    const mallory = comer(table)
    const { last } = searchState(at.board(), at.board().items.get(search.id)!)
    for (const value of ['ghost', last!.record.id, '', 7, null, [decided.id], { id: 'ghost' }]) {
      mallory.write((_, play) => {
        for (const id of [struck.id, slip.id]) play.set(decidedRegister(id), value)
      })
      expect(recordOn(at, struck.id)).toBe(decided)
      expect(decidedBy(at.board(), slip.id)).toBeUndefined()
    }
    expect(mallory.said).toEqual([])
    told(at)
    expectWell(table)
  })
})

/** Which of the chronicle's sentences say that something was thrown for more than once. */
const thrownTwice = async (at: Sitting): Promise<number> => {
  const chronicle = await road.chronicle?.()
  return JSON.stringify(chronicle?.read(at.board())).split('amiss.thrown').length - 1
}

describe('a record that somebody writes together with the register of what decided it', () => {
  it.each([0, 99])(
    '[R6] decides a slip, which says so, and takes no effect (at %i)',
    async (place) => {
      const { table, at, struck, wolf } = inFight()
      const decided = recordOn(at, struck.id)
      const health = () => at.board().items.get(wolf.id)!.props.health
      const before = health()
      const mallory = comer(table)
      mallory.write((rolls, play) => {
        rolls.insert(Math.min(place, rolls.length), [forged(decided, 'forged', [1, 1])])
        play.set(decidedRegister(struck.id), 'forged')
      })
      expect(mallory.said).toEqual([])
      expect(recordOn(at, struck.id).id).toBe('forged')
      expect(amiss(at, struck.id)).toEqual([{ key: 'amiss.thrown' }])
      expect(at.board().rolls).toContainEqual(decided)
      expect(health()).toBe(before)
      told(at)
      expectWell(table)
      // Put away, it is told of in the chronicle.
      at.by({ do: 'bin', id: struck.id })
      expect(await thrownTwice(at)).toBe(1)
      // And whoever was there says it again.
      at.by({ do: 'play', key: decidedRegister(struck.id), value: decided.id })
      expect(recordOn(at, struck.id)).toBe(decided)
    },
  )

  it('[R11] decides an attempt whose slip is put away, and the search says so', async () => {
    const { table, at, search } = inFight()
    const state = () => searchState(at.board(), at.board().items.get(search.id)!)
    const { record, slip } = state().last!
    expect(at.board().items.has(slip)).toBe(false)
    expect(amiss(at, search.id)).toEqual([])
    comer(table).write((rolls, play) => {
      rolls.push([forged(record, 'forged', [1])])
      play.set(decidedRegister(slip), 'forged')
    })
    expect(state().last?.record.id).toBe('forged')
    expect(amiss(at, search.id)).toEqual([{ key: 'amiss.thrown' }])
    expect(await thrownTwice(at)).toBe(1)
    at.by({ do: 'play', key: decidedRegister(slip), value: record.id })
    expect(state().last?.record).toBe(record)
    told(at)
    expectWell(table)
  })

  it('[R13] ends a search, which says so', () => {
    const { table, at, search } = inFight()
    const state = () => searchState(at.board(), at.board().items.get(search.id)!)
    for (const card of state().unweighed)
      at.play('weigh', { card: card.id, significance: 'none', good: 'good' })
    const find = at.fall(checkBy(at, 'find', { search: search.id }), [12])
    expect(amiss(at, search.id)).toEqual([])
    comer(table).write((rolls, play) => {
      rolls.push([forged(find, 'found', [20], { terms: { ...find.check.terms, discovery: 1 } })])
      play.set(decidedRegister(search.id), 'found')
    })
    expect(state().end?.record.id).toBe('found')
    expect(amiss(at, search.id)).toEqual([{ key: 'amiss.thrown' }])
    at.by({ do: 'play', key: decidedRegister(search.id), value: find.id })
    expect(state().end).toBeUndefined()
    told(at)
    expectWell(table)
  })
})

describe('a search', () => {
  const stateOf = (at: Sitting, id: ItemId) => searchState(at.board(), at.board().items.get(id)!)

  it('[R11] goes back to no earlier attempt since somebody writes a record about that', () => {
    const { table, at, search } = inFight()
    const early = stateOf(at, search.id).last!.record
    for (const card of stateOf(at, search.id).unweighed)
      at.play('weigh', { card: card.id, significance: 'none', good: 'good' })
    at.fall(checkBy(at, 'find', { search: search.id }), [12])
    const seek = at.make('seek', { search: search.id }, 'milo')
    const late = at.fall(throwOf(at, seek.id), [9])
    comer(table).write((rolls) => rolls.push([forged(early, 'forged', [1])]))
    expect(stateOf(at, search.id).last?.record).toEqual(late)
    expect(stateOf(at, search.id).owed).toBeGreaterThan(0)
  })

  it('[R13] has its d20 due, and tells no other, where somebody writes one beside it', async () => {
    const { table, at, search } = inFight()
    for (const card of stateOf(at, search.id).unweighed)
      at.play('weigh', { card: card.id, significance: 'none', good: 'good' })
    const find = at.fall(checkBy(at, 'find', { search: search.id }), [12])
    const seek = at.make('seek', { search: search.id }, 'milo')
    at.fall(throwOf(at, seek.id), [2])
    at.fall(checkBy(at, 'drawFor', { search: search.id, how: 'plain' }), [], 'd'.repeat(64))
    for (const card of stateOf(at, search.id).unweighed)
      at.play('weigh', { card: card.id, significance: 'none', good: 'bad' })
    const { last, due } = stateOf(at, search.id)
    expect(due).toBe(true)
    comer(table).write((rolls) =>
      rolls.push([forged(find, 'found', [20], { terms: { discovery: 1, slip: last!.slip } })]),
    )
    expect(stateOf(at, search.id)).toMatchObject({ due: true, find })
    const chapters = (await road.chronicle?.())?.read(at.board()).chapters ?? []
    const told = chapters.flatMap(({ passages }) => passages).find(({ id }) => id === search.id)
    expect(told?.decided?.record).toEqual(find)
  })
})

describe('a throw once more', () => {
  /** An Outcome of somebody who has Exertion, thrown for; and the Check of a throw once more. */
  function thrown(faces: readonly number[]) {
    const { table, at, brindle, oda } = inFight()
    const slip = at.make('outcome', { goal: 'Over', who: brindle.id, attribute: 'str' })
    const check = throwOf(at, slip.id)
    const first = at.fall(check, faces)
    return { table, at, slip, first, brindle, oda, mallory: comer(table) }
  }
  const left = (at: Sitting, one: Item) => at.board().items.get(one.id)!.props.exertion

  it.each<readonly [string, (check: Check, other: ItemId) => Partial<Check>]>([
    ['for nobody’s point', ({ terms }) => ({ terms: { ...terms, pays: '' } })],
    ['for a point of another', ({ terms }, pays) => ({ terms: { ...terms, pays } })],
    ['for a point of nobody there', ({ terms }) => ({ terms: { ...terms, pays: 'ghost' } })],
    [
      'as if another had thrown it first',
      ({ terms }, who) => ({ terms: { ...terms, who, pays: who } }),
    ],
    ['without a word of who pays', ({ terms }) => ({ terms: { ...terms, pays: null } })],
    ['with all that it should say, and nothing paid', () => ({})],
  ])('[R26] %s decides nothing', (_, bent) => {
    const { table, at, slip, first, brindle, oda, mallory } = thrown([2])
    const check = checkBy(at, 'again', { slip: slip.id })
    mallory.write((rolls) =>
      rolls.push([forged(first, 'again', [10], { ...check, ...bent(check, oda.id) })]),
    )
    expect(mallory.said).toEqual([])
    expect(at.board().rolls.at(-1)?.id).toBe('again')
    expect(recordOn(at, slip.id).id).toBe(first.id)
    expect(amiss(at, slip.id)).toEqual([{ key: 'amiss.again' }])
    // Those who play go on, and pay.
    const before = Number(left(at, brindle))
    at.fall(checkBy(at, 'again', { slip: slip.id }), [7])
    expect(recordOn(at, slip.id).roll[0]?.face).toBe(7)
    expect(left(at, brindle)).toBe(before - 1)
    told(at)
    expectWell(table)
  })

  it('[R26] of a blow, written by hand, takes effect no more than it was paid for', () => {
    const { table, at, struck, oda, wolf } = inFight()
    const first = recordOn(at, struck.id)
    const health = () => at.board().items.get(wolf.id)!.props.health
    const [before, exertion] = [health(), left(at, oda)]
    const check = checkBy(at, 'strikeAgain', { blow: struck.id })
    comer(table).write((rolls) => rolls.push([forged(first, 'more', [6, 5], check)]))
    expect(recordOn(at, struck.id)).toBe(first)
    expect(amiss(at, struck.id)).toEqual([{ key: 'amiss.again' }])
    expect([health(), left(at, oda)]).toEqual([before, exertion])
    at.fall(checkBy(at, 'strikeAgain', { blow: struck.id }), [4, 1])
    expect(recordOn(at, struck.id).roll[0]?.face).toBe(4)
    expect(left(at, oda)).toBe(Number(exertion) - 1)
    told(at)
    expectWell(table)
  })

  it('[R26] that was paid for is told of where somebody has it count for nothing', () => {
    const { table, at, slip, first } = thrown([2])
    at.fall(checkBy(at, 'again', { slip: slip.id }), [7])
    expect(amiss(at, slip.id)).toEqual([])
    comer(table).write((_, play) => play.set(decidedRegister(slip.id), first.id))
    expect(recordOn(at, slip.id).id).toBe(first.id)
    expect(amiss(at, slip.id)).toEqual([{ key: 'amiss.again' }])
    expectWell(table)
  })

  it('[R10] [R26] of the whole is made once, and of one die once, whoever goes on', () => {
    const { table, at, slip, first, brindle } = thrown([2])
    const before = Number(left(at, brindle))
    at.fall(checkBy(at, 'again', { slip: slip.id }), [3])
    at.fall(checkBy(at, 'protect', { slip: slip.id, at: '0' }), [4])
    const last = recordOn(at, slip.id)
    expect(left(at, brindle)).toBe(before - 1)
    const stood = [4, 3]
    const pays = brindle.id
    comer(table).write((rolls) =>
      rolls.push([
        ...[null, 0].map((one) =>
          forged(first, `more-${one}`, [10], {
            again: last.id,
            terms: { ...last.check.terms, faces: stood, at: one, pays },
          }),
        ),
      ]),
    )
    expect(
      at
        .board()
        .rolls.slice(-2)
        .map(({ id }) => id),
    ).toEqual(['more-null', 'more-0'])
    expect(recordOn(at, slip.id)).toBe(last)
    told(at)
    expectWell(table)
  })

  it('[R26] of a blow is made once', () => {
    const { table, at, struck, oda } = inFight()
    const exertion = Number(left(at, oda))
    at.fall(checkBy(at, 'strikeAgain', { blow: struck.id }), [1, 1])
    const last = recordOn(at, struck.id)
    expect(left(at, oda)).toBe(exertion - 1)
    comer(table).write((rolls) =>
      rolls.push([
        forged(last, 'more', [6, 6], {
          again: last.id,
          terms: { ...last.check.terms, before: [1, 1], pays: oda.id },
        }),
      ]),
    )
    expect(recordOn(at, struck.id)).toBe(last)
    expect(at.refused('strikeAgain', { blow: struck.id })).toEqual({
      ...{ force: 'must', key: 'no.again' },
    })
    played(at)
    told(at)
    expectWell(table)
  })
})

/** What a client of their own may say of anything: a number, a choice, a mat, a slip, a factor, a card. */
function scribbled(at: Sitting, ids: { brindle: Item; slip: Item; wolf: Item; struck: Item }) {
  const { brindle, slip, wolf, struck } = ids
  const decided = recordOn(at, struck.id)
  return (rolls: Y.Array<unknown>, play: Y.Map<unknown>, items: Y.Map<unknown>) => {
    const set = (id: ItemId, key: string, value: unknown) =>
      (items.get(id) as Y.Map<unknown>).set(key, value)
    set(brindle.id, 'n:health/mallory', -9)
    set(brindle.id, 'p:weapon', 'maul')
    set(brindle.id, 'bin', true)
    set(wolf.id, 'place', { x: 0, y: 0, turn: 0, z: 1, on: brindle.id })
    set(slip.id, 'p:who', wolf.id)
    play.set(`factor/${slip.id}/skill/ada`, 'object')
    play.set(decidedRegister(struck.id), 'mine')
    rolls.insert(0, [forged(decided, 'mine', [1, 1])])
    items.set('mine', new Y.Map(Object.entries({ kind: 'foe', place: {}, bin: false })))
  }
}

it('whoever only watches writes to no field, mat, slip, factor or Roll', () => {
  const scene = inFight()
  const { table, at } = scene
  const before = JSON.stringify(table.doc.toJSON())
  const mallory = comer(table, 78, false)
  mallory.write(scribbled(at, scene))
  expect(JSON.stringify(table.doc.toJSON())).toBe(before)
  told(at)
  expectWell(table)
  // By the link of somebody who may write, all of it would have come in.
  const other = inFight()
  comer(other.table).write(scribbled(other.at, other))
  expect(other.table.state().rolls[0]?.id).toBe('mine')
  expect(other.table.state().items.get(other.brindle.id)?.bin).toBe(true)
})

it('of thousands of slips those are told one by one that are one’s own, and all can be played', () => {
  const { table, at, brindle, wolf, slip } = inFight()
  scrawl(table, (on) => {
    for (let made = 0; made < 1000; made++) {
      const check = made % 2 ? 'outcome' : 'blow'
      on.make(`flood${made}`, 'slip', { check, who: brindle.id, target: wolf.id, made })
    }
  })
  const stepsOf = ({ steps }: Phase) => steps(at.board(), at.act())
  const phases = road.phases?.list ?? []
  for (const phase of phases) expect(stepsOf(phase).length).toBeLessThan(60)
  const ids = phases.filter(({ id }) => id === 'road').flatMap(stepsOf)
  const slips = ids.flatMap(({ id }) => (id.startsWith('slip-') ? id : []))
  expect(slips.length).toBeLessThan(14)
  expect(slips).toContain(`slip-${slip.id}`)
  expect(road.checks?.gathering?.(at.board(), at.act())?.about).toBe(slip.id)
  const fell = at.fall(throwOf(at, slip.id), [8, 1])
  expect(decidedBy(at.board(), slip.id)?.id).toBe(fell.id)
  expectWell(table)
})

it.each([
  ['long', 'x'.repeat(10_000)],
  ['turned round and unseen', '\u202e\u0000\u2066{who}$&'.repeat(200)],
  ['halves of letters', '\ud800'.repeat(300)],
])('names that are %s can be thrown for, told and kept', (_, name) => {
  const { table, at, brindle, wolf } = inFight()
  comer(table).write((_rolls, play, items) => {
    for (const { id } of [brindle, wolf]) {
      const text = (items.get(id) as Y.Map<unknown>).get('t:name') as Y.Text
      text.delete(0, text.length)
      text.insert(0, name)
    }
    play.set('teller', name)
  })
  const blow = at.make('blow', { who: brindle.id, target: wolf.id })
  const fell = at.fall(throwOf(at, blow.id), [8, 8])
  expect(decidedBy(at.board(), blow.id)?.id).toBe(fell.id)
  at.by({ do: 'set', id: brindle.id, key: 'exertion', value: 1 })
  const camp = checkBy(at, 'camp', { all: brindle.id })
  at.fall(camp, [9])
  told(at)
  expectWell(table)
})

it.each([false, true])(
  'of thousands of people, foes, searches and cards a few are told one by one, and a round goes by (fight: %s)',
  (fight) => {
    const { table, at, brindle, search } = inFight()
    scrawl(table, (on) => {
      for (let made = 0; made < 400; made++) {
        on.make(`person${made}`, 'character', { made, owner: 'ada', weapon: 'sword', health: 5 })
        on.make(`foe${made}`, 'foe', { made, weapon: 'sword', health: 5, steadfast: 2 })
        on.make(`search${made}`, 'search', { made, discovery: 21, dismissal: 1 })
        on.make(`card${made}`, 'roundtable', { made, card: 1 + (made % 60), search: search.id })
      }
      on.play('fight', fight)
    })
    for (const { steps } of road.phases?.list ?? []) {
      const told = steps(at.board(), at.act())
      expect(told.length).toBeLessThan(60)
      // All that is offered is asked whether it can be done, and that takes a look at everybody.
      expect(told.flatMap(({ offers = [] }) => offers).length).toBeLessThan(160)
      expect(told.flatMap(({ missing = [] }) => missing).length).toBeLessThan(160)
      // What was begun comes before what was not.
      const searches = told.flatMap(({ id }) => (/^search-/.test(id) ? [id] : []))
      if (searches.length > 0) expect(searches).toContain(`search-${search.id}`)
    }
    if (!fight) return
    const steadfast = () => readCharacter(at.board().items.get(brindle.id)!).left.steadfast
    const before = steadfast()
    // Everybody on whom the form would be marked.
    const asked = at.move('round').asks(at.board(), at.act(), {})
    at.play(
      'round',
      Object.fromEntries(
        asked.flatMap((one) => ('usual' in one ? [[one.id, `${one.usual}`]] : [])),
      ),
    )
    expect(at.board().play.round).toBe(2)
    expect(steadfast()).toBe(before - 1)
    // What a register may hold is bounded: what it brought so many is not kept for each.
    expect(at.board().play.toll).toHaveLength(100)
    expectWell(table)
  },
)
