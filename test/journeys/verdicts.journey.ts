import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Change, NewItem } from '../../src/rules/board/change.ts'
import type { RollRecord } from '../../src/rules/dice/roll.ts'
import { newTable, type Table } from '../../src/table/table.ts'
import type { Verdict } from '../../src/tray/verify.ts'
import { party } from '../sync/party.ts'
import { terms } from '../sync/terms.ts'
import { handedOver, openBackup, openFile, saveBackup, tableOn } from './help/backup.ts'
import type { Guest } from './help/browser.ts'
import { amiss } from './help/journey.ts'
import { dialog, linkOf, matesAt } from './help/mates.ts'
import { playerAt } from './help/player.ts'
import { until } from './help/until.ts'

/*
 * Ada and Ben play, Cyd looks on, and Dora gets the file of it all afterwards. Of four Scenes another thing is to be
 * said each; every screen says what it can know, and the same in the log, the chronicle, what is taken home and the
 * lists.
 */

const { open } = matesAt(4478)

/** Each Scene, by how it is thrown for: before Ben came; with him; past him; and by somebody's own hand. */
const SCENES = ['early', 'shared', 'silent', 'forged'] as const
type Named = (typeof SCENES)[number]
const objective = (id: string) => `Scene ${id}`

const place = (x: number, y: number, z: number, on?: string) => ({
  ...{ x, y, turn: 0, z },
  ...(on !== undefined && { on }),
})

/** What the other two had a hand in, and then other faces were written down. */
function forged(): RollRecord {
  const all = party('eve', 'zoe', 'ivy')
  const said = terms('forged')
  const mine = { ...said, check: { ...said.check, about: 'forged' } }
  all.circle('eve').begin(mine, all.now)
  all.deliver()
  const { seed, joint } = all.agreed[0]!
  const thrown = { ...mine.thrown, seed }
  const roll = thrown.dice.map((die) => ({ die, face: 3 }))
  return { id: 'forged', seat: 'ada', at: 1, check: mine.check, thrown, roll, joint }
}

/** A Finale and four Scenes before it, each with a pair of Aspects; the last is decided already. */
function judgedTable(): Table {
  const table = newTable('table', { game: 'prophecy', title: 'A plain table', made: 0 })
  const oval = (id: string, x: number, y: number, props: NewItem['props']): NewItem => ({
    id,
    kind: 'oval',
    place: place(x, y, 1),
    props: { made: 1, ...props },
    texts: { objective: objective(id), setting: 'By the sea.', told: '' },
  })
  const card = (id: string, x: number, props: NewItem['props']): NewItem => ({
    id,
    kind: 'card',
    place: place(x, 120, 2),
    props: { made: 2, ...props },
    texts: { title: id, body: '' },
  })
  const note = (id: string, on: string, at: number): NewItem => ({
    id,
    kind: 'note',
    place: place(-60 + 60 * at, 30, 3 + at, on),
    props: { color: 'yellow', made: 3 + at },
    texts: { text: id },
  })
  const items = [
    oval('finale', 0, -200, { finale: true }),
    ...SCENES.map((id, at) => oval(id, -240 + 160 * at, -80, { parent: 'finale' })),
    card('ruth', -160, { player: 'ada' }),
    card('carrow', 120, {}),
    ...SCENES.flatMap((id, at) => [note(`a-${id}`, 'ruth', at), note(`b-${id}`, 'carrow', at)]),
  ]
  const changes: Change[] = [
    { do: 'seat', seat: { id: 'ada', name: 'Ada', color: 0, sitter: '' } },
    { do: 'seat', seat: { id: 'ben', name: 'Ben', color: 1, sitter: '' } },
    ...items.map((item): Change => ({ do: 'make', item })),
    ...SCENES.map(
      (id): Change => ({ do: 'play', key: `pair/${id}/a-${id}/b-${id}/ben`, value: 'agree' }),
    ),
    { do: 'play', key: 'phase', value: 'story' },
    { do: 'play', key: 'scene', value: 'early' },
    { do: 'roll', record: forged() },
  ]
  const refusal = table.apply(changes, { seat: 'ada', track: false })
  if (refusal) throw new Error(refusal.key)
  return table
}

const seated = async ({ page }: Guest, name: string) => {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await page.getByRole('button', { name: `Take this seat as ${name}` }).click()
}

/**
 * Ada throws some dice outside any Check until Ben answers: a page that never saw dice may need longer
 * on a slow machine than a throw waits.
 */
async function warmed({ page }: Guest): Promise<void> {
  await page.getByRole('button', { name: 'Throw dice freely' }).click()
  const said = page.getByRole('dialog', { name: 'Throw dice freely' }).getByRole('textbox')
  const thrown = async () => (await tableOn(page)).state().rolls
  const before = (await thrown()).length
  for (let more = 1; more <= 5; more++) {
    await said.fill('1d6')
    await page.keyboard.press('Enter')
    await until('it is written down', async () => (await thrown()).length === before + more, 20_000)
    if ((await thrown()).at(-1)?.joint?.witnesses.length === 1) break
  }
  await page.keyboard.press('Escape')
}

