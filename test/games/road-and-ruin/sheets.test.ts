import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CHARACTER_FIELDS,
  readCharacter,
} from '../../../src/games/road-and-ruin/people/characters.ts'
import { byId } from '../../../src/games/road-and-ruin/people/fields.ts'
import { fighterOf } from '../../../src/games/road-and-ruin/people/fighters.ts'
import { FOE_FIELDS, readFoe } from '../../../src/games/road-and-ruin/people/foes.ts'
import { newProps } from '../../../src/games/road-and-ruin/people/growth.ts'
import { SHEETS } from '../../../src/games/road-and-ruin/reckon/sheets.ts'
import { SKILLS } from '../../../src/games/road-and-ruin/reckon/skills.ts'
import { boundsOf, fieldStep, fieldValue } from '../../../src/rules/board/field.ts'
import type { Item, Plain } from '../../../src/rules/plain/item.ts'
import type { Sentence } from '../../../src/rules/plain/sentence.ts'
import { boardWith, englishOf, item, sit, spoken } from '../../make.ts'
import { aTable } from '../../table/make.ts'
import { road } from './lab.ts'

const said = await englishOf(road)
const english = (sentence: Sentence) => {
  const words = spoken(said, sentence)
  expect(words, sentence.key).toBeTruthy()
  expect(words).not.toMatch(/undefined|NaN|\[object/)
  return words ?? ''
}

/** A sample character's sheet, with more on it. */
const sheetOf = (id: keyof typeof SHEETS, props: Readonly<Record<string, Plain>> = {}): Item =>
  item(id, 'character', {
    props: { ...newProps(SHEETS[id]), ...props },
    texts: { name: id, intention: '', belief: '', goal: '', notes: '' },
  })

/** All that anybody may have written into a prop. */
const anything = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.string({ maxLength: 8 }),
  fc.boolean(),
  fc.constantFrom<Plain>(null, [], {}, 'toString', '__proto__', 'sword', 'inn', Number.NaN),
)
const propsOf = (ids: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...ids, 'class:0', 'class:1', 'feature:0:1'), anything, {
    maxKeys: 20,
  })

