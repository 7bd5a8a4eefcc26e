import type { Board } from '../../../rules/board/board.ts'
import type { Ruling } from '../../../rules/dice/check.ts'
import type { RollRecord } from '../../../rules/dice/roll.ts'
import type { Item, ItemId } from '../../../rules/plain/item.ts'
import { seatOf } from '../../../rules/plain/seats.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import type { Chapter, Chronicler, Detail, Passage } from '../../../rules/told/chronicle.ts'
import { CHARACTER, readCharacter } from '../people/characters.ts'
import { READINGS, ROSTER } from '../reckon/roster.ts'
import { ROLE_IDS, TALE_IDS } from '../reckon/tales.ts'
import { cardOf } from '../story/drawn.ts'
import { PIECES } from '../story/pieces.ts'
import { isResolved, stagesOf } from '../story/places.ts'
import { FIND_KIND, searchesOf, searchState, significanceOf } from '../story/search.ts'
import {
  decidedBy,
  goalOf,
  isThrownApart,
  personOn,
  SLIP,
  type SlipKind,
  type SlipKinds,
  wordOf,
} from '../story/slips.ts'
import { factorsIn } from '../story/weighed.ts'
import { de } from './de.ts'
import { en } from './en.ts'

const PLAIN = {
  about: [],
  setting: '',
  points: [],
  body: '',
  beside: [],
} satisfies Partial<Passage>

/** As people wrote it. */
const words = (text: string): Sentence => say('told.words', { text })

/** What people wrote, line by line, and in one line. */
const lines = ({ texts }: Item, field: string): string => texts[field]?.trim() ?? ''
const line = (item: Item, field: string): string => lines(item, field).replace(/\s+/gu, ' ')

/** What somebody wrote there as a detail of its sort; nothing, where nobody did. */
const written = (item: Item, field: string): readonly Detail[] => {
  const text = line(item, field)
  return text ? [{ as: say(`told.${field}`), say: words(text) }] : []
}

const BEATS = [1, 2, 3, 4] as const

/** The Tale: how its story goes, and what is its own [R3]. */
const tales = (board: Board): readonly Passage[] =>
  allOf(board, 'tale').flatMap(({ id, props }): readonly Passage[] => {
    const tale = TALE_IDS.find((one) => one === props.tale)
    return tale
      ? [
          {
            ...PLAIN,
            id,
            say: say(`tale.${tale}.title`),
            about: [say(`tale.${tale}.says`)],
            points: BEATS.map((beat) => ({ say: say(`tale.${tale}.beats.${beat}`) })),
          },
        ]
      : []
  })

/** A character: whose it is, its Roles, what it believes and wants, what it has done. */
function person(board: Board, item: Item): Passage {
  const { owner, level, deeds, classes } = readCharacter(item)
  const name = seatOf(board.seats, owner)?.name.trim()
  const roles = allOf(board, 'role').filter(({ place }) => place.on === item.id)
  const titles = [
    ...classes.map((id) => say(`class.${id}.title`)),
    ...roles.flatMap(({ props }) => {
      const role = ROLE_IDS.find((id) => id === props.role)
      return role ? [say(`role.${role}.title`)] : []
    }),
  ]
  return {
    ...PLAIN,
    id: item.id,
    say: say('told.person', { name: line(item, 'name') }),
    about: [...(name ? [say('told.by', { name })] : []), ...titles, say('told.level', { level })],
    points: [
      ...['belief', 'goal', 'intention'].flatMap((field) => written(item, field)),
      ...(deeds > 0 ? [{ say: say('told.deeds', { deeds }) }] : []),
    ],
    body: lines(item, 'notes'),
  }
}

/** What a slip was that is put away: all that its Roll keeps of it. */
function recalled({ check }: RollRecord): Item {
  const { kind, about, terms = {} } = check
  const { goal, who, target, search } = terms
  const place = { x: 0, y: 0, turn: 0, z: 0 }
  const props = { check: kind, who: wordOf(who), target: wordOf(target) || wordOf(search) }
  return { id: about, kind: SLIP, place, bin: false, props, texts: { goal: wordOf(goal) } }
}

