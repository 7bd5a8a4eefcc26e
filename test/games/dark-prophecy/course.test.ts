import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { game } from '../../../src/games/dark-prophecy/game.ts'
import { type Chosen, legal } from '../../../src/games/dark-prophecy/reckon/choice.ts'
import type { FacesKnown, GameState, Task } from '../../../src/games/dark-prophecy/reckon/state.ts'
import type { Did } from '../../../src/games/dark-prophecy/story/did.ts'
import {
  type GameKept,
  gameKept,
  MAIN_CARDS,
  PLAY,
} from '../../../src/games/dark-prophecy/story/kept.ts'
import { redone } from '../../../src/games/dark-prophecy/story/step.ts'
import type { Board } from '../../../src/rules/board/board.ts'
import type { Plain, SeatId } from '../../../src/rules/plain/item.ts'
import { makeFollowing, readPoint } from '../../../src/sync/seal/following.ts'
import type { SaidStep, SealQuestions } from '../../../src/sync/seal/owes.ts'
import { keyOf } from '../../sync/party.ts'
import { luckOf } from './dealer.ts'
import { keptAt, waitsAt } from './evening.ts'
import { course, deck, SEATS, sealedTable, seats } from './sealedtable.ts'

// Screens that follow a sealed game, and a thief who writes its register by hand.

const sorted = (all: readonly string[]) => [...all].sort()
const bareOf = (board: Board) => course.bare(board.play[PLAY] ?? null)
const with_ = (board: Board, kept: GameKept): Board => ({
  ...board,
  play: { ...board.play, [PLAY]: JSON.parse(JSON.stringify(kept)) as Plain },
})
/** All that is due as a table lies: which card to whom. */
const dueAt = (board: Board): readonly string[] =>
  sorted(deck.due(board).flatMap(({ to, cards }) => cards.map((card) => `${card} to ${to}`)))

/** All steps up to here, as screens that heard only some of the states in between go after them. */
test('a whole game is followed, whichever of its states a screen sees on the way', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.boolean(), (seed, wild) => {
      const at = sealedTable(seed)
      const luck = luckOf(seed + 1)
      const [always, seldom] = [at.screen('ben'), at.screen('cleo')]
      for (let n = 0; n < 70; n++) {
        const board = at.desk.board()
        expect(bareOf(always.look(board, at.questions()).board)).toEqual(bareOf(board))
        if (luck() < 0.1) {
          const { board: there, stray } = seldom.look(board, at.questions())
          expect(stray).toBeUndefined()
          expect(bareOf(there)).toEqual(bareOf(board))
        }
        if (!at.goOn(wild)) break
      }
      // Who is opened again goes on from what was kept, and who kept nothing from the first deal.
      const board = at.desk.board()
      const kept = always.floor()!
      const again = makeFollowing({
        ...{ course, decks: game.decks, us: keyOf('ben'), isOver: () => false, kept },
      })
      for (const screen of [again, seldom, at.screen('ben')])
        expect(screen.look(board, at.questions()).stray).toBeUndefined()
    }),
    { numRuns: 3 },
  )
}, 120_000)

describe('what a device kept of a game', () => {
  const { at, ben } = underWay(3, 20)
  const kept = ben.floor()!
  const [step, value] = kept
  const look = (raw: unknown) =>
    makeFollowing({
      ...{ course, decks: game.decks, us: keyOf('ben'), isOver: () => false },
      kept: readPoint(raw, course),
    }).look(at.desk.board(), at.questions())

  test('is read again as it was written', () => {
    expect(readPoint(JSON.parse(JSON.stringify(kept)), course)).toEqual(kept)
    expect(look(kept).stray).toBeUndefined()
  })

  test.each<[what: string, raw: unknown]>([
    ['a number', 7],
    ['a word', 'x'],
    ['nothing in it', []],
    ['an object', {}],
    ['a step of nothing', [{}]],
    ['no step', [null, 1]],
    ['a step alone', [step]],
    ['a step without what was done', [{ id: step.id, of: step.of }, value]],
    ['another step', [{ ...step, id: 'other' }, value]],
    ['what is no game', [step, { play: 1 }]],
    ['what is no plain data', [step, new Map([['step', step.id]])]],
  ])('is passed over where it is %s', (_, raw) => {
    expect(readPoint(raw, course)).toBeUndefined()
    expect(bareOf(look(raw).board)).toEqual(bareOf(at.desk.board()))
  })
})

