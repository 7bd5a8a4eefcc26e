import { describe, expect, it } from 'vitest'
import { readCharacter } from '../../../src/games/road-and-ruin/people/characters.ts'
import { newProps } from '../../../src/games/road-and-ruin/people/growth.ts'
import { SHEETS } from '../../../src/games/road-and-ruin/reckon/sheets.ts'
import { clustersOf } from '../../../src/games/road-and-ruin/story/magic.ts'
import { outcomeAgain } from '../../../src/games/road-and-ruin/story/outcome.ts'
import { decidedBy } from '../../../src/games/road-and-ruin/story/slips.ts'
import type { RollRecord } from '../../../src/rules/dice/roll.ts'
import type { Item, ItemId, Plain } from '../../../src/rules/plain/item.ts'
import type { Answers } from '../../../src/rules/play/move.ts'
import { CheckSchema, checked } from '../../../src/table/document/schema.ts'
import { englishOf, item, type Sitting, sit } from '../../make.ts'
import { checkBy, gathered, road, ruled } from './lab.ts'

const said = await englishOf(road)

const person = (id: keyof typeof SHEETS, props: Readonly<Record<string, Plain>> = {}): Item =>
  item(id, 'character', {
    props: { ...newProps(SHEETS[id]), ...props },
    texts: { name: id, intention: '', belief: '', goal: '', notes: '' },
  })

function withAll(...all: readonly Item[]): Sitting {
  const at = sit(road, ['Ada', 'Milo', 'June'], undefined, said)
  for (const { bin: _, ...one } of all) at.by({ do: 'make', item: one })
  return at
}

const sheet = (at: Sitting, id: ItemId) => readCharacter(at.board().items.get(id)!)

/** A Move whose dice fall at once. */
const rolls = (at: Sitting, move: string, answers: Answers, ...faces: number[]): RollRecord =>
  at.fall(checkBy(at, move, answers), faces)

