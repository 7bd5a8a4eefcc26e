import type { Act, Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { Item, Plain } from '../../../rules/plain/item.ts'
import { seatOf } from '../../../rules/plain/seats.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { makeMove, must, seated, should, standsFor, words } from '../../../rules/play/make.ts'
import {
  type Answers,
  type Move,
  type Option,
  type Question,
  type Refusal,
  severalOf,
} from '../../../rules/play/move.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import {
  armourProp,
  CHARACTER,
  type Character,
  LAYERS,
  MOST_SHIELD,
  readCharacter,
} from '../people/characters.ts'
import { charactersOf, SKILL_WITH } from '../people/fighters.ts'
import { FOE } from '../people/foes.ts'
import { newProps } from '../people/growth.ts'
import { ARMOURS, type Armour } from '../reckon/blow.ts'
import { type CharacterClass, CLASSES, type ClassId } from '../reckon/classes.ts'
import { ATTRIBUTES, type Attributes, areNew } from '../reckon/people.ts'
import { DISTANCES } from '../reckon/places.ts'
import { type CharacterSheet, SHEETS } from '../reckon/sheets.ts'
import { damageOf, WEAPONS, type WeaponId } from '../reckon/weapons.ts'
import { nextSpot } from '../story/layout.ts'
import { layPiece } from '../story/make.ts'
import { theatreLaid } from './mats.ts'

/** Things of a kind as options, each by what it is called. */
export const optionsOf = (items: readonly Item[]): readonly Option[] =>
  items.map((item) =>
    standsFor(
      item,
      item.texts.name?.trim()
        ? say('named.it', { name: item.texts.name.trim() })
        : say(`nameless.${item.kind}`),
    ),
  )

/** Asks for one of the characters on the table: one's own, as long as nobody chooses another. */
export function askWho(
  board: Board,
  { seat }: Act,
  question = 'ask.who',
  fits: (one: Character) => boolean = () => true,
): Question {
  const all = charactersOf(board).filter(fits)
  const mine = all.find(({ owner }) => owner === seat)
  return {
    id: 'who',
    kind: 'choice',
    say: say(question),
    options: optionsOf(all.map(({ item }) => item)),
    ...(mine && { usual: mine.item.id }),
  }
}

/** The character that was answered, if it is one. */
export function answeredWho(board: Board, answers: Answers, id = 'who'): Character | undefined {
  const item = board.items.get(String(answers[id]))
  return item?.kind === CHARACTER ? readCharacter(item) : undefined
}

/** Refuses where nobody is there yet. */
export const needsPeople = (board: Board): Refusal | undefined =>
  allOf(board, CHARACTER).length === 0 ? must('no.people') : undefined

const SHEET_IDS = Object.keys(SHEETS) as readonly (keyof typeof SHEETS)[]
const OWN = 'own'
const WEAPON_IDS = Object.keys(WEAPONS) as readonly WeaponId[]
const BACKGROUNDS = (Object.keys(CLASSES) as readonly ClassId[]).filter(
  (id) => CLASSES[id].sort === 'background',
)

const askWeapon: Question = {
  id: 'weapon',
  kind: 'choice',
  say: say('ask.weapon'),
  options: WEAPON_IDS.map((value) => {
    const { die, special } = WEAPONS[value]
    return {
      value,
      say: say(`weapon.${value}.title`),
      note: say('weapon.line', {
        die,
        skill: SKILL_WITH[die],
        damage: damageOf(WEAPONS[value]),
        special,
      }),
    }
  }),
}

const askArmour: Question = {
  id: 'armour',
  kind: 'several',
  say: say('ask.armour'),
  options: LAYERS.map((value) => ({
    value,
    say: say(`armour.${value}`),
    note: say('armour.line', ARMOURS[value]),
  })),
  optional: true,
}

/** The nine of a new character: those that were named are 3, all others 2 [R30]. */
const newAttributes = (threes: readonly string[]): Attributes =>
  Object.fromEntries(ATTRIBUTES.map((id) => [id, threes.includes(id) ? 3 : 2])) as Record<
    keyof Attributes,
    number
  >

