import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type * as Y from 'yjs'
import { chronicler } from '../../src/games/prophecy/chronicle/chronicle.ts'
import { docOf, type Fill, PLAIN, readings, SHAPES } from '../table/odd.ts'
import type { Reading } from './reading.ts'

/** What is quicker, ms, is not told one by one. */
const QUICK = 100
/** Tables of so many things warm up. */
const FEW = 400

setFlagsFromString('--expose-gc')
const collect: unknown = runInNewContext('gc')

/** A table that was just made; what making it, and others before it, left behind is cleared away. */
function made(fill: Fill, count: number): Y.Doc {
  const doc = docOf(fill, count)
  if (typeof collect === 'function') collect()
  return doc
}

/** What the processor has done for us, ms: others may use the machine, too. */
function work(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Tables of so many things, however they hang together: each reading that takes any time, the slowest first. */
export function measureShapes(count: number): readonly Reading[] {
  const shapes = Object.entries({ 'lying loose': PLAIN, ...SHAPES })
  for (const [, fill] of shapes) readings(docOf(fill, FEW), chronicler)
  return shapes.flatMap(([shape, fill]) => {
    const took = [...readings(made(fill, count), chronicler, work)].sort((a, b) => b[1] - a[1])
    return took
      .filter(([, value], at) => at === 0 || value > QUICK)
      .map(([what, value]) => ({
        what: `${shape}: ${what}`,
        unit: 'CPU ms',
        of: `${count} things`,
        value,
        goal: 1000,
      }))
  })
}
