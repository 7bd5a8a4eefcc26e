import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ending } from '../../../src/games/temporal-mechanics/story/ending.ts'
import { isLate, stageOf } from '../../../src/games/temporal-mechanics/story/stages.ts'
import { tale } from '../../../src/games/temporal-mechanics/story/telling.ts'
import type { Board } from '../../../src/rules/board/board.ts'
import { dieOf } from '../../../src/rules/story/check.ts'
import { tableOn } from './backup.ts'
import type { Hands } from './hands.ts'
import { CATEGORIES, type Planned } from './plan.ts'
import { until } from './until.ts'

/** Who is played, with a Trait of each category in their order, or as many as there are. */
export const HEROES = {
  Ada: {
    name: 'Vera',
    traits: ['Lift engineer', 'Hears every hum', 'Never lets go', 'Raised by Marr', 'Power board'],
  },
  Milo: { name: 'Anselm', traits: ['Night porter', 'Reads lips'] },
}

/** The Climax, what is upstream of it, and what is upstream of that. */
const CLIMAX: Planned = {
  objective: 'Open the vault',
  setting: 'Under the lake, four in the afternoon',
  dr: 4,
  aspect: 'A valve that hums',
}
const UPSTREAM: Planned = {
  objective: 'Win the one who signs',
  setting: 'Her office, on Tuesday',
  parent: CLIMAX.objective,
  dr: 3,
  aspect: 'Wants to be thanked',
}
const FARTHEST: Planned = {
  objective: 'Copy the drawings',
  setting: 'The archive, on Monday night',
  parent: UPSTREAM.objective,
  dr: 2,
  aspect: 'Three keys missing',
}
/** The tree as it is sketched, and the Scenes of it as they are played. */
const TREE = [CLIMAX, UPSTREAM, FARTHEST]
export const PLAYED = [FARTHEST, UPSTREAM, CLIMAX] as const

/** As long as a Warning may be, and one too long. */
const LONGEST = 256
const WARNING =
  'Do not let them fill the vault. Marr signs without reading: give her something to sign. '
    .repeat(4)
    .slice(0, LONGEST - 1)
    .padEnd(LONGEST, '!')

/** Somebody who plays Temporal Mechanics: what hands do otherwise, if they are of another sort. */
export interface Traveller extends Hands {
  shot(name: string): Promise<unknown>
  /** Makes ready, once the table lies there. */
  arrive?(): Promise<unknown>
  /** Begins a Scene. */
  begin?(scene: Planned): Promise<unknown>
  /** Offers a pair of a Trait and what goes with it. */
  pair?(trait: string, aspect: string): Promise<unknown>
  throwDice?(): Promise<unknown>
}

/** Takes pictures of a page for whoever wants to look, under names that begin like this. */
export const shooter = (page: Page, start: string) => async (name: string) => {
  const folder = process.env.SHOTS
  if (folder) await page.screenshot({ path: `${folder}/${start}-${name}.png` })
}

/** What the table holds that this page shows. */
export const boardOf = async (page: Page): Promise<Board> => (await tableOn(page)).board()
const sceneOf = (board: Board, { objective }: Planned) => {
  const found = tale.storyOf(board).order.find(({ item }) => item.texts.objective === objective)
  if (!found) throw new Error(`no Scene “${objective}”`)
  return found
}
/** What was thrown for a Scene, and what was told of it. */
export const recordOf = (board: Board, scene: Planned) => sceneOf(board, scene).record
export const toldOf = (board: Board, scene: Planned) => sceneOf(board, scene).item.texts.told ?? ''
/** Waits until this is so of the table. */
const becomes = (page: Page, what: string, so: (board: Board) => boolean) =>
  until(what, async () => so(await boardOf(page)), 15_000)

/** From the lobby to an empty table of this game. */
export async function lay({ page, ways, guide, shot }: Traveller): Promise<void> {
  await ways.choose(page.getByRole('radio', { name: 'Temporal Mechanics' }))
  await shot('01-lobby')
  await ways.press(page.getByRole('button', { name: 'Lay the table' }))
  await guide.waitFor()
}

/** A Character of one's own; the guide goes on from one Trait to the next. */
export async function makeHero(by: Traveller, who: keyof typeof HEROES): Promise<void> {
  const { name, traits } = HEROES[who]
  await by.press('Make your Character')
  await by.fill({ 'What is your Character called?': name }, [], CATEGORIES[0])
  for (const [at, trait] of traits.entries())
    await by.fill({ 'In a word, or a few': trait }, [], CATEGORIES[at + 1])
  if (traits.length < CATEGORIES.length) await by.press('Not now')
  const { characters } = tale.storyOf(await boardOf(by.page))
  const hero = characters.find(({ item }) => item.texts.title === name)
  expect(hero?.aspects.map(({ texts }) => texts.text)).toEqual(traits)
}

