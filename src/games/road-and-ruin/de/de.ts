import type { Words } from '../../../rules/plain/sentence.ts'
import { content } from './content.ts'
import { guide } from './guide.ts'
import { moves } from './moves.ts'
import { people } from './people.ts'
import { story } from './story.ts'

// Which German word stands for which of the game's is written down in its rules (rules.md, the last table).

const things: Words = {
  'game.name': 'Road and Ruin',
  'no.coming': 'Einen Augenblick: Das kommt noch.',
  host: 'Spielleitung',
  'piece.card': 'Karteikarte',
  'piece.note': 'Klebezettel',
  'piece.ink': 'Tinte',
  'piece.sheet': 'Seite',
  'piece.placard': 'Pausenkarte',
  'piece.slip': 'Probenzettel',
  'piece.search': 'Suchzettel',
  'piece.roster': 'Reigen',
  'piece.deck': 'Tafelrunde',
  'piece.roundtable': 'Karte der Tafelrunde',
  'piece.tale': 'Erzählung',
  'piece.role': 'Rolle',
  'piece.stores': 'Vorräte',
  'piece.theatre': 'Schauplatz',
  'piece.stage': 'Bühne',
  'piece.place': 'Ort',
  'nameless.ink': 'Tinte von {wide} mal {high} cm',
  'slip.outcome': 'Ausgang',
  'slip.search': 'Suche',
  'supply.cards': 'Karteikarten',
  'supply.yellow': 'Gelbe Zettel',
  'supply.pink': 'Rosa Zettel',
  'supply.blue': 'Blaue Zettel',
  'supply.green': 'Grüne Zettel',
  'supply.orange': 'Orange Zettel',
  'setting.discovery': 'Entdeckung, wenn eine Suche beginnt',
  'setting.dismissal': 'Abbruch, wenn eine Suche beginnt',
  'field.discovery': 'Entdeckung',
  'field.dismissal': 'Abbruch',
  'field.obsession': 'Besessenheit',
  'field.obsessed': 'Besessen davon',
  'handout.deck': 'Die ganze Tafelrunde',
  'handout.tales': 'Alle Erzählungen und Rollen',
  'handout.sheets': 'Die Charaktere, die bereitliegen',
  'handout.blank': 'Ein leerer Bogen und ein leerer Reigen',
  'handout.aids': 'Seiten zum Nachschlagen',
  'field.as': 'Gelesen als',
  'field.band': 'Entfernung',
  'field.interior': 'Im Gebäude',
  'field.left': 'Karten übrig',
  'field.stores': 'Vorräte',
  'list.people': 'Charaktere',
  'list.foes': 'Gegner',
  'list.slips': 'Probenzettel',
  'list.searches': 'Suchen',
  'list.places': 'Orte',
  'list.roster': 'Reigen und Tafelrunde',
  'list.tale': 'Die Erzählung',
  'list.cards': 'Gezogene Karten',
  'list.pages': 'Seiten',
}

/** Everything this game says, in German. */
export const de: Words = { ...things, ...guide, ...moves, ...story, ...people, ...content }
