import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gameKept } from '../../src/games/dark-prophecy/story/kept.ts'
import { fingerIn, placeOf, sitAround, spotOf } from './help/around.ts'
import { tableOn } from './help/backup.ts'
import { handSeen, idOf, playOf, playOut, TITLES } from './help/dark.ts'
import { type Fingers, fingersOn } from './help/fingers.ts'
import { fingerAt } from './help/hands.ts'
import { amiss } from './help/journey.ts'
import { matesAt } from './help/mates.ts'
import { playerAt } from './help/player.ts'
import { hearWords } from './help/secrets.ts'
import { until } from './help/until.ts'
import { walked } from './help/walked.ts'

const { open } = matesAt(4494)

const SCREEN = { touch: true, still: true, alone: true, width: 1920, height: 1080 } as const
const PHONE = { touch: true, still: true, alone: true, width: 390, height: 844 } as const

/** Holds the curtain of a place, slides to the nth card of the hand and lets go there. Returns what is in the hand. */
async function slideTo(page: Page, fingers: Fingers, name: string, nth: number) {
  const place = placeOf(page, name)
  const finger = 4
  await fingers.down({ [finger]: await spotOf(place.locator('.hand-hold')) })
  const cards = place.locator('.hand-fan > li')
  await cards.first().waitFor()
  const seen = await handSeen(page)
  const card = cards.nth(Math.min(nth, seen.length - 1))
  const box = await card.boundingBox()
  if (!box) throw new Error('no card there')
  await fingers.drag({ [finger]: [box.x + box.width / 4, box.y + box.height / 3] }, 3)
  await fingers.up(finger)
  await card.waitFor({ state: 'detached' })
  return seen
}

