import type { Page } from 'playwright-core'
import { DESIGN_TEXTS } from '../../../src/games/dark-prophecy/prose/cards.ts'
import { gameKept } from '../../../src/games/dark-prophecy/story/kept.ts'
import { tableOn } from './backup.ts'
import type { Hands } from './hands.ts'
import { until } from './until.ts'

/** What main cards are called on screen. */
export const TITLES = Object.values(DESIGN_TEXTS).map(({ title }) => title)

/** The name of a design in the table, by its title. */
export const idOf = (title: string): string =>
  Object.entries(DESIGN_TEXTS).find(([, one]) => one.title === title)?.[0] ?? title

/** How often a design is named in what a page keeps: as a value in JSON, or in the bytes of a table. */
export const saysDesign = (text: string, id: string): number =>
  text.split(`w${String.fromCharCode(id.length)}${id}`).length -
  1 +
  (text.match(new RegExp(`\\\\*"${id}\\\\*"(?!:)`, 'g')) ?? []).length

/** Somebody who plays Dark Prophecy: their name, and their hands. */
export interface Cultist extends Hands {
  readonly name: string
  /** The cards in their hand, as they read them there. */
  hand(): Promise<readonly string[]>
  /** Takes the nth card of a hand that is behind a curtain, and says what it is called if that is seen. */
  take?(nth: number): Promise<unknown>
  /** Looks at what is behind a curtain, and lets go. */
  peek?(): Promise<unknown>
}

/** What a guide shows: what is waited for, what is offered for it, and whether a form stands open. */
interface Shown {
  readonly what: string
  readonly missing: string
  readonly offers: readonly string[]
  readonly form: boolean
  readonly whole: string
}

/** What is shown where there is no guide: in a place round a screen the end of a game takes its room. */
const NONE: Shown = { what: '', missing: '', offers: [], form: false, whole: '' }

const shownBy = async ({ guide }: Hands): Promise<Shown> => {
  const [shown = NONE] = await guide.evaluateAll((all) =>
    all.slice(0, 1).map((el) => {
      const step = el.querySelector('.step[data-current=true]')
      const words = (one: Element) => one.textContent?.trim() ?? ''
      return {
        what: step?.querySelector('.what')?.firstChild?.textContent?.trim() ?? '',
        missing: step?.querySelector('.missing')?.textContent ?? '',
        offers: [...(step?.querySelectorAll('.offers button') ?? [])].map(words),
        form: el.querySelector('form') !== null,
        whole: el.querySelector('.guide-body')?.textContent ?? '',
      }
    }),
  )
  return shown
}

/** How far the game is on this page's table. */
const stepOn = async (page: Page) => gameKept((await tableOn(page)).board())?.step

/** Which action comes first, second and so on; what cannot be done is passed over. */
const ACTIONS = ['Scheme', 'Play a card', 'Level up', 'Play a card'] as const
/** What is said of a question that is answered behind a curtain, before it and after. */
const [BEHIND, CHOSEN] = ['Choose it in your hand.', 'It is chosen in your hand.']
/** How many cards of a hand are tried at most. */
const MOST = 5

/** How somebody goes on, and what they have laid open so far. */
export interface Play {
  /** Titles of the cards that came out of their hand. */
  readonly laid: Set<string>
  /** What they have seen in their hand. */
  readonly held: Set<string>
  /** Looks at their hand. */
  look(): Promise<void>
  /** Does one thing that the guide asks of them; false where it asks them nothing. */
  goOn(): Promise<boolean>
}

