import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Check } from '../../src/rules/dice/check.ts'
import type { RollRecord } from '../../src/rules/dice/roll.ts'
import { rulingOf } from '../../src/rules/dice/sum.ts'
import { OddsBars } from '../../src/ui/check/OddsBars.tsx'
import type { Desk } from '../../src/ui/desk/desk.ts'
import { Seated } from '../../src/ui/desk/forms.tsx'
import { askedOf } from '../../src/ui/palm/asked.ts'
import { en } from '../../src/ui/say/en.ts'
import { speaker } from '../../src/ui/say/words.ts'
import { chanceHad, tellBrought, tellChance, tellRoll } from '../../src/ui/throws/tell.ts'
import { WorkedOut } from '../../src/ui/throws/WorkedOut.tsx'
import { diceSay } from '../../src/ui/throws/words.ts'
import { sit } from '../make.ts'
import { aTable, copyOf, merge } from '../table/make.ts'
import { game } from './ravine/game.ts'

const say = speaker('en', game.words.en ?? {}, en)
const voice = diceSay({ lang: 'en', words: game.words.en ?? {}, say })
const gathered = (at: ReturnType<typeof sit>) => game.checks!.gathering!(at.board(), at.act())!

/** Somebody at the ravine with a rope and a plank. */
function there() {
  const at = sit(game, ['Ada', 'Milo'])
  const [rope, plank] = ['Rope', 'Plank'].map((name) => at.make('bring', { name }).id)
  return { at, rope: rope!, plank: plank! }
}

/** What counts, of what helps and harms. */
const counting = (at: ReturnType<typeof sit>) =>
  gathered(at).factors!.flatMap(({ id, counts }) => (counts ? [id] : []))

/** A leap that fell so. */
const leapt = (check: Check, faces: readonly number[], id = 'leap'): RollRecord => ({
  ...{ id, seat: 'ada', at: 1, check },
  roll: faces.map((face, i) => ({ die: check.dice[i]!, face })),
})

test('what helps counts once somebody agrees, and not while anybody objects', () => {
  const { at, rope, plank } = there()
  expect(counting(at)).toEqual(['wide'])
  at.play('agree', { tool: rope })
  at.play('agree', { tool: plank }, 'milo')
  expect(counting(at)).toEqual(['wide', rope, plank])
  expect(gathered(at).check.terms).toEqual({ plus: 0 })
  at.play('object', { tool: plank })
  expect(counting(at)).toEqual(['wide', rope])
  const objected = gathered(at).factors!.find(({ id }) => id === plank)!
  expect(objected).toMatchObject({ says: { ada: 'object', milo: 'agree' }, counts: false })
  expect(say(objected.remark!)).toBe('Somebody disagrees.')
})

test('a palm is asked for its word on what waits for it, and on nothing else', () => {
  const { at, rope, plank } = there()
  const asked = (seat: string) => askedOf(game, at.board(), at.act(seat))
  expect(asked('ada')).toBe(`factors ${rope},${plank}`)
  at.play('agree', { tool: rope })
  at.play('object', { tool: plank })
  expect([asked('ada'), asked('milo')]).toEqual(['', `factors ${plank}`])
})

test('two apart who each say a word have both said it when they meet', () => {
  const one = aTable()
  const seat = (id: string, name: string, color: number) =>
    ({ do: 'seat', seat: { id, name, color, sitter: id } }) as const
  one.apply([seat('ada', 'Ada', 0), seat('milo', 'Milo', 1)], { seat: 'ada' })
  const keep = (table: ReturnType<typeof aTable>, luck: string) =>
    sit(game, ['Ada', 'Milo'], {
      luck,
      read: () => ({ ...table.state(), items: table.state().items }),
      write: (changes) => void table.apply(changes, { seat: 'ada' }),
    })
  const at = keep(one, 'i')
  const rope = at.make('bring', { name: 'Rope' }).id
  const other = copyOf(one)
  const there = keep(other, 'j')
  at.play('agree', { tool: rope }, 'ada')
  there.play('object', { tool: rope }, 'milo')
  merge(one, other)
  for (const each of [at, there]) {
    expect(gathered(each).factors![1]).toMatchObject({
      says: { ada: 'agree', milo: 'object' },
      counts: false,
    })
  }
})

test('odds are exact: all that may fall, tried one by one', () => {
  const { at, rope } = there()
  at.play('agree', { tool: rope })
  const { check, odds } = gathered(at)
  const found = new Map<string, number>()
  for (let a = 1; a <= 10; a++)
    for (let b = 1; b <= 10; b++)
      for (let wind = 1; wind <= 7; wind++) {
        const { key } = rulingOf(game, check, leapt(check, [a, b, wind]).roll)
        found.set(key, (found.get(key) ?? 0) + 1 / 700)
      }
  expect(odds!.map(({ key }) => key)).toEqual(['fall', 'cling', 'land'])
  for (const { key, chance } of odds!) expect(chance).toBeCloseTo(found.get(key)!, 12)
})

