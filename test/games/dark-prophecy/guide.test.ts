import { describe, expect, test } from 'vitest'
import { deedOf } from '../../../src/games/dark-prophecy/cards/deeds.ts'
import { game as dark } from '../../../src/games/dark-prophecy/game.ts'
import type { GameState } from '../../../src/games/dark-prophecy/reckon/state.ts'
import { FACE } from '../../../src/rules/board/deck.ts'
import type { Game } from '../../../src/rules/game.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { type Sentence, say } from '../../../src/rules/plain/sentence.ts'
import type { Step } from '../../../src/rules/play/guide.ts'
import type { Row } from '../../../src/rules/told/outline.ts'
import { calledOf } from '../../../src/ui/say/names.ts'
import { englishOf, spoken } from '../../make.ts'
import type { Desk } from '../desk.ts'
import { makeDesk } from './desk.ts'
import { dealtDesk, holding, keptAt, playOut, put, standing, waitsAt } from './evening.ts'

const game: Game = dark
const english = await englishOf(game)
const said = (sentence: Sentence) =>
  (spoken(english, sentence) ?? sentence.key).replace(/\{(\w+)\}/g, (_, key: string) =>
    String(sentence.values?.[key]),
  )

const stepsOf = (desk: Desk, seat: string): readonly Step[] => {
  const board = desk.board()
  const { list, now } = game.phases!
  return list.find(({ id }) => id === now(board))!.steps(board, desk.act(seat))
}
const now = (desk: Desk, seat: string) => stepsOf(desk, seat).find(({ id }) => id === 'now')
const offered = (desk: Desk, seat: string) =>
  (now(desk, seat)?.offers ?? []).map(({ move }) => move)
const phase = (desk: Desk) => game.phases!.now(desk.board())
const lying = (desk: Desk, on: string): readonly Item[] =>
  [...desk.board().items.values()].filter(({ place }) => place.on === on)
const putGame = (desk: Desk, how: (state: GameState) => Partial<GameState>) =>
  put(desk, (kept) => ({ game: { ...kept.game, ...how(kept.game) } }))
/** Ada's cards played out of the hand, whatever they bring. */
const play = (desk: Desk, face: string, answers = {}) => {
  const card = holding(desk, 'ada', face)
  desk.play('ada', 'playCard', { card, ...answers })
  desk.run()
  return card
}

