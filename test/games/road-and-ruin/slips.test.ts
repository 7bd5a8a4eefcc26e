import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { labelOf } from '../../../src/app/page/label.ts'
import { de } from '../../../src/games/road-and-ruin/de/de.ts'
import { OUTCOMES, outcomeOf } from '../../../src/games/road-and-ruin/reckon/outcome.ts'
import { OUTCOME_KIND } from '../../../src/games/road-and-ruin/story/outcome.ts'
import { decidedBy, openSlips } from '../../../src/games/road-and-ruin/story/slips.ts'
import { factorsIn } from '../../../src/games/road-and-ruin/story/weighed.ts'
import type { Check } from '../../../src/rules/dice/check.ts'
import type { Plain } from '../../../src/rules/plain/item.ts'
import { decidedRegister } from '../../../src/rules/play/decided.ts'
import { CheckSchema, checked } from '../../../src/table/document/schema.ts'
import { englishOf, spoken } from '../../make.ts'
import { expectAlive } from '../../table/alive.ts'
import { copyOf, merge } from '../../table/make.ts'
import {
  begun,
  checkBy,
  gathered,
  onRoad,
  outOf,
  road,
  ruled,
  sitAt,
  somebody,
  withSeats,
} from './lab.ts'

const english = await englishOf(road)
const partsOf = (record: Parameters<typeof ruled>[0]) =>
  ruled(record).parts?.map((part) => spoken(english, part))

/** The modifier that stands at what is gathered. */
const standing = (at: ReturnType<typeof onRoad>) => gathered(at).check.terms?.m

