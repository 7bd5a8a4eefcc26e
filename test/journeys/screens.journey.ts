import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Language } from '../../src/ui/language.ts'
import type { Guests, Manner } from './browser.ts'
import { amiss, journey } from './journey.ts'
import { letGo, SPOTS } from './screens.ts'
import { tongueOf } from './tongue.ts'
import { until } from './until.ts'
import { askew } from './whole.ts'

/** One walk past all screens: on what, and in what language. */
interface Walk extends Manner {
  readonly lang?: Language
  /** The size of letters that is set in the browser, px; usually 16. */
  readonly letters?: number
  /** The system chooses the colours, as where contrast is set high. */
  readonly forced?: boolean
  /** Whether axe looks, too; it says the same at each size. */
  readonly axe?: boolean
}

const PHONE = { width: 360, height: 640, touch: true }
const ACROSS = { width: 640, height: 360, touch: true }
const DAILY: Readonly<Record<string, Walk>> = {
  'a laptop': { axe: true },
  'a phone in the dark, in German': { ...PHONE, dark: true, lang: 'de', axe: true },
}
const LONG: Readonly<Record<string, Walk>> = {
  'a laptop in the dark': { dark: true, axe: true },
  'a laptop, in German': { lang: 'de' },
  'a phone': { ...PHONE, axe: true },
  'a phone on its side': ACROSS,
  'a phone on its side, in German': { ...ACROSS, lang: 'de', dark: true },
  'a 4K screen': { width: 3840, height: 2160 },
  'a laptop, letters twice as large': { letters: 32 },
  'a laptop, letters twice as large, in German': { letters: 32, lang: 'de' },
  'a phone, letters twice as large': { ...PHONE, letters: 32 },
  'a laptop with the system’s colours': { forced: true, dark: true },
}

const SHOTS = process.env.SHOTS

/** Walks past every screen. @returns all that is wrong there, one line each */
async function walk(open: Guests['open'], name: string, how: Walk): Promise<string[]> {
  const { lang = 'en', letters, forced, axe, ...manner } = how
  const { page, pardon } = await open('', {
    still: true,
    ...manner,
    ...(letters !== undefined && { flags: [`--blink-settings=defaultFontSize=${letters}`] }),
    before: (context) =>
      context.addInitScript((asked) => {
        Object.defineProperty(navigator, 'languages', { value: [asked] })
      }, lang),
  })
  page.setDefaultTimeout(15_000)
  if (forced) await page.emulateMedia({ forcedColors: 'active' })
  const here = { page, t: await tongueOf(lang) }
  const nowhere = () => page.evaluate(() => document.activeElement === document.body)
  const wrong: string[] = []
  for (const { name: spot, go, back } of SPOTS) {
    const was = await nowhere()
    try {
      await go(here)
      await settled(page)
      const found = [...(await askew(page)), ...(axe ? await amiss(page) : [])]
      wrong.push(...found.map((line) => `${spot}: ${line}`))
      if (SHOTS) {
        mkdirSync(`${SHOTS}/${name}`, { recursive: true })
        await page.screenshot({ path: `${SHOTS}/${name}/${spot}.png`, timeout: 60_000 })
      }
      await (back ?? letGo)(here)
      if (!back && !was)
        await until('the focus is somewhere again', async () => !(await nowhere()), 2000)
    } catch (error) {
      throw new Error(`lost at "${spot}": ${String(error)}\n${wrong.join('\n')}`)
    }
  }
  // There is no camera.
  pardon(/getUserMedia/)
  return wrong
}

/** Waits until what has opened is there to its end, and lies where it lies. */
async function settled(page: Page): Promise<void> {
  const looks = () =>
    page.evaluate(() => {
      const { body } = document
      return `${body.innerHTML.length}/${body.scrollHeight}/${document.getAnimations().length}`
    })
  let before = ''
  await until('it has settled', async () => {
    await page.waitForTimeout(60)
    const now = await looks()
    const same = now === before
    before = now
    return same
  })
}

describe('every screen is whole, and axe finds nothing', () => {
  for (const [name, how] of Object.entries(process.env.LONG ? { ...DAILY, ...LONG } : DAILY))
    journey(name, { timeout: 900_000 }, async ({ open }) => {
      expect(await walk(open, name, how)).toEqual([])
    })
})
