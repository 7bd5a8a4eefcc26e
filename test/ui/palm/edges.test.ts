import { expect, test } from 'vitest'
import type { Edge } from '../../../src/rules/plain/sides.ts'
import { beforePlace } from '../../../src/ui/palm/useEdgesTold.ts'

const SIZE = { width: 1000, height: 500 }

test.each<[Edge, number, number, number]>([
  ['bottom', 0.5, 500, 410],
  ['top', 0.5, 500, 90],
  ['left', 0.5, 90, 250],
  ['right', 0.5, 910, 250],
  // A corner is out of nobody's sight.
  ['bottom', 0, 90, 410],
  ['top', 1, 910, 90],
  ['left', 0, 90, 90],
])('what is laid before the %s edge at %f lies at %f, %f', (edge, along, x, y) => {
  const at = beforePlace({ seat: 'ada', edge, along }, SIZE)
  expect([Math.round(at.x), Math.round(at.y)]).toEqual([x, y])
})
