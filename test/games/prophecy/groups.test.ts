import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { storyOf } from '../../../src/games/prophecy/story/outline.ts'
import { follows } from '../../../src/rules/dice/hits.ts'
import { treeOf } from '../../../src/rules/told/outline.ts'
import type { Table } from '../../../src/table/table.ts'
import { sit } from '../../make.ts'
import { aTable, copyOf } from '../../table/make.ts'
import { prophecy } from './eight.ts'
import { holds, type Taken, take, taken } from './steps.ts'

/** Changes each group makes; and how often it is tried, each time otherwise. */
const STEPS = 500
const TIMES = process.env.LONG === '1' ? 20 : 2
/** What one screen did is heard by its group after so many steps: sooner or later, as wires are. */
const LATE = 3

/** Screens that hear of one another. */
interface Group {
  readonly tables: readonly Table[]
  step(taken: Taken): void
}

function group(names: readonly string[], tables: readonly Table[]): Group {
  const post: { to: Table; update: Uint8Array; due: number }[] = []
  let now = 0
  const people = tables.map((table, n) => {
    table.doc.on('update', (update: Uint8Array, from: unknown) => {
      if (from === 'wire') return
      for (const to of tables) {
        if (to !== table) post.push({ to, update, due: now + 1 + (update.length % LATE) })
      }
    })
    return sit(prophecy, ['Ada', 'Milo'], {
      luck: names[n] ?? '',
      read: table.state,
      write: (changes) => table.apply(changes, { seat: 'ada' }),
    })
  })
  return {
    tables,
    step(one) {
      const who = people[(one[1] + one[2] + now) % people.length]
      if (who) take(who, one)
      now += 1
      for (const { to, update } of post.filter(({ due }) => due <= now)) {
        Y.applyUpdate(to.doc, update, 'wire')
      }
      post.splice(0, Infinity, ...post.filter(({ due }) => due > now))
    },
  }
}

/** Everybody tells everybody what they have, until nobody learns anything more. */
function gather(tables: readonly Table[]): void {
  for (const from of [...tables, ...tables]) {
    for (const to of tables) {
      if (from === to) continue
      const update = Y.encodeStateAsUpdate(from.doc, Y.encodeStateVector(to.doc))
      Y.applyUpdate(to.doc, update, 'wire')
    }
  }
}

/** What the rules say of every table, whoever played it. */
function keepsTheRules(table: Table): void {
  const board = table.board()
  holds(board)
  const { items, rolls, aside } = table.state()
  expect(aside).toBe(0)
  const dice = [...items.values()].filter(({ kind }) => kind === 'die')
  const won = new Set(dice.map(({ id }) => id))
  expect(won.size).toBe(dice.length)
  expect(new Set(rolls.map(({ id }) => id)).size).toBe(rolls.length)
  // An Outcome is that of the first valid Roll about a Scene; those after it change nothing.
  for (const { id, record } of storyOf(board).order) {
    const about = rolls.filter(
      ({ check, roll }) => check.about === id && check.kind === 'scene' && follows(check, roll),
    )
    expect(record).toEqual(about[0])
  }
  // What lies on something lies on one thing that is there, or free.
  for (const { place } of board.items.values()) {
    if (place.on !== undefined) expect(items.has(place.on)).toBe(true)
  }
}

/** Everything that was ever made here, in the bin or not. */
const made = (table: Table) => ({
  items: [...table.state().items.keys()],
  rolls: table.state().rolls.map(({ id }) => id),
})

describe('two groups who play apart for long and meet again', () => {
  it(`[P] after ${STEPS} changes each have one table, with its rules kept and nothing lost`, () => {
    const steps = fc.array(taken, { minLength: STEPS, maxLength: STEPS, size: 'max' })
    fc.assert(
      fc.property(steps, steps, (here, there) => {
        const one = aTable()
        const left = group(['a', 'b'], [one, copyOf(one)])
        const right = group(['c', 'd', 'e'], [copyOf(one), copyOf(one), copyOf(one)])
        for (const step of here) left.step(step)
        for (const step of there) right.step(step)
        for (const { tables } of [left, right]) gather(tables)
        const before = [left, right].map(({ tables }) => made(tables[0] as Table))
        const all = [...left.tables, ...right.tables]
        gather(all)
        const state = one.state()
        for (const table of all) {
          expect(table.state()).toEqual(state)
          expect(treeOf(prophecy, table.board())).toEqual(treeOf(prophecy, one.board()))
        }
        keepsTheRules(one)
        for (const { items, rolls } of before) {
          expect([...state.items.keys()]).toEqual(expect.arrayContaining(items))
          expect(state.rolls.map(({ id }) => id)).toEqual(expect.arrayContaining(rolls))
        }
      }),
      { seed: 31, numRuns: TIMES, endOnFailure: true },
    )
  }, 600_000)
})
