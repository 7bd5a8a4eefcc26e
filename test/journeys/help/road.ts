import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { blowFell } from '../../../src/games/road-and-ruin/fights/fell.ts'
import { dangerOf } from '../../../src/games/road-and-ruin/fights/fight.ts'
import {
  type Character,
  readCharacter,
} from '../../../src/games/road-and-ruin/people/characters.ts'
import { type Fighter, fighterOf } from '../../../src/games/road-and-ruin/people/fighters.ts'
import { dodgeOf } from '../../../src/games/road-and-ruin/reckon/blow.ts'
import { breathed } from '../../../src/games/road-and-ruin/reckon/exertion.ts'
import { outcomeOf } from '../../../src/games/road-and-ruin/reckon/outcome.ts'
import { ATTRIBUTES, atScale, poolsOf } from '../../../src/games/road-and-ruin/reckon/people.ts'
import { ROUNDTABLE } from '../../../src/games/road-and-ruin/reckon/roster.ts'
import {
  readCard,
  type Search,
  type Significance,
  searchEnd,
  searchedBy,
} from '../../../src/games/road-and-ruin/reckon/search.ts'
import { speedCost } from '../../../src/games/road-and-ruin/reckon/time.ts'
import { woundOf } from '../../../src/games/road-and-ruin/reckon/wounds.ts'
import { drawnBy, leftIn } from '../../../src/games/road-and-ruin/story/drawn.ts'
import { outcomeFell } from '../../../src/games/road-and-ruin/story/outcome.ts'
import {
  calledBy,
  filledIn,
  rosterOf,
  slotOf,
} from '../../../src/games/road-and-ruin/story/roster.ts'
import { searchesOf, searchState } from '../../../src/games/road-and-ruin/story/search.ts'
import type { Board } from '../../../src/rules/board/board.ts'
import type { RollRecord } from '../../../src/rules/dice/roll.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { tableOn } from './backup.ts'
import type { Hands } from './hands.ts'
import { until } from './until.ts'

/** Somebody who plays Road and Ruin. */
export interface Wayfarer extends Hands {
  shot(name: string): Promise<unknown>
  /** Throws what is gathered; by its button, unless there is another way. */
  throwDice?(): Promise<unknown>
  /** Brings a count of a thing so far up, or down. */
  step(item: Item, field: string, by: number): Promise<unknown>
}

/** What is answered in a form, each by its question: one of several, some of several, words and numbers. */
export interface Filled {
  readonly pick?: Readonly<Record<string, string | RegExp>>
  readonly tick?: Readonly<Record<string, readonly string[]>>
  readonly write?: Readonly<Record<string, string>>
}

/** What the table holds that this page shows. */
export const boardOn = async ({ page }: Hands): Promise<Board> => (await tableOn(page)).board()

/** Waits until this is so of the table, and returns it. */
export async function becomes(
  by: Hands,
  what: string,
  so: (board: Board) => boolean,
  atMost = 15_000,
): Promise<Board> {
  let board = await boardOn(by)
  await until(
    what,
    async () => {
      board = await boardOn(by)
      return so(board)
    },
    atMost,
  )
  return board
}

const allOf = (board: Board, kind: string): readonly Item[] =>
  [...board.items.values()].filter((item) => item.kind === kind)

/** What a thing is called by whoever wrote on it. */
export const nameIn = ({ texts }: Item): string =>
  texts.name ?? texts.title ?? texts.sought ?? texts.goal ?? ''

/** The one of these that is called so. */
function named(board: Board, kind: string, name: string): Item {
  const found = allOf(board, kind).find((item) => nameIn(item) === name)
  if (!found) throw new Error(`no ${kind} is called ${name}`)
  return found
}
export const characterOn = (board: Board, name: string): Character =>
  readCharacter(named(board, 'character', name))
export function fighterOn(board: Board, name: string): Fighter {
  const kind = allOf(board, 'foe').some(({ texts }) => texts.name === name) ? 'foe' : 'character'
  const fighter = fighterOf(named(board, kind, name))
  if (!fighter) throw new Error(`${name} does not fight`)
  return fighter
}

