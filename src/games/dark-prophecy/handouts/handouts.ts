import type { FaceMaker } from '../../../rules/board/face.ts'
import type { Piece } from '../../../rules/board/piece.ts'
import type { Item, Plain } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import type { Handout } from '../../../rules/told/handout.ts'
import { DEEDS } from '../cards/deeds.ts'
import { DISCIPLINES } from '../cards/effects.ts'
import {
  AID_SIZE,
  DEED_SIZE,
  DISCIPLINE_SIZE,
  MAIN_SIZE,
  TOKEN_SIZE,
  VERSE_SIZE,
} from '../cards/papers.ts'
import { VERSES } from '../cards/verses.ts'
import { aidFace, scoreFace } from '../faces/aid.ts'
import { deedFace } from '../faces/deeds.ts'
import { disciplineFace, tokenFace } from '../faces/disciplines.ts'
import { mainFace } from '../faces/maincards.ts'
import { verseFace } from '../faces/verses.ts'
import { allFaces } from '../reckon/setup.ts'

const thing = (id: string, kind: string, props: Readonly<Record<string, Plain>> = {}): Item => ({
  ...{ id, kind, place: { x: 0, y: 0, turn: 0, z: 0 }, bin: false, props, texts: {} },
})

const paper = (
  size: { readonly width: number; readonly height: number },
  name: Sentence,
  face: FaceMaker,
): Piece => ({ painter: 'printed', ...size, texts: [], say: name, face })

/** Everybody has a card of each Discipline, and an aid. */
const SEATS = [1, 2, 3, 4, 5]
/** Of each sort of seal there are so many on a page. */
const SEALS = 28

/** Paper to take home, in any language: all cards with their backs, seals, and what is looked up or written down. */
export const handoutsIn = async (_lang: string): Promise<readonly Handout[]> => [
  {
    id: 'cards',
    say: say('handout.cards'),
    items: allFaces().map((face, i) => thing(`card-${i}`, 'main', { face })),
    pieces: { main: paper(MAIN_SIZE, say('handout.cards'), mainFace) },
  },
  {
    id: 'verses',
    say: say('handout.verses'),
    items: Object.keys(VERSES).map((verse) => thing(`verse-${verse}`, 'verse', { verse })),
    pieces: { verse: paper(VERSE_SIZE, say('handout.verses'), verseFace) },
  },
  {
    id: 'deeds',
    say: say('handout.deeds'),
    items: Object.keys(DEEDS).map((deed) => thing(`deed-${deed}`, 'deed', { deed })),
    pieces: { deed: paper(DEED_SIZE, say('handout.deeds'), deedFace) },
  },
  {
    id: 'disciplines',
    say: say('handout.disciplines'),
    items: SEATS.flatMap((seat) =>
      DISCIPLINES.map((of) => thing(`${of}-${seat}`, 'discipline', { of, level: 0 })),
    ),
    pieces: { discipline: paper(DISCIPLINE_SIZE, say('handout.disciplines'), disciplineFace) },
  },
  {
    id: 'tokens',
    say: say('handout.tokens'),
    items: (['advance', 'point'] as const).flatMap((of) =>
      Array.from({ length: SEALS }, (_, i) => thing(`${of}-${i}`, 'token', { of })),
    ),
    pieces: { token: paper(TOKEN_SIZE, say('handout.tokens'), tokenFace) },
  },
  {
    id: 'aids',
    say: say('handout.aids'),
    items: [...SEATS.map((seat) => thing(`aid-${seat}`, 'aid')), thing('score', 'score')],
    pieces: {
      aid: paper(AID_SIZE, say('face.aid'), aidFace),
      score: paper(VERSE_SIZE, say('face.score'), scoreFace),
    },
  },
]
