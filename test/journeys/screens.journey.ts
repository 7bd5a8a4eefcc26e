import { describe, expect } from 'vitest'
import type { Guests } from './help/browser.ts'
import { journey } from './help/journey.ts'
import { SPOTS } from './help/screens.ts'
import { letGo } from './help/spots.ts'
import { until } from './help/until.ts'
import { look, setOut, shoot, WALKS, type Walk } from './help/walks.ts'

/** Walks past every screen. @returns all that is wrong there, one line each */
async function walk(open: Guests['open'], name: string, how: Walk): Promise<string[]> {
  const here = await setOut(open, how)
  const { page, pardon } = here
  const nowhere = () => page.evaluate(() => document.activeElement === document.body)
  const wrong: string[] = []
  for (const { name: spot, go, back } of SPOTS) {
    const was = await nowhere()
    try {
      await go(here)
      wrong.push(...(await look(page, name, how, spot)))
      await (back ?? letGo)(here)
      if (!back && !was)
        await until('the focus is somewhere again', async () => !(await nowhere()), 2000)
    } catch (error) {
      await shoot(page, name, `${spot}, lost`)
      throw new Error(`lost at "${spot}": ${String(error)}\n${wrong.join('\n')}`)
    }
  }
  // There is no camera.
  pardon(/getUserMedia/)
  return wrong
}

describe('every screen is whole, and axe finds nothing', () => {
  for (const [name, how] of WALKS)
    journey(name, { timeout: 900_000 }, async ({ open }) => {
      expect(await walk(open, name, how)).toEqual([])
    })
})
