import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { course } from '../../../src/games/dark-prophecy/play/course.ts'
import { mainDeck } from '../../../src/games/dark-prophecy/story/dark.ts'
import { GATHERING, gameKept, LAID, PLAY } from '../../../src/games/dark-prophecy/story/kept.ts'
import { laidAs } from '../../../src/games/dark-prophecy/story/laid.ts'
import { phaseOf } from '../../../src/games/dark-prophecy/story/phase.ts'
import { dealtAnew } from '../../../src/games/dark-prophecy/story/step.ts'
import type { Change } from '../../../src/rules/board/change.ts'
import { luckFor, orderOf } from '../../../src/rules/board/trust.ts'
import type { Plain } from '../../../src/rules/plain/item.ts'
import { wobble } from '../../../src/rules/plain/wobble.ts'
import type { Table } from '../../../src/table/table.ts'
import { copyOf, merge } from '../../table/make.ts'
import type { Desk } from '../desk.ts'
import { luckOf } from './dealer.ts'
import { makeDesk } from './desk.ts'
import { dealtDesk, goOn, holding, keptAt, playOut, put, standing, waitsAt } from './evening.ts'

const questionsOf = (desk: Desk, seat: string, move: string, answers = {}) =>
  desk.move(move).asks(desk.board(), desk.act(seat), answers)
const optionsOf = (desk: Desk, move: string, id: string, answers = {}): readonly string[] =>
  questionsOf(desk, 'ada', move, answers).flatMap((one) =>
    one.kind === 'choice' && one.id === id ? one.options.map(({ value }) => value) : [],
  )
const idsOf = (desk: Desk, seat: string, move: string, answers = {}) =>
  questionsOf(desk, seat, move, answers).map(({ id }) => id)

