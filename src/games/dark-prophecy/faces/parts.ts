import type { FaceBlock, FaceBox, FaceLetters, SignBlock } from '../../../rules/board/face.ts'
import { plain, type Sentence } from '../../../rules/plain/sentence.ts'
import { BLACK, BONE, RED } from '../cards/papers.ts'
import { CORNER_SIGN, PART_SIGN, SEAL_SIGN } from './signs.ts'

// What cards are put together of.

export const area = (x: number, y: number, w: number, h: number): FaceBox => ({ x, y, w, h })

/** Words that stand printed: in the ink of the card, at the left, unless told. */
export const printed = (
  box: FaceBox,
  sentence: Sentence,
  look: FaceLetters,
  more: Partial<Extract<FaceBlock, { as: 'words' }>> = {},
): FaceBlock => ({ as: 'words', box, says: () => sentence, look, ...more })

/** A number for the eye: what it is the number of, is told besides. */
export const numberOn = (
  box: FaceBox,
  number: number,
  ink: string,
  quarters?: 1 | 2 | 3,
): FaceBlock =>
  printed(box, plain(String(number)), 'head', {
    ink,
    at: 'center',
    eye: true,
    large: 2,
    ...(quarters && { quarters }),
  })

/** A sign, and what it means where that is told nowhere else. */
export const sign = (box: FaceBox, path: string, ink: string, says?: Sentence): SignBlock => ({
  ...{ as: 'sign', box, path, ink },
  ...(says && { says }),
})

export const band = (box: FaceBox, ink: string, round = 0): FaceBlock => ({
  ...{ as: 'band', box, ink, round },
})

export const outlined = (box: FaceBox, ink: string, thick = 0.4, round = 1.5): FaceBlock => ({
  ...{ as: 'frame', box, ink, line: thick, round },
})

/** Two lines along a card's edge, and something grown in its corners. */
export const edged = (w: number, h: number, ink: string, corner = 11): readonly FaceBlock[] => [
  outlined(area(2.4, 2.4, w - 4.8, h - 4.8), ink, 0.7, 2.4),
  outlined(area(4, 4, w - 8, h - 8), ink, 0.25, 1.4),
  ...([undefined, 1, 2, 3] as const).map((quarters, i): FaceBlock => {
    const [x, y] = [i === 1 || i === 2 ? w - 4.6 - corner : 4.6, i > 1 ? h - 4.6 - corner : 4.6]
    return { ...sign(area(x, y, corner, corner), CORNER_SIGN, ink), ...(quarters && { quarters }) }
  }),
]

/** A seal of wax with a number on it, and what that means. */
export const seal = (box: FaceBox, number: number, says?: Sentence): readonly FaceBlock[] => {
  const [x, y] = [box.x + box.w * 0.12, box.y + box.h * 0.12]
  return [
    sign(box, SEAL_SIGN, RED, says),
    numberOn(area(x, y, box.w * 0.76, box.h * 0.76), number, BONE),
  ]
}

/** What parts the words above from those below. */
export const parting = (x: number, y: number, ink: string = RED): FaceBlock =>
  sign(area(x - 6, y - 6, 12, 12), PART_SIGN, ink)

/** A head across a card: black, with a sign and the name of it. */
export const heading = (
  width: number,
  high: number,
  title: Sentence,
  marked: SignBlock,
): readonly FaceBlock[] => [
  band(area(0, 0, width, high), BLACK),
  band(area(0, high, width, 0.9), RED),
  marked,
  printed(area(21, 1.4, width - 24, high - 2.8), title, 'title', {
    ink: BONE,
    large: 1.3,
  }),
]

/** The same as it is seen from afar: higher, and the name alone. */
export const headed = (width: number, high: number, title: Sentence): readonly FaceBlock[] => [
  band(area(0, 0, width, high), BLACK),
  band(area(0, high, width, 0.9), RED),
  printed(area(3, 2, width - 6, high - 4), title, 'title', {
    ...{ ink: BONE, at: 'center', large: 1.6 },
  }),
]
