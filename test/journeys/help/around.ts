import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Fingers } from './fingers.ts'
import { type Hands, handsAt } from './hands.ts'
import { until } from './until.ts'

/** The place of somebody who sits around the screen that this page shows. */
export const placeOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: `The place of ${name}` })

/** These free seats are taken at this screen, too. */
export async function takeSeats(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await page.getByRole('button', { name: `Take this seat as ${name}` }).click()
  }
}

/** Whoever acts at this screen sits around it now: among them these, each with a place. */
export async function sitAround(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Sit around this screen' }).click()
  await page.getByRole('button', { name: 'Sit around it' }).click()
  for (const name of names) await placeOf(page, name).waitFor()
}

/** The code for a phone that a place shows, from its fragment on. */
export async function codeOf(page: Page, name: string): Promise<string> {
  await placeOf(page, name).getByRole('button', { name: 'A phone as my hand' }).click()
  const code = page.getByRole('img', { name: `A phone as the hand of ${name}` })
  await code.waitFor()
  // The page is at this computer's own address here, which no real phone reaches.
  await placeOf(page, name).getByText('no phone and no other computer reaches it').waitFor()
  const link = (await code.getAttribute('data-text')) ?? ''
  return link.slice(link.indexOf('#'))
}

/** What in the menu of a place leads to these: there they stand in parts. */
const PART_WITH: Readonly<Record<string, string>> = {
  'All commands': 'This screen',
  'Clear for the next group': 'This screen',
  'Leave the table': 'This screen',
  'Sit around this screen': 'This screen',
  Settings: 'This screen',
  'Draw an oval': 'Draw and rub out',
  'Invite others': 'The game',
  'Save to a file': 'Print and save',
}

/** Presses an entry of the menu that is open: in a place by way of the part of it that has it. */
export async function pressEntry(
  page: Page,
  name: string,
  press = (what: Locator): Promise<unknown> => what.tap(),
): Promise<void> {
  await page.getByRole('menuitem').first().waitFor()
  const part = page.getByRole('menuitem', { name: PART_WITH[name] ?? name, exact: true })
  if (await part.and(page.locator('[aria-haspopup]')).count()) await press(part)
  await press(page.getByRole('menuitem', { name }))
}

type At = readonly [x: number, y: number]

/** Where a finger would touch this, CSS px, once it stands still there and nothing lies over it. */
export async function spotOf(what: Locator): Promise<At> {
  let spot: At | undefined
  let last = ''
  await what.waitFor()
  await until(`nothing lies over ${what}`, async () => {
    const { x, y, over } = await what.evaluate((el) => {
      // As people scroll to it: each step of that by a finger would cost seconds.
      el.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = el.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      const mine = hit !== null && (el.contains(hit) || hit.closest('label')?.control === el)
      return { x, y, over: mine ? undefined : (hit?.outerHTML.slice(0, 120) ?? 'nothing') }
    })
    const still = last === `${x} ${y}`
    last = `${x} ${y}`
    spot = over === undefined && still ? [x, y] : undefined
    return spot !== undefined
  })
  return spot!
}

/** This finger taps there. It does not wait for the page in between: one that does rests there, which is no tap. */
export const tapAt = (fingers: Fingers, finger: number, at: At) =>
  Promise.all([fingers.down({ [finger]: at }), fingers.up(finger)])

/** The middles of keys, one before each of these people, CSS px: of whichever case. */
export async function keysAt<Name extends string>(
  page: Page,
  keys: Partial<Record<Name, string>>,
): Promise<Partial<Record<Name, At>>> {
  const found = await page.evaluate(
    (wanted) => {
      const at = Object.entries(wanted).map(([name, key]) => {
        const all = document.querySelectorAll<HTMLElement>(
          `[aria-label="The place of ${name}"] [data-skbtn]`,
        )
        const box = [...all]
          .find(({ dataset }) => dataset['skbtn']?.toLowerCase() === key)
          ?.getBoundingClientRect()
        if (!box) throw new Error(`no key ${key} before ${name}`)
        return [name, [box.x + box.width / 2, box.y + box.height / 2]] as const
      })
      return Object.fromEntries(at)
    },
    Object.fromEntries(
      Object.entries<string | undefined>(keys).map(([name, key = '']) => [
        name,
        key === ' ' ? '{space}' : key.toLowerCase(),
      ]),
    ),
  )
  return found as Partial<Record<Name, At>>
}

/** What lies over the middles of these keys. */
const coveredIn = (keys: Locator) =>
  keys.evaluate((box) =>
    [...box.querySelectorAll('button')].flatMap((key) => {
      const { left, top, width, height } = key.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return key.contains(hit) ? [] : [hit?.outerHTML.slice(0, 120) ?? 'nothing']
    }),
  )

/** Somebody's finger in their place: it presses what stands there, and writes by the keys that come up. */
export function fingerIn(page: Page, fingers: Fingers, name: string, finger: number): Hands {
  const place = placeOf(page, name)
  const whole = place.getByRole('button', { name: 'Show all of it' })
  const tap = async (what: Locator) => {
    // A Check that stands whole before somebody else is a line here.
    if (!(await what.isVisible()) && (await whole.isVisible()))
      await tapAt(fingers, finger, await spotOf(whole))
    await tapAt(fingers, finger, await spotOf(what))
  }
  return handsAt(
    page,
    {
      press: tap,
      choose: tap,
      async write(field, text) {
        // While it is written the form waits out of sight.
        const held = await field.elementHandle()
        await tap(field)
        const keys = place.getByRole('group', { name: 'Keys to write with' })
        await keys.waitFor()
        // Nobody finds a key before the keys lie still.
        await spotOf(keys)
        expect(await coveredIn(keys), `what lies over the keys of ${name}`).toEqual([])
        for (const letter of text) {
          const { [name]: at } = await keysAt(page, { [name]: letter })
          if (at) await tapAt(fingers, finger, at)
        }
        await until(
          `${name} has written “${text}”`,
          async () => (await held?.inputValue()) === text,
        )
        await tap(place.getByRole('button', { name: 'Done', exact: true }))
      },
    },
    place.getByRole('complementary', { name: 'Guide' }),
  )
}

/** A thumb pushes what it holds in its palm up and away. */
export async function push(page: Page, fingers: Fingers): Promise<void> {
  const box = await page.getByLabel(/^What is written on it/).boundingBox()
  if (!box) throw new Error('nothing in the hand')
  const x = box.x + box.width / 2
  await fingers.down({ 1: [x, box.y + box.height / 2] })
  await fingers.drag({ 1: [x, box.y - 130] }, 6)
  await fingers.up()
}
