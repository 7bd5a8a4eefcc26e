import { expect, test, vi } from 'vitest'
import { gripHeld } from '../../../src/ui/parts/useGrip.ts'

/** A grip, and what was done by it. */
function gripped() {
  const did: string[] = []
  const grip = { setPointerCapture: vi.fn() } as unknown as Element
  const hears = gripHeld<{ far: number }>(
    { current: undefined },
    {
      take: () => ({ far: 0 }),
      drag(held, dx, dy) {
        held.far = Math.hypot(dx, dy)
        did.push(`${dx} ${dy}`)
      },
      leave: ({ far }) => did.push(`left ${far}`),
    },
  )
  const at = (pointerId: number, clientX: number, clientY: number) => ({
    ...{ currentTarget: grip as never, pointerId, clientX, clientY },
  })
  return {
    did,
    down: (id: number, x: number, y: number) => hears.onPointerDown(at(id, x, y)),
    move: (id: number, x: number, y: number) => hears.onPointerMove(at(id, x, y)),
    up: (pointerId: number) => hears.onLostPointerCapture({ pointerId }),
  }
}

test('a second finger neither moves what the first holds nor lets it go', () => {
  const { did, down, move, up } = gripped()
  down(1, 100, 100)
  move(1, 103, 104)
  down(2, 500, 500)
  move(2, 700, 700)
  up(2)
  move(1, 106, 108)
  up(1)
  expect(did).toEqual(['3 4', '6 8', 'left 10'])
})

test('whoever comes after the first has gone takes it anew', () => {
  const { did, down, move, up } = gripped()
  // A pointer that only passes over it.
  move(1, 5, 5)
  down(1, 0, 0)
  up(1)
  move(1, 5, 5)
  down(2, 10, 10)
  move(2, 10, 20)
  expect(did).toEqual(['left 0', '0 10'])
})