const begins = (words: string) =>
  new RegExp(`^\\W*${words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}`, 'u')

/** Answers the open form. */
export async function answer(
  { form, ways }: Wayfarer,
  { pick = {}, tick = {}, write = {} }: Filled,
): Promise<void> {
  const group = (name: string) => form.getByRole('group', { name })
  const words = (one: string | RegExp) => (typeof one === 'string' ? begins(one) : one)
  for (const [question, given] of Object.entries(pick))
    await ways.choose(
      group(question)
        .getByRole('radio', { name: words(given) })
        .first(),
    )
  for (const [question, all] of Object.entries(tick)) {
    const boxes = group(question).getByRole('checkbox')
    await boxes.first().waitFor()
    for (const box of await boxes.all()) {
      const name = (await box.locator('xpath=ancestor::label').textContent()) ?? ''
      const wanted = all.some((one) => begins(one).test(name))
      if (wanted === (await box.isChecked())) continue
      await (wanted ? ways.choose(box) : box.press(' '))
    }
  }
  for (const [question, text] of Object.entries(write))
    await ways.write(form.getByLabel(question), text)
}

/** Sends the open form, also where the table advises against it. */
export async function send({ page, form, ways }: Wayfarer): Promise<void> {
  await ways.press(form.locator('footer .primary'))
  await form.waitFor({ state: 'detached' })
  // The focus goes back to the guide; a key pressed before that would be lost.
  await until('the focus is back', () =>
    page.evaluate(() => document.activeElement !== document.body),
  )
}

/** Presses a button of the guide, answers what it asks, and sends it. */
export async function move(by: Wayfarer, button: string | RegExp, filled: Filled): Promise<void> {
  await by.press(button)
  await by.form.waitFor()
  await answer(by, filled)
  await send(by)
}

/** Waits for the next Roll that is written down, and returns it with the table by then. */
async function fallen(
  by: Hands,
  before: Board,
): Promise<{ readonly record: RollRecord; readonly board: Board }> {
  const board = await becomes(
    by,
    'dice have fallen',
    ({ rolls }) => rolls.length > before.rolls.length,
    25_000,
  )
  const record = board.rolls.find(({ id }) => !before.rolls.some((one) => one.id === id))
  if (!record) throw new Error('nothing fell')
  return { record, board }
}

/** Does something that throws at once, and returns what fell. */
export async function fall(by: Wayfarer, doing: () => Promise<unknown>) {
  const before = await boardOn(by)
  await doing()
  return fallen(by, before)
}

/** Throws what is gathered. */
export const throwIt = (by: Wayfarer) =>
  fall(by, async () => {
    const check = by.guide.getByRole('region', { name: 'The Check' })
    const button = check.getByRole('button', { name: 'Throw the dice' })
    await button.waitFor()
    await (by.throwDice?.() ?? by.ways.press(button))
  })

/** What the screen tells of what was thrown last. */
const told = ({ guide }: Hands): Locator => guide.getByRole('region', { name: 'Outcome' })

/** From the lobby to a table of this game. */
export async function layRoad({ page, ways, guide, shot }: Wayfarer): Promise<void> {
  await ways.choose(page.getByRole('radio', { name: 'Road and Ruin' }))
  await shot('01-lobby')
  await ways.press(page.getByRole('button', { name: 'Lay the table' }))
  await guide.waitFor()
}

/** The Tale that is told comes to lie there. */
export async function chooseTale(by: Wayfarer, tale: string): Promise<void> {
  await move(by, 'Choose a Tale', { pick: { 'Which Tale?': tale } })
  await becomes(by, 'the Tale lies there', (board) => allOf(board, 'tale').length === 1)
}

/** The pools of a character are those that follow from its attributes, and full [R31]. */
function isWhole(one: Character): void {
  const attributes = Object.fromEntries(
    ATTRIBUTES.map((id) => [id, atScale(one.attributes[id], 'usual')]),
  ) as Character['attributes']
  expect(one.most).toEqual(poolsOf(attributes))
  expect(one.left).toEqual(one.most)
}

