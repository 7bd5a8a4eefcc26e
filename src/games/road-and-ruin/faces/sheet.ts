import type { FaceBlock, FaceBox, PrintedFace, WordsBlock } from '../../../rules/board/face.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { armourProp, type Character, inProp, LAYERS, readCharacter } from '../people/characters.ts'
import { type InFight, STATUSES } from '../people/fields.ts'
import { readFoe } from '../people/foes.ts'
import { ATTRIBUTES } from '../reckon/people.ts'
import { PROFICIENCIES } from '../reckon/skills.ts'
import { damageOf, WEAPONS } from '../reckon/weapons.ts'
import { SHEET_SIZE, STOCKS } from '../story/papers.ts'
import { WOODCUTS, type WoodcutId } from './signs.ts'

const MADDER = '#8c2f23'
const FAINT = '#a58c6a'

const box = (x: number, y: number, w: number, h: number): FaceBox => ({ x, y, w, h })
const rule = (y: number): FaceBlock => ({
  as: 'rule',
  box: box(10, y, SHEET_SIZE.width - 20, 0.3),
  line: 0.3,
  ink: FAINT,
})
const sign = (id: WoodcutId, x: number, y: number, size: number, ink?: string): FaceBlock => ({
  as: 'sign',
  box: box(x, y, size, size),
  path: WOODCUTS[id],
  ...(ink === undefined ? {} : { ink }),
})
const field = (id: string, at: FaceBox): FaceBlock => ({ as: 'field', field: id, box: at })
const words = (
  said: Sentence,
  at: FaceBox,
  more: Pick<WordsBlock, 'at' | 'ink'> = {},
): FaceBlock => ({ as: 'words', look: 'small', box: at, says: () => said, ...more })
const text = (id: string, at: FaceBox): FaceBlock => ({
  as: 'text',
  text: id,
  look: 'text',
  box: at,
})

/** Things in a row, each so wide, with so much room between. */
const across = <T>(
  all: readonly T[],
  { x, y, w, h }: FaceBox,
  gap: number,
  block: (one: T, at: FaceBox) => FaceBlock,
): readonly FaceBlock[] => all.map((one, i) => block(one, box(x + i * (w + gap), y, w, h)))

/** Name, level and classes. */
function headBlocks({ level, xp, build, classes }: Character): readonly FaceBlock[] {
  const wide = 128 / Math.max(2, classes.length)
  return [
    { as: 'frame', box: box(4, 4, 140, 202), line: 0.5, round: 2, ink: FAINT },
    { as: 'text', text: 'name', look: 'title', box: box(10, 8, 88, 11) },
    words(say('sheet.level', { level, xp, build }), box(100, 9, 38, 9), { at: 'right' }),
    ...across(classes, box(10, 19.5, wide - 2, 5), 2, (id, at) =>
      words(say(`class.${id}.title`), at, { ink: MADDER }),
    ),
    rule(25.5),
  ]
}

const POOLS: readonly FaceBlock[] = [
  sign('health', 10, 28.5, 7, MADDER),
  field('health', box(19, 27.5, 119, 9)),
  sign('steadfast', 10, 38, 7),
  field('steadfast', box(19, 37, 58, 9)),
  sign('rest', 80, 38, 7),
  field('rests', box(89, 37, 49, 9)),
  sign('exertion', 10, 47.5, 7),
  field('exertion', box(19, 46.5, 32, 9)),
  sign('mana', 54, 47.5, 7),
  field('mana', box(63, 46.5, 30, 9)),
  sign('spirit', 96, 47.5, 7),
  field('spirit', box(105, 46.5, 33, 9)),
  rule(57),
]

/** The nine, three by three: what they are of to the left [R30]. */
const GRID: readonly FaceBlock[] = (['physical', 'mental', 'social'] as const).flatMap(
  (of, row) => [
    sign(of, 10, 60 + row * 10, 7),
    ...across(ATTRIBUTES.slice(row * 3, row * 3 + 3), box(19, 59 + row * 10, 19, 9), 1, field),
  ],
)

/** What is in hand, and what it does [R20], [R22]. */
function weaponBlocks({ weapon }: InFight, { x, y, w }: Omit<FaceBox, 'h'>): readonly FaceBlock[] {
  const arms = weapon && WEAPONS[weapon]
  if (!arms) return [field('weapon', box(x, y, w, 8))]
  const { die, speed, special } = arms
  return [
    sign(weapon, x, y, 8),
    field('weapon', box(x + 10, y, w - 10, 8)),
    words(say('sheet.weapon', { die, damage: damageOf(arms), speed }), box(x, y + 9, w, 4.5)),
    words(say(`special.${special}.title`), box(x, y + 13.5, w, 4.5), { ink: MADDER }),
  ]
}

