import type { FaceBlock, FaceBox, FaceLetters, PrintedFace } from '../../../rules/board/face.ts'
import { say } from '../../../rules/plain/sentence.ts'
import type { Interior } from '../reckon/places.ts'
import { READINGS, type Reading } from '../reckon/roster.ts'
import { WOODCUTS, type WoodcutId } from './signs.ts'

/** How large the printed things of a story are, mm. */
export const CARD_SIZES = {
  roundtable: { width: 63, height: 88 },
  role: { width: 63, height: 88 },
  deck: { width: 75, height: 100 },
  tale: { width: 127, height: 89 },
  theatre: { width: 420, height: 260 },
  stage: { width: 180, height: 130 },
  place: { width: 110, height: 76 },
} as const

const INK = '#2e2016'
const MADDER = '#8f2a22'
const MOSS = '#4a5c20'
const PAPER = '#f8ecd2'
const TINT = '#ecdbb4'
const CREAM = '#f3dfb2'

const box = (x: number, y: number, w: number, h: number): FaceBox => ({ x, y, w, h })

const words = (
  at: FaceBox,
  key: string,
  look: FaceLetters,
  more: Partial<Extract<FaceBlock, { as: 'words' }>> = {},
): FaceBlock => ({ as: 'words', box: at, says: () => say(key), look, at: 'center', ...more })

const sign = (at: FaceBox, id: WoodcutId, ink = INK): FaceBlock => ({
  as: 'sign',
  box: at,
  path: WOODCUTS[id],
  ink,
})

const frame = (at: FaceBox, ink: string, line: number, round = 1.5): FaceBlock => ({
  as: 'frame',
  box: at,
  ink,
  line,
  round,
})

/** Two lines round a card, as they are cut into its block. */
const framed = (width: number, height: number, ink: string): readonly FaceBlock[] => [
  frame(box(2, 2, width - 4, height - 4), ink, 0.7, 2),
  frame(box(3.4, 3.4, width - 6.8, height - 6.8), ink, 0.25, 1.2),
]

/** What is cut on each of the sixty cards of the Roundtable Deck, in their order [R5]. */
const PICTURES: readonly WoodcutId[] = [
  'milestone boat gate chair person window event door wheel signpost',
  'distract coin knot creature letter sheaf deed map knife rest',
  'well shadow bridge host mental hive steadfast poison cog hart',
  'chest theme search mill thorn crown exertion hand paw fish',
  'inn bleed horseshoe place tale stage sprout role sword below',
  'song whip leaf mana health anvil foolscap snow join road',
].flatMap((row) => row.split(' ') as WoodcutId[])

/** The deck's back, with a wheel that has come far. */
const BACK: PrintedFace = {
  paper: MADDER,
  ink: CREAM,
  blocks: [
    ...framed(63, 88, CREAM),
    frame(box(6, 6, 51, 76), CREAM, 0.25, 1.2),
    ...(['light', 'shadow'] as const).flatMap((id, i) => [
      sign(box(8 + 38 * i, 8, 9, 9), id, CREAM),
      sign(box(46 - 38 * i, 71, 9, 9), id, CREAM),
    ]),
    { as: 'rule', box: box(10, 21, 43, 0.4), ink: CREAM, line: 0.4 },
    { as: 'rule', box: box(10, 67, 43, 0.4), ink: CREAM, line: 0.4 },
    sign(box(13.5, 26, 36, 36), 'wheel', CREAM),
  ],
}

/** One of the two readings: the shadow is read when the card is turned. */
function reading(card: string, which: 'light' | 'shadow'): readonly FaceBlock[] {
  const light = which === 'light'
  const turned = light ? {} : { quarters: 2 as const }
  return [
    sign(box(light ? 5.4 : 52.6, light ? 60 : 74, 5, 5), which, light ? MADDER : MOSS),
    words(
      light ? box(11.8, 57.4, 45.6, 11) : box(5.6, 70.6, 45.6, 11),
      `${card}.${which}`,
      'text',
      {
        at: 'left',
        ...turned,
      },
    ),
  ]
}

/**
 * A card of the Roundtable Deck by its number, 1 to 60, 63 x 88 mm; with the sign of what it is read as, once the d7 has
 * said so [R5]. Of another number there is only its back.
 */
export function roundtableFace(card: number, as?: Reading): PrintedFace {
  const picture = PICTURES[card - 1]
  if (picture === undefined) return BACK
  const key = `deck.${card}`
  return {
    paper: PAPER,
    ink: INK,
    back: BACK,
    blocks: [
      ...framed(63, 88, INK),
      words(box(5.4, 5, 52.2, 7), `${key}.title`, 'head'),
      { as: 'band', box: box(5.4, 13, 52.2, 28), ink: TINT, round: 1.2 },
      frame(box(5.4, 13, 52.2, 28), INK, 0.35, 1.2),
      sign(box(20.5, 15.6, 22, 22), picture),
      ...(as === undefined ? [] : [sign(box(49, 14.4, 7.4, 7.4), as, MADDER)]),
      words(box(6, 41.8, 51, 7), `${key}.image`, 'small'),
      { as: 'rule', box: box(8, 49.4, 47, 0.3), line: 0.3 },
      ...(['quality', 'noun', 'verb'] as const).map((word, i) =>
        words(box(5.4 + 17.4 * i, 50.2, 17.4, 5.6), `${key}.${word}`, 'text', { ink: MADDER }),
      ),
      { as: 'rule', box: box(8, 56.4, 47, 0.3), line: 0.3 },
      ...reading(key, 'light'),
      { as: 'rule', box: box(12, 69.4, 39, 0.3), line: 0.3 },
      ...reading(key, 'shadow'),
    ],
  }
}

