import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCharacter } from '../../../src/games/road-and-ruin/people/characters.ts'
import { fighterOf } from '../../../src/games/road-and-ruin/people/fighters.ts'
import { newProps } from '../../../src/games/road-and-ruin/people/growth.ts'
import { SHEETS } from '../../../src/games/road-and-ruin/reckon/sheets.ts'
import { WEAPONS } from '../../../src/games/road-and-ruin/reckon/weapons.ts'
import { decidedBy } from '../../../src/games/road-and-ruin/story/slips.ts'
import { FACES } from '../../../src/rules/dice/dice.ts'
import type { Item, ItemId, Plain } from '../../../src/rules/plain/item.ts'
import type { Table } from '../../../src/table/table.ts'
import { englishOf, item, type Sitting, sit, spoken } from '../../make.ts'
import { copyOf, merge } from '../../table/make.ts'
import { checkBy, gathered, outOf, road, withSeats } from './lab.ts'

type Props = Readonly<Record<string, Plain>>
const said = await englishOf(road)

const fighter = (at: Sitting, id: ItemId) => fighterOf(at.board().items.get(id))!
const sheet = (at: Sitting, id: ItemId) => readCharacter(at.board().items.get(id)!)

const person = (id: keyof typeof SHEETS, props: Props = {}): Item =>
  item(id, 'character', {
    props: { ...newProps(SHEETS[id]), distance: 'near', owner: 'ada', ...props },
    texts: { name: id, intention: '', belief: '', goal: '', notes: '' },
  })
const foe = (id: string, props: Props = {}): Item =>
  item(id, 'foe', {
    props: {
      health: 10,
      steadfast: 2,
      armour: 0,
      shield: 0,
      skill: 2,
      speed: 5,
      weapon: 'sword',
      distance: 'near',
      ...props,
    },
    texts: { name: id, notes: '' },
  })

function lay(at: Sitting, ...all: readonly Item[]): void {
  for (const { bin: _, ...one } of all) at.by({ do: 'make', item: one })
}

const stepsOf = (at: Sitting, phase: string, seat?: string) =>
  road.phases!.list.find(({ id }) => id === phase)!.steps(at.board(), at.act(seat))
const movesIn = (at: Sitting, phase: string) =>
  stepsOf(at, phase).flatMap(({ offers = [] }) => offers.map(({ move }) => move))

