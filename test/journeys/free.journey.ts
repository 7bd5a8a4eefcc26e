import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import * as Y from 'yjs'
import { type Notation, parse } from '../../src/rules/dice/notation.ts'
import type { RollRecord, Throw } from '../../src/rules/dice/roll.ts'
import { freeCheck } from '../../src/rules/dice/sum.ts'
import { toBackup } from '../../src/table/store/backup.ts'
import { openTable, type Table } from '../../src/table/table.ts'
import { VERSION } from '../../src/tray/physics.ts'
import { simulate } from '../../src/tray/simulate.ts'
import { USUAL_FLICK } from '../../src/tray/thrown.ts'
import { openBackup, openFile, tableOn } from './help/backup.ts'
import { fingersOn } from './help/fingers.ts'
import { amiss, journey } from './help/journey.ts'
import { plainTable } from './help/plain.ts'
import { until } from './help/until.ts'

const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const free = (page: Page) => panelOf(page, 'Throw dice freely')
const log = (page: Page) => panelOf(page, 'Throws so far')
const sort = (page: Page, die: string) =>
  free(page).getByRole('button', { name: new RegExp(`^${die}\\b.*add one$`) })

/** Sits down as Ada at this table. */
async function sitAt(page: Page, table: Table): Promise<void> {
  await openBackup(page, table)
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
}

/** The throws that the table of this page remembers. */
async function rollsOn(page: Page): Promise<readonly RollRecord[]> {
  return (await tableOn(page)).state().rolls
}

/** What the page says of a throw to assistive technology: whose it was comes first. */
const heard = async (page: Page) =>
  (await page.locator('.screen > [aria-live]').allTextContents()).find((told) =>
    /^\w+: /.test(told),
  )

/** A free throw as the page writes it down, from the seed of a number. */
function honest(n: number, said: string): RollRecord {
  const check = freeCheck(parse(said) as Notation)
  const seed = n.toString(16).padStart(64, '0')
  const { dice, bursts } = check
  const thrown: Throw = { version: VERSION, seed, dice, bursts, flick: USUAL_FLICK }
  return { id: `honest-${n}`, seat: 'ada', at: n, check, thrown, roll: simulate(thrown).roll }
}

journey('dice are picked, written, thrown and kept, by keyboard', async ({ open }) => {
  const { page } = await open('?debug=quiet', { still: true })
  await sitAt(page, plainTable())
  await page.keyboard.press('d')
  await free(page).waitFor()
  // The focus is on the dice: Enter takes one more.
  await until('the focus is on the d6', () =>
    sort(page, 'd6').evaluate((at) => at === document.activeElement),
  )
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await sort(page, 'd8').focus()
  await page.keyboard.press('Space')
  const field = free(page).getByRole('textbox')
  expect(await field.inputValue()).toBe('2d6+d8')
  await page.getByRole('button', { name: /Dice tray: 3 dice ready/ }).waitFor()
  await free(page).getByRole('button', { name: 'd6: one fewer' }).click()
  expect(await field.inputValue()).toBe('d6+d8')

  // Written nonsense says where.
  await field.fill('d6 + d8 and more')
  await page.keyboard.press('Enter')
  await free(page).getByText('I do not understand “and”, at character 9.').waitFor()
  expect(await page.evaluate('getSelection().toString()')).toBe('and')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('button', { name: 'Dice tray', exact: true }).waitFor()
  await field.fill('3d13')
  await free(page)
    .getByText(/There is no “d13” here/)
    .waitFor()

  await field.fill('4d6kh3 + 2')
  await page.keyboard.press('Enter')
  await free(page)
    .getByText(/\d+ in all/)
    .waitFor()
  await until('the throw is told', async () =>
    /^Ada: 4d6kh3\+2: 4 dice: \d, \d, \d, \d; .*plus 2; \d+ in all$/.test(
      (await heard(page)) ?? '',
    ),
  )
  // Dice that lie ready can be thrown by the tray and by the key as well.
  await field.fill('d20+d%')
  await page.getByRole('button', { name: /Dice tray: 3 dice ready/ }).press('Enter')
  await until('it is told', async () =>
    /^Ada: d20\+d100: \d+ on d20/.test((await heard(page)) ?? ''),
  )
  expect(await amiss(page)).toEqual([])

  const rolls = await rollsOn(page)
  expect(rolls.map(({ check }) => check.said)).toEqual(['4d6kh3+2', 'd20+d100'])
  expect(rolls[1]?.roll.map(({ die }) => die)).toEqual(['d20', 'd00', 'd0'])
  for (const { thrown, roll } of rolls) expect(thrown && simulate(thrown).roll).toEqual(roll)
  // No game took it for a Check of its own.
  expect(await page.locator('.outcome').count()).toBe(0)
})

