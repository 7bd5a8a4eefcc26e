import type { Board } from '../board/board.ts'
import type { Check, Ruling } from '../dice/check.ts'
import { follows } from '../dice/hits.ts'
import type { Roll, RollRecord } from '../dice/roll.ts'
import type { Item, ItemId, Plain, SeatId } from '../plain/item.ts'
import { alike } from '../plain/lists.ts'
import { decidedRegister } from '../play/decided.ts'

/** Why a Scene hangs in the air. Its own `parent` prop is kept, so it is read again when the cause is gone. */
export const LOOSE = ['parent', 'second', 'circle', 'deep'] as const
export type Loose = (typeof LOOSE)[number]

/** A Scene as the outline has it: an oval, and what it hangs on. */
export interface Scene {
  readonly id: ItemId
  readonly item: Item
  readonly finale: boolean
  readonly parent?: ItemId
  /** Scenes that make this one easier, the first made first. */
  readonly precursors: readonly ItemId[]
  /** 0 for the Finale, 1 for a Primary Scene; a loose oval counts as 1, as if it hung on the Finale. */
  readonly depth: number
  /** How many Scenes hang below one another under it: 0 for a Scene without Precursors. */
  readonly height: number
  /** Difficulty Rating; undefined while nothing leads from here up to the Finale. */
  readonly dr?: number
  /** Set for what is cut off the tree: it lacks a Parent, and why. */
  readonly loose?: Loose
  /** The Roll that decided it: the valid one about it that is kept as that, else the first that is written down. */
  readonly record?: RollRecord
  readonly ruling?: Ruling
  /** It was thrown for more than once: of these one counts. */
  readonly several?: true
}

/** A note that says something about an Object [P4]. */
export interface Aspect {
  readonly note: Item
  readonly card: ItemId
  /** A Character's, not the environment's [P7]. */
  readonly character: boolean
}

/** An index card: an Object, and a Character if a player controls it [P3], [P6]. */
export interface StoryObject {
  readonly id: ItemId
  readonly item: Item
  readonly player?: SeatId
  /** A second Character of the same player, made later. */
  readonly extra: boolean
  /** The Scene whose place card this is [P12]. */
  readonly scene?: ItemId
  /** Notes stuck on it that say something, the first made first. */
  readonly aspects: readonly Item[]
}

/** What lies on the table, read as a story. */
export interface Story {
  readonly scenes: ReadonlyMap<ItemId, Scene>
  readonly finale?: Scene
  /** Every Scene, each before its Precursors: the Finale's tree first, then what hangs loose. */
  readonly order: readonly Scene[]
  readonly objects: ReadonlyMap<ItemId, StoryObject>
  /** Cards that a player controls, the first made first. */
  readonly characters: readonly StoryObject[]
  /** By the note's id. */
  readonly aspects: ReadonlyMap<ItemId, Aspect>
}

/** What a game of this family decides by itself. */
export interface StoryRules {
  finaleDr(board: Board): number
  /** Whether this is a Check that decides a Scene. */
  decides(check: Check): boolean
  judge(check: Check, roll: Roll): Ruling
}

const made = (item: Item): number =>
  typeof item.props.made === 'number' ? item.props.made : Number.POSITIVE_INFINITY

