import type { Page } from 'playwright-core'
import { blowFell } from '../../../src/games/road-and-ruin/fights/fell.ts'
import { FOE_FIELDS } from '../../../src/games/road-and-ruin/people/foes.ts'
import { cardId } from '../../../src/games/road-and-ruin/story/deck.ts'
import type { Board } from '../../../src/rules/board/board.ts'
import type { Change } from '../../../src/rules/board/change.ts'
import { boundsOf, fieldValue } from '../../../src/rules/board/field.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import { itemSize } from '../../../src/rules/board/size.ts'
import { fieldBlocks, fieldLayout, trackOf } from '../../../src/rules/board/spots.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { newTable, type Table } from '../../../src/table/table.ts'
import { road } from '../../games/road-and-ruin/lab.ts'
import { englishOf, sit } from '../../make.ts'
import { tableOn } from './backup.ts'
import type { Seen } from './peek.ts'

/** Whoever is fought. */
export const WOLF = 'The grey wolf'

/** A table of Road and Ruin at its inn: a Tale is told, and each seat has somebody to play. */
export async function innTable(names: readonly ('Ada' | 'Milo')[]) {
  const table = newTable('fight', { game: road.id, title: 'The long road', made: 1000 })
  const write = (changes: readonly Change[]) => void table.apply(changes, { seat: 'ada' })
  const seats = names.map((name, color) => ({ id: name.toLowerCase(), name, color, sitter: '' }))
  write(seats.map((seat) => ({ do: 'seat', seat })))
  const kept = { luck: 'w', read: table.state, write }
  const at = sit(road, names, kept, await englishOf(road))
  at.by(...(road.setup?.(at.act()) ?? []))
  at.play('tale', { tale: 'errand' })
  for (const [n, name] of names.entries())
    at.play('person', { sheet: ['brindle', 'ilvy'][n] ?? 'oda' }, name.toLowerCase())
  return { table, at }
}

/**
 * A table of Road and Ruin in the first round of a fight: each seat has somebody on it, a foe is near, and but one card
 * is left in the Deck.
 */
export async function fightTable(names: readonly ('Ada' | 'Milo')[]): Promise<Table> {
  const { table, at } = await innTable(names)
  at.play('foe', { name: WOLF, weapon: 'sword', might: 'dire' })
  for (let card = 1; card < 60; card++) {
    const place = { x: 520, y: -160, turn: 0, z: 20 + card }
    const item = { id: cardId(card), kind: 'roundtable', place, props: { card }, texts: {} }
    at.by({ do: 'make', item })
  }
  at.play('fight')
  return table
}

export const boardOf = async (page: Page): Promise<Board> => (await tableOn(page)).board()

/** What lies there and is called so. */
export function called(board: Board, name: string): Item {
  const found = [...board.items.values()].find(({ texts }) => texts.name === name)
  if (!found) throw new Error(`nobody is called ${name}`)
  return found
}

/** What a count of the foe's shows. */
export function shownOn(board: Board, id: string, name = WOLF): number {
  const field = FOE_FIELDS.find((one) => one.id === id)
  if (field?.as !== 'count') throw new Error(`a foe has no ${id}`)
  return fieldValue(field, called(board, name), board)
}

/** What all blows that were thrown for have taken from whoever has this id. */
export function takenFrom(board: Board, id: string) {
  let [health, steadfast] = [0, 0]
  for (const { check, roll } of board.rolls) {
    const fell = check.kind === 'blow' ? blowFell(check, roll) : undefined
    if (fell?.target !== id) continue
    health += fell.wound.health
    steadfast += fell.wound.steadfast + fell.shakes
  }
  return { health, steadfast }
}

/** Where the box of a track, the nth from 1, or a number's later half lies on the page, CSS px. */
export function spotOfField(
  item: Item,
  id: string,
  nth: number,
  seen: Seen,
): readonly [number, number] {
  const piece: Piece = road.pieces[item.kind]!
  const block = fieldBlocks(piece, item).find(({ field }) => field === id)
  const field = piece.fields?.find((one) => one.id === id)
  if (!block || field?.as !== 'count') throw new Error(`no ${id} stands on a ${item.kind}`)
  const nothing: Board = { items: new Map(), seats: [], rolls: [], play: {} }
  const { most } = boundsOf(field, item, nothing)
  const value = fieldValue(field, item, nothing)
  const box = fieldLayout(block, trackOf(field, value, most)).boxes[nth - 1]
  const { width, height } = itemSize(piece, item)
  const x =
    block.box.x + block.box.w / 2 - width / 2 + (box ? box.x + box.w / 2 : block.box.w * 0.35)
  const y = block.box.y + block.box.h / 2 - height / 2 + (box ? box.y + box.h / 2 : 0)
  const [cos, sin] = [Math.cos(seen.turn) * seen.scale, Math.sin(seen.turn) * seen.scale]
  return [seen.x + x * cos - y * sin, seen.y + x * sin + y * cos]
}
