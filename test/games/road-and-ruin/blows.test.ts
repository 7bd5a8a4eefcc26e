import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelOf } from '../../../src/app/page/label.ts'
import { BLOW_KIND } from '../../../src/games/road-and-ruin/fights/blow.ts'
import { blowFell } from '../../../src/games/road-and-ruin/fights/fell.ts'
import { PEOPLE_KINDS } from '../../../src/games/road-and-ruin/fights/kinds.ts'
import { readCharacter } from '../../../src/games/road-and-ruin/people/characters.ts'
import { fighterOf } from '../../../src/games/road-and-ruin/people/fighters.ts'
import { newProps } from '../../../src/games/road-and-ruin/people/growth.ts'
import { SHEETS } from '../../../src/games/road-and-ruin/reckon/sheets.ts'
import { asHigh } from '../../../src/paint/pen/look.ts'
import type { Check } from '../../../src/rules/dice/check.ts'
import { DICE, FACES } from '../../../src/rules/dice/dice.ts'
import type { RollRecord } from '../../../src/rules/dice/roll.ts'
import type { Item, ItemId, Plain } from '../../../src/rules/plain/item.ts'
import { TABLE_SMALL } from '../../../src/rules/plain/round.ts'
import type { Answers } from '../../../src/rules/play/move.ts'
import { englishOf, item, type Sitting, sit, spoken } from '../../make.ts'
import { gathered, outOf, road, ruled } from './lab.ts'

type Props = Readonly<Record<string, Plain>>

const said = await englishOf(road)

/** A sample character as it lies there, with more on its sheet. */
const person = (id: keyof typeof SHEETS, props: Props = {}): Item =>
  item(id, 'character', {
    props: { ...newProps(SHEETS[id]), distance: 'near', ...props },
    texts: { name: id, intention: '', belief: '', goal: '', notes: '' },
  })

/** Somebody who has nothing but Health, unless told. */
const foe = (props: Props = {}, id = 'cur'): Item =>
  item(id, 'foe', {
    props: { health: 20, distance: 'near', ...props },
    texts: { name: id, notes: '' },
  })

/** A table with these on it. */
function withAll(...all: readonly Item[]): Sitting {
  const at = sit(road, ['Ada', 'Milo', 'June'], undefined, said)
  for (const { bin: _, ...one } of all) at.by({ do: 'make', item: one })
  return at
}

const fighter = (at: Sitting, id: ItemId) => fighterOf(at.board().items.get(id))!
const sheet = (at: Sitting, id: ItemId) => readCharacter(at.board().items.get(id)!)

/** Somebody strikes, and these faces lie up: to-hit, Special Die, and the shield's where there is one. */
function strikes(at: Sitting, who: ItemId, target: ItemId, ...faces: number[]): RollRecord {
  at.make('blow', { who, target })
  return at.roll(...faces)
}

const parts = (record: RollRecord): readonly (string | undefined)[] =>
  ruled(record).parts?.map((part) => spoken(said, part)) ?? []

/** Begins a slip and throws it. */
function throws(at: Sitting, move: string, answers: Answers, ...faces: number[]): RollRecord {
  at.make(move, answers)
  return at.roll(...faces)
}

describe('what is seen on the card of who was struck', () => {
  it.each([
    ['a foe down', foe({ health: 0, steadfast: 2 }), 'Down', 2],
    ['a foe without Steadfast', foe({ steadfast: 0 }), 'Shaken', 0],
    ['a character down', person('brindle', { health: 0 }), 'Down', 0],
    ['a character without Steadfast', person('brindle', { steadfast: 0 }), 'Shaken', 0],
  ])('[R25] %s', (_, one, words, strokes) => {
    const at = withAll(one)
    const marks = road.read(at.board()).filter(({ on }) => on === one.id)
    const drawn = marks.flatMap((mark) => (mark.as === 'drawn' ? [mark] : []))
    expect(drawn.flatMap((mark) => mark.words.map(({ say }) => spoken(said, say)))).toEqual([words])
    expect(drawn.flatMap((mark) => mark.strokes)).toHaveLength(strokes)
    // Read from the rim of a table, as far as a whole one is seen: 0.69 CSS px a mm.
    for (const { h } of drawn.flatMap((mark) => mark.words))
      expect(h * 0.69).toBeGreaterThanOrEqual(asHigh('hand', TABLE_SMALL))
    const told = labelOf(one, road, marks, (say) => spoken(said, say) ?? say.key)
    expect(told.split(/[.:] /u).filter((part) => part === words)).toHaveLength(1)
  })

  it('[R25] nothing is written there of who stands', () => {
    const at = withAll(foe({ steadfast: 2 }), person('brindle'))
    expect(road.read(at.board()).filter(({ as }) => as === 'drawn')).toEqual([])
  })

  it('[R20] on the slip it says what a blow did, and not once more to whom', () => {
    const at = withAll(person('brindle'), foe({ steadfast: 5 }))
    strikes(at, 'brindle', 'cur', 8, 1)
    const words = road
      .read(at.board())
      .flatMap((mark) => (mark.as === 'drawn' ? mark.words.map(({ say }) => say) : []))
    expect(words).toEqual([{ key: 'brief.solid', values: { damage: 4 } }])
  })
})