/** The Flashback is read aloud; the Antagonist, the Setting and the Catastrophe are settled. */
export async function lookBack(by: Traveller): Promise<void> {
  const { page, guide, ways } = by
  await by.press('Recall what happened')
  const options = guide.getByRole('button', { name: /^Read aloud: / })
  await options.first().waitFor()
  expect(await options.count()).toBe(4)
  await by.shot('03-flashbacks')
  await by.press('Read aloud: July ice')
  const aloud = page.getByRole('dialog', { name: 'July ice' })
  await aloud.getByText('It took eleven minutes.').waitFor()
  await by.shot('04-aloud')
  await ways.press(aloud.getByRole('button', { name: 'Take this one' }))
  await aloud.waitFor({ state: 'detached' })
  await by.press('Say who brought it about')
  await by.fill({ 'Who, or what, brought it about?': 'Isolde Marr' })
  for (const aspect of ['Adored', 'Signs without reading', 'Never cold']) {
    await by.press('Add an Aspect to a card')
    await by.fill({ 'In a word, or a few': aspect })
  }
  await guide.getByText(/Make the Antagonist, with three Aspects or more\s+done/).waitFor()
  // The Flashback brings a Setting along, and it is taken as it is.
  await by.press('Say when and where it was')
  await by.fill({})
  await by.press('Say what must be prevented')
  await by.fill({ 'What must not come to pass?': 'The vault breaks' })
  const { items, play } = await boardOf(page)
  expect(play.module).toBe('ice')
  const settled = [...items.values()].filter(({ props }) => props.as !== undefined)
  expect(settled.map(({ props, texts }) => [props.as, texts.title])).toEqual(
    expect.arrayContaining([
      ['flashback', 'July ice'],
      ['antagonist', 'Isolde Marr'],
      ['whereabouts', 'The Setting'],
      ['catastrophe', 'The Catastrophe'],
    ]),
  )
  expect(settled.find(({ props }) => props.as === 'whereabouts')?.texts.body).toContain('July')
  await by.shot('05-flashback')
}

/** The Story Tree: each Scene has the Difficulty of its Depth, and what is upstream of nothing can be played first. */
export async function growTree(by: Traveller): Promise<void> {
  for (const { objective, setting, parent } of TREE) {
    await by.press(parent === undefined ? 'Sketch the Climax' : 'Sketch a Scene upstream')
    await by.fill(
      {
        'What do the Characters try to bring about?': objective,
        'When and where?': setting,
      },
      parent === undefined || parent === CLIMAX.objective ? [] : [new RegExp(parent)],
    )
    if (parent === undefined)
      await by.guide.getByText('The Climax alone is no tree').first().waitFor()
  }
  const board = await boardOf(by.page)
  for (const planned of TREE) {
    const { depth, dr } = sceneOf(board, planned)
    expect([planned.objective, depth, dr]).toEqual([planned.objective, 4 - planned.dr, planned.dr])
  }
  await by.shot('06-tree')
}

/** A Warning of one character too many is refused by its count, and kept; the longest there may be is sent. */
export async function warn(by: Traveller): Promise<void> {
  const { page, ways, guide, form } = by
  const written = async () => (await boardOf(page)).play.warning
  await by.press('Write the Warning')
  const field = form.getByLabel('What do you tell yourselves?')
  const tooLong = `${WARNING}!`
  await ways.write(field, tooLong)
  await form
    .getByRole('alert')
    .getByText(/257.*256/)
    .waitFor()
  await by.shot('07-toolong')
  await field.press('Control+Enter')
  expect(await form.locator('button[type=submit]').getAttribute('aria-disabled')).toBe('true')
  expect(await field.inputValue()).toBe(tooLong)
  expect(await written()).toBe(undefined)
  await by.fill({ 'What do you tell yourselves?': WARNING })
  expect(await written()).toBe(WARNING)
  expect((await boardOf(page)).play.phase).toBe('setup')
  await guide.getByText(/^Send the Warning/).waitFor()
  await by.press('Send it')
  await receive(by)
}

/** The Warning has arrived: it lies on the table, all of it, and the guide says so. */
export async function receive({ page, guide, shot }: Traveller): Promise<void> {
  await becomes(page, 'the Warning lies on the table', ({ play, items }) => {
    const message = [...items.values()].find(({ kind }) => kind === 'message')
    return play.phase === 'confrontation' && message?.texts.text === WARNING
  })
  await guide.getByText('The Warning has arrived: read it aloud').waitFor()
  await shot('08-arrived')
}

