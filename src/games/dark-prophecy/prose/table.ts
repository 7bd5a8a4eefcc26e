import type { Words } from '../../../rules/plain/sentence.ts'
import type { RefusalId } from '../reckon/choice.ts'
import type { Decided } from '../reckon/score.ts'
import type { Wait } from '../reckon/state.ts'
import { DISCIPLINE_NAMES, type TextValues } from './text.ts'

/** The words of a sentence: as they stand, or made from its values. */
export type Wording = string | ((values: TextValues) => string)

const named = (of: string | number | undefined) =>
  DISCIPLINE_NAMES[of as keyof typeof DISCIPLINE_NAMES] ?? String(of)

/** Why something may not be done. */
export const REFUSALS: Readonly<Record<RefusalId, Wording>> = {
  over: 'The game is over.',
  notHere: 'Nobody plays there any more.',
  notNow: 'It is not time for that.',
  notYou: 'Somebody else is waited for.',
  notInHand: 'That card is not in your hand.',
  notThat: 'That is not among what you can choose.',
  unseen: 'Nobody has seen the face of that card yet.',
  bonus: ({ of, level }) =>
    level === 0
      ? 'That card has no bonus which changes it.'
      : `Its bonus changes it only at ${named(of)} ${level}.`,
  atTop: ({ of }) => `Your ${named(of)} is at level 4 already.`,
  levelled: ({ of }) => `You have levelled up your ${named(of)} this turn.`,
  weak: ({ of, level, power }) =>
    `Your ${named(of)} is at level ${level}, and a card of power ${power} is too weak for it.`,
  deeds: ({ n }) => `You have ${n} unfinished Deeds, and cannot take another.`,
  noDeed: 'No Deed lies there.',
  noDeeds: 'No Deeds are left to draw.',
  verse: 'A verse goes to the Prophecy Row, and to no hand.',
  shuffle: 'These are not the cards that were to be shuffled.',
  lots: 'That was not drawn from these lots.',
}

/** Whom the game waits for, and what for. */
export const WAITS: Readonly<Record<Wait['for'], Wording>> = {
  action: ({ name }) => `${name}: play a card, level up or scheme.`,
  advance: ({ name, n }) =>
    `${name}: on which Deed does the next advance go?${n === 1 ? '' : ` ${n} are left.`}`,
  discard: ({ name, n }) =>
    `${name}: which card do you discard?${n === 1 ? '' : ` ${n} are to go.`}`,
  recover: ({ name, n }) =>
    `${name}: which discard do you take back?${n === 1 ? '' : ` ${n} in all.`}`,
  move: ({ name, n }) =>
    `${name}: which advance goes where?${n === 1 ? '' : ` ${n} may be moved.`}`,
  level: ({ name, n }) =>
    `${name}: which Discipline do you raise?${n === 1 ? '' : ` It rises by ${n} levels.`}`,
  bonus: ({ name }) => `${name}: do you use the bonus?`,
  gift: ({ name }) => `${name}: do you take the top discard, by the gift of Necromancy?`,
  draw: ({ name, n }) => `${name} draws ${n} ${n === 1 ? 'card' : 'cards'}.`,
  look: ({ name, n }) => `${name} looks at the top ${n === 1 ? 'card' : `${n} cards`} of the deck.`,
  open: 'The first discard is turned up.',
  shuffle: 'Cards are being shuffled.',
  lots: 'Lots are being drawn.',
}

/** What a game was decided by [D32]. */
export const DECISIONS: Readonly<Record<Decided, string>> = {
  points: 'Most Victory Points',
  deeds: 'In the tie, most completed Deeds',
  levels: 'Still tied, the highest sum of levels',
  shared: 'Nothing tells them apart, they share the win',
}

/** What lies before everybody: the phases, and the three actions [D41]. */
export const AID: readonly string[] = [
  'Round: turn up each verse that lies face down. The first player begins.',
  'Action Phase: at most two actions, in any order, also the same one twice.',
  'Play a Card: carry out its sentences one by one, then its bonus if your level allows; then discard it.',
  'Level Up: discard a card whose power is at least the level you are at; that Discipline rises by one. Each once in a turn.',
  'Scheme: take a Deed from the row, or an unseen one. At most three lie unfinished before you.',
  'Prophecy Phase: resolve the open verses: Opening, Middle, Final.',
  'End of Turn: draw up to five cards.',
  'Advances complete a Deed as soon as there are as many as it costs.',
  'Levels 0 to 4 are worth 0, 1, 2, 4 and 6 points. At level 4 you have the gift: Blood Magic, six cards; Demonology, four unfinished Deeds; Necromancy, the top discard before you draw.',
  'The round in which the Final Verse is turned up is the last.',
]

/** A catalogue of all that is said at the table, made of what each language says. */
export const tableWords = (said: {
  readonly refusals: Readonly<Record<RefusalId, Wording>>
  readonly waits: Readonly<Record<Wait['for'], Wording>>
  readonly decisions: Readonly<Record<Decided, string>>
  readonly aid: readonly string[]
}): Words => {
  const keyed = (start: string, all: Readonly<Record<string, Wording>>) =>
    Object.entries(all).map(([key, words]) => [`${start}.${key}`, words] as const)
  return Object.fromEntries([
    ...keyed('refused', said.refusals),
    ...keyed('waits', said.waits),
    ...keyed('decided', said.decisions),
    ...said.aid.map((words, i) => [`aid.${i + 1}`, words] as const),
  ])
}
