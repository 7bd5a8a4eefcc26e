import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count } from '../../../rules/story/speak.ts'

const MEANT: Readonly<Record<string, string>> = {
  none: 'tells nothing',
  some: 'tells something',
  high: 'tells much',
}

/** What only the chronicle says. */
export const en: Words = {
  'chapter.tale': 'The Tale',
  'chapter.people': 'Who went',
  'chapter.stages': 'Along the road',
  'chapter.throws': 'What was dared',
  'chapter.searches': 'What was looked for',
  'chapter.fights': 'Blow by blow',
  'chapter.drawn': 'What the deck said',
  'chapter.roster': 'What must not be forgotten',
  'chapter.after': 'What became of it',
  'chapter.notes': 'Notes on the table',
  'told.words': ({ text }) => String(text),
  'told.person': ({ name }) => called(name, 'Somebody without a name'),
  'told.by': ({ name }) => `played by ${name}`,
  'told.level': ({ level }) => `level ${level}`,
  'told.deeds': ({ deeds }) => `${count(deeds, 'Deed', 'Deeds')} done`,
  'told.belief': 'believes',
  'told.goal': 'wants',
  'told.intention': 'is about',
  'told.search': ({ name }) => called(name, 'Something that nobody named'),
  'told.looked': ({ name }) => `${name} looked`,
  'told.meant': ({ meant }) => MEANT[String(meant)] ?? '',
  'told.numbers': ({ discovery, dismissal }) => `Discovery ${discovery}, Dismissal ${dismissal}`,
  'told.open': 'not over yet',
  'told.find': 'The last d20',
  'told.light': 'in the light',
  'told.shadow': 'in the shadow',
  'told.slot': ({ n }) => `line ${n}`,
  'told.sheet': ({ name }) => called(name, 'A page without a name'),
  'told.credit': 'Road and Ruin, a story game about going there.',
}
