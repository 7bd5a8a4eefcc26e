import { describe, expect, test } from 'vitest'
import { awaited } from '../../../src/games/dark-prophecy/reckon/run.ts'
import { did, drawnOut, faces, idle, lay, level, of, refused } from './lab.ts'

const hand = (cards: readonly string[]) => ({ ada: { hand: cards }, ben: {} })

describe('a turn', () => {
  test('[D13] has its phases in order, and ends with a full hand', () => {
    const begun = lay({ ada: { hand: ['tithe'] }, ben: {} })
    expect(begun.turn?.phase).toBe('action')
    const ended = did(begun, 'ada', { do: 'endActions' })
    expect([ended.turn?.phase, awaited(ended)]).toEqual([
      'end',
      { for: 'draw', seat: 'ada', cards: begun.deck.slice(0, 4) },
    ])
    const next = drawnOut(ended)
    expect([next.turn?.seat, next.turn?.phase]).toEqual(['ben', 'action'])
    expect(of(next, 'ada').hand).toHaveLength(5)
  })

  test('[D14] two actions, the same twice if one likes; a third is refused', () => {
    const game = did(
      lay(hand(['tithe', 'tithe#2', 'tithe#3'])),
      'ada',
      { do: 'play', card: 'tithe' },
      { do: 'play', card: 'tithe#2' },
    )
    expect(of(game, 'ada').points).toBe(2)
    expect(refused(game, 'ada', { do: 'play', card: 'tithe#3' })).toBe('notNow')
  })

  test.each([0, 1])('[D14] %i actions are allowed', (many) => {
    const game = lay(hand(['tithe', 'tithe#2']))
    const acted = many ? did(game, 'ada', { do: 'play', card: 'tithe' }) : game
    expect(idle(acted).turn?.seat).toBe('ben')
  })

  test('[D14] nobody acts in another’s turn', () => {
    const game = lay({ ada: {}, ben: { hand: ['tithe'] } })
    expect(refused(game, 'ben', { do: 'play', card: 'tithe' })).toBe('notYou')
    expect(refused(game, 'ada', { do: 'play', card: 'tithe' })).toBe('notInHand')
  })

  test.each([
    [{}, 6, 6],
    [{}, 2, 5],
    [{ blood: 4 }, 2, 6],
  ])('[D20] [D38] levels %j with %i cards: %i after drawing', (levels, held, then) => {
    const cards = Array.from({ length: held }, (_, i) => `tithe#${i}`)
    const game = lay({ ada: { hand: cards, levels }, ben: {} })
    expect(of(idle(game), 'ada').hand).toHaveLength(then)
  })

  test('[D38] Necromancy at 4: the top discard may be taken before drawing', () => {
    const game = did(lay({ ada: { levels: { dead: 4 } }, ben: {} }), 'ada', { do: 'endActions' })
    expect(awaited(game)).toEqual({ for: 'gift', seat: 'ada', n: 1 })
    const taken = drawnOut(did(game, 'ada', { do: 'use', use: true }))
    expect(of(taken, 'ada').hand).toContain('tithe#first')
    expect(of(taken, 'ada').hand).toHaveLength(5)
    const left = drawnOut(did(game, 'ada', { do: 'use', use: false }))
    expect(of(left, 'ada').hand).not.toContain('tithe#first')
  })
})