/** All that is done in Setup by two people at one screen, from the lobby to the Warning. */
export async function setUp(by: Traveller): Promise<void> {
  await lay(by)
  await by.arrive?.()
  const all = ['Ada', 'Milo'] as const
  for (const who of all) await by.takeSeat(who)
  for (const who of all) {
    await by.actAs(who)
    await makeHero(by, who)
  }
  await by.shot('02-heroes')
  await lookBack(by)
  await growTree(by)
  await warn(by)
}

/** Goes to a Scene: its ten minutes begin, and its place lies there with something to be found. */
export async function investigate(by: Traveller, scene: Planned): Promise<void> {
  const { page, guide } = by
  const { objective, setting, aspect, dr } = scene
  if (by.begin) await by.begin(scene)
  else await by.press(`Begin “${objective}” (Difficulty ${dr})`)
  await guide.getByText('of 10:00').waitFor()
  await by.press('Add a place card')
  await by.fill({ 'What is the place called?': setting })
  await by.press('Add an Aspect to a card')
  await by.fill({ 'In a word, or a few': aspect })
  const board = await boardOf(page)
  const { id } = sceneOf(board, scene)
  expect(board.play.scene).toBe(id)
  expect(stageOf(board, sceneOf(board, scene))).toBe('investigate')
}

/** Chooses the two notes of a pair, by the two lists of the Check unless these hands have a way of their own. */
async function choosePair({ guide, ways, pair }: Traveller, trait: string, aspect: string) {
  if (pair) {
    await pair(trait, aspect)
    return
  }
  const pairing = guide.locator('details.pairing')
  if ((await pairing.getAttribute('open')) === null) await ways.press(pairing.locator('summary'))
  const list = (name: string) => pairing.getByRole('list', { name })
  await ways.press(list('On a Character').getByRole('button', { name: trait }))
  await ways.press(list('Elsewhere').getByRole('button', { name: aspect }))
}

/** A pair that stands in the Check. */
export const pairIn = ({ guide }: Traveller, trait: string, aspect: string) =>
  guide.locator('.check .pairs > li').filter({ hasText: trait }).filter({ hasText: aspect })

/** Finds pairs of this hero's Traits with what the Scene's place offers. */
export async function findPairs(
  by: Traveller,
  { aspect }: Planned,
  traits: readonly string[],
): Promise<void> {
  for (const trait of traits) {
    await choosePair(by, trait, aspect)
    await pairIn(by, trait, aspect).waitFor()
  }
}

/** Leaves off looking, and tries to alter it. */
export async function influence(by: Traveller, scene: Planned): Promise<void> {
  await by.press('Try to alter it')
  await by.guide.getByText('What is found from now on is too late for the dice').waitFor()
  await becomes(
    by.page,
    'it is Influence',
    (board) => stageOf(board, sceneOf(board, scene)) === 'influence',
  )
}

/** What was found during Influence, and sticks on a card of the environment, is late and makes no pair any more. */
export async function findLate(
  by: Traveller,
  scene: Planned,
  note: string,
  trait: string,
): Promise<void> {
  const { page, guide } = by
  const before = await boardOf(page)
  const late = [...before.items.values()].find(({ texts }) => texts.text === note)
  expect(late && isLate(before, sceneOf(before, scene), late)).toBe(true)
  expect(tale.storyOf(before).aspects.has(late?.id ?? '')).toBe(true)
  // Nothing can be matched any more: that is found while one investigates.
  expect(await guide.getByText('Offer a pair', { exact: true }).count()).toBe(0)
  await by.shot(`09-late`)
  expect((await boardOf(page)).play).toEqual(before.play)
  expect(await pairIn(by, trait, note).count()).toBe(0)
}

