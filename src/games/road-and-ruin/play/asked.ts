import type { Act, Board } from '../../../rules/board/board.ts'
import type { Item, Plain } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { standsFor, words } from '../../../rules/play/make.ts'
import { type Answers, type Question, severalOf } from '../../../rules/play/move.ts'
import { ATTRIBUTES, EXPECTED } from '../reckon/people.ts'
import { PROFICIENCIES } from '../reckon/skills.ts'
import { MOST_IN } from '../story/outcome.ts'
import { goalOf } from '../story/slips.ts'
import { charactersFor } from '../story/tales.ts'
import { traitsOf } from '../story/traits.ts'

/** How a character is called in a list. */
export const namedCharacter = (item: Item) =>
  standsFor(item, say('named.character', { name: item.texts.name?.trim() ?? '' }))

/** One of these slips. */
export const askSlip = (slips: readonly Item[]): Question => ({
  id: 'slip',
  kind: 'choice',
  say: say('ask.slip'),
  options: slips.map((slip) => standsFor(slip, say('named.slip', { goal: goalOf(slip) }))),
})

/** What goes into an Outcome, but for its goal [R6]: who, by what, and in what state. All of it can be left out. */
export function askOutcome(board: Board, act: Act, answers: Answers): readonly Question[] {
  const characters = charactersFor(board, act.seat)
  const [usual] = characters
  if (!usual) return []
  const askDoer: Question = {
    id: 'who',
    kind: 'choice',
    say: say('ask.who'),
    options: characters.map(namedCharacter),
    usual: usual.id,
    optional: true,
    none: say('ask.who.none'),
  }
  // What nobody does takes nobody's attributes.
  if (answers.who === '') return [askDoer]
  const who = characters.find(({ id }) => id === answers.who) ?? usual
  const traits = traitsOf(who)
  return [
    askDoer,
    {
      id: 'attribute',
      kind: 'choice',
      say: say('ask.attribute'),
      options: ATTRIBUTES.map((id) => ({
        value: id,
        say: say(`attribute.${id}`),
        note: say('has.number', { number: traits.attribute(id) }),
      })),
      optional: true,
    },
    {
      id: 'expects',
      kind: 'choice',
      say: say('ask.expects'),
      options: Object.entries(EXPECTED).map(([value, number]) => ({
        value,
        say: say(`expects.${value}`, { number }),
      })),
      usual: 'adult',
      optional: true,
      always: true,
    },
    {
      id: 'skills',
      kind: 'several',
      say: say('ask.skills', { most: MOST_IN }),
      options: PROFICIENCIES.map((id) => ({
        value: id,
        say: say(`proficiency.${id}`),
        note: say('has.number', { number: traits.proficiency(id) }),
      })),
      most: MOST_IN,
      optional: true,
    },
    {
      id: 'knack',
      kind: 'choice',
      say: say('ask.knack'),
      options: ['special', 'discipline'].map((value) => ({
        value,
        say: say(`knack.${value}`),
        note: say(`knack.${value}.note`),
      })),
      optional: true,
    },
    {
      id: 'burden',
      kind: 'several',
      say: say('ask.burden'),
      options: ['tiring', 'gear'].map((value) => ({
        value,
        say: say(`burden.${value}`),
        note: say(`burden.${value}.note`),
      })),
      optional: true,
    },
  ]
}

/** The props of a slip for an Outcome, by what was answered. */
export function outcomeProps(
  board: Board,
  act: Act,
  answers: Answers,
): Readonly<Record<string, Plain>> {
  const who =
    answers.who === undefined ? charactersFor(board, act.seat)[0]?.id : words(answers, 'who')
  const attribute = words(answers, 'attribute')
  const burdens = severalOf(answers.burden)
  return {
    ...(who !== undefined && { who }),
    ...(attribute !== undefined && { attribute }),
    expects: words(answers, 'expects') ?? 'adult',
    skills: severalOf(answers.skills).join(' '),
    ...(answers.knack === 'special' && { special: true }),
    ...(answers.knack === 'discipline' && { discipline: true }),
    ...(burdens.includes('tiring') && { tiring: true }),
    ...(burdens.includes('gear') && { gear: true }),
  }
}
