import { describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { readCharacter } from '../../../src/games/road-and-ruin/people/characters.ts'
import { type CharacterClass, CLASSES } from '../../../src/games/road-and-ruin/reckon/classes.ts'
import { PROFICIENCIES } from '../../../src/games/road-and-ruin/reckon/skills.ts'
import { leftIn } from '../../../src/games/road-and-ruin/story/drawn.ts'
import { decidedBy } from '../../../src/games/road-and-ruin/story/slips.ts'
import type { Answers } from '../../../src/rules/play/move.ts'
import { at as spot } from '../../make.ts'
import { copyOf, merge } from '../../table/make.ts'
import { comer } from '../comer.ts'
import { expectWell, inFight, played, scrawl, throwOf, told } from './attacked.ts'
import { begun, checkBy, road, sitAt, somebody, withSeats } from './lab.ts'

/*
 * More of everything than anybody would write, things out of other games, answers that nobody offers, and what two
 * groups apart have each done once: the game goes on, and what was there before stays.
 */

describe('somebody who writes', () => {
  it('thousands of props on a sheet, some by no name: it is played as before, and one who comes sees the same', async () => {
    const { table, at, brindle, wolf } = inFight()
    const sheet = () => at.board().items.get(brindle.id)!
    const before = readCharacter(sheet())
    const mallory = comer(table)
    mallory.write((_rolls, _play, items) => {
      const item = items.get(brindle.id) as Y.Map<unknown>
      for (let n = 0; n < 3000; n++) item.set(`p:zz${n}`, n)
      for (const name of ['', '__proto__', 'constructor', 'toString', 'x'.repeat(300)])
        for (const as of ['p:', 'n:', 't:'])
          item.set(`${as}${name}`, as === 't:' ? new Y.Text('x') : 7)
    })
    expect(mallory.said).toEqual([])
    // So much comes in by parts.
    await vi.waitFor(() => expect(table.state().aside).toBe(1))
    expect(Object.keys(sheet().props).length).toBeGreaterThan(1000)
    const { item: _, ...same } = before
    expect(readCharacter(sheet())).toMatchObject(same)
    const blow = at.make('blow', { who: brindle.id, target: wolf.id })
    at.fall(throwOf(at, blow.id), [8, 8])
    expect(decidedBy(at.board(), blow.id)).toBeDefined()
    // What had not been written there before can be, too.
    at.by({ do: 'set', id: brindle.id, key: 'bleed', value: 2 })
    expect(readCharacter(sheet()).statuses.bleed).toBe(2)
    told(at)
    played(at)
    told(at)
    expectWell(table)
  })

  it('things of other games, and cards of theirs on the Deck: it holds as many as before', () => {
    const { table, at, search } = inFight()
    const before = leftIn(at.board())
    const deck = [...at.board().items.values()].find(({ kind }) => kind === 'deck')!
    const marks = road.read(at.board())
    scrawl(table, (on) => {
      for (const kind of ['card', 'oval', 'omen', 'beast', 'sheet', 'dragon', 'constructor'])
        on.make(`odd-${kind}`, kind, { card: before[0], search: search.id, check: 'blow', made: 1 })
    })
    comer(table).write((_rolls, _play, items) => {
      for (const [id, item] of items)
        if (id.startsWith('odd-'))
          (item as Y.Map<unknown>).set('place', spot(0, 0, { on: deck.id }))
    })
    expect(leftIn(at.board())).toEqual(before)
    expect(road.read(at.board())).toEqual(marks)
    told(at)
    played(at)
    told(at)
    expectWell(table)
  })
})

describe('answers that nobody offers', () => {
  const odd: readonly unknown[] = [
    ...['ghost', '__proto__', 'constructor', '', ' ', 'x'.repeat(5000), '\ud800', 'n\u0000'],
    ...[Number.NaN, Number.POSITIVE_INFINITY, -1e308, 0.5, 1e15, null, true, {}, [], [[]]],
  ]
  it.each(road.moves.map(({ id }) => id))(
    'to %s crash nothing, and what comes of it can be told',
    (id) => {
      const { table, at } = inFight()
      const move = at.move(id)
      for (const [n, value] of odd.entries()) {
        const answers: Record<string, unknown> = {}
        for (let round = 0; round < 2; round++)
          for (const question of move.asks(at.board(), at.act(), answers as Answers))
            answers[question.id] = (n + round) % 3 ? value : odd[(n * 7) % odd.length]
        if (at.refused(id, answers as Answers)?.force === 'must') continue
        const brings = move.play(at.board(), at.act(), answers as Answers)
        if (!('dice' in brings)) table.apply(brings, { seat: 'ada' })
      }
      told(at)
      expectWell(table)
    },
  )
})

describe('two groups apart', () => {
  const BACKGROUNDS = Object.entries<CharacterClass>(CLASSES).flatMap(([id, { starts }]) =>
    starts ? [id] : [],
  )

  it.each([
    [0, 1],
    [1, 0],
    [2, 3],
    [3, 1],
  ])(
    '[R33] who choose different Backgrounds: one stands, with what it brings and no more (%i, %i)',
    (a, b) => {
      const one = withSeats()
      const { bin: _, ...kim } = somebody('kim')
      sitAt(one, 'a').by({ do: 'make', item: kim })
      const other = copyOf(one)
      for (const [table, n] of [
        [one, a],
        [other, b],
      ] as const)
        sitAt(table, `${n}`).play('choose', { who: 'kim', class: BACKGROUNDS[n]! })
      merge(one, other)
      const sheets = [one, other].map((table) => readCharacter(table.board().items.get('kim')!))
      expect(sheets[0]!.classes).toEqual(sheets[1]!.classes)
      for (const { classes, proficiencies } of sheets) {
        const [chosen] = classes
        expect([BACKGROUNDS[a], BACKGROUNDS[b]]).toContain(chosen)
        const { starts = {} }: CharacterClass = CLASSES[chosen!]
        for (const of of PROFICIENCIES)
          expect([of, proficiencies[of]]).toEqual([of, starts[of] ?? 0])
      }
    },
  )

  it('[R26] who each pay to throw the same once more: one throw counts, and one point is paid', () => {
    const one = withSeats()
    const start = sitAt(one, 'a')
    const { bin: _, ...kim } = somebody('kim', { exertion: 10 })
    start.by({ do: 'make', item: kim })
    const slip = begun(start, 0, { who: 'kim' })
    start.fall(checkBy(start, 'throw', { slip: slip.id }), [2])
    const other = copyOf(one)
    for (const [table, luck, face] of [
      [one, 'x', 7],
      [other, 'y', 9],
    ] as const) {
      const at = sitAt(table, luck)
      at.fall(checkBy(at, 'again', { slip: slip.id }), [face])
    }
    merge(one, other)
    const after = [one, other].map((table) => {
      const at = sitAt(table, 'z')
      expect(at.refused('again', { slip: slip.id })?.force).toBe('must')
      return [
        decidedBy(at.board(), slip.id)?.roll[0]?.face,
        at.board().items.get('kim')?.props.exertion,
      ]
    })
    expect(after[0]).toEqual(after[1])
    expect([7, 9]).toContain(after[0]![0])
    expect(after[0]![1]).toBe(9)
    expectWell(one)
  })
})