describe('an Outcome', () => {
  it('[R6] takes away what was decided before it, but what another seat threw for last', () => {
    const at = onRoad()
    const goals = ['By Ada', 'By Milo', 'By Milo again'].map((goal, i) => {
      at.make('outcome', { goal }, i === 0 ? 'ada' : 'milo')
      at.roll(5)
      return goal
    })
    const lie = () =>
      [...at.board().items.values()].flatMap(({ kind, texts }) =>
        kind === 'slip' ? [texts.goal] : [],
      )
    // Ada's lay there while Milo began the first of his, and went with the second.
    expect(lie()).toEqual([goals[2]])
    at.make('outcome', { goal: 'One more' }, 'ada')
    expect(lie()).toEqual([goals[2], 'One more'])
  })

  it('[R6] begins with its goal, then takes what helps, and is thrown for last', () => {
    const at = onRoad()
    expect(at.move('outcome').play(at.board(), at.act(), {})).toEqual([])
    expect(at.refused('throw')).toEqual({ force: 'must', key: 'no.slip' })
    const slip = begun(at, 2)
    expect(gathered(at)).toMatchObject({
      about: slip.id,
      check: { dice: ['d10'], terms: { m: 2 } },
    })
    at.roll(4)
    expect(outOf(at, slip.id)).toMatchObject({ key: 'good-but', good: true, result: 4 })
    // What BUT asks of the table stands with it.
    expect(outOf(at, slip.id).parts?.at(-1)).toEqual({ key: 'part.good-but' })
    expect(openSlips(at.board(), { outcome: OUTCOME_KIND })).toEqual([])
  })

  it.each([
    [0, 1, 'bad-and'],
    [0, 4, 'bad'],
    [0, 5, 'bad-but'],
    [0, 6, 'good-but'],
    [0, 9, 'good'],
    [0, 10, 'good-and'],
    [3, 3, 'good-but'],
    [3, 4, 'good'],
    [3, 7, 'good-and'],
    [-5, 6, 'bad-and'],
    [-5, 9, 'bad'],
    [-5, 10, 'bad-but'],
    [9, 1, 'good-and'],
    [-10, 10, 'bad-and'],
  ] as const)('[R6] [R7] at %i a %i is %s', (m, face, band) => {
    const at = onRoad()
    const slip = begun(at, m)
    at.roll(face)
    expect(outOf(at, slip.id).key).toBe(band)
  })

  it('[R7] tells its odds before the throw, exactly, for every modifier and number of dice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -12, max: 12 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 1, max: 2 }),
        (m, dice, damaged, sets) => {
          const thrown = dice * sets
          const check = {
            ...{ kind: 'outcome', about: 's', dr: 0, bursts: {}, pairs: [], ready: [] },
            dice: Array.from({ length: thrown }, () => 'd10' as const),
            terms: { m, dice, damaged },
          }
          // Every way in which the dice may fall.
          const counts = new Map<string, number>()
          for (let way = 0; way < 10 ** thrown; way++) {
            const faces = Array.from(
              { length: thrown },
              (_, i) => (Math.floor(way / 10 ** i) % 10) + 1,
            )
            const best = Math.max(
              ...Array.from({ length: sets }, (_, i) =>
                Math.min(...faces.slice(i * dice, (i + 1) * dice)),
              ),
            )
            const band = outcomeOf(best, m, damaged)
            counts.set(band, (counts.get(band) ?? 0) + 1)
          }
          const odds = OUTCOME_KIND.odds?.(check) ?? []
          expect(odds.map(({ key }) => key)).toEqual(OUTCOMES)
          for (const { key, chance } of odds)
            expect(chance).toBeCloseTo((counts.get(key) ?? 0) / 10 ** thrown, 9)
        },
      ),
      {
        seed: 16,
        numRuns: 12,
        examples: [
          [0, 1, 0, 1],
          [-5, 3, 1, 1],
          [2, 1, 0, 2],
        ],
      },
    )
  })

  it.each([
    [{ str: 4 }, 'str', 'adult', 1],
    [{ str: 2 }, 'str', 'infant', 1],
    [{ str: 3 }, 'str', 'infant', 2],
    [{ str: 3, scale: 'monstrous', exertion: 80 }, 'str', 'adult', 5],
    [{ str: 5, scale: 'miniature' }, 'str', 'infant', -1],
    [{ poi: 2 }, 'poi', 'adult', -1],
    [{ poi: 2 }, 'poi', 'child', 0],
    [{ str: 'strong' }, 'str', 'adult', -2],
    [{ str: 1e9 }, 'str', 'adult', 2],
  ])(
    '[R8] [R30] of %j %s on what is expected of %s is worth %i',
    (props, attribute, expects, m) => {
      const at = onRoad([somebody('brindle', props)])
      begun(at, 0, { who: 'brindle', attribute, expects })
      expect(standing(at)).toBe(m)
    },
  )

  it.each([
    [{ 'in:travel': 1, 'in:lore': 3 }, 'travel lore', {}, 4],
    [{ 'in:travel': 5, 'in:lore': 5 }, 'travel lore', {}, 10],
    [{ 'in:travel': 9 }, 'travel', {}, 5],
    [{ 'in:travel': -3 }, 'travel', {}, 0],
    [{}, '', { knack: 'special' }, 5],
    [{}, '', { knack: 'discipline' }, -5],
    [{ 'in:lore': 2 }, 'lore', { knack: 'special' }, 7],
  ])('[R9] of %j %s with %j bring %i', (props, skills, more, m) => {
    const at = onRoad([somebody('brindle', props)])
    begun(at, 0, { who: 'brindle', ...(skills && { skills }), ...more })
    expect(standing(at)).toBe(m)
  })

  it('[R9] Proficiencies of 1, 2 and 3 bring 5: two count, the higher ones', () => {
    const at = onRoad([somebody('brindle', { 'in:travel': 1, 'in:lore': 2, 'in:talk': 3 })])
    const three = { goal: 'Over', who: 'brindle', skills: 'travel lore talk' }
    expect(at.refused('outcome', three)).toEqual({ force: 'must', key: 'no.odd' })
    const slip = begun(at, 0, { who: 'brindle' })
    // Somebody writes three all the same.
    at.by({ do: 'set', id: slip.id, key: 'skills', value: 'travel lore talk lore' })
    expect(standing(at)).toBe(5)
  })

  it('[R9] Proficiencies of 1 and 3 are good, but on a 2', () => {
    const at = onRoad([somebody('brindle', { 'in:travel': 1, 'in:lore': 3 })])
    const slip = begun(at, 0, { who: 'brindle', skills: 'travel lore' })
    at.roll(2)
    expect(outOf(at, slip.id).key).toBe('good-but')
  })

  it.each([
    [2, 'bad-and'],
    [3, 'bad'],
  ])('[R10] with one status of damage a %i is %s', (face, band) => {
    const at = onRoad([somebody('brindle', { damaged: 1 })])
    const slip = begun(at, 0, { who: 'brindle', burden: 'gear' })
    at.roll(face)
    expect(outOf(at, slip.id).key).toBe(band)
  })

  it('[R10] damage stays within what is plainly bad', () => {
    const at = onRoad([somebody('brindle', { damaged: 4 })])
    const slip = begun(at, 0, { who: 'brindle', burden: 'gear' })
    at.roll(5)
    expect(outOf(at, slip.id).key).toBe('bad-but')
  })

  it('[R10] what protects has one die of a bad result thrown again, once, and its face counts', () => {
    const at = onRoad()
    const slip = begun(at)
    at.roll(3)
    const check = checkBy(at, 'protect', { slip: slip.id })
    expect(check).toMatchObject({ dice: ['d10'], again: decidedBy(at.board(), slip.id)?.id })
    at.fall(check, [2])
    expect(outOf(at, slip.id)).toMatchObject({ key: 'bad', result: 2 })
    expect(at.refused('protect', { slip: slip.id })).toEqual({ force: 'must', key: 'no.protected' })
  })

  it('[R10] nothing is thrown again of a good result', () => {
    const at = onRoad()
    const slip = begun(at)
    at.roll(6)
    expect(at.refused('protect', { slip: slip.id })).toEqual({ force: 'must', key: 'no.bad' })
  })

  it('[R10] [R26] of a set of dice one is thrown again, the lowest unless told', () => {
    const at = onRoad([somebody('brindle')])
    const slip = begun(at, 0, { who: 'brindle', burden: 'tiring' })
    expect(gathered(at).check.dice).toEqual(['d10', 'd10'])
    at.roll(8, 3)
    expect(outOf(at, slip.id)).toMatchObject({ key: 'bad', result: 3, hits: [0, 1] })
    const check = checkBy(at, 'protect', { slip: slip.id })
    // An 8 stays: what comes above counts as 8.
    expect(OUTCOME_KIND.odds?.(check).find(({ key }) => key === 'good')?.chance).toBeCloseTo(0.4, 9)
    at.fall(check, [7])
    expect(outOf(at, slip.id)).toMatchObject({ key: 'good', result: 7 })
  })

  it('[R26] a point of Exertion throws all of it once more, and the better lowest counts', () => {
    const at = onRoad([somebody('brindle')])
    const slip = begun(at, 0, { who: 'brindle', burden: 'tiring' })
    at.roll(8, 3)
    at.fall(checkBy(at, 'again', { slip: slip.id }), [5, 9])
    expect(outOf(at, slip.id)).toMatchObject({ key: 'bad-but', result: 5 })
    expect(at.board().items.get('brindle')?.props.exertion).toBe(29)
    expect(at.refused('again', { slip: slip.id })).toEqual({ force: 'must', key: 'no.again' })
  })

  it.each([
    [9, true],
    [10, false],
  ])('[R26] Exertion is offered where it can come out better: %i', (face, offered) => {
    const at = onRoad([somebody('brindle')])
    const slip = begun(at, 0, { who: 'brindle', attribute: 'str' })
    at.roll(face)
    const moves = road.offers!(at.board(), at.act(), slip.id).map(({ move }) => move)
    expect(moves.includes('again')).toBe(offered)
  })

  it.each([
    ['str', undefined],
    ['dex', undefined],
    ['end', undefined],
    [undefined, undefined],
    ...['int', 'wit', 'foc', 'wil', 'con', 'poi'].map((one) => [one, 'no.physical'] as const),
  ] as const)('[R26] Exertion throws a check by %s once more: %s', (attribute, refused) => {
    const at = onRoad([somebody('brindle')])
    const slip = begun(at, 0, { who: 'brindle', ...(attribute && { attribute }) })
    at.roll(3)
    expect(at.refused('again', { slip: slip.id })?.key).toBe(refused)
    const offered = road.offers!(at.board(), at.act(), slip.id).map(({ move }) => move)
    expect(offered.includes('again')).toBe(refused === undefined)
  })

  it('[R26] a point of Exertion cancels being Exhausted for a Check, both parts of it', () => {
    const at = onRoad([somebody('brindle', { exertion: 14 })])
    const slip = begun(at, 0, { who: 'brindle', burden: 'tiring' })
    expect(gathered(at).check).toMatchObject({ dice: ['d10', 'd10', 'd10'], terms: { m: -5 } })
    at.play('spare', { slip: slip.id, what: 'exhausted' })
    expect(gathered(at).check).toMatchObject({ dice: ['d10', 'd10'], terms: { m: 0 } })
    expect(at.board().items.get('brindle')?.props.exertion).toBe(13)
    expect(at.refused('spare', { slip: slip.id })?.key).toBe('no.spared')
  })

  it('[R18] [R22] whoever is Distracted and Blinded has less, by both', () => {
    const at = onRoad([somebody('brindle', { distract: 1, blind: 2 })])
    begun(at, 0, { who: 'brindle' })
    expect(standing(at)).toBe(-5)
  })
})