/** Where the Roundtable Deck lies, 75 x 100 mm, with how many are left, as this field says. */
export const deckFace = (left: string): PrintedFace => ({
  paper: '#5a2019',
  ink: CREAM,
  blocks: [
    ...framed(75, 100, CREAM),
    words(box(6, 6, 63, 8), 'printed.deck', 'head'),
    sign(box(19.5, 25, 36, 36), 'wheel', CREAM),
    // What a card may be read as, by the faces of the d7.
    ...READINGS.map((id, i) => sign(box(8.5 + 9.8 * i, 70, 8, 8), id, CREAM)),
    { as: 'field', box: box(10, 83, 55, 10), field: left },
  ],
})

/** A Tale by its id, 127 x 89 mm: how its story goes, in four beats, and a mechanic that is its own [R3]. */
export function taleFace(tale: string): PrintedFace {
  const key = `tale.${tale}`
  return {
    paper: PAPER,
    ink: INK,
    blocks: [
      ...framed(127, 89, INK),
      sign(box(6, 6, 11, 11), 'tale', MADDER),
      words(box(19, 5.6, 89, 7), `${key}.title`, 'head', { at: 'left', ink: MADDER }),
      words(box(19, 12, 101, 5.4), `${key}.says`, 'small', { at: 'left' }),
      { as: 'rule', box: box(6, 19, 115, 0.4) },
      ...[1, 2, 3, 4].flatMap((beat): FaceBlock[] => [
        { as: 'band', box: box(6, 9 + 12.6 * beat, 8, 11), ink: TINT, round: 1 },
        words(box(6, 9 + 12.6 * beat, 8, 11), 'printed.beat', 'head', {
          ink: MADDER,
          says: () => say('printed.beat', { beat }),
        }),
        words(box(16, 9 + 12.6 * beat, 105, 11), `${key}.beats.${beat}`, 'text', { at: 'left' }),
      ]),
      { as: 'rule', box: box(6, 72, 115, 0.4) },
      sign(box(6, 74, 8, 8), 'join', MOSS),
      words(box(16, 73, 105, 10), `${key}.mechanic`, 'text', { at: 'left', ink: '#33420f' }),
    ],
  }
}

const ROLE_SIGNS: Readonly<Record<string, WoodcutId>> = {
  guide: 'signpost',
  shield: 'shield',
  voice: 'social',
  hand: 'hand',
  scholar: 'tale',
  stray: 'paw',
}

/** A Role by its id, 63 x 88 mm: what it is, and what it can be trusted to solve [R3]. */
export function roleFace(role: string): PrintedFace {
  const key = `role.${role}`
  const picture = Object.hasOwn(ROLE_SIGNS, role) ? ROLE_SIGNS[role] : undefined
  return {
    paper: PAPER,
    ink: INK,
    blocks: [
      ...framed(63, 88, INK),
      words(box(5.4, 5, 52.2, 7), `${key}.title`, 'head', { ink: MADDER }),
      { as: 'band', box: box(5.4, 13, 52.2, 30), ink: '#d9ddb4', round: 1.2 },
      frame(box(5.4, 13, 52.2, 30), INK, 0.35, 1.2),
      sign(box(19.5, 16, 24, 24), picture ?? 'role'),
      words(box(6, 44.4, 51, 15), `${key}.says`, 'text'),
      { as: 'rule', box: box(8, 60.4, 47, 0.3), line: 0.3 },
      words(box(6, 61.6, 51, 4.4), 'printed.solves', 'small', { ink: MADDER }),
      words(box(6, 66, 51, 17), `${key}.solves`, 'text'),
    ],
  }
}

/** What mats of a story have in common: they let the cloth through, and are named along their upper edge. */
const mat = (
  { width, height }: { readonly width: number; readonly height: number },
  id: WoodcutId,
  paper: string,
  more: readonly FaceBlock[] = [],
): PrintedFace => ({
  paper,
  ink: INK,
  round: 4,
  blocks: [
    frame(box(2, 2, width - 4, height - 4), INK, 0.6, 3),
    sign(box(5, 4.6, 9, 9), id),
    { as: 'text', box: box(16, 4.6, width - 21, 9), text: 'name', look: 'head', at: 'left' },
    { as: 'rule', box: box(5, 15, width - 10, 0.3), line: 0.3 },
    ...more,
  ],
})

/** The Theatre, 420 x 260 mm: as far as what happens reaches; its stages lie on it [R14]. */
export const theatreFace = (): PrintedFace =>
  mat(CARD_SIZES.theatre, 'theatre', 'rgba(122, 83, 48, 0.14)')

/** A Stage, 180 x 130 mm: one scene, over before people look elsewhere [R14]. */
export const stageFace = (): PrintedFace =>
  mat(CARD_SIZES.stage, 'stage', 'rgba(246, 232, 196, 0.62)')

const INTERIOR_SIGNS: Readonly<Record<Interior['id'], WoodcutId>> = {
  'short-hall': 'hall',
  'long-hall': 'hall',
}

/**
 * A place on a Stage, 110 x 76 mm, with the fields of its distance [R15] and of what it is like inside [R16], as which
 * of the parts there are.
 */
export function placeFace(fields: readonly string[], interior?: string): PrintedFace {
  const named = interior === undefined ? undefined : (INTERIOR_SIGNS[interior] ?? interior)
  const id = named !== undefined && Object.hasOwn(WOODCUTS, named) ? (named as WoodcutId) : 'place'
  return mat(
    CARD_SIZES.place,
    id,
    'rgba(248, 236, 210, 0.8)',
    fields.map((field, i) => ({
      as: 'field',
      box: box(5 + (100 / fields.length) * i, 64, 100 / fields.length - 2, 8),
      field,
    })),
  )
}
