import { expect, it } from 'vitest'
import { sharedWith } from '../../../src/rules/board/clear.ts'
import { boxAt } from '../../../src/rules/board/room.ts'
import { trayRoom } from '../../../src/rules/plain/round.ts'
import { grownSpot } from '../../../src/ui/round/TrayGrip.tsx'

const HD = { width: 1920, height: 1080 }
const SCALE = 1.22

it('a tray that grows goes aside from the lines and bars beside it, no farther than it must', () => {
  const bar = { left: 200, top: 1000, right: 900, bottom: 1070 }
  const line = { left: 140, top: 720, right: 190, bottom: 900 }
  const small = { x: 346, y: 881 }
  const there = grownSpot(small, 'bottom', SCALE, HD, [bar, line])
  expect(sharedWith(boxAt(there, trayRoom('bottom', SCALE)), [bar, line])).toBe(0)
  expect(Math.hypot(there.x - small.x, there.y - small.y)).toBeLessThan(150)
  expect(grownSpot({ x: 960, y: 540 }, 'left', SCALE, HD, [bar, line])).toEqual({ x: 960, y: 540 })
})