/** One of the sample characters comes to the table. */
export async function bring(by: Wayfarer, name: string): Promise<Character> {
  await move(by, 'Bring a character', { pick: { 'Who comes?': name } })
  const board = await becomes(by, `${name} is there`, (now) =>
    allOf(now, 'character').some(({ texts }) => texts.name === name),
  )
  const one = characterOn(board, name)
  isWhole(one)
  return one
}

/** A character of one's own [R30]. */
export async function bringOwn(
  by: Wayfarer,
  name: string,
  threes: readonly string[],
  { weapon, background, armour }: Readonly<Record<'weapon' | 'background' | 'armour', string>>,
): Promise<Character> {
  const { form } = by
  await by.press('Bring a character')
  await answer(by, { pick: { 'Who comes?': 'One of your own' } })
  const which = 'Five attributes are 3, the others 2: which are 3?'
  // Part by part: what is asked next opens once the one before it is answered.
  await answer(by, {
    pick: { 'Where do they come from?': background },
    write: { 'What are they called?': name },
  })
  await form.getByRole('group', { name: which }).waitFor()
  await answer(by, { tick: { [which]: threes.slice(1) } })
  await form.getByRole('group', { name: 'What is in their hand?' }).waitFor()
  await answer(by, { pick: { 'What is in their hand?': weapon } })
  await answer(by, { tick: { 'What do they wear?': [armour] } })
  // Four are too few: it says so, and takes nothing.
  await form.getByRole('alert').getByText('Five attributes are 3, no more and no fewer.').waitFor()
  await answer(by, { tick: { [which]: threes } })
  await send(by)
  const board = await becomes(by, `${name} is there`, (now) =>
    allOf(now, 'character').some(({ texts }) => texts.name === name),
  )
  const one = characterOn(board, name)
  isWhole(one)
  expect(Object.values(one.attributes).filter((each) => each === 3)).toHaveLength(5)
  return one
}

/** A Role is taken for somebody: its card lies on their sheet [R3]. */
export async function takeRole(by: Wayfarer, role: string, name: string): Promise<void> {
  await move(by, 'Take a Role', { pick: { 'Which Role?': role, 'Whose is it?': name } })
  await becomes(by, 'the Role lies on the sheet', (board) =>
    allOf(board, 'role').some(({ place }) => place.on === named(board, 'character', name).id),
  )
}

/** Asks the Roster: what the d20 brings by what stands there, told on the screen [R4]. */
export async function askRoster(by: Wayfarer): Promise<'fresh' | 'recurs'> {
  const before = await boardOn(by)
  const roster = rosterOf(before)
  const { record } = await fall(by, () => by.press('Ask the Roster'))
  const called = calledBy(record.check, record.roll)
  const face = record.roll[0]?.face ?? 0
  const there = roster ? filledIn(roster) : new Set<number>()
  const outcome = told(by)
  if (there.has(face)) {
    expect(called?.call).toEqual({ recurs: face })
    await outcome.getByText(`${face} recurs: “${slotOf(roster, face)}”`).waitFor()
    return 'recurs'
  }
  const free = Array.from({ length: 20 }, (_, i) => i + 1).find((slot) => !there.has(slot))
  expect(called?.call).toEqual({ fresh: free })
  await outcome.getByText(`Something new, for slot ${free}`).waitFor()
  return 'fresh'
}

/** Writes into the lowest free slot of the Roster [R4]. */
export async function enlist(by: Wayfarer, words: string): Promise<void> {
  const before = rosterOf(await boardOn(by))
  const free = Array.from({ length: 20 }, (_, i) => i + 1).find((slot) => !slotOf(before, slot))
  await move(by, 'Write into the Roster', { write: { [`What goes into slot ${free}?`]: words } })
  await becomes(by, 'it stands there', (board) => slotOf(rosterOf(board), free ?? 0) === words)
}