describe('what the table says of it', () => {
  it.each([
    [4, 'Bad', 'red'],
    [8, 'Good', 'green'],
  ])('[R7] once a %d has fallen, %s stands on its slip, told once', (face, words, ink) => {
    const at = onRoad()
    const { id } = begun(at)
    const label = () => {
      const board = at.board()
      return labelOf(
        board.items.get(id)!,
        road,
        road.read(board),
        (one) => spoken(english, one) ?? one.key,
      )
    }
    const drawn = () => road.read(at.board()).filter((mark) => mark.as === 'drawn')
    expect(drawn()).toEqual([])
    at.roll(face)
    const [mark] = drawn()
    expect(mark).toMatchObject({ on: id, words: [{ ink }] })
    expect(spoken(english, mark!.words[0]!.say)).toBe(words)
    expect(
      label()
        .split('. ')
        .filter((part) => part === words),
    ).toHaveLength(1)
  })

  it('is gathered once for each board and each seat', () => {
    const at = onRoad()
    begun(at)
    const [board, seen] = [at.board(), road.checks!.gathering!]
    expect(seen(board, at.act('ada'))).toBe(seen(board, at.act('ada')))
    expect(seen(board, at.act('milo'))).not.toBe(seen(board, at.act('ada')))
    begun(at)
    expect(seen(at.board(), at.act('ada'))?.about).not.toBe(seen(board, at.act('ada'))?.about)
  })

  it('[R2] a factor counts unless more object than agree', () => {
    const at = onRoad()
    const slip = begun(at, 3)
    const factor = gathered(at).factors?.[0]?.id ?? ''
    const answers = { slip: slip.id, factor }
    at.play('objectFactor', answers, 'milo')
    expect(standing(at)).toBe(0)
    expect(gathered(at).factors?.[0]).toMatchObject({ counts: false, says: { milo: 'object' } })
    at.play('agreeFactor', answers, 'june')
    expect(standing(at)).toBe(3)
    at.play('unsayFactor', answers, 'june')
    expect(standing(at)).toBe(0)
  })

  it('[R2] a Host breaks a tie, and votes like anybody else', () => {
    const at = onRoad()
    at.play('takeHost', {}, 'june')
    const slip = begun(at, 3)
    const answers = { slip: slip.id, factor: gathered(at).factors?.[0]?.id ?? '' }
    at.play('objectFactor', answers, 'june')
    at.play('agreeFactor', answers, 'milo')
    expect(standing(at)).toBe(0)
    at.play('agreeFactor', answers, 'ada')
    expect(standing(at)).toBe(3)
  })

  it('[R6] anybody puts another number, and it says that they did', () => {
    const at = onRoad([somebody('brindle', { str: 5 })])
    const slip = begun(at, 0, { who: 'brindle', attribute: 'str' })
    at.play('overrule', { slip: slip.id, factor: 'attribute', value: 1 }, 'milo')
    expect(standing(at)).toBe(1)
    expect(spoken(english, gathered(at).factors![0]!.remark!)).toBe('Milo put +1 in place of +2')
    const record = at.roll(5)
    expect(partsOf(record)).toEqual([
      'Strength 5 on a task for 3: +1 (Milo put it there for +2)',
      'Good from 5',
      '5: Good, but',
      'But: it has a price. Say together which',
    ])
  })

  it('[R6] what was put there goes back to what was worked out', () => {
    const at = onRoad([somebody('brindle', { str: 5 })])
    const slip = begun(at, 0, { who: 'brindle', attribute: 'str' })
    const answers = { slip: slip.id, factor: 'attribute' }
    at.play('overrule', { ...answers, value: -4 })
    at.play('asReckoned', answers)
    expect(standing(at)).toBe(2)
  })

  it('shows how it was worked out, die by die', () => {
    const at = onRoad([somebody('brindle', { 'in:lore': 2, damaged: 1 })])
    begun(at, 0, { who: 'brindle', skills: 'lore', burden: 'tiring gear' })
    expect(partsOf(at.roll(8, 2))).toEqual([
      'Lore: +2',
      'Damaged equipment',
      'Tiring',
      'Good from 4',
      'Damage raises what is bad, and: by 1',
      '8, 2: the lowest counts',
      '2: Bad',
    ])
  })

  it('[R6] tells the sum where more than one number is in it', () => {
    const at = onRoad([somebody('brindle', { 'in:lore': 2, str: 5 })])
    begun(at, 0, { who: 'brindle', skills: 'lore', attribute: 'str' })
    expect(partsOf(at.roll(7))).toContain('+4 in all: good from 2')
    const bare = onRoad([somebody('brindle', {})])
    begun(bare, 0, {})
    expect(partsOf(bare.roll(6))).toEqual([
      'Good from 6',
      '6: Good, but',
      'But: it has a price. Say together which',
    ])
  })

  it('keeps a seat at the slip that it began, and shows the oldest to others', () => {
    const at = onRoad()
    const first = at.make('outcome', { goal: 'One' }, 'ada')
    const second = at.make('outcome', { goal: 'Two' }, 'milo')
    expect(gathered(at, 'ada').about).toBe(first.id)
    expect(gathered(at, 'milo').about).toBe(second.id)
    expect(gathered(at, 'june').about).toBe(first.id)
    at.play('putAway', { slip: first.id }, 'june')
    expect(gathered(at, 'ada').about).toBe(second.id)
  })
})

