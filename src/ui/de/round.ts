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
  'round.texts': 'Was darauf steht',
  'round.gone': 'Jemand hat weggeworfen, worauf du geschrieben hast.',
  'round.keys': 'Tasten zum Schreiben',
  'round.key.bksp': 'Löschen',
  'round.key.enter': 'Neue Zeile',
  'round.key.shift': 'Umschalten',
  'round.key.left': 'Einen Buchstaben zurück',
  'round.key.right': 'Einen Buchstaben weiter',
  'round.key.signs': '?123, Zahlen und Zeichen',
  'round.key.letters': 'ABC, Buchstaben',
  'round.key.space': 'Leerzeichen',
  'round.key.layout': '{name}, zu einer anderen Tastatur',
  'round.talk': 'Zum Sprechen halten',
  'round.talkWhy':
    'Was du sagst, wird geschrieben. Dein Browser schickt es vielleicht an seinen Hersteller, der Worte daraus macht.',
  'round.listening': 'Hört zu …',
  'round.deaf.denied':
    'Der Browser darf das Mikrofon hier nicht benutzen. Erlaube es, oder schreibe mit den Tasten.',
  'round.deaf.microphone': 'Kein Mikrofon hört dich. Schreibe stattdessen mit den Tasten.',
  'round.deaf.network':
    'Ohne Internet wird nicht verstanden, was du sagst. Schreibe stattdessen mit den Tasten.',
  'round.deaf.silence': 'Es war nichts zu hören. Halte die Taste, solange du sprichst.',
  'round.deaf.language':
    'Der Browser versteht diese Sprache nicht. Schreibe stattdessen mit den Tasten.',
  'round.deaf.other':
    'Der Browser hat nicht zugehört. Versuche es noch einmal, oder schreibe mit den Tasten.',
}