const THREES = 5

const part = (id: string, ...questions: readonly Question[]): readonly Question[] =>
  questions.map((question) => ({ ...question, part: say(`part.of.${id}`) }))

/** What is asked of whoever makes a character of their own, part by part. */
const ownQuestions: readonly Question[] = [
  ...part(
    'name',
    { id: 'name', kind: 'words', say: say('ask.name'), max: 60 },
    {
      id: 'background',
      kind: 'choice',
      say: say('ask.background'),
      options: BACKGROUNDS.map((value) => {
        const { starts }: CharacterClass = CLASSES[value]
        const note = say('class.line', { class: value, ...starts })
        return { value, say: say(`class.${value}.title`), note }
      }),
    },
  ),
  ...part('threes', {
    id: 'threes',
    kind: 'several',
    say: say('ask.threes'),
    options: ATTRIBUTES.map((value) => ({ value, say: say(`attribute.${value}`) })),
    most: THREES,
  }),
  ...part('weapon', askWeapon),
  ...part('armour', askArmour, {
    id: 'shield',
    kind: 'number',
    say: say('ask.shield'),
    min: 0,
    max: MOST_SHIELD,
  }),
]

/** What a sample character is called and believes, in the language of whoever lays it down. */
function textsOf(act: Act, id: keyof typeof SHEETS): Readonly<Record<string, string>> {
  const said = (part: string) => act.say?.(say(`sheet.${id}.${part}`)) ?? ''
  const notes = [said('says'), said('reputation')].filter(Boolean).join('\n')
  return { name: said('title'), belief: said('belief'), goal: said('goal'), notes }
}

/** A character comes to the table: one of those that are ready, or one's own [R30] to [R33]. */
const person: Move = makeMove('person', {
  button: true,
  asks: (board, { seat }, { sheet }) => [
    {
      id: 'sheet',
      kind: 'choice',
      // Where several sit at one screen, it goes to whoever acts there.
      say:
        board.seats.length > 1
          ? say('ask.sheet.for', { seat: seatOf(board.seats, seat)?.name ?? '' })
          : say('ask.sheet'),
      options: [
        ...SHEET_IDS.map((value) => ({
          value,
          say: say(`sheet.${value}.title`),
          note: say(`sheet.${value}.says`),
        })),
        { value: OWN, say: say('sheet.own'), note: say('sheet.own.note') },
      ],
    },
    ...(sheet === OWN ? ownQuestions : []),
  ],
  may(board, act, { sheet, threes }) {
    const why = seated(board, act)
    if (why) return why
    const there = allOf(board, CHARACTER).some(({ props }) => props.sheet === sheet)
    if (sheet !== OWN && there) return should('warn.there')
    if (sheet !== OWN || threes === undefined) return undefined
    return areNew(newAttributes(severalOf(threes))) ? undefined : must('no.five')
  },
  play(board, act, answers) {
    const ready = SHEET_IDS.find((id) => id === answers.sheet)
    const sheet: CharacterSheet = ready
      ? SHEETS[ready]
      : {
          attributes: newAttributes(severalOf(answers.threes)),
          background: String(answers.background) as ClassId,
          weapon: String(answers.weapon) as WeaponId,
          armour: severalOf(answers.armour) as readonly Armour[],
          shield: Number(answers.shield),
        }
    const props: Readonly<Record<string, Plain>> = {
      ...newProps(sheet),
      ...(ready && { sheet: ready }),
      distance: 'near',
      owner: act.seat,
    }
    const texts = ready ? textsOf(act, ready) : { name: words(answers, 'name') ?? '' }
    return [layPiece(act, CHARACTER, nextSpot(board, act, CHARACTER), { props, texts })]
  },
})