/** A throw that was put together: by which Roll it came out, and on which slip, whether that lies there or not. */
interface Thrown {
  readonly record: RollRecord
  readonly slip: Item
  readonly kind: SlipKind
  readonly ruling: Ruling
}

/** All of them, in the order in which they were thrown; of one that was thrown once more what it came to. */
function thrownOn(board: Board, kinds: SlipKinds): readonly Thrown[] {
  const seen = new Set<ItemId>()
  return board.rolls.flatMap((first): readonly Thrown[] => {
    const { about } = first.check
    if (!Object.hasOwn(kinds, first.check.kind) || seen.has(about)) return []
    seen.add(about)
    const record = decidedBy(board, about) ?? first
    const lies = board.items.get(about)
    const slip = lies?.kind === SLIP ? lies : recalled(record)
    const kind = kinds[record.check.kind]
    return kind ? [{ record, slip, kind, ruling: kind.judge(record.check, record.roll) }] : []
  })
}

const goalIn = ({ slip, record }: Thrown): Sentence => {
  const goal = goalOf(slip).replace(/\s+/gu, ' ')
  return goal ? words(goal) : say(`slip.${record.check.kind}`)
}

/** What was thrown for more than once says so, also when its slip is put away. */
const apart = (board: Board, { slip }: Thrown): readonly Sentence[] =>
  isThrownApart(board, slip.id) ? [say('amiss.thrown')] : []

/** Something that was thrown for: for what and by whom, what helped and harmed, and how it came out. */
function thrown(board: Board, one: Thrown): Passage {
  const { slip, record, kind, ruling } = one
  const who = personOn(board, slip)
  return {
    ...PLAIN,
    id: board.items.has(slip.id) ? slip.id : record.id,
    say: goalIn(one),
    about: [
      ...(goalOf(slip) ? [say(`slip.${record.check.kind}`)] : []),
      ...(who ? [say('told.person', { name: line(who, 'name') })] : []),
      ...apart(board, one),
    ],
    points: factorsIn(record.check).map((factor) => ({ say: factor })),
    decided: { say: kind.say(board, slip, record.check), record, ruling },
  }
}

/** What was thrown for in a fight is told in a line: there is much of it. */
const FOUGHT: ReadonlySet<string> = new Set(['blow', 'speed', 'fear', 'shaken'])

const fought = (board: Board, one: Thrown): Passage => ({
  ...PLAIN,
  id: board.items.has(one.slip.id) ? one.slip.id : one.record.id,
  say: goalIn(one),
  about: [one.ruling.say, ...apart(board, one)],
})

/** A search: each time that people looked, the cards and what they meant, and what the last d20 said [R11] to [R13]. */
function sought(board: Board, item: Item, throws: readonly Thrown[]): Passage {
  const { numbers, end, find: found } = searchState(board, item)
  const looked = throws.filter(({ record }) => wordOf(record.check.terms?.search) === item.id)
  const cards = allOf(board, 'roundtable').filter(({ props }) => props.search === item.id)
  return {
    ...PLAIN,
    id: item.id,
    say: say('told.search', { name: line(item, 'sought') }),
    about: [say('told.numbers', { ...numbers }), ...(end ? [] : [say('told.open')])],
    points: [
      ...looked.map(({ slip, ruling }): Detail => {
        const who = personOn(board, slip)
        const name = who ? line(who, 'name') : ''
        return { ...(name && { as: say('told.looked', { name }) }), say: ruling.say }
      }),
      ...looked.flatMap((one) => apart(board, one).map((said): Detail => ({ say: said }))),
      ...cards.map((card): Detail => {
        const meant = significanceOf(card)
        return {
          item: card.id,
          ...(meant && { as: say(`told.meant.${meant}`) }),
          say: cardNamed(card),
        }
      }),
    ],
    body: lines(item, 'clues'),
    ...(found && {
      decided: {
        say: say('told.find'),
        record: found,
        ruling: FIND_KIND.judge(found.check, found.roll),
      },
    }),
  }
}

function cardNamed(card: Item): Sentence {
  const number = cardOf(card)
  return number === undefined ? say('piece.roundtable') : say(`deck.${number}.title`)
}