/** Ada throws for a Scene, with a button of the guide. */
async function perform({ page }: Guest, id: Named): Promise<void> {
  const { guide } = playerAt(page)
  const begin = guide.getByRole('button', { name: new RegExp(`^Begin “${objective(id)}”`) })
  const dice = guide.getByRole('button', { name: 'Throw the dice', exact: true })
  await begin.or(dice).first().waitFor()
  if (await begin.isVisible()) await begin.click()
  await dice.click()
  await written(page, id)
}
const written = (page: Page, id: Named) =>
  until(
    `${id} is written down`,
    async () => (await tableOn(page)).state().rolls.some(({ check }) => check.about === id),
    20_000,
  )

const shot = async (page: Page, name: string) => {
  const folder = process.env.SHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}
/** Nothing is amiss on a small screen. Pictures of it and of a large one, if they are asked for. */
async function look(page: Page, name: string): Promise<void> {
  await shot(page, `${name}-1280`)
  await page.setViewportSize({ width: 360, height: 640 })
  await shot(page, `${name}-360`)
  expect(await amiss(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
}

type Said = Record<Named, string>
async function gathered(tell: (id: Named) => Promise<string | null>): Promise<Said> {
  const said: Partial<Said> = {}
  for (const id of SCENES) said[id] = ((await tell(id)) ?? '').replace(/\s+/g, ' ').trim()
  return said as Said
}

/** What the log says of each: its sign, and then who had a hand in it. */
async function logged(page: Page, { signs }: Known): Promise<Said> {
  await page.keyboard.press('Shift+D')
  const log = page.getByRole('dialog', { name: 'Throws so far' })
  await log.waitFor()
  const said = await gathered(async (id) => {
    const row = log.locator('.roll-row').filter({ hasText: objective(id) })
    // What others say of it may come last.
    const stands = () => row.locator('[data-verdict]').first().getAttribute('data-verdict')
    const settled = until(
      `the verdict of ${id} settles`,
      async () => (await stands()) === signs[id],
      30_000,
    )
    await settled.catch(async () => expect(await stands(), id).toBe(signs[id]))
    const head = row.getByRole('button').first()
    await head.click()
    const [sign = '', ...more] = await row.locator('.roll-detail .verdict-sign').allTextContents()
    if (id === 'silent' && signs.silent === 'doubtful') await look(page, 'log')
    await head.click()
    return [`(${sign.split(' · ')[0]})`, ...more].join(' ')
  })
  await log.getByRole('button', { name: 'Close' }).click()
  return said
}

/** What the chronicle says of each: where it is read, in the file that is taken home, and on paper; and its outline. */
async function told(page: Page, { signs }: Known) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Read the story so far' }).click()
  const story = page.getByRole('dialog', { name: 'The chronicle' })
  await story.waitFor()
  const within = (where: string) => (id: Named) =>
    page
      .locator(`${where} [data-as=scenes] li`)
      .filter({ hasText: objective(id) })
      .locator('.truth')
      .textContent()
  const read = await gathered(within('.story'))
  const last = (text: string | null) => text?.split(' · ').at(-1) ?? ''
  const tree = await gathered(async (id) =>
    last(
      await story
        .locator('.bough')
        .filter({ hasText: objective(id) })
        .textContent(),
    ),
  )
  if (signs.silent === 'doubtful') {
    await story.locator('.bough').first().scrollIntoViewIfNeeded()
    await shot(page, 'outline-1280')
    await story.locator('.truth').first().scrollIntoViewIfNeeded()
    await look(page, 'chronicle')
  }
  const { bytes } = await handedOver(page, () =>
    story.getByRole('button', { name: 'Save as Markdown' }).click(),
  )
  const file = new TextDecoder().decode(bytes)
  const outlined = await gathered(async (id) =>
    last(new RegExp(`^ *- \\*\\*${objective(id)}\\*\\*: (.*)$`, 'm').exec(file)?.[1] ?? ''),
  )
  const saved = await gathered(async (id) => {
    const [, scene = ''] = file.split(new RegExp(`^### \\d\\\\\\. ${objective(id)}$`, 'm'))
    return /Hits? against[^*]*\n\n\*(.*)\*$/m.exec(scene.split('\n#')[0] ?? '')?.[1] ?? ''
  })
  await story.getByRole('button', { name: 'Print' }).click()
  const print = page.getByRole('dialog', { name: 'Print' })
  await print.getByRole('checkbox').uncheck()
  await print.getByRole('button', { name: 'Print', exact: true }).click()
  await print.getByText('The sheets are ready.').waitFor()
  const paper = await gathered(within('.story-pages'))
  await print.getByRole('button', { name: 'Close' }).click()
  await print.waitFor({ state: 'hidden' })
  return { read, saved, paper, tree, outlined }
}

/** What stands at each in the lists. */
async function listed(page: Page, { signs }: Known): Promise<Said> {
  await page.keyboard.press('Shift+O')
  const said = await gathered(async (id) => {
    const truth = page.locator(`[data-line="${id}"] [data-as="truth"]`)
    return ((await truth.textContent()) ?? '').replace(/\. $/, '')
  })
  if (signs.silent === 'doubtful') await look(page, 'lists')
  await page.keyboard.press('Shift+O')
  return said
}

/** What somebody can know of each throw, and how it is said. */
interface Known {
  readonly signs: Record<Named, Verdict>
  readonly log: Said
  readonly story: Said
  readonly brief: Said
}
const UNSEEN = 'Doubted by Ben: such a throw was not seen there.'
const SILENT = 'Did not answer in time: Ben.'

/** Dora: who had nothing to do with any of it. */
const FROM_FILE: Known = {
  signs: { early: 'alone', shared: 'witnessed', silent: 'alone', forged: 'doubtful' },
  log: {
    early: '(thrown alone) Nobody else had a hand in it.',
    shared:
      '(witnessed) Witnessed by Ben. Each of them helped to mix the dice, so nobody could choose.',
    silent: `(thrown alone) Unwitnessed. ${SILENT}`,
    forged: '(doubtful) It says that it was witnessed by a guest and a guest.',
  },
  story: {
    early: 'Thrown alone.',
    shared: 'Witnessed by Ben.',
    silent: `Thrown alone. ${SILENT}`,
    forged: 'Doubtful: this throw cannot be as it is written down.',
  },
  brief: {
    early: 'thrown alone',
    shared: 'witnessed by Ben',
    silent: 'thrown alone',
    forged: 'doubtful',
  },
}
/** Cyd: who heard Ben doubt one of them. */
const LOOKED_ON: Known = {
  signs: { ...FROM_FILE.signs, silent: 'disputed' },
  log: { ...FROM_FILE.log, silent: `(disputed) Unwitnessed. ${SILENT} ${UNSEEN}` },
  story: { ...FROM_FILE.story, silent: `Disputed. ${UNSEEN}` },
  brief: { ...FROM_FILE.brief, silent: 'disputed' },
}
/** Ada: who had a hand in one herself. */
const THREW: Known = {
  signs: { ...LOOKED_ON.signs, shared: 'verified' },
  log: { ...LOOKED_ON.log, shared: LOOKED_ON.log.shared.replace('witnessed', 'verified') },
  story: {
    ...LOOKED_ON.story,
    shared: 'Verified by the screen that tells this. Witnessed by Ben.',
  },
  brief: { ...LOOKED_ON.brief, shared: 'verified' },
}
/** Ben: so had he, and he was there when another was thrown past him. */
const WITNESSED: Known = {
  signs: { ...THREW.signs, silent: 'doubtful' },
  log: {
    ...THREW.log,
    shared: THREW.log.shared.replace('by Ben', 'by you'),
    silent: '(doubtful) Unwitnessed. Did not answer in time: you.',
  },
  story: { ...THREW.story, silent: FROM_FILE.story.forged },
  brief: { ...THREW.brief, silent: 'doubtful' },
}

test('who plays, who looks on and who gets the file each say of a throw what they can know, everywhere the same', async () => {
  const ada = await open('?debug=quiet')
  await openBackup(ada.page, judgedTable())
  await seated(ada, 'Ada')
  await perform(ada, 'early')

  await ada.page.keyboard.press('i')
  const play = await linkOf(ada)
  await dialog(ada.page).getByRole('radio', { name: 'may only watch' }).check()
  await until('it leads elsewhere', async () => (await linkOf(ada)) !== play)
  const watch = await linkOf(ada)
  const follow = async (link: string) => {
    const guest = await open(`?debug=quiet${link}`)
    await guest.page.getByRole('heading', { name: 'A plain table' }).waitFor()
    return guest
  }
  const [ben, cyd] = await Promise.all([follow(play), follow(watch)])
  await seated(ben, 'Ben')
  await ada.page.getByText('2 other screens, linked directly.').waitFor()
  await ada.page.keyboard.press('Escape')
  await warmed(ada)
  await perform(ada, 'shared')
  // From now on Ada's page says nothing about dice: it throws alone among others.
  await ada.page.evaluate(() => {
    const { send } = RTCDataChannel.prototype
    RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: never) {
      const text = this.label === 'talk' ? new TextDecoder().decode(data) : ''
      if (!text.includes('"joint"')) send.call(this, data)
    }
  })
  await perform(ada, 'silent')
  for (const { page } of [ben, cyd]) await written(page, 'silent')
  const dora = await open('?debug=quiet')
  await openFile(dora.page, await saveBackup(ben.page))
  await dora.page.getByRole('heading', { name: 'A plain table' }).waitFor()

  for (const [who, { page }, known] of [
    ['Ben', ben, WITNESSED],
    ['Ada', ada, THREW],
    ['Cyd', cyd, LOOKED_ON],
    ['Dora', dora, FROM_FILE],
  ] as const) {
    const { log, story, brief } = known
    const said = { who, log: await logged(page, known), ...(await told(page, known)) }
    const lists = await listed(page, known)
    expect.soft({ ...said, lists }).toEqual({
      who,
      log,
      ...{ read: story, saved: story, paper: story },
      ...{ tree: brief, outlined: brief, lists: brief },
    })
  }
})