journey('more dice than fit a hand are thrown one handful after another', async ({ open }) => {
  const { page } = await open('?debug=quiet')
  await sitAt(page, plainTable())
  await page.keyboard.press('d')
  await free(page).waitFor()
  const field = free(page).getByRole('textbox')
  await field.fill('501d6')
  await page.keyboard.press('Enter')
  await free(page)
    .getByText(/no more than 500 dice/)
    .waitFor()
  await field.fill('120d6')
  await page.getByRole('button', { name: /Dice tray: 120 dice ready/ }).waitFor()
  await field.press('Enter')
  await free(page)
    .getByText(/\d+ in all/)
    .waitFor({ timeout: 40_000 })
  const [record] = await rollsOn(page)
  expect(record?.roll).toHaveLength(120)
  expect(record?.thrown && simulate(record.thrown).roll).toEqual(record?.roll)
  expect((await rollsOn(page)).length).toBe(1)
})

journey('a finger picks dice, and flings them', async ({ open }) => {
  const { page } = await open('?debug=quiet', { width: 390, height: 844, touch: true })
  await sitAt(page, plainTable())
  await page.getByRole('button', { name: 'Cards, notes and dice' }).tap()
  await page.getByRole('button', { name: 'Throw dice freely' }).tap()
  for (const die of ['d20', 'd4', 'd4', 'd100']) await sort(page, die).tap()
  await free(page).getByRole('button', { name: 'd4: one fewer' }).tap()
  expect(await free(page).getByRole('textbox').inputValue()).toBe('d20+d4+d100')
  expect(await amiss(page)).toEqual([])
  await free(page).getByRole('button', { name: 'Throw', exact: true }).tap()
  await free(page)
    .getByText(/\d+ in all/)
    .waitFor()
  const [first] = await rollsOn(page)
  expect(first?.roll.map(({ die }) => die)).toEqual(['d20', 'd4', 'd00', 'd0'])
  const worth = await free(page).getByRole('listitem').allTextContents()
  expect(worth.join()).toMatch(/d20: \d+,d4: \d,d100: \d+/)

  // Flung over the felt; once more where the hand was too slow.
  const { x, y, width, height } = (await page.locator('.tray').boundingBox())!
  const fingers = await fingersOn(page)
  await until('a fling throws', async () => {
    await fingers.down({ 1: [x + width * 0.3, y + height * 0.8] })
    await fingers.drag({ 1: [x + width * 0.7, y + height * 0.3] }, 5)
    await fingers.up()
    const rolling = free(page).getByText('The dice are rolling …').waitFor({ timeout: 700 })
    return rolling.then(
      () => true,
      () => false,
    )
  })
  await free(page).getByRole('button', { name: 'Throw', exact: true }).waitFor()
  const second = (await rollsOn(page)).at(-1)
  expect(second?.check.said).toBe('d20+d4+d100')
  expect(second?.thrown?.flick.dx).toBeGreaterThan(0.3)

  await free(page).getByRole('button', { name: 'Clear' }).tap()
  await page.getByRole('button', { name: 'Dice tray', exact: true }).waitFor()
  await free(page).getByRole('button', { name: 'Close' }).tap()
  await free(page).waitFor({ state: 'detached' })
})

