import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceOf } from '../../../src/games/dark-prophecy/cultists/cultist.ts'
import { apply } from '../../../src/games/dark-prophecy/reckon/apply.ts'
import { cardsOf, legal } from '../../../src/games/dark-prophecy/reckon/choice.ts'
import { awaited } from '../../../src/games/dark-prophecy/reckon/run.ts'
import { type Dealer, luckOf, makeDealer } from './dealer.ts'
import { allows } from './due.ts'
import { lay } from './lab.ts'

// Whole games, by people who do whatever they may, or by simple cultists.

/** Longer than any game goes on: choices. */
const ENDLESS = 2000

const anyGame = fc.record({
  players: fc.integer({ min: 2, max: 5 }),
  seed: fc.nat(),
  wild: fc.boolean(),
})

/** Plays a game to its end; `look` sees it before each choice. Returns how many choices it took. */
function play(dealer: Dealer, luck: () => number, wild: boolean, look: () => void): number {
  let many = 0
  while (dealer.settle()) {
    look()
    const waits = dealer.settle()
    if (!waits) break
    const view = { game: dealer.game, seat: waits.seat, sees: dealer.knows(waits.seat) }
    const all = legal(view.game, view.seat, view.sees)
    const choice = wild ? all[Math.floor(luck() * all.length)] : choiceOf(view, luck)
    // Whoever is waited for can go on.
    expect(choice).toBeDefined()
    dealer.does(waits.seat, choice!)
    if (++many > ENDLESS) throw new Error('no end')
  }
  return many
}

test('[D29] [D30] every game ends, none is stuck, and all cards are there once the whole time', () => {
  fc.assert(
    fc.property(anyGame, ({ players, seed, wild }) => {
      const luck = luckOf(seed)
      const dealer = makeDealer(players, luck)
      play(dealer, luck, wild, () => {
        const cards = cardsOf(dealer.game)
        expect(new Set(cards).size).toBe(cards.length)
        // Those that stood for verses are gone once they have come out.
        expect(cards.length + dealer.game.marks).toBe(62)
        const designs = cards.map(dealer.faceOf).filter((face) => face !== 'verse')
        expect(designs).toHaveLength(60)
        expect(designs).not.toContain(undefined)
        expect([...new Set(designs)]).toHaveLength(30)
        for (const { hand } of dealer.game.cultists)
          expect(hand.filter((card) => dealer.faceOf(card) === 'verse')).toEqual([])
      })
      expect(dealer.game.over).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('[D22] [D27] no show outside a legal Move is answered: of all cards and seats only those that are due', () => {
  fc.assert(
    fc.property(anyGame, ({ players, seed, wild }) => {
      const luck = luckOf(seed)
      const dealer = makeDealer(players, luck)
      const seats = dealer.game.cultists.map(({ seat }) => seat)
      let asked = 0
      play(dealer, luck, wild, () => {
        const { game } = dealer
        const cards = cardsOf(game)
        for (const to of [...seats, 'stranger', 'all']) {
          const own = game.cultists.find(({ seat }) => seat === to)?.hand ?? []
          for (const card of cards) {
            asked++
            // Whoever is waited for here chooses: nothing is drawn or looked at just now.
            expect(allows(game, { cards: [card], to })).toBe(own.includes(card))
          }
          expect(allows(game, { cards: [...own, game.deck[0]!], to })).toBe(false)
          expect(allows(game, { cards: [], to })).toBe(false)
        }
      })
      expect(asked).toBeGreaterThan(1000)
    }),
    { numRuns: 8 },
  )
})

test.each([
  ['ada', 4, 'ada', true],
  ['one too many', 5, 'ada', false],
  ['another seat', 4, 'ben', false],
  ['all', 4, 'all', false],
] as const)('[D20] [D22] while Ada draws four: shown to %s', (_, many, to, may) => {
  const faces = () => 'tithe' as const
  const begun = lay({ ada: { hand: ['tithe'] }, ben: {} })
  const { game } = apply(begun, 'ada', { do: 'endActions' }, faces)
  expect(awaited(game!)?.for).toBe('draw')
  expect(allows(game!, { cards: game!.deck.slice(0, many), to })).toBe(may)
  expect(allows(game!, { cards: [game!.deck[0]!, game!.deck[0]!], to })).toBe(false)
})

test('[D7] the first discard is shown to all, and nothing else of the deck', () => {
  const dealer = makeDealer(3, luckOf(3))
  const shuffled = dealer.game.deck.slice(0, -2)
  dealer.does('ada', { do: 'shuffled', cards: shuffled })
  const { game } = dealer
  expect(awaited(game)).toEqual({ for: 'open', cards: shuffled.slice(0, 1) })
  expect(allows(game, { cards: shuffled.slice(0, 1), to: 'all' })).toBe(true)
  expect(allows(game, { cards: [game.deck[0]!], to: 'all' })).toBe(false)
  expect(allows(game, { cards: game.cultists[1]!.hand, to: 'ben' })).toBe(true)
  expect(allows(game, { cards: game.cultists[1]!.hand, to: 'ada' })).toBe(false)
})

test('a simple cultist asks for no face that its seat has not seen', () => {
  const luck = luckOf(11)
  const dealer = makeDealer(4, luck)
  for (let waits = dealer.settle(); waits; waits = dealer.settle()) {
    const knows = dealer.knows(waits.seat)
    const asked = new Set<string>()
    const choice = choiceOf(
      {
        game: dealer.game,
        seat: waits.seat,
        sees: (card) => {
          asked.add(card)
          return knows(card)
        },
      },
      luck,
    )
    expect([...asked].filter((card) => knows(card) === undefined)).toEqual([])
    dealer.does(waits.seat, choice!)
  }
  expect(dealer.game.over).toBe(true)
})

test('[D22] somebody leaves at any moment, and the game goes on to its end', () => {
  fc.assert(
    fc.property(anyGame, fc.nat(60), ({ players, seed, wild }, when) => {
      const luck = luckOf(seed)
      const dealer = makeDealer(players, luck)
      let at = 0
      play(dealer, luck, wild, () => {
        at++
        const [one] = dealer.game.cultists
        if (at === when && one && !one.gone) {
          const other = dealer.game.cultists[1]!.seat
          dealer.does(other, { do: 'leave', who: one.seat })
        }
      })
      expect(dealer.game.over).toBe(true)
    }),
    { numRuns: 40 },
  )
})

test('whatever a stranger sends is refused or changes nothing that it may not', () => {
  const game = lay({ ada: { hand: ['tithe'] }, ben: {} })
  const faces = () => undefined
  for (const choice of [
    { do: 'play', card: 'tithe' },
    { do: 'levelUp', of: 'blood', card: 'tithe' },
    { do: 'pick', pick: 'advance', deed: 'moon' },
    { do: 'use', use: true },
    { do: 'see', verses: [] },
    { do: 'opened' },
    { do: 'shuffled', cards: [] },
    { do: 'lots', drawn: [] },
  ] as const) {
    expect(apply(game, 'ben', choice, faces).refused).toBeDefined()
    expect(apply(game, 'nobody', choice, faces).refused).toBeDefined()
  }
})
