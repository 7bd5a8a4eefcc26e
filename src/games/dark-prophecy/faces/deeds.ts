import type { FaceBlock, FaceBox, PrintedFace } from '../../../rules/board/face.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { DEEDS, type DeedId, deedOf } from '../cards/deeds.ts'
import { BLACK, BONE, DARK_PAPERS, DEED_SIZE, RED } from '../cards/papers.ts'
import { bringsTold } from '../cards/told.ts'
import { DEED_PICTURES } from './deedpictures.ts'
import { GROUNDS_OF } from './maincards.ts'
import {
  area,
  band,
  edged,
  headed,
  heading,
  outlined,
  parting,
  printed,
  seal,
  sign,
} from './parts.ts'
import { DISCIPLINE_SIGNS, PLACE_SIGN, SEAL_SIGN, TOKEN_SIGNS } from './signs.ts'

const { width: WIDE, height: HIGH } = DEED_SIZE

/** What is behind a Deed, and on top of their deck, of which nobody knows the order: w by h mm. */
export const deedBack = (w: number, h: number): PrintedFace => ({
  paper: BLACK,
  ink: BONE,
  round: 4,
  blocks: [
    ...edged(w, h, BONE, 13),
    sign(area(w / 2 - 17, h / 2 - 29, 34, 34), SEAL_SIGN, RED),
    sign(area(w / 2 - 9, h / 2 - 21, 18, 18), DISCIPLINE_SIGNS.demons, BONE),
    parting(w / 2, h / 2 + 10, BONE),
    printed(area(14, h / 2 + 13, w - 28, 18), say('face.deed'), 'title', {
      at: 'center',
      large: 1.5,
    }),
  ],
})
const BACK = deedBack(WIDE, HIGH)

/** Places for advances, and seals on those that have been made [D23]. */
const places = (cost: number, made: number, boxOf: (i: number) => FaceBox): readonly FaceBlock[] =>
  Array.from({ length: cost }, (_, i) => {
    const full = i < made
    return sign(
      boxOf(i),
      full ? TOKEN_SIGNS.advance : PLACE_SIGN,
      full ? RED : BLACK,
      i === 0 ? say('face.advances', { n: made, of: cost }) : undefined,
    )
  })

function nearPlaces(cost: number, made: number) {
  const step = Math.min(10.8, 43.4 / cost)
  return places(cost, made, (i) => area(30.6 + step * i, 36, step - 0.6, 10))
}

/** From afar in two rows, so large that they can be counted. */
function farPlaces(cost: number, made: number) {
  const across = cost < 4 ? cost : Math.ceil(cost / 2)
  const [step, side] = cost < 3 ? [15, 14] : [12.4, 11.6]
  return places(cost, made, (i) => {
    const [row, column] = [Math.floor(i / across), i % across]
    const high = cost < 4 ? 69.5 : 63 + 13 * row
    return area(49 + (column - (across - 1) / 2) * step - side / 2, high - side / 2, side, side)
  })
}

function deedFront(id: DeedId, made: number): PrintedFace {
  const deed = deedOf(id)
  const { discipline, cost, points } = deed
  const [ground, cut] = GROUNDS_OF[discipline]
  const told = bringsTold(deed)
  return {
    ...DARK_PAPERS.deed,
    back: BACK,
    // From afar: its name, its picture, its advances and what it is worth.
    far: [
      ...headed(WIDE, 52, say(`deed.${id}.title`)),
      band(area(4, 57, 25, 25), ground, 1.6),
      sign(area(6.4, 59.4, 20.2, 20.2), DEED_PICTURES[id], cut),
      ...farPlaces(cost, made),
      ...seal(area(69, 57.5, 24, 24), points),
    ],
    blocks: [
      ...heading(
        WIDE,
        27,
        say(`deed.${id}.title`),
        sign(
          area(3.6, 6, 15, 15),
          DISCIPLINE_SIGNS[discipline],
          RED,
          say('face.deed.of', { of: discipline }),
        ),
      ),
      band(area(4, 29.4, 25, 25), ground, 1.6),
      outlined(area(5, 30.4, 23, 23), cut, 0.25, 1),
      sign(area(6.4, 31.8, 20.2, 20.2), DEED_PICTURES[id], cut),
      ...nearPlaces(cost, made),
      ...seal(area(75, 32, 18, 18), points, say('face.points', { n: points })),
      band(area(5, 56, WIDE - 10, 0.4), RED),
      ...(told
        ? [
            printed(area(5, 56.8, WIDE - 10, 23.4), told, 'text', { large: 1.5 }),
            printed(area(5, HIGH - 5.8, WIDE - 10, 4.2), say(`deed.${id}.says`), 'small', {
              at: 'center',
            }),
          ]
        : [
            printed(area(7, 58.4, WIDE - 14, 24), say(`deed.${id}.says`), 'text', {
              at: 'center',
              large: 1.4,
            }),
          ]),
    ],
  }
}

/** A Deed [D4] with as many advances as there are on it; what is none is seen from behind. */
export function deedFace({ props: { deed, advances } }: Item): PrintedFace {
  if (typeof deed !== 'string' || !Object.hasOwn(DEEDS, deed)) return BACK
  const id = deed as DeedId
  const made = Number.isInteger(advances) ? Math.min(deedOf(id).cost, Number(advances)) : 0
  return deedFront(id, made)
}