describe('two groups apart', () => {
  it('keep both slips that they began, and every word that was said of one', () => {
    const one = withSeats()
    const first = sitAt(one, 'a')
    const slip = first.make('outcome', { goal: 'Together' })
    first.play('advantage', { slip: slip.id, words: 'Rain', value: -1 })
    const other = copyOf(one)
    const [left, right] = [sitAt(one, 'b'), sitAt(other, 'c')]
    left.make('outcome', { goal: 'Left' })
    right.make('outcome', { goal: 'Right' })
    left.play('advantage', { slip: slip.id, words: 'Rope', value: 2 })
    right.play('advantage', { slip: slip.id, words: 'Ladder', value: 3 })
    merge(one, other)
    for (const table of [one, other]) {
      const board = table.board()
      expect(
        openSlips(board, { outcome: OUTCOME_KIND })
          .map(({ texts }) => texts.goal)
          .sort(),
      ).toEqual(['Left', 'Right', 'Together'])
      const there = board.items.get(slip.id)!
      expect(
        OUTCOME_KIND.factors(board, there)
          .map(({ by }) => by)
          .sort(),
      ).toEqual([-1, 2, 3])
    }
  })

  it('that threw for one slip apart have one Outcome', () => {
    const one = withSeats()
    const slip = sitAt(one, 'a').make('outcome', { goal: 'Together' })
    const other = copyOf(one)
    sitAt(one, 'b').roll(2)
    sitAt(other, 'c').roll(9)
    merge(one, other)
    for (const table of [one, other])
      expect(road.read(table.board())).toContainEqual({
        ...{ on: slip.id, as: 'amiss', say: { key: 'amiss.thrown' } },
      })
    const decided = [one, other].map((table) => decidedBy(table.board(), slip.id)?.id)
    expect(decided[0]).toBeDefined()
    expect(decided[1]).toBe(decided[0])
  })
})