/** What was drawn lies on the table, each card once, and the Deck is so much smaller [R5]. */
async function expectDrawn(by: Wayfarer, record: RollRecord): Promise<readonly Item[]> {
  const drawn = drawnBy(record)
  const cards = drawn.flatMap((one) => one.cards)
  const board = await becomes(by, 'the cards lie there', (now) =>
    cards.every((card) => now.items.has(`roundtable-${card}`)),
  )
  expect(new Set(cards).size).toBe(cards.length)
  expect(leftIn(board)).not.toEqual(expect.arrayContaining([cards[0]]))
  const out = allOf(board, 'roundtable').length
  expect(leftIn(board).length).toBeLessThanOrEqual(ROUNDTABLE - out)
  const first = drawn.flatMap((one) => board.items.get(`roundtable-${one.cards[0]}`) ?? [])
  expect(first.map(({ props }) => props.as)).toEqual(drawn.map(({ as }) => as))
  return first
}

/** Draws a card of the Deck, by a d7 [R5]. */
export async function drawCard(by: Wayfarer): Promise<readonly Item[]> {
  const { record } = await fall(by, () => move(by, 'Draw a card', {}))
  return expectDrawn(by, record)
}

/** A row of the Check: one thing that helps or harms. */
export const factorIn = ({ guide }: Hands, words: string): Locator =>
  guide.locator('.check .pairs > li').filter({ hasText: words })

/** Does with a factor what its row offers, such as “Agree”. */
export async function onFactor(by: Wayfarer, words: string, what: string): Promise<void> {
  const row = factorIn(by, words)
  const button = row.getByRole('button', { name: what, exact: true })
  await row.waitFor()
  if ((await button.count()) === 0) await by.ways.press(row.getByRole('button').first())
  await by.ways.press(button)
}

/** Adds something to the Check that helps or harms, by a number of one's own [R6]. */
export async function addFactor(by: Wayfarer, words: string, worth: number): Promise<void> {
  await move(by, 'Add something that helps or harms', {
    write: { 'What helps, or harms?': words, 'What is it worth?': `${worth}` },
  })
  await factorIn(by, words).waitFor()
}

const BANDS = {
  'bad-and': 'Bad, and',
  bad: 'Bad',
  'bad-but': 'Bad, but',
  'good-but': 'Good, but',
  good: 'Good',
  'good-and': 'Good, and',
} as const

/** What fell of an Outcome is what its numbers make of it, and stands there in words [R6], [R7]. */
export async function expectOutcome(by: Wayfarer, record: RollRecord, m: number) {
  const fell = outcomeFell(record.check, record.roll)
  if (!fell) throw new Error('that is no Outcome')
  expect(fell.modifier).toBe(m)
  expect(fell.band).toBe(outcomeOf(fell.face, m, fell.damaged))
  const words = BANDS[fell.band]
  await told(by).locator('.verdict').getByText(words, { exact: true }).waitFor()
  await told(by).getByText(`${fell.face}: ${words}`, { exact: true }).waitFor()
  return fell
}

/** Begins to look for something [R11]. */
export async function lookFor(by: Wayfarer, sought: string): Promise<void> {
  await move(by, 'Look for something', { write: { 'What do you look for?': sought } })
  const board = await becomes(by, 'its slip lies there', (now) =>
    searchesOf(now).some(({ texts }) => texts.sought === sought),
  )
  expect(numbersOf(board, sought)).toEqual({ discovery: 21, dismissal: 1 })
}

const stateOf = (board: Board, sought: string) => searchState(board, named(board, 'search', sought))
export const numbersOf = (board: Board, sought: string): Search => stateOf(board, sought).numbers

/**
 * One attempt of a search [R11], [R12]: an Outcome, the cards that it brings, and what each of them means. The numbers
 * follow from that.
 */
