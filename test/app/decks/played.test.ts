import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { course } from '../../../src/games/dark-prophecy/play/course.ts'
import { awaited } from '../../../src/games/dark-prophecy/reckon/run.ts'
import { type GameKept, gameKept, PLAY } from '../../../src/games/dark-prophecy/story/kept.ts'
import { redone } from '../../../src/games/dark-prophecy/story/step.ts'
import { openFace } from '../../../src/rules/board/deck.ts'
import type { ItemId, Plain } from '../../../src/rules/plain/item.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import { idOfAct, type SealAct, writeEntries } from '../../../src/sync/seal/entry.ts'
import { addSeals, sealsIn } from '../../../src/table/document/seals.ts'
import { again, linked, MANY_SCREENS, screenAt, settled } from './screens.ts'
import {
  dealt,
  game,
  handAt,
  keptAt,
  patient,
  placeOf,
  secretOf,
  sees,
  type Three,
} from './three.ts'
import { tablesStayWhole } from './whole.ts'

// Dark Prophecy at screens whose cards are sealed, and one of them is a thief's.

/** A thief writes a game, and asks by hand for what would be due by it. */
function attack(
  three: Three,
  how: (kept: GameKept) => Partial<GameKept>,
  cards: readonly ItemId[],
) {
  const cyd = three.at('cyd')
  const kept = keptAt(cyd)
  const value = {
    ...kept,
    of: kept.step,
    step: `forged ${Math.random()}`,
    n: kept.n + 1,
    ...how(kept),
  }
  const forged = JSON.parse(JSON.stringify(value)) as Plain
  expect(gameKept({ play: { [PLAY]: forged } })).toBeDefined()
  cyd.table.apply([{ do: 'play', key: PLAY, value: forged }], { seat: 'cyd' })
  const mal = screenOf(secretOf('cyd'))
  const shows = cards.flatMap((card, salt) => {
    const { list, place } = placeOf(three.at('ada'), card)
    const show = { is: 'show', list, cards: [place], salt: 10 + salt, without: [] } as const
    return [
      { ...show, to: mal.key, cards: [place], without: [] },
      { ...show, to: 'all', cards: [place], without: [] },
    ] satisfies SealAct[]
  })
  addSeals(cyd.table.doc, writeEntries(mal, 'one', shows))
}

const did = { seat: 'cyd', choice: { do: 'endActions' }, said: {} } as const

test(
  'three screens play on while one of them writes the game by hand: it sees nothing, and is named',
  MANY_SCREENS,
  async () => {
    const three = await dealt()
    const { screens, at, lots, tables } = three
    const turn = keptAt(at('ada')).game.turn!.seat
    const before = keptAt(at('ada'))
    const hidden = [
      ...handAt(at('ada'), 'ada'),
      ...before.game.deck.slice(0, 4),
      before.game.deck.at(-1)!,
    ]
    const unseen = () => {
      for (const card of hidden) {
        expect(sees(at('cyd'), 'cyd', card), card).toBeUndefined()
        expect(openFace(at('ben').table.board(), card), card).toBeUndefined()
      }
    }
    const attacks: ((kept: GameKept) => Partial<GameKept>)[] = [
      // Another's hand, and the deck's next cards, are in the thief's own.
      ({ game: now }) => ({
        did,
        game: {
          ...now,
          deck: now.deck.slice(4),
          cultists: now.cultists.map((one) => {
            if (one.seat === 'ada') return { ...one, hand: [] }
            const more = [...handAt(at('ada'), 'ada'), ...now.deck.slice(0, 4)]
            return one.seat === 'cyd' ? { ...one, hand: [...one.hand, ...more] } : one
          }),
        },
      }),
      // The thief looks at the deck, out of turn and by no card.
      ({ game: now }) => ({
        did,
        game: { ...now, tasks: [{ task: 'do', seat: 'cyd', doing: { verb: 'look' }, n: 4 }] },
      }),
      // Another has ended their turn, and it is the thief's.
      ({ game: now }) => ({
        did: { ...did, seat: turn },
        game: {
          ...now,
          turn: { ...now.turn!, seat: 'cyd' },
          tasks: [{ task: 'fill', seat: 'cyd' }],
        },
      }),
      // All lies open.
      ({ game: now }) => ({
        did,
        game: { ...now, deck: [], discard: [...now.discard, ...now.deck] },
      }),
      // It is over, and seeds are to be opened.
      ({ game: now }) => ({ did, game: { ...now, over: true } }),
    ]
    for (const how of attacks) {
      attack(three, how, hidden)
      await settled(1200)
      unseen()
    }
    // It is said to be over, among people who trust one another: for a moment, and all is as it was before.
    const stood = at('cyd').table.board().play[PLAY]!
    attack(three, ({ game: now }) => ({ did, trust: true, game: { ...now, over: true } }), hidden)
    await settled(3000)
    at('cyd').table.apply([{ do: 'play', key: PLAY, value: stood }], { seat: 'cyd' })
    await settled(1200)
    unseen()
    const acts = sealsIn(tables[0]!.doc).flatMap((one) => (one as { acts: SealAct[] }).acts)
    expect(acts.filter(({ is }) => is === 'audit')).toEqual([])
    // What was played is put back, and whose doing that was is told.
    await vi.waitFor(() => {
      for (const screen of screens) expect(keptAt(screen).game).toEqual(before.game)
      expect(at('ada').said().join()).toContain('What cyd wrote of the game does not follow')
    }, patient)
    unseen()
    // The game goes on: whose turn it is ends it, and whoever is next draws or acts.
    at(turn).as(turn).play('endActions')
    await vi.waitFor(() => {
      for (const screen of screens) {
        const now = keptAt(screen).game
        expect(now.turn?.seat).not.toBe(turn)
        expect(awaited(now)?.for).toBe('action')
      }
    }, patient)
    // A card of a discard is drawn for, and seen by who draws alone.
    const next = keptAt(at('ada')).game.turn!.seat
    const [given = ''] = handAt(at('ada'), next)
    at(next).as(next).play('levelUp', { of: 'blood', card: given })
    await vi.waitFor(() => expect(openFace(at('ada').table.board(), given)).toBeDefined(), patient)
    at(next).as(next).play('endActions')
    await vi.waitFor(() => {
      const drawn = handAt(at('ada'), next).at(-1)!
      expect(handAt(at('ada'), next)).toHaveLength(5)
      expect(sees(at(next), next, drawn)).toBeDefined()
    }, patient)
    // It is kept and opened again, and a newcomer sees what all see.
    const dan = again(at('ada').table)
    expect(Y.encodeStateAsUpdate(dan.doc).length).toBeGreaterThan(1000)
    expect(gameKept(dan.board())).toEqual(keptAt(at('ada')))
    const screen = screenAt(dan, game, 'dan’s device', three.wire.join(secretOf('dan')))
    await vi.waitFor(() => expect(openFace(screen.table.board(), given)).toBeDefined(), patient)
    for (const card of handAt(screen, 'ada')) expect(sees(screen, 'dan', card)).toBeUndefined()
    clearInterval(lots)
    await tablesStayWhole({ ...three, game })
  },
)

