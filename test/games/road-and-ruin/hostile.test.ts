import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as Y from 'yjs'
import { blowFell } from '../../../src/games/road-and-ruin/fights/fell.ts'
import {
  CHARACTER_FIELDS,
  readCharacter,
} from '../../../src/games/road-and-ruin/people/characters.ts'
import { FOE_FIELDS, readFoe } from '../../../src/games/road-and-ruin/people/foes.ts'
import { drawnBy, leftIn } from '../../../src/games/road-and-ruin/story/drawn.ts'
import { searchState } from '../../../src/games/road-and-ruin/story/search.ts'
import { decidedBy } from '../../../src/games/road-and-ruin/story/slips.ts'
import { borne } from '../../../src/rules/board/borne.ts'
import { boundsOf, fieldStep, fieldValue } from '../../../src/rules/board/field.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import { printedFace, printedOn } from '../../../src/rules/board/printing.ts'
import type { ItemId } from '../../../src/rules/plain/item.ts'
import { linesOf } from '../../../src/ui/lists/lines.ts'
import type { Sitting } from '../../make.ts'
import { copyOf, merge } from '../../table/make.ts'
import { english, expectWell, inFight, played, say, scrawl, throwOf, told } from './attacked.ts'
import { road } from './lab.ts'

/** Numbers, words and shapes of every sort, none of which a Move would write. */
const wild = fc.constantFrom<unknown>(
  ...[-1, 0.5, 1e15, 1e308, -1e308, Number.NaN, Number.POSITIVE_INFINITY, 7],
  ...['', 'constructor', '__proto__', 'x'.repeat(3000), '\u0000\u202e{goal}$&', 'sword', 'blow'],
  ...[true, null, [], {}, [[[]]], { key: 'factor.skill', values: { by: {} } }, { seat: 'ada' }],
)
const PROPS: Readonly<Record<string, readonly string[]>> = {
  character: [...CHARACTER_FIELDS.map(({ id }) => id), 'owner', 'class:0', 'class:1', 'made'],
  foe: [...FOE_FIELDS.map(({ id }) => id), 'made'],
  slip: ['check', 'who', 'target', 'for', 'by', 'made', 'spared', 'pressed', 'skills', 'attribute'],
  search: ['discovery', 'dismissal', 'obsession', 'evidence', 'made'],
  roundtable: ['card', 'as', 'with', 'search', 'slip', 'good', 'significance'],
  deck: ['card', 'made'],
  roster: ['made'],
  stage: ['made', 'resolved', 'band', 'interior'],
}
const REGISTERS = ['phase', 'fight', 'round', 'tale', 'teller', 'moderator', 'shuffled', 'set/dice']
const TERMS = [
  ...['m', 'die', 'special', 'damage', 'armour', 'shield', 'guard', 'steadfast', 'pressed', 'who'],
  ...['target', 'name', 'before', 'guarded', 'pays', 'factors', 'dice', 'damaged', 'search', 'id'],
  ...['slip', 'good', 'cards', 'items', 'discovery', 'dismissal', 'goal', 'at', 'faces'],
]
const CHECKS = [
  ...['blow', 'speed', 'fear', 'shaken', 'breath', 'spirit', 'outcome', 'search', 'find', 'deck'],
  ...['roster', 'rest', 'camp', 'constructor', ''],
]

const record = fc.record({
  kind: fc.constantFrom(...CHECKS),
  about: fc.nat(20),
  again: fc.boolean(),
  faces: fc.array(fc.integer({ min: -2, max: 30 }), { maxLength: 4 }),
  terms: fc.dictionary(fc.constantFrom(...TERMS), wild, { maxKeys: 8 }),
})

