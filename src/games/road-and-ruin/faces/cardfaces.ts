import type {
  FaceBlock,
  FaceBox,
  FaceLetters,
  PrintedFace,
  SignBlock,
} from '../../../rules/board/face.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { READINGS } from '../reckon/roster.ts'
import { ROLE_IDS, type RoleId, TALE_IDS } from '../reckon/tales.ts'
import { cardOf } from '../story/drawn.ts'
import { ROLE_SIZE, STOCKS, TALE_SIZE } from '../story/papers.ts'
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

/** A part of a face, mm. */
export const box = (x: number, y: number, w: number, h: number): FaceBox => ({ x, y, w, h })

const words = (
  at: FaceBox,
  key: string,
  look: FaceLetters,
  more: Partial<Extract<FaceBlock, { as: 'words' }>> = {},
): FaceBlock => ({ as: 'words', box: at, says: () => say(key), look, at: 'center', ...more })

/** A sign in a box. */
export const signAt = (at: FaceBox, id: WoodcutId, ink: string = INK): SignBlock => ({
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
    ...framed(88, 126, CREAM),
    frame(box(7, 7, 74, 112), CREAM, 0.3, 1.2),
    ...(['light', 'shadow'] as const).flatMap((id, i) => [
      signAt(box(10 + 55 * i, 10, 13, 13), id, CREAM),
      signAt(box(65 - 55 * i, 103, 13, 13), id, CREAM),
    ]),
    { as: 'rule', box: box(13, 28, 62, 0.5), ink: CREAM, line: 0.5 },
    { as: 'rule', box: box(13, 98, 62, 0.5), ink: CREAM, line: 0.5 },
    signAt(box(19, 38, 50, 50), 'wheel', CREAM),
  ],
}

/** One of the two readings: the shadow is read when the card is turned. */
function reading(card: string, which: 'light' | 'shadow'): readonly FaceBlock[] {
  const light = which === 'light'
  const turned = light ? {} : { quarters: 2 as const }
  return [
    {
      ...signAt(box(light ? 6.6 : 76.4, light ? 100.6 : 112, 5, 5), which, light ? MADDER : MOSS),
      says: say(`deck.${which}`),
    },
    words(light ? box(13, 98.4, 68, 9.4) : box(7, 109.8, 68, 9.4), `${card}.${which}`, 'small', {
      at: 'left',
      ...turned,
    }),
  ]
}

/**
 * A card of the Roundtable Deck [R5]: light upright, shadow for whoever turns it; with what it is read as, once the d7
 * has said so. One that is none of the sixty is seen from behind.
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
      ...framed(88, 126, INK),
      words(box(4.4, 4, 79.2, 25.2), `${key}.title`, 'title'),
      { as: 'band', box: box(6.6, 29.4, 74.8, 24), ink: TINT, round: 1.4 },
      frame(box(6.6, 29.4, 74.8, 24), INK, 0.4, 1.4),
      ...(as
        ? [
            signAt(box(9, 30.2, 11, 11), picture),
            signAt(box(9, 41.8, 11, 11), as, MADDER),
            words(box(21.6, 28.8, 60, 25.2), `reading.${as}`, 'head', { ink: MADDER, eye: true }),
          ]
        : [signAt(box(33, 30.4, 22, 22), picture)]),
      ...(['quality', 'noun', 'verb'] as const).map((word, i) =>
        words(box(6.6, 54.8 + 12 * i, 74.8, 12.2), `${key}.${word}`, 'text', { ink: MADDER }),
      ),
      { as: 'rule', box: box(12, 91.6, 64, 0.3), line: 0.3 },
      words(box(6.6, 92, 74.8, 5), `${key}.image`, 'small'),
      { as: 'rule', box: box(12, 97.6, 64, 0.3), line: 0.3 },
      ...reading(key, 'light'),
      { as: 'rule', box: box(20, 108.7, 48, 0.3), line: 0.3 },
      ...reading(key, 'shadow'),
    ],
  }
}

/** The place of the Roundtable Deck, with how many are left in it. */
export const deckFace = (): PrintedFace => ({
  ...STOCKS.deck,
  blocks: [
    ...framed(96, 142, CREAM),
    words(box(6, 7, 84, 22), 'piece.deck', 'title'),
    signAt(box(20, 36, 56, 56), 'wheel', CREAM),
    // What a card may be read as, by the faces of the d7.
    ...READINGS.map((id, i) => signAt(box(7.5 + 13.8 * i, 99, 12, 12), id, CREAM)),
    { as: 'field', box: box(7, 117, 82, 15), field: 'left', named: 64.6 },
  ],
})

/** A Tale: how its story goes, in four beats, and a mechanic that is its own [R3]. */
export function taleFace({ props }: Item): PrintedFace {
  const tale = TALE_IDS.find((id) => id === props.tale)
  const key = `tale.${tale}`
  const { width, height } = TALE_SIZE
  const row = (beat: number) => 25 + 26.8 * (beat - 1)
  return {
    paper: PAPER,
    ink: INK,
    blocks: [
      ...framed(width, height, INK),
      signAt(box(7, 6.4, 16, 16), 'tale', MADDER),
      { as: 'rule', box: box(7, 24.2, width - 14, 0.5) },
      ...(tale
        ? [
            words(box(26, 6, width - 34, 17), `${key}.title`, 'title', { at: 'left', ink: MADDER }),
            ...[1, 2, 3, 4].flatMap((beat): FaceBlock[] => [
              { as: 'band', box: box(6, row(beat) + 1, 12, 24.8), ink: TINT, round: 1.4 },
              words(box(6, row(beat) + 1, 12, 24.8), 'plain', 'head', {
                ink: MADDER,
                eye: true,
                says: () => say('plain', { text: String(beat) }),
              }),
              words(box(20.5, row(beat), width - 26, 26.6), `${key}.beats.${beat}`, 'text', {
                at: 'left',
              }),
            ]),
            words(box(20.5, 132.4, width - 26, 4.6), `${key}.says`, 'small', { at: 'left' }),
            words(box(20.5, 138.2, width - 26, 48), `${key}.mechanic`, 'text', {
              at: 'left',
              ink: MOSS,
            }),
          ]
        : []),
      { as: 'rule', box: box(7, 137.4, width - 14, 0.4) },
      signAt(box(6, 155, 12, 12), 'join', MOSS),
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

/** A Role: what it is, and what it can be trusted to solve [R3]. It hangs at the foot of a sheet. */
export function roleFace({ props }: Item): PrintedFace {
  const role = ROLE_IDS.find((id) => id === props.role)
  const key = `role.${role}`
  const { width, height } = ROLE_SIZE
  return {
    paper: PAPER,
    ink: INK,
    blocks: [
      ...framed(width, height, INK),
      { as: 'band', box: box(5, 5, 17, 15), ink: '#d9ddb4', round: 1.4 },
      signAt(box(6.5, 5.5, 14, 14), role ? ROLE_PICTURES[role] : 'role'),
      ...(role
        ? [
            words(box(25, 5, width - 31, 15), `${key}.title`, 'title', { ink: MADDER, at: 'left' }),
            words(box(6.5, 20, width - 13, 37.6), `${key}.solves`, 'text', {
              ink: MOSS,
              at: 'left',
            }),
            words(box(6.5, 57.6, width - 13, 4.4), `${key}.says`, 'small', { at: 'left' }),
          ]
        : []),
    ],
  }
}