test(
  'who went on apart with enough others goes on; who was alone meanwhile follows',
  MANY_SCREENS,
  async () => {
    const three = await dealt()
    const { at, screens, tables, wire, part, lots } = three
    part()
    wire.part(screenOf(secretOf('ben')).key)
    const together = linked(tables[0]!, tables[2]!)
    // Ben alone says that Ada has left; the others say that of Ben, and play until one of them has drawn.
    at('ben').as('ben').play('leave', { who: 'ada' })
    at('ada').as('ada').play('leave', { who: 'ben' })
    const hidden = handAt(at('ada'), 'ben')
    await vi.waitFor(() => expect(awaited(keptAt(at('cyd')).game)?.for).toBe('action'), patient)
    const who = keptAt(at('ada')).game.turn!.seat
    expect(who).not.toBe('ben')
    at(who)
      .as(who)
      .play('levelUp', { of: 'blood', card: handAt(at(who), who)[0]! })
    at(who).as(who).play('endActions')
    await vi.waitFor(() => {
      expect(keptAt(at('ada')).game.turn?.seat).not.toBe(who)
      expect(keptAt(at('cyd')).game).toEqual(keptAt(at('ada')).game)
    }, patient)
    const went = keptAt(at('ada')).game
    together()
    wire.part(screenOf(secretOf('ben')).key, false)
    linked(...tables)
    // Old words once more change nothing.
    addSeals(tables[1]!.doc, sealsIn(tables[0]!.doc).slice(0, 40) as object[])
    await vi.waitFor(() => {
      for (const screen of screens) expect(keptAt(screen).game).toEqual(went)
    }, patient)
    for (const card of hidden)
      for (const name of ['ada', 'cyd']) expect(sees(at(name), name, card)).toBeUndefined()
    await vi.waitFor(
      () => expect(at('ben').said().join()).toContain('The others have played on apart from you'),
      patient,
    )
    expect(at('ben').said().join()).not.toContain('does not follow')
    clearInterval(lots)
    await tablesStayWhole({ ...three, game })
  },
)

test(
  'who deals anew in the middle of a game, to nobody, and ends that has no seed of it opened',
  MANY_SCREENS,
  async () => {
    const { at, lots, tables, screens, wire } = await dealt()
    const { table } = at('cyd')
    const mal = screenOf(secretOf('cyd'))
    const before = keptAt(at('cyd'))
    const actsOf = () => sealsIn(tables[0]!.doc).flatMap((one) => (one as { acts: SealAct[] }).acts)
    const masked = new Set(
      sealsIn(tables[0]!.doc).flatMap((one) => {
        const { by, acts } = one as { by: string; acts: SealAct[] }
        return acts.flatMap((act) => (act.is === 'mask' ? idOfAct(act, by) : []))
      }),
    )
    expect(masked.size).toBeGreaterThan(1)
    const nobody = { seats: ['x', 'y'], programs: [], trust: false, dealer: 'x' }
    const leaves = (who: string) => ({ seat: 'x', choice: { do: 'leave', who }, said: {} }) as const
    let kept = before
    for (const [i, done] of [{ deal: nobody }, leaves('x'), leaves('y')].entries()) {
      kept = redone(kept, done, `thief ${i}`)!
      const value = JSON.parse(JSON.stringify(kept)) as Plain
      table.apply([{ do: 'play', key: PLAY, value }], { seat: 'cyd' })
      const step = { is: 'step', ...course.stepOf(value)! } as const
      addSeals(table.doc, writeEntries(mal, 'one', [step]))
      await settled(1500)
    }
    expect(kept.game.over).toBe(true)
    for (const screen of screens) expect(keptAt(screen).step).toBe(kept.step)
    await settled(3000)
    const audits = actsOf().flatMap((act) => (act.is === 'audit' ? act.list : []))
    expect(audits.filter((list) => masked.has(list))).toEqual([])
    for (const { hand } of before.game.cultists.filter(({ seat }) => seat !== 'cyd'))
      for (const card of hand) expect(sees(at('cyd'), 'cyd', card)).toBeUndefined()
    await tablesStayWhole({ tables, game, wire })
    clearInterval(lots)
  },
)
