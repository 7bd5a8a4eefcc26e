import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count } from '../../../rules/story/speak.ts'

const MEANT: Readonly<Record<string, string>> = {
  none: 'sagt nichts',
  some: 'sagt etwas',
  high: 'sagt viel',
}

/** What only the chronicle says, in German. */
export const de: Words = {
  'chapter.tale': 'Die Erzählung',
  'chapter.people': 'Wer gegangen ist',
  'chapter.stages': 'Unterwegs',
  'chapter.throws': 'Was gewagt wurde',
  'chapter.searches': 'Was gesucht wurde',
  'chapter.fights': 'Hieb um Hieb',
  'chapter.drawn': 'Was die Karten sagten',
  'chapter.roster': 'Was nicht vergessen werden darf',
  'chapter.after': 'Was daraus wurde',
  'chapter.notes': 'Zettel auf dem Tisch',
  'told.words': ({ text }) => String(text),
  'told.person': ({ name }) => called(name, 'Jemand ohne Namen'),
  'told.by': ({ name }) => `gespielt von ${name}`,
  'told.level': ({ level }) => `Stufe ${level}`,
  'told.deeds': ({ deeds }) => `${count(deeds, 'Tat', 'Taten')} vollbracht`,
  'told.belief': 'glaubt',
  'told.goal': 'will',
  'told.intention': 'hat vor',
  'told.search': ({ name }) => called(name, 'Etwas, das niemand benannt hat'),
  'told.looked': ({ name }) => `${name} sucht`,
  'told.meant': ({ meant }) => MEANT[String(meant)] ?? '',
  'told.numbers': ({ discovery, dismissal }) => `Entdeckung ${discovery}, Abbruch ${dismissal}`,
  'told.open': 'noch nicht vorbei',
  'told.find': 'Der letzte W20',
  'told.light': 'im Licht',
  'told.shadow': 'im Schatten',
  'told.slot': ({ n }) => `Zeile ${n}`,
  'told.sheet': ({ name }) => called(name, 'Eine Seite ohne Namen'),
  'told.credit': 'Road and Ruin, ein Erzählspiel vom Unterwegssein.',
}