journey('the log shows, shows again, copies and counts', async ({ open }) => {
  const { page, context } = await open('?debug=quiet', { still: true })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const table = plainTable()
  const burst = honest(7, '8d6!')
  for (const record of [honest(1, '3d8+d4'), burst, honest(3, '2d20kh1')])
    table.apply([{ do: 'roll', record }], { seat: 'ada' })
  await sitAt(page, table)
  await page.keyboard.press('Shift+D')
  const rows = log(page).getByRole('listitem')
  await until('all are rolled again', async () => {
    const texts = await log(page).locator('.long-list > ul > li').allTextContents()
    return texts.length === 3 && texts.every((text) => /thrown alone/.test(text))
  })
  expect(await rows.first().textContent()).toContain('2d20kh1')
  // By arrows.
  await log(page)
    .getByRole('button', { name: /2d20kh1/ })
    .focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const each = log(page).getByRole('list', { name: 'The dice, in the order they fell' })
  const listed = await each.getByRole('listitem').allTextContents()
  expect(listed).toHaveLength(burst.roll.length)
  burst.roll.forEach(({ face, from }, i) => {
    expect(listed[i]).toMatch(new RegExp(`^d6: ${face}`))
    expect(/out of the 6, die \d+/.test(listed[i] ?? '')).toBe(from !== undefined)
  })
  expect(await amiss(page)).toEqual([])

  // The tray shows it again: the picture changes.
  const tray = page.locator('.place-tray')
  const before = await tray.screenshot()
  await log(page).getByRole('button', { name: 'See it again' }).click()
  await until('the tray shows it', async () => !(await tray.screenshot()).equals(before))

  await log(page).getByRole('button', { name: 'Copy', exact: true }).click()
  await log(page).getByText('Copied as text.').waitFor()
  const line = await page.evaluate<string>('navigator.clipboard.readText()')
  const thrown = burst.roll.slice(0, 8).map(({ face }) => face)
  expect(line).toMatch(/^Ada, .*: 8 dice: /)
  expect(line).toContain(`8d6!: 8 dice: ${thrown.join(', ')}`)
  expect(line).toMatch(/in all\. \(thrown alone\) Nobody else had a hand in it\.$/)
  await log(page).getByRole('button', { name: 'Copy all' }).click()
  await until('all of them are copied, the oldest first', async () => {
    const lines = (await page.evaluate<string>('navigator.clipboard.readText()')).split('\n')
    return lines.length === 3 && /3d8\+d4/.test(lines[0] ?? '')
  })

  await log(page).getByRole('button', { name: 'Statistics' }).click()
  const statistics = panelOf(page, 'How the dice have fallen')
  await statistics.getByRole('button', { name: 'd6', exact: true }).click()
  await statistics.getByText(`Thrown ${burst.roll.length} times.`).waitFor()
  await statistics.getByText('That is too few to say anything').waitFor()
  const cells = await statistics.getByRole('row').allTextContents()
  expect(cells).toHaveLength(7)
  const sixes = burst.roll.filter(({ face }) => face === 6).length
  expect(cells[6]).toMatch(new RegExp(`^6${sixes}\\D?`))
  expect(await amiss(page)).toEqual([])
  await page.keyboard.press('Escape')
  await statistics.waitFor({ state: 'detached' })
})

