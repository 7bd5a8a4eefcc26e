import type { Board } from '../../../rules/board/board.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { makeMove, must, seated, words } from '../../../rules/play/make.ts'
import type { Answers, Move, Option, Question } from '../../../rules/play/move.ts'
import { type Character, openFeatures, type SkillId } from '../people/characters.ts'
import { added } from '../people/fighters.ts'
import {
  choosing,
  conceding,
  lacksForClass,
  lacksForSkill,
  learning,
  taking,
} from '../people/growth.ts'
import { CLASSES, type ClassId } from '../reckon/classes.ts'
import { SKILLS } from '../reckon/skills.ts'
import { answeredWho, askWho, needsPeople } from './folk.ts'

/** The Deeds of somebody's classes, each to be told by its words, and one of their own [R33]. */
const deedOptions = (one: Character): readonly Option[] => [
  ...[...new Set(one.classes)].flatMap((id) =>
    [1, 2, 3].map((deed) => ({ value: `${id}:${deed}`, say: say(`class.${id}.deeds.${deed}`) })),
  ),
  { value: 'other', say: say('deed.other') },
]

/** Somebody has done a Deed, and earns by it [R33]. */
const deed: Move = makeMove('deed', {
  button: true,
  asks: (board, act, answers) => {
    const one = answeredWho(board, answers)
    return [
      askWho(board, act, 'ask.doer'),
      // Which Deeds there are follows from who it is.
      ...(one
        ? [
            {
              id: 'deed',
              kind: 'choice' as const,
              say: say('ask.deed'),
              options: deedOptions(one),
            },
          ]
        : []),
    ]
  },
  may: (board, act) => seated(board, act) ?? needsPeople(board),
  play: (board, _act, answers) => {
    const one = answeredWho(board, answers)
    return one ? added(one.item.id, 'deeds', 1) : []
  },
})

const SKILL_IDS = Object.keys(SKILLS) as readonly SkillId[]
const skillIn = ({ skill }: Answers): SkillId | undefined => SKILL_IDS.find((id) => id === skill)

/** Why somebody cannot learn a skill yet, in words. */
function skillLacking(one: Character, skill: SkillId): Sentence | undefined {
  const lack = lacksForSkill(one, skill)
  const { rank } = SKILLS[skill]
  return lack && say(`no.skill.${lack}`, { rank, before: rank - 1, xp: one.xp })
}

/** Skills as options: all that a character has not learnt, and what it lacks for those that it cannot learn yet. */
const skillOptions = (one: Character | undefined): readonly Option[] =>
  SKILL_IDS.filter((id) => !one?.skills.includes(id)).map((value) => {
    const lacks = one && skillLacking(one, value)
    const { tag, rank } = SKILLS[value]
    return {
      value,
      say: say(`skill.${value}.title`),
      note: say('skill.choice', { skill: value, tag, rank }),
      text: say(`skill.${value}.says`),
      ...(lacks && { lacks }),
    }
  })

/** A skill is bought with XP: within its Tag the ranks come one after another [R33]. */
const learn: Move = makeMove('learn', {
  button: true,
  asks: (board, act, answers) => [
    askWho(board, act, 'ask.learner'),
    {
      id: 'skill',
      kind: 'choice',
      say: say('ask.skill'),
      options: skillOptions(answeredWho(board, answers)),
    },
  ],
  may(board, act, answers) {
    const why = seated(board, act) ?? needsPeople(board)
    const [one, skill] = [answeredWho(board, answers), skillIn(answers)]
    if (why || !one || !skill) return why
    const lacking = skillLacking(one, skill)
    return lacking && { force: 'must', say: lacking }
  },
  play(board, _act, answers) {
    const [one, skill] = [answeredWho(board, answers), skillIn(answers)]
    return one && skill ? learning(one, skill) : []
  },
})

const CLASS_IDS = Object.keys(CLASSES) as readonly ClassId[]
const classIn = (answers: Answers): ClassId | undefined =>
  CLASS_IDS.find((id) => id === answers.class)

/** A class is chosen: a Background first, then one every five levels [R33]. */
const choose: Move = makeMove('choose', {
  button: true,
  asks: (board, act) => [
    askWho(board, act),
    {
      id: 'class',
      kind: 'choice',
      say: say('ask.class'),
      options: CLASS_IDS.map((value) => ({
        value,
        say: say(`class.${value}.title`),
        note: say(`class.${value}.says`),
      })),
    },
  ],
  may(board, act, answers) {
    const why = seated(board, act) ?? needsPeople(board)
    const [one, id] = [answeredWho(board, answers), classIn(answers)]
    if (why || !one || !id) return why
    const lack = lacksForClass(one, id)
    return lack ? must(`no.class.${lack}`, { level: 5 * one.classes.length }) : undefined
  },
  play(board, _act, answers) {
    const [one, id] = [answeredWho(board, answers), classIn(answers)]
    return one && id ? choosing(one, id) : []
  },
})

const featureOption = (one: Character, feature: string): Option => {
  const [n = 0, number = 1] = feature.split(':').map(Number)
  const start = `class.${one.classes[n]}.features.${number}`
  return { value: feature, say: say(`${start}.title`), note: say(`${start}.says`) }
}

const askFeature = (board: Board, answers: Answers): Question => {
  const one = answeredWho(board, answers)
  return {
    id: 'feature',
    kind: 'choice',
    say: say('ask.feature'),
    options: one ? openFeatures(one).map((feature) => featureOption(one, feature)) : [],
  }
}

/** A feature of one's classes is taken for a Build Point [R33]. */
const feature: Move = makeMove('feature', {
  button: true,
  asks: (board, act, answers) => [askWho(board, act), askFeature(board, answers)],
  may(board, act, answers) {
    const one = answeredWho(board, answers)
    const why = seated(board, act) ?? needsPeople(board)
    return why ?? (one && one.build < 1 ? must('no.build') : undefined)
  },
  play(board, _act, answers) {
    const [one, taken] = [answeredWho(board, answers), words(answers, 'feature')]
    return one && taken !== undefined ? taking(one, taken) : []
  },
})

/** Where two groups apart have chosen two classes, one of them stands: the other goes, with what it brought [R33]. */
const concede: Move = makeMove('concede', {
  asks: (board, act) => [askWho(board, act)],
  may(board, act, answers) {
    const one = answeredWho(board, answers)
    const why = seated(board, act) ?? needsPeople(board)
    return why ?? (one && one.lost.length === 0 ? must('no.lost') : undefined)
  },
  play: (board, _act, answers) => {
    const one = answeredWho(board, answers)
    return one ? conceding(one) : []
  },
})

/** The table gives weaker ones a Build Point [R32]. */
const bestow: Move = makeMove('bestow', {
  asks: (board, act) => [askWho(board, act)],
  may: (board, act) => seated(board, act) ?? needsPeople(board),
  play: (board, _act, answers) => {
    const one = answeredWho(board, answers)
    return one ? added(one.item.id, 'given', 1) : []
  },
})

/** How characters grow [R32], [R33]. */
export const GROW_MOVES: readonly Move[] = [deed, learn, choose, feature, concede, bestow]
