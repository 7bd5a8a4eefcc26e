import { expect } from 'vitest'
import { handedOver } from './help/backup.ts'
import { isFirefox } from './help/firefox.ts'
import { amiss, journey } from './help/journey.ts'
import { CAST, CATEGORIES, ORDER, PLAN, type Planned } from './help/plan.ts'
import { type Player, playerAt } from './help/player.ts'
import { until } from './help/until.ts'

const shot = async ({ page }: Player, name: string) => {
  const folder = process.env.SHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

async function receive(player: Player) {
  const { page, guide } = player
  await player.press('Receive a prophecy')
  await shot(player, '03-receive')
  await guide.getByRole('button', { name: /^Read aloud: What sleeps/ }).click()
  const aloud = page.getByRole('dialog')
  await aloud.waitFor()
  expect(((await aloud.textContent()) ?? '').split(/\s+/).length).toBeGreaterThan(80)
  expect(await amiss(page)).toEqual([])
  await shot(player, '04-aloud')
  await aloud.getByRole('button', { name: 'Take this one' }).click()
  await guide.getByText(/Receive a prophecy and read it aloud\s+done/).waitFor()
  await player.thing(/^prophecy\. What sleeps/)
  for (const name of ['Queen Imbry', 'The ruins']) {
    await player.press('Add an Object')
    await player.fill({ 'What is it called?': name })
  }
  await player.press('Add an Aspect to an Object')
  await shot(player, '05-aspect')
  await player.fill({ 'The Aspect, in': 'Vain about her ships' }, [/Queen Imbry/])
  await player.thing(/^sticky note\. Vain about her ships/)
  await shot(player, '06-world')
}

/** One note comes from the pad by hand and is written on; the rest come through the guide. */
async function characters(player: Player) {
  const { page, guide } = player
  for (const [who, { name, aspects }] of Object.entries(CAST)) {
    await player.actAs(who)
    await player.press('Make your Character')
    await player.fill({ 'What is your Character called?': name }, [], CATEGORIES[0])
    for (const [i, category] of CATEGORIES.entries()) {
      if (who === 'Ada' && i === 0) {
        await player.press('Not now')
        await shot(player, '07-character')
        const card = await player.thing(new RegExp(`^index card\\. ${name}`))
        const pad = await page
          .getByRole('button', { name: /^Yellow notes: take one/ })
          .boundingBox()
        if (!pad) throw new Error('no pad of yellow notes')
        await player.drag(pad.x + pad.width / 2, pad.y + pad.height / 2, card.x - 30, card.y - 5)
        await shot(player, '08-dragged')
        const note = await player.thing(/^sticky note/)
        await page.mouse.dblclick(note.x, note.y)
        await page.getByRole('textbox', { name: /^Writing on/ }).waitFor()
        await page.keyboard.type(aspects[0] ?? '')
        await shot(player, '09-writing')
        await page.keyboard.press('Escape')
        await shot(player, '10-written')
        await page.getByRole('button', { name: 'Make it the Occupation' }).click()
        await player.thing(/^sticky note\. Bell-founder\. .*Occupation/)
        continue
      }
      // One leads on to the next.
      if (who === 'Ada' && i === 1) {
        await player.press(category)
        await shot(player, '11-category')
      }
      await player.fill({ 'The Aspect, in': aspects[i] ?? '' }, [], CATEGORIES[i + 1])
    }
    await guide.getByText(`${who} gives ${name} five Aspects`).waitFor()
  }
  await shot(player, '12-characters')
}

/** The Finale, then seven Precursors; a ninth Scene is advised against. */
async function outline(player: Player) {
  const { form, guide } = player
  for (const { objective, setting, parent } of PLAN) {
    await player.press(parent ? 'Sketch a Precursor' : 'Sketch the Finale')
    await shot(player, parent ? '14-precursor' : '13-finale')
    await player.fill(
      { 'What do the Characters try to do?': objective, 'When and where is it?': setting },
      parent ? [new RegExp(parent)] : [],
    )
  }
  const scenes = (await player.things()).filter(({ name }) => name.startsWith('Scene. '))
  for (const { objective, dr, parent } of PLAN) {
    const [scene] = scenes.filter(({ name }) => name.startsWith(`Scene. ${objective}. `))
    expect(scene?.name).toContain(`Difficulty Rating ${dr}`)
    if (parent) expect(scene?.name).toContain(`Precursor of “${parent}”`)
    const ready = !PLAN.some((other) => other.parent === objective)
    expect(scene?.name.includes('Can be performed now'), scene?.name).toBe(ready)
  }
  expect(scenes).toHaveLength(PLAN.length)
  await shot(player, '15-outline')
  await player.press('Sketch a Precursor')
  await form.getByText('This would be Scene 9').waitFor()
  await shot(player, '16-ninth')
  await player.press('Not now')
  await guide.getByText('Your outline has 8 Scenes, which is enough').waitFor()
}

/** Offers a pair by the two lists of the Check. */
async function offerByList({ guide }: Player, a: string, b: string) {
  const pairing = guide.locator('details.pairing')
  if ((await pairing.getAttribute('open')) === null) await pairing.locator('summary').click()
  await pairing.getByRole('list', { name: 'On a Character' }).getByText(a).click()
  await pairing.getByRole('list', { name: 'Elsewhere' }).getByText(b).click()
}

/** Offers a pair by touching two notes on the board. */
async function offerByTouch(player: Player, a: string, b: string) {
  for (const words of [a, b]) {
    const note = await player.thing(new RegExp(`^sticky note\\. ${words}`))
    await player.page.mouse.click(note.x, note.y)
  }
}

/** The throw that is watched to its end; the others show at once what lies up. */
const ROLLED = 2
/** How the dice are thrown, Scene by Scene. */
type Throwing = 'button' | 'key' | 'fling'

/** Flings the dice by mouse; once more if the hand was too slow, which puts them down again. */
async function fling({ page, guide }: Player) {
  await until(
    'a fling throws',
    async () => {
      // It may still be on its way.
      const tray = await page.getByRole('region', { name: 'Dice tray' }).boundingBox()
      if (!tray) throw new Error('no tray')
      const [x, y] = [tray.x + tray.width / 2, tray.y + tray.height * 0.8]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 20, tray.y + tray.height * 0.3, { steps: 3 })
      await page.mouse.up()
      await page.waitForTimeout(200)
      return guide.getByRole('button', { name: 'Throw the dice' }).isHidden()
    },
    40_000,
  )
}

