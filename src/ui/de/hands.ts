import type { Words } from '../../rules/plain/sentence.ts'

/** What is said of somebody's cards in hand, in German. */
export const hands: Words = {
  'hands.own': 'Deine Hand',
  'hands.of': 'Die Hand von {name}',
  'hands.count': ({ n = 0 }) => (n === 1 ? '1 Karte' : `${n} Karten`),
  'hands.show': 'Deine Hand zeigen',
  'hands.away': 'Deine Hand ablegen',
  'hands.hold': '{name}: Halten zeigt deine Hand',
  'hands.holdHow':
    'Halte das und gleite zu einer Karte: Lass dort los oder über dem Tisch, um sie auszuwählen. Mit der Tastatur halte die Leertaste; Pfeiltasten gehen von Karte zu Karte, die Eingabetaste wählt aus.',
  'hands.how':
    'Pfeiltasten gehen von Karte zu Karte, mit der Umschalttaste sortieren sie, die Eingabetaste sagt, was damit geht. Oder zieh die Karte auf den Tisch.',
  'hands.phone': 'Deine Karten sind auf deinem Handy.',
  'hands.back': 'Eine Karte, die dir gerade gezeigt wird',
  'hands.nth': 'Karte {n} deiner Hand',
  'hands.nothing': 'Damit geht gerade nichts.',
  'hands.none': 'Du hast keine Karten auf der Hand.',
  'hands.over': 'Gib den Bildschirm an {name} weiter.',
  'hands.overWhy': 'Von niemandem sonst ist die Hand offen.',
  'hands.here': 'Ich bin {name}',
  'hands.choose': 'Wähle sie in deiner Hand aus.',
  'hands.chosen': 'Sie ist in deiner Hand ausgewählt.',
  'hands.left': 'In der Hand weiter nach links',
  'hands.right': 'In der Hand weiter nach rechts',
}
