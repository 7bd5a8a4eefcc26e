import { describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { readCharacter } from '../../../src/games/road-and-ruin/people/characters.ts'
import { type CharacterClass, CLASSES } from '../../../src/games/road-and-ruin/reckon/classes.ts'
import { PROFICIENCIES } from '../../../src/games/road-and-ruin/reckon/skills.ts'
import { leftIn } from '../../../src/games/road-and-ruin/story/drawn.ts'
import { decidedBy } from '../../../src/games/road-and-ruin/story/slips.ts'
import type { Answers } from '../../../src/rules/play/move.ts'
import type { Table } from '../../../src/table/table.ts'
import { at as spot } from '../../make.ts'
import { copyOf, merge } from '../../table/make.ts'
import { comer } from '../comer.ts'
import { expectWell, inFight, played, say, scrawl, throwOf, told } from './attacked.ts'
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
      // Some of these names come before all that the game knows, others after.
      for (let n = 0; n < 3000; n++) item.set(`p:${n % 2 ? 'zz' : '00'}${n}`, n)
      for (const name of ['', '__proto__', 'constructor', 'toString', 'x'.repeat(300)])
        for (const as of ['p:', 'n:', 't:'])
          item.set(`${as}${name}`, as === 't:' ? new Y.Text('x') : 7)
    })
    expect(mallory.said).toEqual([])
    // So much comes in by parts.
    await vi.waitFor(() => expect(table.state().aside).toBe(1), 10_000)
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

  /** Kim, of level 5, who has chosen one class here and another there, and taken these features of it. */
  function parted(here: readonly [string, ...number[]], there: readonly [string, ...number[]]) {
    const one = withSeats()
    const learnt = ['steady-pace', 'soft-step', 'other-face', 'fresh-tracks', 'thick-hide']
    const { bin: _, ...kim } = somebody('kim', {
      ...Object.fromEntries(learnt.map((id) => [`skill:${id}`, true])),
      ...{ 'class:0': 'inn', deeds: 9, 'in:travel': 0, 'in:axes': 5 },
    })
    sitAt(one, 'a').by({ do: 'make', item: kim })
    const other = copyOf(one)
    // Of two that write the same apart the second one stands.
    ;[one.doc.clientID, other.doc.clientID] = [1, 2]
    for (const [table, [chosen, ...features], luck] of [
      [one, here, 'x'],
      [other, there, 'y'],
    ] as const) {
      const at = sitAt(table, luck)
      at.play('choose', { who: 'kim', class: chosen })
      for (const n of features) at.play('feature', { who: 'kim', feature: `1:${n}` })
    }
    const sheetOf = (table: Table) => readCharacter(table.board().items.get('kim')!)
    const alone = [sheetOf(one), sheetOf(other)]
    merge(one, other)
    return { one, other, alone, sheetOf }
  }
  const amissIn = (table: Table) =>
    road.read(table.board()).flatMap((mark) => (mark.as === 'amiss' ? mark.say : []))

  it.each<readonly [readonly [string, ...number[]], readonly [string, ...number[]]]>([
    // A Proficiency of the one, equipment and a pool of the other.
    [
      ['surveyor', 1],
      ['lantern', 1, 2],
    ],
    [
      ['lantern', 1, 2],
      ['surveyor', 1],
    ],
    // One that is full gave nothing, and none is taken.
    [
      ['smith', 1],
      ['storm', 2, 3],
    ],
    [
      ['storm', 2, 3],
      ['smith', 1],
    ],
  ])(
    '[R33] who choose different classes, with features (%j, %j): it is told which stands, and the other leaves nothing',
    (here, there) => {
      const { one, other, alone, sheetOf } = parted(here, there)
      const stands = sheetOf(one).classes[1]
      expect(stands).toBe(there[0])
      const kept = alone.find(({ classes }) => classes[1] === stands)!
      const gone = alone.find(({ classes }) => classes[1] !== stands)!
      for (const table of [one, other]) {
        expect(sheetOf(table).classes).toEqual(kept.classes)
        expect(sheetOf(table).features).toEqual(kept.features)
        expect(sheetOf(table).build).toBe(kept.build)
        const [said, ...more] = amissIn(table)
        expect(more).toEqual([])
        expect(said).toEqual({ key: 'amiss.class', values: { stands, lost: gone.classes[1] } })
        expect(say(said!)).toMatch(/^Two groups chose a class apart: “[^”]+” stands, “[^”]+”/)
      }
      // Somebody has less than they had: that stays so.
      sitAt(one, 'u').by({ do: 'set', id: 'kim', key: 'exertion', value: 3 })
      merge(one, other)
      // Both give it up apart: once.
      for (const [table, luck] of [
        [one, 'v'],
        [other, 'w'],
      ] as const) {
        const at = sitAt(table, luck)
        expect(road.offers?.(at.board(), at.act(), 'kim')).toContainEqual({
          ...{ move: 'concede', answers: { who: 'kim' } },
        })
        at.play('concede', { who: 'kim' })
      }
      merge(one, other)
      for (const table of [one, other]) {
        const now = sheetOf(table)
        expect(amissIn(table)).toEqual([])
        expect(now.proficiencies).toEqual(kept.proficiencies)
        expect(now.features).toEqual(kept.features)
        expect(now.item.props.exertion).toBe(3)
        for (const pool of ['mana', 'exertion', 'health'] as const)
          expect(Number(now.item.props[pool] ?? 0)).toBeLessThanOrEqual(now.most[pool])
        expect(sitAt(table, 'z').refused('concede', { who: 'kim' })).toEqual({
          ...{ force: 'must', key: 'no.lost' },
        })
      }
      expectWell(one)
    },
  )

  it('[R33] who choose the same class and take different features of it keep both, and nothing is amiss', () => {
    const { one, other, sheetOf } = parted(['surveyor', 1], ['surveyor', 2])
    for (const table of [one, other]) {
      expect(sheetOf(table).features).toEqual(['1:1', '1:2'])
      expect(sheetOf(table).proficiencies.travel).toBe(1)
      expect(amissIn(table)).toEqual([])
    }
  })

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
