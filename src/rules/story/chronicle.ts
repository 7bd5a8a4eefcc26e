import type { Board } from '../board/board.ts'
import type { Item, ItemId } from '../plain/item.ts'
import { seatOf } from '../plain/seats.ts'
import { type Sentence, say } from '../plain/sentence.ts'
import type { Chapter, Chronicle, Chronicler, Detail, Passage } from '../told/chronicle.ts'
import { type Beside, besides, inOneLine, line, said } from './beside.ts'
import { CATEGORIES, categoryOf } from './characters.ts'
import { objective, sceneNamed } from './outline.ts'
import type { Scene, Story, StoryObject } from './story.ts'
import type { Tale } from './tale.ts'

/** Sheets that a chapter of this name tells, as they were laid. */
interface Sheets {
  readonly chapter: string
  readonly of: (board: Board) => readonly Item[]
}

/** What tells the chronicles of games of this family apart. */
interface Chronicled {
  /** What only a chronicle says, by language. */
  readonly words: Chronicler['words']
  /** What it begins with; the story is called what the first of these with a name is called. */
  readonly first: Sheets
  /** What comes before the Scenes that were performed. */
  readonly before?: Sheets
  /** What came of it all [P26]. */
  readonly after: Sheets
}

/** What people wrote, line by line. */
const lines = (text: string | undefined): string => (text ? text.trim() : '')

const PLAIN = {
  about: [],
  setting: '',
  points: [],
  body: '',
  beside: [],
} satisfies Partial<Passage>

const page = ({ id, texts }: Item): Passage => ({
  ...PLAIN,
  id,
  say: say('told.sheet', { name: line(texts.title) }),
  body: lines(texts.text),
})

/** The Aspects of a card: a Character's in the order of their categories, what came later behind them. */
function aspects(object: StoryObject): readonly Detail[] {
  const sort = (note: Item) => {
    const category = object.player === undefined ? undefined : categoryOf(note)
    return category ? CATEGORIES.indexOf(category) : CATEGORIES.length
  }
  return object.aspects
    .toSorted((a, b) => sort(a) - sort(b))
    .map((note) => {
      const category = CATEGORIES[sort(note)]
      return {
        item: note.id,
        ...(category ? { as: say(`category.${category}`) } : {}),
        say: said(note),
      }
    })
}

function card(board: Board, story: Story, object: StoryObject): Passage {
  const { id, item, player, scene } = object
  const name = seatOf(board.seats, player)?.name
  const place = scene === undefined ? undefined : story.scenes.get(scene)
  const about: Sentence[] = []
  if (player !== undefined) {
    about.push(name === undefined ? say('mark.gone') : say('mark.owner', { name }))
  }
  if (place) about.push(say('mark.place', sceneNamed(place)))
  return {
    ...PLAIN,
    id,
    say: say(player === undefined ? 'told.object' : 'told.character', {
      name: line(item.texts.title),
    }),
    about,
    points: aspects(object),
    body: lines(item.texts.body),
  }
}

/** An empty card tells nothing, unless a player has it in mind. */
const blank = ({ item, aspects: notes, player }: StoryObject) =>
  player === undefined &&
  notes.length === 0 &&
  !item.texts.title?.trim() &&
  !item.texts.body?.trim()

/** Whoever writes a book on a note does not have it told anew with each pair: it stands whole with its card. */
const LONGEST = 400
const cuts = new WeakMap<Item, string>()
function called(item: Item | undefined, field: 'text' | 'title'): string {
  if (!item) return ''
  const known = cuts.get(item)
  if (known !== undefined) return known
  // However long it is, no more of it is read than it takes.
  const words = line((item.texts[field] ?? '').slice(0, 10 * LONGEST))
  const letters = words.length > LONGEST ? [...words] : []
  const cut = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : words
  cuts.set(item, cut)
  return cut
}

function pair(board: Board, story: Story, [a, b]: readonly [ItemId, ItemId]): Detail {
  const text = (id: ItemId) => called(board.items.get(id), 'text')
  const card = (id: ItemId) => {
    const on = story.objects.get(story.aspects.get(id)?.card ?? '')
    return on && called(on.item, 'title')
  }
  const [on, at] = [card(a), card(b)]
  const notes = { a: text(a), b: text(b) }
  return {
    say:
      on === undefined || at === undefined
        ? say('told.alone', notes)
        : say('told.pair', { ...notes, on, at }),
  }
}

/** What sort of Scene it is: by the Rating that it was performed with, if it was [P18]. */
function sort({ record, dr: now, depth, loose }: Scene): Sentence[] {
  const dr = record?.check.dr ?? now
  const about: Sentence[] = []
  if (loose === 'second') about.push(say('told.second'))
  if (dr !== undefined) about.push(say(now === dr ? `rating.${depth}` : 'told.dr', { dr }))
  return about
}

/** A Scene as it stands; once it is performed, by what its Check was frozen with [P18]. */
function scene(
  board: Board,
  story: Story,
  beside: Beside,
  one: Scene,
  current: ItemId | undefined,
): Passage {
  const { record, ruling, item } = one
  const about = sort(one)
  if (one.parent !== undefined) {
    about.push(say('mark.line', { parent: objective(story.scenes.get(one.parent)!.item) }))
  }
  if (!record && current === one.id) about.push(say('mark.current'))
  const passage = {
    id: one.id,
    say: say(one.finale ? 'told.finale' : 'told.scene', { name: inOneLine(item, 'objective') }),
    about,
    setting: lines(item.texts.setting),
    points: PLAIN.points,
    body: lines(item.texts.told),
    beside: beside.of(one.id),
  }
  if (!record || !ruling) return passage
  const { check } = record
  const [pairs, dice] = [check.pairs.length, check.dice.length]
  const pool = dice === 0 ? say('told.bare') : say('told.pool', { pairs, won: dice - pairs, dice })
  return {
    ...passage,
    points: check.pairs.map((each) => pair(board, story, each)),
    decided: { say: pool, record, ruling },
  }
}

