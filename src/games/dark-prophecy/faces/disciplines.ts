import type { FaceBlock, PrintedFace } from '../../../rules/board/face.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { pointsAt, TOP_LEVEL } from '../cards/disciplines.ts'
import { DISCIPLINES, type Discipline } from '../cards/effects.ts'
import { BLACK, BONE, DARK_PAPERS, DISCIPLINE_SIZE, RED } from '../cards/papers.ts'
import { area, band, numberOn, outlined, printed, seal, sign } from './parts.ts'
import { DISCIPLINE_SIGNS, TOKEN_SIGNS, VERB_SIGNS } from './signs.ts'

const { width: SIDE } = DISCIPLINE_SIZE

/** What a level is worth [D31]: a crown, and how many points. */
const worth = (of: Discipline, level: number, ink: string): readonly FaceBlock[] => {
  const n = pointsAt(level)
  return [
    sign(area(57, 8.6, 12, 12), VERB_SIGNS.point, RED, say('face.level', { of, level, n })),
    numberOn(area(69, 8, 11, 14), n, ink),
  ]
}

/** From afar: its level, its sign and its name. */
const farOf = (of: Discipline, level: number, ink: string): readonly FaceBlock[] => [
  ...seal(area(6, 6, 36, 36), level),
  sign(area(46, 7, 34, 34), DISCIPLINE_SIGNS[of], RED),
  printed(area(2.6, 44, SIDE - 5.2, 37), say(`discipline.${of}`), 'title', {
    ...{ ink, at: 'center', large: 1.6 },
  }),
]

/** The other side of a Discipline: level 4, and its gift [D38]. */
const topOf = (of: Discipline): PrintedFace => ({
  paper: BLACK,
  ink: BONE,
  round: 4,
  far: farOf(of, TOP_LEVEL, BONE),
  blocks: [
    outlined(area(2.4, 2.4, SIDE - 4.8, SIDE - 4.8), BONE, 0.7, 2.4),
    outlined(area(4, 4, SIDE - 8, SIDE - 8), BONE, 0.25, 1.4),
    sign(area(5.6, 5.4, 20, 20), DISCIPLINE_SIGNS[of], RED),
    ...seal(area(SIDE / 2 - 9.5, 5.6, 19, 19), TOP_LEVEL),
    ...worth(of, TOP_LEVEL, BONE),
    printed(area(5, 27.6, SIDE - 10, 14), say(`discipline.${of}`), 'title', {
      at: 'center',
      large: 1.5,
    }),
    band(area(8, 42.4, SIDE - 16, 0.5), RED),
    printed(area(7, 44, SIDE - 14, 35), say(`gift.${of}`), 'text', { at: 'center', large: 1.7 }),
  ],
})

/** How far a number is turned that stands at an edge, clockwise from the upper one: its head to the edge. */
const EDGES = [
  { box: area(SIDE / 2 - 11, 3.6, 22, 22), quarters: undefined },
  { box: area(SIDE - 20, 31, 14, 14), quarters: 1 },
  { box: area(SIDE / 2 - 7, SIDE - 19.4, 14, 14), quarters: 2 },
  { box: area(6, 31, 14, 14), quarters: 3 },
] as const

/** A Discipline as its quarter turns bring it [D2], [D17]: each raises the next level to the upper edge. */
const sideOf = (of: Discipline, level: number): PrintedFace => ({
  ...DARK_PAPERS.discipline,
  back: TOPS[of],
  far: farOf(of, level, BLACK),
  blocks: [
    outlined(area(2.4, 2.4, SIDE - 4.8, SIDE - 4.8), BLACK, 0.9, 2.4),
    outlined(area(4, 4, SIDE - 8, SIDE - 8), BLACK, 0.25, 1.4),
    ...EDGES.flatMap(({ box, quarters }, edge): readonly FaceBlock[] => {
      // A turn to the right brings up what stood at the left.
      const there = (level + TOP_LEVEL - edge) % TOP_LEVEL
      return edge === 0
        ? [...seal(box, there), ...worth(of, there, BLACK)]
        : [numberOn(box, there, BLACK, quarters)]
    }),
    sign(area(SIDE / 2 - 12, 27, 24, 24), DISCIPLINE_SIGNS[of], RED),
    printed(area(5, 52, SIDE - 10, 14), say(`discipline.${of}`), 'title', {
      at: 'center',
      large: 1.5,
    }),
  ],
})

const TOPS: Readonly<Record<Discipline, PrintedFace>> = {
  blood: topOf('blood'),
  demons: topOf('demons'),
  dead: topOf('dead'),
}
const NOTHING: PrintedFace = {
  ...DARK_PAPERS.discipline,
  blocks: [outlined(area(2.4, 2.4, SIDE - 4.8, SIDE - 4.8), BLACK, 0.9, 2.4)],
}

/** A Discipline at its level, 0 to 4 [D2]; one of none is blank. */
export function disciplineFace({ props }: Item): PrintedFace {
  const of = DISCIPLINES.find((one) => one === props.of)
  if (!of) return NOTHING
  const level = Number.isInteger(props.level) ? Number(props.level) : 0
  return level >= TOP_LEVEL ? TOPS[of] : sideOf(of, Math.max(0, level))
}

/** A token of wax: an advance [D23] or a point [D31]. */
export const tokenFace = ({ props }: Item): PrintedFace => ({
  ...DARK_PAPERS.token,
  blocks: [
    outlined(area(1.4, 1.4, 21.2, 21.2), BONE, 0.5, 11),
    sign(
      area(2.4, 2.4, 19.2, 19.2),
      props.of === 'advance' ? TOKEN_SIGNS.advance : TOKEN_SIGNS.point,
      BONE,
    ),
  ],
})