describe('the guide', () => {
  test('[D5] begins with who plays, and deals', () => {
    const desk = makeDesk(['Ada', 'Ben'])
    expect(phase(desk)).toBe('gather')
    expect(stepsOf(desk, 'ada').map(({ id, done }) => [id, done])).toEqual([
      ['seats', true],
      ['deal', false],
    ])
    expect(stepsOf(desk, 'ada').flatMap(({ offers = [] }) => offers)).toEqual([{ move: 'deal' }])
    expect(game.offers?.(desk.board(), desk.act('ada'), 'deck')).toEqual([{ move: 'deal' }])
  })

  test('[D6] [D11] [D12] after the deal levels are 0, somebody has the turn, and the Opening Verse lies open', () => {
    const desk = dealtDesk(3, 2)
    const { game: state } = keptAt(desk)
    expect(state.first).toBe(state.turn?.seat)
    for (const { seat } of state.cultists)
      expect(
        lying(desk, `place-${seat}`)
          .filter(({ kind }) => kind === 'discipline')
          .map(({ props, place }) => [props.level, place.turn]),
      ).toEqual([
        [0, 0],
        [0, 0],
        [0, 0],
      ])
    expect(lying(desk, 'verseRow')[0]?.props.verse).toBe(state.row[0]?.verse)
    expect(state.row[0]?.verse).toBeDefined()
  })

  test('[D13] [D14] says whose turn it is and what for, offers it to them, and counts actions', () => {
    const desk = standing({ ada: {}, ben: {} })
    expect(phase(desk)).toBe('action')
    expect(said(now(desk, 'ben')!.say)).toBe('Ada: play a card, level up or scheme.')
    expect(now(desk, 'ben')?.seat).toBe('ada')
    expect(offered(desk, 'ben')).toEqual([])
    expect(offered(desk, 'ada')).toEqual(['playCard', 'levelUp', 'scheme', 'endActions'])
    expect(said(game.phases!.turn!(desk.board())!)).toBe('Ada: play a card, level up or scheme.')
    const done = () =>
      stepsOf(desk, 'ada')
        .filter(({ id }) => /^action/.test(id))
        .map((step) => step.done)
    expect(done()).toEqual([false, false])
    desk.play('ada', 'scheme', { at: '0' })
    desk.run()
    expect(done()).toEqual([true, false])
  })

  test('[D18] [D21] with an empty hand only Scheme is offered, and with three unfinished Deeds not that', () => {
    const desk = standing({ ada: {}, ben: {} })
    putGame(desk, (state) => ({
      cultists: state.cultists.map((one) => (one.seat === 'ada' ? { ...one, hand: [] } : one)),
      deck: [...state.cultists[0]!.hand, ...state.deck],
    }))
    expect(offered(desk, 'ada')).toEqual(['scheme', 'endActions'])
    const full = standing({
      ada: {
        deeds: [
          ['ink', 0],
          ['rose', 0],
          ['guest', 0],
        ],
      },
      ben: {},
    })
    expect(offered(full, 'ada')).not.toContain('scheme')
    const gifted = standing({
      ada: {
        deeds: [
          ['ink', 0],
          ['rose', 0],
          ['guest', 0],
        ],
        levels: { demons: 4 },
      },
      ben: {},
    })
    expect(offered(gifted, 'ada')).toContain('scheme')
  })

  test('[D18] a Deed of the row lies before whoever took it, and the row has three again; without Deeds a gap', () => {
    const desk = standing({ ada: {}, ben: {} })
    desk.play('ada', 'scheme', { at: '1' })
    desk.run()
    expect(desk.board().items.get('deed-king')?.place.on).toBe('place-ada')
    expect(lying(desk, 'deedRow')).toHaveLength(3)
    putGame(desk, () => ({ deedsLeft: [] }))
    desk.play('ada', 'scheme', { at: '0' })
    desk.run()
    expect(lying(desk, 'deedRow')).toHaveLength(2)
    const left = game.pieces.deedDeck?.fields?.[0]
    expect(left?.as === 'worth' && left.of(desk.board().items.get('deedDeck')!, desk.board())).toBe(
      0,
    )
  })

  test('[D15] [D23] [D24] each advance has a button of its own; a Deed with all of them is laid aside, and brings its effect', () => {
    const desk = standing({
      ada: {
        deeds: [
          ['chalk', 1],
          ['guest', 0],
        ],
      },
      ben: {},
    })
    const card = play(desk, 'thumb')
    expect(now(desk, 'ada')?.offers).toEqual([
      { move: 'advance', answers: { deed: 'chalk' }, say: { key: 'deed.chalk.title' } },
      { move: 'advance', answers: { deed: 'guest' }, say: { key: 'deed.guest.title' } },
    ])
    expect(lying(desk, 'inPlay').map(({ id }) => id)).toEqual([card])
    expect(
      game
        .read(desk.board())
        .filter(({ as }) => as === 'ready')
        .map(({ on }) => on),
    ).toEqual(['deed-chalk', 'deed-guest'])
    expect(game.offers?.(desk.board(), desk.act('ada'), 'deed-chalk')).toEqual([
      { move: 'advance', answers: { deed: 'chalk' } },
    ])
    desk.play('ada', 'advance', { deed: 'chalk' })
    desk.run()
    const own = keptAt(desk).game.cultists[0]!
    expect([own.completed, own.points]).toEqual([['chalk'], 1])
    expect(lying(desk, 'place-ada').filter(({ kind }) => kind === 'token')).toHaveLength(1)
    expect(lying(desk, 'inPlay')).toEqual([])
    expect(keptAt(desk).game.discard[0]).toBe(card)
    expect(desk.board().items.get(card)?.props).toMatchObject({ [FACE]: 'thumb' })
  })

  test('[D33] who discards chooses, clockwise from the one who acts, and the table says for whom it waits', () => {
    const desk = standing({ ada: { deeds: [['moon', 0]] }, ben: {}, cleo: {} })
    play(desk, 'feast')
    const asked: string[] = []
    for (let waits = waitsAt(desk); waits?.for === 'discard'; waits = waitsAt(desk)) {
      asked.push(said(now(desk, 'ada')!.say))
      expect(offered(desk, 'ada')).toEqual([])
      expect(now(desk, waits.seat)?.offers).toEqual([{ move: 'discard', open: true }])
      const [card] = keptAt(desk).game.cultists.find(({ seat }) => seat === waits!.seat)!.hand
      desk.play(waits.seat, 'discard', { card: card! })
      desk.run()
      expect(keptAt(desk).game.discard).toContain(card)
    }
    expect(asked).toEqual(['Ben: which card do you discard?', 'Cleo: which card do you discard?'])
  })

  test('[D33] who discards two is asked for the first and the second in other words', () => {
    const desk = standing({ ada: {}, ben: {} })
    const doing = { verb: 'discard', who: 'self' } as const
    putGame(desk, () => ({ tasks: [{ task: 'do', seat: 'ada', doing, n: 2 }] }))
    const asked: string[] = []
    for (let waits = waitsAt(desk); waits?.for === 'discard'; waits = waitsAt(desk)) {
      const [question] = desk.move('discard').asks(desk.board(), desk.act('ada'), {})
      asked.push(said(now(desk, 'ada')!.say), said(question!.say))
      const [card] = keptAt(desk).game.cultists[0]!.hand
      desk.play('ada', 'discard', { card: card! })
      desk.run()
    }
    expect(asked).toEqual([
      'Ada: which card do you discard? 2 are to go.',
      'Which card do you discard first? 2 are to go.',
      'Ada: which card do you discard?',
      'Which card do you discard?',
    ])
  })

  test('[D16] [D38] a bonus and a gift are offered to be used or not', () => {
    const desk = standing({
      ada: { levels: { dead: 4, demons: 2 }, deeds: [['moon', 0]] },
      ben: {},
    })
    play(desk, 'clause')
    expect(now(desk, 'ada')?.offers?.map(({ say }) => said(say!))).toEqual(['Use the bonus', 'No'])
    expect(offered(desk, 'ben')).toEqual([])
    desk.play('ada', 'use', { use: 'no' })
    desk.run()
    desk.play('ada', 'endActions')
    desk.run()
    expect(phase(desk)).toBe('end')
    expect(now(desk, 'ada')?.offers?.map(({ say }) => said(say!))).toEqual(['Take the card', 'No'])
    const [top] = keptAt(desk).game.discard
    desk.play('ada', 'use', { use: 'yes' })
    desk.run()
    expect(keptAt(desk).game.cultists[0]!.hand).toContain(top)
    expect(desk.board().items.get(top!)?.place.on).toBe('place-ada')
    expect(desk.board().items.get(top!)?.props.down).toBe(true)
  })

  test('[D19] open verses stand in the Prophecy Phase, Opening, Middle, Final', () => {
    const desk = standing({ ada: {}, ben: {} })
    putGame(desk, () => ({
      row: [
        { kind: 'final', verse: 'ash' },
        { kind: 'opening', verse: 'moth' },
        { kind: 'middle', verse: 'throne' },
      ],
      coming: [],
    }))
    const verses = game
      .phases!.list[2]!.steps(desk.board(), desk.act('ada'))
      .filter(({ id }) => /^verse/.test(id))
    expect(verses.map(({ id }) => id)).toEqual(['verse-opening', 'verse-middle', 'verse-final'])
    expect(said(verses[1]!.say)).toContain('Put 1 advance on one of your Deeds.')
    desk.play('ada', 'endActions')
    desk.run()
    // [D30]: the Final one raises a Discipline, which is for Ada to choose.
    expect(phase(desk)).toBe('verses')
    expect(waitsAt(desk)).toMatchObject({ for: 'level', seat: 'ada', n: 2 })
    desk.play('ada', 'raise', { of: 'demons' })
    desk.run()
    expect(keptAt(desk).game.cultists[0]!.levels.find(({ of }) => of === 'demons')?.level).toBe(2)
    const card = lying(desk, 'place-ada').find(({ props }) => props.of === 'demons')
    expect([card?.props.level, card?.place.turn]).toEqual([2, 0])
  })

  test('[D20] at the end of a turn the hand is filled up, and the next one has the turn', () => {
    const desk = standing({ ada: {}, ben: {} })
    const [one] = keptAt(desk).game.cultists[0]!.hand
    desk.play('ada', 'levelUp', { of: 'blood', card: one! })
    desk.run()
    const [top] = keptAt(desk).game.deck
    desk.play('ada', 'endActions')
    desk.run()
    const { game: state } = keptAt(desk)
    expect(state.turn?.seat).toBe('ben')
    expect(state.cultists[0]!.hand).toHaveLength(5)
    if (desk.faceOf(top!) !== 'verse') expect(desk.act('ada').sees?.(top!)).toBe(desk.faceOf(top!))
    expect(desk.act('ben').sees?.(top!)).toBeUndefined()
  })

  test('[D26] [D8] a verse that is drawn lies face down in the row, its card beside it, and another card is drawn', () => {
    const desk = standing({ ada: {}, ben: {} })
    const verse = keptAt(desk).game.deck.find((card) => desk.faceOf(card) === 'verse')!
    const [one] = keptAt(desk).game.cultists[0]!.hand
    putGame(desk, ({ deck }) => ({ deck: [verse, ...deck.filter((card) => card !== verse)] }))
    desk.play('ada', 'levelUp', { of: 'blood', card: one! })
    desk.run()
    desk.play('ada', 'endActions')
    desk.run()
    const { game: state, out } = keptAt(desk)
    expect(out).toEqual([verse])
    expect(state.cultists[0]!.hand).toHaveLength(5)
    expect(lying(desk, 'spent').map(({ id, props }) => [id, props[FACE]])).toEqual([
      [verse, 'verse'],
    ])
    const laid = desk.board().items.get('verse-middle')
    expect([laid?.place.on, laid?.props.verse]).toEqual(['verseRow', undefined])
    expect(said(game.pieces.verse!.nameless!(laid!))).toBe('the Middle Verse, face down')
  })

  test('[D29] where nobody draws in a round the next verse is laid, and its card in the deck is void', () => {
    const desk = standing({ ada: {}, ben: {} })
    for (const seat of ['ada', 'ben']) {
      desk.play(seat, 'endActions')
      desk.run()
    }
    const { game: state, out } = keptAt(desk)
    expect(state.round).toBe(2)
    expect(out).toEqual([])
    expect(state.row[1]?.kind).toBe('middle')
    expect(state.row[1]?.verse).toBeDefined()
  })

  test('[D22] of somebody who has left the turns are passed over, and the hand stays hidden', () => {
    const desk = standing({ ada: {}, ben: {}, cleo: {} })
    const hand = keptAt(desk).game.cultists[1]!.hand
    // Others than the one who is waited for may say so, below all else.
    const last = (seat: string) => stepsOf(desk, seat).at(-1)!
    expect(said(last('cleo').say)).toBe('If Ada does not come back')
    expect(last('cleo').offers).toEqual([{ move: 'leave', aside: true }])
    expect(last('ada').offers ?? []).toEqual([])
    desk.play('cleo', 'leave', { who: 'ben' })
    desk.run()
    desk.play('ada', 'endActions')
    desk.run()
    expect(waitsAt(desk)?.seat).toBe('cleo')
    for (const card of hand) expect(desk.board().items.get(card)?.props[FACE]).toBeUndefined()
    const place = game.read(desk.board()).find(({ on, as }) => on === 'place-ben' && as === 'owner')
    expect(said(place!.say)).toBe('Ben has left')
    expect(keptAt(desk).told.length).toBeGreaterThan(0)
  })

  test('what lies elsewhere than it should is told, and offered to be laid', () => {
    const desk = standing({ ada: {}, ben: {} })
    const amiss = () => stepsOf(desk, 'ben').filter(({ id }) => id === 'amiss')
    expect(amiss()).toEqual([])
    const [card] = keptAt(desk).game.deck
    desk.by('ada', { do: 'place', id: card!, place: { x: 0, y: 0, turn: 0, z: 999 } })
    expect(amiss().flatMap(({ offers = [] }) => offers)).toEqual([{ move: 'lay', aside: true }])
    expect(game.read(desk.board()).find(({ as }) => as === 'amiss')?.on).toBe(card)
    desk.play('ben', 'lay')
    expect(amiss()).toEqual([])
  })

  test('what happened just now is told to everybody', () => {
    const desk = standing({ ada: {}, ben: {} })
    desk.play('ada', 'scheme', { at: '1' })
    const told = stepsOf(desk, 'ben').find(({ id }) => id === 'told-0')
    expect(said(told!.missing!.at(-1)!)).toMatch(/^Ada takes on “/)
  })

  test('what somebody draws, and then draws once more, is told as one', () => {
    const desk = standing({ ada: {}, ben: {} })
    const draws = (name: string, n: number) => say('happened.draw', { name, n })
    const told = [draws('Ada', 1), draws('Ada', 1), draws('Ben', 1), draws('Ada', 2)]
    put(desk, () => ({ told }))
    const [step] = stepsOf(desk, 'ben').filter(({ id }) => id === 'told-0')
    expect(step?.missing?.slice(-3)).toEqual([draws('Ada', 2), draws('Ben', 1), draws('Ada', 2)])
  })

  test('a turn is told until the own next one begins, also what nobody was asked for, and all points', () => {
    const desk = standing({ ada: {}, ben: {} })
    for (const seat of ['ada', 'ada', 'ben', 'ben']) {
      desk.play(seat, 'scheme', { at: '1' })
      desk.run()
    }
    const steps = stepsOf(desk, 'ada')
    const told = (id: string) => steps.find((step) => step.id === id)
    expect(told('told-1')?.say).toEqual(say('step.turn', { name: 'Ben' }))
    expect(told('told-1')?.missing?.map(said).join(' ')).toMatch(/Ben takes on .* Ben takes on /)
    expect(told('told-2')?.missing?.map(said).join(' ')).toMatch(/Ada takes on .* Ada takes on /)
    expect(told('told-3')).toBeUndefined()
    expect(told('standing')?.missing?.map(said)).toEqual(['Ada: 0 points', 'Ben: 0 points'])
  })
})

