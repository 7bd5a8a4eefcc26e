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
  'field.title': 'title',
  'field.body': 'more about it',
  'field.text': 'text',
  'field.objective': 'Objective',
  'field.setting': 'Setting',
  'field.told': 'what happened',
  fields: 'What stands on it',
  'fields.n': '{n}',
  'fields.of': '{n} of {most}',
  'offers.asides': 'More to do',
  'fields.none': 'none',
  'fields.less': '{what}: less',
  'fields.more': '{what}: more',
  'fields.is': '{what} {told}',
  'bin.empty': 'The bin is empty. What you take off the table waits here.',
  'bin.backNamed': 'Take back {name}',
  'ink.offered': '{what} {button} with Enter, or go on drawing.',
  'ink.key': 'Enter',
  'ink.leave': 'Leave it as ink',
} satisfies Words
