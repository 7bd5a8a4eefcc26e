import type { FaceBlock, PrintedFace } from '../../../rules/board/face.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { DISCIPLINES, VERBS } from '../cards/effects.ts'
import { AID_SIZE, BLACK, BONE, DARK_PAPERS, RED } from '../cards/papers.ts'
import { area, band, heading, outlined, printed, seal, sign } from './parts.ts'
import { BACK_SIGN, DISCIPLINE_SIGNS, POWER_SIGN, VERB_SIGNS } from './signs.ts'

const { width: WIDE, height: HIGH } = AID_SIZE

/** A sign, and beside it what it means. */
const legend = (x: number, y: number, path: string, key: string): readonly FaceBlock[] => [
  sign(area(x, y, 7.4, 7.4), path, BLACK),
  printed(area(x + 9, y + 1.5, 33, 4.4), say(key), 'text'),
]

const SIGNS: PrintedFace = {
  ...DARK_PAPERS.aid,
  blocks: [
    ...heading(WIDE, 20, say('face.aid.signs'), sign(area(5, 3.4, 13, 13), BACK_SIGN, RED)),
    ...VERBS.flatMap((verb, i) =>
      legend(
        6 + 44 * (i % 2),
        23.4 + 9.4 * Math.floor(i / 2),
        VERB_SIGNS[verb],
        `face.verb.${verb}`,
      ),
    ),
    ...legend(6, 61, POWER_SIGN, 'face.flame'),
    ...seal(area(50, 61, 7.4, 7.4), 1),
    printed(area(59, 62.5, 33, 4.4), say('face.seal'), 'text'),
    ...DISCIPLINES.flatMap((of, i): readonly FaceBlock[] => [
      sign(area(7 + 29.4 * i, 72, 8, 8), DISCIPLINE_SIGNS[of], RED),
      printed(area(16 + 29.4 * i, 73.8, 20, 4.4), say(`discipline.${of}`), 'text'),
    ]),
    band(area(6, 83, WIDE - 12, 0.5), RED),
    printed(area(6, 84.6, WIDE - 12, 43), say('face.aid.end'), 'text'),
  ],
}

const AID_FACE: PrintedFace = {
  ...DARK_PAPERS.aid,
  back: SIGNS,
  blocks: [
    ...heading(WIDE, 20, say('face.aid'), sign(area(5, 3.4, 13, 13), BACK_SIGN, RED)),
    printed(area(6, 23.4, WIDE - 12, HIGH - 28), say('face.aid.turn'), 'text', { large: 1.5 }),
  ],
}

/** What is printed for everybody [D41]: the phases and the actions, and on its back what the signs mean. */
export const aidFace = (): PrintedFace => AID_FACE

/** How a score sheet is divided, mm. */
const SHEET = { width: 132, height: 96, named: 40, row: 9.6 } as const

/** A sheet on which five can reckon by hand [D31]. */
export const scoreFace = (): PrintedFace => {
  const rows = [
    'face.score.name',
    'face.score.deeds',
    ...DISCIPLINES.map((of) => `discipline.${of}`),
    'face.score.tokens',
    'face.score.sum',
  ]
  const top = 23
  const column = (SHEET.width - 12 - SHEET.named) / 5
  return {
    paper: BONE,
    ink: BLACK,
    round: 4,
    blocks: [
      ...heading(
        SHEET.width,
        20,
        say('face.score'),
        sign(area(5, 3.4, 13, 13), VERB_SIGNS.point, RED),
      ),
      ...rows.flatMap((key, i): readonly FaceBlock[] => [
        ...(i % 2 === 1
          ? [band(area(6, top + i * SHEET.row, SHEET.width - 12, SHEET.row), '#dccfb1')]
          : []),
        printed(
          area(8, top + i * SHEET.row + 1.4, SHEET.named - 4, SHEET.row - 2.8),
          say(key),
          'text',
        ),
      ]),
      ...[0, 1, 2, 3, 4].map(
        (i): FaceBlock => ({
          as: 'rule',
          box: area(6 + SHEET.named + i * column, top, 0.3, rows.length * SHEET.row),
          ink: BLACK,
          line: 0.3,
        }),
      ),
      outlined(area(6, top, SHEET.width - 12, rows.length * SHEET.row), BLACK, 0.5, 1),
    ],
  }
}
