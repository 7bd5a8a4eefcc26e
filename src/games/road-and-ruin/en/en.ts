import type { Words } from '../../../rules/plain/sentence.ts'
import { guide } from './guide.ts'
import { moves } from './moves.ts'
import { people } from './people.ts'
import { story } from './story.ts'

const things: Words = {
  'game.name': 'Road and Ruin',
  host: 'Host',
  'piece.card': 'index card',
  'piece.note': 'sticky note',
  'piece.ink': 'ink',
  'piece.sheet': 'page',
  'piece.placard': 'pause card',
  'piece.slip': 'slip',
  'piece.search': 'search slip',
  'piece.roster': 'Story Roster',
  'piece.deck': 'Roundtable Deck',
  'piece.roundtable': 'Roundtable card',
  'piece.tale': 'Tale card',
  'piece.role': 'Role card',
  'piece.stores': 'Stores',
  'piece.theatre': 'Theatre',
  'piece.stage': 'Stage',
  'piece.place': 'place',
  'nameless.ink': 'ink of {wide} by {high} cm',
  'slip.outcome': 'Outcome',
  'slip.search': 'Search',
  'supply.cards': 'Index cards',
  'supply.yellow': 'Yellow notes',
  'supply.pink': 'Pink notes',
  'supply.blue': 'Blue notes',
  'supply.green': 'Green notes',
  'supply.orange': 'Orange notes',
  'setting.discovery': 'Discovery when a search begins',
  'setting.dismissal': 'Dismissal when a search begins',
  'field.discovery': 'Discovery',
  'field.dismissal': 'Dismissal',
  'field.obsession': 'Obsession',
  'field.obsessed': 'Obsessed with it',
  'field.significance': 'It means',
  'field.as': 'Read as',
  'field.band': 'Distance',
  'field.interior': 'Interior',
  'field.left': 'Cards left',
  'field.stores': 'Stores',
  'list.people': 'Characters',
  'list.foes': 'Foes',
  'list.slips': 'Slips',
  'list.searches': 'Searches',
  'list.places': 'Places',
  'list.roster': 'Roster and Deck',
  'list.tale': 'The Tale',
  'list.cards': 'Drawn cards',
  'list.pages': 'Pages',
}

/** What this game says in English, but for what comes late. */
export const en: Words = { ...things, ...guide, ...moves, ...story, ...people }
