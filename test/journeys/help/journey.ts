import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { test as base, expect, inject, onTestFinished } from 'vitest'
import { type Guests, guestsAt } from './browser.ts'
import { inn } from './inn.ts'

/**
 * A journey: a test with `open`, which opens our page for somebody new.
 * All go home at the end, and the journey fails if any of them had trouble.
 */
export const journey = base.extend<{ open: Guests['open'] }>({
  open: async ({ task }, use) => {
    const guests = guestsAt(inject('address'), inn)
    await use(guests.open)
    expect(await guests.close(), `what went wrong while "${task.name}"`).toEqual([])
  },
})

/** A journey of fingers. Firefox's driver has none: there it is not walked. */
export function byFinger(name: string, walk: (guests: { open: Guests['open'] }) => Promise<void>) {
  if (process.env.BROWSER !== 'firefox') journey(name, walk)
}

/**
 * Guests at a page of this journey's own. They go home when it ends, however it ends, and it fails if any had trouble.
 */
export function invited(address: string): Guests {
  const guests = guestsAt(address, inn)
  onTestFinished(async () => {
    expect(await guests.close()).toEqual([])
  })
  return guests
}

/** What axe finds amiss in this page, one line each: the rule, and where. */
export async function amiss(page: Page): Promise<string[]> {
  // By the debugger, because the page's own policy lets no foreign script in.
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(document, { resultTypes: ['violations'] })`,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
}