describe('dealing', () => {
  test('[D5] is for two to five who sit there, or one against cultists that the program plays', () => {
    const desk = makeDesk(['Ada', 'Ben', 'Cleo', 'Dov', 'Eve', 'Fay'])
    const [who] = questionsOf(desk, 'ada', 'deal')
    expect(who).toMatchObject({ kind: 'several', most: 5, usual: 'ada ben cleo dov eve' })
    expect(idsOf(desk, 'ada', 'deal', { who: 'ada' })).toEqual(['who', 'cultists'])
    expect(idsOf(desk, 'ada', 'deal', { who: 'ada ben' })).toEqual(['who', 'hidden'])
    expect(desk.refused('ada', 'deal', { who: 'ada ben cleo dov eve fay' })).toBe('no.many')
    expect(desk.refused('stranger', 'deal')).toBe('no.seat')
    expect(desk.move('deal').play(desk.board(), desk.act('ada'), { who: '' })).toEqual([])
  })

  test.each([
    [39, undefined],
    [40, 'no.shuffles'],
  ] as const)(
    'a table that has been shuffled %i times: another game is refused with %s',
    (n, why) => {
      const desk = dealtDesk(2)
      put(desk, ({ game }) => ({
        ...{
          game: { ...game, over: true },
          seals: Array.from({ length: n }, () => 'main' as const),
        },
      }))
      expect(desk.refused('ada', 'deal', { who: 'ada ben', hidden: 'trust' })).toBe(why)
      // The game that was played is still there.
      expect(keptAt(desk).game.over).toBe(true)
    },
  )

  test('[D7] [D9] [D10] lays five cards before each, one discard, three Deeds, and the rest in the deck', () => {
    const desk = dealtDesk(4)
    const on = (mat: string) =>
      [...desk.board().items.values()].filter((one) => one.place.on === mat)
    expect(on('deck')).toHaveLength(41)
    expect(on('discard')).toHaveLength(1)
    expect(on('deedRow')).toHaveLength(3)
    expect(on('verseRow').map(({ props }) => props.kind)).toEqual(['opening'])
    for (const seat of ['ada', 'ben', 'cleo', 'dov']) {
      expect(on(`place-${seat}`).filter(({ kind }) => kind === 'main')).toHaveLength(5)
      expect(on(`place-${seat}`).filter(({ kind }) => kind === 'discipline')).toHaveLength(3)
    }
    expect(keptAt(desk).trust).toBe(true)
    expect(keptAt(desk).seals.map((seal) => (seal === 'main' ? seal : seal.cards.length))).toEqual([
      'main',
      5,
      5,
    ])
  })

  test('says plainly how cards are kept; where all hands are at one screen it says why they cannot be sealed', () => {
    const desk = makeDesk(['Ada', 'Ben'])
    const [, hidden] = questionsOf(desk, 'ada', 'deal', { who: 'ada ben' })
    if (hidden?.kind !== 'choice') throw new Error('it is not asked')
    expect(hidden.options.map(({ value, note }) => [value, note?.key])).toEqual([
      ['sealed', 'option.sealed.note'],
      ['trust', 'option.trust.note'],
    ])
    const [seat] = desk.board().seats
    desk.by('', { do: 'seat', seat: { ...desk.board().seats[1]!, sitter: seat!.sitter } })
    const [, one] = questionsOf(desk, 'ada', 'deal', { who: 'ada ben' })
    expect(one).toMatchObject({ note: { key: 'ask.hidden.one' }, options: [{ value: 'trust' }] })
    // Once one of them has a phone as their hand there are two screens; where both hands are on one phone there is one.
    desk.by('', { do: 'hand', seat: 'ben', device: 'a phone' })
    expect(optionsOf(desk, 'deal', 'hidden', { who: 'ada ben' })).toEqual(['sealed', 'trust'])
    desk.by('', { do: 'hand', seat: 'ada', device: 'a phone' })
    expect(optionsOf(desk, 'deal', 'hidden', { who: 'ada ben' })).toEqual(['trust'])
    desk.play('ada', 'deal', { who: 'ada ben' })
    expect(keptAt(desk).trust).toBe(true)
  })

  test.each(['1', '2'])(
    'alone against %s: they have seats at the same screen, and a whole game goes by',
    (cultists) => {
      const desk = makeDesk(['Ada'], 3)
      desk.play('ada', 'deal', { who: 'ada', cultists })
      desk.run()
      const { programs, game } = keptAt(desk)
      expect(programs).toHaveLength(Number(cultists))
      expect(game.cultists.map(({ seat }) => seat)).toEqual(['ada', ...programs])
      const seats = desk.board().seats
      for (const id of programs)
        expect(seats.find((seat) => seat.id === id)?.sitter).toBe(seats[0]!.sitter)
      expect(desk.refused('ada', 'cultist')).toMatch(/notYou|notNow/)
      playOut(desk, 3, () => {
        if (!keptAt(desk).game.over) expect(waitsAt(desk)?.seat).toBe('ada')
      })
      expect(keptAt(desk).game.over).toBe(true)
      // They are dealt to again, and are nobody who could be chosen.
      desk.play('ada', 'gather', { phase: 'gather' })
      const [who] = questionsOf(desk, 'ada', 'deal')
      expect(who?.kind === 'several' && who.options.map(({ value }) => value)).toEqual(['ada'])
      desk.play('ada', 'deal', { who: 'ada', cultists })
      desk.run()
      expect(keptAt(desk).seals.filter((seal) => seal === 'main')).toHaveLength(2)
      expect(laidAs(desk.board(), keptAt(desk), true)).toEqual([])
    },
  )

  test('another game while one is played is warned of', () => {
    const desk = dealtDesk(2)
    expect(desk.move('deal').may(desk.board(), desk.act('ben'), {})).toMatchObject({
      force: 'should',
      say: { key: 'warn.running' },
    })
    expect(desk.refused('ben', 'gather', { phase: 'gather' })).toBe('no.goesOn')
    expect(desk.board().play[GATHERING]).toBeUndefined()
  })

  test('who writes in the middle of a game, or at its end, that people gather stops and ends nothing', () => {
    const desk = dealtDesk(2)
    const before = phaseOf(desk.board())
    desk.by('', { do: 'play', key: GATHERING, value: true })
    expect(phaseOf(desk.board())).toBe(before)
    const { seat = '' } = keptAt(desk).game.turn ?? {}
    expect(desk.refused(seat, 'endActions', {})).toBeUndefined()
    const value = desk.board().play[PLAY]!
    const over = { ...keptAt(desk), game: { ...keptAt(desk).game, over: true } }
    expect(course.isOver(value)).toBe(false)
    expect(course.isOver(JSON.parse(JSON.stringify(over)))).toBe(true)
  })
})

