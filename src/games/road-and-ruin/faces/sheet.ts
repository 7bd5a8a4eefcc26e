import type {
  FaceBlock,
  FaceBox,
  FaceLetters,
  FieldBlock,
  PrintedFace,
  WordsBlock,
} from '../../../rules/board/face.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { armourProp, type Character, inProp, LAYERS, readCharacter } from '../people/characters.ts'
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

const rule = (y: number): FaceBlock => ({
  as: 'rule',
  box: box(10, y, 170, 0.4),
  ink: FAINT,
})
const sign = (id: WoodcutId, x: number, y: number, size: number, ink?: string): FaceBlock => ({
  as: 'sign',
  box: box(x, y, size, size),
  path: WOODCUTS[id],
  ...(ink === undefined ? {} : { ink }),
})
/** A field and its name, which takes so much of it, mm; or without one. */
const field = (id: string, at: FaceBox, named?: false | number): FieldBlock => ({
  as: 'field',
  field: id,
  box: at,
  ...(named === undefined ? {} : { named }),
})
/** The same of a number of which nobody has a part. */
const number = (id: string, at: FaceBox, named: number): FieldBlock => ({
  ...field(id, at, named),
  bare: true,
})
const words = (
  said: Sentence,
  at: FaceBox,
  more: Partial<Pick<WordsBlock, 'at' | 'ink' | 'look'>> = {},
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
  block: (one: T, at: FaceBox) => FaceBlock,
): readonly FaceBlock[] {
  const wide = (w - gap * (many - 1)) / many
  const step = Math.min(high, h / Math.ceil(all.length / many))
  return all.map((one, i) =>
    block(one, box(x + (i % many) * (wide + gap), y + Math.floor(i / many) * step, wide, step - 1)),
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
    // Right of it stands whose it is.
    { as: 'text', text: 'name', look: 'title', box: box(10, 7, 136, 17) },
    ...inRows(
      kinds,
      box(10, 24.5, 118, 7),
      { many: Math.max(2, kinds.length), high: 7 },
      (one, at) => words(one, at, { ink: MADDER }),
    ),
    words(say('sheet.level', { level, xp, build }), box(130, 24.5, 50, 6), { at: 'right' }),
    rule(31.8),
  ]
}

/** What is spent, by the words that are counted most: its name over its number. */
const spent = (id: string, x: number): readonly FaceBlock[] => [
  words(say(`field.${id}`), box(x, 58.4, 54, 11.4), { at: 'center', look: 'head' }),
  field(id, box(x, 70.8, 54, 12.8), false),
]

const POOLS: readonly FaceBlock[] = [
  sign('health', 10, 34.4, 10, MADDER),
  field('health', box(22, 33.4, 158, 12), 48),
  sign('steadfast', 10, 46.9, 10),
  field('steadfast', box(22, 45.9, 92, 12), 48),
  field('rests', box(115, 45.9, 65, 12), 34),
  ...(['exertion', 'mana', 'spirit'] as const).flatMap((id, i) => spent(id, 10 + i * 58)),
  rule(85.4),
]

/** The nine, three by three: by power, precision and persistence [R30]; and what is worn, beside them. */
const NUMBERS: readonly FaceBlock[] = [
  ...inRows(ATTRIBUTES, box(10, 87.4, 112, 38.4), { many: 3, high: 12.8, gap: 1 }, (id, at) =>
    number(id, at, 22.6),
  ),
  { as: 'rule', box: box(126, 88, 0.3, 36), line: 0.3, ink: FAINT },
  number('armour', box(130, 87.4, 50, 11.8), 36),
  number('shield', box(130, 100.2, 50, 11.8), 36),
  field('presumptive', box(130, 113, 50, 5.8), 38),
  field('reactive', box(130, 119, 50, 5.8), 38),
  rule(127),
]