/** A table some way into a game, and honest Ben who has followed it. */
function underWay(seed: number, many: number) {
  const at = sealedTable(seed)
  const ben = at.screen('ben')
  for (let n = 0; n < many && !keptAt(at.desk).game.over; n++) {
    if (!at.goOn()) break
    ben.look(at.desk.board(), at.questions())
  }
  return { at, ben }
}

/** Until it is just somebody's turn who is to be found. */
function inTurnOf(seat: SeatId, seed = 7) {
  const found = underWay(seed, 3)
  for (let n = 0; n < 60; n++) {
    const waits = waitsAt(found.at.desk)
    if (waits?.for === 'action' && waits.seat === seat) return found
    found.at.goOn()
    found.ben.look(found.at.desk.board(), found.at.questions())
  }
  throw new Error(`never ${seat}`)
}

const moved = (kept: GameKept, did: Did, game: Partial<GameState>): GameKept => ({
  ...kept,
  of: kept.step,
  step: `${kept.step} forged`,
  n: kept.n + 1,
  did,
  game: { ...kept.game, ...game },
})
const seen: Did = { seat: 'cleo', choice: { do: 'endActions' }, said: {} }
const top = ({ game: { deck: cards } }: GameKept, n: number) => cards.slice(0, n)
const drawing = (seat: SeatId, verb: 'draw' | 'look'): Task => ({
  ...{ task: 'do', seat, doing: { verb }, n: 3 },
})
const handOf = ({ game: { cultists } }: GameKept, seat: SeatId) =>
  cultists.find((one) => one.seat === seat)?.hand ?? []

/** What Cleo writes by hand, and says of it. */
const FORGED: readonly (readonly [what: string, how: (kept: GameKept) => GameKept])[] = [
  [
    'that another’s hand is hers',
    (kept) =>
      moved(kept, seen, {
        cultists: kept.game.cultists.map((one) =>
          one.seat === 'ada'
            ? { ...one, hand: handOf(kept, 'cleo') }
            : one.seat === 'cleo'
              ? { ...one, hand: handOf(kept, 'ada') }
              : one,
        ),
      }),
  ],
  [
    'the deck’s next card into her hand',
    (kept) =>
      moved(kept, seen, {
        deck: kept.game.deck.slice(1),
        cultists: kept.game.cultists.map((one) =>
          one.seat === 'cleo' ? { ...one, hand: [...one.hand, ...top(kept, 1)] } : one,
        ),
      }),
  ],
  ['that she looks at the deck', (kept) => moved(kept, seen, { tasks: [drawing('cleo', 'look')] })],
  [
    'that she draws, though nobody has played',
    (kept) => moved(kept, seen, { tasks: [drawing('cleo', 'draw')] }),
  ],
  [
    'that another’s turn has ended',
    (kept) =>
      redone(
        kept,
        { seat: kept.game.turn!.seat, choice: { do: 'endActions' }, said: {} },
        `${kept.step} forged`,
      )!,
  ],
  [
    'that the whole deck lies open',
    (kept) => moved(kept, seen, { deck: [], discard: [...kept.game.discard, ...kept.game.deck] }),
  ],
  ['that the game is over', (kept) => moved(kept, seen, { over: true })],
  [
    'that a hand is shuffled with hers',
    (kept) => ({
      ...moved(kept, seen, {}),
      seals: [
        ...kept.seals,
        {
          cards: [...handOf(kept, 'ada'), ...handOf(kept, 'cleo')],
          faces: [...handOf(kept, 'ada'), ...handOf(kept, 'cleo')].map(() => null),
        },
      ],
    }),
  ],
  ['another game on trust beside it', (kept) => ({ ...moved(kept, seen, {}), programs: ['cleo'] })],
  [
    'the same with another name',
    (kept) => ({ ...kept, step: 'forged', game: { ...kept.game, moved: !kept.game.moved } }),
  ],
]

