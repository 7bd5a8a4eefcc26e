import type { Words } from '../../../rules/plain/sentence.ts'
import type { HappenedId } from '../reckon/happened.ts'
import { type CardText, DEED_TEXTS, DESIGN_TEXTS, VERSE_TEXTS } from './cards.ts'
import { DISCIPLINE_NAMES, type TextValues } from './text.ts'

type Id = TextValues[string] | undefined

/** The title of something by its id; the id itself where there is none of that id. */
export const titledBy =
  (texts: Readonly<Record<string, CardText>>) =>
  (id: Id): string =>
    texts[String(id)]?.title ?? String(id)

/** A catalogue of what happens. */
export const happenedWords = (
  said: Readonly<Record<HappenedId, (values: TextValues) => string>>,
): Words =>
  Object.fromEntries(Object.entries(said).map(([key, words]) => [`happened.${key}`, words]))

const card = titledBy(DESIGN_TEXTS)
const deedTitle = titledBy(DEED_TEXTS)
const verseTitle = titledBy(VERSE_TEXTS)
const named = (of: Id): string =>
  DISCIPLINE_NAMES[of as keyof typeof DISCIPLINE_NAMES] ?? String(of)
const KINDS: Readonly<Record<string, string>> = {
  opening: 'Opening Verse',
  middle: 'Middle Verse',
  final: 'Final Verse',
}

const many = (n: Id, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`

/** What happens in a game, as it is told. */
export const HAPPENED: Readonly<Record<HappenedId, (values: TextValues) => string>> = {
  play: (v) => `${v.name} plays “${card(v.card)}”.`,
  changed: (v) => `${v.name} plays “${card(v.card)}”, changed by its bonus.`,
  levelUp: (v) => `${v.name} discards “${card(v.card)}” for ${named(v.of)}.`,
  discard: (v) => `${v.name} discards “${card(v.card)}”.`,
  recover: (v) => `${v.name} takes back “${card(v.card)}”.`,
  draw: (v) => `${v.name} draws ${many(v.n, 'card')}.`,
  look: (v) => `${v.name} looks at the top ${v.n === 1 ? 'card' : `${v.n} cards`} of the deck.`,
  bonus: (v) => `${v.name} uses the bonus.`,
  leave: (v) => `${v.name} has left for good.`,
  level: (v) => `${v.name} now has ${named(v.of)} ${v.level}.`,
  begun: (v) => `${v.name} takes on “${deedTitle(v.deed)}”.`,
  advances: (v) => `${v.name}: “${deedTitle(v.deed)}” has ${v.n} of ${many(v.of, 'advance')}.`,
  completed: (v) => `${v.name} completes “${deedTitle(v.deed)}”: ${many(v.n, 'point')}.`,
  points: (v) => `${v.name} gains ${many(v.n, 'point')}.`,
  laid: (v) => `The ${KINDS[String(v.kind)] ?? v.kind} lies face down in the Prophecy Row.`,
  turnedUp: (v) => `The ${KINDS[String(v.kind)] ?? v.kind} is turned up: “${verseTitle(v.verse)}”.`,
  round: (v) => `Round ${v.n}.`,
  last: () => 'It is the last round.',
  turn: (v) => `It is ${v.name}’s turn.`,
  won: (v) => `${v.name} wins.`,
  shared: (v) => `The win is shared: ${v.name}.`,
}
