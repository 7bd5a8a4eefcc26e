import { describe, expect, it } from 'vitest'
import {
  byHeight,
  carried,
  carrierOf,
  into,
  outOf,
  topZ,
  worldPlace,
} from '../../../src/rules/plain/place.ts'
import { at, item } from '../../make.ts'

const items = (...all: ReturnType<typeof item>[]) => new Map(all.map((one) => [one.id, one]))
const round = (n: number) => Math.round(n * 1000) / 1000

describe('where an item lies', () => {
  it('is its own place on the paper', () => {
    expect(worldPlace(items(item('a', 'card', { place: at(3, 4, { turn: 1 }) })), 'a')).toEqual({
      x: 3,
      y: 4,
      turn: 1,
      z: 1,
    })
  })

  it('is measured from what it is stuck on, all the way down', () => {
    const table = items(
      item('card', 'card', { place: at(100, 50, { turn: Math.PI / 2, z: 7 }) }),
      item('note', 'note', { place: at(10, 0, { turn: Math.PI / 2, on: 'card' }) }),
      item('dot', 'die', { place: at(0, 5, { z: 3, on: 'note' }) }),
    )
    const place = worldPlace(table, 'dot')!
    expect([place.x, place.y, place.turn, place.z].map(round)).toEqual([100, 55, round(Math.PI), 3])
  })

  it('is nowhere for an item that is not there, and free without its carrier', () => {
    expect(worldPlace(items(), 'a')).toBeUndefined()
    const alone = items(item('a', 'note', { place: at(1, 2, { on: 'gone' }) }))
    expect(worldPlace(alone, 'a')).toEqual({ x: 1, y: 2, turn: 0, z: 1 })
    expect(carrierOf(alone, 'a')).toBeUndefined()
  })

  it('stays where it was when only its carrier goes into the bin', () => {
    const table = items(
      item('card', 'card', { place: at(100, 0), bin: true }),
      item('note', 'note', { place: at(5, 5, { on: 'card' }) }),
    )
    expect(worldPlace(table, 'note')).toMatchObject({ x: 105, y: 5 })
    expect(carrierOf(table, 'note')).toBeUndefined()
    expect(carried(table, 'card')).toEqual([])
  })

  it('cuts a circle at its greatest id, wherever one comes from', () => {
    const table = items(
      item('a', 'note', { place: at(1, 0, { on: 'b' }) }),
      item('b', 'note', { place: at(10, 0, { on: 'c' }) }),
      item('c', 'note', { place: at(100, 0, { on: 'a' }) }),
      item('d', 'note', { place: at(1000, 0, { on: 'a' }) }),
    )
    expect(['a', 'b', 'c', 'd'].map((id) => worldPlace(table, id)?.x)).toEqual([
      111, 110, 100, 1111,
    ])
    expect(['a', 'b', 'c', 'd'].map((id) => carrierOf(table, id))).toEqual([
      'b',
      'c',
      undefined,
      'a',
    ])
    expect(carried(table, 'c')).toEqual(['b', 'a', 'd'])
    expect(carried(table, 'a')).toEqual(['d'])
  })

  it('survives being stuck on itself', () => {
    const table = items(item('a', 'note', { place: at(7, 0, { on: 'a' }) }))
    expect(worldPlace(table, 'a')?.x).toBe(7)
    expect(carrierOf(table, 'a')).toBeUndefined()
    expect(carried(table, 'a')).toEqual([])
  })
})

it('measures from a carrier and back', () => {
  const carrier = at(12, -7, { turn: 0.7 })
  const there = at(40, 3, { turn: -1.2 })
  const back = outOf(carrier, into(carrier, there))
  expect([back.x, back.y, back.turn].map(round)).toEqual([40, 3, -1.2])
})

it('knows what lies highest; equal heights are ordered by id', () => {
  const [a, b] = [item('a', 'card', { place: at(0, 0, { z: 5 }) }), item('b', 'card')]
  const c = item('c', 'card')
  expect(topZ(items(a, b, c))).toBe(5)
  expect(topZ(items())).toBe(0)
  expect([c, a, b].sort(byHeight).map((one) => one.id)).toEqual(['b', 'c', 'a'])
})
