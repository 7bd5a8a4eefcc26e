import type { Board } from '../../../rules/board/board.ts'
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
import { isResolved, stagesOf } from '../story/places.ts'
import { FIND_CHECK, FIND_KIND, searchesOf, searchState } from '../story/search.ts'
import {
  decidedBy,
  factorsIn,
  goalOf,
  personOn,
  type SlipKinds,
  slipKind,
  slipsOf,
} from '../story/slips.ts'
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

/** The Tale: how its story goes, and what is its own [R3]. */
const tales = (board: Board): readonly Passage[] =>
  allOf(board, 'tale').flatMap(({ id, props }): readonly Passage[] => {
    const tale = TALE_IDS.find((one) => one === props.tale)
    return tale
      ? [{ ...PLAIN, id, say: say(`tale.${tale}.title`), about: [say(`tale.${tale}.says`)] }]
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

/** Something that was thrown for: for what and by whom, what helped and harmed, and how it came out. */
function thrown(
  board: Board,
  kinds: SlipKinds,
  slip: Item,
): { readonly record: RollRecord; readonly passage: Passage } | undefined {
  const [kind, record] = [slipKind(kinds, slip), decidedBy(board, slip.id)]
  if (!kind || !record || record.check.kind !== slip.props.check) return undefined
  const who = personOn(board, slip)
  const goal = goalOf(slip).replace(/\s+/gu, ' ')
  const ruling = kind.judge(record.check, record.roll)
  return {
    record,
    passage: {
      ...PLAIN,
      id: slip.id,
      say: goal ? words(goal) : say(`slip.${record.check.kind}`),
      about: [
        ...(goal ? [say(`slip.${record.check.kind}`)] : []),
        ...(who ? [say('told.person', { name: line(who, 'name') })] : []),
      ],
      points: factorsIn(record.check).map((one) => ({ say: one })),
      decided: { say: kind.say(board, slip, record.check), record, ruling },
    },
  }
}

/** What the last d20 of a search said [R13]. */
function sought(board: Board, item: Item): Passage {
  const { numbers, end } = searchState(board, item)
  const found = board.rolls.findLast(
    ({ check }) => check.kind === FIND_CHECK && check.about === item.id,
  )
  return {
    ...PLAIN,
    id: item.id,
    say: say('told.search', { name: line(item, 'sought') }),
    about: [say('told.numbers', { ...numbers }), ...(end ? [] : [say('told.open')])],
    points: allOf(board, 'roundtable')
      .filter(({ props }) => props.search === item.id)
      .map((card) => ({ item: card.id, say: cardNamed(card) })),
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
          say: say('told.stage', { name: line(item, 'title') }),
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
  const turn = new Map<ItemId | string, number>(board.rolls.map(({ id }, at) => [id, at]))
  const throws = slipsOf(board)
    .flatMap((slip) => thrown(board, kinds, slip) ?? [])
    .sort((a, b) => (turn.get(a.record.id) ?? 0) - (turn.get(b.record.id) ?? 0))
    .map(({ passage }) => passage)
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
    chapter('throws', 'scenes', throws),
    chapter(
      'searches',
      'scenes',
      searchesOf(board).map((item) => sought(board, item)),
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