describe('a blow', () => {
  // What strikes with no Proficiency at all, at what wears so much.
  it.each([
    ['sling', 0, [1, 1], 'miss', 0],
    ['sling', 0, [2, 1], 'glancing', 2],
    ['sling', 0, [3, 1], 'solid', 4],
    ['sword', 0, [1, 8], 'miss', 0],
    ['sword', 0, [4, 1], 'glancing', 2],
    ['sword', 0, [5, 1], 'solid', 4],
    ['sword', 3, [8, 1], 'solid', 4],
    ['sword', 4, [8, 1], 'glancing', 2],
    ['sling', 3, [2, 1], 'stopped', 0],
    ['whip', 1, [2, 1], 'stopped', 0],
    ['whip', 2, [2, 1], 'stopped', 0],
    ['maul', 0, [6, 1], 'glancing', 2],
    ['maul', 0, [7, 1], 'solid', 5],
    ['maul', 8, [12, 1], 'glancing', 2],
  ] as const)(
    '[R20] [R21] of a %s on armour %i with %j lands as %s, for %i',
    (weapon, armour, faces, lands, damage) => {
      const at = withAll(person('brindle', { weapon, 'in:blades': 0 }), foe({ armour }))
      const record = strikes(at, 'brindle', 'cur', ...faces)
      expect(ruled(record)).toMatchObject({ key: lands, result: damage })
      expect(fighter(at, 'cur').health).toBe(20 - damage)
    },
  )

  it.each([
    [{ 'in:blades': 2 }, {}, 2],
    [{ 'in:blades': 9 }, {}, 5],
    [{ weapon: 'bow', 'in:aim': 1, distance: 'close' }, {}, -1],
    [{ distance: 'far' }, {}, 0],
    [{}, { distance: 'far' }, 0],
    [{ blind: 1 }, {}, -1],
    [{ distract: 2 }, {}, 0],
    [{ blind: 1, distract: 1 }, {}, -3],
    [{ blind: 'very' }, {}, 2],
  ] as const)('[R18] [R20] [R22] [R23] of %j at %j has a modifier of %i', (mine, theirs, m) => {
    const at = withAll(person('brindle', mine), foe(theirs))
    at.make('blow', { who: 'brindle', target: 'cur' })
    expect(gathered(at).check.terms?.m).toBe(m)
  })

  it.each([
    ['of whoever plays who strikes', 'milo', 'milo', 'milo'],
    ['of whoever began it, where nobody plays that character', '', 'milo', 'ada'],
    ['of whoever began it, where that seat has nobody', 'june', '', 'ada'],
  ])('[R20] is thrown by one, and all see by whom: %s', (_, owner, sits, by) => {
    const at = withAll(person('brindle', { owner }), foe())
    const away = at.board().seats.find(({ id }) => id === 'june')
    if (sits === '' && away) at.by({ do: 'seat', seat: { ...away, sitter: '' } })
    at.make('blow', { who: 'brindle', target: 'cur' })
    for (const seat of ['ada', 'milo']) expect(gathered(at, seat).by).toBe(by)
  })

  it('[R21] meets all layers, and the shield of whoever has it ready: its die is thrown with it', () => {
    const at = withAll(
      person('brindle', { 'armour:chainmail': 1, 'armour:plate': 1, shield: 4, stance: 'defend' }),
      foe({ weapon: 'maul', skill: 4 }),
    )
    at.make('blow', { who: 'cur', target: 'brindle' })
    expect(gathered(at).check).toMatchObject({
      dice: ['d12', 'd12', 'd8'],
      dyes: ['plain', 'second', 'third'],
      terms: { armour: 8, shield: 4, guard: 1 },
    })
    // 10 and 4 make 14; the shield shows 4 and 1 for Proficiency, which is Solid: all of its 4.
    const record = at.roll(10, 1, 4)
    expect(ruled(record)).toMatchObject({ key: 'glancing', result: 2 })
    at.play('press', { who: 'brindle' })
    at.make('blow', { who: 'cur', target: 'brindle' })
    expect(gathered(at).check.dice).toEqual(['d12', 'd12'])
  })

  it.each([
    [1, 0],
    [2, 2],
    [5, 4],
  ])('[R21] meets a shield of 4 whose die shows %i: %i more armour', (face, more) => {
    const at = withAll(
      person('brindle', { shield: 4, 'in:shields': 0, stance: 'defend' }),
      foe({ weapon: 'sword', skill: 5 }),
    )
    const record = strikes(at, 'cur', 'brindle', 8, 1, face)
    expect(blowFell(record.check, record.roll)?.held).toBe(more)
  })

  it.each([
    ['sword', 6, 7, 'bleed', 1],
    ['sword', 6, 5, 'bleed', 0],
    ['sword', 8, 8, 'bleed', 2],
    ['knife', 8, 4, 'poison', 1],
    ['maul', 12, 12, 'stagger', 2],
    ['whip', 6, 6, 'distract', 2],
    ['chain', 6, 3, 'blind', 1],
  ] as const)(
    '[R22] of a %s with %i and %i leaves %s for %i rounds',
    (weapon, face, special, status, rounds) => {
      const at = withAll(
        person('brindle', { weapon, 'in:blades': 0, 'in:whips': 0, 'in:contact': 0 }),
        foe({}),
      )
      strikes(at, 'brindle', 'cur', face, special)
      expect(fighter(at, 'cur').statuses[status]).toBe(rounds)
    },
  )

  it('[R22] leaves nothing where the armour stops it, nor on a Miss; Pierce and Crush and Shake do at once', () => {
    const blunt = withAll(person('brindle', { 'in:blades': 0 }), foe({ armour: 8 }))
    expect(ruled(strikes(blunt, 'brindle', 'cur', 8, 8)).key).toBe('stopped')
    expect(fighter(blunt, 'cur').statuses.bleed).toBe(0)
    const missed = withAll(person('brindle', { 'in:blades': 0 }), foe())
    strikes(missed, 'brindle', 'cur', 1, 8)
    expect(fighter(missed, 'cur').statuses.bleed).toBe(0)
    // A bow: 4 and 4 make 8, which is twice; of armour 4 it goes through 2.
    const pierced = withAll(person('tam', { weapon: 'bow', 'in:aim': 0 }), foe({ armour: 2 }))
    expect(ruled(strikes(pierced, 'tam', 'cur', 4, 4))).toMatchObject({ key: 'solid', result: 4 })
    const crushed = withAll(person('tam', { 'in:aim': 0 }), foe())
    expect(ruled(strikes(crushed, 'tam', 'cur', 4, 2)).result).toBe(6)
    const shaken = withAll(person('ilvy', { 'in:contact': 0 }), foe({ steadfast: 9 }))
    strikes(shaken, 'ilvy', 'cur', 12, 12)
    expect(fighter(shaken, 'cur')).toMatchObject({ steadfast: 9 - 4 - 2, health: 20 })
  })

  it('[R22] case: d8 6, Special 7, armour 3, damage 5 is one activation; Glancing, 2', () => {
    const at = withAll(person('brindle', { 'in:blades': 0 }), foe({ armour: 3 }))
    const slip = at.make('blow', { who: 'brindle', target: 'cur' })
    at.play('overrule', { slip: slip.id, factor: 'damage', value: 5 })
    const record = at.roll(6, 7)
    expect(ruled(record)).toMatchObject({ key: 'glancing', result: 2 })
    expect(fighter(at, 'cur').statuses.bleed).toBe(1)
  })

  it.each([
    [3, 2, 2, 0],
    [3, 3, 3, 0],
    [3, 5, 3, 0],
    [3, 6, 3, 3],
    [3, 8, 3, 3],
    [2, 5, 2, 2],
    [0, 4, 0, 4],
    [4, 8, 4, 4],
  ])(
    '[R24] on Steadfast %i with damage %i takes %i of it, and %i Health',
    (steadfast, damage, lost, health) => {
      const at = withAll(person('brindle'), foe({ steadfast }))
      const slip = at.make('blow', { who: 'brindle', target: 'cur' })
      at.play('overrule', { slip: slip.id, factor: 'damage', value: damage })
      at.roll(8, 1)
      expect(fighter(at, 'cur')).toMatchObject({ steadfast: steadfast - lost, health: 20 - health })
    },
  )

  it('tells step by step how it came about, and who put another number', () => {
    const at = withAll(person('brindle', { 'in:blades': 0 }), foe({ armour: 3, steadfast: 3 }))
    const slip = at.make('blow', { who: 'brindle', target: 'cur' })
    at.play('overrule', { slip: slip.id, factor: 'damage', value: 6 }, 'milo')
    const record = at.roll(8, 1)
    expect(parts(record)).toEqual([
      'Blades',
      'Damage of the weapon: +6 (Milo put it there for +4)',
      'To-hit 8',
      'Special at 4 and more; its die shows 1',
      '8 − 3 armour = 5 of 8, more than half: Solid',
      '6 damage on Steadfast 3: 3, and 3 more to Health',
    ])
    expect(spoken(said, ruled(record).say)).toBe('Solid: 6 damage to cur')
  })

  // Of Blades 2 against so much armour and Steadfast, with these faces.
  it.each([
    [
      0,
      3,
      [5, 4],
      [
        'Blades: +2',
        '5 on the die: to-hit 7',
        'Special at 5 and more; its die shows 4',
        '7 of 8, more than half: Solid',
        '4 damage on Steadfast 3: 3 and none to Health',
      ],
    ],
    [
      5,
      0,
      [5, 5],
      [
        'Blades: +2',
        '5 on the die: to-hit 7',
        'Special at 5 and more; its die shows 5: it comes once',
        '7 − 5 armour = 2 of 8, half at most: Glancing',
        'Half of 4: 2 damage',
        'No Steadfast: all to Health',
        'Whoever is struck bleeds for 1 round',
      ],
    ],
    [
      5,
      2,
      [5, 1],
      [
        'Blades: +2',
        '5 on the die: to-hit 7',
        'Special at 5 and more; its die shows 1',
        '7 − 5 armour = 2 of 8, half at most: Glancing',
        'Half of 4: 2 damage',
        'On Steadfast 2: 2 and none to Health',
      ],
    ],
    [
      6,
      2,
      [4, 8],
      [
        'Blades: +2',
        '4 on the die: to-hit 6',
        'Special at 6 and more; its die shows 8: it comes once',
        '6 − 6 armour = 0 of 8: No Damage',
      ],
    ],
    [
      0,
      0,
      [6, 8],
      [
        'Blades: +2',
        '6 on the die: to-hit 8',
        'Special at 4 and more; its die shows 8: it comes twice',
        '8 of 8, more than half: Solid',
        'No Steadfast: 4 to Health',
        'Whoever is struck bleeds for 2 rounds',
      ],
    ],
  ] as const)(
    '[R20] [R22] [R24] on armour %i and Steadfast %i, %j tell each number once',
    (armour, steadfast, faces, told) => {
      const at = withAll(person('brindle', { 'in:blades': 2 }), foe({ armour, steadfast }))
      expect(parts(strikes(at, 'brindle', 'cur', ...faces))).toEqual(told)
    },
  )

  it('[R20] tells why it misses, and of dice that are thrown for nothing no more', () => {
    const at = withAll(person('brindle', { 'in:blades': 0, blind: 2 }), foe())
    const record = strikes(at, 'brindle', 'cur', 1, 8)
    expect(parts(record).slice(-2)).toEqual(['1 on the die: to-hit −2', '1 and less: Miss'])
    expect(ruled(record).hits).toEqual([0, 0])
  })

  it('[R20] [R21] [R22] counts each die for what it is thrown for', () => {
    const at = withAll(
      person('brindle', { shield: 4, stance: 'defend', 'armour:cloth': 0, 'in:shields': 0 }),
      foe({ weapon: 'sword', skill: 0 }),
    )
    const hits = (...faces: number[]) => ruled(strikes(at, 'cur', 'brindle', ...faces)).hits
    expect(hits(8, 3, 1)).toEqual([1, 0, 0])
    expect(hits(8, 4, 4)).toEqual([1, 1, 1])
    expect(hits(2, 8, 8)).toEqual([0, 0, 1])
    // What misses meets no shield.
    expect(hits(1, 8, 8)).toEqual([0, 0, 0])
    expect(hits(4, 8, 8)).toEqual([0, 1, 1])
  })

  it('[R22] says before the throw from where on the Special comes', () => {
    const at = withAll(person('brindle', { 'in:blades': 2 }), foe())
    at.make('blow', { who: 'brindle', target: 'cur' })
    expect(spoken(said, gathered(at).say)).toBe(
      'To-hit +2, on 2d8; Special at 12 and more together',
    )
  })

  it.each([
    ['armour', { armour: 5 }, { armour: 0 }],
    ['skill', { m: -5 }, { m: 0 }],
    ['damage', { damage: 0 }, { damage: 0 }],
    ['shield', { shield: 5 }, { shield: 0 }],
  ])('[R2] lets anybody put another %s', (factor, put, without) => {
    const at = withAll(
      person('brindle', { shield: 3, 'armour:cloth': 1, stance: 'defend' }),
      foe({ weapon: 'sword', skill: 2 }),
    )
    const slip = at.make('blow', { who: 'cur', target: 'brindle' })
    const { factors: _, ...before } = gathered(at).check.terms ?? {}
    at.play('overrule', { slip: slip.id, factor, value: -5 }, 'june')
    expect(gathered(at).check.terms).toMatchObject({ ...before, ...put })
    at.play('asReckoned', { slip: slip.id, factor })
    expect(gathered(at).check.terms).toMatchObject(before)
    // Whatever most of them object to does not count.
    for (const seat of ['ada', 'milo']) at.play('objectFactor', { slip: slip.id, factor }, seat)
    expect(gathered(at).check.terms).toMatchObject({ ...before, ...without })
  })

  it('has odds that are those of all faces', () => {
    const faces = fc.constantFrom('sling', 'whip', 'sword', 'axe', 'maul', 'bow')
    fc.assert(
      fc.property(
        faces,
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 4 }),
        (weapon, armour, skill, shield) => {
          const at = withAll(
            person('brindle', { shield, stance: 'defend', 'armour:cloth': 0 }),
            foe({ weapon, skill }),
          )
          const slip = at.make('blow', { who: 'cur', target: 'brindle' })
          if (armour > 0) at.play('advantage', { slip: slip.id, words: 'Mud', value: -armour })
          const { check, odds = [] } = gathered(at)
          const counts = new Map<string, number>()
          let all = 0
          const [hit, special, guard] = check.dice.map((die) =>
            Array.from({ length: FACES[die] }, (_, i) => i + 1),
          )
          for (const a of hit!)
            for (const b of special!)
              for (const c of guard ?? [0]) {
                const roll = [a, b, ...(c ? [c] : [])].map((face, i) => ({
                  die: check.dice[i]!,
                  face,
                }))
                const { key } = BLOW_KIND.judge(check, roll)
                counts.set(key, (counts.get(key) ?? 0) + 1)
                all++
              }
          for (const { key, chance } of odds)
            expect(chance).toBeCloseTo((counts.get(key) ?? 0) / all, 10)
        },
      ),
      { seed: 20, numRuns: 40 },
    )
  })

  it('is refused without a weapon, and warned of where it makes little sense', () => {
    const at = withAll(
      person('brindle', { weapon: 'spoon' }),
      person('oda'),
      foe({ distance: 'far' }),
    )
    const why = (answers: Answers) => at.refused('blow', answers)
    expect(why({ who: 'brindle', target: 'cur' })).toEqual({ force: 'must', key: 'no.arms' })
    expect(why({ who: 'oda', target: 'cur' })).toEqual({ force: 'should', key: 'warn.far' })
    at.by({ do: 'set', id: 'cur', key: 'distance', value: 'touching' })
    expect(why({ who: 'oda', target: 'cur' })).toBeUndefined()
    expect(why({ who: 'oda', target: 'oda' })?.force).toBe('must')
    at.by({ do: 'set', id: 'cur', key: 'health', value: -4 })
    expect(why({ who: 'oda', target: 'cur' })?.key).toBe('warn.down')
    at.by({ do: 'set', id: 'oda', key: 'steadfast', value: 0 })
    expect(why({ who: 'oda', target: 'cur' })?.key).toBe('warn.shaken')
    at.by({ do: 'bin', id: 'cur' })
    expect(why({ who: 'oda', target: 'cur' })).toEqual({ force: 'must', key: 'no.odd' })
  })

  it('[R26] is struck once more for a point of Exertion, the better counts, and the shield stays as it lies', () => {
    const at = withAll(
      person('oda', { weapon: 'sword', 'in:blades': 0 }),
      person('brindle', { shield: 2, stance: 'defend', 'armour:cloth': 0, steadfast: 0 }),
    )
    const slip = at.make('blow', { who: 'oda', target: 'brindle' })
    at.roll(4, 8, 8)
    // 4 less 2 is Glancing: 2 of 4; 4 + 8 brings the Special once.
    expect(sheet(at, 'brindle').left.health).toBe(9)
    expect(fighter(at, 'brindle').statuses.bleed).toBe(1)
    const check = at.move('strikeAgain').play(at.board(), at.act(), { blow: slip.id }) as Check
    expect(check).toMatchObject({ dice: ['d8', 'd8'], terms: { before: [4, 8], guarded: 8 } })
    const second = at.fall(check, [7, 1])
    expect(outOf(at, slip.id)).toMatchObject({ key: 'solid', result: 4 })
    expect(sheet(at, 'brindle').left.health).toBe(7)
    // What the first set had left behind is taken back: the better one brings none.
    expect(fighter(at, 'brindle').statuses.bleed).toBe(0)
    expect(sheet(at, 'oda').left.exertion).toBe(29)
    expect(at.refused('strikeAgain', { blow: slip.id })?.key).toBe('no.again')
    expect(second.check.again).toBeTruthy()
    const worse = withAll(person('oda', { weapon: 'sword' }), foe())
    const one = worse.make('blow', { who: 'oda', target: 'cur' })
    worse.roll(8, 1)
    const again = worse.move('strikeAgain').play(worse.board(), worse.act(), { blow: one.id })
    worse.fall(again as Check, [2, 8])
    expect(fighter(worse, 'cur').health).toBe(16)
    // What counts lay up before: the dice that were thrown now did nothing.
    expect(ruled(worse.board().rolls.at(-1)!)).toMatchObject({
      ...{ key: 'solid', result: 4, hits: [0, 0] },
    })
  })

  it('[R21] [R26] what a shield showed stands in the way of a blow that is struck once more', () => {
    const at = withAll(
      person('oda', { weapon: 'sword', 'in:blades': 0 }),
      person('brindle', { shield: 4, stance: 'defend', 'armour:cloth': 0, 'in:shields': 0 }),
    )
    const slip = at.make('blow', { who: 'oda', target: 'brindle' })
    at.roll(2, 1, 8)
    expect(outOf(at, slip.id)).toMatchObject({ key: 'stopped' })
    const check = at.move('strikeAgain').play(at.board(), at.act(), { blow: slip.id }) as Check
    // 8 less the 4 of the shield is half of the die: Glancing, 2 of 4.
    const again = at.fall(check, [8, 1])
    expect(blowFell(again.check, again.roll)).toMatchObject({ shieldFace: 8, held: 4 })
    expect(outOf(at, slip.id)).toMatchObject({ key: 'glancing', result: 2 })
  })

  it('is judged whatever its Check carries, and breaks at nothing', () => {
    const plain = fc.oneof(
      fc.integer(),
      fc.string(),
      fc.constantFrom<Plain>(null, [], [9, 'x'], {}, 'd8', 'bleed'),
    )
    const terms = fc.dictionary(
      fc.constantFrom(
        'die',
        'special',
        'm',
        'damage',
        'armour',
        'shield',
        'guard',
        'steadfast',
        'before',
        'guarded',
        'who',
        'target',
        'left',
        'pool',
        'cost',
        'pressed',
        'pays',
        'factors',
        'dice',
        'faces',
        'at',
      ),
      plain,
    )
    const rolls = fc.array(
      fc
        .constantFrom(...DICE)
        .chain((die) =>
          fc.record({ die: fc.constant(die), face: fc.integer({ min: 1, max: FACES[die] }) }),
        ),
      { maxLength: 4 },
    )
    const at = withAll(person('brindle'), foe())
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(PEOPLE_KINDS), 'rest', 'camp'),
        terms,
        rolls,
        (kind, carried, roll) => {
          const check: Check = {
            kind,
            about: '',
            dr: 0,
            dice: roll.map(({ die }) => die),
            bursts: {},
            pairs: [],
            ready: [],
            terms: { die: 'd8', special: 'bleed', who: 'brindle', target: 'cur', ...carried },
          }
          const record = { id: 'odd', seat: 'ada', at: 0, check, roll }
          const ruling = road.checks!.judge!(check, roll)
          for (const part of [ruling.say, ...(ruling.parts ?? [])])
            expect(spoken(said, part), part.key).not.toMatch(/undefined|NaN|\[object/)
          for (const change of road.checks!.settle!(at.board(), at.act(), record))
            if (change.do === 'add') expect(Math.abs(change.by)).toBeLessThan(10_000)
        },
      ),
      { seed: 9, numRuns: 500 },
    )
  })
})