export async function searchOnce(
  by: Wayfarer,
  sought: string,
  who: string,
  weight: Significance,
): Promise<void> {
  const before = await boardOn(by)
  let numbers = numbersOf(before, sought)
  const { twice } = stateOf(before, sought)
  await move(by, 'Search', {
    pick: { 'Who does it?': who },
    tick: { 'Which Proficiencies help?': ['Search'] },
  })
  const { record } = await throwIt(by)
  expect(record.check.dice).toHaveLength(twice ? 2 : 1)
  const m = characterOn(before, who).proficiencies.search
  const { band } = await expectOutcome(by, record, m)
  const good = band.startsWith('good')
  const { cards } = searchedBy(band)
  const drawn = await fall(by, () => move(by, 'Draw what the search brings', {}))
  const all = await expectDrawn(by, drawn.record)
  expect(all).toHaveLength(cards)
  for (const _ of all) {
    const now = numbers
    numbers = readCard(now, good, weight)
    const word = { none: 'Nothing', some: 'Something', high: 'Much' }[weight]
    await move(by, 'Weigh a card', {
      pick: { 'How much does': word },
    })
    const { discovery, dismissal } = numbers
    await becomes(by, `Discovery ${discovery}, Dismissal ${dismissal}`, (board) => {
      const is = numbersOf(board, sought)
      return is.discovery === discovery && is.dismissal === dismissal
    })
  }
}

/** The d20 of a search: it is found, given up, or neither, by its numbers [R13]. */
export async function findOut(
  by: Wayfarer,
  sought: string,
): Promise<'found' | 'dismissed' | 'open'> {
  const numbers = numbersOf(await boardOn(by), sought)
  const { record, board } = await fall(by, () => by.press('Throw the d20 for it'))
  const faces = record.roll.map(({ face }) => face)
  const end = searchEnd(numbers, faces)
  expect(stateOf(board, sought).end?.end ?? { end: 'open' }).toEqual(end)
  const words = { found: /^Found/, dismissed: 'Given up', open: 'Neither found nor given up' }
  await told(by).locator('.verdict').getByText(words[end.end]).waitFor()
  return end.end
}

/** Overrules a number of a search: by hand, step by step, on the thing itself. */
export async function setNumber(
  by: Wayfarer,
  sought: string,
  field: 'Discovery' | 'Dismissal',
  to: number,
): Promise<void> {
  const board = await boardOn(by)
  const key = field === 'Discovery' ? 'discovery' : 'dismissal'
  const now = numbersOf(board, sought)[key]
  await by.step(named(board, 'search', sought), field, to - now)
  await becomes(by, `${field} is ${to}`, (after) => numbersOf(after, sought)[key] === to)
}

/** A foe comes to the table [R20]. */
export async function layFoe(by: Wayfarer, name: string, weapon: string, might: string) {
  await move(by, 'Lay a foe', {
    pick: { 'What is in their hand?': weapon, 'How hard is it to beat?': might },
    write: { 'What is it called?': name },
  })
  const board = await becomes(by, `${name} is there`, (now) =>
    allOf(now, 'foe').some(({ texts }) => texts.name === name),
  )
  return fighterOn(board, name)
}

/** The throw for speed of who is to be struck: what it costs, and what it takes from the blow [R19], [R23]. */
export async function dodgeIt(by: Wayfarer, name: string): Promise<number> {
  await by.press(/^Dodge/)
  await becomes(by, 'its slip lies there', (board) =>
    allOf(board, 'slip').some(({ props }) => props.check === 'speed'),
  )
  const before = fighterOn(await boardOn(by), name)
  const { record, board } = await throwIt(by)
  const fell = outcomeFell(record.check, record.roll)
  if (!fell) throw new Error('nothing fell')
  // The blow is what is gathered again: how the dodge came out stands below.
  await by.guide
    .locator('.step')
    .filter({ hasText: `Thrown: “${name} dodges` })
    .getByText(BANDS[fell.band], { exact: true })
    .waitFor()
  const costs = before.sheet ? speedCost(fell.band, fell.modifier) : 0
  const { sheet } = fighterOn(board, name)
  expect(sheet?.left.exertion).toBe((before.sheet?.left.exertion ?? 0) - costs)
  return dodgeOf(fell.band)
}

const LANDS = { miss: 'Miss', stopped: 'No Damage', glancing: 'Glancing', solid: 'Solid' }