describe('breath', () => {
  it.each([
    // Modifier 0: a 6 is good with a BUT, 7 good, 10 good with an AND.
    [10, 5, 4, 14],
    [10, 6, 4, 15],
    [10, 7, 4, 17],
    [10, 10, 4, 19],
    [28, 10, 4, 30],
  ])(
    '[R27] a Breather from %i: an Outcome of %i and a d10 of %i make %i',
    (left, outcome, face, now) => {
      const at = withAll(person('brindle', { exertion: left, end: 3 }))
      at.make('breather', { who: 'brindle' })
      const { check } = gathered(at)
      const strained = left < 15
      expect(check.dice).toHaveLength(strained ? 3 : 2)
      if (strained) at.play('spare', { slip: check.about, what: 'exhausted' })
      at.roll(outcome, face)
      expect(sheet(at, 'brindle').left.exertion).toBe(strained ? now - 1 : now)
    },
  )

  it('[R27] a Breather is refused to whoever lacks nothing, and a Proficiency helps it', () => {
    const at = withAll(person('brindle'), person('oda', { exertion: 20 }))
    expect(at.refused('breather', { who: 'brindle' })?.key).toBe('no.rested')
    at.make('breather', { who: 'oda', in: 'beasts' })
    expect(gathered(at).check.terms?.m).toBe(1)
  })

  it('[R27] a Rest spends one of END’s points as a d10, never over the pool', () => {
    const at = withAll(person('brindle', { exertion: 24 }))
    rolls(at, 'rest', { who: 'brindle' }, 4)
    expect(sheet(at, 'brindle')).toMatchObject({ rests: 2, left: { exertion: 28 } })
    const record = rolls(at, 'rest', { who: 'brindle' }, 9)
    expect(ruled(record)).toMatchObject({ key: 'rest', result: 9 })
    expect(ruled(record).good).toBeUndefined()
    expect(sheet(at, 'brindle')).toMatchObject({ rests: 1, left: { exertion: 30 } })
    expect(at.refused('rest', { who: 'brindle' })?.key).toBe('no.rested')
    at.by(
      { do: 'set', id: 'brindle', key: 'exertion', value: 3 },
      { do: 'set', id: 'brindle', key: 'rests', value: 0 },
    )
    expect(at.refused('rest', { who: 'brindle' })?.key).toBe('no.rests')
  })

  it('[R27] [R28] [R29] a Day Span returns a point of END, spent at once where the pool is not full; 1 mana, 1 spirit', () => {
    const at = withAll(
      person('brindle', { exertion: 20, rests: 1, mana: 2, spirit: 7 }),
      person('oda', { rests: 1 }),
      person('tam', { exertion: 19, spirit: 3 }),
    )
    const check = checkBy(at, 'camp', { all: 'brindle oda tam' })
    expect(check.dice).toEqual(['d10', 'd10'])
    at.fall(check, [6, 8])
    expect(sheet(at, 'brindle')).toMatchObject({
      rests: 1,
      left: { exertion: 26, mana: 3, spirit: 8 },
    })
    expect(sheet(at, 'oda')).toMatchObject({ rests: 2, left: { exertion: 30, mana: 7, spirit: 7 } })
    expect(sheet(at, 'tam')).toMatchObject({ left: { exertion: 20, spirit: 4 } })
    expect(at.board().play.spans).toBe(1)
    // Nobody lacks breath: there is nothing to throw for.
    const other = withAll(person('oda', { rests: 3, mana: 0 }))
    other.play('camp', { all: 'oda' })
    expect(sheet(other, 'oda')).toMatchObject({ rests: 3, left: { mana: 1 } })
  })

  it('[R17] time goes by in spans, six of which are a day', () => {
    const at = withAll(person('brindle'))
    const camp = road.phases!.list.find(({ id }) => id === 'camp')!
    const told = () => camp.steps(at.board(), at.act()).find(({ id }) => id === 'camp')?.say.values
    expect(told()).toEqual({ span: 'morning', day: 1 })
    at.play('pass', { spans: 7 })
    expect(told()).toEqual({ span: 'noon', day: 2 })
  })

  it('[R25] Health returns 1 a day with care, and 1 in three days without', () => {
    const at = withAll(person('brindle', { health: 5 }))
    at.play('day', { all: 'brindle', care: 'brindle' })
    expect(sheet(at, 'brindle').left.health).toBe(6)
    const after = [1, 2, 3, 4].map(() => {
      at.play('day', { all: 'brindle', care: '' })
      return sheet(at, 'brindle').left.health
    })
    expect(after).toEqual([6, 6, 7, 7])
    const hale = withAll(person('brindle'))
    hale.play('day', { all: 'brindle', care: 'brindle' })
    expect(sheet(hale, 'brindle').left.health).toBe(11)
  })

  it('[R17] [R25] a day is six Day Spans for all, whoever of them is cared for', () => {
    const at = withAll(person('brindle', { health: 5 }), person('oda', { health: 5 }))
    at.play('pass', { spans: 1 })
    at.play('day', { all: 'brindle oda', care: 'oda' })
    expect(at.board().play.spans).toBe(7)
    expect(['brindle', 'oda'].map((id) => sheet(at, id).left.health)).toEqual([5, 6])
  })

  it('[R17] [R25] spans at rest just before are part of the day in which wounds are tended', () => {
    const at = withAll(person('brindle', { health: 5 }))
    const spans = () => at.board().play.spans
    const tend = () => at.play('day', { all: 'brindle', care: 'brindle' })
    for (let n = 0; n < 8; n++) at.play('camp', { all: 'brindle' })
    tend()
    expect(spans()).toBe(8)
    expect(sheet(at, 'brindle').left.health).toBe(6)
    tend()
    expect(spans()).toBe(14)
    for (let n = 0; n < 2; n++) at.play('camp', { all: 'brindle' })
    tend()
    expect(spans()).toBe(20)
    // Whoever goes on meanwhile, or fights, begins a day anew.
    at.play('camp', { all: 'brindle' })
    at.play('pass', { spans: 1 })
    tend()
    expect(spans()).toBe(28)
    at.play('camp', { all: 'brindle' })
    at.play('fight')
    at.play('peace')
    tend()
    expect(spans()).toBe(35)
  })

  it('[R27] forty rest together, and what they throw for can be written down; more are refused', () => {
    const all = Array.from({ length: 330 }, (_, n) =>
      item(`${'x'.repeat(190)}${n}`, 'character', {
        props: { ...newProps(SHEETS.oda), exertion: 2 },
        texts: { name: 'Somebody '.repeat(2000) },
      }),
    )
    const at = withAll(...all)
    const ids = all.map(({ id }) => id)
    const [ask] = at.move('camp').asks(at.board(), at.act(), {})
    const usual = String((ask as { usual?: string }).usual)
    expect(usual.split(' ')).toHaveLength(40)
    expect(at.refused('camp', { all: ids.slice(0, 41).join(' ') })).toEqual({
      ...{ force: 'must', key: 'no.camp' },
    })
    const check = checkBy(at, 'camp', { all: usual })
    expect(checked(CheckSchema, check)).toEqual(check)
    at.fall(
      check,
      check.dice.map(() => 7),
    )
    for (const id of usual.split(' ')) expect(sheet(at, id).left.exertion).toBe(9)
    expect(sheet(at, ids.at(-1)!).left.exertion).toBe(2)
  })

  it('[R25] [R27] [R29] what was struck below nothing eats nothing of what comes back', () => {
    const low = { health: -7, exertion: -4, mana: -3, spirit: -2, rests: -1 }
    const at = withAll(person('brindle', low))
    at.play('day', { all: 'brindle', care: 'brindle' })
    expect(sheet(at, 'brindle').left.health).toBe(1)
    at.fall(checkBy(at, 'camp', { all: 'brindle' }), [6])
    expect(sheet(at, 'brindle').left).toMatchObject({ exertion: 6, mana: 1, spirit: 1 })
    at.by({ do: 'set', id: 'brindle', key: 'mana', value: -5 })
    at.play('glean', { who: 'brindle', source: 'a well', mana: 2 })
    expect(sheet(at, 'brindle').left.mana).toBe(2)
  })
})

