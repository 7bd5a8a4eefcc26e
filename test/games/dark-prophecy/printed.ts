import {
  AID_SIZE,
  DEED_SIZE,
  DISCIPLINE_SIZE,
  MAIN_SIZE,
  TOKEN_SIZE,
  VERSE_SIZE,
} from '../../../src/games/dark-prophecy/cards/papers.ts'
import { de } from '../../../src/games/dark-prophecy/de/de.ts'
import { scoreFace } from '../../../src/games/dark-prophecy/faces/aid.ts'
import { DARK_FACES } from '../../../src/games/dark-prophecy/faces/faces.ts'
import { prose } from '../../../src/games/dark-prophecy/prose/prose.ts'
import type { Look } from '../../../src/paint/pen/look.ts'
import { paintPrint } from '../../../src/paint/things/face.ts'
import type { FaceMaker } from '../../../src/rules/board/face.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import type { Item, Plain } from '../../../src/rules/plain/item.ts'
import { plain, type Sentence, type Words } from '../../../src/rules/plain/sentence.ts'
import { item, spoken } from '../../make.ts'
import { type Line, scribe } from '../../paint/scribe.ts'

const SIZES = {
  main: MAIN_SIZE,
  verse: VERSE_SIZE,
  deed: DEED_SIZE,
  discipline: DISCIPLINE_SIZE,
  aid: AID_SIZE,
  token: TOKEN_SIZE,
  score: VERSE_SIZE,
} as const
export type CardKind = keyof typeof SIZES

/** What is printed on each kind, on paper of its size. */
export const pieceOf = (kind: CardKind, face?: FaceMaker): Piece => ({
  painter: 'printed',
  ...SIZES[kind],
  texts: [],
  say: plain(kind),
  face: face ?? (kind === 'score' ? scoreFace : DARK_FACES[kind]),
})

export const cardOf = (kind: CardKind, props: Readonly<Record<string, Plain>> = {}): Item =>
  item('a', kind, { props })

const saying =
  (words: Words) =>
  (sentence: Sentence): string =>
    sentence.key === 'plain'
      ? String(sentence.values?.text)
      : (spoken(words, sentence) ?? sentence.key)

/** How each language says what is printed. */
export const LANGUAGES: readonly (readonly [string, (sentence: Sentence) => string])[] = [
  ['English', saying(prose)],
  ['German', saying(de)],
]

/** All that is written on a card that is seen at so many CSS px a mm. */
export function written(
  thing: Item,
  piece: Piece,
  say: (sentence: Sentence) => string,
  zoom: number,
  flat = false,
  small?: number,
): readonly Line[] {
  const look = {
    ...{ marks: new Map(), seats: [], face: 'hand', ratio: 1, small, say },
    ...(flat && { flat }),
  } as unknown as Look
  const lines: Line[] = []
  // To the eye another item: of each its face is made once.
  paintPrint(scribe(lines, zoom), { ...thing }, piece, look, zoom)
  return lines
}
