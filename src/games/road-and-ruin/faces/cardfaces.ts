import type { FaceBlock, FaceBox, FaceLetters, PrintedFace } from '../../../rules/board/face.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { READINGS } from '../reckon/roster.ts'
import { ROLE_IDS, type RoleId, TALE_IDS } from '../reckon/tales.ts'
import { cardOf } from '../story/drawn.ts'
import { STOCKS } from '../story/papers.ts'
import { WOODCUTS, type WoodcutId } from './signs.ts'

/** What is printed on, and with. */
export const PRINT = {
  paper: STOCKS.roundtable.paper,
  ink: STOCKS.roundtable.ink,
  madder: '#8f2a22',
  moss: '#3d4d17',
  tint: '#ecdbb4',
  cream: '#f3dfb2',
} as const
const { paper: PAPER, ink: INK, madder: MADDER, moss: MOSS, tint: TINT, cream: CREAM } = PRINT

const box = (x: number, y: number, w: number, h: number): FaceBox => ({ x, y, w, h })

const words = (
  at: FaceBox,
  key: string,
  look: FaceLetters,
  more: Partial<Extract<FaceBlock, { as: 'words' }>> = {},
): FaceBlock => ({ as: 'words', box: at, says: () => say(key), look, at: 'center', ...more })

/** A sign in a box. */
export const signAt = (at: FaceBox, id: WoodcutId, ink: string = INK): FaceBlock => ({
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
export const framed = (width: number, height: number, ink: string = INK): readonly FaceBlock[] => [
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
      signAt(box(8 + 38 * i, 8, 9, 9), id, CREAM),
      signAt(box(46 - 38 * i, 71, 9, 9), id, CREAM),
    ]),
    { as: 'rule', box: box(10, 21, 43, 0.4), ink: CREAM, line: 0.4 },
    { as: 'rule', box: box(10, 67, 43, 0.4), ink: CREAM, line: 0.4 },
    signAt(box(13.5, 26, 36, 36), 'wheel', CREAM),
  ],
}

/** One of the two readings: the shadow is read when the card is turned. */
function reading(card: string, which: 'light' | 'shadow'): readonly FaceBlock[] {
  const light = which === 'light'
  const turned = light ? {} : { quarters: 2 as const }
  return [
    signAt(box(light ? 5.4 : 52.6, light ? 60 : 74, 5, 5), which, light ? MADDER : MOSS),
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
 * A card of the Roundtable Deck [R5], 63 x 88 mm: light upright, shadow for whoever turns it; with what it is read as,
 * once the d7 has said so. One that is none of the sixty is seen from behind.
 */
export function roundtableFace(item: Item): PrintedFace {
  const card = cardOf(item)
  const picture = PICTURES[(card ?? 0) - 1]
  if (picture === undefined) return BACK
  const as = READINGS.find((one) => one === item.props.as)
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
      signAt(box(20.5, 15.6, 22, 22), picture),
      ...(as
        ? [
            signAt(box(49, 14.4, 7.4, 7.4), as, MADDER),
            words(box(30, 36, 26.4, 4.4), `reading.${as}`, 'small', { at: 'right', ink: MADDER }),
          ]
        : []),
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

/** The place of the Roundtable Deck, 78 x 104 mm, with how many are left in it. */
export const deckFace = (): PrintedFace => ({
  ...STOCKS.deck,
  blocks: [
    ...framed(78, 104, CREAM),
    words(box(6, 6, 66, 9), 'piece.deck', 'head'),
    signAt(box(21, 25, 36, 36), 'wheel', CREAM),
    // What a card may be read as, by the faces of the d7.
    ...READINGS.map((id, i) => signAt(box(10 + 9.8 * i, 72, 8, 8), id, CREAM)),
    { as: 'field', box: box(12, 85, 54, 12), field: 'left' },
  ],
})

/** A Tale, 148 x 105 mm: how its story goes, in four beats, and a mechanic that is its own [R3]. */
export function taleFace({ props }: Item): PrintedFace {
  const tale = TALE_IDS.find((id) => id === props.tale)
  const key = `tale.${tale}`
  return {
    paper: PAPER,
    ink: INK,
    blocks: [
      ...framed(148, 105, INK),
      signAt(box(7, 7, 13, 13), 'tale', MADDER),
      ...(tale
        ? [
            words(box(23, 6.6, 118, 8), `${key}.title`, 'head', { at: 'left', ink: MADDER }),
            words(box(23, 14.4, 118, 6), `${key}.says`, 'small', { at: 'left' }),
            ...[1, 2, 3, 4].flatMap((beat): FaceBlock[] => [
              { as: 'band', box: box(7, 11.4 + 14.4 * beat, 10, 12.6), ink: TINT, round: 1 },
              words(box(7, 11.4 + 14.4 * beat, 10, 12.6), 'plain', 'head', {
                ink: MADDER,
                says: () => say('plain', { text: String(beat) }),
              }),
              words(box(20, 11.4 + 14.4 * beat, 121, 12.6), `${key}.beats.${beat}`, 'text', {
                at: 'left',
              }),
            ]),
            words(box(20, 86, 121, 12.6), `${key}.mechanic`, 'text', { at: 'left', ink: MOSS }),
          ]
        : []),
      { as: 'rule', box: box(7, 22.6, 134, 0.4) },
      { as: 'rule', box: box(7, 84.4, 134, 0.4) },
      signAt(box(7, 87, 10, 10), 'join', MOSS),
    ],
  }
}

const ROLE_PICTURES: Readonly<Record<RoleId, WoodcutId>> = {
  guide: 'signpost',
  shield: 'shield',
  voice: 'social',
  hand: 'hand',
  scholar: 'tale',
  stray: 'paw',
}

/** A Role, 63 x 88 mm: what it is, and what it can be trusted to solve [R3]. */
export function roleFace({ props }: Item): PrintedFace {
  const role = ROLE_IDS.find((id) => id === props.role)
  const key = `role.${role}`
  return {
    paper: PAPER,
    ink: INK,
    back: BACK,
    blocks: [
      ...framed(63, 88, INK),
      { as: 'band', box: box(5.4, 13, 52.2, 30), ink: '#d9ddb4', round: 1.2 },
      frame(box(5.4, 13, 52.2, 30), INK, 0.35, 1.2),
      signAt(box(19.5, 16, 24, 24), role ? ROLE_PICTURES[role] : 'role'),
      { as: 'rule', box: box(8, 60.4, 47, 0.3), line: 0.3 },
      ...(role
        ? [
            words(box(5.4, 5, 52.2, 7), `${key}.title`, 'head', { ink: MADDER }),
            words(box(6, 44.4, 51, 15), `${key}.says`, 'text'),
            words(box(6, 62, 51, 20), `${key}.solves`, 'text', { ink: MOSS }),
          ]
        : []),
    ],
  }
}
