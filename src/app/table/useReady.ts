import { useMemo } from 'react'
import { type DiceColor, dyed } from '../../paint/dice/coat.ts'
import type { Check } from '../../rules/dice/check.ts'
import type { Die } from '../../rules/dice/dice.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { useTable } from '../../table/use.ts'
import { handfuls } from '../../tray/physics.ts'
import type { Handed } from '../../ui/desk/desk.ts'

/** The dice that are to be thrown next from here. */
export interface Ready {
  /** How many they are. */
  readonly count: number
  /** Those that lie in the tray: of more than a handful the first. */
  readonly pool: readonly Die[]
  /** Whose they are, by the colour of their seat, and what each is thrown for. */
  readonly color: DiceColor
}

const NOTHING = { dice: [] }

/** Dice picked for a free throw lie ready, or else those that are gathered for a Check. */
export function useReady({ table, game, act, free, seat }: Handed): Ready {
  const gathered = useTable(
    table,
    (): Pick<Check, 'dice' | 'dyes'> =>
      game.checks?.gathering?.(table.board(), act())?.check ?? NOTHING,
    (a, b) => a.dice.join() === b.dice.join() && a.dyes?.join() === b.dyes?.join(),
  )
  const { dice: asked, dyes } = free ?? gathered
  // More than a handful is thrown one after another: the first is ready.
  const pool = useMemo(() => asked.slice(0, handfuls(asked.length)[0]), [asked])
  const thrower = seat()
  const seated = useTable(table, () => seatOf(table.state().seats, thrower)?.color)
  const color = useMemo(() => dyed(seated, dyes), [seated, dyes])
  return { count: asked.length, pool, color }
}