describe('a fight', () => {
  it('[R20] begins once, with what armour takes of Exertion, and shields at the ready [R21]', () => {
    const at = sit(road, ['Ada', 'Milo', 'June'], undefined, said)
    expect(at.refused('fight')?.key).toBe('no.fighters')
    lay(
      at,
      person('oda'),
      person('brindle', { 'armour:plate': 1 }),
      person('tam', { exertion: 1, 'armour:plate': 1 }),
    )
    expect(at.refused('fight')).toEqual({ force: 'should', key: 'warn.foeless' })
    lay(at, foe('cur', { shield: 2 }))
    expect(at.refused('fight')).toBeUndefined()
    at.play('fight')
    expect(sheet(at, 'oda').left.exertion).toBe(29)
    expect(sheet(at, 'brindle').left.exertion).toBe(28)
    expect(sheet(at, 'tam').left.exertion).toBe(0)
    expect([fighter(at, 'brindle').stance, fighter(at, 'oda').stance]).toEqual([
      'defend',
      undefined,
    ])
    expect(fighter(at, 'cur').stance).toBe('defend')
    expect(at.refused('fight')?.key).toBe('no.fighting')
    at.play('peace')
    expect(fighter(at, 'brindle').stance).toBeUndefined()
    expect(at.refused('peace')?.key).toBe('no.fight')
    expect(at.refused('round')?.key).toBe('no.fight')
  })

  it('[R20] waits for its foes when people come to it, and is over when they go elsewhere', () => {
    const at = sit(road, ['Ada'], undefined, said)
    lay(at, person('brindle', { 'armour:plate': 1 }))
    at.play('journey', { phase: 'fight' })
    expect(movesIn(at, 'fight')).toEqual(expect.arrayContaining(['foe', 'fight']))
    expect(at.refused('round')?.key).toBe('no.fight')
    at.make('foe', { name: 'Cur', weapon: 'knife', might: 'weak' })
    at.play('fight')
    expect(sheet(at, 'brindle')).toMatchObject({ stance: 'defend', left: { exertion: 28 } })
    at.play('journey', { phase: 'camp' })
    expect(sheet(at, 'brindle').stance).toBeUndefined()
    expect(at.refused('peace')?.key).toBe('no.fight')
    // Whoever begins it where they are has the guide come along, there and back.
    at.play('fight')
    expect(at.board().play.phase).toBe('fight')
    at.play('peace')
    expect(at.board().play.phase).toBe('road')
  })

  it('[R23] a dodge counts until its blow is thrown for, whatever else is begun meanwhile', () => {
    const at = sit(road, ['Ada'], undefined, said)
    lay(at, person('brindle'), foe('cur'))
    at.play('fight')
    const blow = at.make('blow', { who: 'cur', target: 'brindle' })
    const dodge = at.make('dodge', { blow: blow.id })
    at.roll(10)
    at.make('fear', { who: 'brindle' })
    at.roll(10)
    expect(gathered(at).factors?.map(({ id }) => id)).toContain(`dodge-${dodge.id}`)
    at.roll(8, 8)
    at.make('blow', { who: 'brindle', target: 'cur' })
    expect(at.board().items.has(dodge.id)).toBe(false)
  })

  it('[R23] a blow is dodged once: that is offered until somebody does', () => {
    const at = sit(road, ['Ada'], undefined, said)
    lay(at, person('brindle'), foe('cur'))
    at.play('fight')
    const blow = at.make('blow', { who: 'cur', target: 'brindle' })
    const told = () => stepsOf(at, 'fight').map(({ id }) => id)
    const gathers = () => gathered(at).offers?.map(({ move }) => move) ?? []
    const offered = () => road.offers!(at.board(), at.act(), blow.id).map(({ move }) => move)
    expect(told()).toContain(`dodge-${blow.id}`)
    expect(gathers()).toContain('dodge')
    expect(offered()).toContain('dodge')
    at.make('dodge', { blow: blow.id })
    expect(told()).not.toContain(`dodge-${blow.id}`)
    at.roll(10)
    expect(gathered(at).check.about).toBe(blow.id)
    expect(told()).not.toContain(`dodge-${blow.id}`)
    expect(gathers()).not.toContain('dodge')
    expect(offered()).not.toContain('dodge')
    expect(at.refused('dodge', { blow: blow.id })?.key).toBe('no.dodged')
  })

  it('[R1] [R20] whoever comes in the middle of it is told who fights whom, and how to come into it', () => {
    const at = sit(road, ['Ada', 'Milo'], undefined, said)
    lay(at, person('brindle'), foe('cur', { health: 7 }), foe('rat', { health: 0 }))
    const join = (seat: string) => stepsOf(at, 'fight', seat).find(({ id }) => id === 'join')
    expect(join('milo')).toBeUndefined()
    at.play('fight')
    const told = join('milo')
    expect(stepsOf(at, 'fight', 'milo')[0]).toEqual(told)
    const lines = (told?.missing ?? []).map((one) => spoken(said, one))
    expect(lines).toEqual([
      expect.stringContaining('On your side: brindle'),
      'Against you: cur: Health 7, Steadfast 2',
    ])
    expect(told?.offers?.map(({ move }) => move)).toEqual(['person'])
    // Who plays somebody, is the Host or only looks on is not asked to.
    expect(join('ada')).toBeUndefined()
    at.play('takeHost', {}, 'milo')
    expect(join('milo')).toBeUndefined()
    expect(join('nobody')).toBeUndefined()
  })

  it('[R17] what a round took is told in the next one, and in no other fight', () => {
    const at = sit(road, ['Ada'], undefined, said)
    lay(at, person('brindle', { bleed: 2 }), foe('cur'))
    const told = () => stepsOf(at, 'fight').map(({ id }) => id)
    at.play('fight')
    expect(told()).not.toContain('toll')
    at.play('round', { stressed: '' })
    expect(told()).toContain('toll')
    at.play('peace')
    at.play('fight')
    expect(told()).not.toContain('toll')
  })

  it('[R17] [R22] goes by in rounds: what lasts takes its toll at the end of each, and runs out', () => {
    const at = sit(road, ['Ada'], undefined, said)
    lay(
      at,
      person('brindle', { bleed: 2, poison: 1, distract: 1 }),
      foe('cur', { poison: 2, steadfast: 1 }),
    )
    at.play('fight')
    at.play('round', { stressed: '' })
    expect(sheet(at, 'brindle')).toMatchObject({
      left: { health: 10, steadfast: 2 },
      statuses: { bleed: 1, poison: 0, distract: 0 },
    })
    expect(fighter(at, 'cur')).toMatchObject({ health: 10, steadfast: 0, statuses: { poison: 1 } })
    at.play('round', { stressed: '' })
    // Poison that finds no Steadfast takes Health.
    expect(fighter(at, 'cur')).toMatchObject({ health: 9, statuses: { poison: 0 } })
    expect(at.board().play.round).toBe(3)
  })

  it('[R18] has Intentions: another takes a whole round, which allies may take over; acting outside is Distracted', () => {
    const at = sit(road, ['Ada'], undefined, said)
    lay(at, person('brindle'), person('oda'), foe('cur'))
    at.play('intend', { who: 'brindle', words: 'Hold the bridge' })
    at.play('fight')
    expect(at.refused('intend', { who: 'brindle', words: 'Run' })).toEqual({
      force: 'should',
      key: 'warn.assess',
    })
    expect(at.refused('intend', { who: 'oda', words: 'Help' })).toBeUndefined()
    at.play('assess', { who: 'brindle', words: 'Get over the river', allies: 'oda' })
    for (const id of ['brindle', 'oda']) {
      expect(sheet(at, id).item.texts.intention).toBe('Get over the river')
      expect(sheet(at, id).stance).toBe('assess')
    }
    expect(at.refused('blow', { who: 'oda', target: 'cur' })?.key).toBe('warn.assessing')
    at.play('round', {})
    expect(sheet(at, 'oda').stance).toBeUndefined()
    at.play('stray', { who: 'oda' })
    expect(at.refused('stray', { who: 'oda' })?.key).toBe('no.change')
    at.make('blow', { who: 'oda', target: 'cur' })
    expect(gathered(at).check.terms?.m).toBe(0)
    at.play('round', {})
    expect(sheet(at, 'oda').statuses.distract).toBe(0)
  })

  it('of three and a spell, from the inn to the camp', () => {
    const at = sit(road, ['Ada', 'Milo', 'June'], undefined, said)
    expect(movesIn(at, 'inn')).toContain('person')
    const brindle = at.make('person', { sheet: 'brindle' })
    const ilvy = at.make('person', { sheet: 'ilvy' }, 'milo')
    const tam = at.make('person', { sheet: 'tam' }, 'june')
    expect(stepsOf(at, 'inn').find(({ id }) => id === 'people')).toMatchObject({
      done: true,
      missing: [],
    })
    const cluster = at.make('condense', { who: ilvy.id, mana: 4 }, 'milo')
    const ogre = at.make('foe', { name: 'The toll keeper', weapon: 'maul', might: 'strong' })
    expect(movesIn(at, 'fight')).toContain('fight')
    at.play('fight')
    expect(movesIn(at, 'fight')).toEqual(expect.arrayContaining(['intend', 'blow', 'round']))
    at.play('intend', { who: brindle.id, words: 'Get everybody past' })

    // The keeper strikes at Brindle, who dodges and has a shield.
    const blow = at.make('blow', { who: ogre.id, target: brindle.id })
    expect(spoken(said, stepsOf(at, 'fight').find(({ id }) => id.startsWith('dodge-'))!.say)).toBe(
      'The toll keeper strikes at Brindle Marrow: dodge, or take it',
    )
    const dodge = at.make('dodge', { blow: blow.id })
    at.roll(1)
    expect(outOf(at, dodge.id).key).toBe('good-but')
    at.roll(11, 3, 6)
    // 11 and 3 for skill, less 1: 13; armour 1 and the shield's 2 leave 10 of 12. 5 damage on Steadfast 3 takes 3.
    expect(outOf(at, blow.id)).toMatchObject({ key: 'solid', result: 5 })
    expect(sheet(at, brindle.id).left).toMatchObject({ steadfast: 0, health: 11, exertion: 29 })
    expect(movesIn(at, 'fight')).toContain('shaken')

    // Glass Skin by the Cluster, at once.
    const spell = at.make('cast', { who: ilvy.id, spell: 'glass-skin', how: cluster.id }, 'milo')
    expect(spell.texts.note).toBe('Ilvy of the Basket: at once')

    // Tam's sling: 6 less armour 3 and 1 of the shield is Glancing; twice Crush makes 8, of which half is left.
    const stone = at.make('blow', { who: tam.id, target: ogre.id }, 'june')
    at.roll(4, 2, 1)
    expect(outOf(at, stone.id)).toMatchObject({ key: 'glancing', result: 4 })
    expect(fighter(at, ogre.id)).toMatchObject({ steadfast: 0, health: 14 })

    const [stressed] = at.move('round').asks(at.board(), at.act(), {})
    expect(stressed?.kind === 'several' && stressed.usual?.split(' ')).toEqual(
      expect.arrayContaining([ilvy.id, tam.id]),
    )
    at.play('round', { stressed: `${ilvy.id} ${tam.id}` })
    expect(sheet(at, tam.id).left.steadfast).toBe(1)
    at.play('peace')
    at.play('deed', { who: brindle.id, deed: 'toll:1' })
    at.play('learn', { who: brindle.id, skill: 'first-guard' })
    at.fall(checkBy(at, 'rest', { who: brindle.id }), [1])
    expect(sheet(at, brindle.id)).toMatchObject({ level: 1, rests: 2, left: { exertion: 30 } })
    expect(movesIn(at, 'camp')).toEqual(expect.arrayContaining(['camp', 'feature', 'deed']))
  })

  it('can be played by lists alone: each thing offers what can be done with it', () => {
    const at = sit(road, ['Ada'], undefined, said)
    lay(at, person('brindle'), foe('cur'))
    const offered = (id: string) => road.offers!(at.board(), at.act(), id).map(({ move }) => move)
    expect(offered('brindle')).toEqual(expect.arrayContaining(['equip', 'cast', 'deed', 'outcome']))
    expect(offered('cur')).toContain('fight')
    at.play('fight')
    expect(offered('brindle')).toEqual(expect.arrayContaining(['blow', 'press', 'assess', 'fear']))
    const blow = at.make('blow', { who: 'cur', target: 'brindle' })
    expect(offered(blow.id)).toEqual(expect.arrayContaining(['dodge', 'throw', 'putAway']))
    at.roll(5, 1, 1)
    // Foes have no Exertion to spend.
    expect(offered(blow.id)).not.toContain('strikeAgain')
    const own = at.make('blow', { who: 'brindle', target: 'cur' })
    at.roll(5, 1)
    expect(offered(own.id)).toContain('strikeAgain')
    const cluster = at.make('condense', { who: 'brindle', mana: 2 })
    const [cast] = road.offers!(at.board(), at.act(), cluster.id)
    expect(cast).toMatchObject({ move: 'cast', answers: { who: 'brindle', how: cluster.id } })
    expect(at.refused('cast', { ...cast?.answers, spell: 'hush' })).toBeUndefined()
    const lists = road.outline(at.board())
    expect(lists.find(({ id }) => id === 'people')?.rows).toEqual([{ id: 'brindle' }])
    expect(lists.find(({ id }) => id === 'foes')?.rows).toEqual([{ id: 'cur' }])
  })
})