journey('what was forged is shown as doubtful, and harms nothing', async ({ open }) => {
  const { page, troubles } = await open('?debug=quiet', { still: true })
  const real = honest(2, '5d6')
  const forged: unknown[] = [
    { ...real, id: 'face', roll: real.roll.map((die) => ({ ...die, face: 6 })) },
    { ...real, id: 'many', roll: [...real.roll, ...real.roll] },
    { ...real, id: 'seedless', thrown: undefined },
    { ...real, id: 'said', check: { ...real.check, said: '5d20+1000' } },
    { ...real, id: 'unknown', roll: [{ die: 'd13', face: 3 }] },
    { ...real, id: 'faces', roll: [{ die: 'd6', face: 7 }] },
    { id: 'rubbish', seat: 'ada', at: 'noon', roll: 5 },
    { ...real, id: 'older', thrown: { ...real.thrown, version: VERSION - 1 } },
    real,
  ]
  const doc = new Y.Doc()
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(plainTable().doc))
  // As a peer would who keeps to no rules.
  const bare = forged.map((one) => JSON.parse(JSON.stringify(one)))
  doc.getArray('rolls').push(bare)
  await openFile(page, toBackup(openTable('forged', doc)))
  await page.getByRole('button', { name: 'Throws so far' }).click()
  const texts = async () => {
    const rows = await log(page).locator('.long-list > ul > li').allTextContents()
    return rows.map(
      (row) => /(doubtful|thrown alone|as written down|being checked)$/.exec(row)?.[1],
    )
  }
  await until('all have been checked', async () => {
    const all = await texts()
    return all.length === bare.length && !all.includes('being checked')
  })
  expect(await texts()).toEqual([
    'thrown alone',
    'as written down',
    ...Array.from({ length: 7 }, () => 'doubtful'),
  ])
  expect(await log(page).getByText('A throw that cannot be read').count()).toBe(3)
  // What is looked at tells why, and can be shown as it is written.
  for (const row of await log(page).locator('.roll-row > button').all()) {
    await row.click()
    const again = log(page).getByRole('button', { name: 'See it again' })
    if (await again.count()) await again.click()
    await row.click()
  }
  expect(await amiss(page)).toEqual([])
  expect(troubles).toEqual([])
})

journey('where every throw is doubtful, nothing is counted, and that is said', async ({ open }) => {
  const { page } = await open('?debug=quiet', { still: true })
  const real = honest(2, '5d6')
  const doc = new Y.Doc()
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(plainTable().doc))
  const faces = real.roll.map((die) => ({ ...die, face: 6 }))
  doc.getArray('rolls').push([JSON.parse(JSON.stringify({ ...real, roll: faces }))])
  await openFile(page, toBackup(openTable('forged', doc)))
  await page.getByRole('button', { name: 'Throws so far' }).click()
  await log(page).getByText('doubtful').first().waitFor()
  await log(page).getByRole('button', { name: 'Statistics' }).click()
  await panelOf(page, 'How the dice have fallen')
    .getByText('The one throw at this table is doubtful, so there is nothing to count.')
    .waitFor()
})

journey('a log of ten thousand throws renders what is seen', async ({ open }) => {
  const { page } = await open('?debug=quiet', { still: true })
  const few = Array.from({ length: 20 }, (_, n) => honest(n, '3d6'))
  const doc = new Y.Doc()
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(plainTable().doc))
  const many = Array.from({ length: 10_000 }, (_, n) => ({ ...few[n % 20], id: `many-${n}` }))
  doc.getArray('rolls').push(many)
  await openFile(page, toBackup(openTable('many', doc)))
  await page.getByRole('button', { name: 'Throws so far' }).click()
  await log(page).getByText('10000 throws').waitFor()
  const rows = log(page).locator('.long-list > ul > li')
  expect(await rows.count()).toBeLessThan(40)
  await log(page)
    .locator('.long-list')
    .evaluate((list) => list.scrollTo(0, list.scrollHeight))
  await until(
    'the oldest is there',
    async () => (await rows.last().getAttribute('aria-posinset')) === '10000',
  )
  expect(await rows.count()).toBeLessThan(40)
})

journey('whoever else is at the table sees it, hears it and can check it', async ({ open }) => {
  const guest = await open('?debug=quiet', { still: true })
  const { page } = guest
  await sitAt(page, plainTable())
  const { search, hash } = new URL(page.url())
  const other = await guest.tab(search + hash)
  await other.locator('.tabletop-canvas').waitFor()
  await page.keyboard.press('d')
  await free(page).getByRole('textbox').fill('3d20kl1+2d4')
  await page.keyboard.press('Enter')
  await free(page)
    .getByText(/\d+ in all/)
    .waitFor()
  await until('it is told in the other tab in the same words', async () => {
    const [here, there] = [await heard(page), await heard(other)]
    return /^Ada: 3d20kl1\+2d4: 3 d20: /.test(here ?? '') && here === there
  })
  await other.getByRole('button', { name: 'Throws so far' }).click()
  await until('it is rolled again there, with the same faces', async () => {
    const rows = await log(other).locator('.roll-row > button').allTextContents()
    return rows.length === 1 && /thrown alone$/.test(rows[0] ?? '')
  })
})
