import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { storyOf } from '../../../src/games/prophecy/story/outline.ts'
import { decidedRegister } from '../../../src/rules/play/decided.ts'
import type { Table } from '../../../src/table/table.ts'
import { at as place, type Sitting, sit } from '../../make.ts'
import { aTable, copyOf, merge } from '../../table/make.ts'
import { comer, forged } from '../comer.ts'
import { perform, prophecy, sketch } from './eight.ts'

/*
 * Somebody who may write, with a client of their own, and Scenes that are decided: nothing that they write beside what
 * decided them overturns it. Temporal Mechanics reads its Scenes by the same rules.
 */

const sitAt = (table: Table, luck = 'a') =>
  sit(prophecy, ['Ada', 'Milo'], {
    luck,
    read: table.state,
    write: (changes) => table.apply(changes, { seat: 'ada' }),
  })

function seated(): Table {
  const table = aTable()
  const seats = ['ada', 'milo'].map((id, color) => ({ id, name: id, color, sitter: id }))
  table.apply(
    seats.map((seat) => ({ do: 'seat', seat })),
    { seat: 'ada' },
  )
  return table
}

/** A table on which a Scene has failed, for which there was nothing to throw. */
function decided() {
  const table = seated()
  const at = sitAt(table)
  const ids = sketch(at)
  perform(at, ids['Secondary 2.1'])
  const below = at.board().rolls.at(-1)!
  return { table, at, ids, below }
}

const sceneOf = (at: Sitting, id: string) => storyOf(at.board()).scenes.get(id)!
const amiss = (at: Sitting, on: string) =>
  prophecy
    .read(at.board())
    .flatMap((mark) => (mark.on === on && mark.as === 'amiss' ? [mark.say.key] : []))

/** That Scene's throw, as a Success of two dice. */
const success = (of: Parameters<typeof forged>[0], id: string, about = of.check.about) =>
  forged(of, id, [5, 5], { about, dice: ['d6', 'd6'] })

describe('a Scene that is decided', () => {
  it.each([
    ['before all others', 77, 0],
    ['before all others, as if by a screen that came first', 1, 0],
    ['behind all others', 77, 99],
  ])(
    '[P16] stays as it is where somebody puts a record %s, and that is told',
    (_, client, place) => {
      const { table, at, ids, below } = decided()
      const scene = ids['Secondary 2.1']
      expect(sceneOf(at, scene)).toMatchObject({ record: below, ruling: { good: false } })
      expect(amiss(at, scene)).toEqual([])
      const mallory = comer(table, client)
      mallory.write((rolls) =>
        rolls.insert(Math.min(place, rolls.length), [success(below, 'forged')]),
      )
      expect(mallory.said).toEqual([])
      expect(at.board().rolls.some(({ id }) => id === 'forged')).toBe(true)
      expect(sceneOf(at, scene)).toMatchObject({ record: below, ruling: { good: false } })
      expect(amiss(at, scene)).toEqual(['amiss.thrown'])
    },
  )

  it('[P16] stays as it is whatever is said to have decided it, but a Roll about it', () => {
    const { table, at, ids, below } = decided()
    const scene = ids['Secondary 2.1']
    const mallory = comer(table)
    const others = [
      success(below, 'elsewhere', ids['Primary 1']),
      { ...success(below, 'odd'), roll: [] },
    ]
    for (const value of ['ghost', 'elsewhere', 'odd', '', 7, null, [below.id], { id: 'odd' }]) {
      mallory.write((rolls, play) => {
        if (value === 'elsewhere') rolls.insert(0, others)
        play.set(decidedRegister(scene), value)
      })
      expect(sceneOf(at, scene).record).toBe(below)
    }
    expect(mallory.said).toEqual([])
  })

  it('[P16] decided by another Roll about it, since somebody says so, tells that; both stay, and it can be said again', () => {
    const { table, at, ids, below } = decided()
    const scene = ids['Secondary 2.1']
    comer(table).write((rolls, play) => {
      rolls.push([success(below, 'forged')])
      play.set(decidedRegister(scene), 'forged')
    })
    expect(sceneOf(at, scene).record?.id).toBe('forged')
    expect(amiss(at, scene)).toEqual(['amiss.thrown'])
    expect(at.board().rolls).toContainEqual(below)
    at.by({ do: 'play', key: decidedRegister(scene), value: below.id })
    expect(sceneOf(at, scene).record).toBe(below)
  })

  it('[P21] the Finale that was performed stays the Finale, whatever is put beside it', () => {
    const { table, at, ids } = decided()
    const finale = ids.Finale
    for (const name of ['Tertiary 2.2.1', 'Secondary 2.2', 'Secondary 3.1'] as const)
      perform(at, ids[name])
    for (const name of ['Primary 1', 'Primary 2', 'Primary 3'] as const) perform(at, ids[name])
    perform(at, finale)
    const record = sceneOf(at, finale).record!
    comer(table).write((rolls, _play, items) => {
      const oval = { kind: 'oval', place: place(0, 0), bin: false, 'p:finale': true, 'p:made': -1 }
      items.set('theirs', new Y.Map(Object.entries(oval)))
      rolls.insert(0, [success(record, 'forged', 'theirs')])
    })
    expect(sceneOf(at, 'theirs').record?.id).toBe('forged')
    expect(storyOf(at.board()).finale?.id).toBe(finale)
    expect(storyOf(at.board()).finale?.record).toBe(record)
  })

  it('[P16] of two groups who threw apart one throw counts, on every screen the same, and brings what it brings', () => {
    for (const [here, there] of [
      [1, 5],
      [5, 1],
    ] as const) {
      const table = seated()
      const first = sitAt(table)
      const ids = sketch(first)
      const other = copyOf(table)
      const groups = [sitAt(table, 'b'), sitAt(other, 'c')] as const
      for (const [n, face] of [here, there].entries()) {
        const at = groups[n]!
        at.play('begin', { scene: ids['Secondary 2.1'] })
        const check = prophecy.checks.gathering(at.board(), at.act())!.check
        at.fall({ ...check, dice: ['d6', 'd6'] }, [face, face])
      }
      merge(table, other)
      const [one, two] = groups.map((at) => sceneOf(at, ids['Secondary 2.1']))
      expect(one?.record).toEqual(two?.record)
      expect(table.board().play[decidedRegister(one!.id)]).toBe(one?.record?.id)
      expect(one?.several).toBe(true)
    }
  })

  it('[P16] of a table from before that was kept, is decided by what is written down first', () => {
    const { table, at, ids, below } = decided()
    table.apply([{ do: 'play', key: decidedRegister(ids['Secondary 2.1']), value: null }], {
      seat: 'ada',
    })
    table.apply([{ do: 'roll', record: success(below, 'later') as never }], { seat: 'ada' })
    expect(sceneOf(at, ids['Secondary 2.1']).record).toBe(below)
  })
})