describe('a character’s sheet', () => {
  it.each([
    ['brindle', { health: 11, steadfast: 3, exertion: 30, mana: 7, spirit: 8 }, 1, 2],
    ['oda', { health: 11, steadfast: 2, exertion: 30, mana: 7, spirit: 7 }, 3, 0],
    ['ilvy', { health: 9, steadfast: 2, exertion: 20, mana: 9, spirit: 8 }, 1, 0],
    ['tam', { health: 9, steadfast: 2, exertion: 20, mana: 8, spirit: 8 }, 0, 0],
  ] as const)(
    '[R26] [R28] [R31] of %s starts with %j, all of it there',
    (id, pools, armour, shield) => {
      const one = readCharacter(sheetOf(id))
      expect(one.most).toEqual(pools)
      expect(one.left).toEqual(pools)
      expect(one.rests).toBe(SHEETS[id].attributes.end)
      expect([one.armour, one.shield]).toEqual([armour, shield])
      expect([one.level, one.xp, one.build]).toEqual([0, 0, 0])
      expect(one.classes).toEqual([SHEETS[id].background])
      expect(fighterOf(one.item)?.skill).toBe(2)
    },
  )

  it.each([
    [{}, 3, 11],
    [{ scale: 'monstrous' }, 8, 21],
    [{ scale: 'titanic' }, 13, 31],
    [{ scale: 'miniature' }, -2, 1],
    [{ scale: 'microscopic' }, -7, 1],
    [{ scale: 'enormous' }, 3, 11],
  ])('[R30] [R31] with %j has STR %i, and Health %i at most', (props, str, health) => {
    const one = readCharacter(sheetOf('brindle', props))
    expect(one.attributes.str).toBe(str)
    expect(one.most.health).toBe(health)
  })

  it('[R33] has what skills and features give: bonuses at once, and no number for equipment', () => {
    const one = readCharacter(
      sheetOf('brindle', {
        'skill:calm-room': true,
        'skill:thick-hide': true,
        'skill:mended-mail': true,
        'skill:quick-eye': 'yes',
        'feature:0:3': true,
        'feature:1:1': true,
      }),
    )
    expect(one.most).toMatchObject({ health: 12, steadfast: 5 })
    expect(one.bonus.speed).toBe(0)
    expect(one.features).toEqual(['0:3'])
    expect(one.skills).toEqual(['mended-mail', 'calm-room', 'thick-hide'])
  })

  it('is read as its fields show it, whatever somebody wrote there', () => {
    const ids = CHARACTER_FIELDS.map(({ id }) => id)
    const skills = Object.keys(SKILLS).map((id) => `skill:${id}`)
    fc.assert(
      fc.property(propsOf([...ids, ...skills]), (props) => {
        const sheet = item('any', 'character', { props })
        const board = boardWith([sheet])
        const one = readCharacter(sheet)
        for (const pool of ['health', 'steadfast', 'exertion', 'mana', 'spirit'] as const) {
          const field = byId(CHARACTER_FIELDS).get(pool)!
          expect(field.as === 'count' && fieldValue(field, sheet, board)).toBe(one.left[pool])
          expect(one.left[pool]).toBeLessThanOrEqual(one.most[pool])
          expect(one.most[pool]).toBeGreaterThanOrEqual(1)
        }
        for (const field of CHARACTER_FIELDS) {
          if (field.as === 'count') {
            const { least, most = Number.POSITIVE_INFINITY } = boundsOf(field, sheet, board)
            expect(fieldValue(field, sheet, board)).toBeGreaterThanOrEqual(least)
            expect(fieldValue(field, sheet, board)).toBeLessThanOrEqual(most)
          }
          if (field.as === 'worth') expect(fieldValue(field, sheet, board)).not.toBeNaN()
        }
        expect(() => road.read(board)).not.toThrow()
        for (const { move, answers = {} } of road.offers?.(board, sit(road).act(), 'any') ?? [])
          expect(
            road.moves.find(({ id }) => id === move)!.asks(board, sit(road).act(), answers),
          ).toBeDefined()
      }),
      { seed: 30, numRuns: 200 },
    )
  })

  it('tells that something stands there that cannot', () => {
    const amiss = (props: Readonly<Record<string, Plain>>) =>
      road.read(boardWith([sheetOf('tam', props)])).some(({ as }) => as === 'amiss')
    expect(amiss({})).toBe(false)
    expect(amiss({ health: -3 })).toBe(false)
    expect(amiss({ health: 'plenty' })).toBe(true)
    expect(amiss({ weapon: 'cannon' })).toBe(true)
    expect(amiss({ str: 2.5 })).toBe(true)
  })

  it('bears numbers that a hand can step, each under a prop that can be added to', () => {
    const table = aTable()
    const { bin: _, ...sheet } = sheetOf('brindle', { scale: 'usual', bleed: 1 })
    table.apply([{ do: 'make', item: sheet }], { seat: 'ada' })
    for (const field of [...CHARACTER_FIELDS, ...FOE_FIELDS]) {
      if (field.as !== 'count' || byId(CHARACTER_FIELDS).get(field.id) !== field) continue
      const now = () => table.board().items.get('brindle')!
      const before = fieldValue(field, now(), table.board())
      const by = before === boundsOf(field, now(), table.board()).most ? -1 : 1
      const step = fieldStep(field, now(), table.board(), by)
      expect(table.apply([step!], { seat: 'ada' }), field.id).toBeUndefined()
      expect(fieldValue(field, now(), table.board()), field.id).toBe(before + by)
    }
  })

  it('[R33] is still read with all there is to learn on it', () => {
    const table = aTable()
    const { bin: _, ...sheet } = sheetOf('brindle', {
      ...Object.fromEntries(
        CHARACTER_FIELDS.flatMap(({ id, as }) => (as === 'count' ? [[id, 1]] : [])),
      ),
      ...{ scale: 'usual', sort: 'race', stance: 'press', distance: 'near', owner: 'ada', made: 1 },
      uncared: 1,
    })
    table.apply([{ do: 'make', item: sheet }], { seat: 'ada' })
    const keys = [
      ...Object.keys(SKILLS).map((id) => `skill:${id}`),
      ...[0, 1, 2, 3, 4].flatMap((n) => [1, 2, 3].map((one) => `feature:${n}:${one}`)),
      ...['ember', 'hush', 'long-ear', 'second-road', 'glass-skin', 'borrowed-dawn'].map(
        (id) => `mastered:${id}`,
      ),
    ]
    const set = (key: string, value: Plain) => ({ do: 'set', id: 'brindle', key, value }) as const
    table.apply(
      keys.map((key) => set(key, true)),
      { seat: 'ada' },
    )
    const classes = ['toll', 'smith', 'oath', 'bear', 'smith']
    table.apply(
      classes.map((id, n) => set(`class:${n}`, id)),
      { seat: 'ada' },
    )
    const one = readCharacter(table.board().items.get('brindle')!)
    expect(one.skills).toHaveLength(36)
    expect(one.level).toBe(18)
    expect(one.features).toHaveLength(12)
  })

  it('has a face of words that there are, for whoever is printed on it', () => {
    const skills = Object.fromEntries(Object.keys(SKILLS).map((id) => [`skill:${id}`, true]))
    const faces = [
      sheetOf('brindle'),
      sheetOf('tam', {
        ...skills,
        'class:1': 'oath',
        'feature:1:2': true,
        bleed: 2,
        stance: 'press',
      }),
      item('blank', 'character'),
      item('foe', 'foe', {
        props: { weapon: 'axe', health: 3, poison: 1 },
        texts: { name: 'Cur' },
      }),
      item('nothing', 'foe'),
      item('spell', 'spell', { props: { spell: 'hush' } }),
      item('no spell', 'spell', { props: { spell: 'toString' } }),
      item('cluster', 'cluster', { props: { mana: 3 } }),
    ]
    for (const one of faces) {
      const piece = road.pieces[one.kind]!
      const { blocks } = piece.face!(one)
      const known = new Set((piece.fields ?? []).map(({ id }) => id))
      for (const block of blocks) {
        expect(block.box.x + block.box.w).toBeLessThanOrEqual(piece.width)
        expect(block.box.y + block.box.h).toBeLessThanOrEqual(piece.height)
        if (block.as === 'words') english(block.says(one) ?? { key: 'sheet.goal' })
        if (block.as === 'field') expect(known.has(block.field), block.field).toBe(true)
        if (block.as === 'text') expect(piece.texts).toContain(block.text)
        if (block.as === 'sign') expect(block.path).toMatch(/^M/)
      }
    }
    const words = road.pieces.character!.face!(faces[1]!).blocks.filter(({ as }) => as === 'words')
    expect(words.length).toBeLessThan(32)
  })

  it('has words for all its fields and what can be chosen', () => {
    for (const field of [...CHARACTER_FIELDS, ...FOE_FIELDS]) {
      english(field.say)
      if (field.as === 'choice') for (const option of field.options) english(option.say)
    }
  })
})

