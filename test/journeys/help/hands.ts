import type { Locator, Page } from 'playwright-core'
import { until } from './until.ts'

/** How somebody does what the screen lets them do: by mouse, by finger, or by keyboard. */
export interface Ways {
  press(what: Locator): Promise<unknown>
  /** Marks one of several answers. */
  choose(answer: Locator): Promise<unknown>
  write(field: Locator, text: string): Promise<unknown>
}

/** Somebody's hands at a table. */
export type Hands = ReturnType<typeof handsAt>

/** Hands at this page, which shows a table or is about to: a guide of those that stand there, its form, the seats. */
export function handsAt(
  page: Page,
  ways: Ways,
  guide = page.getByRole('complementary', { name: 'Guide' }),
) {
  const form = guide.locator('form')
  const seats = page.getByRole('list', { name: 'Who sits here' })
  return {
    page,
    ways,
    guide,
    form,
    /** Presses a button of the guide. */
    press: (name: string | RegExp) =>
      ways.press(guide.getByRole('button', { name, exact: true }).first()),
    /** Answers the open form: choices by their words, texts by their labels; and sends it. */
    async fill(
      words: Readonly<Record<string, string>>,
      choices: readonly (string | RegExp)[] = [],
      /** What is asked next, where the guide goes on by itself. */
      next?: string,
    ) {
      for (const choice of choices)
        await ways.choose(form.getByRole('radio', { name: choice }).first())
      for (const [label, text] of Object.entries(words))
        await ways.write(form.getByLabel(label), text)
      await ways.press(form.locator('button[type=submit]'))
      if (next !== undefined) return guide.getByRole('form', { name: next }).waitFor()
      await form.waitFor({ state: 'detached' })
      // The focus goes back to the guide; a key pressed before that would be lost.
      await until('the focus is back', () =>
        page.evaluate(() => document.activeElement !== document.body),
      )
    },
    async takeSeat(name: string) {
      await ways.press(seats.getByRole('button', { name: /^(Take a seat|One more seat)$/ }).first())
      await ways.write(page.getByLabel('Your name'), name)
      await ways.press(page.getByRole('button', { name: 'Sit down' }))
      await seats.getByText(name).waitFor()
    },
    /** Lets another seat of this screen act from now on. */
    async actAs(name: string) {
      const pill = seats.getByRole('button', { name: new RegExp(name) })
      const acts = async () => /acts now/.test((await pill.textContent()) ?? '')
      if (await acts()) return
      await ways.press(pill)
      await ways.press(page.getByRole('button', { name: `Act as ${name}` }))
      await until(`${name} acts`, acts)
    },
  }
}

/** Somebody who has but a finger: everything is tapped. */
export const fingerAt = (page: Page, guide?: Locator): Hands =>
  handsAt(
    page,
    {
      press: (what) => what.tap(),
      choose: (answer) => answer.tap(),
      async write(field, text) {
        await field.tap()
        await field.fill(text)
      },
    },
    guide,
  )