describe('somebody who writes anything anywhere', () => {
  it('crashes nothing, and nothing that others did is lost', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(30), fc.nat(60), wild), { maxLength: 30 }),
        fc.array(fc.tuple(fc.constantFrom(...REGISTERS), wild), { maxLength: 4 }),
        fc.array(record, { maxLength: 4 }),
        (props, registers, records) => {
          const { table, at } = inFight()
          const ids = [...table.board().items.keys()]
          const texts = [...table.board().items.values()].map((item) => item.texts)
          const rolls = table.board().rolls
          scrawl(table, (on) => {
            for (const [which, prop, value] of props) {
              const id = ids[which % ids.length]!
              const all = PROPS[table.board().items.get(id)!.kind] ?? ['made']
              // Half of them name a thing that is there, or the thing itself.
              on.set(id, all[prop % all.length]!, prop % 2 ? value : ids[prop % ids.length])
            }
            for (const [key, value] of registers) on.play(key, value)
            for (const [n, { kind, about, again, faces, terms }] of records.entries())
              on.roll({
                ...{ id: `odd${n}`, seat: 'ada', at: 5 },
                check: {
                  ...{ kind, about: ids[about % ids.length], dr: 0, dice: faces.map(() => 'd8') },
                  ...{
                    bursts: {},
                    pairs: [],
                    ready: [],
                    terms,
                    ...(again && { again: `odd${n}` }),
                  },
                },
                roll: faces.map((face) => ({ die: 'd8', face })),
              })
          })
          told(at)
          played(at)
          told(at)
          const board = table.state()
          for (const one of rolls) expect(board.rolls).toContainEqual(one)
          for (const [n, id] of ids.entries())
            expect(Object.keys(board.items.get(id)?.texts ?? {})).toEqual(Object.keys(texts[n]!))
          expectWell(table)
        },
      ),
      { seed: 16, numRuns: 60 },
    )
  })
})

/** What is told as amiss about a thing. */
const amissOn = (at: Sitting, id: ItemId) =>
  road
    .read(at.board())
    .flatMap((mark) => (mark.as === 'amiss' && mark.on === id ? say(mark.say) : []))

/** How many cards have been drawn. */
const drawnIn = (at: Sitting) =>
  at
    .board()
    .rolls.flatMap(drawnBy)
    .flatMap(({ cards }) => cards).length

const BEYOND = english['amiss.beyond'] as string
const NUMBER = 'Something stands here that cannot: it counts for nothing'