/** What is in hand, and what it does [R20], [R22]; how quick it is, and its Special, stand smaller below that. */
function weaponBlocks({ weapon }: InFight, hand: FaceBox, does: FaceBox): readonly FaceBlock[] {
  const arms = weapon && WEAPONS[weapon]
  if (!arms) return [field('weapon', hand)]
  const { die, speed, special } = arms
  const { x, y, w, h } = hand
  const small = does.y + does.h
  return [
    sign(weapon, x, y + 1.2, 9.6),
    field('weapon', box(x + 11, y, w - 11, h), false),
    words(say('sheet.weapon', { die, damage: damageOf(arms) }), does, { look: 'text' }),
    words(say('sheet.speed', { speed }), box(does.x, small, does.w * 0.4, 5)),
    words(say(`special.${special}.title`), box(does.x + does.w * 0.42, small, does.w * 0.58, 5), {
      ink: MADDER,
    }),
  ]
}

const LAYERS_WORN: readonly FaceBlock[] = inRows(
  LAYERS.map(armourProp),
  box(10, 145.6, 170, 22),
  { many: 2, high: 11, gap: 6 },
  (id, at) => field(id, at, 70),
)

/** What lasts, and what is done in this round: only what is so. */
const stateOf = ({ statuses, stance }: InFight): readonly string[] => [
  'distance',
  ...(stance ? ['stance'] : []),
  ...STATUSES.filter((id) => statuses[id] > 0),
]

/** What lasts and what one is good at: as much of it as there is. */
function nowBlocks(one: Character): readonly FaceBlock[] {
  const able = PROFICIENCIES.filter((of) => one.proficiencies[of] > 0)
  const all = [...stateOf(one), ...(one.damaged > 0 ? ['damaged'] : []), ...able.map(inProp)]
  return inRows(all, box(10, 171, 170, 46), { many: 2, high: 11.5, gap: 6 }, (id, at) =>
    field(id, at, id === 'stance' ? false : 48),
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
  return inRows(shown, box(10, 247.4, 170, 14), { many: 4, high: 4.6 }, (one, at) => words(one, at))
}

const TOLD: readonly FaceBlock[] = [
  rule(218.2),
  words(say('sheet.intention'), box(10, 218.8, 48, 11.4), { ink: MADDER, look: 'head' }),
  text('intention', box(59, 218.8, 121, 11.4)),
  ...(['belief', 'goal', 'notes'] as const).flatMap((id, i) => [
    words(say(`sheet.${id}`), box(10, 230.6 + i * 5.2, 24, 4.8), { ink: MADDER }),
    text(id, box(36, 230.6 + i * 5.2, 144, 4.9), 'small'),
  ]),
  rule(246.6),
]

/** What is printed on a character's sheet, and what it says just now. */
export function sheetFace(item: Item): PrintedFace {
  const one = readCharacter(item)
  return {
    ...STOCKS.character,
    blocks: [
      ...headBlocks(one),
      ...POOLS,
      ...NUMBERS,
      ...weaponBlocks(one, box(10, 129, 86, 12), box(100, 129, 80, 11)),
      ...LAYERS_WORN,
      rule(169),
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
      { as: 'frame', box: box(3.5, 3.5, 171, 107), line: 0.9, round: 2, ink: MADDER },
      { as: 'text', text: 'name', look: 'title', box: box(9, 6, 160, 16.6) },
      sign('health', 9, 25, 10, MADDER),
      number('health', box(21, 24, 63, 12), 48.5),
      sign('steadfast', 9, 38, 10),
      number('steadfast', box(21, 37, 63, 12), 48.5),
      sign('armour', 9, 51, 10),
      number('armour', box(21, 50, 63, 12), 48.5),
      ...weaponBlocks(foe, box(85, 24, 86, 12), box(86, 38, 84, 12)),
      ...inRows(
        ['speed', 'skill', 'shield'],
        box(9, 64, 160, 12.6),
        { many: 3, high: 12.6 },
        (id, at) => field(id, at, 34),
      ),
      ...inRows(stateOf(foe), box(9, 77.4, 160, 25), { many: 2, high: 12.6 }, (id, at) =>
        field(id, at, id === 'stance' ? false : 50),
      ),
      text('notes', box(9, 102.6, 160, 6), 'small'),
    ],
  }
}