describe.each(FORGED)('who writes by hand %s', (_, how) => {
  test.each([
    ['and signs it', true],
    ['and signs nothing', false],
  ])('%s, is not followed, and the game goes on', (_, signs) => {
    const { at, ben } = inTurnOf('ada')
    const board = at.desk.board()
    const ada = at.screen('ada')
    ada.look(board, at.questions())
    const kept = keptAt(at.desk)
    const forged = with_(board, how(kept))
    if (signs) at.sign('cleo', forged.play[PLAY])
    expect(gameKept(forged)).toBeDefined()
    for (const screen of [ben, ada]) {
      const { board: there, stray } = screen.look(forged, at.questions())
      expect(stray).toBeDefined()
      expect(stray?.by).toBe(signs ? keyOf('cleo') : undefined)
      expect(dueAt(there)).toEqual(dueAt(board))
      expect(deck.seals(there)).toEqual(deck.seals(board))
      expect(game.ending(there)).toBeUndefined()
    }
    // Put back, it goes on as before.
    expect(bareOf({ ...board, play: { [PLAY]: ben.value()! } })).toEqual(bareOf(board))
    at.goOn()
    expect(ben.look(at.desk.board(), at.questions()).stray).toBeUndefined()
  })
})

const JUNK: readonly Plain[] = [null, true, 0, 3, '', 'cleo', 'ada', 'card-01', [], {}]
/** The same with one thing in it otherwise. */
function spoilt(value: Plain, luck: () => number): Plain {
  const pick = <One>(all: readonly One[]): One => all[Math.floor(luck() * all.length)]!
  if (typeof value !== 'object' || value === null || luck() < 0.1) return pick(JUNK)
  if (Array.isArray(value)) {
    const at = Math.floor(luck() * value.length)
    if (luck() < 0.3) return value.toReversed()
    if (luck() < 0.2) return value.toSpliced(at, 1)
    return value.map((one, i) => (i === at ? spoilt(one, luck) : one))
  }
  const key = pick(Object.keys(value))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === key ? spoilt(one as Plain, luck) : one,
    ]),
  ) as Plain
}

test('whatever a thief writes and signs, nothing is due that was not but by what they may do in their turn', () => {
  const all = [0, 4, 9, 15].map((many) => underWay(many + 3, many))
  let followed = 0
  let sound = 0
  fc.assert(
    fc.property(fc.nat(all.length - 1), fc.nat(1e6), (which, seed) => {
      const { at } = all[which]!
      const luck = luckOf(seed)
      const pick = <One>(some: readonly One[]): One => some[Math.floor(luck() * some.length)]!
      const board = at.desk.board()
      const kept = keptAt(at.desk)
      const faces = (card: string) => at.desk.act('cleo').sees?.(card) as never
      const choices = (seat: SeatId): readonly Chosen[] => [
        ...legal(kept.game, seat, faces),
        ...SEATS.map((who) => ({ do: 'leave', who }) as const),
      ]
      const said = Object.fromEntries(
        MAIN_CARDS.slice(0, 40).map((card) => [card, faces(card) ?? 'tithe'] as const),
      )
      const stepOf = (seat: SeatId, choice: Chosen) =>
        redone(kept, { seat, choice, said }, `${kept.step} ${seed}`)
      const may = choices('cleo').flatMap((choice) => {
        const now = stepOf('cleo', choice)
        return now ? dueAt(with_(board, now)) : []
      })
      const may_ = new Set([...dueAt(board), ...may])
      const who = pick(SEATS)
      const choice = pick([
        ...choices(who),
        { do: 'endActions' } as const,
        { do: 'opened' } as const,
      ])
      const start = stepOf(who, choice) ?? moved(kept, { seat: who, choice, said }, {})
      const value = luck() < 0.3 ? start : spoilt(JSON.parse(JSON.stringify(start)), luck)
      const forged = { ...board, play: { ...board.play, [PLAY]: value as Plain } }
      const signed = at.questions()
      const step = course.stepOf(forged.play[PLAY])
      if (step) sound++
      const questions = {
        ...signed,
        steps: [...signed.steps, ...(step ? [{ ...step, by: keyOf('cleo') }] : [])],
      }
      const screen = at.screen('ben')
      screen.look(board, signed)
      const { board: there, stray } = screen.look(forged, questions)
      if (!stray) followed++
      for (const due of dueAt(there)) expect(may_.has(due), due).toBe(true)
      expect(deck.seals(there).length).toBe(kept.seals.length)
      expect(game.ending(there)).toBeUndefined()
    }),
    { numRuns: 300 },
  )
  expect(sound).toBeGreaterThan(100)
  expect(followed).toBeGreaterThan(5)
}, 120_000)

