import { describe, expect, it } from 'vitest'
import { playExample } from '../../../src/app/lobby/example.ts'
import { deedOf } from '../../../src/games/dark-prophecy/cards/deeds.ts'
import { choiceOf } from '../../../src/games/dark-prophecy/cultists/cultist.ts'
import { game as dark } from '../../../src/games/dark-prophecy/game.ts'
import { awaited } from '../../../src/games/dark-prophecy/reckon/run.ts'
import { faceNamed, gameKept } from '../../../src/games/dark-prophecy/story/kept.ts'
import { openFace } from '../../../src/rules/board/deck.ts'
import { knowingOf } from '../../../src/rules/board/trust.ts'
import type { Game } from '../../../src/rules/game.ts'
import type { Doing } from '../../../src/rules/told/example.ts'
import { newTable, type Table } from '../../../src/table/table.ts'
import { luckOf } from './dealer.ts'
import { asMove } from './evening.ts'

const game: Game = dark
await dark.whole.load()
const example = await dark.example('en')

/** The example, and what is done after it as it goes on. */
async function laid(on: (table: Table) => Doing | undefined = () => undefined): Promise<Table> {
  const table = newTable('example', { game: game.id, title: example.title, made: 1 })
  function* all() {
    yield* example.doings
    for (let doing = on(table); doing; doing = on(table)) yield doing
  }
  const doings = Object.assign([...example.doings], {
    entries: function* () {
      let i = 0
      for (const doing of all()) yield [i++, doing] as [number, Doing]
    },
  })
  await playExample(
    table,
    game,
    { ...example, doings },
    {
      ...{ say: ({ key }) => key, now: 1e12 },
      roll: async () => ({ roll: [] }),
    },
  )
  return table
}

const board = (await laid()).board()
const kept = gameKept(board)!
const knowing = knowingOf(dark.decks, board)
const handOf = (seat: string) =>
  kept.game.cultists.find((one) => one.seat === seat)!.hand.map((card) => knowing.sees(seat, card))

describe('the example', () => {
  it('[D12] [D13] is in the third round, with two verses turned up, and Ada has an action left', () => {
    expect(kept.game.round).toBe(3)
    expect(kept.game.row.map(({ kind, verse }) => [kind, verse])).toEqual([
      ['opening', 'crows'],
      ['middle', 'throne'],
    ])
    expect(kept.game.turn).toMatchObject({ seat: 'ada', phase: 'action', actions: 1 })
    expect(awaited(kept.game)).toEqual({ for: 'action', seat: 'ada' })
  })

  it('[D23] [D24] has two completed Deeds, and one of Ada’s lacks one advance, for which she holds a card', () => {
    expect(kept.game.cultists.map(({ completed }) => completed.length)).toEqual([0, 1, 1])
    const [{ deed, advances } = { deed: 'ink', advances: 0 } as const] =
      kept.game.cultists[0]!.deeds
    expect(deedOf(deed).cost - advances).toBe(1)
    expect(handOf('ada')).toEqual(expect.arrayContaining(['knock']))
  })

  it('[D22] is played on trust: everybody sees their own hand, and nobody another', () => {
    expect(kept.trust).toBe(true)
    for (const { seat, hand } of kept.game.cultists) {
      expect(handOf(seat)).not.toContain(undefined)
      for (const other of kept.game.cultists.filter((one) => one.seat !== seat))
        for (const card of other.hand) expect(knowing.sees(seat, card)).toBeUndefined()
      for (const card of hand) expect(openFace(board, card)).toBeUndefined()
    }
    for (const card of kept.game.discard) expect(openFace(board, card)).toBeDefined()
  })

  it('can be played on to its end', async () => {
    const luck = luckOf(7)
    const table = await laid((table) => {
      const { game } = gameKept(table.board())!
      const waits = awaited(game)
      if (!waits || !('seat' in waits)) return undefined
      const { seat } = waits
      const { sees } = knowingOf(dark.decks, table.board())
      const choice = choiceOf({ game, seat, sees: (card) => faceNamed(sees(seat, card)) }, luck)!
      const [move, answers] = asMove(choice)
      return { do: 'move', seat, move, answers }
    })
    expect(gameKept(table.board())?.game.over).toBe(true)
    expect(game.ending?.(table.board())).toBeDefined()
  })
})
