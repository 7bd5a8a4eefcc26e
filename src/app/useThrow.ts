import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { TrayHandle } from '../board/Tray.tsx'
import type { Check } from '../rules/check.ts'
import type { Game } from '../rules/game.ts'
import type { SeatId } from '../rules/item.ts'
import type { Flick, Roll, Throw } from '../rules/roll.ts'
import { say } from '../rules/sentence.ts'
import type { Table } from '../table/table.ts'
import { VERSION } from '../tray/physics.ts'
import { makeRoller } from '../tray/roller.ts'
import type { Notices } from '../ui/notices.ts'
import { chance } from './chance.ts'

/** Dice in the air: which Check they answer. */
export interface Air {
  readonly check: Check
}

/** One for the page: its worker starts with the first throw. */
export const roller = makeRoller()

/**
 * Throws dice for a Check, shows the throws of others, and records the own ones: in one transaction with what they
 * bring, and only once the dice lie still.
 */
export function useThrow(
  table: Table,
  game: Game,
  tray: RefObject<TrayHandle | null>,
  notices: Notices,
) {
  const [air, setAir] = useState<Air>()
  const flying = useRef(false)

  const failed = useCallback(
    (error: unknown) => {
      const key = error instanceof RangeError ? error.message : 'throw.failed'
      notices.add({ say: say(key), tone: 'bad' })
    },
    [notices],
  )

  const record = useCallback(
    (seat: SeatId, check: Check, roll: Roll, thrown?: Throw) => {
      const at = Date.now()
      const entry = { id: chance.id(), seat, at, check, roll, ...(thrown && { thrown }) }
      const brings = game.settle(table.board(), { seat, chance, now: at }, entry)
      const refusal = table.apply([{ do: 'roll', record: entry }, ...brings], {
        seat,
        track: false,
      })
      if (refusal) notices.add({ say: refusal, tone: 'bad' })
      tray.current?.counts(game.judge(check, roll).hits)
    },
    [table, game, tray, notices],
  )

  /** Starts a throw; false while another is in the air. */
  const throwFor = useCallback(
    (seat: SeatId, check: Check, flick: Flick): boolean => {
      if (flying.current) return false
      // Nothing to throw: the Check is decided as it stands.
      if (check.dice.length === 0) {
        tray.current?.clear()
        record(seat, check, [])
        return true
      }
      const thrown: Throw = {
        version: VERSION,
        seed: chance.seed(),
        dice: check.dice,
        bursts: check.bursts,
        flick,
      }
      flying.current = true
      setAir({ check })
      const startedAt = Date.now()
      table.presence.set({ throw: { id: chance.id(), thrown, check, startedAt } })
      void (async () => {
        try {
          const tumble = await roller.roll(thrown)
          await tray.current?.play(tumble)
          record(seat, check, tumble.roll, thrown)
        } catch (error) {
          failed(error)
        } finally {
          flying.current = false
          table.presence.set({ throw: undefined })
          setAir(undefined)
        }
      })()
      return true
    },
    [table, tray, record, failed],
  )

  // What others throw is rolled here too, from the same seed.
  useEffect(() => {
    const seen = new Set<string>()
    return table.presence.subscribe(() => {
      for (const { throw: theirs } of table.presence.others().values()) {
        if (!theirs || seen.has(theirs.id) || flying.current) continue
        seen.add(theirs.id)
        const { thrown, check, startedAt } = theirs
        setAir({ check })
        void (async () => {
          try {
            const tumble = await roller.roll(thrown)
            await tray.current?.play(tumble, { at: Math.max(0, Date.now() - startedAt) })
            tray.current?.counts(game.judge(check, tumble.roll).hits)
          } catch (error) {
            failed(error)
          } finally {
            setAir(undefined)
          }
        })()
      }
    })
  }, [table, game, tray, failed])

  return { air, throwFor }
}
