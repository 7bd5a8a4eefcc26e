import { doorCode } from '../../../src/sync/keys/code.ts'
import { dragonWakes } from './dragon.ts'
import {
  button,
  bytesOf,
  dialog,
  dialogOf,
  guide,
  type Here,
  letGo,
  more,
  openFile,
  press,
  type Spot,
  unnoticed,
} from './spots.ts'
import { endedTable, toldTable } from './tale.ts'

/*
 * Every screen there is that one can come to alone, as a list: how one comes to it, and how one leaves it again. Where
 * nothing else is said, Escape leads back.
 */

/** A lobby where nothing has happened yet. */
const FIRST: readonly Spot[] = [
  { name: 'lobby-empty', go: (here) => button(here, 'lobby.lay').waitFor() },
  {
    name: 'lobby-join',
    go: async (here) => {
      await press(here, 'lobby.join')
      await dialogOf(here).waitFor()
    },
  },
  {
    name: 'lobby-join-wrong',
    go: async (here) => {
      await press(here, 'lobby.join')
      await dialogOf(here).getByRole('textbox').fill('not an invitation')
      await here.page.keyboard.press('Enter')
      await here.page.locator('.amiss').filter({ hasText: /./ }).waitFor()
    },
  },
  {
    name: 'lobby-scan',
    go: async (here) => {
      await press(here, 'lobby.join')
      await press(here, 'scan.begin')
      await here.page.getByText(here.t('scan.refused')).waitFor()
    },
  },
  {
    name: 'lobby-settings',
    go: async (here) => {
      await press(here, 'settings')
      await dialogOf(here).waitFor()
    },
  },
  {
    name: 'lobby-file-foreign',
    go: async (here) => {
      await openFile(here, new TextEncoder().encode('no table'), 'letter.txt')
      await here.page.locator('.notice').first().waitFor()
    },
    back: unnoticed,
  },
]

/** Switches hints on or off; switched on anew, all of them come again. */
async function hints(here: Here, on: boolean): Promise<void> {
  await dialog('command.settings')(here)
  await here.page.getByRole('switch', { name: here.t('settings.hints') }).setChecked(on)
  await letGo(here)
}
const hint = (here: Here, key: string) =>
  here.page.locator('.hint-slip').filter({ hasText: here.t(key) })

/** A table just laid. */
const LAID: readonly Spot[] = [
  {
    name: 'table-laid',
    go: async (here) => {
      await press(here, 'lobby.lay')
      await guide(here).waitFor()
    },
    back: async () => {},
  },
  { name: 'table-seat-new', go: (here) => press(here, 'seat.takeOne') },
  {
    name: 'table-unseated-guide',
    go: ({ page }) => page.keyboard.press('g'),
    back: ({ page }) => page.keyboard.press('g'),
  },
  {
    name: 'hint',
    go: async (here) => {
      await hints(here, true)
      await hint(here, 'hint.card').waitFor()
    },
    back: async () => {},
  },
  {
    name: 'hint-marker',
    go: async (here) => {
      await here.page.keyboard.press('m')
      await hint(here, 'hint.marker').waitFor()
    },
    back: async (here) => {
      await here.page.keyboard.press('v')
      await hints(here, false)
    },
  },
  {
    name: 'ink-offer',
    go: async ({ page }) => {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
      const [x, y, r] = [width * 0.4, height * 0.28, Math.min(width, height) * 0.12]
      await page.keyboard.press('m')
      await page.mouse.move(x + r, y)
      await page.mouse.down()
      for (let turn = 0; turn < 6.5; turn += 0.13)
        await page.mouse.move(x + Math.cos(turn) * r, y + Math.sin(turn) * r * 0.6)
      await page.mouse.up()
      // As long as one points at it, it is offered.
      await page.locator('.ink-offer .take').hover()
    },
    back: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.locator('.ink-offer').waitFor({ state: 'detached' })
      await page.keyboard.press('Control+z')
      await page.keyboard.press('v')
    },
  },
  { name: 'chronicle-empty', go: dialog('command.chronicle') },
  { name: 'bin-empty', go: dialog('command.binned') },
  { name: 'history-empty', go: dialog('command.history') },
  {
    name: 'rolls-none',
    go: async (here) => {
      await here.page.keyboard.press('Shift+D')
      await dialogOf(here).waitFor()
    },
  },
  { name: 'print-empty', go: dialog('command.print') },
  {
    name: 'table-left',
    go: async (here) => {
      await more(here, 'command.lobby')
      await button(here, 'lobby.new').waitFor()
    },
    back: async () => {},
  },
]

