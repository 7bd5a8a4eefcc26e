import type { Words } from '../../rules/plain/sentence.ts'
import { counted } from '../say/plural.ts'

const PAPERS = {
  yellow: 'gelb',
  pink: 'rosa',
  blue: 'blau',
  green: 'grün',
  orange: 'orange',
}

/** The table as lists, in German. */
export const outline: Words = {
  'outline.name': 'Der Tisch als Listen',
  'outline.how':
    'Pfeiltasten gehen von Zeile zu Zeile, Enter schreibt, die Leertaste wählt mehrere aus, A öffnet das Menü.',
  'outline.empty': 'Hier ist noch nichts.',
  'outline.rest': 'Was sonst auf dem Tisch liegt',
  'outline.count': counted('1 Ding', '{n} Dinge'),
  'outline.ink': counted('Ein Strich Tinte auf dem Papier', '{n} Striche Tinte auf dem Papier'),
  'outline.drawn.oval': 'Sieht nach einem Oval aus',
  'outline.drawn.box': 'Sieht nach einer Karte aus',
  'outline.drawn.line': 'Sieht nach einer Linie aus',
  'outline.drawnBy': 'Mit dem Stift von {name}',
  'outline.paper': ({ what = '', color = '' }) =>
    `${what}, ${Object.entries(PAPERS).find(([name]) => name === color)?.[1] ?? color}`,
  'outline.choose': 'Kann gewählt werden',
  fields: 'Was darauf steht',
  'fields.n': '{n}',
  'fields.of': '{n} von {most}',
  'offers.asides': 'Mehr zu tun',
  'fields.none': 'nichts',
  'fields.less': '{what}: weniger',
  'fields.more': '{what}: mehr',
  'fields.is': '{what} {told}',
  'outline.done': 'Fertig',
  'outline.moved': 'Liegt jetzt {x}, {y} Millimeter von der Mitte.',
}
