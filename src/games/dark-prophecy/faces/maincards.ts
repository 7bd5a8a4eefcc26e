import type { FaceBlock, PrintedFace } from '../../../rules/board/face.ts'
import type { Item, Plain } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { DESIGNS, type DesignId, designOf } from '../cards/designs.ts'
import type { Discipline, Effect } from '../cards/effects.ts'
import { BLACK, BONE, DARK_PAPERS, MAIN_SIZE, RED } from '../cards/papers.ts'
import { gainTold } from '../cards/told.ts'
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
import { DESIGN_PICTURES } from './pictures.ts'
import { BACK_SIGN, DISCIPLINE_SIGNS, POWER_SIGN, VERB_SIGNS, VERSE_SIGNS } from './signs.ts'

const { width: WIDE, height: HIGH } = MAIN_SIZE

/** What is behind a picture, and what it is cut in: by these a Discipline is known from afar. */
export const GROUNDS_OF: Readonly<Record<Discipline, readonly [ground: string, cut: string]>> = {
  blood: [RED, BONE],
  demons: [BLACK, BONE],
  dead: ['#d3c5a8', BLACK],
}

/** An eye in a flame, seen from either end. */
const BACK: PrintedFace = {
  ...DARK_PAPERS.main,
  blocks: [
    ...edged(WIDE, HIGH, BONE, 15),
    outlined(area(18, 36, 60, 60), BONE, 0.6, 30),
    outlined(area(20.4, 38.4, 55.2, 55.2), BONE, 0.25, 28),
    sign(area(24, 42, 48, 48), BACK_SIGN, RED),
    ...Object.values(DISCIPLINE_SIGNS).flatMap((path, i): readonly FaceBlock[] => [
      sign(area(28 + 15 * i, 108, 10, 10), path, BONE),
      { ...sign(area(58 - 15 * i, 14, 10, 10), path, BONE), quarters: 2 },
    ]),
    parting(48, 102),
    parting(48, 30),
  ],
}

/** What lies in the deck in place of a verse [D8], [D26]. */
const VERSE_HERE: PrintedFace = {
  ...DARK_PAPERS.main,
  back: BACK,
  blocks: [
    ...edged(WIDE, HIGH, BONE),
    printed(area(10, 18, WIDE - 20, 20), say('face.verse'), 'title', { at: 'center', large: 1.6 }),
    sign(area(28, 40, 40, 40), VERSE_SIGNS.opening, RED),
    parting(48, 84, BONE),
    printed(area(11, 89, WIDE - 22, 28), say('face.verse.says'), 'text', {
      at: 'center',
      large: 1.6,
    }),
  ],
}

/** What a card does at a glance: a sign for each sentence, twice where it does it twice. */
const signsOf = (text: readonly Effect[]): readonly string[] =>
  text.flatMap(({ verb, n }) => Array.from({ length: n }, () => VERB_SIGNS[verb]))

/** How much of a card its picture takes, by how many sentences stand below it. */
const PICTURE = [42, 42, 38, 34] as const

function designFace(id: DesignId): PrintedFace {
  const design = designOf(id)
  const { discipline, power, text, bonus } = design
  const [ground, cut] = GROUNDS_OF[discipline]
  const high = PICTURE[text.length] ?? 34
  const [top, low] = [29.6, 29.6 + high]
  const told = gainTold(design)
  const strip = told ? 98.4 : HIGH - 10
  const side = (i: number, many: number) => top + high / 2 + (i - many / 2) * 10.8 + 0.8
  const verbs = signsOf(text)
  const far = (i: number, many: number) => 92 + (i - many / 2) * 15.4 + 0.7
  return {
    paper: BONE,
    ink: BLACK,
    round: 4,
    back: BACK,
    // From afar: its name, its picture, what it does at a glance and its power.
    far: [
      ...headed(WIDE, 54, say(`design.${id}.title`)),
      band(area(4, 58, WIDE - 8, 69), ground, 1.6),
      sign(area(23, 67, 50, 50), DESIGN_PICTURES[id], cut),
      ...verbs.map((path, i) => sign(area(6, far(i, verbs.length), 14, 14), path, cut)),
      ...Array.from({ length: power }, (_, i) =>
        sign(
          area(WIDE - 20, far(power - 1 - i, power), 14, 14),
          POWER_SIGN,
          discipline === 'blood' ? BONE : RED,
        ),
      ),
    ],
    blocks: [
      ...heading(
        WIDE,
        27,
        say(`design.${id}.title`),
        sign(
          area(3.6, 6, 15, 15),
          DISCIPLINE_SIGNS[discipline],
          RED,
          say('face.power', { of: discipline, power }),
        ),
      ),
      band(area(4, top, WIDE - 8, high), ground, 1.6),
      outlined(area(5.2, top + 1.2, WIDE - 10.4, high - 2.4), cut, 0.25, 1),
      sign(area(48 - high / 2 + 2, top + 2, high - 4, high - 4), DESIGN_PICTURES[id], cut),
      ...verbs.map((path, i) => sign(area(8, side(i, verbs.length), 9.2, 9.2), path, cut)),
      ...Array.from({ length: power }, (_, i) =>
        sign(
          area(WIDE - 17.4, side(power - 1 - i, power), 9.2, 9.2),
          POWER_SIGN,
          discipline === 'blood' ? BONE : RED,
        ),
      ),
      printed(
        area(6.4, low + 1.8, WIDE - 12.8, strip - low - 2.6),
        say('text.main', { card: id }),
        'text',
        { large: 1.6 },
      ),
      ...(bonus && told
        ? [
            band(area(4, strip, WIDE - 8, 22.4), '#dccfb1', 1.6),
            band(area(4, strip, WIDE - 8, 0.5), RED),
            sign(area(6, strip + 6.6, 9, 9), DISCIPLINE_SIGNS[discipline], RED),
            ...seal(
              area(15.6, strip + 2.4, 17.6, 17.6),
              bonus.level,
              say('face.bonus', { of: discipline, level: bonus.level }),
            ),
            printed(area(34.6, strip + 1.2, WIDE - 40, 20.4), told, 'text', { large: 1.5 }),
          ]
        : []),
      printed(area(5, HIGH - 10.4, WIDE - 10, 8.6), say(`design.${id}.says`), 'small', {
        at: 'center',
        large: 1.25,
      }),
    ],
  }
}

const FRONTS: Readonly<Record<DesignId, PrintedFace>> = Object.assign(
  {},
  ...(Object.keys(DESIGNS) as DesignId[]).map((id) => ({ [id]: designFace(id) })),
)

const isDesign = (face: Plain | undefined): face is DesignId =>
  typeof face === 'string' && Object.hasOwn(DESIGNS, face)

/**
 * A card of the main deck, by what is known of its face: a design [D1], the mark that a verse lies here [D8], or its
 * back.
 */
export function mainFace({ props: { face } }: Item): PrintedFace {
  if (face === 'verse') return VERSE_HERE
  return isDesign(face) ? FRONTS[face] : BACK
}
