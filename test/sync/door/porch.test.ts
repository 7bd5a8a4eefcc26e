import { describe, expect, test } from 'vitest'
import type { Knock } from '../../../src/sync/door/doorwords.ts'
import { makePorch } from '../../../src/sync/door/porch.ts'

const knock = (n: number, name = `guest ${n}`): Knock => ({
  at: 'knock',
  id: n.toString(16).padStart(24, '0'),
  name,
  key: '0'.repeat(64),
  sign: new Uint8Array(64),
})
const seen = (porch: ReturnType<typeof makePorch>, now: number) =>
  porch.waiting(now).map(({ name }) => name)

describe('before a door', () => {
  test('one is seen who knocks, as long as they go on knocking', () => {
    const porch = makePorch()
    expect(porch.hear(knock(1, 'Bo'), 0)).toBe(true)
    expect(porch.hear(knock(1, 'Bo'), 10_000)).toBe(false)
    expect(seen(porch, 20_000)).toEqual(['Bo'])
    expect(seen(porch, 30_000)).toEqual([])
  })

  test('one who was answered is not seen again, also when an old knock is played once more', () => {
    const porch = makePorch()
    porch.hear(knock(1), 0)
    expect(porch.answered(knock(1).id)).toBe(true)
    expect(porch.answered(knock(1).id)).toBe(false)
    expect(porch.hear(knock(1), 100)).toBe(false)
    // Answered at another screen before it was heard here.
    porch.answered(knock(2).id)
    expect(porch.hear(knock(2), 200)).toBe(false)
    expect(seen(porch, 300)).toEqual([])
  })

  test('of a flood only a few are seen at once, and only a few more a minute', () => {
    const porch = makePorch()
    for (let n = 0; n < 1000; n++) porch.hear(knock(n), 0)
    expect(seen(porch, 0)).toEqual(['guest 0', 'guest 1', 'guest 2', 'guest 3'])
    let shown = 4
    for (let n = 0; n < 10_000; n++) {
      const now = n * 6
      for (const { id } of porch.waiting(now)) porch.answered(id)
      if (porch.hear(knock(1000 + n), now)) shown++
    }
    expect(shown).toBeLessThan(16)
  })

  test('nobody is seen twice under one name, nor soon again after being turned away', () => {
    const porch = makePorch()
    porch.hear(knock(1, 'Bo'), 0)
    expect(porch.hear(knock(2, 'bo'), 0)).toBe(false)
    porch.answered(knock(1).id)
    porch.turnAway('Bo', 0)
    expect(porch.hear(knock(3, 'BO'), 1000)).toBe(false)
    expect(porch.hear(knock(3, 'BO'), 61_000)).toBe(true)
  })
})
