import type { FaceBlock, FaceBox, PrintedFace } from '../../../rules/board/face.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { INTERIORS } from '../reckon/places.ts'
import { ROSTER } from '../reckon/roster.ts'
import { STOCKS } from '../story/papers.ts'
import { wordOf } from '../story/slips.ts'
import { framed, PRINT, signAt } from './cardfaces.ts'
import { WOODCUTS, type WoodcutId } from './signs.ts'

const { paper: PAPER, ink: INK, madder: RED } = PRINT
const FAINT = '#b59c74'

const box = (x: number, y: number, w: number, h: number): FaceBox => ({ x, y, w, h })

/** The Story Roster: twenty slots in two columns [R4]. */
export function rosterFace(): PrintedFace {
  const slots = Array.from({ length: ROSTER }, (_, i): readonly FaceBlock[] => {
    const x = i < ROSTER / 2 ? 10 : 122
    const y = 28 + (i % (ROSTER / 2)) * 13
    return [
      {
        as: 'words',
        box: box(x - 2, y, 13, 11),
        says: () => say('plain', { text: String(i + 1) }),
        look: 'head',
        ink: RED,
        at: 'right',
      },
      { as: 'text', box: box(x + 13, y, 90, 11), text: `slot${i + 1}`, look: 'text' },
      { as: 'rule', box: box(x + 13, y + 11.5, 90, 0.3), ink: FAINT },
    ]
  })
  return {
    paper: PAPER,
    ink: INK,
    blocks: [
      ...framed(236, 166),
      {
        as: 'words',
        box: box(10, 7, 216, 14),
        says: () => say('piece.roster'),
        look: 'title',
        at: 'center',
      },
      { as: 'rule', box: box(60, 22, 116, 0.5), ink: RED },
      ...slots.flat(),
    ],
  }
}

/** A Check that is being put together: what it is, and its goal [R6]. */
export function slipFace({ props }: Item): PrintedFace {
  const check = /^[\w-]{1,30}$/u.exec(wordOf(props.check))?.[0]
  return {
    ...STOCKS.slip,
    blocks: [
      { as: 'band', box: box(0, 0, 105, 9), ink: '#8c2f1f2e' },
      {
        as: 'words',
        box: box(5, 1.5, 95, 6.5),
        says: () => say(check ? `slip.${check}` : 'piece.slip'),
        look: 'small',
        ink: RED,
      },
      { as: 'text', box: box(6, 13, 93, 52), text: 'goal', look: 'head' },
      { as: 'rule', box: box(6, 67, 93, 0.3), ink: FAINT },
    ],
  }
}

/** A search: what is looked for, and its two numbers [R11]. */
export const searchFace = (): PrintedFace => ({
  ...STOCKS.search,
  blocks: [
    ...framed(105, 74),
    { as: 'text', box: box(7, 6, 91, 14), text: 'sought', look: 'head' },
    { as: 'text', box: box(7, 21, 91, 17), text: 'clues', look: 'text' },
    { as: 'rule', box: box(7, 39, 91, 0.4), ink: RED },
    { as: 'field', box: box(7, 41, 91, 9), field: 'discovery' },
    { as: 'field', box: box(7, 50.5, 91, 9), field: 'dismissal' },
    { as: 'field', box: box(7, 60, 91, 9), field: 'obsession' },
  ],
})

const matFace = (
  paper: (typeof STOCKS)['stage' | 'theatre' | 'place'],
  width: number,
  height: number,
  line: number,
  sign: WoodcutId,
): PrintedFace => ({
  ...paper,
  blocks: [
    { as: 'frame', box: box(2, 2, width - 4, height - 4), ink: '#3a2a1c88', line, round: 4 },
    signAt(box(7, 6.5, 11, 11), sign),
    { as: 'text', box: box(21, 6, Math.min(width - 30, 165), 12), text: 'title', look: 'head' },
  ],
})

/** The furthest reach of an event [R14]. */
export const theatreFace = (): PrintedFace => matFace(STOCKS.theatre, 640, 410, 1.2, 'theatre')

/** One isolated scene in it [R14], and how far from the last. */
export function stageFace(): PrintedFace {
  const face = matFace(STOCKS.stage, 290, 180, 0.8, 'stage')
  return {
    ...face,
    blocks: [
      ...face.blocks,
      { as: 'field', box: box(190, 6, 92, 11), field: 'band' },
      { as: 'text', box: box(9, 152, 272, 22), text: 'told', look: 'small' },
    ],
  }
}

/** The sign of a part of a building [R16]: both halls have the same. */
const interiorSign = (id: string): WoodcutId => {
  const named = id.endsWith('-hall') ? 'hall' : id
  return Object.hasOwn(WOODCUTS, named) ? (named as WoodcutId) : 'place'
}

/** A place in a scene: how far, and what part of a building [R15], [R16]. */
export function placeFace({ props }: Item): PrintedFace {
  const interior = INTERIORS.find(({ id }) => id === props.interior)
  const face = matFace(STOCKS.place, 120, 76, 0.5, interior ? interiorSign(interior.id) : 'place')
  return {
    ...face,
    blocks: [
      ...face.blocks,
      { as: 'field', box: box(8, 46, 51, 10), field: 'band' },
      { as: 'field', box: box(61, 46, 51, 10), field: 'interior' },
      {
        as: 'words',
        box: box(8, 58, 104, 13),
        says: () => (interior ? say(`interior.${interior.id}.note`) : undefined),
        look: 'small',
      },
    ],
  }
}

/** Stores that have to last [R3]. */
export const storesFace = (): PrintedFace => ({
  paper: PAPER,
  ink: INK,
  blocks: [
    ...framed(70, 70),
    {
      as: 'words',
      box: box(7, 8, 56, 14),
      says: () => say('piece.stores'),
      look: 'head',
      at: 'center',
    },
    { as: 'field', box: box(10, 26, 50, 34), field: 'stores' },
  ],
})
