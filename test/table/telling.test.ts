import { expect, test } from 'vitest'
import { makeTelling } from '../../src/table/telling.ts'

function telling() {
  const told: [string[], string | undefined][] = []
  const made = makeTelling<'undo'>((touched, way) => told.push([[...touched], way]))
  return { told, ...made }
}

test('what is touched is told at once, even where it is nothing', () => {
  const { told, touch } = telling()
  touch(['a', 'b'])
  touch([])
  expect(told).toEqual([
    [['a', 'b'], undefined],
    [[], undefined],
  ])
})

test('what is done as one is told once, at the end of the outermost, and only where something was touched', () => {
  const { told, touch, asOne } = telling()
  const given = asOne(() => {
    touch(['a'])
    asOne(() => touch(['b', 'a']))
    expect(told).toEqual([])
    return 7
  }, 'undo')
  asOne(() => undefined, 'undo')
  expect(given).toBe(7)
  expect(told).toEqual([[['a', 'b'], 'undo']])
})

test('what throws is told all the same, and does not keep the rest', () => {
  const { told, touch, asOne } = telling()
  expect(() =>
    asOne(() => {
      touch(['a'])
      throw new Error('no')
    }),
  ).toThrow('no')
  touch(['b'])
  expect(told.map(([ids]) => ids)).toEqual([['a'], ['b']])
})
