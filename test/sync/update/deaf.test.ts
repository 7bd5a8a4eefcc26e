import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { cut } from '../../../src/sync/update/cut.ts'
import { lookAt } from '../../../src/sync/update/structure.ts'
import { isDeaf } from '../../../src/table/yjs/sound.ts'
import { expectAlive, readable } from '../../table/alive.ts'
import { aTable, at, card, make, note, place, roll, set, write } from '../../table/make.ts'
import { forgerOf } from '../forge.ts'
import { type Dice, diceOf } from '../garbage.ts'

const UPDATES = process.env.LONG === '1' ? 1_000_000 : 60_000
/** How many updates one table has to bear before it is looked at, and replaced. */
const BEARS = 1000

/** What people do at a table, each at a screen of their own. */
function honest(doc: Y.Doc, dice: Dice): Uint8Array {
  const other = new Y.Doc()
  other.clientID = 1000 + dice(3)
  Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
  const before = Y.encodeStateVector(other)
  const items = other.getMap('items')
  const id = `${dice(4)}`
  const there = items.get(id)
  other.transact(() => {
    if (!(there instanceof Y.Map)) {
      const map = new Y.Map<unknown>()
      map.set('kind', 'note')
      map.set('t:text', new Y.Text('some words'))
      items.set(id, map)
    } else if (dice(6) === 0) items.delete(id)
    else {
      there.set('p:a', dice(9))
      const text: unknown = there.get('t:text')
      if (text instanceof Y.Text) {
        // Pages of ours never cut a letter in two.
        const whole = text.toString()
        const from = dice(whole.length + 1)
        const to = Math.min(whole.length, from + dice(3))
        const cuts = (n: number) => /[\uDC00-\uDFFF]/.test(whole[n] ?? '')
        if (cuts(from) || cuts(to)) return
        if (dice(2)) text.insert(from, dice(2) ? 'a😀' : 'bc')
        else if (to > from) text.delete(from, to - from)
      }
    }
    if (dice(5) === 0) other.getArray('rolls').push([{ id: dice(100) }])
  })
  return Y.encodeStateAsUpdate(other, before)
}

function started(): Y.Doc {
  const table = aTable()
  table.doc.clientID = 3
  table.apply([make(card('a')), make(note('b', at(1, 2, { on: 'a' })))], { seat: 'ada' })
  table.apply([write('a', 'title', 'The 😀 dragon wakes'), place('b', at(5, 6))], { seat: 'ada' })
  table.apply([set('a', 'player', 'ada'), { do: 'roll', record: roll('r') }], { seat: 'ada' })
  return table.doc
}

test(`${UPDATES} forged updates do a table no harm`, { timeout: 3_600_000 }, () => {
  const dice = diceOf(2026_11)
  const counts = { taken: 0, refused: 0, unread: 0, left: 0, heavy: 0 }
  const why = new Map<string, number>()
  for (let done = 0; done < UPDATES; done += BEARS) {
    const doc = started()
    const other = new Y.Doc()
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
    // What is taken in here is passed on as it is told here: nobody may be taken for a forger for that.
    doc.on('update', (update: Uint8Array) => {
      const seen = lookAt(update, other)
      expect(seen?.fault).toBeUndefined()
      expect(seen?.short).toBe(false)
      Y.applyUpdate(other, update)
    })
    const forge = forgerOf(doc, dice)
    for (let n = 0; n < BEARS; n++) {
      const own = dice(12) === 0
      const update = own ? honest(doc, dice) : forge()
      let seen: ReturnType<typeof lookAt>
      try {
        seen = lookAt(update, doc)
      } catch (error) {
        if (own) throw error
        counts.unread += 1
        continue
      }
      if (!seen) {
        counts.heavy += 1
        continue
      }
      if (own) expect(seen.fault).toBeUndefined()
      if (seen.fault !== undefined) {
        why.set(seen.fault, (why.get(seen.fault) ?? 0) + 1)
        counts.refused += 1
        continue
      }
      for (const piece of seen.whole ? [update] : cut(seen)) Y.applyUpdate(doc, piece, 'wire')
      counts[seen.short ? 'left' : 'taken'] += 1
      expect(isDeaf(doc)).toBe(false)
      for (const { struct } of seen.fresh) {
        const { client, clock } = struct.id
        expect(Y.getState(doc.store, client)).toBeGreaterThanOrEqual(clock + struct.length)
      }
    }
    expect(readable(other)).toEqual(readable(doc))
    expectAlive(doc)
    expectAlive(other)
  }
  process.stdout.write(`${UPDATES} forged: ${JSON.stringify(counts)} ${JSON.stringify([...why])}\n`)
  expect(counts.taken).toBeGreaterThan(UPDATES / 20)
})