/** The first made first; made at the same time, or nobody knows when, by id. */
export function byMade(a: Item, b: Item): number {
  const [x, y] = [made(a), made(b)]
  return x < y ? -1 : x > y ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

const text = (item: Item, prop: string): string | undefined => {
  const value = item.props[prop]
  return typeof value === 'string' && value !== '' ? value : undefined
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }
type Draft = Writable<Omit<Scene, 'precursors'>> & { precursors: ItemId[] }

/**
 * Among Finale ovals: the one performed first, where it is kept what decided it before all others; else the one made
 * first, else the smallest id.
 */
function theFinale(scenes: Iterable<Draft>, decided: ReadonlyMap<ItemId, number>) {
  const turn = (scene: Draft) => decided.get(scene.id) ?? Number.POSITIVE_INFINITY
  let best: Draft | undefined
  for (const scene of scenes) {
    if (!scene.finale) continue
    if (!best) best = scene
    else if (turn(scene) !== turn(best)) best = turn(scene) < turn(best) ? scene : best
    else if (byMade(scene.item, best.item) < 0) best = scene
  }
  return best
}

/** Cuts every circle of Parents at its greatest id. */
function cutCircles(scenes: ReadonlyMap<ItemId, Draft>): void {
  const walk = new Map<ItemId, ItemId>()
  for (const start of scenes.keys()) {
    let id: ItemId | undefined = start
    while (id !== undefined && !walk.has(id)) {
      walk.set(id, start)
      id = scenes.get(id)?.parent
    }
    // Met again on this very walk: a circle.
    if (id === undefined || walk.get(id) !== start) continue
    let cut = id
    for (let at = scenes.get(id)!.parent!; at !== id; at = scenes.get(at)!.parent!) {
      if (at > cut) cut = at
    }
    const scene = scenes.get(cut)!
    delete scene.parent
    scene.loose = 'circle'
  }
}

function readScenes({ rolls, kept }: Source, ovals: readonly Item[], rules: StoryRules) {
  const scenes = new Map<ItemId, Draft>()
  for (const item of ovals) {
    const finale = item.props.finale === true
    scenes.set(item.id, { id: item.id, item, finale, precursors: [], depth: 0, height: 0 })
  }
  const decided = new Map<ItemId, number>()
  rolls.forEach((record, turn) => {
    const { check, roll } = record
    const scene = scenes.get(check.about)
    if (!scene || !rules.decides(check) || !follows(check, roll)) return
    if (scene.record) scene.several = true
    const isKept = kept.get(scene.id) === record.id
    if (scene.record && !isKept) return
    scene.record = record
    // What nobody kept comes after all that was.
    decided.set(scene.id, isKept ? turn : rolls.length + turn)
  })
  for (const scene of scenes.values())
    if (scene.record) scene.ruling = rules.judge(scene.record.check, scene.record.roll)
  const finale = theFinale(scenes.values(), decided)
  for (const scene of scenes.values()) {
    if (scene === finale) continue
    const parent = text(scene.item, 'parent')
    if (parent !== undefined && parent !== scene.id && scenes.has(parent)) scene.parent = parent
    else scene.loose = scene.finale ? 'second' : parent === scene.id ? 'circle' : 'parent'
    scene.finale = false
  }
  cutCircles(scenes)
  return { scenes, finale }
}

/** Walks down from a root, each Scene before its Precursors; gives depths, and cuts what is too deep. */
function walkDown(
  scenes: ReadonlyMap<ItemId, Draft>,
  root: Draft,
  top: { readonly depth: number; readonly dr?: number },
  order: Draft[],
): readonly Draft[] {
  const deep: Draft[] = []
  const first = order.length
  const stack = [root]
  root.depth = top.depth
  for (let scene = stack.pop(); scene; scene = stack.pop()) {
    order.push(scene)
    if (top.dr !== undefined) scene.dr = top.dr - scene.depth
    if (scene.dr !== undefined && scene.dr <= 1) {
      for (const id of scene.precursors.splice(0)) {
        const below = scenes.get(id)!
        delete below.parent
        below.loose = 'deep'
        deep.push(below)
      }
    }
    for (let i = scene.precursors.length - 1; i >= 0; i--) {
      const below = scenes.get(scene.precursors[i]!)!
      below.depth = scene.depth + 1
      stack.push(below)
    }
  }
  for (let i = order.length - 1; i >= first; i--) {
    const scene = order[i]!
    const parent = scene.parent === undefined ? undefined : scenes.get(scene.parent)
    if (parent) parent.height = Math.max(parent.height, scene.height + 1)
  }
  return deep
}

function readObjects(cards: readonly Item[], notes: readonly Item[]) {
  const objects = new Map<ItemId, StoryObject & { aspects: Item[] }>()
  const characters: StoryObject[] = []
  const players = new Set<SeatId>()
  for (const item of cards) {
    const player = text(item, 'player')
    const scene = text(item, 'scene')
    const extra = player !== undefined && players.has(player)
    if (player !== undefined) players.add(player)
    const object = { id: item.id, item, extra, aspects: [], player, scene }
    objects.set(item.id, object)
    if (player !== undefined) characters.push(object)
  }
  const aspects = new Map<ItemId, Aspect>()
  for (const note of notes) {
    const card = note.place.on === undefined ? undefined : objects.get(note.place.on)
    if (!card || !note.texts.text?.trim()) continue
    card.aspects.push(note)
    aspects.set(note.id, { note, card: card.id, character: card.player !== undefined })
  }
  return { objects, characters, aspects }
}

/** What a story is read from: most of what people do at a table is nothing to it. */
interface Source {
  readonly ovals: readonly Item[]
  readonly cards: readonly Item[]
  readonly notes: readonly Item[]
  readonly rolls: Board['rolls']
  /** By the Scene, the id of the Roll that is kept as what decided it. */
  readonly kept: ReadonlyMap<ItemId, Plain>
  readonly dr: number
}

const sameSource = (a: Source, b: Source): boolean =>
  a.rolls === b.rolls &&
  a.dr === b.dr &&
  alike([...a.kept.values()], [...b.kept.values()]) &&
  alike(a.ovals, b.ovals) &&
  alike(a.cards, b.cards) &&
  alike(a.notes, b.notes)

function sourceOf(board: Board, rules: StoryRules): Source {
  const ovals: Item[] = []
  const cards: Item[] = []
  const notes: Item[] = []
  for (const item of board.items.values()) {
    if (item.kind === 'oval') ovals.push(item)
    else if (item.kind === 'card') cards.push(item)
    else if (item.kind === 'note' && item.place.on !== undefined) notes.push(item)
  }
  const kept = new Map(ovals.map(({ id }) => [id, board.play[decidedRegister(id)] ?? null]))
  return { ovals, cards, notes, rolls: board.rolls, kept, dr: rules.finaleDr(board) }
}

function read(source: Source, rules: StoryRules): Story {
  // One order for everybody, whatever order the items came in.
  const ovals = [...source.ovals].sort(byMade)
  const cards = [...source.cards].sort(byMade)
  const notes = [...source.notes].sort(byMade)
  const { dr } = source
  const { scenes, finale } = readScenes(source, ovals, rules)
  for (const scene of scenes.values()) {
    if (scene.parent !== undefined) scenes.get(scene.parent)!.precursors.push(scene.id)
  }
  const order: Draft[] = []
  const loose = finale ? [...walkDown(scenes, finale, { depth: 0, dr }, order)] : []
  for (const scene of scenes.values()) {
    if (scene.loose && scene.loose !== 'deep') loose.push(scene)
  }
  loose.sort((a, b) => byMade(a.item, b.item))
  for (const scene of loose) walkDown(scenes, scene, { depth: 1 }, order)
  return { scenes, finale, order, ...readObjects(cards, notes) }
}

/**
 * A reader of boards: one pass over the items, and never twice over the same board. Where nothing has changed that a
 * story is made of, it is the same story.
 */
export function storyReader(rules: StoryRules): (board: Board) => Story {
  const known = new WeakMap<Board, Story>()
  let last: { readonly source: Source; readonly story: Story } | undefined
  return (board) => {
    const there = known.get(board)
    if (there) return there
    const source = sourceOf(board, rules)
    const story = last && sameSource(last.source, source) ? last.story : read(source, rules)
    last = { source, story }
    known.set(board, story)
    return story
  }
}

/** Whether making `parent` the Parent of `id` would close a circle. */
export function wouldCircle(story: Story, id: ItemId, parent: ItemId): boolean {
  for (let at: ItemId | undefined = parent; at !== undefined; at = story.scenes.get(at)?.parent) {
    if (at === id) return true
  }
  return false
}