/** Performs a Scene from beginning to end; returns whether it succeeded. */
async function perform(player: Player, scene: Planned, n: number, won: number, by: Throwing) {
  const { page, guide } = player
  const { objective, aspect, dr } = scene
  await player.actAs('Ada')
  await player.press(`Begin “${objective}” (DR ${dr})`)
  await guide.getByText('of 8:00').waitFor()
  if (n === 0) await shot(player, '17-begun')
  await player.press('Add a place card')
  await player.fill({ 'What is the place called?': `Where we ${objective.toLowerCase()}` })
  await player.press('Add an Aspect to an Object')
  await player.fill({ 'The Aspect, in': aspect })
  if (n === 0) await shot(player, '18-aspect')
  const check = guide.getByRole('region', { name: 'The Check' })
  const offered = Object.values(CAST).map(({ aspects }) => aspects[n % aspects.length] ?? '')
  const [, agreed = '', objected = ''] = offered
  for (const [i, own] of offered.entries()) {
    if (n === 0 && i === 0) await offerByTouch(player, own, aspect)
    else await offerByList(player, own, aspect)
    await check.locator('.pairs').getByText(own).waitFor()
  }
  if (n === 0) await shot(player, '19-pairs')
  const pair = (own: string) => check.locator('.pairs > li').filter({ hasText: own })
  await player.actAs('Milo')
  for (const own of [agreed, objected])
    await pair(own)
      .getByRole('button', { name: /^Agree or disagree/ })
      .click()
  await pair(agreed).getByRole('button', { name: 'Agree', exact: true }).click()
  await pair(agreed).getByText('2 agree').waitFor()
  await pair(objected).getByRole('button', { name: 'Disagree', exact: true }).click()
  await pair(objected).getByText('Milo disagrees').waitFor()
  const dice = 2 + won
  await check.getByText(`= ${dice} dice`).waitFor()
  await check.getByText(/Chance of success \d+/).waitFor()
  if (n === 0) await shot(player, '20-check')
  if (by === 'button') await check.getByRole('button', { name: 'Throw the dice' }).click()
  if (by === 'key') {
    await check.getByText(/Chance of success \d+/).click()
    await page.keyboard.press('t')
  }
  if (by === 'fling') await fling(player)
  // Firefox's driver cannot make it move after it was opened still.
  if (n === ROLLED && !isFirefox(page)) {
    await check.getByText('The dice are rolling').waitFor()
    await shot(player, '21-rolling')
  }
  const outcome = guide.getByRole('region', { name: 'Outcome' })
  await outcome.getByText(objective).waitFor({ timeout: 15_000 })
  await shot(player, `22-outcome-${n}`)
  const [verdict = ''] = await outcome.locator('.verdict').allInnerTexts()
  const [, hits, good] = /^(\d+) Hits? against DR \d: (Success|Failure)$/.exec(verdict) ?? []
  expect(Number(hits) >= dr, verdict).toBe(good === 'Success')
  const pips = outcome.getByRole('list', { name: 'What lay up' }).getByRole('listitem')
  const faces = await pips.allInnerTexts()
  const sixes = faces.filter((face) => face.startsWith('6')).length
  expect(faces, 'each 6 brings one more').toHaveLength(dice + sixes)
  expect(faces.filter((face) => /^[456], a Hit$/.test(face))).toHaveLength(Number(hits))
  if (n === 0) await shot(player, '23-tell')
  await player.fill({ 'What happened?': `${objective}: it was a near thing.` })
  return good === 'Success'
}