describe('the end', () => {
  const over = (own: Parameters<typeof standing>[0]) => {
    const desk = standing(own)
    put(desk, ({ game: { turn: _, ...state } }) => ({ game: { ...state, tasks: [], over: true } }))
    return desk
  }

  test('[D31] is told worth by worth: 7 by Deeds, 0, 2 and 6 by levels, 2 tokens are 17', () => {
    const desk = over({
      ada: { completed: ['ink', 'rose'], levels: { blood: 2, dead: 4 }, points: 2 },
      ben: { points: 3 },
    })
    expect(phase(desk)).toBe('over')
    const [first, second] = stepsOf(desk, 'ben')
    expect(said(first!.say)).toBe('Ada: 17 points')
    expect(first!.missing!.map(said)).toEqual([
      '“Sign for the Village”: 3 points',
      ...first!.missing!.map(said).slice(1, 2),
      'Blood Magic 2: 2 points',
      'Necromancy 4: 6 points',
      'Point tokens: 2',
    ])
    expect(said(second!.say)).toBe('Ben: 3 points')
    const ending = game.ending!(desk.board())!
    expect(said(ending.say)).toBe('Ada wins.')
    expect(ending.body.map(said)).toEqual([
      'Ada: 17 points: 7 by 2 Deeds, 8 by levels, 2 by tokens.',
      'Ben: 3 points: 0 by 0 Deeds, 0 by levels, 3 by tokens.',
      'Most Victory Points: Ada',
    ])
  })

  test.each([
    [
      { completed: ['ink', 'guest', 'candle'] as const, points: 0 },
      { completed: ['moon'] as const, points: 1 },
      'Ada wins.',
    ],
    [
      { completed: ['ink'] as const },
      { completed: ['guest'] as const },
      'The win is shared: Ada, Ben.',
    ],
    [{ points: 1, levels: { blood: 1 } }, { points: 0, levels: { blood: 2 } }, 'Ben wins.'],
  ] as const)('[D32] ties go step by step: %j and %j', (ada, ben, told) => {
    const desk = over({ ada, ben })
    const ending = game.ending!(desk.board())!
    expect(said(ending.say)).toBe(told)
    // Nobody has more of what they are tied in.
    for (const line of ending.body.map(said))
      if (line.endsWith('Ada, Ben')) expect(line).not.toMatch(/\b(more|higher)\b/)
  })

  test('lists call each mat by what it is for, and a completed Deed has all its advances', () => {
    const desk = over({ ada: { completed: ['ink'] }, ben: {} })
    const { items } = desk.board()
    const called = (id: string) => calledOf(game, items.get(id)!, said)
    const mats = [...items.values()].filter(({ kind }) => game.pieces[kind]?.mat)
    expect(mats.length).toBeGreaterThan(7)
    for (const { id } of mats) expect(called(id), id).not.toBe('unnamed')
    expect(called('verseRow')).toBe('Prophecy Row')
    expect(items.get('deed-ink')?.props.advances).toBe(deedOf('ink').cost)
  })

  test('what became of it is written down, and another game may follow; the table can be looked at in between', () => {
    const desk = over({ ada: { points: 1 }, ben: {} })
    desk.play('ben', 'epilogue', { words: 'Night fell, and stayed.' })
    expect(game.ending!(desk.board())!.after.written).toEqual(['Night fell, and stayed.'])
    desk.play('ben', 'gather', { phase: 'gather' })
    expect(phase(desk)).toBe('gather')
    expect(game.ending!(desk.board())).toBeUndefined()
    desk.play('ben', 'gather', { phase: 'over' })
    expect(phase(desk)).toBe('over')
    desk.play('ben', 'gather', { phase: 'gather' })
    desk.play('ben', 'deal', { who: 'ada ben', hidden: 'trust' })
    desk.run()
    expect(phase(desk)).toBe('action')
  })
})