describe('what others write', () => {
  const plain = fc.jsonValue({ maxDepth: 2 }).map((value) => value as Plain)

  it('is read as it can be: a slip with nonsense on it, and what is thrown for it, crash nothing', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            'check',
            'who',
            'attribute',
            'expects',
            'skills',
            'special',
            'target',
            'made',
          ),
          plain,
        ),
        fc.dictionary(
          fc.constantFrom('m', 'dice', 'damaged', 'faces', 'at', 'factors', 'search'),
          plain,
        ),
        fc.dictionary(
          fc.constantFrom('str', 'exertion', 'in:lore', 'damaged', 'scale', 'blind'),
          plain,
        ),
        fc.array(fc.integer({ min: -3, max: 30 }), { maxLength: 4 }),
        (props, terms, sheet, faces) => {
          const at = onRoad([somebody('brindle', sheet)])
          const slip = begun(at, 0, { who: 'brindle' })
          for (const [key, value] of Object.entries(props))
            at.by({ do: 'set', id: slip.id, key, value })
          at.by({ do: 'play', key: `over/${slip.id}/attribute`, value: terms.m ?? null })
          at.by({ do: 'play', key: `free/${slip.id}/x`, value: terms.faces ?? null })
          road.checks?.gathering?.(at.board(), at.act())
          for (const kind of ['outcome', 'search', 'roster', 'deck', 'find']) {
            const check = {
              ...{ kind, about: slip.id, dr: 0, bursts: {}, pairs: [], ready: [] },
              ...{ dice: [], terms },
            }
            const roll = faces.map((face) => ({ die: 'd10' as const, face, from: face }))
            const record = { id: kind, seat: 'ada', at: 0, check, roll }
            const ruling = ruled(record)
            expect(spoken(english, ruling.say)).toBeTruthy()
            for (const part of ruling.parts ?? []) spoken(english, part)
            road.checks?.settle?.(at.board(), at.act(), record)
            road.checks?.drawn?.(record)
            at.by({ do: 'roll', record })
          }
          road.read(at.board())
          road.outline(at.board())
          for (const id of at.board().items.keys()) road.offers?.(at.board(), at.act(), id)
          for (const { steps } of road.phases?.list ?? []) steps(at.board(), at.act())
        },
      ),
      { seed: 4, numRuns: 150 },
    )
  })

  it('goes round in no circle of throws that were made again', () => {
    const at = onRoad()
    const slip = begun(at)
    const record = at.roll(4)
    const again = (id: string, of: string) => ({
      do: 'roll' as const,
      record: { ...record, id, check: { ...record.check, again: of } },
    })
    at.by(again('b', record.id), again(record.id, 'b'))
    expect(decidedBy(at.board(), slip.id)?.id).toBe(record.id)
  })

  it('is thrown again by nothing that bends what it is judged by, nor by a Roll of another sort', () => {
    const at = onRoad([somebody('kim')])
    const slip = begun(at, 0, { who: 'kim' })
    const record = at.roll(2)
    const again = checkBy(at, 'again', { slip: slip.id })
    const by = (id: string, check: Partial<Check>) => {
      const roll = [{ die: 'd10' as const, face: 10 }]
      at.by(
        { do: 'roll', record: { ...record, id, check: { ...again, ...check }, roll } },
        { do: 'play', key: decidedRegister(slip.id), value: id },
      )
      const decided = decidedBy(at.board(), slip.id)?.id
      if (id !== 'true') expect([id, decided]).toEqual([id, record.id])
    }
    by('worth', { terms: { ...again.terms, m: 20 } })
    by('faces', { terms: { ...again.terms, faces: [10] } })
    by('none', { terms: { ...again.terms, faces: null } })
    by('sort', { kind: 'roster' })
    by('true', {})
    expect(decidedBy(at.board(), slip.id)?.id).toBe('true')
  })

  it('is decided by no Roll of another sort', () => {
    const at = onRoad([somebody('kim')])
    const slip = begun(at)
    const check = { ...checkBy(at, 'throw', { slip: slip.id }), kind: 'roster' }
    at.by({ do: 'roll', record: { id: 'x', seat: 'milo', at: 0, check, roll: [] } })
    expect(decidedBy(at.board(), slip.id)).toBeUndefined()
  })

  it('can be thrown for and written down, however much somebody adds to it', () => {
    const table = withSeats()
    const at = sitAt(table, 'x')
    const slip = begun(at)
    const value = { seat: 'milo', words: 'More', by: 1 }
    table.apply(
      Array.from({ length: 300 }, (_, i) => ({ do: 'play', key: `free/${slip.id}/${i}`, value })),
      { seat: 'milo' },
    )
    const check = checkBy(at, 'throw', { slip: slip.id })
    expect(check.terms?.m).toBe(300)
    expect(checked(CheckSchema, check)).toEqual(check)
  })

  // Whoever writes a Check writes what they like.
  it.each(Object.keys(english).filter((key) => key.startsWith('factor.')))(
    'tells %s in words, whatever of it is lacking',
    (key) => {
      const all = {
        attribute: 'str',
        own: 2,
        scale: 'usual',
        expects: 3,
        in: 'lore',
        band: 'good',
        cost: 1,
      }
      const lacking = Object.keys(all).map((name) => ({ ...all, [name]: null }))
      const factors = [all, ...lacking, {}, null, 'free'].flatMap((values) => [
        { key, values },
        { key, values: { ...(typeof values === 'object' && values), by: 3 } },
      ])
      const told = factorsIn({ terms: { factors } })
      expect(told).toHaveLength(factors.length)
      for (const words of [english, de])
        for (const sentence of told) {
          expect(spoken(words, sentence)).not.toMatch(/undefined|NaN|null/)
          if (sentence.values?.by) expect(spoken(words, sentence)).toMatch(/: \+3$/)
        }
    },
  )

  it('crashes nothing where a value is nothing that a number or a word can be made of', () => {
    const table = withSeats()
    const trap = { toString: 1, valueOf: 1 }
    const items = table.doc.getMap('items')
    for (const id of ['a', 'b'])
      for (const [kind, prop] of [
        ['stage', 'made'],
        ['tale', 'made'],
        ['slip', 'who'],
        ['note', 'color'],
      ] as const) {
        const place = { x: 0, y: 0, turn: 0, z: 0 }
        const all = { kind, place, bin: false, 'p:check': 'blow', [`p:${prop}`]: trap }
        items.set(`${kind}-${id}`, new Y.Map(Object.entries(all)))
      }
    table.apply([{ do: 'play', key: 'phase', value: 'road' }], { seat: 'ada' })
    expect(table.state().aside).toBe(8)
    road.read(table.board())
    expectAlive(table.doc)
  })
})