const deeds = [
  ['ink', 0],
  ['rose', 0],
  ['guest', 0],
] as const

test.each([
  ['[D14] out of turn', 'ben', 'endActions', {}, {}, 'refused.notYou'],
  ['[D14] nothing of that sort is asked', 'ada', 'advance', { deed: 'ink' }, {}, 'refused.notNow'],
  ['[D15] a card of somebody else', 'ada', 'playCard', { card: 'HIS' }, {}, 'refused.notInHand'],
  ['[D15] a card of the deck', 'ada', 'playCard', { card: 'DECK' }, {}, 'refused.notInHand'],
  [
    '[D17] at 4',
    'ada',
    'levelUp',
    { of: 'dead', card: 'MINE' },
    { levels: { dead: 4 } },
    'refused.atTop',
  ],
  ['[D18] with three unfinished', 'ada', 'scheme', { at: '0' }, { deeds }, 'refused.deeds'],
  ['a bonus that is not now', 'ada', 'use', { use: 'yes' }, {}, 'refused.notNow'],
  ['lots that are not now', 'ada', 'lots', {}, {}, 'refused.notNow'],
  ['cards that are not shown', 'ada', 'seen', {}, {}, 'refused.notNow'],
  ['a first discard that lies open', 'ada', 'opened', {}, {}, 'refused.notNow'],
  ['a cultist that is none', 'ada', 'cultist', {}, {}, 'refused.notYou'],
  ['somebody leaves who is not there', 'ada', 'leave', { who: 'nobody' }, {}, 'refused.notHere'],
] as const)('%s: refused in its words', (_, seat, move, answers, own, key) => {
  const desk = standing({ ada: own, ben: {} })
  const { game } = keptAt(desk)
  const named: Readonly<Record<string, string>> = {
    HIS: game.cultists[1]!.hand[0]!,
    MINE: game.cultists[0]!.hand[0]!,
    DECK: game.deck[0]!,
  }
  const given = Object.fromEntries(
    Object.entries(answers).map(([id, value]) => [id, named[value as string] ?? value]),
  )
  expect(desk.refused(seat, move, given)).toBe(key)
  expect(desk.move(move).play(desk.board(), desk.act(seat), given)).toEqual([])
})

test('[D17] a second time in one Discipline is refused, and a card too weak is', () => {
  const desk = standing({ ada: { levels: { blood: 2 } }, ben: {} })
  const weak = holding(desk, 'ada', 'tithe')
  expect(desk.refused('ada', 'levelUp', { of: 'blood', card: weak })).toBe('refused.weak')
  const strong = holding(desk, 'ada', 'ladder')
  expect(optionsOf(desk, 'levelUp', 'card', { of: 'blood' })).toContain(strong)
  expect(optionsOf(desk, 'levelUp', 'card', { of: 'blood' })).not.toContain(weak)
  desk.play('ada', 'levelUp', { of: 'blood', card: strong })
  expect(desk.refused('ada', 'levelUp', { of: 'blood', card: weak })).toBe('refused.levelled')
  expect(optionsOf(desk, 'levelUp', 'of')).toEqual(['demons', 'dead'])
})