describe('somebody who writes', () => {
  it.each<readonly [string, unknown, number, readonly string[]]>([
    ['more Health than there can be', 500, 11, [BEYOND]],
    ['less than none', -500, 0, [BEYOND]],
    ['a number beyond all counting', 1e308, 11, [BEYOND]],
    // So far it comes where several strike and heal apart.
    ['less than none by many blows', -60, 0, []],
    ['more than all by some rest', 14, 11, []],
    ['half a point', 2.5, 2, [NUMBER]],
    ['words', 'plenty', 0, [NUMBER]],
    ['a list', [8], 0, [NUMBER]],
    ['a choice', true, 0, [NUMBER]],
    ['no number', Number.NaN, 0, []],
  ])(
    '%s on a sheet: it is held to its bounds, and can be counted on',
    (_, value, health, amiss) => {
      const { table, at, brindle } = inFight()
      scrawl(table, (on) => on.set(brindle.id, 'health', value))
      const sheet = () => at.board().items.get(brindle.id)!
      expect(readCharacter(sheet()).left.health).toBe(health)
      expect(amissOn(at, brindle.id)).toEqual(amiss)
      // What is no plain data at all is set aside, and the page tells that.
      expect(table.state().aside).toBe(Number.isNaN(value) ? 1 : 0)
      expect(sheet().texts.name).toBe('Brindle Marrow')
      const field = CHARACTER_FIELDS.find(({ id }) => id === 'health')
      const step =
        field?.as === 'count' && fieldStep(field, sheet(), at.board(), health > 0 ? -1 : 1)
      if (!step) throw new Error('it cannot be counted')
      at.by(step)
      expect(readCharacter(sheet()).left.health).toBe(health + (health > 0 ? -1 : 1))
      expect(amissOn(at, brindle.id)).toEqual([])
      told(at)
      expectWell(table)
    },
  )

  it.each([
    ['health', 99, 150],
    ['shield', 6, 20],
    ['skill', 5, 6],
  ] as const)('%s of a foe beyond %i: it counts as that, and says so', (id, most, value) => {
    const { table, at, wolf } = inFight()
    const foe = () => at.board().items.get(wolf.id)!
    scrawl(table, (on) => on.set(wolf.id, id, most))
    expect(amissOn(at, wolf.id)).toEqual([])
    scrawl(table, (on) => on.set(wolf.id, id, value))
    expect(readFoe(foe())[id]).toBe(most)
    expect(amissOn(at, wolf.id)).toEqual([english['amiss.beyond']])
    expectWell(table)
  })

  it.each([
    ['str', 5, 5],
    ['end', -4, 1],
    ['in:blades', 99, 5],
    ['armour:plate', -7, 0],
    ['shield', 1000, 6],
    ['damaged', 50, 5],
    ['bleed', 400, 9],
    ['mana', 4000, 7],
    ['rests', -800, 0],
    ['given', 1e9, 20],
    ['deeds', 1e12, 1e6],
  ])(
    '%s of %d on a sheet: it counts as %d, is told where no play brings it there, and goes on',
    (id, value, counts) => {
      const { table, at, brindle } = inFight()
      const sheet = () => at.board().items.get(brindle.id)!
      scrawl(table, (on) => on.set(brindle.id, id, value))
      const field = CHARACTER_FIELDS.find((one) => one.id === id)!
      expect(fieldValue(field, sheet(), at.board())).toBe(counts)
      expect(amissOn(at, brindle.id)).toEqual(value === counts ? [] : [BEYOND])
      if (field.as !== 'count') throw new Error('it is no count')
      const by = counts > boundsOf(field, sheet(), at.board()).least ? -1 : 1
      at.by(fieldStep(field, sheet(), at.board(), by)!)
      expect(fieldValue(field, sheet(), at.board())).toBe(counts + by)
      expect(amissOn(at, brindle.id)).toEqual([])
      told(at)
      expectWell(table)
    },
  )

  it('a choice that there is none of: nothing is chosen, and it says so', () => {
    const { table, at, brindle, wolf } = inFight()
    scrawl(table, (on) => {
      on.set(brindle.id, 'scale', 'gigantic')
      on.set(wolf.id, 'weapon', 3)
    })
    expect(amissOn(at, brindle.id)).toEqual([NUMBER])
    expect(amissOn(at, wolf.id)).toEqual([NUMBER])
    expect(readCharacter(at.board().items.get(brindle.id)!).scale).toBe('usual')
    expect(at.refused('blow', { who: wolf.id, target: brindle.id })).toMatchObject({
      force: 'must',
    })
    told(at)
    expectWell(table)
  })

  it('nonsense into what was added to a count: what others added still counts', () => {
    const { table, at, wolf } = inFight()
    const health = () => at.board().items.get(wolf.id)!.props.health
    at.by({ do: 'add', id: wolf.id, key: 'health', by: -2 })
    const before = health()
    const item = table.doc.getMap('items').get(wolf.id) as Y.Map<unknown>
    const theirs = copyOf(table)
    const same = theirs.doc.getMap('items').get(wolf.id) as Y.Map<unknown>
    for (const [n, value] of ['many', Number.NaN, 0.5, 1e12, null, [-5]].entries())
      same.set(`n:health/${n}`, value)
    merge(table, theirs)
    expect(item.get('n:health/0')).toBe('many')
    expect(table.state().aside).toBe(1)
    expect(health()).toBe(before)
    at.by({ do: 'add', id: wolf.id, key: 'health', by: -1 })
    expect(health()).toBe(Number(before) - 1)
    told(at)
    expectWell(table)
  })

  it('a card of the Deck a second time, and cards that there are none of', () => {
    const { table, at } = inFight()
    const [drawn] = [...at.board().items.values()].filter(({ kind }) => kind === 'roundtable')
    const card = Number(drawn!.props.card)
    scrawl(table, (on) => {
      on.make('zz-second', 'roundtable', { card })
      for (const [n, value] of [0, 61, -1, 1.5, 'ace', null, Number.NaN].entries())
        on.make(`zz-${n}`, 'roundtable', { card: value, search: 'ghost', with: `zz-${n}` })
    })
    expect(amissOn(at, drawn!.id)).toEqual([])
    expect(amissOn(at, 'zz-second')).toEqual([english['amiss.twice']])
    for (let n = 0; n < 7; n++) expect(amissOn(at, `zz-${n}`)).toEqual([english['amiss.card']])
    const left = leftIn(at.board())
    expect(left).toHaveLength(60 - drawnIn(at))
    expect(left).not.toContain(card)
    told(at)
    expectWell(table)
  })

  it('a Deck out of which a card would come twice: it comes once', () => {
    const { table, at } = inFight()
    const deck = [...at.board().items.values()].find(({ kind }) => kind === 'deck')!
    const check = at.move('draw').play(at.board(), at.act(), { how: 'plain' })
    if (!('dice' in check)) throw new Error('nothing to draw')
    const lots = [{ of: ['7', '7', 'ace', '61', '__proto__'], take: 5 }]
    const thrown = {
      version: 1,
      seed: 'd'.repeat(64),
      dice: [],
      bursts: {},
      flick: { dx: 1, dy: 0, power: 1 },
    }
    scrawl(table, (on) =>
      on.roll({
        ...{ id: 'twice', seat: 'ada', at: 5, thrown, roll: [] },
        check: { ...check, about: deck.id, lots, terms: { cards: 1e9 } },
      }),
    )
    const record = at.board().rolls.find(({ id }) => id === 'twice')
    if (record) at.by(...(road.checks?.settle?.(at.board(), at.act(), record) ?? []))
    const sevens = [...at.board().items.values()].filter(({ props }) => props.card === 7)
    expect(sevens.length).toBeLessThan(2)
    told(at)
    expectWell(table)
  })

  it('a slip that names itself, and one of no sort: the others are thrown for as ever', () => {
    const { table, at, slip, oda, wolf } = inFight()
    scrawl(table, (on) => {
      for (const prop of ['who', 'target', 'for', 'check', 'by']) on.set(slip.id, prop, slip.id)
      on.make('zz-self', 'slip', {
        check: 'blow',
        who: 'zz-self',
        target: 'zz-self',
        for: 'zz-self',
      })
      on.make('zz-dodge', 'slip', { check: 'speed', who: oda.id, target: wolf.id, for: 'zz-dodge' })
      on.make('zz-seek', 'slip', { check: 'search', who: oda.id, target: 'zz-seek' })
    })
    expect(amissOn(at, slip.id)).toEqual([english['amiss.slip']])
    told(at)
    const blow = at.make('blow', { who: oda.id, target: wolf.id }, 'milo')
    const before = at.board().items.get(wolf.id)!.props.steadfast
    const record = at.fall(throwOf(at, blow.id), [6, 1])
    expect(blowFell(record.check, record.roll)?.wound.steadfast).toBe(
      Number(before) - Number(at.board().items.get(wolf.id)!.props.steadfast),
    )
    for (const id of ['zz-self', 'zz-dodge', 'zz-seek']) {
      const check = throwOf(at, id)
      at.fall(
        check,
        check.dice.map(() => 1),
      )
    }
    told(at)
    expectWell(table)
  })

  it('a face that names a field there is none of: it is printed without, and all else stands', () => {
    const { table, at, brindle } = inFight()
    const { face, ...sheet } = road.pieces.character!
    const box = { x: 0, y: 0, w: 20, h: 10 }
    const ghosts = ['ghost', '__proto__', 'constructor', ''].map((field) => ({
      ...{ as: 'field' as const, box, field },
    }))
    const odd: Piece = {
      ...sheet,
      face: (item) => {
        const whole = face!(item)
        return { ...whole, blocks: [...ghosts, ...whole.blocks] }
      },
    }
    const pieces = { ...road.pieces, character: odd }
    const item = at.board().items.get(brindle.id)!
    expect(printedFace(odd, item)?.blocks.length).toBeGreaterThan(ghosts.length)
    expect(printedOn(odd, item, say)).toEqual(printedOn(road.pieces.character!, item, say))
    const bears = (all: typeof pieces) => borne(all, at.board())
    expect(bears(pieces)).toEqual(bears({ ...road.pieces, character: road.pieces.character! }))
    expect(linesOf({ ...road, pieces }, at.board())).toEqual(linesOf(road, at.board()))
    expectWell(table)
  })

  it('a record with terms of nonsense about a slip that waits: it decides nothing worse than nothing', () => {
    const { table, at, slip, struck, search } = inFight()
    const seen = decidedBy(at.board(), struck.id)?.id
    const state = () => searchState(at.board(), at.board().items.get(search.id)!)
    const { numbers } = state()
    const terms = {
      ...{ m: 1e308, die: 'd100', special: '__proto__', damage: -9, armour: 'all', steadfast: [] },
      ...{
        before: [99, -1],
        guarded: {},
        target: slip.id,
        who: slip.id,
        factors: [{ key: 'no.odd' }, 1, null],
      },
    }
    const bare = { dr: 0, dice: ['d8', 'd8'], bursts: {}, pairs: [], ready: [], terms }
    scrawl(table, (on) => {
      for (const [n, about] of [slip.id, struck.id, search.id, 'ghost'].entries())
        for (const kind of ['blow', 'search', 'deck', 'find'])
          on.roll({
            ...{ id: `odd-${kind}-${n}`, seat: 'ghost', at: 1e15 },
            check: { kind, about, ...bare, ...(n === 1 && { again: `odd-${kind}-${n}` }) },
            roll: [
              { die: 'd8', face: 8 },
              { die: 'd8', face: 8 },
            ],
          })
    })
    expect(decidedBy(at.board(), struck.id)?.id).toBe(seen)
    expect(state().numbers).toEqual(numbers)
    told(at)
    played(at)
    told(at)
    expectWell(table)
  })
})
