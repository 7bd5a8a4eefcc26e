import type { Words } from '../../../rules/plain/sentence.ts'
import { DEED_TEXTS, DESIGN_TEXTS, VERSE_TEXTS } from './cards.ts'
import { titledBy } from './happened.ts'
import { DECISIONS } from './table.ts'
import { DISCIPLINE_NAMES, TEXTS } from './text.ts'
import { wholesBy } from './whole.ts'

const card = titledBy(DESIGN_TEXTS)
const deed = titledBy(DEED_TEXTS)
const verse = titledBy(VERSE_TEXTS)
const named = (of: string | number | undefined) =>
  DISCIPLINE_NAMES[of as keyof typeof DISCIPLINE_NAMES] ?? String(of)
const points = (n: string | number | undefined) => `${n} ${n === 1 ? 'point' : 'points'}`
/** A card, or the verse that it stands for. */
const face = (id: string | number | undefined) =>
  id === 'verse' ? 'a card that stands for a verse' : `“${card(id)}”`

const wholes = wholesBy({
  texts: TEXTS,
  card: (of, power) => `${DISCIPLINE_NAMES[of]}, power ${power}.`,
  deed: (of, cost, worth) => `${DISCIPLINE_NAMES[of]}: ${cost} advances, ${points(worth)}.`,
  brings: 'When it is completed:',
})

/** What the guide says, what is told of things, and how it ends. */
export const GUIDE_WORDS: Words = {
  ...wholes,
  'guide.part': 'Part {n} of {of}: {about}',
  'step.seats': 'Two to five play; alone you play against cultists that the program plays.',
  'lack.seats': 'Nobody sits here yet.',
  'step.deal': 'Shuffle and deal.',
  'step.action': ({ n }) => (n === 1 ? 'First action' : 'Second action'),
  'step.verse': ({ verse: id, kind }) => {
    const text = wholes['verse.whole']
    return `“${verse(id)}”: ${typeof text === 'function' ? text({ verse: id ?? '', kind: kind ?? '' }) : ''}`
  },
  'step.last': 'It is the last round: everybody has one turn in it.',
  'step.told': 'What happened just now',
  'step.turn': '{name}’s turn before that',
  'step.begun': 'As it began',
  'step.standing': 'Points by now',
  'step.here': 'If {name} does not come back',
  'step.amiss': 'Something lies elsewhere than it should',
  'step.lies': 'Not what was said',
  'step.ranking': 'Who is rewarded',
  'step.again': 'What became of it, and another game',
  'go.again': 'Another game',
  'use.bonus': 'Use the bonus',
  'use.gift': 'Take the card',
  'use.no': 'No',
  'look.card': (v) => `It is “${card(v.card)}”.`,
  'look.hand': 'It is yours alone to see: look at it in your hand.',
  'look.verse': 'It is a card that stands for a verse.',
  'lie.told': (v) => `${v.name} laid down ${face(v.card)}, and it was ${face(v.was)}.`,
  'mark.owner': '{name}',
  'mark.gone': '{name} has left',
  'mark.turn': 'It is {name}’s turn',
  'mark.advances': (v) => `${v.n} of ${v.of} ${v.of === 1 ? 'advance' : 'advances'}`,
  'mark.advances.short': '{n}/{of}',
  'mark.level': 'level {n}',
  'mark.level.short': '{n}',
  'mark.choice': 'can be chosen',
  'mark.away': 'lies elsewhere than it should',
  'lots.seat': 'somebody',
  'score.total': (v) => `${v.name}: ${points(v.total)}`,
  'score.deed': (v) => `“${deed(v.deed)}”: ${points(v.n)}`,
  'score.level': (v) => `${named(v.of)} ${v.level}: ${points(v.n)}`,
  'score.tokens': (v) => `Point tokens: ${v.n}`,
  'score.of': (v) =>
    `${v.name}: ${points(v.total)}: ${v.deeds} by ${v.many} ${v.many === 1 ? 'Deed' : 'Deeds'}, ${v.levels} by levels, ${v.tokens} by tokens.`,
  'score.step': (v) => `${DECISIONS[v.by as keyof typeof DECISIONS] ?? v.by}: ${v.names}`,
  'score.won': '{names} wins.',
  'score.shared': 'The win is shared: {names}.',
  'ending.title': 'What became of it',
  'ending.after': 'Tell it one another, then write it down.',
  'rule.gather.1':
    'Everybody has three Disciplines at level 0 and five cards. One verse lies face down; two more lie somewhere in the deck, and nobody knows where.',
  'rule.gather.2':
    'Whoever has most Victory Points at the end wins: points of completed Deeds, of levels, and point tokens.',
  'rule.gather.3': 'A round is one turn of each, clockwise. Who begins is drawn by lot.',
  'rule.action.1': 'At most two actions, in any order, also the same one twice.',
  'rule.action.2':
    'Play a Card: carry out its sentences one by one, then its bonus if your level allows; then discard it.',
  'rule.action.3':
    'Level Up: discard a card whose power is at least the level you are at. Each Discipline once in a turn.',
  'rule.action.4':
    'Scheme: take a Deed from the row, or an unseen one. At most three lie unfinished before you.',
  'rule.verses.1': 'The open verses are resolved for whoever has the turn: Opening, Middle, Final.',
  'rule.verses.2':
    'A verse that comes out of the deck lies face down in the row until the next round begins.',
  'rule.end.1': 'Draw up to five cards. At or above that you draw nothing and discard nothing.',
  'rule.end.2':
    'With Necromancy at level 4 you may take the top discard first; with Blood Magic at 4 your hand is six.',
  'rule.over.1':
    'Points of completed Deeds, of the level that each Discipline shows, and point tokens.',
  'rule.over.2':
    'Ties go to more completed Deeds, then to the higher sum of levels; then the win is shared.',
}