describe('taking back', () => {
  /** Ada may put two advances on Deeds that nothing completes. */
  const advancing = () => {
    const desk = standing({ ada: {}, ben: {} })
    const kept = keptAt(desk)
    const [one, ...others] = kept.game.cultists
    const game = {
      ...kept.game,
      openDeeds: [null, null, null],
      deedsLeft: [],
      cultists: [
        {
          ...one!,
          deeds: [
            { deed: 'king', advances: 0 },
            { deed: 'moon', advances: 0 },
          ],
        },
        ...others,
      ],
      tasks: [{ task: 'do', seat: 'ada', doing: { verb: 'advance' }, n: 3 }],
    }
    desk.by('', {
      do: 'play',
      key: PLAY,
      value: { ...kept, step: 'three', game } as unknown as Plain,
    })
    desk.run()
    return desk
  }
  const advancesOf = (desk: Desk) =>
    keptAt(desk).game.cultists[0]!.deeds.map(({ advances }) => advances)
  const printed = (desk: Desk) =>
    ['deed-king', 'deed-moon'].map((id) => desk.board().items.get(id)?.props.advances)

  test('goes where nothing hidden was seen, and things follow', () => {
    const desk = advancing()
    desk.play('ada', 'advance', { deed: 'king' })
    desk.run()
    expect([advancesOf(desk), printed(desk)]).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect(desk.table.undo('ada')).toBe('done')
    desk.run()
    expect([advancesOf(desk), printed(desk)]).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(desk.table.redo('ada')).toBe('done')
    desk.run()
    expect([advancesOf(desk), printed(desk)]).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect(laidAs(desk.board(), keptAt(desk), true)).toEqual([])
  })

  test('[D22] goes never behind what was seen: nothing comes back, whatever was done before it', () => {
    const desk = advancing()
    for (const deed of ['king', 'moon', 'king']) {
      desk.play('ada', 'advance', { deed })
      desk.run()
    }
    const [card] = keptAt(desk).game.cultists[0]!.hand
    const told = keptAt(desk)
    desk.play('ada', 'playCard', { card: card! })
    desk.run()
    const after = keptAt(desk)
    expect(after.n).toBeGreaterThan(told.n)
    for (let n = 0; n < 5; n++) {
      expect(desk.table.undo('ada')).not.toBe('done')
      desk.run()
      expect(keptAt(desk)).toEqual(after)
      expect(laidAs(desk.board(), after, true)).toEqual([])
    }
  })

  test('takes nothing back that somebody else has done since', () => {
    const desk = advancing()
    desk.play('ada', 'advance', { deed: 'king' })
    desk.run()
    const kept = keptAt(desk)
    // Ben says that he leaves: somebody else's step.
    desk.play('ben', 'leave', { who: 'ben' })
    desk.run()
    const after = keptAt(desk)
    expect(after.n).toBe(kept.n + 1)
    expect(desk.table.undo('ada')).not.toBe('done')
    desk.run()
    expect(keptAt(desk)).toEqual(after)
    expect(laidAs(desk.board(), after, true)).toEqual([])
  })

  test('a Deed is not put back once lots were drawn for it, and no card once it was drawn', () => {
    const desk = standing({ ada: {}, ben: {} })
    desk.play('ada', 'scheme', { at: '1' })
    desk.run()
    const after = keptAt(desk)
    expect(after.game.cultists[0]!.deeds.map(({ deed }) => deed)).toEqual(['king'])
    expect([desk.table.canUndo('ada'), desk.table.undo('ada')]).toEqual([false, 'lasting'])
    expect(keptAt(desk)).toEqual(after)
  })

  test('[D22] is not offered once a turn has ended: what was drawn is not drawn again', () => {
    const desk = standing({ ada: {}, ben: {} })
    desk.play('ada', 'levelUp', { card: keptAt(desk).game.cultists[0]!.hand[0]!, of: 'blood' })
    desk.run()
    desk.play('ada', 'endActions')
    desk.run()
    const after = keptAt(desk)
    expect(after.game.turn?.seat).toBe('ben')
    expect([desk.table.canUndo('ada'), desk.table.undo('ada')]).toEqual([false, 'lasting'])
    expect(keptAt(desk)).toEqual(after)
  })
})

test.each([
  ['worm', 0, ['card']],
  ['worm', 1, ['card', 'changed']],
  ['name', 2, ['card']],
  ['name', 3, ['card', 'changed']],
  ['tithe', 4, ['card']],
] as const)('[D16] %s at level %i is asked for %j', (face, level, ids) => {
  const desk = standing({ ada: { levels: { demons: level, dead: level } }, ben: {} })
  const card = holding(desk, 'ada', face)
  expect(idsOf(desk, 'ada', 'playCard', { card })).toEqual(ids)
  if (ids.length > 1) {
    desk.play('ada', 'playCard', { card, changed: 'changed' })
    expect(keptAt(desk).told[0]?.key).toBe('happened.changed')
  } else expect(desk.refused('ada', 'playCard', { card, changed: 'changed' })).toBe('refused.bonus')
})

