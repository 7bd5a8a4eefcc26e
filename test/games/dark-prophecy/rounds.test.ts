import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { VERSE_KINDS, versesOf } from '../../../src/games/dark-prophecy/cards/verses.ts'
import { apply } from '../../../src/games/dark-prophecy/reckon/apply.ts'
import { awaited, isLast } from '../../../src/games/dark-prophecy/reckon/run.ts'
import { rankingOf } from '../../../src/games/dark-prophecy/reckon/score.ts'
import { needed, newGame } from '../../../src/games/dark-prophecy/reckon/setup.ts'
import { luckOf, makeDealer, SEATS } from './dealer.ts'
import { did, drawnOut, faces, idle, lay, of, refused } from './lab.ts'

/** A game set up, by a seed. */
function setUp(players: number, seed = 1) {
  const dealer = makeDealer(players, luckOf(seed))
  dealer.settle()
  return dealer
}

/** Names of cards. */
const named = (many: number) => Array.from({ length: many }, (_, i) => `c${i}`)

describe('setup', () => {
  test.each([
    [2, 49, 51],
    [3, 44, 46],
    [4, 39, 41],
    [5, 34, 36],
  ])(
    '[D5] [D7] [D9] %i players: hands of five, one discard, %i main cards left, a deck of %i',
    (players, left, deck) => {
      const { game, faceOf } = setUp(players)
      expect(game.cultists.map(({ hand }) => hand.length)).toEqual(new Array(players).fill(5))
      expect(game.discard).toHaveLength(1)
      expect(game.deck).toHaveLength(deck)
      expect(game.deck.filter((card) => faceOf(card) !== 'verse')).toHaveLength(left)
    },
  )

  test.each([
    [2, [5, 9], [14, 18]],
    [3, [7, 11], [18, 22]],
    [4, [9, 13], [22, 26]],
    [5, [11, 15], [26, 30]],
  ] as const)(
    '[D8] [D9] %i players: the places of the verses are %j and %j, each as likely',
    (players, middle, final) => {
      const seen = [new Map<number, number>(), new Map<number, number>()]
      const SETUPS = 600
      for (let seed = 0; seed < SETUPS; seed++) {
        const { game, faceOf } = setUp(players, seed)
        const places = game.deck.flatMap((card, i) => (faceOf(card) === 'verse' ? [i + 1] : []))
        places.forEach((place, i) => {
          seen[i]?.set(place, (seen[i].get(place) ?? 0) + 1)
        })
      }
      for (const [i, [from, to]] of [middle, final].entries()) {
        const places = Array.from({ length: 5 }, (_, n) => from + n)
        expect(places.at(-1)).toBe(to)
        expect([...seen[i]!.keys()].sort((a, b) => a - b)).toEqual(places)
        // A fifth of them each: 120, and no farther off than five times its deviation.
        for (const many of seen[i]!.values()) expect(Math.abs(many - SETUPS / 5)).toBeLessThan(50)
      }
    },
  )

  test.each([
    [2, 27, true],
    [2, 26, false],
    [1, 60, false],
    [6, 100, false],
  ])('[D5] [D9] %i players and %i main cards: %s', (players, cards, may) => {
    const seats = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, players)
    expect(newGame(seats, named(cards), ['v1', 'v2']) !== undefined).toBe(may)
    if (players === 2) expect(needed(2)).toBe(27)
  })

  test('[D9] with just enough the last layer is empty', () => {
    let game = newGame(['ada', 'ben'], named(27), ['v1', 'v2'])!
    game = did(game, 'ada', { do: 'shuffled', cards: named(27) })
    expect(game.deck).toHaveLength(18)
    expect([game.deck[8], game.deck.at(-1)]).toEqual(['v1', 'v2'])
  })

  test('[D6] everybody has one of each Discipline at 0, in an order by lot', () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 60; seed++)
      for (const { levels } of setUp(3, seed).game.cultists) {
        expect(levels.map(({ level }) => level)).toEqual([0, 0, 0])
        orders.add(levels.map((one) => one.of).join())
      }
    expect(orders.size).toBe(6)
  })

  test('[D8] an Opening Verse lies in the row, and which one is drawn only as it is turned up', () => {
    const game = newGame(['ada', 'ben'], named(60), ['v1', 'v2'])!
    expect([game.row, game.coming]).toEqual([[{ kind: 'opening' }], ['middle', 'final']])
    const begun = setUp(2).game
    expect(versesOf('opening')).toContain(begun.row[0]?.verse)
  })

  test('[D10] three Deeds lie open, and are drawn no more', () => {
    const { openDeeds, deedsLeft } = setUp(4).game
    expect([new Set(openDeeds).size, deedsLeft.length]).toEqual([3, 21])
    expect(deedsLeft.filter((deed) => openDeeds.includes(deed))).toEqual([])
  })

  test('[D11] anybody may be the first', () => {
    const firsts = new Set(Array.from({ length: 60 }, (_, seed) => setUp(5, seed).game.first))
    expect([...firsts].sort()).toEqual([...SEATS].sort())
  })
})

