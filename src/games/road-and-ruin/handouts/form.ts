import type { FaceBlock, FaceBox, PrintedFace } from '../../../rules/board/face.ts'
import { plain, type Sentence, say } from '../../../rules/plain/sentence.ts'
import { PRINT, signAt } from '../faces/cardfaces.ts'
import type { WoodcutId } from '../faces/signs.ts'
import { LAYERS } from '../people/characters.ts'
import { MOST_PROFICIENCY } from '../reckon/outcome.ts'
import { ATTRIBUTES } from '../reckon/people.ts'
import { ROSTER } from '../reckon/roster.ts'
import { PROFICIENCIES } from '../reckon/skills.ts'
import { PAGE, pageHead } from './page.ts'
import type { FormWords } from './words.ts'

const { ink: INK, madder: MADDER } = PRINT
const FAINT = '#9a8664'

const box = (x: number, y: number, w: number, h: number): FaceBox => ({ x, y, w, h })

const label = (
  said: Sentence | string,
  at: FaceBox,
  more: { readonly at?: 'center' | 'right'; readonly ink?: string } = {},
): FaceBlock => ({
  as: 'words',
  look: 'text',
  box: at,
  says: () => (typeof said === 'string' ? plain(said) : said),
  ...more,
})

/** A line to write on. */
const line = (x: number, y: number, w: number): FaceBlock => ({
  as: 'rule',
  box: box(x, y, w, 0.25),
  line: 0.25,
  ink: FAINT,
})

/** A box to write into. */
const square = (at: FaceBox): FaceBlock => ({
  as: 'frame',
  box: at,
  line: 0.4,
  round: 1.2,
  ink: INK,
})

/** A line to write on, and below it what belongs there. */
const lined = (said: Sentence | string, x: number, y: number, w: number): readonly FaceBlock[] => [
  line(x, y, w),
  label(said, box(x, y + 0.7, w, 3.2), { ink: MADDER }),
]

const heading = (said: string, x: number, y: number, w: number): FaceBlock => ({
  as: 'words',
  look: 'head',
  box: box(x, y, w, 5),
  says: () => plain(said),
  ink: MADDER,
})

const LEFT = 10
const WIDE = PAGE.width - LEFT * 2

/** The nine, three by three [R30]. */
const attributes = (of: FormWords, y: number): readonly FaceBlock[] =>
  (['physical', 'mental', 'social'] as const).flatMap((row, n): readonly FaceBlock[] => [
    signAt(box(LEFT, y + n * 15.5 + 1, 9, 9), row, MADDER),
    label(of.attributes[n] ?? '', box(LEFT, y + n * 15.5 + 10.4, 16, 3.2), { ink: MADDER }),
    ...ATTRIBUTES.slice(n * 3, n * 3 + 3).flatMap((id, i): readonly FaceBlock[] => [
      square(box(LEFT + 17 + i * 23, y + n * 15.5, 18, 10)),
      label(say(`attribute.${id}`), box(LEFT + 15 + i * 23, y + n * 15.5 + 10.5, 22, 3.2), {
        at: 'center',
      }),
    ]),
  ])

const POOLS = ['health', 'steadfast', 'exertion', 'rests', 'mana', 'spirit'] as const
const SIGNS: Readonly<Record<(typeof POOLS)[number], WoodcutId>> = {
  health: 'health',
  steadfast: 'steadfast',
  exertion: 'exertion',
  rests: 'rest',
  mana: 'mana',
  spirit: 'spirit',
}

/** What goes and comes back: how much is left, of how much. */
const pools = ({ of }: FormWords, x: number, y: number): readonly FaceBlock[] =>
  POOLS.flatMap((id, n): readonly FaceBlock[] => {
    const [left, top] = [x + (n % 2) * 42, y + Math.floor(n / 2) * 15.5]
    return [
      signAt(box(left, top + 1, 8, 8), SIGNS[id]),
      square(box(left + 10, top, 15, 10)),
      label(of, box(left + 25.2, top + 3, 6.6, 4), { at: 'center' }),
      line(left + 32, top + 9.5, 8),
      label(say(`field.${id}`), box(left + 9, top + 10.5, 31, 3.2)),
    ]
  })

const ROWS = Math.ceil(PROFICIENCIES.length / 2)