describe('a card is played', () => {
  test('[D15] while it is carried out it lies neither in a hand nor in the discard pile', () => {
    const game = did(lay({ ada: { hand: ['feast'] }, ben: { hand: ['tithe', 'thumb'] } }), 'ada', {
      do: 'play',
      card: 'feast',
    })
    expect(awaited(game)).toEqual({ for: 'discard', seat: 'ben', n: 1 })
    expect([...of(game, 'ada').hand, ...game.discard]).not.toContain('feast')
    const done = did(game, 'ben', { do: 'pick', pick: 'discard', card: 'thumb' })
    expect(done.discard).toEqual(['feast', 'thumb', 'tithe#first'])
  })

  test('[D15] it is discarded only after its bonus', () => {
    const own = { hand: ['heart'], levels: { blood: 2 }, deeds: [['moon', 0]] as const }
    const game = did(lay({ ada: own, ben: {} }), 'ada', { do: 'play', card: 'heart' })
    expect([awaited(game)?.for, game.discard]).toEqual(['bonus', ['tithe#first']])
    const used = did(game, 'ada', { do: 'use', use: true })
    expect([of(used, 'ada').points, used.discard[0]]).toEqual([1, 'heart'])
    expect(of(did(game, 'ada', { do: 'use', use: false }), 'ada').points).toBe(0)
  })

  test.each([
    [2, 'bonus'],
    [1, 'action'],
  ] as const)('[D16] a bonus of Blood Magic 2 at level %i: %s', (blood, waits) => {
    const own = { hand: ['vow'], levels: { blood, dead: 4, demons: 4 } }
    const game = did(lay({ ada: own, ben: {} }), 'ada', { do: 'play', card: 'vow' })
    expect(awaited(game)?.for).toBe(waits)
  })

  test('[D16] one that adds is checked when its turn comes: a level that the card itself brings counts', () => {
    const own = { hand: ['font'], levels: { blood: 1 } }
    const game = drawnOut(did(lay({ ada: own, ben: {} }), 'ada', { do: 'play', card: 'font' }))
    expect([level(game, 'ada', 'blood'), awaited(game)?.for]).toEqual([2, 'bonus'])
  })

  test('[D16] one that changes is chosen as the card is played: the changed text, and not the printed', () => {
    const own = (dead: number) => ({
      ada: { hand: ['worm'], levels: { dead }, deeds: [['moon', 0]] as const },
      ben: {},
    })
    const play = { do: 'play', card: 'worm' } as const
    // As printed it is for Deeds of Necromancy alone.
    expect(of(did(lay(own(1)), 'ada', play), 'ada').deeds[0]?.advances).toBe(0)
    const changed = did(lay(own(1)), 'ada', { ...play, changed: true })
    expect(of(changed, 'ada').deeds[0]?.advances).toBe(1)
    expect(refused(lay(own(0)), 'ada', { ...play, changed: true })).toBe('bonus')
    expect(refused(lay(hand(['tithe'])), 'ada', { do: 'play', card: 'tithe', changed: true })).toBe(
      'bonus',
    )
  })

  test('[D21] nothing to be done: it is skipped, and the card still discarded', () => {
    const game = did(lay(hand(['thumb'])), 'ada', { do: 'play', card: 'thumb' })
    expect([game.discard[0], awaited(game)?.for]).toEqual(['thumb', 'action'])
  })
})

describe('Level Up', () => {
  test.each([
    [0, 'tithe', 1],
    [0, 'imp', 1],
    [1, 'tithe', 2],
    [2, 'imp', 3],
    [2, 'tithe', undefined],
    [3, 'gate', 4],
    [3, 'imp', undefined],
    [4, 'gate', undefined],
  ] as const)('[D17] at %i by %s: %s', (blood, card, then) => {
    const game = lay({ ada: { hand: [card], levels: { blood } }, ben: {} })
    const choice = { do: 'levelUp', of: 'blood', card } as const
    if (then === undefined) {
      expect(refused(game, 'ada', choice)).toBe(blood === 4 ? 'atTop' : 'weak')
      return
    }
    const up = did(game, 'ada', choice)
    expect([level(up, 'ada', 'blood'), up.discard[0]]).toEqual([then, card])
  })

  test('[D17] each Discipline once in a turn, and another one too', () => {
    const cards = hand(['tithe', 'tithe#2'])
    const game = did(lay(cards), 'ada', { do: 'levelUp', of: 'blood', card: 'tithe' })
    expect(refused(game, 'ada', { do: 'levelUp', of: 'blood', card: 'tithe#2' })).toBe('levelled')
    const both = did(game, 'ada', { do: 'levelUp', of: 'dead', card: 'tithe#2' })
    expect(level(both, 'ada', 'dead')).toBe(1)
  })

  test('[D17] a level by an effect needs no discard, does not use up the once, and stops at 4', () => {
    const game = drawnOut(did(lay(hand(['font', 'tithe'])), 'ada', { do: 'play', card: 'font' }))
    expect(level(game, 'ada', 'blood')).toBe(1)
    const up = did(game, 'ada', { do: 'levelUp', of: 'blood', card: 'tithe' })
    expect(level(up, 'ada', 'blood')).toBe(2)
    const top = lay({ ada: { hand: ['font'], levels: { blood: 4 } }, ben: {} })
    expect(level(did(top, 'ada', { do: 'play', card: 'font' }), 'ada', 'blood')).toBe(4)
  })
})