/** Where a Scene stands in the outline [P11], and what became of it. */
function branch(one: Scene, depth: number): Passage {
  const { id, item, finale, ruling, record } = one
  const { setting, points, body, beside } = PLAIN
  const name = inOneLine(item, 'objective')
  const called = say(finale ? 'told.finale' : 'told.scene', { name })
  // Written out: there may be very many, and an object put together of others takes several times as long.
  const passage = { id, say: called, about: sort(one), setting, points, body, beside, depth }
  return record && ruling
    ? { ...passage, decided: { say: say('told.bare'), record, ruling } }
    : passage
}

/** The outline as a tree: what hangs loose stands at its top, like the Finale. */
function outline(order: readonly Scene[]): readonly Passage[] {
  // An outline of one Scene is that Scene.
  if (order.length < 2) return []
  const depths = new Map<ItemId, number>()
  return order.map((one) => {
    const depth = one.parent === undefined ? 0 : (depths.get(one.parent) ?? -1) + 1
    depths.set(one.id, depth)
    return branch(one, depth)
  })
}

/** What became of the world [P26]. */
function close(finale: Scene, performed: readonly Scene[], after: boolean): readonly Sentence[] {
  const succeeded = performed.filter(({ ruling }) => ruling?.good).length
  return [
    ...(line(finale.item.texts.told) || after ? [] : [say('told.untold')]),
    say(finale.ruling?.good ? 'told.good' : 'told.bad'),
    say('told.scenes', { performed: performed.length, succeeded }),
  ]
}

function chapters(
  { storyOf, currentScene }: Tale,
  { first, before, after }: Chronicled,
  board: Board,
): readonly Chapter[] {
  const story = storyOf(board)
  const current = currentScene(board)?.id
  const turn = new Map(board.rolls.map((record, at) => [record, at]))
  const performed = story.order
    .flatMap((one) => (one.record ? [{ one, at: turn.get(one.record) ?? 0 }] : []))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
  const { finale } = story
  // An oval that nobody has named or joined to anything is only a drawing yet.
  const drawn = new Set(
    story.order
      .filter(
        ({ record, loose, precursors, item: { texts } }) =>
          !record &&
          loose &&
          precursors.length === 0 &&
          !texts.objective?.trim() &&
          !texts.setting?.trim(),
      )
      .map(({ id }) => id),
  )
  const ahead = story.order.filter(({ id, record }) => !record && !drawn.has(id))
  const objects = [...story.objects.values()].filter((object) => !blank(object))
  const cards = (some: readonly StoryObject[]) => some.map((object) => card(board, story, object))
  const beside = besides(board, story, say('told.place'))
  const scenes = (some: readonly Scene[]) =>
    some.map((one) => scene(board, story, beside, one, current))
  const outlined = story.order.filter(({ id }) => !drawn.has(id))
  const chapter = (
    id: string,
    as: Chapter['as'],
    passages: readonly Passage[],
    end: Chapter['close'] = [],
  ): Chapter => ({ id, as, say: say(`chapter.${id}`), passages, close: end })
  const sheets = ({ chapter: id, of }: Sheets) => chapter(id, 'text', of(board).map(page))
  const over = finale?.record ? finale : undefined
  return [
    sheets(first),
    chapter('characters', 'cards', cards(objects.filter(({ player }) => player !== undefined))),
    chapter('objects', 'cards', cards(objects.filter(({ player }) => player === undefined))),
    chapter('outline', 'tree', outline(outlined)),
    ...(before ? [sheets(before)] : []),
    chapter('scenes', 'scenes', scenes(performed.filter((one) => one !== over))),
    ...(over
      ? [
          chapter(
            'end',
            'scenes',
            scenes([over]),
            close(over, performed, after.of(board).length > 0),
          ),
        ]
      : []),
    sheets(after),
    // What has to come first stands first, the Finale last.
    chapter('ahead', 'list', scenes(ahead.toSorted((a, b) => b.depth - a.depth))),
    chapter(
      'notes',
      'notes',
      beside.left.map((note) => ({ ...PLAIN, id: note.id, say: said(note) })),
    ),
  ].filter(({ passages }) => passages.length > 0)
}

/** Who plays whom. */
function cast({ storyOf }: Tale, board: Board): readonly Detail[] {
  return storyOf(board).characters.map(({ id, item, player }) => {
    const name = seatOf(board.seats, player)?.name.trim()
    return {
      item: id,
      ...(name ? { as: say('told.aspect', { aspect: name }) } : {}),
      say: say('told.character', { name: line(item.texts.title) }),
    }
  })
}

/** What the first of these sheets that has a name is called, the story is. */
function titled(sheets: readonly Item[]): Pick<Chronicle, 'title'> {
  const name = sheets.map(({ texts }) => line(texts.title)).find((title) => title !== '')
  return name === undefined ? {} : { title: say('told.sheet', { name }) }
}

/** Tells the story so far: its sheets, who and what there is, each Scene as it was performed [P26]. */
export const makeChronicler = (tale: Tale, how: Chronicled): Chronicler => ({
  words: how.words,
  read: (board) => ({
    ...titled(how.first.of(board)),
    chapters: chapters(tale, how, board),
    cast: cast(tale, board),
    credit: say('told.credit'),
  }),
})
