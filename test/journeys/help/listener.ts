import type { Page } from 'playwright-core'
import { handsAt } from './hands.ts'
import { until } from './until.ts'

/** Somebody who plays by the lists, with nothing but a keyboard. */
export function listenerAt(page: Page) {
  const lists = page.getByRole('region', { name: 'The table as lists' })
  const hands = handsAt(page, {
    press: (what) => what.press('Enter'),
    choose: (answer) => answer.press(' '),
    async write(field, text) {
      await field.focus()
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText(text)
    },
  })
  const { guide } = hands
  // Not one that stands open among the steps.
  const form = guide.locator('form.move-form:not([data-within])')
  const { keyboard } = page
  /** What has the focus is called so, '' where nothing has; a Rating is seen before the name, and said after it. */
  const at = () =>
    page.evaluate(() => {
      const { activeElement: here, body } = document
      return here === body ? '' : (here?.textContent ?? '').replace(/^\d(?=\D)/, '')
    })
  const key = async (...keys: string[]) => {
    for (const one of keys) await keyboard.press(one)
  }
  return {
    ...hands,
    lists,
    form,
    key,
    at,
    /** Goes to a line by arrows, from the first. */
    async line(name: RegExp) {
      const here = lists.getByRole('button', { name })
      await here.first().waitFor()
      await lists.locator('[data-line][tabindex="0"]').focus()
      await key('Home')
      for (let last = ''; !name.test(await at()); await key('ArrowDown')) {
        const now = await at()
        if (now === last) throw new Error(`arrows do not come to ${name}`)
        last = now
      }
    },
    /** Chooses from the menu of the line one is at. */
    async menu(entry: string) {
      await key('a')
      await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter')
      await page.getByRole('menu').waitFor({ state: 'detached' })
    },
    /** Types the only answer of the open form, and comes to what is asked next. */
    async typeOn(answer: string, next: string) {
      await form.waitFor()
      await keyboard.type(answer)
      await key('Enter')
      await guide.getByRole('form', { name: next }).waitFor()
    },
    /** Types the answers of the open form, from its first field on, and sends it. */
    async type(...answers: string[]) {
      await form.waitFor()
      for (const [i, answer] of answers.entries()) {
        if (i > 0) await key('Tab')
        await keyboard.type(answer)
      }
      await form.locator('[type=submit]').press('Enter')
      await form.waitFor({ state: 'detached' })
      await until('the focus is back', () =>
        page.evaluate(() => document.activeElement !== document.body),
      )
    },
  }
}
