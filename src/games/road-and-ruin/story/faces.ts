import type { FaceBlock, FaceBox, PrintedFace } from '../../../rules/board/face.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { INTERIORS } from '../reckon/places.ts'
import { READINGS, ROSTER } from '../reckon/roster.ts'
import { ROLE_IDS, TALE_IDS } from '../reckon/tales.ts'
import { cardOf } from './drawn.ts'
import { wordOf } from './slips.ts'

const PAPER = '#f2e6cc'
const INK = '#3a2a1c'
const RED = '#8c2f1f'
const FAINT = '#b59c74'

const box = (x: number, y: number, w: number, h: number): FaceBox => ({ x, y, w, h })

/** A line round the face, as a woodcut has it. */
const framed = (width: number, height: number, ink = INK): readonly FaceBlock[] => [
  { as: 'frame', box: box(2.5, 2.5, width - 5, height - 5), ink, line: 0.8, round: 2 },
  { as: 'frame', box: box(4, 4, width - 8, height - 8), ink, line: 0.25, round: 1.4 },
]

/** A road between two hills. */
const ROAD = 'M2 21L9 12L13 16L17 9L22 21ZM11 21L12.4 17.6L11.6 15.6L12.6 15L13.8 17.6L13.4 21Z'

const back = (width: number, height: number): PrintedFace => ({
  paper: '#5b3a24',
  ink: PAPER,
  blocks: [
    ...framed(width, height, PAPER),
    { as: 'sign', box: box(width / 2 - 16, height / 2 - 16, 32, 32), path: ROAD, ink: PAPER },
  ],
})

const DECK_BACK = back(63, 88)

/** A card of the Roundtable Deck: light upright, shadow for whoever turns it [R5]. */
export function roundtableFace(item: Item): PrintedFace {
  const card = cardOf(item)
  const as = READINGS.find((one) => one === item.props.as)
  const words = (part: string) => () =>
    card === undefined ? undefined : say(`deck.${card}.${part}`)
  return {
    paper: PAPER,
    ink: INK,
    back: DECK_BACK,
    blocks: [
      ...framed(63, 88),
      { as: 'words', box: box(6, 5.5, 51, 8), says: words('title'), look: 'title', at: 'center' },
      { as: 'rule', box: box(12, 14, 39, 0.4), ink: RED },
      { as: 'words', box: box(6, 15.5, 51, 13), says: words('image'), look: 'small', at: 'center' },
      { as: 'words', box: box(6, 30, 16, 7), says: words('noun'), look: 'small', at: 'center' },
      { as: 'words', box: box(23.5, 30, 16, 7), says: words('verb'), look: 'small', at: 'center' },
      { as: 'words', box: box(41, 30, 16, 7), says: words('quality'), look: 'small', at: 'center' },
      { as: 'words', box: box(6, 39, 51, 14), says: words('light'), look: 'text', at: 'center' },
      {
        as: 'words',
        box: box(12, 54.5, 39, 5),
        says: () => (as ? say(`reading.${as}`) : undefined),
        look: 'small',
        at: 'center',
        ink: RED,
      },
      { as: 'band', box: box(5, 61, 53, 21), ink: '#3a2a1c22', round: 1 },
      {
        as: 'words',
        box: box(7, 63, 49, 17),
        says: words('shadow'),
        look: 'text',
        at: 'center',
        quarters: 2,
      },
    ],
  }
}

/** The place of the Deck, with how many are left in it. */
export const deckFace = (): PrintedFace => ({
  paper: '#5b3a24',
  ink: PAPER,
  round: 4,
  blocks: [
    ...framed(78, 104, PAPER),
    { as: 'sign', box: box(19, 14, 40, 40), path: ROAD, ink: PAPER },
    {
      as: 'words',
      box: box(8, 60, 62, 16),
      says: () => say('piece.deck'),
      look: 'head',
      at: 'center',
    },
    { as: 'field', box: box(14, 78, 50, 14), field: 'left' },
  ],
})

