import type { Words } from '../../rules/plain/sentence.ts'

/** What is said where several people sit around one screen, in German. */
export const round: Words = {
  'round.title': 'Um diesen Bildschirm sitzen',
  'round.how':
    'Der Bildschirm liegt zwischen euch. Setzt jeden Namen an die Kante, an der die Person sitzt: Zieht ihn dorthin, oder wählt die Kante unten aus.',
  'round.nobody':
    'An diesem Bildschirm sitzt noch niemand. Nehmt zuerst für alle, die da sind, einen Platz ein.',
  'round.edge': 'Wo {name} sitzt',
  'round.bottom': 'an dieser Kante',
  'round.left': 'links',
  'round.top': 'gegenüber',
  'round.right': 'rechts',
  'round.diagonal': 'Von Ecke zu Ecke, in Zoll',
  'round.diagonalWhy': 'Damit nichts zum Lesen oder Berühren zu klein ist.',
  'round.turns': 'Was zu jemandem gezogen wird, dreht sich dorthin',
  'round.letters': 'Buchstaben an den Plätzen',
  'round.letters3': 'Klein: für alle, die sich über den Bildschirm beugen',
  'round.letters4': 'Normal: auf Armlänge zu lesen',
  'round.letters5': 'Groß',
  'round.full': 'Den ganzen Bildschirm füllen',
  'round.fills': 'Die Seite füllt ihn gerade.',
  'round.fillsNot': 'Die Seite füllt ihn gerade nicht.',
  'round.cannotFill': 'Dieser Browser lässt keine Seite den Bildschirm füllen.',
  'round.sit': 'Darum herum sitzen',
  'round.done': 'Fertig',
  'round.leave': 'Wieder eine Kante für alle',
  'round.place': 'Der Platz von {name}',
  'round.claim': 'Die nächste Berührung ist meine',
  'round.claimed': 'Die nächste Berührung ist deine.',
  'round.guide': 'Was jetzt zu tun ist',
  'round.tray': 'Die Würfelschale verschieben, auch mit den Pfeiltasten',
  'round.undone': 'Von dir gibt es nichts rückgängig zu machen.',
  'round.overtaken': 'Das hat inzwischen jemand geändert, darum bleibt es.',
  'round.phone': 'Ein Telefon als meine Hand',
  'round.phoneOf': 'Ein Telefon als die Hand von {name}',
  'round.phoneHow':
    'Lies das mit deinem Telefon ein: Es wird deine Hand zum Schreiben, Würfeln und Zustimmen. Dein Platz hier bleibt.',
  'round.phoneHas':
    'Ein Telefon ist die Hand dieses Platzes. Ein anderes, das den Code einliest, löst es ab.',
  'round.phoneOff': 'Kein Telefon mehr',
  'round.phoneShut': 'Der Tisch ist gerade für andere geschlossen, also auch für Telefone.',
  'round.come': 'Spielt {game} mit',
  'round.wake': 'Eine Berührung, und der Tisch ist da.',
  'round.clearWhat':
    'Dieser Tisch bleibt ganz in der Liste der Tische. Hier öffnet sich ein neuer, mit denselben Plätzen.',
  'round.hold': 'Haltet das zu zweit',
  'round.holdOther': 'Jetzt auch der andere Knopf',
  'round.holdOn': 'Weiter halten …',
  'round.guest': 'Gast {n}',
}
