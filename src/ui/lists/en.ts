import type { Words } from '../../rules/plain/sentence.ts'
import { counted } from '../say/plural.ts'

const PAPERS = {
  yellow: 'yellow',
  pink: 'pink',
  blue: 'blue',
  green: 'green',
  orange: 'orange',
}

/** The table as lists, in English. */
export const outline = {
  'outline.name': 'The table as lists',
  'outline.how':
    'Arrows go from line to line, Enter writes, Space selects several, A opens the menu.',
  'outline.empty': 'Nothing here yet.',
  'outline.rest': 'Also on the table',
  'outline.count': counted('1 thing', '{n} things'),
  'outline.ink': counted('A stroke of ink on the paper', '{n} strokes of ink on the paper'),
  'outline.drawn.oval': 'Looks like an oval',
  'outline.drawn.box': 'Looks like a card',
  'outline.drawn.line': 'Looks like a line',
  'outline.drawnBy': 'By the marker of {name}',
  'outline.paper': ({ what = '', color = '' }) =>
    `${what}, ${Object.entries(PAPERS).find(([name]) => name === color)?.[1] ?? color}`,
  'outline.choose': 'Can be chosen',
  'outline.done': 'Done',
  'outline.moved': 'Moved to {x}, {y} millimetres from the middle.',
} satisfies Words
