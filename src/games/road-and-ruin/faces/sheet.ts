import type {
  FaceBlock,
  FaceBox,
  FaceLetters,
  FieldBlock,
  PrintedFace,
  SignBlock,
  WordsBlock,
} from '../../../rules/board/face.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { armourProp, type Character, inProp, readCharacter } from '../people/characters.ts'
import { type InFight, STATUSES } from '../people/fields.ts'
import { readFoe } from '../people/foes.ts'
import { ATTRIBUTES } from '../reckon/people.ts'
import { PROFICIENCIES } from '../reckon/skills.ts'
import { damageOf, WEAPONS } from '../reckon/weapons.ts'
import { STOCKS } from '../story/papers.ts'
import { box, PRINT } from './cardfaces.ts'
import { WOODCUTS, type WoodcutId } from './signs.ts'

const { madder: MADDER } = PRINT
const FAINT = '#a58c6a'

/** From where to where it is printed, mm; and how high a line is that can be read from afar. */
const LEFT = 7
const WIDE = 176
const HIGH = 12.7
const STEP = 13.2
/** Where the lines of a sheet begin, below its head. */
const line = (n: number) => 27.4 + n * STEP

const rule = (y: number): FaceBlock => ({
  as: 'rule',
  box: box(LEFT, y, WIDE, 0.4),
  ink: FAINT,
})
const sign = (
  id: WoodcutId,
  x: number,
  y: number,
  more: Partial<Pick<SignBlock, 'ink' | 'of' | 'instead'>> = {},
): FaceBlock => ({ as: 'sign', box: box(x, y + 1.1, 10, 10), path: WOODCUTS[id], ...more })
/** The sign of a field whose name ends there: only where that has no room. */
const short = (id: WoodcutId, of: string, end: number, y: number): FaceBlock =>
  sign(id, end - 11.5, y, { of, instead: true })
/** A field and its name, which takes so much of it, mm; or without one. */
const field = (
  id: string,
  at: FaceBox,
  named: false | number | 'above',
  more: Partial<Pick<FieldBlock, 'bare' | 'called'>> = {},
): FieldBlock => ({ as: 'field', field: id, box: at, named, ...more })
/** The same of a number of which nobody has a part, close behind its name. */
const number = (id: string, at: FaceBox, named: number, called?: Sentence): FieldBlock =>
  field(id, at, named, { bare: true, ...(called && { called }) })
const words = (
  said: Sentence,
  at: FaceBox,
  more: Partial<Pick<WordsBlock, 'at' | 'ink' | 'look' | 'eye'>> = {},
): FaceBlock => ({ as: 'words', look: 'small', box: at, says: () => said, ...more })
const text = (id: string, at: FaceBox, look: FaceLetters = 'text'): FaceBlock => ({
  as: 'text',
  text: id,
  look,
  box: at,
})

/** Things in rows of so many, each so high at most and with so much room between, as they fit. */
function inRows<T>(
  all: readonly T[],
  { x, y, w, h }: FaceBox,
  { many, high, gap = 2 }: { readonly many: number; readonly high: number; readonly gap?: number },
  blocks: (one: T, at: FaceBox) => FaceBlock | readonly FaceBlock[],
): readonly FaceBlock[] {
  const wide = (w - gap * (many - 1)) / many
  const step = Math.min(high, h / Math.ceil(all.length / many))
  return all.flatMap((one, i) =>
    blocks(
      one,
      box(x + (i % many) * (wide + gap), y + Math.floor(i / many) * step, wide, step - 0.1),
    ),
  )
}

/** Name, level and classes, and what it is if that is nothing usual. */
function headBlocks({ level, xp, build, classes, scale }: Character): readonly FaceBlock[] {
  const kinds = [
    ...classes.map((id) => say(`class.${id}.title`)),
    ...(scale === 'usual' ? [] : [say(`scale.${scale}`)]),
  ]
  return [
    { as: 'frame', box: box(4, 4, 182, 258), line: 0.6, round: 2, ink: FAINT },
    // Right of it stands whose it is. From afar it takes the line below, too, which is small print.
    { as: 'text', text: 'name', look: 'title', box: box(LEFT, 5.5, 140, 20.4) },
    ...inRows(
      kinds,
      box(LEFT, 21.6, 118, 5),
      { many: Math.max(2, kinds.length), high: 5 },
      (one, at) => words(one, at, { ink: MADDER }),
    ),
    words(say('sheet.level', { level, xp, build }), box(128, 21.6, 54, 5), {
      at: 'right',
      eye: true,
    }),
    rule(26.8),
  ]
}

