import { FACE } from '../../../rules/board/deck.ts'
import type { WorthField } from '../../../rules/board/field.ts'
import type { BarePaper } from '../../../rules/board/lateface.ts'
import type { Piece } from '../../../rules/board/piece.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { MATERIAL } from '../../../rules/story/pieces.ts'
import { DEEDS } from '../cards/deeds.ts'
import { DISCIPLINES } from '../cards/effects.ts'
import { DEED_SIZE, DISCIPLINE_SIZE, MAIN_SIZE, TOKEN_SIZE, VERSE_SIZE } from '../cards/papers.ts'
import { VERSE_KINDS, VERSES } from '../cards/verses.ts'
import type { CardFace } from '../reckon/state.ts'
import { faceNamed, gameKept } from './kept.ts'

/** What lies before somebody: Deeds, Disciplines, hand, points. */
export const PLACE_SPACE = { width: 420, height: 336 } as const
/** How much of a mat is seen round what lies on it, mm. */
const RIM = 3
const one = ({ width, height }: Pick<Piece, 'width' | 'height'>) => ({
  width: width + 2 * RIM,
  height: height + 2 * RIM,
})
const three = ({ width, height }: Pick<Piece, 'width' | 'height'>) => ({
  width: 3 * (width + RIM) + RIM,
  height: height + 2 * RIM,
})

/** What is to be seen on a main card: nothing where its back lies up. */
const faceOn = ({ props }: Item): CardFace | undefined => {
  const face = props[FACE]
  return props.down === true || typeof face !== 'string' ? undefined : faceNamed(face)
}
const named = <T extends string>(names: readonly T[], raw: unknown): T | undefined =>
  names.find((one) => one === raw)
const deedOn = ({ props }: Item) => named(Object.keys(DEEDS) as (keyof typeof DEEDS)[], props.deed)
const disciplineOn = ({ props }: Item) => named(DISCIPLINES, props.of)
const verseOn = ({ props }: Item) =>
  named(Object.keys(VERSES) as (keyof typeof VERSES)[], props.verse)
const verseKindOn = ({ props }: Item) => named(VERSE_KINDS, props.kind)

const namedMain = (item: Item): Sentence => {
  const face = faceOn(item)
  if (face === undefined) return say('named.back')
  return face === 'verse' ? say('named.mark') : say(`design.${face}.title`)
}
const namedVerse = (item: Item): Sentence => {
  const verse = verseOn(item)
  if (verse) return say(`verse.${verse}.title`)
  const kind = verseKindOn(item)
  return kind ? say(`verseKind.${kind}`) : say('piece.verse')
}
const namedDeed = (item: Item): Sentence => {
  const deed = deedOn(item)
  return deed ? say(`deed.${deed}.title`) : say('piece.deed')
}
const namedDiscipline = (item: Item): Sentence => {
  const of = disciplineOn(item)
  return of ? say(`discipline.${of}`) : say('piece.discipline')
}
/** How many Deeds are not drawn. */
const LEFT: WorthField = {
  id: 'left',
  say: say('field.left'),
  as: 'worth',
  of: (_item, board) => gameKept(board)?.game.deedsLeft.length ?? Object.keys(DEEDS).length,
}
/** How many point tokens somebody has [D31]. */
const POINTS: WorthField = {
  id: 'points',
  say: say('field.points'),
  as: 'worth',
  quiet: true,
  of: ({ props }, board) =>
    gameKept(board)?.game.cultists.find(({ seat }) => seat === props.seat)?.points ?? 0,
}

const mat = (
  called: string,
  lies: 'pile' | 'row' | 'free',
  size: Pick<Piece, 'width' | 'height'>,
) => ({
  painter: 'printed' as const,
  ...size,
  texts: [],
  mat: { lies, ...(lies === 'row' && { slots: 3 }) },
  say: say(`piece.${called}`),
  nameless: () => say(`piece.${called}`),
})

/** What can lie on this table. What is printed on it comes late. */
export const DARK_PIECES = {
  ink: MATERIAL.ink,
  sheet: MATERIAL.sheet,
  main: {
    painter: 'printed',
    ...MAIN_SIZE,
    texts: [],
    say: say('piece.main'),
    nameless: namedMain,
  },
  verse: {
    painter: 'printed',
    ...VERSE_SIZE,
    texts: [],
    say: say('piece.verse'),
    nameless: namedVerse,
  },
  deed: {
    painter: 'printed',
    ...DEED_SIZE,
    texts: [],
    say: say('piece.deed'),
    nameless: namedDeed,
  },
  discipline: {
    ...{ painter: 'printed', ...DISCIPLINE_SIZE, texts: [], say: say('piece.discipline') },
    nameless: namedDiscipline,
  },
  token: {
    painter: 'printed',
    ...TOKEN_SIZE,
    texts: [],
    say: say('named.point'),
  },
  deck: mat('deck', 'pile', one(MAIN_SIZE)),
  discard: mat('discard', 'pile', one(MAIN_SIZE)),
  inPlay: mat('inPlay', 'pile', one(MAIN_SIZE)),
  verseRow: mat('verseRow', 'row', three(VERSE_SIZE)),
  spent: mat('spent', 'pile', one(MAIN_SIZE)),
  deedRow: mat('deedRow', 'row', three(DEED_SIZE)),
  deedDeck: { ...mat('deedDeck', 'pile', one(DEED_SIZE)), fields: [LEFT] },
  place: { ...mat('place', 'free', PLACE_SPACE), whose: 'seat', fields: [POINTS] },
} as const satisfies Readonly<Record<string, Piece>>
export type DarkKind = keyof typeof DARK_PIECES

/** What each mat is drawn on: the cloth itself shows through. */
export const MAT_PAPERS = {
  deck: { paper: '#3a232022', ink: '#241a16', round: 6 },
  discard: { paper: '#3a232022', ink: '#241a16', round: 6 },
  inPlay: { paper: '#ba272118', ink: '#241a16', round: 6 },
  verseRow: { paper: '#3a232022', ink: '#241a16', round: 6 },
  spent: { paper: '#3a232010', ink: '#241a16', round: 6 },
  deedRow: { paper: '#3a232022', ink: '#241a16', round: 6 },
  deedDeck: { paper: '#16100e', ink: '#ece2cc', round: 4 },
  place: { paper: '#fff8ea55', ink: '#241a16', round: 8 },
} as const satisfies Partial<Record<DarkKind, BarePaper>>
export type DarkMat = keyof typeof MAT_PAPERS
