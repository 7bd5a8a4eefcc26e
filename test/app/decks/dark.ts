import { vi } from 'vitest'
import { recordRoll } from '../../../src/app/page/recordroll.ts'
import { choiceOf } from '../../../src/games/dark-prophecy/cultists/cultist.ts'
import { game as dark } from '../../../src/games/dark-prophecy/game.ts'
import { awaited } from '../../../src/games/dark-prophecy/reckon/run.ts'
import type { Wait } from '../../../src/games/dark-prophecy/reckon/state.ts'
import {
  faceNamed,
  type GameKept,
  gameKept,
  LAID,
} from '../../../src/games/dark-prophecy/story/kept.ts'
import type { Check } from '../../../src/rules/dice/check.ts'
import type { Game } from '../../../src/rules/game.ts'
import type { ItemId, SeatId } from '../../../src/rules/plain/item.ts'
import type { Table } from '../../../src/table/table.ts'
import { luckOf } from '../../games/dark-prophecy/dealer.ts'
import { asMove } from '../../games/dark-prophecy/evening.ts'
import { again, type CardScreen, laid, linked, screenAt, settled, sit, wires } from './screens.ts'

const game: Game = dark
await dark.whole.load()

/** People who play Dark Prophecy with sealed cards, each at a screen of their own. */
export interface DarkEvening {
  readonly game: Game
  readonly tables: readonly Table[]
  readonly wire: ReturnType<typeof wires>
  at(seat: SeatId): CardScreen
  /** Somebody plays on at another screen. */
  moves(seat: SeatId, to: CardScreen): void
  kept(): GameKept
  /** Cards that lay open among the discards when somebody chose: whoever takes one back holds what all have seen. */
  readonly lain: ReadonlySet<ItemId>
  /** Once they have dealt. */
  readonly dealt: Promise<void>
  /** What somebody sees of a card at their screen. */
  sees(seat: SeatId, card: ItemId): string | undefined
  /** Until somebody has to choose, and sees their hand and the discards; nobody once the game is over. */
  waits(): Promise<Extract<Wait, { seat: SeatId }> | undefined>
  /** One choice of whoever is waited for, as a simple cultist would. False once the game is over. */
  goOn(): Promise<boolean>
}

/** They have sat down, and are dealing; nobody has chosen anything yet. */
export function darkEvening(names: readonly SeatId[], seed = 1): DarkEvening {
  const luck = luckOf(seed)
  const lain = new Set<ItemId>()
  const wire = wires()
  const first = laid(game)
  const tables = names.map((_, i) => (i === 0 ? first : again(first)))
  linked(...tables)
  const screens = names.map((name, i) => {
    sit(tables[i]!, name, `${name}’s device`, i)
    const secret = new Uint8Array(32).fill(name.charCodeAt(0))
    return screenAt(tables[i]!, game, `${name}’s device`, wire.join(secret))
  })
  const at = (seat: SeatId) => screens[names.indexOf(seat)]!
  const kept = () => gameKept(first.board())!
  const sees = (seat: SeatId, card: ItemId) => at(seat).as(seat).act(true).sees?.(card)
  const hex = () => Array.from({ length: 64 }, () => Math.floor(luck() * 16).toString(16)).join('')
  /** What was to be thrown falls. */
  const fall = () => {
    for (const [i, { table, thrown }] of screens.entries())
      for (const check of thrown.splice(0) as Check[]) {
        const { dice, bursts } = check
        const lots = { version: 1, seed: hex(), dice, bursts, flick: { dx: 1, dy: 0, power: 1 } }
        const seat = names[i] ?? ''
        recordRoll(table, game, {
          ...{ id: hex().slice(0, 20), seat, at: 1, check, roll: [], thrown: lots },
        })
      }
  }
  async function waits() {
    await dealt
    let waits: Wait | undefined
    await vi.waitFor(
      () => {
        fall()
        waits = awaited(kept().game)
        const { play } = first.board()
        if (play[LAID] !== kept().step) throw new Error('not laid yet')
        if (!waits) return
        if (!('seat' in waits) || waits.for === 'draw') throw new Error(`waits for ${waits.for}`)
        const { seat } = waits
        const { cultists, discard } = kept().game
        const hand = cultists.find((one) => one.seat === seat)?.hand ?? []
        // What may be taken back is chosen among the discards, by what is on them.
        const cards = [...hand, ...discard, ...(waits.for === 'look' ? waits.cards : [])]
        if (cards.some((card) => sees(seat, card) === undefined)) throw new Error('not seen yet')
      },
      { timeout: 180_000, interval: 10 },
    )
    return waits as Extract<Wait, { seat: SeatId }> | undefined
  }
  // Not before its desk is there, as on a page: whoever deals signs it.
  const dealt = settled().then(() => {
    const [first = ''] = names
    const deal = at(first)
      .as(first)
      .play('deal', {
        ...{ who: names.join(' '), hidden: 'sealed' },
      })
    if (deal !== 'done') throw new Error(JSON.stringify(deal))
  })
  return {
    ...{ game, tables, wire, at, kept, lain, sees, waits, dealt },
    moves(seat, to) {
      screens[names.indexOf(seat)] = to
    },
    async goOn() {
      const now = await waits()
      if (!now) return false
      for (const card of kept().game.discard) lain.add(card)
      const { seat } = now
      const view = { game: kept().game, seat, sees: (card: ItemId) => faceNamed(sees(seat, card)) }
      const choice =
        now.for === 'look' ? ({ do: 'see', verses: [] } as const) : choiceOf(view, luck)
      const [move, answers] = asMove(choice!)
      const played = at(seat).as(seat).play(move, answers, true)
      if (played !== 'done' && played !== 'thrown') throw new Error(JSON.stringify(played))
      return true
    },
  }
}
