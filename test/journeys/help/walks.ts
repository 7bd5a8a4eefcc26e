import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { Language } from '../../../src/ui/say/language.ts'
import type { Guest, Guests, Manner } from './browser.ts'
import { faint } from './contrast.ts'
import { amiss } from './journey.ts'
import type { Here } from './spots.ts'
import { tongueOf } from './tongue.ts'
import { until } from './until.ts'
import { askew } from './whole.ts'

/** One walk past all screens: on what, and in what language. */
export interface Walk extends Manner {
  readonly lang?: Language
  /** The size of letters that is set in the browser, px; usually 16. */
  readonly letters?: number
  /** The system chooses the colours, as where contrast is set high. */
  readonly forced?: boolean
  /** Whether axe looks, too, and each ground at its words; they say the same at each size. */
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
  'a 4K screen in the dark': { width: 3840, height: 2160, dark: true },
  'a laptop, letters twice as large': { letters: 32 },
  'a laptop, letters twice as large, in German': { letters: 32, lang: 'de' },
  'a phone, letters twice as large': { ...PHONE, letters: 32 },
  'a laptop with the system’s colours': { forced: true, dark: true },
}

/**
 * The walks of this run, by their names. Firefox's driver has no fingers, no larger letters and no colours of a system.
 */
export const WALKS = Object.entries(process.env.LONG ? { ...DAILY, ...LONG } : DAILY).filter(
  ([, { touch, letters, forced }]) =>
    process.env.BROWSER !== 'firefox' || !(touch || letters !== undefined || forced),
)

/** Somebody who sets out on a walk: our page as it is looked at there. */
export async function setOut(open: Guests['open'], how: Walk): Promise<Here & Guest> {
  const { lang = 'en', letters, forced, axe: _, ...manner } = how
  const guest = await open('', {
    still: true,
    ...manner,
    ...(letters !== undefined && { flags: [`--blink-settings=defaultFontSize=${letters}`] }),
    before: (context) =>
      context.addInitScript((asked) => {
        Object.defineProperty(navigator, 'languages', { value: [asked] })
      }, lang),
  })
  guest.page.setDefaultTimeout(15_000)
  if (forced) await guest.page.emulateMedia({ forcedColors: 'active' })
  return { ...guest, t: await tongueOf(lang) }
}

const SHOTS = process.env.SHOTS

/** Takes a picture of what is looked at, where somebody asks for pictures. */
export async function shoot(page: Page, walk: string, spot: string): Promise<void> {
  if (!SHOTS) return
  mkdirSync(`${SHOTS}/${walk}`, { recursive: true })
  await page.screenshot({ path: `${SHOTS}/${walk}/${spot}.png`, timeout: 60_000 })
}

/** Looks at a screen when it has settled. @returns all that is wrong there, one line each */
export async function look(page: Page, walk: string, how: Walk, spot: string): Promise<string[]> {
  await settled(page)
  const found = [
    ...(await askew(page)),
    ...(how.axe ? [...(await amiss(page)), ...(await faint(page))] : []),
  ]
  await shoot(page, walk, spot)
  return found.map((line) => `${spot}: ${line}`)
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
