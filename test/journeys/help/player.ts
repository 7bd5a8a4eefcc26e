import type { Locator, Page } from 'playwright-core'
import { until } from './until.ts'

/** Something on the board: its accessible name, and where it lies in the window (CSS px, its middle). */
export interface Thing {
  readonly name: string
  readonly x: number
  readonly y: number
}

/** Somebody at a table, with mouse and keyboard. Everything goes through what is on the screen. */
export type Player = ReturnType<typeof playerAt>

/** The player at this page, which shows a table. */
export function playerAt(page: Page) {
  const guide = page.getByRole('complementary', { name: 'Guide' })
  const form = guide.locator('form')
  const button = (name: string | RegExp, within: Page | Locator = guide) =>
    within.getByRole('button', { name, exact: true })

  /**
   * Walks over the board by Tab, the way a screen reader does. All steps but the last are made within the page: thrice
   * a message for each of them was a third of a whole game. Real keys walk there in the journey `focus`.
   */
  async function things(): Promise<Thing[]> {
    const item = page.locator('.tabletop-item')
    await item.and(page.locator('[tabindex="0"]')).focus()
    const found = await page.evaluate(() => {
      // What the board does not do itself is left to the browser: there the board ends.
      const step = (shiftKey: boolean) => {
        const how = { key: 'Tab', shiftKey, bubbles: true, cancelable: true }
        return !document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', how))
      }
      const here = (): Thing => {
        const at = document.activeElement
        const { left, top, width, height } = at?.getBoundingClientRect() ?? new DOMRect()
        const name = at?.getAttribute('aria-label') ?? ''
        return { name, x: left + width / 2, y: top + height / 2 }
      }
      while (step(true));
      const all = [here()]
      while (step(false)) all.push(here())
      return all
    })
    await page.keyboard.press('Tab')
    return found
  }

  return {
    page,
    guide,
    form,
    things,
    /** Presses a button of the guide; of this phase, if another one is shown. */
    async press(name: string | RegExp, phase?: string) {
      if (phase) await guide.getByRole('button', { name: phase }).click()
      await button(name).first().click()
    },
    /** Answers the open form: texts by their labels, choices by their words; and sends it. */
    async fill(
      words: Readonly<Record<string, string>>,
      choices: readonly (string | RegExp)[] = [],
      /** What is asked next, where the guide goes on by itself. */
      next?: string,
    ) {
      for (const choice of choices) {
        await form.getByRole('radio', { name: choice }).first().check()
      }
      for (const [label, text] of Object.entries(words)) await form.getByLabel(label).fill(text)
      await form.locator('button[type=submit]').click()
      if (next !== undefined) return guide.getByRole('form', { name: next }).waitFor()
      await form.waitFor({ state: 'detached' })
      // The focus goes back to the guide; a key pressed before that would be lost.
      await until('the focus is back', () =>
        page.evaluate(() => document.activeElement !== document.body),
      )
    },
    /** What lies on the board and is called so. */
    async thing(name: RegExp): Promise<Thing> {
      const [found] = (await things()).filter((each) => name.test(each.name))
      if (!found) throw new Error(`nothing on the table is called ${name}`)
      return found
    },
    async takeSeat(name: string) {
      const seats = page.getByRole('list', { name: 'Who sits here' })
      await seats.getByRole('button', { name: /^(Take a seat|One more seat)$/ }).click()
      await page.getByLabel('Your name').fill(name)
      await page.keyboard.press('Enter')
      await seats.getByText(name).waitFor()
    },
    /** Lets another seat of this screen act from now on. */
    async actAs(name: string) {
      const pill = page.getByRole('list', { name: 'Who sits here' }).getByRole('button', {
        name: new RegExp(name),
      })
      if (/acts now/.test((await pill.textContent()) ?? '')) return
      await pill.click()
      await page.getByRole('button', { name: `Act as ${name}` }).click()
      await until(`${name} acts`, async () => /acts now/.test((await pill.textContent()) ?? ''))
    },
    async drag(fromX: number, fromY: number, toX: number, toY: number) {
      await page.mouse.move(fromX, fromY)
      await page.mouse.down()
      await page.mouse.move((fromX + toX) / 2, (fromY + toY) / 2, { steps: 6 })
      await page.mouse.move(toX, toY, { steps: 6 })
      await page.mouse.up()
    },
  }
}