/** A character becomes one's own: one may have several, alone or with others [R1]. */
const own: Move = makeMove('own', {
  asks: (board, act) => [askWho(board, act, 'ask.own', ({ owner }) => owner !== act.seat)],
  may: (board, act, answers) =>
    seated(board, act) ??
    needsPeople(board) ??
    (answeredWho(board, answers)?.owner === act.seat ? must('no.change') : undefined),
  play: (_board, act, { who }) => [{ do: 'set', id: String(who), key: 'owner', value: act.seat }],
})

/** A character is nobody's for now. */
const disown: Move = makeMove('disown', {
  asks: (board, act) => [askWho(board, act, 'ask.disown', ({ owner }) => owner !== undefined)],
  may: (board, _act, answers) => {
    const one = answeredWho(board, answers)
    return needsPeople(board) ?? (one && !one.owner ? must('no.change') : undefined)
  },
  play: (_board, _act, { who }) => [{ do: 'set', id: String(who), key: 'owner', value: null }],
})

/** What somebody has in hand and wears [R20], [R21]. */
const equip: Move = makeMove('equip', {
  button: true,
  asks: (board, act, answers) => {
    const one = answeredWho(board, answers)
    return [
      askWho(board, act),
      { ...askWeapon, ...(one?.weapon && { usual: one.weapon }) } as Question,
      { ...askArmour, ...(one && { usual: one.worn.join(' ') }) } as Question,
    ]
  },
  may: needsPeople,
  play(board, _act, answers) {
    const one = answeredWho(board, answers)
    if (!one) return []
    const { id } = one.item
    const worn = severalOf(answers.armour)
    return [
      { do: 'set', id, key: 'weapon', value: String(answers.weapon) },
      ...LAYERS.map(
        (layer): Change => ({
          do: 'set',
          id,
          key: armourProp(layer),
          value: worn.includes(layer) ? 1 : 0,
        }),
      ),
    ]
  },
})

/** What a foe has, by how hard it is to beat. */
const MIGHTS = {
  weak: { health: 5, steadfast: 1, armour: 0, shield: 0, skill: 1, speed: 4 },
  even: { health: 10, steadfast: 2, armour: 1, shield: 0, skill: 2, speed: 5 },
  strong: { health: 14, steadfast: 3, armour: 3, shield: 2, skill: 3, speed: 6 },
  dire: { health: 24, steadfast: 4, armour: 4, shield: 0, skill: 4, speed: 7 },
} as const

/** Nobody fights from farther off than Far: so many distances there are [R15]. */
const SEEN = 4

/** Somebody who means harm, or answers it, comes to the table [R20]. */
const foe: Move = makeMove('foe', {
  button: true,
  asks: () => [
    { id: 'name', kind: 'words', say: say('ask.foe'), max: 60 },
    askWeapon,
    {
      id: 'might',
      kind: 'choice',
      say: say('ask.might'),
      options: Object.keys(MIGHTS).map((value) => ({
        value,
        say: say(`might.${value}`),
        note: say('might.note', MIGHTS[value as keyof typeof MIGHTS]),
      })),
    },
    {
      id: 'distance',
      kind: 'choice',
      say: say('field.distance'),
      options: DISTANCES.slice(0, SEEN).map(({ id }) => ({
        value: id,
        say: say(`distance.${id}`),
        note: say(`distance.${id}.note`),
      })),
      usual: 'near',
      optional: true,
      always: true,
    },
  ],
  may: seated,
  play(board, act, answers) {
    const might = MIGHTS[String(answers.might) as keyof typeof MIGHTS]
    const props = {
      ...might,
      weapon: String(answers.weapon),
      distance: words(answers, 'distance') ?? 'near',
    }
    const texts = { name: words(answers, 'name') ?? '' }
    // They stand where it happens.
    const id = act.chance.id()
    const { changes, board: after } = theatreLaid(board, act)
    return [layPiece(act, FOE, nextSpot(after, act, FOE), { id, props, texts }), ...changes]
  },
})

/** What people on the table are: they come, are somebody's, and bear arms. */
export const FOLK_MOVES: readonly Move[] = [person, own, disown, equip, foe]