/** A card that was drawn: what it was read as, and its two readings [R5]. */
function drawn(card: Item): Passage {
  const number = cardOf(card)
  const as = READINGS.find((one) => one === card.props.as)
  return {
    ...PLAIN,
    id: card.id,
    say: cardNamed(card),
    about: as ? [say(`reading.${as}`)] : [],
    points:
      number === undefined
        ? []
        : (['light', 'shadow'] as const).map((which) => ({
            as: say(`told.${which}`),
            say: say(`deck.${number}.${which}`),
          })),
  }
}

/** The lines of the Roster that something stands on [R4]. */
const roster = (item: Item): readonly Passage[] => {
  const points = Array.from({ length: ROSTER }, (_, i) => line(item, `slot${i + 1}`)).flatMap(
    (text, i): readonly Detail[] =>
      text ? [{ as: say('told.slot', { n: i + 1 }), say: words(text) }] : [],
  )
  return points.length > 0 ? [{ ...PLAIN, id: item.id, say: say('piece.roster'), points }] : []
}

/** What happened on a Stage, as people told it [R14]. */
const stage = (item: Item): readonly Passage[] =>
  line(item, 'title') || lines(item, 'told')
    ? [
        {
          ...PLAIN,
          id: item.id,
          say: line(item, 'title') ? words(line(item, 'title')) : PIECES.stage.nameless(item),
          about: isResolved(item) ? [] : [say('told.open')],
          body: lines(item, 'told'),
        },
      ]
    : []

const page = (item: Item): readonly Passage[] =>
  lines(item, 'text')
    ? [
        {
          ...PLAIN,
          id: item.id,
          say: say('told.sheet', { name: line(item, 'title') }),
          body: lines(item, 'text'),
        },
      ]
    : []

function chaptersOf(board: Board, kinds: SlipKinds): readonly Chapter[] {
  const throws = thrownOn(board, kinds)
  const of = (fits: (kind: string) => boolean) =>
    throws.filter(({ record }) => fits(record.check.kind))
  const chapter = (id: string, as: Chapter['as'], passages: readonly Passage[]): Chapter => ({
    id,
    as,
    say: say(`chapter.${id}`),
    passages,
    close: [],
  })
  const people = allOf(board, CHARACTER)
  const notes = allOf(board, 'note').filter((note) => line(note, 'text'))
  return [
    chapter('tale', 'text', tales(board)),
    chapter(
      'people',
      'cards',
      people.map((item) => person(board, item)),
    ),
    chapter('stages', 'text', stagesOf(board).flatMap(stage)),
    chapter(
      'throws',
      'scenes',
      of((kind) => !FOUGHT.has(kind) && kind !== 'search').map((one) => thrown(board, one)),
    ),
    chapter(
      'searches',
      'scenes',
      searchesOf(board).map((item) => sought(board, item, throws)),
    ),
    chapter(
      'fights',
      'list',
      of((kind) => FOUGHT.has(kind)).map((one) => fought(board, one)),
    ),
    chapter('drawn', 'cards', allOf(board, 'roundtable').map(drawn)),
    chapter('roster', 'list', allOf(board, 'roster').flatMap(roster)),
    chapter('after', 'text', allOf(board, 'sheet').flatMap(page)),
    chapter(
      'notes',
      'notes',
      notes.map((note) => ({ ...PLAIN, id: note.id, say: words(line(note, 'text')) })),
    ),
  ].filter(({ passages }) => passages.length > 0)
}

/** Tells the road so far, with these sorts of Checks: the Tale, its people, Stages, throws, searches and cards. */
export const chroniclerOf = (kinds: SlipKinds): Chronicler => ({
  words: { en, de },
  read(board) {
    const [tale] = tales(board)
    return {
      ...(tale ? { title: tale.say } : {}),
      chapters: chaptersOf(board, kinds),
      cast: allOf(board, CHARACTER).map((item) => {
        const name = seatOf(board.seats, readCharacter(item).owner)?.name.trim()
        return {
          item: item.id,
          ...(name ? { as: words(name) } : {}),
          say: say('told.person', { name: line(item, 'name') }),
        }
      }),
      credit: say('told.credit'),
    }
  },
})
