import type { PrintedFace } from '../../../rules/board/face.ts'
import type { Item, Plain } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { BLACK, BONE, DARK_PAPERS, RED, VERSE_SIZE } from '../cards/papers.ts'
import { told } from '../cards/told.ts'
import { VERSE_KINDS, VERSES, type VerseId, type VerseKind, verseOf } from '../cards/verses.ts'
import { area, band, edged, outlined, parting, printed, sign } from './parts.ts'
import { VERSE_PICTURES } from './pictures.ts'
import { BACK_SIGN, VERSE_SIGNS } from './signs.ts'

const { width: WIDE, height: HIGH } = VERSE_SIZE

/** The back of a verse tells its kind and no more [D8]; of what is none, not even that. */
const backOf = (kind?: VerseKind): PrintedFace => ({
  ...DARK_PAPERS.verse,
  blocks: [
    ...edged(WIDE, HIGH, BONE, 15),
    sign(area(WIDE / 2 - 22, 12, 44, 44), kind ? VERSE_SIGNS[kind] : BACK_SIGN, RED),
    parting(WIDE / 2, 61, BONE),
    ...(kind
      ? [
          printed(area(18, 64, WIDE - 36, 20), say(`kind.${kind}`), 'title', {
            at: 'center',
            large: 1.6,
          }),
        ]
      : []),
  ],
})

const BACKS: Readonly<Record<VerseKind, PrintedFace>> = {
  opening: backOf('opening'),
  middle: backOf('middle'),
  final: backOf('final'),
}
const NO_KIND = backOf()

const turnedUp = (id: VerseId): PrintedFace => {
  const { kind, text } = verseOf(id)
  return {
    paper: BLACK,
    ink: BONE,
    round: 4,
    back: BACKS[kind],
    blocks: [
      outlined(area(2.4, 2.4, WIDE - 4.8, HIGH - 4.8), BONE, 0.7, 2.4),
      band(area(4.6, 4.6, 27, HIGH - 9.2), RED, 1.4),
      sign(area(6.1, 11, 24, 24), VERSE_PICTURES[id], BONE),
      { as: 'rule', box: area(9, 45, 18.2, 0.5), ink: BONE, line: 0.4 },
      sign(area(9.1, 54, 18, 18), VERSE_SIGNS[kind], BLACK, say(`kind.${kind}`)),
      printed(area(36, 4.6, WIDE - 41, 16), say(`verse.${id}.title`), 'title', { large: 1.5 }),
      band(area(36, 21, WIDE - 41, 0.6), RED),
      printed(area(36, 22.6, WIDE - 41, 60.4), told(text), 'text', { large: 2 }),
      printed(area(36, 83.2, WIDE - 41, 8), say(`verse.${id}.says`), 'small', { large: 1.25 }),
    ],
  }
}

const FRONTS: Readonly<Record<VerseId, PrintedFace>> = Object.assign(
  {},
  ...(Object.keys(VERSES) as VerseId[]).map((id) => ({ [id]: turnedUp(id) })),
)

const isVerse = (verse: Plain | undefined): verse is VerseId =>
  typeof verse === 'string' && Object.hasOwn(VERSES, verse)

/** A verse of the Prophecy Row [D3]: once it is turned up, which one it is; before, its kind. */
export function verseFace({ props: { verse, kind } }: Item): PrintedFace {
  if (isVerse(verse)) return FRONTS[verse]
  const known = VERSE_KINDS.find((one) => one === kind)
  return known ? BACKS[known] : NO_KIND
}
