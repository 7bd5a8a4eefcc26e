import type { FaceBlock, PrintedFace } from '../../../rules/board/face.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { DESIGNS, type DesignId, designOf } from '../cards/designs.ts'
import type { Discipline, Effect } from '../cards/effects.ts'
import { BLACK, BONE, DARK_PAPERS, MAIN_SIZE, RED } from '../cards/papers.ts'
import { gainTold } from '../cards/told.ts'
import { at, band, edged, heading, line, parting, printed, seal, sign } from './parts.ts'
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
    line(at(18, 36, 60, 60), BONE, 0.6, 30),
    line(at(20.4, 38.4, 55.2, 55.2), BONE, 0.25, 28),
    sign(at(24, 42, 48, 48), BACK_SIGN, RED),
    ...Object.values(DISCIPLINE_SIGNS).flatMap((path, i): readonly FaceBlock[] => [
      sign(at(28 + 15 * i, 108, 10, 10), path, BONE),
      { ...sign(at(58 - 15 * i, 14, 10, 10), path, BONE), quarters: 2 },
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
    printed(at(10, 18, WIDE - 20, 20), say('face.verse'), 'title', { at: 'center' }),
    sign(at(28, 40, 40, 40), VERSE_SIGNS.opening, RED),
    parting(48, 84, BONE),
    printed(at(11, 89, WIDE - 22, 28), say('face.verse.says'), 'text', { at: 'center' }),
  ],
}

/** What a card does at a glance: a sign for each sentence, twice where it does it twice. */
const signsOf = (text: readonly Effect[]): readonly string[] =>
  text.flatMap(({ verb, n }) => Array.from({ length: n }, () => VERB_SIGNS[verb]))

/** How much of a card its picture takes, by how many sentences stand below it. */
const PICTURE = [42, 42, 38, 34] as const

const faces = new Map<DesignId, PrintedFace>()

function designFace(id: DesignId): PrintedFace {
  const known = faces.get(id)
  if (known) return known
  const design = designOf(id)
  const { discipline, power, text, bonus } = design
  const [ground, cut] = GROUNDS_OF[discipline]
  const high = PICTURE[text.length] ?? 34
  const [top, low] = [29.6, 29.6 + high]
  const told = gainTold(design)
  const strip = told ? 98.4 : HIGH - 10
  const side = (i: number, many: number) => top + high / 2 + (i - many / 2) * 10.8 + 0.8
  const verbs = signsOf(text)
  const face: PrintedFace = {
    paper: BONE,
    ink: BLACK,
    round: 4,
    back: BACK,
    blocks: [
      ...heading(
        WIDE,
        27,
        say(`design.${id}.title`),
        sign(
          at(3.6, 6, 15, 15),
          DISCIPLINE_SIGNS[discipline],
          RED,
          say('face.power', { of: discipline, power }),
        ),
      ),
      band(at(4, top, WIDE - 8, high), ground, 1.6),
      line(at(5.2, top + 1.2, WIDE - 10.4, high - 2.4), cut, 0.25, 1),
      sign(at(48 - high / 2 + 2, top + 2, high - 4, high - 4), DESIGN_PICTURES[id], cut),
      ...verbs.map((path, i) => sign(at(8, side(i, verbs.length), 9.2, 9.2), path, cut)),
      ...Array.from({ length: power }, (_, i) =>
        sign(
          at(WIDE - 17.4, side(power - 1 - i, power), 9.2, 9.2),
          POWER_SIGN,
          discipline === 'blood' ? BONE : RED,
        ),
      ),
      printed(
        at(6.4, low + 1.8, WIDE - 12.8, strip - low - 2.6),
        say('text.main', { card: id }),
        'text',
      ),
      ...(bonus && told
        ? [
            band(at(4, strip, WIDE - 8, 22.4), '#dccfb1', 1.6),
            band(at(4, strip, WIDE - 8, 0.5), RED),
            sign(at(6, strip + 6.6, 9, 9), DISCIPLINE_SIGNS[discipline], RED),
            ...seal(
              at(15.6, strip + 2.4, 17.6, 17.6),
              bonus.level,
              say('face.bonus', { of: discipline, level: bonus.level }),
            ),
            printed(at(34.6, strip + 1.2, WIDE - 40, 20.4), told, 'text'),
          ]
        : []),
      printed(at(5, HIGH - 10.4, WIDE - 10, 8.6), say(`design.${id}.says`), 'small', {
        at: 'center',
      }),
    ],
  }
  faces.set(id, face)
  return face
}

/**
 * A card of the main deck, by what is known of its face: a design [D1], the mark that a verse lies here [D8], or its
 * back.
 */
export function mainFace({ props: { face } }: Item): PrintedFace {
  if (face === 'verse') return VERSE_HERE
  return typeof face === 'string' && Object.hasOwn(DESIGNS, face)
    ? designFace(face as DesignId)
    : BACK
}
