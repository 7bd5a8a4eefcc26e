import type { Words } from '../../../rules/plain/sentence.ts'
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
}
