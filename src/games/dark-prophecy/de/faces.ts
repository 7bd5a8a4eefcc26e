import type { Words } from '../../../rules/plain/sentence.ts'
import type { TextValues } from '../prose/text.ts'
import { AID } from './table.ts'
import { DISCIPLINE_NAMES } from './text.ts'

const named = ({ of }: TextValues) =>
  DISCIPLINE_NAMES[of as keyof typeof DISCIPLINE_NAMES] ?? String(of)

/** What else stands printed on cards, or is told of their signs to whoever does not see them, in German. */
export const FACE_WORDS: Words = {
  'kind.opening': 'Anfangsvers',
  'kind.middle': 'Mittelvers',
  'kind.final': 'Schlussvers',
  'face.power': (values) => `${named(values)}, Macht ${values.power}`,
  'face.bonus': (values) => `Bonus ab ${named(values)} ${values.level}`,
  'face.verse': 'Ein Vers',
  'face.verse.says': 'Er kommt verdeckt in die Reihe der Prophezeiung. Zieh weiter.',
  'face.deed': 'Untat',
  'face.deed.of': named,
  'face.advances': ({ n, of }) => `${n} von ${of} Fortschritten`,
  'face.points': ({ n }) => `${n} ${n === 1 ? 'Punkt' : 'Punkte'}`,
  'face.level': ({ level, n }) => `Stufe ${level}: ${n} ${n === 1 ? 'Punkt' : 'Punkte'}`,
  'gift.blood': 'Du ziehst auf sechs Karten nach.',
  'gift.demons': 'Du darfst vier unvollendete Untaten haben.',
  'gift.dead': 'Nimm vor dem Ziehen die oberste abgelegte Karte, wenn du magst.',
  'face.verb.advance': 'Untat voranbringen',
  'face.verb.draw': 'Ziehen',
  'face.verb.discard': 'Ablegen',
  'face.verb.recover': 'Zurücknehmen',
  'face.verb.move': 'Fortschritt verschieben',
  'face.verb.point': 'Punkt erhalten',
  'face.verb.look': 'Nachsehen',
  'face.verb.level': 'Disziplin heben',
  'face.aid.turn': AID.slice(0, 7).join('\n'),
  'face.aid.end': AID.slice(7).join('\n'),
  'face.aid': 'Dein Zug',
  'face.aid.signs': 'Was die Zeichen heißen',
  'face.seal': 'Bonus ab dieser Stufe',
  'face.flame': 'Macht: je eine Flamme',
  'face.score': 'Die Abrechnung',
  'face.score.name': 'Name',
  'face.score.deeds': 'Untaten',
  'face.score.tokens': 'Siegel',
  'face.score.sum': 'Zusammen',
  'handout.cards': 'Alle Hauptkarten, mit zweien für Verse',
  'handout.verses': 'Die Verse',
  'handout.deeds': 'Die Untaten',
  'handout.disciplines': 'Die Disziplinen, für fünf',
  'handout.tokens': 'Siegel: Fortschritte und Punkte',
  'handout.aids': 'Spielhilfen und ein Wertungsblatt',
}