const phase = (n: number, id: string): Spot => ({
  name: `phase-${id}`,
  go: async (here) => {
    await here.page.keyboard.press('g')
    await guide(here).waitFor()
    const named = here.t('guide.phaseNamed', { n, name: here.t(`phase.${id}`) })
    const phase = guide(here).getByRole('button', { name: named })
    // A Check has the room of a sheet that is drawn up half.
    if (!(await phase.isVisible()))
      await guide(here)
        .getByRole('button', { name: here.t('guide.higher') })
        .click()
    await phase.click()
    await guide(here)
      .getByRole('heading', { name: here.t(`phase.${id}`) })
      .waitFor()
  },
  back: ({ page }) => page.keyboard.press('g'),
})

/** What is asked for beside what the guide always has open. */
const asked = (here: Here) => guide(here).locator('form:not([data-within])')

const form = (move: string, label = `move.${move}`): Spot => ({
  name: `form-${move}`,
  go: async (here) => {
    await here.page.keyboard.press('g')
    await guide(here)
      .getByRole('button', { name: here.t(label), exact: true })
      .first()
      .click()
    await asked(here).waitFor()
  },
  back: async (here) => {
    await here.page.keyboard.press('Escape')
    await asked(here).waitFor({ state: 'detached' })
    await here.page.keyboard.press('g')
  },
})