describe('being sooner, and out of the way', () => {
  it.each([
    // Presumptive 7, Reactive 6, Action Speed 3: +4.
    [{ int: 4, con: 1, dex: 2, wit: 2, 'in:blades': 2, weapon: 'sword' }, { weapon: 'sword' }, 4],
    // Presumptive 5, Reactive 4, Action Speed 6.
    [
      { int: 4, con: 1, dex: 2, wit: 2, 'in:blades': 0, weapon: 'axe', 'in:axes': 0 },
      { weapon: 'knife' },
      -1,
    ],
    [{ int: 1, con: 1, dex: 4, wit: 3, weapon: 'axe', 'in:axes': 2 }, { weapon: 'maul' }, 8],
    [{ stagger: 1, int: 4, con: 1, dex: 2, wit: 2, 'in:blades': 2 }, { weapon: 'sword' }, 2],
    [{ distract: 1, int: 4, con: 1, dex: 2, wit: 2, 'in:blades': 2 }, { weapon: 'sword' }, 2],
    [{ blind: 1, int: 4, con: 1, dex: 2, wit: 2, 'in:blades': 2 }, { weapon: 'sword' }, 1],
    [
      { 'skill:quick-eye': true, int: 4, con: 1, dex: 2, wit: 2, 'in:blades': 2 },
      { weapon: 'sword' },
      5,
    ],
  ] as const)('[R18] [R19] [R22] %j against %j: %i', (mine, theirs, m) => {
    const at = withAll(person('brindle', mine), foe(theirs))
    at.make('speed', { who: 'brindle', target: 'cur' })
    expect(gathered(at).check.terms?.m).toBe(m)
  })

  it.each([
    [5, 'good-and', 1, 4],
    [2, 'good', 1, 2],
    [1, 'good-but', 1, 1],
  ])(
    '[R19] [R23] a dodge of %i is %s: it costs %i, and takes %i from the to-hit',
    (face, band, cost, less) => {
      const at = withAll(
        // m is +5: good with a BUT from 1.
        person('brindle', { int: 5, con: 1, dex: 2, wit: 2, 'in:blades': 2 }),
        foe({ weapon: 'sword', skill: 2 }),
      )
      const blow = at.make('blow', { who: 'cur', target: 'brindle' })
      const dodged = throws(at, 'dodge', { blow: blow.id }, face)
      expect(ruled(dodged).key).toBe(band)
      expect(sheet(at, 'brindle').left.exertion).toBe(30 - cost)
      expect(gathered(at).check).toMatchObject({ kind: 'blow', terms: { m: 2 - less } })
      // How it came about stands with it.
      expect(gathered(at).factors?.find(({ roll }) => roll === dodged.id)?.worth).toEqual({
        key: 'worth.by',
        values: { by: -less },
      })
      expect(at.refused('dodge', { blow: blow.id })?.key).toBe('no.dodged')
    },
  )

  it('[R23] a dodge that came to nothing stands there as well, and takes nothing', () => {
    const at = withAll(
      person('brindle', { int: 1, con: 1, dex: 1, wit: 1, 'in:blades': 0 }),
      foe({ weapon: 'sword', skill: 2 }),
    )
    const blow = at.make('blow', { who: 'cur', target: 'brindle' })
    const dodged = throws(at, 'dodge', { blow: blow.id }, 1)
    const factor = gathered(at).factors?.find(({ roll }) => roll === dodged.id)
    expect(factor?.say && spoken(said, factor.say)).toBe('Not dodged')
    expect(gathered(at).check.terms?.m).toBe(2)
  })

  it('[R19] a bad result is late and costs nothing; a win from behind costs nothing either', () => {
    const at = withAll(
      person('brindle', { int: 1, con: 1, dex: 1, wit: 1, 'in:blades': 0 }),
      foe({ weapon: 'knife' }),
    )
    const late = throws(at, 'speed', { who: 'brindle', target: 'cur' }, 4)
    expect(parts(late)).toContain('It comes late')
    const won = throws(at, 'speed', { who: 'brindle', target: 'cur' }, 10)
    expect(ruled(won).good).toBe(true)
    expect(sheet(at, 'brindle').left.exertion).toBe(30)
  })

  it('[R26] is Tiring beyond the first round, and harder for the Exhausted; a point cancels one of them, whole', () => {
    const at = withAll(person('brindle', { exertion: 14 }), foe({ weapon: 'sword' }))
    const slip = at.make('speed', { who: 'brindle', target: 'cur' })
    const fresh = gathered(at).check
    expect(fresh.dice).toHaveLength(2)
    at.play('fight')
    at.play('round', {})
    const check = gathered(at).check
    expect(check.dice).toHaveLength(3)
    expect(check.terms?.m).toBe(fresh.terms?.m)
    at.play('spare', { slip: slip.id, what: 'exhausted' })
    expect(gathered(at).check.dice).toHaveLength(2)
    expect(gathered(at).check.terms?.m).toBe(Number(fresh.terms?.m) + 5)
    expect(sheet(at, 'brindle').left.exertion).toBe(13)
  })

  it('[R26] is thrown once more as a whole: the higher counts, and what it costs is paid once', () => {
    const at = withAll(
      person('brindle', { int: 5, con: 1, 'in:blades': 2 }),
      foe({ weapon: 'sword' }),
    )
    const slip = at.make('speed', { who: 'brindle', target: 'cur' })
    at.roll(1)
    expect(sheet(at, 'brindle').left.exertion).toBe(29)
    const check = at.move('again').play(at.board(), at.act(), { slip: slip.id }) as Check
    at.fall(check, [9])
    expect(outOf(at, slip.id).key).toBe('good-and')
    expect(sheet(at, 'brindle').left.exertion).toBe(28)
  })

  it('[R18] pressing on puts Exertion into speed or force, and lets the shield down', () => {
    const at = withAll(person('brindle', { stance: 'defend' }), foe({ steadfast: 0 }))
    expect(at.refused('push')?.key).toBe('no.pressing')
    at.play('press', { who: 'brindle' })
    const blow = at.make('blow', { who: 'brindle', target: 'cur' })
    expect(at.refused('push', { blow: blow.id, points: 4 })?.key).toBe('no.odd')
    at.play('push', { blow: blow.id, points: 3 })
    at.roll(8, 1)
    expect(fighter(at, 'cur').health).toBe(20 - 4 - 3)
    expect(sheet(at, 'brindle').left.exertion).toBe(27)
    const speed = at.make('speed', { who: 'brindle', target: 'cur' })
    const m = Number(gathered(at).check.terms?.m)
    at.play('push', { blow: speed.id, points: 2 })
    expect(gathered(at).check.terms?.m).toBe(m + 2)
    at.play('defend', { who: 'brindle' })
    expect(at.refused('defend', { who: 'brindle' })?.key).toBe('no.change')
    expect(at.refused('press', { who: 'cur' })?.key).toBe('no.presses')
    expect(at.refused('defend', { who: 'cur' })?.key).toBe('no.shield')
  })
})

