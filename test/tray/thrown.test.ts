import { describe, expect, test } from 'vitest'
import { MOST_THROWN } from '../../src/rules/dice/dice.ts'
import { simulate } from '../../src/tray/simulate.ts'
import { checkThrow, USUAL_FLICK } from '../../src/tray/thrown.ts'
import { throwOf } from './throws.ts'

const good = throwOf(1, 5)
const flick = (over: object) => ({ ...good, flick: { ...good.flick, ...over } })

describe('a throw from outside', () => {
  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'throw.unreadable'],
    ['a text', 'roll', 'throw.unreadable'],
    ['an empty record', {}, 'throw.version'],
    ['another version', { ...good, version: 0 }, 'throw.version'],
    ['a short seed', { ...good, seed: 'abc' }, 'throw.unreadable'],
    ['a seed that is a number', { ...good, seed: 7 }, 'throw.unreadable'],
    ['dice that are no list', { ...good, dice: 'd6' }, 'throw.unreadable'],
    ['too many dice', throwOf(1, MOST_THROWN + 1), 'throw.many'],
    ['unknown dice', { ...good, dice: ['d6', 'd13'] }, 'throw.unknown'],
    ['dice named like machinery', { ...good, dice: ['__proto__'] }, 'throw.unknown'],
    ['bursts that are no numbers', { ...good, bursts: { d6: ['6'] } }, 'throw.unreadable'],
    ['bursts that are a list', { ...good, bursts: [6] }, 'throw.unreadable'],
    ['bursts of unknown dice', { ...good, bursts: { d13: [1] } }, 'throw.unknown'],
    ['bursts on every face', { ...good, bursts: { d6: [1, 2, 3, 4, 5, 6] } }, 'throw.endless'],
    ['no flick', { ...good, flick: null }, 'throw.unreadable'],
    ['a flick to nowhere', flick({ dx: 0, dy: 0 }), 'throw.flick'],
    ['a flick that is no number', flick({ dx: Number.NaN }), 'throw.flick'],
    ['an endless flick', flick({ power: Number.POSITIVE_INFINITY }), 'throw.flick'],
    ['a flick too hard', flick({ power: 1.5 }), 'throw.flick'],
    ['a flick that is a text', flick({ dy: '1' }), 'throw.flick'],
  ])('%s is refused', (_, thrown, key) => {
    expect(checkThrow(thrown)?.key).toBe(key)
  })

  test('a good one is not', () => {
    expect(checkThrow(good)).toBeUndefined()
    // Nothing flies where only lots are drawn.
    expect(checkThrow({ ...good, dice: [] })).toBeUndefined()
    expect(checkThrow({ ...good, flick: USUAL_FLICK, bursts: {} })).toBeUndefined()
    expect(checkThrow({ ...good, bursts: { d6: [2, 3, 4, 5, 6, 99], d20: [20] } })).toBeUndefined()
  })

  test('what is refused is not rolled: the error is the sentence', () => {
    const far = throwOf(1, 1, { flick: { dx: 0, dy: 0, power: 0 } })
    expect(() => simulate(far)).toThrow(new RangeError('throw.flick'))
  })

  test('no dice lie still at once', () => {
    expect(simulate(throwOf(1, 0))).toMatchObject({ roll: [], steps: 0, dice: [], impacts: [] })
  })
})
