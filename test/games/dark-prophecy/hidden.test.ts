import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { game } from '../../../src/games/dark-prophecy/game.ts'
import { cardsOf } from '../../../src/games/dark-prophecy/reckon/choice.ts'
import { MAIN_CARDS } from '../../../src/games/dark-prophecy/story/kept.ts'
import { dueTo } from '../../../src/rules/board/deck.ts'
import { type Sentence, say } from '../../../src/rules/plain/sentence.ts'
import { englishOf, spoken } from '../../make.ts'
import type { Desk } from '../desk.ts'
import { luckOf } from './dealer.ts'
import { makeDesk } from './desk.ts'
import { allows } from './due.ts'
import { chooses, dealtDesk, goOn, holding, keptAt, playOut, put, standing } from './evening.ts'

const deck = game.decks[0]!
const english = await englishOf(game)
const said = (sentence: Sentence) => spoken(english, sentence)

/** What lies open as the rules have it [D15], [D26]: discards, what is carried out, verses that have come out. */
const openIn = (desk: Desk): ReadonlySet<string> => {
  const { game, out } = keptAt(desk)
  const played = game.tasks.flatMap((task) => (task.task === 'lay' ? [task.card] : []))
  return new Set([...game.discard, ...played, ...out])
}

/** The main cards that somebody is asked to choose among, whatever they begin. */
const listedFor = (desk: Desk, seat: string): readonly string[] =>
  game.moves
    .flatMap(({ asks }) => asks(desk.board(), desk.act(seat), {}))
    .flatMap((asked) => (asked.kind === 'choice' ? asked.options : []))
    .flatMap(({ item }) => (item !== undefined && MAIN_CARDS.includes(item) ? [item] : []))

const anyGame = fc.record({
  players: fc.integer({ min: 2, max: 5 }),
  seed: fc.nat({ max: 9999 }),
  wild: fc.boolean(),
})

test('[D22] [D27] over random games no show outside what the rules allow is due, of any card to anybody', () => {
  fc.assert(
    fc.property(anyGame, ({ players, seed, wild }) => {
      const desk = dealtDesk(players, seed)
      let asked = 0
      const look = () => {
        if (asked % 3 === 0) {
          const board = desk.board()
          const { game: state } = keptAt(desk)
          const open = openIn(desk)
          for (const card of MAIN_CARDS) {
            expect(dueTo(deck, board, 'all').has(card)).toBe(open.has(card))
            for (const { seat } of state.cultists)
              expect(dueTo(deck, board, seat).has(card)).toBe(
                allows(state, { cards: [card], to: seat }),
              )
            expect(dueTo(deck, board, 'stranger').has(card)).toBe(false)
          }
          // Nor does anything that somebody is asked list another card by its face.
          for (const { seat, hand } of state.cultists)
            for (const card of listedFor(desk, seat))
              expect(open.has(card) || hand.includes(card)).toBe(true)
        }
        asked++
      }
      playOut(desk, seed, look, wild)
      expect(asked).toBeGreaterThan(20)
    }),
    { numRuns: 4 },
  )
})

test('[D8] [D9] shuffles are listed once and stay: all main cards, each packet with its verse, discards as they lay', () => {
  const desk = dealtDesk(5, 8)
  let before = deck.seals(desk.board())
  expect(before[0]!.cards).toHaveLength(60)
  for (const { cards, faces } of before.slice(1)) {
    expect(cards).toHaveLength(5)
    // Four that nobody has seen, and the one that stands for a verse.
    expect(faces.filter((face) => face === null)).toHaveLength(4)
    expect(faces).toContain('verse')
  }
  let again = 0
  playOut(
    desk,
    8,
    () => {
      const seals = deck.seals(desk.board())
      expect(seals.slice(0, before.length)).toEqual(before)
      for (const { faces } of seals.slice(before.length)) {
        again++
        expect(faces).not.toContain(null)
      }
      before = seals
    },
    true,
  )
  expect(new Set(MAIN_CARDS.map(desk.faceOf)).size).toBe(31)
  expect(before.length).toBe(3 + again)
})

test('[D28] the discards are shuffled in as what they are, and whoever knew them knows them no more', () => {
  const desk = standing({ ada: {}, ben: {} })
  put(desk, ({ game: state }) => ({
    game: {
      ...state,
      coming: [],
      deck: state.deck.slice(0, 1),
      discard: [
        ...state.discard,
        ...state.deck.slice(1).filter((card) => desk.faceOf(card) !== 'verse'),
      ],
    },
  }))
  const [first, second] = keptAt(desk).game.cultists[0]!.hand
  desk.play('ada', 'levelUp', { of: 'blood', card: first! })
  desk.play('ada', 'levelUp', { of: 'dead', card: second! })
  const lay = keptAt(desk).game.discard.slice(1)
  const faces = lay.map((card) => desk.faceOf(card)!)
  desk.run()
  const seals = deck.seals(desk.board())
  expect(seals).toHaveLength(4)
  expect(seals[3]).toMatchObject({ cards: lay, faces })
  const { deck: left } = keptAt(desk).game
  expect(left.length).toBeGreaterThan(30)
  for (const card of left)
    for (const seat of ['ada', 'ben', 'all'] as const)
      expect(desk.knows(seat).has(card)).toBe(false)
  expect(keptAt(desk).claims).not.toHaveProperty(first!)
})

