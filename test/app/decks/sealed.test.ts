import { expect, test, vi } from 'vitest'
import { openFace } from '../../../src/rules/board/deck.ts'
import { sealsIn } from '../../../src/table/document/seals.ts'
import { game as highcard } from '../../games/highcard/game.ts'
import { again, type CardScreen, laid, linked, screenAt, settled, sit, wires } from './screens.ts'

const NAMES = ['ada', 'ben', 'cyd'] as const
const secretOf = (name: string) => new Uint8Array(32).fill(name.charCodeAt(0))
const handOf = ({ table }: CardScreen, seat: string) => highcard.hand!(table.board(), seat)[0] ?? ''
const sees = (screen: CardScreen, seat: string, card: string) => screen.as(seat).act().sees?.(card)
const patient = { timeout: 30_000, interval: 50 }

/** Some at screens of their own, linked, at a table whose cards are sealed. */
function sealedTable(names: readonly string[] = NAMES) {
  const wire = wires()
  const first = laid(highcard)
  const tables = names.map((_, i) => (i === 0 ? first : again(first)))
  linked(...tables)
  const screens = names.map((name, i) => {
    sit(tables[i]!, name, `${name}’s device`, i)
    return screenAt(tables[i]!, highcard, `${name}’s device`, wire.join(secretOf(name)))
  })
  const at = (name: string) => screens[names.indexOf(name)]!
  return { wire, tables, screens, at }
}

test('three play High Card sealed: each sees their own card alone, then all see all', async () => {
  const { screens, at } = sealedTable()
  at('ada').as('ada').play('draw')
  const hers = handOf(at('ada'), 'ada')
  await vi.waitFor(() => expect(sees(at('ada'), 'ada', hers)).toBeDefined(), patient)
  const face = sees(at('ada'), 'ada', hers)
  await settled(300)
  for (const name of ['ben', 'cyd']) {
    expect(sees(at(name), name, hers)).toBeUndefined()
    expect(sees(at(name), 'ada', hers)).toBeUndefined()
  }
  expect(openFace(at('ada').table.board(), hers)).toBeUndefined()
  for (const name of ['ben', 'cyd']) at(name).as(name).play('draw')
  await vi.waitFor(() => {
    for (const { table } of screens) {
      for (const name of NAMES)
        expect(openFace(table.board(), handOf(at(name), name))).toBeDefined()
      expect(openFace(table.board(), hers)).toBe(face)
      expect(highcard.read(table.board())).toHaveLength(1)
    }
  }, patient)
  const shown = NAMES.map((name) => openFace(at('ben').table.board(), handOf(at(name), name)))
  expect(new Set(shown).size).toBe(3)
  // And once more, shuffled anew.
  at('ben').as('ben').play('draw')
  const his = handOf(at('ben'), 'ben')
  await vi.waitFor(() => expect(sees(at('ben'), 'ben', his)).toBeDefined(), patient)
  const signed = sealsIn(at('ada').table.doc)
  expect(JSON.stringify(signed).length).toBeLessThan(150_000)
  expect(at('ada').table.doc.toJSON()).not.toHaveProperty('play.luck/deck/1')
}, 120_000)
