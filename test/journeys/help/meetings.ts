import { dragonWakes } from './dragon.ts'
import { button, bytesOf, dialogOf, guide, type Here, letGo, openFile, press } from './spots.ts'
import { until } from './until.ts'

/*
 * The screens that nobody comes to alone, as a list: Ada is at her table, and Milo comes to it.
 */

/** Both of them, and the links to Ada's table, from their fragments on. */
export interface Both {
  readonly ada: Here
  readonly milo: Here
  readonly door: string
  readonly play: string
}

interface Meeting {
  readonly name: string
  /** Whose screen is looked at. */
  readonly at: 'ada' | 'milo'
  go(both: Both): Promise<unknown>
  back?(both: Both): Promise<unknown>
}

const pill = ({ page, t }: Here, name: string) =>
  page
    .getByRole('list', { name: t('seat.all') })
    .getByRole('button', { name: new RegExp(`^${name}`) })

async function sit(here: Here, name: string): Promise<void> {
  await pill(here, name).click()
  await press(here, 'seat.takeOver', { name })
}

const says = ({ page, t }: Here, key: string, values?: Record<string, string | number>) =>
  page.getByText(t(key, values)).first().waitFor()

/** Follows an invitation. */
const follow = ({ page }: Here, link: string) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, link)

/** Brings Ada to a table in the middle of a game, and Milo before its door. */
export async function meet(ada: Here, milo: Here): Promise<Both> {
  await openFile(ada, bytesOf(dragonWakes()))
  await guide(ada).waitFor()
  // It would go by itself; who knocks stands before it.
  await ada.page.locator('.notice').getByRole('button').last().click()
  await sit(ada, 'Ada')
  await ada.page.keyboard.press('i')
  const link = async () => {
    const text = await ada.page.locator('.hand-over input').inputValue()
    return text.slice(text.indexOf('#'))
  }
  const play = await link()
  await ada.page.getByRole('radio', { name: ada.t('invite.ask') }).check()
  await until('the link leads to the door', async () => (await link()) !== play)
  const door = await link()
  await letGo(ada)
  return { ada, milo, door, play }
}

/** All of them, in an order in which one can walk past them. */
export const MEETINGS: readonly Meeting[] = [
  {
    name: 'asking',
    at: 'ada',
    async go({ ada, milo, door }) {
      await follow(milo, door)
      await milo.page.getByLabel(milo.t('door.name')).fill('Milo from the harbour')
      await milo.page.keyboard.press('Enter')
      await ada.page.locator('.asking.standing li').waitFor()
    },
  },
  {
    name: 'asking-invite',
    at: 'ada',
    async go({ ada }) {
      await ada.page.keyboard.press('i')
      await dialogOf(ada).locator('.asking li').waitFor()
    },
  },
  {
    name: 'door-refused',
    at: 'milo',
    async go({ ada, milo }) {
      await dialogOf(ada)
        .getByRole('button', { name: ada.t('asking.no') })
        .click()
      await says(milo, 'door.refused')
      await letGo(ada)
    },
  },
  {
    name: 'seat-other',
    at: 'milo',
    async go({ ada, milo, play }) {
      await follow(milo, play)
      await guide(milo).waitFor()
      await sit(milo, 'Milo')
      await until('Ada sees him', async () => (await pill(ada, 'Milo').textContent()) === 'MMilo')
      await pill(milo, 'Ada').click()
      await button(milo, 'follow.of', { name: 'Ada' }).waitFor()
    },
  },
  {
    name: 'following',
    at: 'milo',
    async go({ milo }) {
      await press(milo, 'follow.of', { name: 'Ada' })
      await says(milo, 'follow.now', { name: 'Ada' })
    },
  },
  {
    name: 'followed',
    at: 'ada',
    go: ({ ada }) => says(ada, 'follow.by', { n: 1, list: 'Milo' }),
  },
  {
    name: 'follow-asked',
    at: 'milo',
    async go({ ada, milo }) {
      await milo.page.locator('.follow-bar button').click()
      await pill(ada, 'Ada').click()
      await press(ada, 'follow.askAll')
      await says(milo, 'follow.asked', { name: milo.t('look.name', { name: 'Ada' }) })
    },
  },
  {
    name: 'follow-asking',
    at: 'ada',
    go: ({ ada }) => says(ada, 'follow.asking'),
  },
  {
    name: 'small-tray',
    at: 'ada',
    async go({ ada, milo }) {
      // Dice that do not roll are never two throws at a time.
      await ada.page.emulateMedia({ reducedMotion: 'no-preference' })
      await milo.page.keyboard.press('d')
      await dialogOf(milo).getByRole('textbox').fill('4d8+2d20')
      await ada.page.keyboard.press('d')
      await dialogOf(ada).getByRole('textbox').fill('9d6')
      await ada.page.keyboard.press('Enter')
      await milo.page.keyboard.press('Enter')
      await ada.page.locator('.small-tray').waitFor()
    },
    async back({ ada, milo }) {
      await ada.page.locator('.small-tray').waitFor({ state: 'detached' })
      await ada.page.emulateMedia({ reducedMotion: 'reduce' })
      await letGo(ada)
      await letGo(milo)
    },
  },
  {
    name: 'sweep',
    at: 'ada',
    async go({ ada, milo }) {
      await milo.page.locator('.tabletop-item[tabindex="0"]').focus()
      await milo.page.keyboard.press('Control+a')
      await milo.page.keyboard.press('Delete')
      await ada.page.getByRole('region', { name: ada.t('sweep.title') }).waitFor()
    },
    back: ({ ada }) => press(ada, 'sweep.back'),
  },
  {
    name: 'removal',
    at: 'ada',
    async go({ ada }) {
      await ada.page.keyboard.press('i')
      await press(ada, 'remove.of', { name: 'Milo' })
      await button(ada, 'remove.yes', { name: 'Milo' }).waitFor()
    },
  },
  {
    name: 'parting',
    at: 'milo',
    async go({ ada, milo }) {
      await press(ada, 'remove.yes', { name: 'Milo' })
      await dialogOf(milo).waitFor()
    },
  },
]
