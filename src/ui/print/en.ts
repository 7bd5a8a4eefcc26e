import type { Words } from '../../rules/plain/sentence.ts'
import { counted } from '../say/plural.ts'

const sheets = counted('{n} sheet', '{n} sheets')
const cards = counted('{n} card', '{n} cards')
const notes = counted('{n} note', '{n} notes')

/** What goes on paper and into pictures, in English. */
export const print = {
  print: 'Print',
  'print.what': 'What to print',
  'print.story': 'The story',
  'print.storyNote': 'A little book of the chronicle, with a title page',
  'print.cut': 'Cards and notes',
  'print.cutNote': 'At their real size, with marks to cut them out',
  'print.board': 'The table',
  'print.boardNote': 'All that lies on it, on one sheet or on many to be joined',
  'print.paper': 'Paper',
  'print.a4': 'A4',
  'print.letter': 'US Letter',
  'print.plate': 'With a picture of the table',
  'print.empty': 'Nothing has been told yet: there would be a title page and nothing else to read.',
  'print.which': 'Which',
  'print.all': 'Everything',
  'print.characters': 'Characters and what sticks on them',
  'print.selected': 'Only what is selected',
  'print.kinds': 'Cards and notes',
  'print.cards': 'Cards',
  'print.notes': 'Notes',
  'print.cuts': (of) =>
    `${cards({ n: of.cards ?? 0 })} and ${notes({ n: of.notes ?? 0 })} on ${sheets({ n: of.sheets ?? 0 })}.`,
  'print.nothing': 'There is nothing of that on the table.',
  'print.full': 'Print at full size (100 %, “actual size”), or they come out smaller.',
  'print.size': 'Size',
  'print.one': 'On one sheet',
  'print.four': 'On sheets two wide and two high',
  'print.nine': 'On sheets three wide and three high',
  'print.real': 'As large as on the table',
  'print.sheets': ({ n = 0, wide, high, percent }) =>
    `${sheets({ n })}${n === 1 ? '' : ` (${wide} × ${high})`}, at ${percent} % of the real size.`,
  'print.many':
    'That would be {n} sheets, and no more than {most} are printed at once. Select a part of the table, or print it smaller.',
  'print.ground': 'With what covers the table, and the wood',
  'print.join': 'Cut along the dashed lines and glue each sheet on the strip of the one before.',
  'print.sheet': 'Sheet {name}',
  'print.go': 'Print',
  'print.painting': 'Getting the sheets ready',
  'print.ready': 'The sheets are ready.',
  picture: 'A picture of the table',
  'picture.size': 'How large',
  'picture.screen': 'For a screen',
  'picture.4k': 'For a large screen (4K)',
  'picture.fine': 'To print at its real size, 300 dots an inch',
  'picture.own': 'A size of your own',
  'picture.long': 'Pixels along the longer side',
  'picture.pixels': '{width} × {height} pixels; {wide} × {high} cm on the table.',
  'picture.large': 'That is more than one picture can hold. It will be {width} × {height} pixels.',
  'picture.ground': 'With what covers the table, and the wood',
  'picture.clear': 'Nothing behind it (transparent)',
  'picture.behind': 'Behind it',
  'picture.go': 'Save as PNG',
  'picture.making': 'Painting the picture',
  'picture.made': 'The picture has been saved.',
  'making.stop': 'Stop',
  'making.stopped': 'Stopped.',
  'making.failed':
    'That did not work: there may not be enough memory. Nothing is lost; try it smaller.',
} satisfies Words
