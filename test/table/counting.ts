import { Session } from 'node:inspector/promises'
import { setFlagsFromString } from 'node:v8'

// What the engine has made quick it does not count.
for (const flag of ['--no-opt', '--no-maglev', '--no-sparkplug']) setFlagsFromString(flag)

/**
 * How often any part of our sources ran while this was done: each function, each branch and each turn of a loop, as the
 * engine counts them. The same on every machine, however busy it is.
 */
export async function counted(work: () => void): Promise<number> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    await session.post('Profiler.takePreciseCoverage')
    work()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    let count = 0
    for (const { url, functions } of result) {
      if (!url.includes('/src/')) continue
      for (const { ranges } of functions) for (const range of ranges) count += range.count
    }
    return count
  } finally {
    // Else all that comes after is slower.
    await session.post('Profiler.stopPreciseCoverage')
    session.disconnect()
  }
}