/** The Story Roster: twenty slots in two columns [R4]. */
export function rosterFace(): PrintedFace {
  const slots = Array.from({ length: ROSTER }, (_, i): readonly FaceBlock[] => {
    const x = i < ROSTER / 2 ? 10 : 122
    const y = 28 + (i % (ROSTER / 2)) * 13
    return [
      {
        as: 'words',
        box: box(x, y, 9, 11),
        says: () => say('plain', { text: String(i + 1) }),
        look: 'head',
        ink: RED,
        at: 'right',
      },
      { as: 'text', box: box(x + 11, y, 92, 11), text: `slot${i + 1}`, look: 'text' },
      { as: 'rule', box: box(x + 11, y + 11.5, 92, 0.3), ink: FAINT },
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
    paper: '#f7efdd',
    ink: INK,
    round: 1.5,
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
  paper: '#f7efdd',
  ink: INK,
  round: 1.5,
  blocks: [
    ...framed(105, 74),
    { as: 'text', box: box(7, 7, 91, 16), text: 'sought', look: 'head' },
    { as: 'text', box: box(7, 24, 91, 20), text: 'clues', look: 'text' },
    { as: 'rule', box: box(7, 46, 91, 0.4), ink: RED },
    { as: 'field', box: box(7, 48, 44, 11), field: 'discovery' },
    { as: 'field', box: box(54, 48, 44, 11), field: 'dismissal' },
    { as: 'field', box: box(7, 60, 91, 9), field: 'obsession' },
  ],
})

/** A Tale: its four beats, and a mechanic of its own [R3]. */
export function taleFace({ props }: Item): PrintedFace {
  const tale = TALE_IDS.find((id) => id === props.tale)
  const words = (part: string) => () => (tale ? say(`tale.${tale}.${part}`) : undefined)
  return {
    paper: PAPER,
    ink: INK,
    back: back(148, 105),
    blocks: [
      ...framed(148, 105),
      { as: 'words', box: box(8, 7, 132, 11), says: words('title'), look: 'title', at: 'center' },
      { as: 'words', box: box(8, 19, 132, 11), says: words('says'), look: 'small', at: 'center' },
      { as: 'rule', box: box(40, 31, 68, 0.4), ink: RED },
      ...[1, 2, 3, 4].map(
        (beat, i): FaceBlock => ({
          as: 'words',
          box: box(10, 33 + i * 12, 128, 11),
          says: words(`beats.${beat}`),
          look: 'text',
        }),
      ),
      { as: 'band', box: box(8, 82, 132, 16), ink: '#8c2f1f1f', round: 1 },
      { as: 'words', box: box(10, 83, 128, 14), says: words('mechanic'), look: 'small' },
    ],
  }
}

/** A Role, and the problems that it can be expected to solve [R3]. */
export function roleFace({ props }: Item): PrintedFace {
  const role = ROLE_IDS.find((id) => id === props.role)
  const words = (part: string) => () => (role ? say(`role.${role}.${part}`) : undefined)
  return {
    paper: PAPER,
    ink: INK,
    back: DECK_BACK,
    blocks: [
      ...framed(63, 88),
      { as: 'words', box: box(6, 8, 51, 11), says: words('title'), look: 'title', at: 'center' },
      { as: 'rule', box: box(12, 20, 39, 0.4), ink: RED },
      { as: 'words', box: box(7, 23, 49, 24), says: words('says'), look: 'text', at: 'center' },
      { as: 'band', box: box(6, 50, 51, 31), ink: '#8c2f1f1f', round: 1 },
      { as: 'words', box: box(8, 52, 47, 27), says: words('solves'), look: 'text', at: 'center' },
    ],
  }
}

const matFace = (width: number, height: number, paper: string, line: number): PrintedFace => ({
  paper,
  ink: INK,
  round: 5,
  blocks: [
    { as: 'frame', box: box(2, 2, width - 4, height - 4), ink: '#3a2a1c88', line, round: 4 },
    { as: 'text', box: box(9, 6, width - 18, 12), text: 'title', look: 'head' },
  ],
})

/** The furthest reach of an event [R14]. */
export const theatreFace = (): PrintedFace => matFace(900, 580, '#6b4a2a33', 1.2)

/** One isolated scene in it [R14], and how far from the last. */
export function stageFace(): PrintedFace {
  const face = matFace(380, 270, '#e9d7b055', 0.8)
  return {
    ...face,
    blocks: [
      ...face.blocks,
      { as: 'field', box: box(250, 6, 120, 11), field: 'band' },
      { as: 'text', box: box(9, 240, 362, 24), text: 'told', look: 'small' },
    ],
  }
}

/** A place in a scene: how far, and what part of a building [R15], [R16]. */
export function placeFace({ props }: Item): PrintedFace {
  const interior = INTERIORS.find(({ id }) => id === props.interior)
  const face = matFace(150, 100, '#f2e6cc99', 0.5)
  return {
    ...face,
    blocks: [
      ...face.blocks,
      { as: 'field', box: box(9, 74, 64, 10), field: 'band' },
      { as: 'field', box: box(77, 74, 64, 10), field: 'interior' },
      {
        as: 'words',
        box: box(9, 85, 132, 10),
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
