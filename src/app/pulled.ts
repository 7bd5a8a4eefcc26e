import type { NewItem } from '../rules/change.ts'
import { type Game, newItem, type Supply } from '../rules/game.ts'
import { topZ } from '../rules/place.ts'
import type { Table } from '../table/table.ts'
import { chance } from './chance.ts'

/** A new card lies by hand, not by ruler: at most so many radians either way. */
const WOBBLE = 0.05
/** So far from one another lie two that were put down in the same place, mm. */
const ASIDE = 16

/** A point of the table, mm. */
interface Point {
  readonly x: number
  readonly y: number
}

/** One from the stack, as it lies when it is put down there: above everything else. */
export function fromSupply(game: Game, table: Table, supply: Supply, at: Point): NewItem {
  return newItem(game, {
    id: chance.id(),
    kind: supply.kind,
    place: {
      ...at,
      turn: (chance.wobble() * 2 - 1) * WOBBLE,
      z: topZ(table.board().items) + 1,
    },
    props: supply.props,
  })
}

/** This place, or one beside it where something was put down there before. */
export function besideOthers(table: Table, at: Point): Point {
  const loose = [...table.board().items.values()].flatMap(({ place }) =>
    place.on === undefined ? place : [],
  )
  let free = at
  while (loose.some(({ x, y }) => Math.hypot(x - free.x, y - free.y) < ASIDE / 2))
    free = { x: free.x + ASIDE, y: free.y + ASIDE }
  return free
}