/** People who play on one screen of a real document. */
const on = (table: Table, luck: string): Sitting =>
  sit(
    road,
    ['Ada', 'Milo', 'June'],
    {
      luck,
      read: table.state,
      write: (changes) => table.apply(changes, { seat: 'ada' }),
    },
    said,
  )

/** One who strikes on some screen, and how: in damage, always Solid. */
interface Stroke {
  readonly screen: number
  readonly damage: number
}

const strokes = fc.array(
  fc.record({ screen: fc.integer({ min: 0, max: 2 }), damage: fc.integer({ min: 1, max: 8 }) }),
  { maxLength: 8 },
)
const meetings = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 })),
  { maxLength: 5 },
)

describe('three screens apart in the middle of a fight', () => {
  it('[R24] all strokes count once they meet, in any order, and Health holds at 0', () => {
    const play = (all: readonly Stroke[], met: readonly (readonly [number, number])[]) => {
      const first = withSeats()
      const start = on(first, 'a')
      lay(start, person('brindle'), foe('cur', { steadfast: 0, health: 30 }))
      start.play('fight')
      const tables = [first, copyOf(first), copyOf(first)]
      const screens = tables.map((table, i) => on(table, 'xyz'[i]!))
      const join = ([a, b]: readonly [number, number]) => {
        if (a !== b) merge(tables[a]!, tables[b]!)
      }
      all.forEach(({ screen, damage }, i) => {
        const at = screens[screen]!
        const slip = at.make('blow', { who: 'brindle', target: 'cur' })
        at.play('overrule', { slip: slip.id, factor: 'damage', value: damage })
        const { check } = gathered(at)
        at.fall(check, [8, 1])
        const meeting = met[i]
        if (meeting) join(meeting)
      })
      for (const pair of [
        [0, 1],
        [1, 2],
        [0, 2],
      ] as const)
        join(pair)
      return screens
    }
    fc.assert(
      fc.property(strokes, meetings, (all, met) => {
        // Steadfast is none: each stroke takes all of its damage, and the Special of a sword adds none.
        const left = Math.max(0, 30 - all.reduce((sum, { damage }) => sum + damage, 0))
        for (const at of play(all, met)) expect(fighter(at, 'cur').health).toBe(left)
      }),
      { seed: 24, numRuns: 25 },
    )
  })

  it('[R6] [R24] one blow is thrown by several apart, and once more: one throw decides it and alone takes effect', () => {
    // What lies up: to-hit and Special Die, and of a second throw, if one is made and paid for.
    const set = fc.tuple(fc.nat(11), fc.nat(11))
    const thrown = fc.tuple(set, fc.option(set))
    const joins = fc.shuffledSubarray([0, 1, 2], { minLength: 3 })
    fc.assert(
      fc.property(
        fc.tuple(thrown, thrown, thrown),
        joins,
        fc.nat(3),
        fc.constantFrom(...(['sword', 'chain', 'staff', 'sling'] as const)),
        (all, order, pressed, weapon) => {
          const first = withSeats()
          const start = on(first, 'a')
          const cur = { health: 30, steadfast: 3 }
          lay(start, person('brindle', { stance: 'press', weapon }), foe('cur', cur))
          const slip = start.make('blow', { who: 'brindle', target: 'cur' })
          if (pressed > 0) start.play('push', { blow: slip.id, points: pressed })
          const before = sheet(start, 'brindle').left.exertion
          const tables = [first, copyOf(first), copyOf(first)] as const
          const screens = tables.map((table, n) => on(table, 'xyz'[n]!))
          const brought = new Map<string, Readonly<Record<string, unknown>>>()
          for (const [n, [faces, again]] of all.entries()) {
            const at = screens[n]!
            const high = FACES[WEAPONS[weapon].die]
            const shown = (some: readonly number[]) => some.map((one) => 1 + (one % high))
            let record = at.fall(gathered(at).check, shown(faces))
            if (again) record = at.fall(checkBy(at, 'strikeAgain', { blow: slip.id }), shown(again))
            const { health, steadfast, statuses } = fighter(at, 'cur')
            const { exertion } = sheet(at, 'brindle').left
            expect(exertion).toBe(before - pressed - (again ? 1 : 0))
            brought.set(record.id, { health, steadfast, statuses, exertion })
          }
          const [a, b, c] = order.map((n) => tables[n]!)
          merge(a!, b!)
          merge(b!, c!)
          merge(a!, c!)
          for (const at of screens) {
            const decided = decidedBy(at.board(), slip.id)!.id
            expect(decided).toBe(decidedBy(start.board(), slip.id)!.id)
            const { health, steadfast, statuses } = fighter(at, 'cur')
            const { exertion } = sheet(at, 'brindle').left
            expect({ health, steadfast, statuses, exertion }).toEqual(brought.get(decided))
            expect(road.read(at.board())).toContainEqual(
              expect.objectContaining({ on: slip.id, as: 'amiss', say: { key: 'amiss.thrown' } }),
            )
          }
        },
      ),
      { seed: 6, numRuns: 60 },
    )
  })

  it('[R6] of two throws for one slip that are in the air at once the second brings nothing', () => {
    const at = on(withSeats(), 'a')
    lay(at, person('brindle'), foe('cur', { health: 30, steadfast: 0 }))
    const slip = at.make('blow', { who: 'brindle', target: 'cur' })
    const { check } = gathered(at)
    const first = at.fall(check, [2, 1])
    at.fall(check, [8, 8])
    expect(decidedBy(at.board(), slip.id)?.id).toBe(first.id)
    expect(fighter(at, 'cur').health).toBe(28)
  })

  it('two strike apart, another ends the round: slips, statuses and rounds come together, and the fight goes on', () => {
    const first = withSeats()
    const start = on(first, 'a')
    lay(
      start,
      person('brindle'),
      person('oda'),
      person('ilvy'),
      foe('cur', { health: 30, steadfast: 3 }),
    )
    start.play('fight')
    const tables = [first, copyOf(first), copyOf(first)] as const
    const [ada, milo, june] = [on(tables[0], 'x'), on(tables[1], 'y'), on(tables[2], 'z')]
    const one = ada.make('blow', { who: 'brindle', target: 'cur' })
    ada.fall(gathered(ada).check, [6, 8])
    const other = milo.make('blow', { who: 'oda', target: 'cur' }, 'milo')
    milo.fall(gathered(milo, 'milo').check, [6, 6])
    june.play('cast', { who: 'ilvy', spell: 'hush', how: 'plain' })
    june.play('round', { stressed: 'brindle oda ilvy' })
    merge(tables[0], tables[1])
    merge(tables[1], tables[2])
    merge(tables[0], tables[2])
    for (const at of [ada, milo, june]) {
      const cur = fighter(at, 'cur')
      // 4 of the sword and 4 of the whip, each on a Steadfast of 3: that is gone, what is beyond is made good with it.
      expect(cur).toMatchObject({ steadfast: 0, health: 30, statuses: { bleed: 2, distract: 2 } })
      expect(cur.item.props.steadfast).toBe(-3)
      expect(at.board().items.has(one.id) && at.board().items.has(other.id)).toBe(true)
      expect(at.board().play.round).toBe(2)
      expect(sheet(at, 'ilvy').left.mana).toBe(7)
      expect(sheet(at, 'oda').left.steadfast).toBe(1)
    }
    expect(road.read(tables[0].board())).toEqual(road.read(tables[1].board()))
    june.play('round', { stressed: '' })
    expect(fighter(june, 'cur')).toMatchObject({ health: 29, statuses: { bleed: 1, distract: 1 } })
  })
})