describe('a foe’s card', () => {
  it('is read within its bounds, whatever somebody wrote there', () => {
    fc.assert(
      fc.property(propsOf(FOE_FIELDS.map(({ id }) => id)), (props) => {
        const foe = readFoe(item('any', 'foe', { props }))
        expect(foe.health).toBeGreaterThanOrEqual(0)
        expect(foe.health).toBeLessThanOrEqual(99)
        expect(foe.armour).toBeLessThanOrEqual(12)
        expect(() => road.read(boardWith([foe.item]))).not.toThrow()
      }),
      { seed: 31, numRuns: 200 },
    )
  })
})

describe('characters come to the table', () => {
  const seated = () => sit(road, ['Ada', 'Milo', 'June'], undefined, said)

  it('[R1] [R30] [R33] ready ones with their names, and several for one player', () => {
    const at = seated()
    const one = at.make('person', { sheet: 'brindle' })
    const other = at.make('person', { sheet: 'tam' })
    expect(one.texts).toMatchObject({
      name: 'Brindle Marrow',
      goal: expect.stringContaining('road'),
    })
    expect([one.props.owner, other.props.owner]).toEqual(['ada', 'ada'])
    at.play('own', { who: other.id }, 'milo')
    expect(readCharacter(at.board().items.get(other.id)!).owner).toBe('milo')
    expect(at.refused('own', { who: other.id }, 'milo')?.key).toBe('no.change')
    at.play('disown', { who: other.id }, 'june')
    expect(readCharacter(at.board().items.get(other.id)!).owner).toBeUndefined()
  })

  it('[R30] one’s own with five attributes of 3, and four of 2', () => {
    const at = seated()
    const answers = {
      sheet: 'own',
      name: 'Wren',
      background: 'abbey',
      threes: 'int wit foc wil con',
      weapon: 'staff',
      armour: 'cloth plate',
      shield: 0,
    }
    const one = readCharacter(at.make('person', answers))
    expect(one).toMatchObject({ name: 'Wren', armour: 5, level: 0, weapon: 'staff' })
    expect(one.attributes).toEqual(
      expect.objectContaining({ str: 2, dex: 2, end: 2, int: 3, poi: 2, con: 3 }),
    )
    expect(one.proficiencies).toMatchObject({ contact: 2, lore: 1, travel: 1, aim: 0 })
    for (const threes of ['str', 'str dex end int'])
      expect(at.refused('person', { ...answers, threes })).toEqual({
        force: 'must',
        key: 'no.five',
      })
    for (const threes of ['str dex end int wit foc', 'str str dex end int', 'luck'])
      expect(at.refused('person', { ...answers, threes })).toMatchObject({ force: 'must' })
    expect(at.refused('person', { sheet: 'brindle' }, 'nobody')?.key).toBe('no.seat')
  })

  it('[R20] [R21] take up another weapon, and layers of armour', () => {
    const at = seated()
    const one = at.make('person', { sheet: 'oda' })
    at.play('equip', { who: one.id, weapon: 'maul', armour: 'cloth chainmail plate' })
    expect(readCharacter(at.board().items.get(one.id)!)).toMatchObject({
      weapon: 'maul',
      armour: 8,
    })
    at.play('equip', { who: one.id, weapon: 'knife' })
    expect(readCharacter(at.board().items.get(one.id)!)).toMatchObject({
      weapon: 'knife',
      armour: 0,
    })
  })
})