describe('a liar', () => {
  /** Ada plays a card and says it is another one, which nobody's own screen would. */
  const lying = (told: string): Desk => {
    const desk = standing({ ada: {}, ben: {} })
    const card = holding(desk, 'ada', 'tithe')
    const act = desk.act('ada')
    const claims = { ...act, sees: (one: string) => (one === card ? told : act.sees?.(one)) }
    const changes = desk.move('playCard').play(desk.board(), claims, { card })
    if ('dice' in changes) throw new Error('a Check')
    desk.by('ada', ...changes)
    desk.run()
    return desk
  }
  const tells = (desk: Desk, seat: string) =>
    game.phases.list
      .flatMap(({ steps }) => steps(desk.board(), desk.act(seat)))
      .filter(({ id }) => id === 'lies')
      .flatMap(({ missing = [] }) => missing.map(said))

  test('[D15] is told by name on every screen, once the card lies open', () => {
    const desk = lying('heart')
    for (const seat of ['ada', 'ben'])
      expect(tells(desk, seat)).toEqual([
        'Ada laid down “A Heart Kept Warm”, and it was “Sulphur Tithe”.',
      ])
    const marks = game.read(desk.board()).filter(({ as }) => as === 'amiss')
    expect(marks.map((mark) => said(mark.say))).toEqual([
      'Ada laid down “A Heart Kept Warm”, and it was “Sulphur Tithe”.',
    ])
  })

  test('stays told when the card is shuffled in, and to the end', () => {
    const desk = lying('heart')
    const luck = luckOf(2)
    for (let n = 0; n < 200 && goOn(desk, luck); n++);
    expect(keptAt(desk).game.over).toBe(true)
    expect(tells(desk, 'ben')).toHaveLength(1)
  })

  test('who says what is so is told of nowhere', () => {
    expect(tells(lying('tithe'), 'ben')).toEqual([])
  })

  test('[D26] a verse that somebody keeps is no card to be played', () => {
    const desk = standing({ ada: {}, ben: {} })
    const verse = keptAt(desk).game.deck.find((card) => desk.faceOf(card) === 'verse')!
    put(desk, ({ game: state }) => {
      const [given] = state.cultists[0]!.hand
      const swap = (one: string) => (one === verse ? given! : one === given ? verse : one)
      return {
        game: {
          ...state,
          deck: state.deck.map(swap),
          cultists: state.cultists.map((one) => ({ ...one, hand: one.hand.map(swap) })),
        },
      }
    })
    expect(desk.refused('ada', 'playCard', { card: verse })).toBe('refused.unseen')
    expect(desk.refused('ada', 'levelUp', { of: 'blood', card: verse })).toBe('refused.unseen')
  })
})

test('[D27] who looks at a card is told what it is, and nobody else; then it lies there as before', () => {
  const desk = standing({ ada: {}, ben: {} })
  const card = holding(desk, 'ada', 'keyhole')
  desk.play('ada', 'playCard', { card, changed: 'printed' })
  desk.run()
  const top = keptAt(desk).game.deck[0]!
  const told = (seat: string) =>
    game.phases.list
      .flatMap(({ steps }) => steps(desk.board(), desk.act(seat)))
      .filter(({ id }) => id === 'now')
      .flatMap(({ missing = [] }) => missing)
  const face = desk.faceOf(top)!
  expect(told('ada')).toEqual([
    face === 'verse' ? say('look.verse') : say('look.card', { card: face }),
  ])
  expect(told('ben')).toEqual([])
  expect(desk.refused('ben', 'seen')).toBe('refused.notYou')
  desk.play('ada', 'seen')
  desk.run()
  expect(keptAt(desk).game.deck[0]).toBe(top)
  expect(dueTo(deck, desk.board(), 'ada').has(top)).toBe(false)
})

test('[D22] nothing that is on a card in a hand or in the deck is written anywhere, over a whole game', () => {
  const desk = dealtDesk(3, 4)
  playOut(desk, 4, () => {
    const { game: state } = keptAt(desk)
    const open = openIn(desk)
    const hidden = cardsOf(state).filter((card) => !open.has(card))
    for (const card of hidden) {
      const props = desk.table.state().items.get(card)?.props ?? {}
      expect(Object.keys(props).filter((key) => key !== 'down')).toEqual([])
    }
    // What is claimed lies open, or did before it was taken back by all's leave.
    for (const [card, { face }] of Object.entries(keptAt(desk).claims))
      expect(desk.faceOf(card)).toBe(face)
  })
})

test('the hand of a cultist that the program plays is nobody’s to look at', () => {
  const desk = makeDesk(['Ada'], 2)
  desk.play('ada', 'deal', { who: 'ada', cultists: '1' })
  desk.run()
  const [program] = keptAt(desk).programs
  expect(game.hand(desk.board(), program!)).toBeUndefined()
  expect(game.hand(desk.board(), 'ada')).toEqual(keptAt(desk).game.cultists[0]!.hand)
  expect(game.hand(desk.board(), 'stranger')).toEqual([])
})

test('a simple cultist asks for no face that its seat may not see', () => {
  const desk = makeDesk(['Ada'], 6)
  desk.play('ada', 'deal', { who: 'ada', cultists: '2' })
  const luck = luckOf(6)
  let asked = 0
  for (let n = 0; n < 80; n++) {
    const board = desk.board()
    const offers = board.seats.map(
      ({ id }) => [id, game.forced(board, desk.act(id))?.move] as const,
    )
    const [seat, move] = offers.find(([, one]) => one !== undefined) ?? ['ada', undefined]
    if (move === 'cultist') {
      const act = desk.act(seat)
      const sees = (card: string) => {
        asked++
        expect(act.sees?.(card), card).toBeDefined()
        return act.sees?.(card)
      }
      desk.move('cultist').play(board, { ...act, sees }, {})
    }
    if (move) desk.play(seat, move)
    else if (!chooses(desk, luck)) break
  }
  expect(asked).toBeGreaterThan(50)
})