test('odds are a list for the ear, each with its name and its chance', () => {
  const { at } = there()
  const html = renderToString(
    <Seated desk={{ game, lang: 'en', say, words: game.words.en } as unknown as Desk}>
      <OddsBars odds={gathered(at).odds!} />
    </Seated>,
  )
  expect(html).toContain(`aria-label="${voice('check.odds')}"`)
  expect(html.match(/<li/g)).toHaveLength(3)
  expect(html.match(/data-good="true"/g)).toHaveLength(1)
  expect(html.match(/data-good="false"/g)).toHaveLength(1)
  for (const { say: name } of gathered(at).odds!) expect(html).toContain(say(name))
  const shown = [...html.matchAll(/<b>([\d.]+)%<\/b>/g)].map(([, n]) => Number(n))
  expect(shown.reduce((a, b) => a + b, 0)).toBeCloseTo(100, 0)
})

test.each<[string, readonly [number, number, number], string, boolean | undefined]>([
  ['bad', [3, 2, 3], '1: down you go', false],
  ['neither', [8, 2, 3], '6: you cling to the edge', undefined],
  ['good', [10, 9, 7], '10: over', true],
])('a result that is %s is told as such, step by step', (_, faces, words, good) => {
  const check = gathered(sit(game)).check
  const record = leapt(check, faces)
  const ruling = rulingOf(game, check, record.roll)
  expect(ruling.good).toBe(good)
  expect('good' in ruling).toBe(good !== undefined)
  expect(ruling.hits).toEqual([1, 0, 1])
  const best = Math.max(faces[0], faces[1])
  const wind = faces[2] === 7 ? 2 : 0
  const steps = [`The higher one is ${best}`, 'What helps and harms: -2', `The wind: ${wind}`]
  expect(tellBrought(voice, game, record)).toBe(words)
  expect(tellRoll(voice, game, record)).toBe(
    [
      `for the leap: 2 d10: ${faces[0]}, ${faces[1]}`,
      `for the wind: ${faces[2]} on d7`,
      words,
      ...steps,
    ].join('; '),
  )
  const html = renderToString(
    <Seated desk={{ game, lang: 'en', say, words: game.words.en } as unknown as Desk}>
      <WorkedOut ruling={ruling} />
    </Seated>,
  )
  expect([...html.matchAll(/<li[^>]*>([^<]*)<\/li>/g)].map(([, step]) => step)).toEqual(steps)
})

test('afterwards the chance is told of what it came to', () => {
  const check = gathered(sit(game)).check
  const record = leapt(check, [8, 2, 3])
  const cling = game.checks!.odds!(check).find(({ key }) => key === 'cling')!
  expect(chanceHad(game, record)).toBe(cling.chance)
  expect(tellChance(voice, game, 'en', record)).toMatch(/^The chance of this was [\d.]+%$/)
})

test('dice thrown once more keep the wind, know their first throw, and are told as such', () => {
  const at = sit(game)
  at.by({ do: 'roll', record: leapt(gathered(at).check, [2, 1, 7], 'first') })
  const played = at.move('again').play(at.board(), at.act(), {})
  if (!('dice' in played)) throw new Error('it is no Check')
  expect(played).toMatchObject({ dice: ['d10', 'd10'], again: 'first', terms: { wind: 7 } })
  const record = leapt(played, [9, 4])
  expect(tellRoll(voice, game, record)).toBe(
    'thrown again: 2 d10: 9, 4; 9: over; The higher one is 9; What helps and harms: -2; The wind: 2',
  )
  expect(tellBrought(voice, game, record)).toBe('thrown again: 9: over')
  at.by({ do: 'roll', record })
  expect(at.refused('again')?.key).toBe(undefined)
})

test('whatever terms a record bears, it is judged, told, and no screen falls over it', () => {
  const check = gathered(sit(game)).check
  const { dyes: _, terms: __, ...bare } = check
  const odd: readonly Partial<Check>[] = [
    {},
    { terms: { plus: 'much', wind: null } },
    { terms: { plus: [1], wind: { face: 7 } } },
    { dyes: ['third', 'third', 'third'] },
    { dyes: ['second', 'second', 'second'], again: 'nothing' },
    { dice: [], dyes: [], terms: {} },
  ]
  for (const more of odd) {
    const own = { ...bare, ...more }
    const record = leapt(
      own,
      own.dice.map(() => 1),
    )
    expect(rulingOf(game, own, record.roll).result).toBeTypeOf('number')
    expect(tellRoll(voice, game, record)).toBeTypeOf('string')
    expect(chanceHad(game, record)).toBeTypeOf('number')
  }
})
