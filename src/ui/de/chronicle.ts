import type { Words } from '../../rules/plain/sentence.ts'

/** What stands round a chronicle, in German. */
export const chronicle: Words = {
  chronicle: 'Die Chronik',
  'chronicle.by': 'erzählt von {names}',
  'chronicle.empty':
    'Noch ist nichts erzählt. Beginnt, wie der Wegweiser sagt, dann füllt sie sich von selbst.',
  'chronicle.chapters': 'Kapitel',
  'chronicle.on': 'Gespielt am {when}',
  'chronicle.from': 'Gespielt: {when}',
  'chronicle.beside': 'Daneben',
  'chronicle.copy': 'Als Text kopieren',
  'chronicle.save': 'Als Markdown speichern',
  'chronicle.print': 'Drucken',
}