describe('magic', () => {
  it.each([
    [1, false],
    [2, true],
    [5, true],
    [6, false],
  ])('[R28] a Cluster of %i: %s', (mana, made) => {
    const at = withAll(person('ilvy'))
    if (!made) return expect(at.refused('condense', { who: 'ilvy', mana })?.key).toBe('no.cluster')
    at.make('condense', { who: 'ilvy', mana })
    // The span in which it was made returns what any at rest does.
    expect(sheet(at, 'ilvy').left.mana).toBe(9 - mana + 1)
    expect(at.board().play.spans).toBe(1)
    expect(clustersOf(at.board(), 'ilvy')).toHaveLength(1)
  })

  it('[R27] [R28] whoever condenses mana spends what END returns where the pool is not full', () => {
    const at = withAll(person('ilvy', { exertion: 4 }))
    const { rests } = sheet(at, 'ilvy')
    const record = rolls(at, 'condense', { who: 'ilvy', mana: 3 }, 8)
    expect(ruled(record)).toMatchObject({ key: 'camp', result: 8 })
    expect(sheet(at, 'ilvy')).toMatchObject({ rests, left: { exertion: 12, mana: 9 - 3 + 1 } })
    const [cluster] = clustersOf(at.board(), 'ilvy')
    expect(cluster).toMatchObject({ id: `cluster:${record.id}`, props: { mana: 3 } })
    expect(at.board().play.spans).toBe(1)
    // The mana went elsewhere while the die flew: nothing is made of it.
    const check = checkBy(at, 'condense', { who: 'ilvy', mana: 5 })
    at.by({ do: 'set', id: 'ilvy', key: 'mana', value: 1 })
    at.fall(check, [2])
    expect(clustersOf(at.board(), 'ilvy')).toHaveLength(1)
    expect(sheet(at, 'ilvy').left).toMatchObject({ exertion: 14, mana: 2 })
  })

  it('[R28] a spell is cast as it is, by mana; by a Cluster, which is gone whole; or mastered', () => {
    const at = withAll(person('ilvy'))
    const plain = at.make('cast', { who: 'ilvy', spell: 'hush', how: 'plain' })
    expect(plain).toMatchObject({
      kind: 'spell',
      props: { spell: 'hush' },
      texts: { note: 'ilvy: 4 minutes' },
    })
    expect(sheet(at, 'ilvy').left.mana).toBe(7)
    const cluster = at.make('condense', { who: 'ilvy', mana: 5 })
    const cast = at.make('cast', { who: 'ilvy', spell: 'glass-skin', how: cluster.id })
    expect(cast.texts.note).toBe('ilvy: at once')
    expect(at.board().items.has(cluster.id)).toBe(false)
    expect(sheet(at, 'ilvy').left.mana).toBe(3)
    at.play('master', { who: 'ilvy', spell: 'ember' })
    expect(at.make('cast', { who: 'ilvy', spell: 'ember', how: 'plain' }).texts.note).toBe(
      'ilvy: in a round',
    )
    expect(at.refused('master', { who: 'ilvy', spell: 'ember' })?.key).toBe('no.change')
  })

  it('[R28] an unstable spell fails without a Cluster that holds enough; and nobody casts without mana', () => {
    const at = withAll(person('ilvy'), person('tam'))
    const cluster = at.make('condense', { who: 'ilvy', mana: 3 })
    const refused = (spell: string, how: string) => at.refused('cast', { who: 'ilvy', spell, how })
    expect(refused('glass-skin', 'plain')).toEqual({ force: 'must', key: 'no.unstable' })
    expect(refused('glass-skin', cluster.id)).toMatchObject({ force: 'must' })
    at.by({ do: 'set', id: 'ilvy', key: 'mana', value: 1 })
    expect(refused('hush', 'plain')).toEqual({ force: 'must', key: 'no.mana' })
    expect(refused('hush', cluster.id)).toBeUndefined()
    // Another's Cluster is not at hand until it lies on one's sheet.
    expect(at.refused('cast', { who: 'tam', spell: 'hush', how: cluster.id })).toMatchObject({
      force: 'must',
    })
    at.by({ do: 'place', id: cluster.id, place: { x: 0, y: 0, turn: 0, z: 9, on: 'tam' } })
    expect(at.refused('cast', { who: 'tam', spell: 'hush', how: cluster.id })).toBeUndefined()
  })

  it('[R28] gleaned mana is tinged by where it comes from, and never more than there is room', () => {
    const at = withAll(person('ilvy', { mana: 6 }))
    at.play('glean', { who: 'ilvy', source: 'a drowned bell', mana: 5 })
    expect(sheet(at, 'ilvy').left.mana).toBe(9)
    expect(at.board().items.get('ilvy')?.texts.notes).toBe('3 mana of a drowned bell')
    expect(at.refused('glean', { who: 'ilvy', source: 'more', mana: 1 })?.key).toBe('no.rested')
  })

  it.each([
    [8, 3, 3, 5],
    [4, 3, 3, 1],
    [3, 1, 1, 1],
  ])('[R29] with Spirit %i, %i points add %i and leave %i', (left, points, adds, after) => {
    const at = withAll(person('brindle', { spirit: left, wil: 3 }))
    at.make('spirit', { who: 'brindle', use: 'bind', points })
    expect(gathered(at).check.terms?.m).toBe(adds)
    at.roll(5)
    expect(sheet(at, 'brindle').left.spirit).toBe(after)
  })

  it('[R29] Spirit is paid when it is thrown for, and not again where its dice are thrown once more', () => {
    const at = withAll(person('brindle', { spirit: 8 }))
    at.make('spirit', { who: 'brindle', use: 'bind', points: 3 })
    const first = at.roll(2)
    const again = outcomeAgain(first, { pays: 'brindle' })
    const second = at.fall(again, [9])
    expect(decidedBy(at.board(), first.check.about)?.id).toBe(second.id)
    expect(sheet(at, 'brindle').left.spirit).toBe(5)
  })

  it('[R29] no more Spirit is spent than there is, and 5 at most', () => {
    const at = withAll(person('brindle', { spirit: 3 }), person('oda'))
    expect(at.refused('spirit', { who: 'brindle', use: 'bind', points: 2 })?.key).toBe('no.spirit')
    expect(at.refused('spirit', { who: 'brindle', use: 'bind', points: 6 })?.key).toBe('no.spirit')
  })
})