/** A game half played, with somebody at it. */
const PLAYED: readonly Spot[] = [
  {
    name: 'table-watched',
    go: async (here) => {
      await openFile(here, bytesOf(dragonWakes()))
      await guide(here).waitFor()
    },
    back: async () => {},
  },
  {
    name: 'seat-empty',
    go: ({ page }) => page.getByRole('button', { name: /^Ada/ }).click(),
  },
  {
    name: 'table',
    go: async (here) => {
      await here.page.getByRole('button', { name: /^Ada/ }).click()
      await press(here, 'seat.takeOver', { name: 'Ada' })
    },
    back: async () => {},
  },
  { name: 'seat-own', go: ({ page }) => page.getByRole('button', { name: /^Ada/ }).click() },
  {
    name: 'seat-form',
    go: async (here) => {
      await here.page.getByRole('button', { name: /^Ada/ }).click()
      await press(here, 'seat.change')
    },
  },
  { name: 'more', go: (here) => press(here, 'more') },
  {
    name: 'guide-check',
    go: ({ page }) => page.keyboard.press('g'),
    back: ({ page }) => page.keyboard.press('g'),
  },
  {
    name: 'pairing',
    go: async (here) => {
      await here.page.keyboard.press('g')
      await guide(here).locator('details.pairing summary').click()
    },
    back: async (here) => {
      await guide(here).locator('details.pairing summary').click()
      await here.page.keyboard.press('g')
    },
  },
  form('object'),
  form('environment'),
  phase(1, 'prophecy'),
  phase(2, 'characters'),
  phase(3, 'outline'),
  phase(4, 'story'),
  {
    name: 'outline',
    go: async ({ page }) => {
      await page.keyboard.press('Shift+O')
      await page.locator('.place-lists').waitFor()
    },
    back: async ({ page }) => {
      await page.keyboard.press('Shift+O')
      await page.locator('.place-lists').waitFor({ state: 'detached' })
    },
  },
  { name: 'settings', go: dialog('command.settings') },
  {
    name: 'settings-all',
    go: dialog('command.settings', async (here) => {
      await here.page.getByText(here.t('ways'), { exact: true }).click()
    }),
  },
  {
    name: 'commands',
    go: async (here) => {
      await here.page.keyboard.press('/')
      await dialogOf(here).waitFor()
    },
  },
  { name: 'bin', go: dialog('command.binned') },
  { name: 'history', go: dialog('command.history') },
  {
    name: 'invite',
    go: dialog('command.invite', ({ page }) => page.locator('.hand-over input').waitFor()),
  },
  {
    name: 'invite-renew',
    go: dialog('command.invite', (here) => press(here, 'invite.renew')),
  },
  {
    name: 'invite-steps',
    go: dialog('command.invite', async (here) => {
      await press(here, 'invite.noServer')
      await here.page.locator('.hand-over input').waitFor()
    }),
  },
  {
    name: 'invite-shut',
    go: dialog('command.invite', (here) => press(here, 'invite.shut')),
    back: async (here) => {
      await press(here, 'invite.open')
      await letGo(here)
    },
  },
  { name: 'chronicle', go: dialog('command.chronicle') },
  {
    name: 'print-story',
    go: dialog('command.print', ({ page }) => page.locator('dialog footer button').waitFor()),
  },
  {
    name: 'print-cut',
    go: dialog('command.print', ({ page, t }) =>
      page
        .getByRole('radio', { name: t('print.cut') })
        .first()
        .check(),
    ),
  },
  {
    name: 'print-board',
    go: dialog('command.print', ({ page, t }) =>
      page
        .getByRole('radio', { name: t('print.board') })
        .first()
        .check(),
    ),
  },
  {
    name: 'picture',
    go: dialog('command.picture', ({ page, t }) =>
      page.getByRole('radio', { name: t('picture.own') }).check(),
    ),
  },
  {
    name: 'rules-cover',
    go: dialog('command.rules', ({ page }) => page.locator('.leaf').waitFor()),
  },
  {
    name: 'rules-page',
    go: dialog('command.rules', async (here) => {
      for (let i = 0; i < 9; i++) await press(here, 'book.on')
    }),
  },
  {
    name: 'rules-list',
    go: dialog('command.rules', async ({ page, t }) => {
      const field = page.getByRole('searchbox')
      if (!(await field.isVisible()))
        await page.getByRole('button', { name: t('book.contents'), exact: true }).click()
      await field.fill('a')
    }),
    back: async (here) => {
      await here.page.getByRole('searchbox').press('Escape')
      await letGo(here)
    },
  },
  {
    name: 'rules-print',
    go: dialog('command.rules', async (here) => {
      const print = button(here, 'book.print')
      if (!(await print.isVisible()))
        await here.page.getByRole('button', { name: here.t('book.contents'), exact: true }).click()
      await print.click()
      await here.page.getByText(here.t('book.print.how')).waitFor()
    }),
  },
  {
    name: 'rolls',
    go: async (here) => {
      await here.page.keyboard.press('Shift+D')
      await dialogOf(here).waitFor()
      await dialogOf(here).locator('.roll-row > button').first().click()
    },
  },
  {
    name: 'statistics',
    go: async (here) => {
      await here.page.keyboard.press('Shift+D')
      await press(here, 'log.statistics')
      await here.page.locator('.panel.statistics').waitFor()
    },
  },
  {
    name: 'free',
    go: async (here) => {
      await here.page.keyboard.press('d')
      await dialogOf(here).getByRole('textbox').fill('3d6+2d8')
    },
  },
  {
    name: 'free-wrong',
    go: async (here) => {
      await here.page.keyboard.press('d')
      await dialogOf(here).getByRole('textbox').fill('3d6+what')
    },
  },
  {
    name: 'find',
    go: async ({ page }) => {
      await page.keyboard.press('f')
      await page.getByRole('searchbox').fill('the')
    },
  },
  {
    name: 'item-bar',
    go: async ({ page }) => {
      await page.locator('.tabletop-item[tabindex="0"]').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press(' ')
      await page.locator('.item-bar').waitFor()
    },
    back: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.locator('.item-bar').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'item-menu',
    go: async ({ page }) => {
      await page.locator('.tabletop-item[tabindex="0"]').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('a')
      await page.getByRole('menu').waitFor()
    },
    back: async (here) => {
      await letGo(here)
      await here.page.locator('.tabletop-item[tabindex="0"]').press('Escape')
    },
  },
  {
    name: 'paper-menu',
    go: async ({ page }) => {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
      await page.mouse.click(width * 0.03, height * 0.6, { button: 'right' })
      await page.getByRole('menu').waitFor()
    },
    // Whoever has a mouse in hand has the focus nowhere.
    back: letGo,
  },
  {
    name: 'writing',
    go: async ({ page }) => {
      await page.keyboard.press('n')
      await page.locator('textarea.writing').pressSequentially('A note')
    },
    back: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.locator('textarea.writing').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'notice',
    go: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Delete')
      await page.keyboard.press('Shift+M')
      await page.locator('.notice').first().waitFor()
    },
    back: unnoticed,
  },
  {
    name: 'paused',
    go: async (here) => {
      await press(here, 'move.pause')
      if (await here.page.locator('.thumb').isVisible()) await here.page.keyboard.press('g')
      await guide(here).getByText(here.t('pause.now')).waitFor()
    },
    back: async (here) => {
      await press(here, 'move.liftPause')
      await guide(here).getByText(here.t('pause.now')).waitFor({ state: 'detached' })
      if (await here.page.locator('.thumb').isVisible()) await here.page.keyboard.press('g')
    },
  },
  {
    name: 'warning',
    go: async ({ page }) => {
      await page.evaluate(() => {
        const store = IDBObjectStore.prototype
        const add = store.add
        Object.assign(globalThis, { keepAgain: () => Object.assign(store, { add }) })
        store.add = () => {
          throw new DOMException('no room', 'QuotaExceededError')
        }
      })
      await page.keyboard.press('n')
      await page.locator('textarea.writing').press('Escape')
      await page.locator('.warning').waitFor()
    },
    back: async ({ page }) => {
      await page.evaluate('keepAgain()')
      await page.keyboard.press('Delete')
      await page.locator('.warning').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'tray-out',
    go: async (here) => {
      await here.page.keyboard.press('d')
      await here.page.keyboard.press('Escape')
    },
    back: async ({ page, t }) => {
      const away = page.getByRole('button', { name: t('tray.away') })
      if (await away.isVisible()) await away.click()
    },
  },
  {
    name: 'supply-out',
    go: async (here) => {
      if (await here.page.locator('.thumb').isVisible()) await press(here, 'reach')
    },
    back: async (here) => {
      if (await here.page.locator('.thumb').isVisible()) await press(here, 'reach')
    },
  },
  {
    name: 'table-left-played',
    go: async (here) => {
      await more(here, 'command.lobby')
      await button(here, 'lobby.new').waitFor()
    },
    back: async () => {},
  },
]

