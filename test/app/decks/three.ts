import { expect, vi } from 'vitest'
import { game as dark } from '../../../src/games/dark-prophecy/game.ts'
import { awaited } from '../../../src/games/dark-prophecy/reckon/run.ts'
import { type GameKept, gameKept } from '../../../src/games/dark-prophecy/story/kept.ts'
import type { Change } from '../../../src/rules/board/change.ts'
import type { Check } from '../../../src/rules/dice/check.ts'
import type { Game } from '../../../src/rules/game.ts'
import type { ItemId } from '../../../src/rules/plain/item.ts'
import type { SealAct } from '../../../src/sync/seal/entry.ts'
import { sealsIn } from '../../../src/table/document/seals.ts'
import { again, type CardScreen, laid, linked, screenAt, sit, wires } from './screens.ts'

// Three at screens of their own who play Dark Prophecy sealed.

export const game: Game = dark
await game.whole?.load()
const NAMES = ['ada', 'ben', 'cyd'] as const
export const secretOf = (name: string) => new Uint8Array(32).fill(name.charCodeAt(0))
export const patient = { timeout: 180_000, interval: 50 }
export const keptAt = ({ table }: CardScreen): GameKept => gameKept(table.board())!
export const sees = (screen: CardScreen, seat: string, card: string) =>
  screen.as(seat).act(true).sees?.(card)
export const handAt = (screen: CardScreen, seat: string): readonly ItemId[] =>
  keptAt(screen).game.cultists.find((one) => one.seat === seat)?.hand ?? []

/** Three at screens of their own, linked. */
function threeScreens() {
  const wire = wires()
  const first = laid(game)
  const tables = NAMES.map((_, i) => (i === 0 ? first : again(first)))
  const part = linked(...tables)
  const screens = NAMES.map((name, i) => {
    sit(tables[i]!, name, `${name}’s device`, i)
    return screenAt(tables[i]!, game, `${name}’s device`, wire.join(secretOf(name)))
  })
  const at = (name: string) => screens[NAMES.indexOf(name as 'ada')]!
  /** Lots fall as they are thrown for. */
  const lots = setInterval(() => {
    for (const [i, { table, thrown, as }] of screens.entries())
      for (const check of thrown.splice(0) as Check[]) {
        const seed = String(i + 1).repeat(64)
        const { board } = { board: table.board() }
        const seat = NAMES[i]!
        const record = {
          ...{ id: `roll ${board.rolls.length}`, seat, at: 1, check, roll: [] },
          thrown: { version: 1, seed, dice: [], bursts: {}, flick: { dx: 1, dy: 0, power: 1 } },
        } as never
        const brought = game.checks?.settle?.(board, as(seat).act(true), record) ?? []
        table.apply([...brought, { do: 'roll', record } as Change], { seat })
      }
  }, 20)
  return { wire, tables, screens, at, part, lots }
}
export type Three = ReturnType<typeof threeScreens>

/** Dealt, and each has seen their hand. */
export async function dealt(): Promise<Three> {
  const three = threeScreens()
  three.at('ada').as('ada').play('deal', { who: 'ada ben cyd', hidden: 'sealed' })
  await vi.waitFor(() => {
    for (const screen of three.screens) {
      expect(awaited(keptAt(screen).game)?.for).toBe('action')
      for (const name of NAMES)
        for (const card of handAt(screen, name))
          expect(sees(three.at(name), name, card)).toBeDefined()
    }
  }, patient)
  return three
}

/** Where a card lies by what was agreed upon last: the list, and its place there. */
export function placeOf({ table }: CardScreen, card: ItemId) {
  const acts = sealsIn(table.doc).flatMap((one) => (one as { acts: SealAct[] }).acts)
  const seals = keptAt({ table } as CardScreen).seals.map((_, i) => i + 1)
  for (const n of seals.reverse()) {
    const seal = acts.find((act) => act.is === 'seal' && act.n === n && act.cards.includes(card))
    const vote = acts.find((act) => act.is === 'vote' && act.n === n && act.step === 2 && act.list)
    if (seal?.is === 'seal' && vote?.is === 'vote')
      return { list: vote.list, place: seal.cards.indexOf(card) }
  }
  throw new Error('it lies nowhere')
}