describe('growing', () => {
  it('[R33] a Deed is worth 1 XP, and a skill costs its rank; within its Tag the ranks come one after another', () => {
    const at = withAll(person('brindle'))
    expect(at.refused('learn', { who: 'brindle', skill: 'first-guard' })?.key).toBe('no.skill.xp')
    for (const deed of ['toll:1', 'toll:3', 'other']) at.play('deed', { who: 'brindle', deed })
    expect(sheet(at, 'brindle').xp).toBe(3)
    expect(at.refused('learn', { who: 'brindle', skill: 'heavy-hand' })?.key).toBe('no.skill.rank')
    at.play('learn', { who: 'brindle', skill: 'first-guard' })
    expect(sheet(at, 'brindle')).toMatchObject({
      xp: 2,
      level: 1,
      build: 1,
      proficiencies: { shields: 2 },
    })
    expect(at.refused('learn', { who: 'brindle', skill: 'first-guard' })?.key).toBe('no.skill.had')
    at.play('learn', { who: 'brindle', skill: 'heavy-hand' })
    expect(sheet(at, 'brindle')).toMatchObject({
      xp: 0,
      level: 2,
      build: 2,
      proficiencies: { axes: 1 },
    })
  })

  it('[R33] a second skill of the same rank and Tag is no level; a bonus is had at once', () => {
    const at = withAll(person('brindle', { deeds: 9 }))
    at.play('learn', { who: 'brindle', skill: 'steady-pace' })
    at.play('learn', { who: 'brindle', skill: 'packed-light' })
    expect(sheet(at, 'brindle')).toMatchObject({
      level: 1,
      most: { exertion: 32 },
      left: { exertion: 32 },
    })
  })

  it('[R33] a feature takes a Build Point, which the table may give [R32]', () => {
    const at = withAll(person('brindle'))
    expect(at.refused('feature', { who: 'brindle', feature: '0:3' })?.key).toBe('no.build')
    at.play('bestow', { who: 'brindle' })
    at.play('feature', { who: 'brindle', feature: '0:3' })
    expect(sheet(at, 'brindle')).toMatchObject({
      build: 0,
      most: { steadfast: 4 },
      left: { steadfast: 4 },
    })
    at.play('bestow', { who: 'brindle' })
    expect(at.refused('feature', { who: 'brindle', feature: '0:3' })?.key).toBe('no.odd')
    at.play('feature', { who: 'brindle', feature: '0:1' })
    expect(sheet(at, 'brindle').proficiencies.search).toBe(2)
  })

  it('[R33] begins with a Background, and chooses again every five levels; never a second Shape', () => {
    const five = {
      'skill:steady-pace': true,
      'skill:first-guard': true,
      'skill:margin-notes': true,
      'skill:open-door': true,
      'skill:soft-step': true,
    }
    const ten = {
      ...five,
      'skill:fresh-tracks': true,
      'skill:read-the-sky': true,
      'skill:heavy-hand': true,
      'skill:dead-tongues': true,
      'skill:clean-linen': true,
    }
    const at = withAll(person('brindle'), person('oda', five), person('tam', ten))
    const why = (who: string, id: string) => at.refused('choose', { who, class: id })?.key
    expect(why('brindle', 'smith')).toBe('no.class.level')
    expect(why('brindle', 'inn')).toBe('no.class.background')
    at.play('choose', { who: 'oda', class: 'bear' })
    expect(sheet(at, 'oda')).toMatchObject({ classes: ['drove', 'bear'] })
    expect(why('oda', 'smith')).toBe('no.class.level')
    at.play('choose', { who: 'tam', class: 'bear' })
    expect(why('tam', 'heron')).toBe('no.class.shape')
    at.play('choose', { who: 'tam', class: 'smith' })
    expect(sheet(at, 'tam').classes).toEqual(['inn', 'bear', 'smith'])
    at.by({ do: 'set', id: 'brindle', key: 'class:0', value: null })
    expect(why('brindle', 'smith')).toBe('no.class.background')
    at.play('choose', { who: 'brindle', class: 'abbey' })
    expect(sheet(at, 'brindle').proficiencies).toMatchObject({ contact: 2, lore: 1 })
  })

  it('[R32] is of a sort, and of nothing that there is not', () => {
    const at = withAll(person('brindle', { sort: 'ghost' }), person('tam', { sort: 'teapot' }))
    const sort = road.pieces.character!.fields!.find(({ id }) => id === 'sort')!
    expect(sort.as === 'choice' && sort.options.map(({ id }) => id)).toEqual([
      'race',
      'animal',
      'monster',
      'elemental',
      'fae',
      'ghost',
      'demon',
      'god',
      'construct',
    ])
    const amiss = road.read(at.board()).filter(({ as }) => as === 'amiss')
    expect(amiss.map(({ on }) => on)).toEqual(['tam'])
  })

  it('is offered by the guide where there is something to choose', () => {
    const at = withAll(person('brindle', { deeds: 2, given: 1 }), person('tam'))
    const camp = road.phases!.list.find(({ id }) => id === 'camp')!
    const steps = camp.steps(at.board(), at.act())
    const grow = steps.filter(({ id }) => id.startsWith('grow-'))
    expect(grow.map(({ offers }) => offers?.map(({ move }) => move))).toEqual([
      ['learn', 'feature'],
    ])
  })
})