test('what was shown is not taken back: a thief who looked does not go back and play something else', () => {
  const { at, ben } = inTurnOf('cleo')
  const before = at.desk.board()
  const held = handOf(keptAt(at.desk), 'cleo')
  at.desk.play('cleo', 'levelUp', { of: 'blood', card: held[0]! })
  at.run()
  while (waitsAt(at.desk)?.seat === 'cleo') {
    at.desk.play('cleo', 'endActions')
    at.run()
  }
  ben.look(at.desk.board(), at.questions())
  const now = at.desk.board()
  // By now Cleo has drawn.
  expect(handOf(keptAt(at.desk), 'cleo').filter((card) => !held.includes(card))).not.toEqual([])
  const { board, stray } = ben.look(before, at.questions())
  expect(stray).toBeDefined()
  expect(bareOf(board)).toEqual(bareOf(now))
  const kept = gameKept(before)!
  const other = redone(kept, { seat: 'cleo', choice: { do: 'endActions' }, said: {} }, 'other')!
  at.sign('cleo', other as unknown as Plain)
  expect(ben.look(with_(before, other), at.questions()).stray).toBeDefined()
})

test('what showed nothing to anybody is taken back, and all follow', () => {
  const { at, ben } = inTurnOf('ada')
  const kept = keptAt(at.desk)
  at.desk.play('ada', 'scheme', { at: '0' })
  const shown = at.desk.board()
  at.note()
  expect(ben.look(shown, at.questions()).stray).toBeUndefined()
  const back = with_(shown, kept)
  expect(ben.look(back, at.questions())).toMatchObject({ board: { play: back.play } })
  // And the other way again.
  expect(ben.look(shown, at.questions()).stray).toBeUndefined()
})

test('who says first of a step that was followed that it came of what they forged is named all the same', () => {
  const { at, ben } = inTurnOf('ada')
  const { of } = keptAt(at.desk)
  const forged = with_(at.desk.board(), moved(keptAt(at.desk), seen, { over: true }))
  const { id } = course.stepOf(forged.play[PLAY])!
  at.sign('cleo', forged.play[PLAY])
  const said = at.questions()
  const lie = { id: of!, of: id, says: '', by: keyOf('cleo') }
  const steps = [lie, ...said.steps]
  expect(ben.look(forged, { ...said, steps }).stray).toEqual({ id, by: keyOf('cleo') })
  // Where somebody puts it first the game goes on all the same.
  at.goOn()
  const now = at.questions()
  expect(ben.look(at.desk.board(), { ...now, steps: [lie, ...now.steps] }).stray).toBeUndefined()
})

test('that somebody has left is believed of others, and at their own screen only of themselves', () => {
  const { at, ben } = inTurnOf('ada')
  const ada = at.screen('ada')
  const board = at.desk.board()
  ada.look(board, at.questions())
  const kept = keptAt(at.desk)
  const gone = redone(
    kept,
    { seat: 'cleo', choice: { do: 'leave', who: 'ada' }, said: {} },
    'gone',
  )!
  at.sign('cleo', gone as unknown as Plain)
  const there = with_(board, gone)
  expect(ada.look(there, at.questions()).stray).toBeDefined()
  expect(ben.look(there, at.questions()).stray).toBeUndefined()
  // The hand of who has left is nobody's to see.
  for (const card of handOf(kept, 'ada'))
    expect(dueAt(there).filter((due) => due.startsWith(card))).toEqual([])
})

