import { expect, test } from 'vitest'
import { once, onceEach } from '../../../src/rules/plain/once.ts'

test('what is loaded once waits until it is asked for, and is the same promise from then on', async () => {
  let loads = 0
  const ask = once(async () => ++loads)
  expect(loads).toBe(0)
  expect(ask()).toBe(ask())
  expect(await ask()).toBe(1)
})

test('what could not be had is asked for again', async () => {
  let loads = 0
  const load = async () => {
    if (++loads === 1) throw new Error('not here')
    return loads
  }
  const ask = once(load)
  await expect(ask()).rejects.toThrow('not here')
  expect(await ask()).toBe(2)
  expect(await ask()).toBe(2)
})

test('what is loaded once for each is so by its key, whatever that is called', async () => {
  const loads: string[] = []
  const ask = onceEach(async (key) => loads.push(key))
  expect(ask('en')).toBe(ask('en'))
  expect(ask('constructor')).not.toBe(ask('en'))
  expect(await ask('constructor')).toBe(2)
  expect(loads).toEqual(['en', 'constructor'])
})