/** The blow that is gathered falls: what it takes follows from its dice, and is told part by part [R20] to [R24]. */
export async function strikeIt(by: Wayfarer, target: string) {
  const before = fighterOn(await boardOn(by), target)
  const { record, board } = await throwIt(by)
  await expectBlow(by, record, before, fighterOn(board, target))
  return { record, board }
}

/** A blow is thrown once more for a point of Exertion: what the better brings stands on whoever was struck [R26]. */
export async function strikeAgain(by: Wayfarer, striker: string, first: RollRecord) {
  const [before, then] = [await boardOn(by), blowFell(first.check, first.roll)]
  const paid = characterOn(before, striker).left.exertion
  const { record, board } = await fall(by, () => by.press('Spend 1 Exertion: strike once more'))
  expect(record.check.again).toBe(first.id)
  expect(characterOn(board, striker).left.exertion).toBe(paid - 1)
  const fell = blowFell(record.check, record.roll)
  const target = before.items.get(fell?.target ?? '')
  const [was, is] = [fighterOf(target), fighterOf(board.items.get(fell?.target ?? ''))]
  if (!fell || !then || !was || !is) throw new Error('that is no blow')
  const better = Math.max(then.face, record.roll[0]?.face ?? 0)
  expect(fell.face).toBe(better)
  expect(is.steadfast).toBe(
    was.steadfast + then.wound.steadfast + then.shakes - fell.wound.steadfast - fell.shakes,
  )
  expect(is.health).toBe(Math.max(0, was.health + then.wound.health - fell.wound.health))
  return { record, board }
}

async function expectBlow(by: Wayfarer, record: RollRecord, before: Fighter, after: Fighter) {
  const fell = blowFell(record.check, record.roll)
  if (!fell) throw new Error('that is no blow')
  const wound = woundOf(fell.dealt, before.steadfast)
  expect(fell.wound).toEqual(wound)
  expect(after.health).toBe(Math.max(0, before.health - wound.health))
  expect(after.steadfast).toBe(before.steadfast - wound.steadfast - fell.shakes)
  const outcome = told(by)
  await outcome.locator('.verdict').getByText(LANDS[fell.lands]).waitFor()
  const parts = outcome.getByRole('list', { name: 'How it was worked out' })
  if (fell.hit > 1) await parts.getByText(`: ${LANDS[fell.lands]}`).first().waitFor()
  if (fell.dealt > 0)
    await parts
      .getByText(
        before.steadfast > 0
          ? new RegExp(`^(On|${fell.dealt} damage on) Steadfast ${before.steadfast}:`)
          : new RegExp(`^No Steadfast: (all|${fell.dealt}) to Health$`),
      )
      .waitFor()
}

/** A spell is cast [R28]: its card comes to lie there; a Cluster is consumed, and nothing else. */
export async function castIt(by: Wayfarer, who: string, spell: string, how: string): Promise<void> {
  const before = await boardOn(by)
  await by.press('Cast a spell')
  await answer(by, { pick: { 'Who casts it?': who, 'Which spell?': spell, 'How?': how } })
  await send(by)
  const board = await becomes(by, 'the spell lies there', (now) => allOf(now, 'spell').length === 1)
  expect(allOf(board, 'cluster')).toHaveLength(allOf(before, 'cluster').length - 1)
  expect(characterOn(board, who).left.mana).toBe(characterOn(before, who).left.mana)
}

/** Has one of several texts of the open form read aloud, and takes it there. */
async function takeAloud({ page, ways, form }: Wayfarer, name: string): Promise<void> {
  await ways.press(form.getByRole('button', { name: `Read aloud: ${name}` }))
  const dialog = page.getByRole('dialog', { name })
  await ways.press(dialog.getByRole('button', { name: 'Take this one' }))
  await dialog.waitFor({ state: 'detached' })
}