test('where others look on, what a bonus brings is not told before the card lies open', () => {
  const desk = standing({ ada: { levels: { demons: 1, dead: 1 } }, ben: {} })
  const answers = { card: holding(desk, 'ada', 'worm') }
  const notes = (watched: boolean) =>
    desk
      .move('playCard')
      .asks(desk.board(), { ...desk.act('ada'), watched }, answers)
      .flatMap((ask) => (ask.id === 'changed' && ask.kind === 'choice' ? ask.options : []))
      .map(({ note }) => note !== undefined)
  expect([notes(false), notes(true)]).toEqual([
    [true, false],
    [false, false],
  ])
})

test('two groups that play on apart: when they meet one game stands whole, and everything lies by it', () => {
  const desk = standing({ ada: {}, ben: {} })
  const other = copyOf(desk.table)
  const apart = desk.move('endActions').play(other.board(), desk.act('ada'), {})
  other.apply(apart as readonly Change[], { seat: 'ada' })
  const theirs = gameKept(other.board())!
  desk.play('ada', 'scheme', { at: '1' })
  desk.run()
  const ours = keptAt(desk)
  merge(desk.table, other)
  expect(gameKept(other.board())).toEqual(keptAt(desk))
  expect([ours.step, theirs.step]).toContain(keptAt(desk).step)
  desk.run()
  expect(laidAs(desk.board(), keptAt(desk))).toEqual([])
  expect(desk.board().play[LAID]).toBe(keptAt(desk).step)
})

test('two groups that deal anew apart on trust: when they meet, the cards lie as one of them has seen them', () => {
  const desk = dealtDesk(3)
  for (let n = 0; n < 3; n++) goOn(desk, luckOf(1))
  fc.assert(
    fc.property(fc.nat(1000), (seed) => {
      const luck = wobble(seed)
      const hex = (many: number) =>
        Array.from({ length: many }, () => Math.floor(luck() * 16).toString(16)).join('')
      const order = (table: Table) => orderOf(mainDeck, table.board())
      // In each group one deals, and another screen makes the shuffles.
      const groups = [copyOf(desk.table), copyOf(desk.table)].map((table) => {
        const chance = { id: () => hex(20), seed: () => '', wobble: () => 0 }
        const seats = ['ada', 'ben', 'cleo']
        const deal = { seats, programs: [], trust: true, dealer: 'ada' }
        const kept = dealtAnew(gameKept(table.board()), { chance }, deal)!
        const other = copyOf(table)
        const value = kept as unknown as Plain
        table.apply([{ do: 'play', key: PLAY, value }], { seat: 'ada' })
        merge(table, other)
        for (let { lacking } = order(other); lacking !== undefined; { lacking } = order(other))
          other.apply([luckFor(lacking, hex(64))], { seat: '', track: false })
        merge(table, other)
        return { table, step: kept.step, faces: order(table).faces }
      })
      const [ours, theirs] = groups as [(typeof groups)[0], (typeof groups)[0]]
      expect(ours.faces.size).toBeGreaterThan(30)
      merge(ours.table, theirs.table)
      for (const { table } of groups) {
        const stands = groups.find(({ step }) => step === gameKept(table.board())?.step)
        expect(order(table)).toEqual({ faces: stands?.faces })
      }
    }),
    { numRuns: 20 },
  )
})

test('[D41] what happened is told step by step, and nothing that was taken back', () => {
  const desk = dealtDesk(3, 5)
  const luck = luckOf(5)
  for (let n = 0; n < 20; n++) goOn(desk, luck)
  const { from, n } = keptAt(desk)
  const told = Object.keys(desk.board().play).filter((key) => key.startsWith('told/'))
  expect(told.length).toBeGreaterThan(20)
  for (const key of told) {
    const at = Number(key.slice('told/'.length))
    expect(at).toBeGreaterThanOrEqual(from)
    expect(at).toBeLessThanOrEqual(n)
  }
  expect(desk.board().play[LAID]).toBe(keptAt(desk).step)
})