describe('rounds', () => {
  test('[D11] [D12] turns go clockwise, and each round begins with the same player', () => {
    let game = lay(
      { ada: {}, ben: {}, cleo: {} },
      {
        first: 'ben',
        turn: { seat: 'ben', phase: 'action', actions: 0, levelled: [], completed: false },
      },
    )
    const turns: string[] = []
    for (let i = 0; i < 7; i++) {
      turns.push(`${game.turn!.seat} ${game.round}`)
      game = idle(game)
    }
    expect(turns).toEqual(['ben 1', 'cleo 1', 'ada 1', 'ben 2', 'cleo 2', 'ada 2', 'ben 3'])
  })

  test('[D12] [D26] a verse that comes out in mid-round stays down until the next begins', () => {
    const deck = [
      'tithe#1',
      'verse',
      ...named(0),
      ...Array.from({ length: 12 }, (_, i) => `bone#${i}`),
    ]
    let game = idle(lay({ ada: {}, ben: {} }, { deck }))
    // It was no card of the hand: the draw went on with the next.
    expect(of(game, 'ada').hand).toEqual(['tithe#1', 'bone#0', 'bone#1', 'bone#2', 'bone#3'])
    expect([game.row, game.coming]).toEqual([[{ kind: 'middle' }], ['final']])
    game = idle(game)
    expect([game.round, game.turn?.seat]).toEqual([2, 'ada'])
    expect(versesOf('middle')).toContain(game.row[0]?.verse)
  })

  test('[D19] Opening, Middle, Final, whatever the order that they came in, for each in their own turn', () => {
    const row = [
      { kind: 'final', verse: 'ash' },
      { kind: 'middle', verse: 'bells' },
      { kind: 'opening', verse: 'crows' },
    ] as const
    const own = { deeds: [['moon', 0]] as const }
    const game = did(lay({ ada: own, ben: {} }, { row }), 'ada', { do: 'endActions' })
    expect(awaited(game)?.for).toBe('draw')
    const then = did(game, 'ada', { do: 'see', verses: [] })
    expect([awaited(then)?.for, of(then, 'ada').points]).toEqual(['level', 1])
    const raised = did(then, 'ada', { do: 'pick', pick: 'level', of: 'dead' })
    const next = drawnOut(raised)
    expect([of(next, 'ada').levels[2]?.level, of(next, 'ben').points]).toEqual([2, 0])
    expect(VERSE_KINDS).toEqual(['opening', 'middle', 'final'])
  })

  test('[D29] nobody draws in a whole round: the next verse is laid in the row, and its card in the deck is void', () => {
    const cards = (who: string) => ({
      hand: Array.from({ length: 5 }, (_, i) => `tithe#${who}${i}`),
    })
    const deck = ['verse', 'thumb', 'verse#2', 'vow', 'leech', 'stain', 'knock', 'imp']
    let game = idle(idle(lay({ ada: cards('a'), ben: cards('b') }, { deck })))
    expect([game.round, game.row[0]?.kind, game.coming]).toEqual([2, 'middle', ['final']])
    expect(game.deck).toEqual(deck)
    // Two cards go: the first that comes out is void, and the second is the Final Verse.
    game = did(game, 'ada', { do: 'play', card: 'tithe#a0' }, { do: 'play', card: 'tithe#a1' })
    game = drawnOut(game)
    expect(game.row.map(({ kind }) => kind)).toEqual(['middle', 'final'])
    expect([game.coming, of(game, 'ada').hand.slice(-2)]).toEqual([[], ['thumb', 'vow']])
  })

  test('[D29] a round in which a main card left the deck is none of these', () => {
    const game = idle(idle(lay({ ada: {}, ben: {} })))
    expect([game.round, game.row]).toEqual([2, []])
  })

  test('[D30] the round that turns up the Final Verse is the last, with one turn for each', () => {
    let game = idle(idle(lay({ ada: {}, ben: {} }, { row: [{ kind: 'final' }] })))
    expect([isLast(game), game.round]).toEqual([true, 2])
    game = idle(game)
    expect([game.over, game.turn?.seat]).toEqual([undefined, 'ben'])
    // The verse of the last turn may ask for something.
    game = drawnOut(did(game, 'ben', { do: 'endActions' }))
    for (let waits = awaited(game); waits?.for === 'level'; waits = awaited(game))
      game = drawnOut(did(game, 'ben', { do: 'pick', pick: 'level', of: 'dead' }))
    expect([game.over, awaited(game)]).toEqual([true, undefined])
    expect(refused(game, 'ada', { do: 'endActions' })).toBe('over')
  })
})