describe('Scheme', () => {
  const scheme = (at: number | 'unseen') => ({ do: 'scheme', at }) as const

  test('[D18] an open Deed is taken, and the row is filled again', () => {
    const game = lay({ ada: {}, ben: {} })
    const done = drawnOut(did(game, 'ada', scheme(1)))
    expect(of(done, 'ada').deeds).toEqual([{ deed: 'king', advances: 0 }])
    expect(done.openDeeds).toEqual(['moon', 'chalice', 'embassy'])
    expect([done.deedsLeft, done.turn?.actions]).toEqual([['ink', 'wedding'], 1])
  })

  test('[D18] without Deeds to draw the row keeps its gap; a gap or nothing cannot be taken', () => {
    const game = lay({ ada: {}, ben: {} }, { deedsLeft: [] })
    const done = did(game, 'ada', scheme(0))
    expect(done.openDeeds).toEqual([null, 'king', 'embassy'])
    expect(refused(done, 'ada', scheme(0))).toBe('noDeed')
    expect(refused(done, 'ada', scheme('unseen'))).toBe('noDeeds')
  })

  test('[D18] an unseen one is drawn by lot, and lies open', () => {
    const game = did(lay({ ada: {}, ben: {} }), 'ada', scheme('unseen'))
    expect(awaited(game)).toEqual({
      for: 'lots',
      lots: [{ of: ['chalice', 'ink', 'wedding'], take: 1 }],
    })
    const done = did(game, 'ben', { do: 'lots', drawn: [['ink']] })
    expect(of(done, 'ada').deeds).toEqual([{ deed: 'ink', advances: 0 }])
    expect(done.deedsLeft).not.toContain('ink')
    expect(refused(game, 'ben', { do: 'lots', drawn: [['moon']] })).toBe('lots')
  })

  const three = [
    ['ink', 0],
    ['rose', 0],
    ['guest', 0],
  ] as const
  test.each([
    [3, 0, 'deeds'],
    [3, 4, undefined],
    [4, 4, 'deeds'],
  ] as const)('[D18] [D38] %i unfinished Deeds at Demonology %i: %s', (many, demons, why) => {
    const deeds = [...three, ['mill', 0] as const].slice(0, many)
    const game = lay({ ada: { deeds, levels: { demons } }, ben: {} })
    expect(refused(game, 'ada', scheme(0))).toBe(why)
  })
})