test.skipIf(process.env.BROWSER === 'firefox').for(
  walked([
    ['with sealed cards', /^Sealed/],
    ['on trust', /^On trust/],
  ] as const),
)(
  'two people round a screen, one with a phone as their hand, play a whole game %s',
  { timeout: 900_000 },
  async ([, kept]) => {
    const isSealed = kept.test('Sealed')
    const heard: Record<string, ReadonlyMap<string, string>> = {}
    const listening = (name: string) => ({
      before: async (context: Parameters<typeof hearWords>[0]) => {
        heard[name] = await hearWords(context, TITLES)
      },
    })
    const { page } = await open('?debug=quiet', { ...SCREEN, ...listening('screen') })
    page.setDefaultTimeout(20_000)
    await page.getByText('Dark Prophecy', { exact: true }).tap()
    await page.getByRole('button', { name: 'Lay the table' }).tap()
    const atOne = fingerAt(page)
    for (const name of ['Ada', 'Milo']) await atOne.takeSeat(name)
    await sitAround(page, ['Ada', 'Milo'])
    const fingers = await fingersOn(page)
    const ada = fingerIn(page, fingers, 'Ada', 1)
    const miloHere = placeOf(page, 'Milo')
    await ada.ways.press(miloHere.getByRole('button', { name: 'A phone as my hand' }))
    const code = page.getByRole('img', { name: 'A phone as the hand of Milo' })
    await code.waitFor()
    const text = (await code.getAttribute('data-text')) ?? ''
    const phone = await open(`?debug=quiet${text.slice(text.indexOf('#'))}`, {
      ...PHONE,
      ...listening('phone'),
    })
    phone.page.setDefaultTimeout(20_000)
    await phone.page.getByRole('heading', { name: 'The hand of Milo' }).waitFor()
    const milo = fingerAt(phone.page, phone.page.getByRole('main'))

    await ada.ways.press(
      placeOf(page, 'Ada').getByRole('button', { name: 'What to do now' }).first(),
    )
    await ada.press('Deal')
    await ada.fill({}, [kept])
    await placeOf(page, 'Ada').locator('.hand-hold').waitFor()
    const tab = (name: string) => phone.page.getByRole('button', { name, exact: true }).tap()
    await tab('Hand')
    await phone.page.locator('.hand-fan button').nth(4).waitFor()
    const dealt = await handSeen(phone.page)
    const openHere = async () =>
      (await playerAt(page).things()).flatMap(
        ({ name }) => TITLES.find((title) => name.startsWith(title)) ?? [],
      )
    await until('the first discard lies open', async () => (await openHere()).length === 1, 90_000)
    const first = await openHere()
    await tab('Now')

    const [adas, milos] = [new Set<string>(), new Set<string>(dealt)]
    const atScreen = playOf({
      ...ada,
      name: 'Ada',
      hand: async () => [],
      async take(nth) {
        const seen = await slideTo(page, fingers, 'Ada', nth)
        for (const title of seen) adas.add(title)
        return seen[nth]
      },
      async peek() {
        const place = placeOf(page, 'Ada')
        await fingers.down({ 4: await spotOf(place.locator('.hand-hold')) })
        await place.locator('.hand-looked').waitFor()
        const told = (await place.locator('.hand-open [role=status]').textContent()) ?? ''
        for (const title of TITLES) if (told.includes(title)) adas.add(title)
        await fingers.up(4)
        await place.locator('.hand-looked').waitFor({ state: 'detached' })
      },
    })
    /** The end stands over all else on the phone as soon as it comes, whatever was about to be pressed. */
    const unlessOver = async (error: unknown) => {
      if (!(await phone.page.getByRole('dialog').isVisible())) throw error
    }
    const inPalm = playOf({
      ...milo,
      name: 'Milo',
      async hand() {
        await tab('Hand').catch(unlessOver)
        await phone.page.locator('.hand-fan, .hand-none').waitFor().catch(unlessOver)
        const all = await handSeen(phone.page)
        for (const title of all) milos.add(title)
        await tab('Now').catch(unlessOver)
        return all
      },
    })
    const dialogOf = (name: string) => placeOf(page, name).getByRole('dialog')
    /** What lies open, and what people have said to lay open: it is told before it is shown. */
    const known = new Set(first)
    const toldHere = async () => {
      const board = (await tableOn(page)).board()
      const { told, claims } = gameKept(board) ?? {}
      const registers = Object.entries(board.play).filter(([key]) => key.startsWith('told/'))
      const said = JSON.stringify([registers, told, claims])
      return TITLES.filter((title) => said.includes(`"${idOf(title)}"`))
    }
    // What one sees never stands before the other, unless it was laid open, or they have seen another like it.
    const secret = new Set<string>()
    const sides = [
      ['screen', [milos, inPalm.held], [adas, atScreen.held], atScreen.look],
      ['phone', [adas, atScreen.held], [milos, inPalm.held], inPalm.look],
    ] as const
    const over = async () => {
      const before = new Map(sides.map(([where]) => [where, new Map(heard[where])]))
      for (const title of [...(await openHere()), ...(await toldHere())]) known.add(title)
      for (const [where, own, others, look] of sides)
        for (const title of own.flatMap((some) => [...some])) {
          if (known.has(title)) continue
          const stood = before.get(where)?.get(title)
          // Of each design there are two: what came into a hand is listed where it may be discarded, before it is
          // looked at as a hand.
          if (stood !== undefined) await look()
          if (others.some((some) => some.has(title))) continue
          expect(stood, `${title} at the ${where}`).toBeUndefined()
          secret.add(title)
        }
      return (await dialogOf('Ada').count()) > 0
    }
    await playOut([atScreen, inPalm], over)
    if (isSealed)
      for (const end of [page, phone.page])
        await end
          .getByText('Every shuffle of this game was checked: all of them were fair.')
          .first()
          .waitFor({ timeout: 60_000 })
    expect(secret.size).toBeGreaterThan(3)
    // Nor does hers stand open there when she has let go.
    const shown = await page.evaluate(() => document.documentElement.outerHTML)
    for (const title of adas) if (!known.has(title)) expect(shown).not.toContain(title)

    const told = await dialogOf('Ada').innerText()
    expect(told).toMatch(/\bwins\.|is shared/)
    for (const end of [dialogOf('Milo'), phone.page.getByRole('dialog')])
      await until('it has ended there, too', async () => {
        const [verdict = ''] = told.split('\n')
        return (await end.innerText()).includes(verdict)
      })
    expect(await amiss(page)).toEqual([])
    expect(await amiss(phone.page)).toEqual([])
  },
)
