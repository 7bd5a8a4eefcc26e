import { expect, test } from 'vitest'
import { type Picking, type Picks, withPicking } from '../../../src/app/table/mode.ts'

const picking = (): Picking => ({ options: [] })
const [ada, milo, alone] = [picking(), picking(), picking()]

test('each has something else to choose by touching the board', () => {
  let picks: Picks = new Map()
  picks = withPicking(picks, 'ada', ada)
  picks = withPicking(picks, 'milo', milo)
  picks = withPicking(picks, undefined, alone)
  expect([picks.get('ada'), picks.get('milo'), picks.get(undefined)]).toEqual([ada, milo, alone])
  // Whoever has done ends nobody else's.
  picks = withPicking(picks, 'milo', undefined)
  expect([...picks.keys()]).toEqual(['ada', undefined])
  // What was begun last stands last.
  picks = withPicking(picks, 'ada', picking())
  expect([...picks.keys()]).toEqual([undefined, 'ada'])
})

test('what changes nothing is the same', () => {
  const picks: Picks = new Map([['ada', ada]])
  expect(withPicking(picks, 'ada', ada)).toBe(picks)
  expect(withPicking(picks, 'milo', undefined)).toBe(picks)
})
