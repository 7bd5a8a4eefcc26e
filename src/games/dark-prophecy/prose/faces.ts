import type { Words } from '../../../rules/plain/sentence.ts'
import { AID } from './table.ts'
import { DISCIPLINE_NAMES, type TextValues } from './text.ts'

const named = ({ of }: TextValues) =>
  DISCIPLINE_NAMES[of as keyof typeof DISCIPLINE_NAMES] ?? String(of)

/** What else stands printed on cards, or is told of their signs to whoever does not see them. */
export const FACE_WORDS: Words = {
  'kind.opening': 'Opening Verse',
  'kind.middle': 'Middle Verse',
  'kind.final': 'Final Verse',
  'face.power': (values) => `${named(values)}, power ${values.power}`,
  'face.bonus': (values) => `Bonus at ${named(values)} ${values.level}`,
  'face.verse': 'A verse',
  'face.verse.says': 'It goes face down to the Prophecy Row. Draw on.',
  'face.deed': 'Dark Deed',
  'face.deed.of': named,
  'face.advances': ({ n, of }) => `${n} of ${of} advances`,
  'face.points': ({ n }) => `${n} ${n === 1 ? 'point' : 'points'}`,
  'face.level': ({ level, n }) => `Level ${level}: ${n} ${n === 1 ? 'point' : 'points'}`,
  'gift.blood': 'Your hand is filled up to six cards.',
  'gift.demons': 'You may have four unfinished Deeds.',
  'gift.dead': 'Before you draw you may take the top discard.',
  'face.verb.advance': 'Advance a Deed',
  'face.verb.draw': 'Draw',
  'face.verb.discard': 'Discard',
  'face.verb.recover': 'Take back',
  'face.verb.move': 'Move an advance',
  'face.verb.point': 'Gain a point',
  'face.verb.look': 'Look at the deck',
  'face.verb.level': 'Raise a Discipline',
  'face.aid.turn': AID.slice(0, 7).join('\n'),
  'face.aid.end': AID.slice(7).join('\n'),
  'face.aid': 'Your turn',
  'face.aid.signs': 'What the signs mean',
  'face.seal': 'Bonus from this level on',
  'face.flame': 'Power: a flame for each',
  'face.score': 'The reckoning',
  'face.score.name': 'Name',
  'face.score.deeds': 'Deeds',
  'face.score.tokens': 'Tokens',
  'face.score.sum': 'In all',
  'handout.cards': 'The main deck, with two cards for verses',
  'handout.verses': 'The verses',
  'handout.deeds': 'The Deeds',
  'handout.disciplines': 'The Disciplines, for five',
  'handout.tokens': 'Seals: advances and points',
  'handout.aids': 'Player aids and a score sheet',
}
