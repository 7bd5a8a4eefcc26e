import { describe, expect } from 'vitest'
import type { Guests } from './help/browser.ts'
import { journey } from './help/journey.ts'
import { MEETINGS, meet } from './help/meetings.ts'
import { look, setOut, shoot, WALKS, type Walk } from './help/walks.ts'

/** Walks past every screen that takes two. @returns all that is wrong there, one line each */
async function walk(open: Guests['open'], name: string, how: Walk): Promise<string[]> {
  const both = await meet(await setOut(open, how), await setOut(open, how))
  const wrong: string[] = []
  for (const { name: spot, at, go, back } of MEETINGS) {
    try {
      await go(both)
      wrong.push(...(await look(both[at].page, name, how, spot)))
      await back?.(both)
    } catch (error) {
      await shoot(both.ada.page, name, `${spot}, lost by Ada`)
      await shoot(both.milo.page, name, `${spot}, lost by Milo`)
      throw new Error(`lost at "${spot}": ${String(error)}\n${wrong.join('\n')}`)
    }
  }
  return wrong
}

describe('every screen that takes two is whole, and axe finds nothing', () => {
  for (const [name, how] of WALKS)
    journey(name, { timeout: 600_000 }, async ({ open }) => {
      expect(await walk(open, name, how)).toEqual([])
    })
})