/** What is spent, by the words that are counted most: its name over its number. */
const spent = (id: 'exertion' | 'mana' | 'spirit', x: number): readonly FaceBlock[] => [
  field(id, box(x, line(2), 55, HIGH + STEP), 'above'),
  sign(id, x + 22.5, line(2), { of: id, instead: true }),
]

const poolBlocks = ({ left }: Character): readonly FaceBlock[] => [
  sign('health', LEFT, line(0), { of: 'health', ink: MADDER }),
  field('health', box(20, line(0), 162, HIGH), 60),
  sign('steadfast', LEFT, line(1), { of: 'steadfast' }),
  // Whoever has none left is shaken: that is written in place of its name, and leaves the boxes as they are.
  left.steadfast === 0
    ? field('steadfast', box(71, line(1), 40, HIGH), false)
    : field('steadfast', box(20, line(1), 91, HIGH), 51),
  field('rests', box(113, line(1), 69, HIGH), 37),
  short('rest', 'rests', 150, line(1)),
  ...(['exertion', 'mana', 'spirit'] as const).flatMap((id, i) => spent(id, LEFT + i * 59.5)),
  rule(line(4) - 0.4),
]

/** The nine, three by three: by power, precision and persistence [R30]; and what is worn, beside them. */
const numberBlocks = ({ scale, worn }: Character): readonly FaceBlock[] => [
  // What is not of the usual scale has numbers of two digits.
  ...inRows(
    ATTRIBUTES,
    box(LEFT, line(4), 115.4, 3 * STEP),
    { many: 3, high: STEP, gap: scale === 'usual' ? 3 : 0.4 },
    (id, at) => number(id, at, 25.6),
  ),
  { as: 'rule', box: box(124.6, line(4) + 1, 0.3, 3 * STEP - 2), line: 0.3, ink: FAINT },
  number('armour', box(126, line(4), 57, HIGH), 44.6),
  short('armour', 'armour', 170.6, line(4)),
  number('shield', box(126, line(5), 57, HIGH), 44.6),
  short('shield', 'shield', 170.6, line(5)),
  // As a rule one wears no more than one layer.
  ...worn.slice(0, 1).map((layer) => field(armourProp(layer), box(126, line(6), 56, HIGH), 48)),
  // How quick it is, if it sees a blow coming and if it answers one [R19].
  words(say('field.speed'), box(LEFT, line(7), 34.2, HIGH), {
    ...{ look: 'text', ink: MADDER, eye: true },
  }),
  number('presumptive', box(43.4, line(7), 75.4, HIGH), 63.2, say('sheet.presumptive')),
  number('reactive', box(118.8, line(7), 64.2, HIGH), 52, say('sheet.reactive')),
  rule(line(8)),
]

/** What is in hand, and what it does [R20], [R22]; how quick it is, and its Special, stand smaller below that. */
function weaponBlocks({ weapon }: InFight, hand: FaceBox, does: FaceBox): readonly FaceBlock[] {
  const arms = weapon && WEAPONS[weapon]
  if (!arms) return [field('weapon', hand, 50)]
  const { die, speed, special } = arms
  const { x, y, w, h } = hand
  const small = does.y + does.h
  return [
    sign(weapon, x, y),
    field('weapon', box(x + 10, y, w - 10, h), false),
    words(say('sheet.weapon', { die, damage: damageOf(arms) }), does, { look: 'text' }),
    words(say('sheet.speed', { speed }), box(does.x, small, does.w * 0.4, 5)),
    words(say(`special.${special}.title`), box(does.x + does.w * 0.42, small, does.w * 0.58, 5), {
      ink: MADDER,
    }),
  ]
}

/** What lasts, and what is done in this round: only what is so. */
const stateOf = ({ statuses, stance }: InFight): readonly string[] => [
  'distance',
  ...(stance ? ['stance'] : []),
  ...STATUSES.filter((id) => statuses[id] > 0),
]

