import type { FaceBlock, PrintedFace } from '../../../rules/board/face.ts'
import type { Size } from '../../../rules/board/size.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { INTERIORS } from '../reckon/places.ts'
import { ROSTER } from '../reckon/roster.ts'
import { PLACE_SIZE, ROSTER_SIZE, STAGE_SIZE, STOCKS, THEATRE_SIZE } from '../story/papers.ts'
import { namelessStage } from '../story/pieces.ts'
import { wordOf } from '../story/slips.ts'
import { box, framed, PRINT, signAt } from './cardfaces.ts'
import { WOODCUTS, type WoodcutId } from './signs.ts'

const { paper: PAPER, ink: INK, madder: RED } = PRINT
const FAINT = '#b59c74'

/** The Story Roster: twenty slots in two columns [R4]. */
export function rosterFace(): PrintedFace {
  // Each has room for two lines that are read from as far as the whole table is seen.
  const { width, height } = ROSTER_SIZE
  const high = 26.4
  const wide = 150
  const slots = Array.from({ length: ROSTER }, (_, i): readonly FaceBlock[] => {
    const x = i < ROSTER / 2 ? 6 : 184
    const y = 25 + (i % (ROSTER / 2)) * high
    return [
      {
        as: 'words',
        box: box(x, y, 18, high - 0.6),
        says: () => say('plain', { text: String(i + 1) }),
        eye: true,
        look: 'head',
        ink: RED,
        at: 'right',
      },
      {
        as: 'text',
        box: box(x + 21.6, y, wide - 0.6, high - 0.2),
        text: `slot${i + 1}`,
        look: 'text',
      },
      { as: 'rule', box: box(x + 21, y + high - 0.3, wide, 0.3), ink: FAINT },
    ]
  })
  return {
    paper: PAPER,
    ink: INK,
    blocks: [
      ...framed(width, height),
      {
        as: 'words',
        box: box(10, 5, width - 20, 17),
        says: ({ texts }) => (texts.title?.trim() ? undefined : say('piece.roster')),
        look: 'title',
        at: 'center',
      },
      { as: 'text', box: box(10, 5, width - 20, 17), text: 'title', look: 'title', at: 'center' },
      { as: 'rule', box: box(width / 2 - 90, 23.2, 180, 0.6), ink: RED },
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
      { as: 'band', box: box(0, 0, 130, 16), ink: `${RED}2e` },
      {
        as: 'words',
        box: box(7, 2, 116, 12.6),
        says: () => say(check ? `slip.${check}` : 'piece.slip'),
        look: 'head',
        ink: RED,
      },
      { as: 'text', box: box(7, 18, 116, 33), text: 'goal', look: 'title' },
      // Below it how it came out is written.
      { as: 'rule', box: box(7, 52, 116, 0.4), ink: FAINT },
    ],
  }
}

/** A search: what is looked for, and its two numbers [R11]. */
export const searchFace = ({ props }: Item): PrintedFace => ({
  ...STOCKS.search,
  blocks: [
    ...framed(130, 104),
    signAt(box(7, 7, 14, 14), 'search', RED),
    { as: 'text', box: box(24, 4.4, 99, 25.4), text: 'sought', look: 'title' },
    { as: 'rule', box: box(7, 30, 116, 0.5), ink: RED },
    { as: 'field', box: box(7, 31.2, 116, 12.8), field: 'discovery', named: 64 },
    { as: 'field', box: box(7, 44.4, 116, 12.8), field: 'dismissal', named: 64 },
    {
      as: 'field',
      box: box(7, 57.6, 116, 12.8),
      field: 'obsession',
      // What is chosen says it itself.
      named: props.obsession ? false : 70,
    },
    { as: 'rule', box: box(7, 71.4, 116, 0.3), ink: FAINT },
    { as: 'text', box: box(7, 72.6, 116, 26), text: 'clues', look: 'text' },
  ],
})

/** A mat with its title; one without says what it is. */
const matFace = (
  kind: 'theatre' | 'stage' | 'place',
  { width, height }: Size,
  line: number,
  sign: WoodcutId = kind,
): PrintedFace => ({
  ...STOCKS[kind],
  blocks: [
    { as: 'frame', box: box(2, 2, width - 4, height - 4), ink: '#3a2a1c88', line, round: 4 },
    signAt(box(6, 5, 15, 15), sign),
    {
      as: 'words',
      box: box(24, 3, width - 32, 18),
      says: (item) => {
        if (item.texts.title?.trim()) return undefined
        return kind === 'stage' ? namelessStage(item) : say(`piece.${kind}`)
      },
      // Other mats are known by what lies on them: from afar nothing stands in their middle.
      look: kind === 'stage' ? 'title' : 'head',
    },
    { as: 'text', box: box(24, 3, width - 32, 18), text: 'title', look: 'title' },
  ],
})

/** The furthest reach of an event [R14]. */
export const theatreFace = (): PrintedFace => matFace('theatre', THEATRE_SIZE, 1.2)

/** One isolated scene in it [R14], and how far from the last. */
export function stageFace(): PrintedFace {
  const { width, height } = STAGE_SIZE
  const face = matFace('stage', STAGE_SIZE, 0.8)
  return {
    ...face,
    blocks: [
      ...face.blocks,
      // Below the places that lie on it.
      { as: 'field', box: box(8, height - 56, 150, 12.4), field: 'band', named: 64 },
      { as: 'text', box: box(8, height - 42, width - 16, 39), text: 'told', look: 'text' },
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
  const sign = interior ? interiorSign(interior.id) : 'place'
  const face = matFace('place', PLACE_SIZE, 0.5, sign)
  return {
    ...face,
    blocks: [
      ...face.blocks,
      { as: 'field', box: box(7, 25.6, 110, 12.4), field: 'band', named: 58 },
      {
        as: 'field',
        box: box(7, 38.2, 110, 12.4),
        field: 'interior',
        named: interior ? false : 62,
      },
      {
        as: 'words',
        box: box(7, 51.4, 110, 21),
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
    ...framed(90, 80),
    {
      as: 'words',
      box: box(7, 6, 76, 17),
      says: () => say('piece.stores'),
      look: 'title',
      at: 'center',
    },
    { as: 'field', box: box(7, 26, 76, 46), field: 'stores', named: false },
  ],
})