test('[D30] the round that begins by revealing the Final Verse is said to be the last, and then it is over', () => {
  const desk = dealtDesk(2, 9)
  let last = 0
  playOut(desk, 9, () => {
    if (!keptAt(desk).game.over && stepsOf(desk, 'ada').some(({ id }) => id === 'last'))
      last = keptAt(desk).game.round
  })
  expect(keptAt(desk).game.round).toBe(last)
})

test('lists tell all that lies there, each thing once, in the order in which it lies', () => {
  const desk = standing({ ada: { deeds: [['moon', 1]], points: 2 }, ben: {} })
  const sections = game.outline(desk.board())
  const all = (rows: readonly Row[]): readonly string[] =>
    rows.flatMap(({ id, rows: below = [] }) => [id, ...all(below)])
  const ids = sections.flatMap(({ rows }) => all(rows))
  expect(new Set(ids).size).toBe(ids.length)
  expect([...desk.board().items.keys()].filter((id) => !ids.includes(id))).toEqual([])
  const places = sections.find(({ id }) => id === 'places')!
  expect(places.rows.map(({ id }) => id)).toEqual(['place-ada', 'place-ben'])
  const deck = sections.flatMap(({ rows }) => rows).find(({ id }) => id === 'deck')
  expect(deck?.rows?.map(({ id }) => id)).toEqual(keptAt(desk).game.deck)
  const told = game.read(desk.board()).filter(({ on }) => on === 'deed-moon')
  expect(told.map(({ say }) => said(say))).toEqual(['1 of 5 advances'])
})