describe('the deck', () => {
  test('[D28] a deck of 1, six discards, three cards drawn: 1, then five are shuffled, and 2 of these', () => {
    const discard = ['tithe', 'imp', 'name', 'plague', 'gate', 'prince']
    const hand = { ada: { hand: ['bone#1', 'bone#2'] }, ben: {} }
    const game = did(lay(hand, { deck: ['vow'], discard, coming: [] }), 'ada', { do: 'endActions' })
    const one = did(game, 'ada', { do: 'see', verses: [] })
    expect(awaited(one)).toEqual({ for: 'shuffle', cards: discard.slice(1) })
    expect(refused(one, 'ada', { do: 'shuffled', cards: ['x1', 'x2', 'x3', 'x4', 'vow'] })).toBe(
      'shuffle',
    )
    const anew = ['x1', 'x2', 'x3', 'x4', 'x5']
    const two = did(one, 'ada', { do: 'shuffled', cards: anew })
    expect([two.discard, awaited(two)]).toEqual([
      ['tithe'],
      { for: 'draw', seat: 'ada', cards: ['x1', 'x2'] },
    ])
  })

  test('[D28] with nothing to shuffle the draw ends', () => {
    const game = did(lay({ ada: {}, ben: {} }, { deck: ['vow'], coming: [] }), 'ada', {
      do: 'endActions',
    })
    const next = did(game, 'ada', { do: 'see', verses: [] })
    expect([of(next, 'ada').hand, next.turn?.seat]).toEqual([['vow'], 'ben'])
  })

  test('[D28] verses that somebody kept back are laid in the row once the deck is empty', () => {
    // Ada says of what stands for a verse that it is none, which nobody else can see.
    const hidden = (card: string) => (card === 'verse' ? undefined : faces(card))
    const begun = lay({ ada: {}, ben: {} }, { deck: ['verse', 'vow'], discard: ['tithe', 'imp'] })
    const drawing = did(begun, 'ada', { do: 'endActions' })
    const { game } = apply(drawing, 'ada', { do: 'see', verses: [] }, hidden)
    expect(game?.row.map(({ kind }) => kind)).toEqual(['middle', 'final'])
    expect(awaited(game!)?.for).toBe('shuffle')
  })

  test('[D26] a verse cannot be kept in the hand, and nothing else is one', () => {
    const deck = ['verse', 'vow', 'imp', 'bone', 'name', 'gate']
    const game = did(lay({ ada: {}, ben: {} }, { deck }), 'ada', { do: 'endActions' })
    expect(refused(game, 'ada', { do: 'see', verses: [] })).toBe('verse')
    expect(refused(game, 'ada', { do: 'see', verses: ['verse', 'vow'] })).toBe('verse')
  })

  test('[D27] a look moves nothing, also where a verse is seen', () => {
    const own = { ada: { hand: ['skull'] }, ben: {} }
    const deck = ['verse', 'vow', 'imp', 'bone', 'name', 'gate']
    const game = did(lay(own, { deck }), 'ada', { do: 'play', card: 'skull' })
    expect(awaited(game)).toEqual({ for: 'look', seat: 'ada', cards: ['verse'] })
    const seen = did(game, 'ada', { do: 'see', verses: [] })
    expect([seen.deck, seen.row, awaited(seen)?.for]).toEqual([deck, [], 'draw'])
  })
})