/** Throws, with so many pairs and a Reward Die for each success just upstream; returns whether it succeeded. */
export async function decide(by: Traveller, scene: Planned, pairs: number): Promise<boolean> {
  const { page, guide, ways } = by
  const check = guide.getByRole('region', { name: 'The Check' })
  const before = sceneOf(await boardOf(page), scene)
  const story = tale.storyOf(await boardOf(page))
  const won = before.precursors.filter((id) => story.scenes.get(id)?.ruling?.good).length
  const dice = pairs + won
  await check
    .getByText(`= ${dice} ${dice === 1 ? 'die' : 'dice'}`)
    .first()
    .waitFor()
  if (by.throwDice) await by.throwDice()
  else await ways.press(check.getByRole('button', { name: 'Throw the dice' }))
  const outcome = guide.getByRole('region', { name: 'Outcome' })
  await outcome.getByText(scene.objective).waitFor({ timeout: 20_000 })
  const { record, ruling } = sceneOf(await boardOf(page), scene)
  if (!record || !ruling) throw new Error(`“${scene.objective}” was not decided`)
  expect(record.check.dr).toBe(scene.dr)
  expect(record.check.dice).toHaveLength(dice)
  expect(record.check.pairs).toHaveLength(pairs)
  const hits = record.roll.filter(({ face }) => face >= 4).length
  const sixes = record.roll.filter(({ face }) => face === 6).length
  expect(record.roll, 'each 6 brings one more').toHaveLength(dice + sixes)
  expect(ruling.result).toBe(hits)
  expect(ruling.good).toBe(hits >= scene.dr)
  await outcome
    .getByText(
      `${hits === 1 ? '1 Hit' : `${hits} Hits`} against Difficulty ${scene.dr}: ${ruling.good ? 'Success' : 'Failure'}`,
    )
    .waitFor()
  return ruling.good ?? false
}

/** Tells what came of it; what succeeded lays a die upon what it flows into. */
export async function interpret(by: Traveller, scene: Planned, good: boolean): Promise<void> {
  const { objective } = scene
  const asks = good ? 'What did you change, and how?' : 'What held the timeline where it was?'
  const field = by.guide.getByLabel('What came of it?')
  expect(await field.getAttribute('placeholder')).toBe(asks)
  await by.fill({ 'What came of it?': `${objective}: told.` })
  await becomes(
    by.page,
    'it is told',
    (board) => sceneOf(board, scene).item.texts.told === `${objective}: told.`,
  )
  const board = await boardOf(by.page)
  const { id, parent } = sceneOf(board, scene)
  // A Failure lays none, and the Climax has nowhere to lay it.
  const reward = board.items.get(dieOf(id))
  expect(reward?.place.on).toBe(good ? parent : undefined)
}

/** Plays a Scene from its first minute to what came of it, with a pair for each of these Traits. */
export async function playScene(
  by: Traveller,
  scene: Planned,
  traits: readonly string[],
  /** What happens between the last pair and the throw. */
  meanwhile?: () => Promise<unknown>,
): Promise<boolean> {
  await investigate(by, scene)
  await findPairs(by, scene, traits)
  await by.shot(`09-${scene.dr}-pairs`)
  await influence(by, scene)
  await meanwhile?.()
  await by.shot(`10-${scene.dr}-influence`)
  const good = await decide(by, scene, traits.length)
  await by.shot(`11-${scene.dr}-outcome`)
  await interpret(by, scene, good)
  return good
}

/** The Flashforward is told, and the last page says how it went. */
export async function lookAhead(by: Traveller, good: boolean): Promise<void> {
  const { page, guide } = by
  await guide.getByText(/^Go on to what became of it/).waitFor()
  await by.press('Go on to the Resolution')
  await becomes(
    page,
    'a Flashforward lies there',
    ({ play, items }) =>
      play.phase === 'resolution' &&
      [...items.values()].some(({ props }) => props.as === 'flashforward'),
  )
  await guide.getByText(`Tell the Flashforward: a ${good ? 'triumph' : 'sombre one'}`).waitFor()
  await by.shot('20-resolution')
  await by.press('Tell what has changed')
  await by.fill({ 'What has your meddling changed?': 'It snows in winter, and only then.' })
  await readEnd(by, good)
}

/** The last page says what was read on the table. */
export async function readEnd({ page, shot }: Traveller, good: boolean): Promise<void> {
  const end = page.getByRole('dialog', {
    name: `“${CLIMAX.objective}”: ${good ? 'it did not happen' : 'time held its course'}`,
  })
  await end.waitFor()
  const board = await boardOf(page)
  expect(ending(board)?.good).toBe(good)
  const { order, finale } = tale.storyOf(board)
  const succeeded = order.filter(({ ruling }) => ruling?.good).length
  await end.getByText(`You played ${PLAYED.length} Scenes; ${succeeded} succeeded.`).waitFor()
  const text = (await end.textContent()) ?? ''
  expect(text).toContain(`${finale?.ruling?.result}`)
  expect(text).toContain(
    good ? 'The timeline runs elsewhere now.' : 'It was too heavy to be moved.',
  )
  expect(text).toContain('July ice')
  expect(text).toContain('It snows in winter, and only then.')
  // What to tell is said once.
  expect(text).toContain(good ? 'strip of tape' : 'will you call again?')
  expect(await end.getByLabel('What has your meddling changed?').getAttribute('placeholder')).toBe(
    null,
  )
  await shot('21-end')
}
