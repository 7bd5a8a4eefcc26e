import { chronicler } from '../../src/games/prophecy/chronicle.ts'
import { docOf, docWith, PLAIN, readings, SHAPES } from '../table/odd.ts'
import type { Reading } from './reading.ts'

/** Tables of so many things, however they hang together: their slowest reading, and which that is. */
export function measureShapes(count: number): readonly Reading[] {
  return Object.entries({ 'lying loose': PLAIN, ...SHAPES }).flatMap(([shape, fill]) => {
    const doc = docOf(fill, count)
    // The first warms up.
    readings(docWith(doc), chronicler)
    const took = [...readings(docWith(doc), chronicler)]
    doc.destroy()
    const [what, slowest] = took.reduce((a, b) => (a[1] > b[1] ? a : b))
    const of = `${count} things`
    return [
      { what: `slowest reading, ${shape}: ${what}`, unit: 'ms', of, value: slowest, goal: 1000 },
    ]
  })
}
