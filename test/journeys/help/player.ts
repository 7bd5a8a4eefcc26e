import type { Page } from 'playwright-core'
import { handsAt } from './hands.ts'

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
  const hands = handsAt(page, {
    press: (what) => what.click(),
    choose: (answer) => answer.check(),
    write: (field, text) => field.fill(text),
  })
  const { guide } = hands

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
    ...hands,
    things,
    /** Presses a button of the guide; of this phase, if another one is shown. */
    async press(name: string | RegExp, phase?: string) {
      if (phase) await guide.getByRole('button', { name: phase }).click()
      await hands.press(name)
    },
    /** What lies on the board and is called so. */
    async thing(name: RegExp): Promise<Thing> {
      const [found] = (await things()).filter((each) => name.test(each.name))
      if (!found) throw new Error(`nothing on the table is called ${name}`)
      return found
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