describe('leaving', () => {
  test('[D22] who leaves is passed over, and what lies there scores as it lies', () => {
    const game = lay({ ada: { hand: ['vow'], completed: ['rose'], points: 1 }, ben: {}, cleo: {} })
    const left = did(game, 'ben', { do: 'leave', who: 'ada' })
    expect(left.turn?.seat).toBe('ben')
    expect(of(left, 'ada').hand).toEqual(['vow'])
    const round = idle(idle(left))
    expect([round.round, round.turn?.seat]).toEqual([2, 'ben'])
    expect(rankingOf(round).scores[0]).toMatchObject({ seat: 'ada', total: 5 })
    expect(refused(left, 'ben', { do: 'leave', who: 'ada' })).toBe('notHere')
  })

  test('[D22] a card that they play is discarded, and who had to discard for it need not wait', () => {
    const game = did(
      lay({ ada: { hand: ['feast'] }, ben: { hand: ['vow', 'imp'] }, cleo: {} }),
      'ada',
      {
        do: 'play',
        card: 'feast',
      },
    )
    const left = did(game, 'cleo', { do: 'leave', who: 'ben' })
    expect([awaited(left), left.discard[0]]).toEqual([{ for: 'action', seat: 'ada' }, 'feast'])
    const gone = did(game, 'cleo', { do: 'leave', who: 'ada' })
    const on = did(gone, 'ben', { do: 'pick', pick: 'discard', card: 'vow' })
    expect([on.discard.slice(0, 2), on.turn?.seat]).toEqual([['feast', 'vow'], 'ben'])
  })

  test('[D22] once all have left it is over', () => {
    const game = did(
      lay({ ada: {}, ben: {} }),
      'ada',
      { do: 'leave', who: 'ben' },
      { do: 'leave', who: 'ada' },
    )
    expect(game.over).toBe(true)
  })
})

describe('the score', () => {
  test('[D31] Deeds of 3 and 4, levels 2, 0, 4, two tokens: 17', () => {
    const own = {
      completed: ['ink', 'rose'] as const,
      levels: { blood: 2, dead: 4 },
      points: 2,
      deeds: [['moon', 4]] as const,
    }
    const [score] = rankingOf(lay({ ada: own, ben: {} })).scores
    expect(score?.deeds.map(({ points }) => points)).toEqual([3, 4])
    expect(score?.levels.map(({ points }) => points)).toEqual([2, 0, 6])
    expect([score?.tokens, score?.total]).toEqual([2, 17])
  })

  const three = { completed: ['ink', 'guest', 'candle'] as const }
  test.each([
    ['more points', { points: 3 }, { points: 2 }, ['ada'], 'points', 1],
    [
      'more Deeds',
      { ...three, points: 11 },
      { completed: ['king', 'moon'] as const, points: 4 },
      ['ada'],
      'deeds',
      2,
    ],
    [
      'higher levels',
      { levels: { blood: 3 } },
      { levels: { blood: 2, dead: 2 } },
      ['ben'],
      'levels',
      3,
    ],
    [
      'nothing',
      { ...three, levels: { blood: 3 } },
      { ...three, levels: { dead: 3 } },
      ['ada', 'ben'],
      'shared',
      4,
    ],
  ] as const)('[D32] %s decides', (_, ada, ben, winners, by, steps) => {
    const standing = rankingOf(lay({ ada, ben }))
    expect([standing.winners, standing.by, standing.steps.length]).toEqual([winners, by, steps])
  })
})

test('[D22] all that is known of a game is plain JSON, without a face of a hidden card', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5 }), fc.nat(), (players, seed) => {
      const { game } = setUp(players, seed)
      const text = JSON.stringify(game)
      expect(JSON.parse(text)).toEqual(game)
      expect(text).not.toMatch(/thumb|vow|leech|tithe|"verse":"(middle|final)/)
    }),
    { numRuns: 30 },
  )
})