describe('nerve', () => {
  it.each([
    [10, 3],
    [4, 2],
    [1, 1],
  ])('[R25] fear of somebody with POI 3: a %i leaves %i Steadfast of 3', (face, left) => {
    const at = withAll(person('brindle'))
    throws(at, 'fear', { who: 'brindle' }, face)
    expect(sheet(at, 'brindle').left.steadfast).toBe(left)
  })

  it('[R25] fear takes no more Steadfast than there is: what comes back afterwards counts', () => {
    const at = withAll(person('brindle', { steadfast: 1 }))
    const record = throws(at, 'fear', { who: 'brindle' }, 1)
    expect(ruled(record).key).toBe('bad-and')
    expect(at.board().items.get('brindle')?.props.steadfast).toBe(0)
  })

  it.each([
    [8, 'they act on'],
    [3, 'they flee'],
    [1, 'they freeze'],
  ])('[R25] whoever is Shaken, on a %i: %s', (face, does) => {
    const at = withAll(person('brindle', { steadfast: 0 }))
    expect(road.read(at.board())).toContainEqual(
      expect.objectContaining({ on: 'brindle', as: 'label', say: { key: 'state.shaken' } }),
    )
    expect(parts(throws(at, 'shaken', { who: 'brindle' }, face)).at(-1)).toBe(does)
  })

  it('[R25] [R30] is told with the scale that it has', () => {
    const at = withAll(person('brindle', { scale: 'monstrous', poi: 2 }))
    at.make('fear', { who: 'brindle' })
    expect(gathered(at).factors?.[0]?.say?.values).toEqual({
      ...{ attribute: 'poi', own: 2, scale: 'monstrous', expects: 3 },
    })
    expect(gathered(at).check.terms?.m).toBe(4)
  })

  it('[R25] is lost in a whole round within reach of a foe, and comes back in one out of danger', () => {
    const at = withAll(
      person('brindle'),
      person('oda', { distance: 'far', steadfast: 1 }),
      person('tam', { distance: 'far' }),
      foe({ weapon: 'sword', steadfast: 2 }),
    )
    at.play('fight')
    const [stressed, calm] = at.move('round').asks(at.board(), at.act(), {})
    expect(stressed).toMatchObject({ usual: 'brindle cur' })
    expect(calm).toMatchObject({ usual: 'oda' })
    at.play('round', { stressed: 'brindle cur', calm: 'oda tam' })
    expect(['brindle', 'oda', 'tam', 'cur'].map((id) => fighter(at, id).steadfast)).toEqual([
      2, 2, 2, 1,
    ])
    // What somebody was struck below nothing does not eat what comes back.
    at.by({ do: 'set', id: 'oda', key: 'steadfast', value: -3 })
    at.play('round', { calm: 'oda' })
    expect(fighter(at, 'oda').steadfast).toBe(1)
    at.by({ do: 'set', id: 'oda', key: 'steadfast', value: 2 })
    // Somebody says that it was otherwise.
    at.play('round', { stressed: 'oda' })
    expect(fighter(at, 'oda').steadfast).toBe(1)
    expect(fighter(at, 'brindle').steadfast).toBe(2)
  })
})