/** One of these: what is chosen says it itself, and how far off is told by its sign. */
function stateBlocks(id: string, at: FaceBox): readonly FaceBlock[] {
  const { x, y, w, h } = at
  if (id === 'stance') return [field(id, at, false)]
  if (id === 'distance')
    return [sign('milestone', x, y, { of: id }), field(id, box(x + 12, y, w - 12, h), false)]
  return [number(id, at, w - 20)]
}

/** What lasts, what is worn, and what one is good at: as much of it as there is. */
function nowBlocks(one: Character): readonly FaceBlock[] {
  const able = PROFICIENCIES.filter((of) => one.proficiencies[of] > 0)
  const all: readonly (readonly [id: string, named?: number])[] = [
    ...stateOf(one).map((id) => [id] as const),
    ...(one.damaged > 0 ? [['damaged', 57] as const] : []),
    ...one.worn.slice(1).map((layer) => [armourProp(layer), 60] as const),
    ...able.map((of) => [inProp(of), 54.5] as const),
  ]
  return inRows(
    all,
    box(LEFT, 152.4, WIDE, 4 * STEP),
    { many: 2, high: STEP, gap: 6 },
    ([id, named], at) => (named === undefined ? stateBlocks(id, at) : field(id, at, named)),
  )
}

/** How many skills and features stand on a sheet; how many more there are is told. */
const SHOWN = 16

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
  return inRows(shown, box(LEFT, 243, WIDE, 18.4), { many: 4, high: 4.6 }, (one, at) =>
    words(one, at),
  )
}

/** What is written on it: what is meant now in two lines that are read from afar, all else as large as people write. */
const TOLD: readonly FaceBlock[] = [
  rule(205.2),
  words(say('sheet.intention'), box(LEFT, 205.8, 52, HIGH), {
    ...{ ink: MADDER, look: 'head', eye: true },
  }),
  text('intention', box(61, 205.8, 122, 19.4)),
  ...(
    [
      ['belief', 225.4, 4.8],
      ['goal', 230.2, 4.8],
      ['notes', 235, 7],
    ] as const
  ).flatMap(([id, y, h]) => [
    words(say(`sheet.${id}`), box(LEFT, y, 28, 4.8), { ink: MADDER, eye: true }),
    text(id, box(37, y, 145, h)),
  ]),
  rule(242.2),
]

/** What is printed on a character's sheet, and what it says just now. */
export function sheetFace(item: Item): PrintedFace {
  const one = readCharacter(item)
  return {
    ...STOCKS.character,
    blocks: [
      ...headBlocks(one),
      ...poolBlocks(one),
      ...numberBlocks(one),
      ...weaponBlocks(one, box(LEFT, 133.8, 90.4, HIGH), box(99.6, 133.8, 83.4, HIGH)),
      rule(151.8),
      ...nowBlocks(one),
      ...TOLD,
      ...learntBlocks(one),
    ],
  }
}

/** The same for a foe's card. */
export function foeFace(item: Item): PrintedFace {
  const foe = readFoe(item)
  return {
    ...STOCKS.foe,
    blocks: [
      { as: 'frame', box: box(3.5, 3.5, 183, 117), line: 0.9, round: 2, ink: MADDER },
      { as: 'text', text: 'name', look: 'title', box: box(LEFT, 4.6, WIDE, 17.7) },
      ...(['health', 'steadfast', 'armour'] as const).flatMap((id, i) => [
        sign(id, LEFT, 22.6 + i * STEP, { of: id, ...(id === 'health' && { ink: MADDER }) }),
        field(id, box(18, 22.6 + i * STEP, 73.2, HIGH), 58.3),
      ]),
      ...weaponBlocks(foe, box(92.3, 22.6, 90.7, HIGH), box(99, 22.6 + STEP, 84, HIGH)),
      ...inRows(
        ['speed', 'skill', 'shield'],
        box(LEFT, 62.4, WIDE, STEP),
        { many: 3, high: STEP, gap: 6 },
        (id, at) => [
          number(id, at, 38.5),
          ...(id === 'shield' ? [short(id, id, at.x + 38.5, at.y)] : []),
        ],
      ),
      ...inRows(
        stateOf(foe),
        box(LEFT, 75.6, WIDE, 3 * STEP),
        { many: 2, high: STEP, gap: 6 },
        stateBlocks,
      ),
      text('notes', box(LEFT, 115.4, WIDE, 6), 'small'),
    ],
  }
}