/** The chronicle tells the whole game: on its page, and in the file one takes home. */
async function chronicle(player: Player) {
  const { page } = player
  const told = page.getByRole('dialog', { name: 'The chronicle' })
  await told.getByRole('heading', { name: 'How it ended' }).waitFor()
  const names = told.locator('[data-as="scenes"] h5')
  expect(await names.allTextContents()).toEqual(
    ORDER.map(({ objective }, i) => expect.stringMatching(`^${i + 1}\\s*${objective}$`)),
  )
  const text = await told.textContent()
  for (const { name, aspects } of Object.values(CAST))
    for (const words of [name, ...aspects]) expect(text).toContain(words)
  for (const { setting, objective } of PLAN) {
    expect(text).toContain(setting)
    expect(text).toContain(`${objective}: it was a near thing.`)
  }
  expect(await amiss(page)).toEqual([])
  await shot(player, '25-chronicle')
  const { bytes, name } = await handedOver(page, () =>
    told.getByRole('button', { name: 'Save as Markdown' }).click(),
  )
  expect(name).toBe('The Dragon Wakes.md')
  const written = new TextDecoder().decode(bytes)
  const headings = [...written.matchAll(/^### \d\\\. (.*)$/gm)].map(([, name]) => name)
  expect(headings).toEqual(ORDER.map(({ objective }) => objective))
  await told.getByRole('button', { name: 'Close' }).click()
  await told.waitFor({ state: 'hidden' })
}

journey('a whole game, from the lobby to the end page', async ({ open }) => {
  const { page } = await open('', { width: 1400, height: 875, still: true })
  page.setDefaultTimeout(10_000)
  await page.getByLabel('What shall it be called?').fill('The Dragon Wakes')
  await page.getByRole('button', { name: 'Lay the table' }).click()
  const player = playerAt(page)
  await player.guide.waitFor()
  await shot(player, '01-table')
  for (const who of Object.keys(CAST)) await player.takeSeat(who)
  await shot(player, '02-seats')
  await receive(player)
  await player.press('Create Characters')
  await characters(player)
  await player.press('Write an Outline')
  await outline(player)
  await player.press('Tell the Story')
  const won: Planned[] = []
  const throwing: readonly Throwing[] = ['button', 'key', 'fling']
  for (const [n, scene] of ORDER.entries()) {
    const help = won.filter(({ parent }) => parent === scene.objective).length
    const by = throwing[n % 3] ?? 'button'
    await page.emulateMedia({ reducedMotion: n === ROLLED ? 'no-preference' : 'reduce' })
    if (scene.parent === undefined) {
      const dice = (await player.things()).filter(({ name }) => / die showing \d/.test(name))
      expect(dice).toHaveLength(help)
    }
    const good = await perform(player, scene, n, help, by)
    if (good) won.push(scene)
    await shot(player, `24-scene-${n}`)
    if (scene.parent === undefined) break
    // The names of what lies there follow the table by a frame.
    await until(`“${scene.objective}” bears its Outcome`, async () => {
      const oval = (await player.things()).find(({ name }) =>
        name.startsWith(`Scene. ${scene.objective}. `),
      )
      return oval?.name.includes(good ? ': Success' : ': Failure') ?? false
    })
    const die = ` die showing 6. Won by “${scene.objective}”`
    await until('a Success lays a die on the Parent, and no Failure does', async () => {
      return (await player.things()).some(({ name }) => name.endsWith(die)) === good
    })
  }
  const end = page.getByRole('dialog', { name: /^“Bind the Dragon”/ })
  await end.getByText(`You performed 8 Scenes; ${won.length} succeeded.`).waitFor()
  await end.getByText('Bind the Dragon: it was a near thing.').waitFor()
  expect(await amiss(page)).toEqual([])
  await shot(player, '25-end')
  await end.getByRole('button', { name: 'Read the chronicle' }).click()
  await chronicle(player)
  expect((await player.things()).filter(({ name }) => / die showing \d/.test(name))).toEqual([])
  await page.getByRole('button', { name: 'Throws so far' }).click()
  const log = page.getByRole('dialog', { name: 'Throws so far' })
  await log
    .locator('.roll-row')
    .nth(PLAN.length - 1)
    .waitFor()
  await shot(player, '26-throws')
  await page.keyboard.press('Escape')
})