/** How somebody plays by what their guide says: `acts` says whether they take an action when they may. */
export function playOf(by: Cultist, acts: () => boolean = () => true): Play {
  const { guide, form, ways, name } = by
  const laid = new Set<string>()
  const held = new Set<string>()
  let taken = 0
  const look = async () => {
    for (const title of await by.hand()) held.add(title)
  }
  const press = (words: string) =>
    ways.press(
      guide.locator('.step[data-current=true]').getByRole('button', { name: words, exact: true }),
    )

  const note = (title: string | null) => {
    if (title !== null && TITLES.includes(title)) laid.add(title)
  }
  /** Takes the first card out of their hand that answers what is asked; false where none does. */
  async function takeOne(take: (nth: number) => Promise<unknown>): Promise<boolean> {
    for (let nth = 0; nth < MOST; nth++) {
      const step = await stepOn(by.page)
      const title = await take(nth)
      // The next of several is asked for in the same words.
      const taken = async () =>
        !(await form.isVisible()) ||
        (await form.getByText(CHOSEN).count()) > 0 ||
        (await stepOn(by.page)) !== step
      // A card that answers nothing is chosen to do something else with it.
      const chosen = by.page.getByRole('group', { name: /^Card \d+ of your hand$/ })
      await until(
        'it is taken, or answers nothing',
        async () => (await taken()) || chosen.isVisible(),
      )
      if (await taken()) {
        note(typeof title === 'string' ? title : null)
        return true
      }
    }
    return false
  }
  /** Answers what is asked, the first of all that can be chosen, and sends it; false where nothing can be. */
  async function answer(): Promise<boolean> {
    const asked = form.locator('fieldset.choice, label:has(select, button.select)')
    for (const question of await asked.all()) {
      const list = question.locator('select')
      // In a place round a screen a list is a menu.
      const menu = question.locator('button.select')
      if (await menu.count()) {
        if (/: Choose$/.test((await menu.getAttribute('aria-label')) ?? '')) {
          await ways.press(menu)
          const entry = by.page.getByRole('menuitemradio').or(by.page.getByRole('menuitem')).nth(1)
          note(await entry.textContent())
          await ways.press(entry)
        }
      } else if (await list.count()) {
        if ((await list.inputValue()) === '') await list.press('ArrowDown')
        note(await list.locator(':checked').textContent())
      } else if ((await question.locator(':checked').count()) === 0) {
        const first = question.getByRole('radio').first()
        if (by.take && (await question.getByText(BEHIND).count())) {
          if (await takeOne(by.take)) continue
          return false
        }
        if ((await first.count()) === 0) return false
        note(await question.locator('.option [dir=auto]').first().textContent())
        await ways.choose(first)
      }
    }
    // Of what came too late it is only said that it did.
    const read = form.getByRole('button', { name: 'All right' })
    if (await read.isVisible()) await ways.press(read)
    // What was the only question is sent with its answer.
    else if (await form.isVisible()) await ways.press(form.locator('[type=submit]'))
    return true
  }

  return {
    laid,
    held,
    look,
    async goOn() {
      const { what, missing, offers, form: open, whole } = await shownBy(by)
      const step = await stepOn(by.page)
      // A second advance on the same Deed is asked for in the same words: then it shows on the table alone.
      const comes = async () =>
        (await shownBy(by)).whole !== whole || (await stepOn(by.page)) !== step
      if (open) {
        const refuse = form.getByRole('button', { name: 'Not now' })
        // It may be answered late: then there is nothing left to refuse.
        if (!(await answer()) && (await refuse.isVisible()))
          await ways.press(refuse).catch(async (error: unknown) => {
            if (await refuse.isVisible()) throw error
          })
      } else {
        const looks = what.startsWith(`${name} looks`)
        // Behind a curtain it is shown only while that is held.
        if (looks && by.peek && offers.length === 0 && missing !== '') {
          await by.peek()
          await until('it has been looked at', async () => (await shownBy(by)).offers.length > 0)
          return true
        }
        if (!what.startsWith(`${name}: `) && !(looks && offers.length > 0)) return false
        await look()
        for (const [, title = ''] of missing.matchAll(/“(.+?)”/g)) held.add(title)
        const acting = offers.includes('No more actions')
        const [first] = offers
        const choice = !acting
          ? first
          : acts()
            ? [...ACTIONS.keys()]
                .map((i) => ACTIONS[(taken + i) % ACTIONS.length])
                .find((one) => one !== undefined && offers.includes(one))
            : 'No more actions'
        if (acting) taken++
        if (choice === undefined) return false
        await press(choice).catch(async (error: unknown) => {
          // It may have been done meanwhile without them: then there is nothing left to press.
          if (!(await comes())) throw error
        })
      }
      await until(`something comes of what ${name} did`, comes, 60_000)
      return true
    },
  }
}

/** The cards of a hand that stands open at a page, as they are read there. */
export const handSeen = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.hand-fan button')
    .evaluateAll((all) => all.map((one) => (one.ariaLabel ?? '').split('. ')[0] ?? ''))

/** Plays, whoever of them is asked, until it is `over`. @returns how many things they did */
export async function playOut(all: readonly Play[], over: () => Promise<boolean>): Promise<number> {
  let done = 0
  while (!(await over()))
    await until(
      'somebody is asked, or it is over',
      async () => {
        for (const play of all)
          if (await play.goOn()) {
            done++
            return true
          }
        return over()
      },
      180_000,
    )
  return done
}