/** Five dots for each Proficiency, to be filled [R9]. */
const proficiencies = (x: number, y: number): readonly FaceBlock[] =>
  PROFICIENCIES.flatMap((id, n): readonly FaceBlock[] => {
    const [left, top] = [x + Math.floor(n / ROWS) * 45, y + (n % ROWS) * 6.2]
    return [
      label(say(`proficiency.${id}`), box(left, top, 20, 4.6)),
      ...Array.from(
        { length: MOST_PROFICIENCY },
        (_, i): FaceBlock => ({
          as: 'frame',
          box: box(left + 20.5 + i * 4.3, top + 0.4, 3.6, 3.6),
          line: 0.35,
          round: 1.8,
          ink: INK,
        }),
      ),
    ]
  })

/** What is in hand and worn [R20], [R21]. */
const gear = (of: FormWords, x: number, y: number, w: number): readonly FaceBlock[] => [
  ...lined(of.weapon, x, y + 7, w),
  ...[of.die, of.damage, of.speed].flatMap((said, i) => [
    square(box(x + (i * w) / 3, y + 13, w / 3 - 3, 8)),
    label(said, box(x + (i * w) / 3, y + 21.3, w / 3 - 1, 3.2), { ink: MADDER }),
  ]),
  label(of.armour, box(x, y + 26, w * 0.6, 3.4), { ink: MADDER }),
  ...LAYERS.flatMap((layer, i): readonly FaceBlock[] => {
    const [left, top] = [x + (i % 2) * 33, y + 30.5 + Math.floor(i / 2) * 6]
    return [
      { as: 'frame', box: box(left, top, 4, 4), line: 0.35, round: 0.6, ink: INK },
      label(say(`armour.${layer}`), box(left + 5.5, top - 0.2, 27, 4.4)),
    ]
  }),
  square(box(x + w - 14, y + 30, 14, 9)),
  label(of.shield, box(x + w - 16, y + 26, 18, 3.4), { at: 'center', ink: MADDER }),
]

/** A character's sheet with nothing on it, to be filled in by hand [R30] to [R33]. */
export function formFace(of: FormWords): PrintedFace {
  const told = ['intention', 'belief', 'goal', 'notes'] as const
  return {
    paper: '#fffdf7',
    ink: INK,
    round: 0,
    blocks: [
      ...pageHead(of.character, 'role'),
      ...lined(of.name, LEFT, 34.5, 110),
      ...lined(of.player, LEFT + 116, 34.5, WIDE - 116),
      ...lined(of.classes, LEFT, 45.5, 110),
      ...lined(of.level, LEFT + 116, 45.5, WIDE - 116),
      ...attributes(of, 57),
      heading(of.pools, 98, 52.5, 80),
      ...pools(of, 98, 59.5),
      { as: 'rule', box: box(LEFT, 106, WIDE, 0.4), ink: MADDER },
      heading(of.proficiencies, LEFT, 109, 80),
      ...proficiencies(LEFT, 116.5),
      heading(of.gear, 104, 109, 76),
      ...gear(of, 104, 114, WIDE + LEFT - 104),
      { as: 'rule', box: box(LEFT, 163, WIDE, 0.4), ink: MADDER },
      heading(of.learnt, LEFT, 165.5, 90),
      ...Array.from({ length: 4 }, (_, i) => line(LEFT, 178 + i * 7.5, 106)),
      heading(of.lasting, 122, 165.5, 60),
      ...Array.from({ length: 4 }, (_, i) => line(122, 178 + i * 7.5, WIDE + LEFT - 122)),
      ...told.flatMap((id, i): readonly FaceBlock[] => [
        label(say(`sheet.${id}`), box(LEFT, 209.5 + i * 10, 24, 5), { ink: MADDER }),
        line(LEFT + 24, 214.5 + i * 10, WIDE - 24),
      ]),
      line(LEFT, 254, WIDE),
    ],
  }
}

/** A Roster with nothing on it: twenty lines to write on [R4]. */
export function rosterForm({ roster }: FormWords): PrintedFace {
  const [top, high] = [28, 11.2]
  return {
    paper: '#fffdf7',
    ink: INK,
    round: 0,
    blocks: [
      ...pageHead(roster, 'roster'),
      ...Array.from({ length: ROSTER }, (_, i) => [
        label(plain(String(i + 1)), box(LEFT, top + i * high + 4, 9, 5), {
          at: 'right',
          ink: MADDER,
        }),
        line(LEFT + 12, top + i * high + 10, WIDE - 12),
      ]).flat(),
    ],
  }
}