/** A lobby with tables. */
const KEPT: readonly Spot[] = [
  {
    name: 'lobby-new',
    go: (here) => press(here, 'lobby.new'),
    back: (here) => press(here, 'form.notNow'),
  },
  {
    name: 'lobby-rename',
    go: (here) => press(here, 'lobby.rename', { title: 'The Dragon Wakes' }),
    back: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'past',
    go: async (here) => {
      await here.page.locator('.lobby-table .open').first().click()
      await guide(here).waitFor()
      await here.page.keyboard.press('h')
      await here.page.locator('.moment').first().click()
      await here.page.locator('dialog.past').waitFor()
    },
    back: async () => {},
  },
  {
    name: 'past-take',
    go: (here) => press(here, 'history.take'),
    back: async (here) => {
      await letGo(here)
      await more(here, 'command.lobby')
      await button(here, 'lobby.new').waitFor()
    },
  },
  {
    name: 'lobby-same',
    go: async (here) => {
      await openFile(here, bytesOf(dragonWakes()))
      await dialogOf(here).waitFor()
    },
  },
  {
    name: 'lobby-told',
    go: async (here) => {
      await openFile(here, bytesOf(toldTable()))
      await dialogOf(here).waitFor()
      await here.page.getByRole('button', { name: here.t('files.copy') }).click()
      await guide(here).waitFor()
      await dialog('command.chronicle')(here)
    },
  },
  {
    name: 'table-ended',
    go: async (here) => {
      await more(here, 'command.lobby')
      await openFile(here, bytesOf(endedTable()))
      await here.page.getByRole('button', { name: here.t('files.copy') }).click()
      await guide(here).waitFor()
    },
    back: async () => {},
  },
  {
    name: 'ending',
    go: async (here) => {
      await here.page.keyboard.press('/')
      await dialogOf(here)
        .getByRole('button', { name: here.t('command.ending') })
        .click()
      await here.page.locator('.ending').waitFor()
    },
  },
  {
    name: 'lobby-removed',
    go: async (here) => {
      await more(here, 'command.lobby')
      await button(here, 'lobby.new').waitFor()
      await press(here, 'lobby.remove', { title: here.t('lobby.usualTitle', { n: 1 }) })
      await here.page.locator('.notice').last().getByRole('button').last().click()
      await here.page.locator('.lobby-bin summary').click()
    },
    back: async () => {},
  },
]

/** On the way to a table of somebody else. */
const JOINING: readonly Spot[] = [
  {
    name: 'door',
    go: async ({ page, t }) => {
      await page.evaluate(
        (code) => {
          location.hash = `#j=${code}`
        },
        doorCode(new Uint8Array(16)),
      )
      await page.getByLabel(t('door.name')).waitFor()
    },
    back: async () => {},
  },
  {
    name: 'door-asking',
    go: async ({ page, t }) => {
      await page.getByLabel(t('door.name')).fill('Bo')
      await page.keyboard.press('Enter')
      await page.getByText(t('door.waiting')).waitFor()
    },
    back: (here) => press(here, 'join.cancel'),
  },
  {
    name: 'join-wrong',
    go: async ({ page }) => {
      await page.evaluate(`location.hash = '#j=nothing'`)
      await page.locator('main.joining [role=alert]').waitFor()
    },
    back: (here) => press(here, 'join.lobby'),
  },
]

/** All of them, in an order in which one can walk past them. */
export const SPOTS: readonly Spot[] = [...FIRST, ...LAID, ...PLAYED, ...KEPT, ...JOINING]