test('of two groups apart the one goes on that saw cards; the others follow, and say so', () => {
  const { at, ben } = inTurnOf('ada')
  const common = keptAt(at.desk)
  const fork = at.questions()
  // Ben and Cleo hear no more of Ada, and say that she has left; Ada plays on and is shown what she draws.
  const apart = redone(
    common,
    { seat: 'ben', choice: { do: 'leave', who: 'ada' }, said: {} },
    'apart',
  )!
  const theirs = with_(at.desk.board(), apart)
  const step = { ...course.stepOf(theirs.play[PLAY])!, by: keyOf('ben') }
  expect(ben.look(theirs, { ...fork, steps: [...fork.steps, step] }).stray).toBeUndefined()
  while (waitsAt(at.desk)?.seat === 'ada') at.goOn()
  const hers = at.desk.board()
  const ada = at.screen('ada')
  ada.look(hers, at.questions())
  // They meet, and what the two wrote stands there: Ada goes on, and they do once hers stands there.
  const met = at.questions()
  const questions = { ...met, steps: [...met.steps, step] }
  expect(ada.look(theirs, questions).stray).toEqual({ id: 'apart', by: keyOf('ben') })
  expect(bareOf(ada.look(theirs, questions).board)).toEqual(bareOf(hers))
  expect(ben.look(hers, questions)).toMatchObject({ lost: 'apart' })
  expect(bareOf(ben.look(hers, questions).board)).toEqual(bareOf(hers))
})

test('who went on from a step whose signature had not come is told as well that it counts no more', () => {
  const at = sealedTable(3)
  const ben = at.screen('ben')
  const heard = at.questions()
  ben.look(at.desk.board(), heard)
  // Somebody's step comes, its signature does not, and Ben goes on from there alone.
  at.goOn()
  const common = keptAt(at.desk)
  const did = { seat: 'ben', choice: { do: 'leave', who: 'ada' }, said: {} } as const
  const apart = with_(at.desk.board(), redone(common, did, 'apart')!)
  const own = { ...course.stepOf(apart.play[PLAY])!, by: keyOf('ben') }
  expect(ben.look(apart, { ...heard, steps: [...heard.steps, own] }).stray?.id).toBe('apart')
  // Taken back, it is not lost; where the signature comes, it follows.
  for (const last of [at.desk.board(), apart]) {
    const other = at.screen('ben')
    other.look(with_(at.desk.board(), common), heard)
    const met = at.questions()
    const questions = { ...met, steps: [...met.steps, own] }
    other.look(apart, { ...heard, steps: [...heard.steps, own] })
    expect(other.look(last, questions)).not.toHaveProperty('stray')
    expect(other.look(last, questions)).not.toHaveProperty('lost')
  }
  for (let n = 0; n < 12; n++) at.goOn()
  const met = at.questions()
  const questions = { ...met, steps: [...met.steps, own] }
  expect(ben.look(at.desk.board(), questions)).toMatchObject({ lost: 'apart' })
})

test('what lacks only the signature of a hand is told as that, and follows once it is there, or the hand moved', () => {
  const { at, ben } = inTurnOf('cleo')
  const before = at.desk.board()
  const [phone, thief] = [keyOf('cleo'), keyOf('thief')]
  const place = keyOf('the table')
  const screen = makeFollowing({
    ...{ course, decks: game.decks, us: keyOf('ben'), isOver: () => false },
    isPlace: (seat, one) => seat === 'cleo' && one === place,
  })
  const heard = at.questions()
  for (const one of [screen, ben]) one.look(before, heard)
  const ends = redone(
    keptAt(at.desk),
    { seat: 'cleo', choice: { do: 'endActions' }, said: {} },
    'ends',
  )!
  const there = with_(before, ends)
  const step = course.stepOf(there.play[PLAY])!
  const by = (...keys: string[]): SealQuestions => ({
    ...heard,
    steps: [...heard.steps, ...keys.map((key) => ({ ...step, by: key }))],
  })
  expect(screen.look(there, by(thief)).lacks).toEqual([])
  expect(screen.look(there, by(thief, place)).lacks).toMatchObject([
    { id: 'ends', seats: ['cleo'] },
  ])
  expect(bareOf(screen.look(there, by(thief, place)).board)).toEqual(bareOf(before))
  const moved = { ...by(place), hands: new Map([...seats, [place, ['cleo']]]) }
  expect(ben.look(there, by(place)).stray).toBeDefined()
  expect(ben.look(there, moved).stray).toBeUndefined()
  expect(screen.look(there, by(thief, place, phone)).stray).toBeUndefined()
})