describe('Deeds', () => {
  const heart = { do: 'play', card: 'heart' } as const

  test('[D23] several advances are placed one by one, and a completed Deed leaves the next for another', () => {
    const deeds = [
      ['rose', 2],
      ['moon', 0],
    ] as const
    const game = did(lay({ ada: { hand: ['heart'], deeds }, ben: {} }), 'ada', heart)
    expect(awaited(game)).toEqual({ for: 'advance', seat: 'ada', n: 2 })
    const done = did(game, 'ada', { do: 'pick', pick: 'advance', deed: 'rose' })
    expect(of(done, 'ada').completed).toEqual(['rose'])
    expect(of(done, 'ada').deeds).toEqual([{ deed: 'moon', advances: 1 }])
    expect(refused(game, 'ada', { do: 'pick', pick: 'advance', deed: 'king' })).toBe('notThat')
  })

  test('[D23] with no Deed to take them they are lost', () => {
    const game = did(lay(hand(['heart'])), 'ada', heart)
    expect([game.discard[0], of(game, 'ada').deeds]).toEqual(['heart', []])
  })

  test('[D24] what a completed Deed brings comes before the next sentence', () => {
    const own = { hand: ['feast'], deeds: [['heir', 3]] as const, levels: { blood: 1 } }
    const game = lay({ ada: own, ben: { hand: ['tithe', 'imp'] } })
    const done = did(game, 'ada', { do: 'play', card: 'feast' })
    // Ben has not discarded yet.
    expect([awaited(done)?.for, level(done, 'ada', 'blood')]).toEqual(['discard', 2])
  })

  test('[D24] of two completed by one sentence one comes after the other, and what they complete after that', () => {
    const deeds = [
      ['wedding', 2],
      ['chalk', 1],
      ['chalice', 1],
    ] as const
    const game = did(
      lay({ ada: { hand: ['heart'], deeds }, ben: {} }),
      'ada',
      heart,
      {
        do: 'pick',
        pick: 'advance',
        deed: 'wedding',
      },
      { do: 'pick', pick: 'advance', deed: 'chalk' },
    )
    // The wedding advances the chalice, which is of Blood Magic, and completes it; its card comes after chalk's point.
    expect(of(game, 'ada').completed).toEqual(['wedding', 'chalk', 'chalice'])
    expect([of(game, 'ada').points, awaited(game)?.for]).toEqual([1, 'draw'])
    expect(of(drawnOut(game), 'ada').hand).toHaveLength(1)
  })

  test('[D25] there is no choice that gives one up', () => {
    const game = lay({ ada: { deeds: [['ink', 0]] }, ben: {} })
    expect(of(idle(game), 'ada').deeds).toHaveLength(1)
  })
})