/** A Breather: a die of its own, and what an Outcome adds, as far as the pool takes it [R27]. */
export async function breathe(by: Wayfarer, who: string): Promise<void> {
  await move(by, 'Take a Breather', { pick: { 'Who does it?': who } })
  await factorIn(by, 'Endurance').waitFor()
  const before = characterOn(await boardOn(by), who)
  const { record, board } = await throwIt(by)
  const fell = outcomeFell(
    { ...record.check, dice: record.check.dice.slice(0, -1) },
    record.roll.slice(0, -1),
  )
  const face = record.roll.at(-1)?.face ?? 0
  if (!fell) throw new Error('that is no Outcome')
  expect(characterOn(board, who).left.exertion).toBe(
    breathed(before.left.exertion, before.most.exertion, face, fell.band),
  )
}

/** A round is over: whoever stood in danger has lost Steadfast, as the form has it [R17], [R25]. */
export async function endRound(by: Wayfarer): Promise<void> {
  const before = await boardOn(by)
  const { stressed } = dangerOf(before)
  await by.press('End the round')
  await by.form.waitFor()
  // It begins with its first question, also where that is answered by itself.
  const first = by.form.getByRole('checkbox').first()
  await until('it begins there', () => first.evaluate((at) => at === document.activeElement))
  await send(by)
  const { round } = before.play
  const board = await becomes(
    by,
    'a round has gone by',
    ({ play }) => play.round === Number(round) + 1,
  )
  for (const id of stressed) {
    const [was, is] = [before, board].map(({ items }) => fighterOf(items.get(id)))
    if (was?.statuses.poison === 0) expect(is?.steadfast).toBe(was.steadfast - 1)
  }
}

/** A Day Span at rest: a d10 of Exertion for each whose pool is not full [R27]. */
export async function restSpan(by: Wayfarer): Promise<void> {
  const before = await boardOn(by)
  const people = allOf(before, 'character').map(readCharacter)
  const tired = people.filter(({ left, most }) => left.exertion < most.exertion)
  expect(tired).not.toHaveLength(0)
  const { record, board } = await fall(by, () => move(by, 'Rest for a Day Span', {}))
  expect(record.check.dice).toHaveLength(tired.length)
  for (const [i, { item, left, most }] of tired.entries())
    expect(characterOn(board, item.texts.name ?? '').left.exertion).toBe(
      Math.min(most.exertion, left.exertion + (record.roll[i]?.face ?? 0)),
    )
  for (const { item, left, most } of people)
    expect(characterOn(board, item.texts.name ?? '').left.mana).toBe(
      Math.min(most.mana, left.mana + 1),
    )
}

/** A Deed earns 1 XP, which buys a skill; its level brings a Build Point, which a feature is taken for [R33]. */
export async function grow(
  by: Wayfarer,
  who: string,
  skill: string,
  feature: string,
): Promise<void> {
  const is = async (what: string, level: number, xp: number, build: number) =>
    becomes(by, what, (board) => {
      const one = characterOn(board, who)
      return one.level === level && one.xp === xp && one.build === build
    })
  await move(by, 'A Deed was done', {
    pick: { 'Who has done it?': who, 'What was it?': 'Something else' },
  })
  await is('a Deed is worth 1 XP', 0, 1, 0)
  await by.press('Learn a skill')
  await takeAloud(by, skill)
  await send(by)
  await is('a level, and a Build Point', 1, 0, 1)
  await move(by, 'Take a feature', { pick: { 'Which feature?': feature } })
  await is('the Build Point is spent', 1, 0, 0)
}

/** The last page tells how it went. */
export async function readEnd(by: Wayfarer, title: string, words: string): Promise<void> {
  const end = by.page.getByRole('dialog', { name: title })
  await end.waitFor()
  const board = await boardOn(by)
  const found = searchesOf(board).filter(
    (item) => searchState(board, item).end?.end.end === 'found',
  ).length
  const { length } = searchesOf(board)
  const things = length === 1 ? 'thing' : 'things'
  await end.getByText(`You looked for ${length} ${things} and found ${found}.`).waitFor()
  await end.getByText(`The dice fell ${board.rolls.length} times.`).waitFor()
  await end.getByText(words).waitFor()
  await by.shot('15-end')
}