test('who signs two things under the name of one step, and tells each to others, keeps nobody apart', () => {
  const { at } = inTurnOf('cleo')
  const before = at.desk.board()
  const kept = keptAt(at.desk)
  const heard = at.questions()
  const after = (of: GameKept, choice: Chosen, step: string) => {
    const card = 'card' in choice ? choice.card : undefined
    const face = card === undefined ? undefined : at.desk.faceOf(card)
    const said = card !== undefined && face !== undefined ? { [card]: face } : {}
    return with_(before, redone(of, { seat: 'cleo', choice, said } as Did, step)!)
  }
  const faces = (card: string) => at.desk.faceOf(card) as ReturnType<FacesKnown>
  const levels = legal(kept.game, 'cleo', faces).find((one) => one.do === 'levelUp')!
  const [ends, rises] = [after(kept, { do: 'endActions' }, 'two'), after(kept, levels, 'two')]
  const goesOn = after(gameKept(rises)!, { do: 'endActions' }, 'three')
  const said = (board: Board) => ({ ...course.stepOf(board.play[PLAY])!, by: keyOf('cleo') })
  const [end, rising, next] = [ends, rises, goesOn].map(said) as [SaidStep, SaidStep, SaidStep]
  const hears = (...steps: readonly SaidStep[]): SealQuestions => ({
    ...heard,
    steps: [...heard.steps, ...steps],
  })
  /** Somebody has followed the one thing first, and then hears the other, too. */
  const hearer = (seat: SeatId, first: Board, one: SaidStep) => {
    const screen = at.screen(seat)
    screen.look(before, heard)
    expect(screen.look(first, hears(one)).stray).toBeUndefined()
    return screen
  }
  // Each of the two is taken by both, as one of them stands there; and what follows on one is not taken for the other.
  for (const stands of [ends, rises, goesOn]) {
    const screens = [
      [hearer('ada', ends, end), [end, rising, next]],
      [hearer('ben', rises, rising), [rising, next, end]],
    ] as const
    for (const [screen, all] of screens) {
      const { board, stray } = screen.look(stands, hears(...all))
      expect(stray).toBeUndefined()
      expect(bareOf(board)).toEqual(bareOf(stands))
      expect(screen.look(goesOn, hears(...all)).stray).toBeUndefined()
    }
  }
  // Many more of them keep nobody apart either, whatever comes first.
  const many = Array.from({ length: 40 }, (_, i) => ({ ...end, says: `${end.says} ${i}` }))
  const [some, others] = [hearer('ada', ends, end), hearer('ben', rises, rising)]
  const looked = [
    some.look(goesOn, hears(end, ...many, rising, next)),
    others.look(goesOn, hears(rising, ...many.toReversed(), end, next)),
  ]
  expect(new Set(looked.map(({ stray }) => stray?.id)).size).toBe(1)
})

test('another deal begins anew for all, and nothing of before is seen again', () => {
  const { at, ben } = inTurnOf('cleo')
  const before = at.desk.board()
  at.deal()
  expect(ben.look(at.desk.board(), at.questions()).stray).toBeUndefined()
  const { stray } = ben.look(before, at.questions())
  expect(stray).toBeDefined()
})

test('who comes later takes the game as it stands, and has no part to give', () => {
  const { at } = inTurnOf('cleo')
  const board = at.desk.board()
  const questions = at.questions()
  const eve = at.screen('eve')
  expect(eve.look(board, { ...questions, steps: [] })).toEqual({ board })
})