const GEAR: readonly FaceBlock[] = [
  sign('armour', 84, 79.5, 7),
  field('armour', box(92, 79, 20, 8)),
  field('shield', box(114, 79, 24, 8)),
  ...across(LAYERS.map(armourProp), box(10, 90, 31, 7), 1.4, field),
  ...across(['damaged', 'presumptive', 'reactive'], box(10, 97.5, 41, 7), 2.5, field),
]

/** What lasts, and what is done in this round: only what is so. */
function stateBlocks({ statuses, stance }: InFight, { x, y, w, h }: FaceBox): readonly FaceBlock[] {
  const lasting = STATUSES.filter((id) => statuses[id] > 0)
  const all = [...(stance ? ['stance'] : []), ...lasting, 'distance']
  return across(all, box(x, y, w / all.length - 1, h), 1, field)
}

const ROWS = Math.ceil(PROFICIENCIES.length / 2)
const SKILLED: readonly FaceBlock[] = [
  ...PROFICIENCIES.map((of, i) =>
    field(inProp(of), box(i < ROWS ? 10 : 77, 114 + (i % ROWS) * 5.4, 61, 5.2)),
  ),
  field('scale', box(77, 114 + (ROWS - 1) * 5.4, 61, 5.2)),
  rule(152.5),
]

/** How many skills and features stand on a sheet; how many more there are is told. */
const SHOWN = 20

function learntBlocks({ skills, features, classes }: Character): readonly FaceBlock[] {
  const all = [
    ...features.map((feature) => {
      const [n = 0, one = 1] = feature.split(':').map(Number)
      return say(`class.${classes[n]}.features.${one}.title`)
    }),
    ...skills.map((id) => say(`skill.${id}.title`)),
  ]
  const rest = all.length - SHOWN
  const shown = rest > 0 ? [...all.slice(0, SHOWN - 1), say('sheet.more', { more: rest + 1 })] : all
  return shown.map((one, i) =>
    words(one, box(10 + (i % 4) * 32.3, 154 + Math.floor(i / 4) * 4.1, 31, 4)),
  )
}

const TOLD: readonly FaceBlock[] = [
  rule(175),
  ...(['intention', 'belief', 'goal', 'notes'] as const).flatMap((id, i) => [
    words(say(`sheet.${id}`), box(10, 176.5 + i * 7.2, 22, 6.5), { ink: MADDER }),
    text(id, box(33, 176 + i * 7.2, 105, i === 3 ? 6.5 : 7)),
  ]),
]

/** What is printed on a character's sheet, and what it says just now. */
export function sheetFace(item: Item): PrintedFace {
  const one = readCharacter(item)
  return {
    ...STOCKS.character,
    blocks: [
      ...headBlocks(one),
      ...POOLS,
      ...GRID,
      ...weaponBlocks(one, { x: 84, y: 59.5, w: 54 }),
      ...GEAR,
      ...stateBlocks(one, box(10, 105, 128, 7)),
      rule(112.8),
      ...SKILLED,
      ...learntBlocks(one),
      ...TOLD,
    ],
  }
}

/** The same for a foe's card. */
export function foeFace(item: Item): PrintedFace {
  const foe = readFoe(item)
  return {
    ...STOCKS.foe,
    blocks: [
      { as: 'frame', box: box(3.5, 3.5, 120, 82), line: 0.8, round: 2, ink: MADDER },
      { as: 'text', text: 'name', look: 'title', box: box(8, 7, 110, 11) },
      sign('health', 8, 21, 9, MADDER),
      field('health', box(19, 20, 40, 11)),
      sign('steadfast', 8, 33, 9),
      field('steadfast', box(19, 32, 40, 11)),
      sign('armour', 8, 45, 9),
      field('armour', box(19, 44, 40, 11)),
      ...weaponBlocks(foe, { x: 66, y: 20.5, w: 52 }),
      ...across(['speed', 'skill', 'shield'], box(66, 44, 16.5, 11), 1, field),
      ...stateBlocks(foe, box(8, 57, 110, 8)),
      text('notes', box(8, 67, 110, 16)),
    ],
  }
}