describe('verbs', () => {
  test('[D33] same: only Deeds of the card’s Discipline', () => {
    const deeds = [
      ['moon', 0],
      ['king', 0],
    ] as const
    const game = did(lay({ ada: { hand: ['vow'], deeds }, ben: {} }), 'ada', {
      do: 'play',
      card: 'vow',
    })
    expect(of(game, 'ada').deeds.map(({ advances }) => advances)).toEqual([1, 0])
  })

  test('[D33] each other player discards what they choose, clockwise from the one who acts', () => {
    const cards = (of: string) => ({ hand: [`tithe#${of}`, `imp#${of}`] })
    const game = lay(
      { ada: cards('a'), ben: { hand: ['plague', ...cards('b').hand] }, cleo: cards('c') },
      { turn: { seat: 'ben', phase: 'action', actions: 0, levelled: [], completed: false } },
    )
    const first = did(game, 'ben', { do: 'play', card: 'plague' })
    expect(awaited(first)).toMatchObject({ for: 'discard', seat: 'cleo' })
    const second = did(first, 'cleo', { do: 'pick', pick: 'discard', card: 'imp#c' })
    expect(awaited(second)).toMatchObject({ for: 'discard', seat: 'ada' })
    expect(refused(second, 'ada', { do: 'pick', pick: 'discard', card: 'imp#b' })).toBe('notThat')
  })

  test.each([
    ['shroud', ['imp', 'gate'], ['imp']],
    ['dig', ['imp', 'gate'], ['gate']],
    ['host', ['imp', 'worm', 'bone'], ['worm', 'bone']],
  ])('[D33] recover by %s from %j: one of %j', (card, discard, may) => {
    const game = did(lay(hand([card]), { discard }), 'ada', { do: 'play', card })
    if (may.length === 1) {
      expect(of(game, 'ada').hand).toEqual(may)
      return
    }
    expect(awaited(game)?.for).toBe('recover')
    expect(refused(game, 'ada', { do: 'pick', pick: 'recover', card: 'imp' })).toBe('notThat')
    const done = did(game, 'ada', { do: 'pick', pick: 'recover', card: may[1]! })
    expect([of(done, 'ada').hand, done.discard]).toEqual([[may[1]], [card, 'imp', may[0]]])
  })

  test('[D33] move takes an advance off a rival’s Deed or an own one, and may complete', () => {
    const game = lay({
      ada: { hand: ['imp'], deeds: [['ink', 1]] },
      ben: { deeds: [['moon', 2]] },
    })
    const done = did(game, 'ada', { do: 'play', card: 'imp' })
    expect(of(done, 'ada').completed).toEqual(['ink'])
    expect(of(done, 'ben').deeds[0]?.advances).toBe(1)
    const own = lay({
      ada: {
        hand: ['ferry'],
        deeds: [
          ['moon', 1],
          ['king', 0],
        ],
      },
      ben: { deeds: [['rose', 2]] },
    })
    const moved = did(own, 'ada', { do: 'play', card: 'ferry' })
    expect(of(moved, 'ada').deeds.map(({ advances }) => advances)).toEqual([0, 1])
  })

  test.each([
    ['stain', { discard: ['imp'] }, 1],
    ['stain', { discard: ['tithe'] }, 0],
    ['red', { discard: ['vow'] }, 2],
    ['red', { discard: ['imp'] }, 1],
  ] as const)('[D34] %s with %j on top: %i advances', (card, more, advances) => {
    const game = lay({ ada: { hand: [card], deeds: [['moon', 0]] }, ben: {} }, more)
    const done = did(game, 'ada', { do: 'play', card })
    expect(of(done, 'ada').deeds[0]?.advances).toBe(advances)
  })

  test.each([
    [{ deeds: [['ink', 1]] }, 'well', 0],
    [{ deeds: [['ink', 1]], hand: ['thumb'] }, 'well', 1],
  ] as const)('[D34] this turn a Deed was completed: %j', (own, verse, points) => {
    const game = lay({ ada: own, ben: {} }, { row: [{ kind: 'opening', verse }] })
    const acted = 'hand' in own ? did(game, 'ada', { do: 'play', card: 'thumb' }) : game
    expect(of(idle(acted), 'ada').points).toBe(points)
  })

  test.each([
    ['level', { levels: { demons: 1 } }, 'name', 1],
    ['level', {}, 'name', 0],
  ] as const)('[D34] %s with %j: %s advances by %i', (_, own, card, advances) => {
    const game = lay({ ada: { ...own, hand: [card], deeds: [['moon', 0]] }, ben: {} })
    expect(of(did(game, 'ada', { do: 'play', card }), 'ada').deeds[0]?.advances).toBe(advances)
  })

  test.each([
    [['lineage'], 'draw'],
    [['lineage', 'tithe'], 'action'],
  ] as const)('[D34] the hand is empty: %j', (cards, waits) => {
    const game = lay(hand(cards))
    expect(awaited(did(game, 'ada', { do: 'play', card: 'lineage' }))?.for).toBe(waits)
  })

  test.each([
    [[['ink', 0]], 5 + 1],
    [[], 5],
  ] as const)('[D34] an unfinished Deed exists: %j', (deeds, then) => {
    const cards = ['tithe', 'tithe#2', 'tithe#3', 'tithe#4', 'tithe#5']
    const row = [{ kind: 'opening', verse: 'crows' }] as const
    expect(
      of(idle(lay({ ada: { hand: cards, deeds }, ben: {} }, { row })), 'ada').hand,
    ).toHaveLength(then)
  })
})

test('cards of the lab have the faces that they are called by', () => {
  expect(['thumb', 'verse#2', 'nothing'].map(faces)).toEqual(['thumb', 'verse', undefined])
})
