import type { Board } from '../board/board.ts'
import { itemSize, type Size } from '../board/size.ts'
import type { Item, ItemId } from '../plain/item.ts'
import { type WorldPlace, worldPlace } from '../plain/place.ts'
import { type Sentence, say } from '../plain/sentence.ts'
import type { Detail } from '../told/chronicle.ts'
import { MATERIAL } from './pieces.ts'
import { byMade, type Story } from './story.ts'

/** A note belongs to an oval that is no farther from its edge than this, mm. */
const NEAR = 30

/** What people wrote in one line of it, whole. */
export const line = (text: string | undefined): string =>
  text ? text.trim().replace(/\s+/gu, ' ') : ''

/** What was found of texts, which never change: however many Checks a long one stands in, it is read once. */
const known = new WeakMap<Item['texts'], Map<string, string>>()

/** A text of an item in one line. */
export function inOneLine({ texts }: Pick<Item, 'texts'>, field: string): string {
  // Most say nothing: nothing is kept of them.
  if (!texts[field]) return ''
  const lines = known.get(texts) ?? new Map<string, string>()
  known.set(texts, lines)
  const there = lines.get(field) ?? line(texts[field])
  lines.set(field, there)
  return there
}

/** What a note says. */
export const said = (note: Item): Sentence =>
  say('told.aspect', { aspect: inOneLine(note, 'text') })

/** What lay beside the Scenes. */
export interface Beside {
  /** Its place cards with what stuck on them, then the notes that lay at its oval. */
  of(scene: ItemId): readonly Detail[]
  /** Notes with words that lay at no Scene, the first made first. */
  readonly left: readonly Item[]
}

/** How far an oval of this size and a note that lie upright are from one another, edge to edge. */
function gap(a: WorldPlace, size: Size, b: WorldPlace): number {
  const { note } = MATERIAL
  const dx = Math.abs(a.x - b.x) - (size.width + note.width) / 2
  const dy = Math.abs(a.y - b.y) - (size.height + note.height) / 2
  return Math.hypot(Math.max(0, dx), Math.max(0, dy))
}

/** The paper is looked over in squares of this side, mm. */
const SQUARE = 300
/** Of more ovals near one square than anybody could draw there, the first count. */
const MOST = 64

/** Finds the Scene at which a note lies, if it lies at one: the nearest, of several as near the first made. */
function finder(board: Board, story: Story): (note: Item) => ItemId | undefined {
  const { note: piece, oval: round } = MATERIAL
  const square = (x: number) => Math.floor(x / SQUARE)
  const squares = new Map<string, { id: ItemId; at: WorldPlace; size: Size }[]>()
  for (const { id, item } of story.scenes.values()) {
    const at = worldPlace(board.items, id)
    if (!at) continue
    const size = itemSize(round, item)
    const dx = (size.width + piece.width) / 2 + NEAR
    const dy = (size.height + piece.height) / 2 + NEAR
    for (let x = square(at.x - dx); x <= square(at.x + dx); x++)
      for (let y = square(at.y - dy); y <= square(at.y + dy); y++) {
        const there = squares.get(`${x} ${y}`)
        if (!there) squares.set(`${x} ${y}`, [{ id, at, size }])
        else if (there.length < MOST) there.push({ id, at, size })
      }
  }
  return ({ id }) => {
    const at = worldPlace(board.items, id)
    if (!at) return undefined
    let best: { readonly id: ItemId; readonly far: number } | undefined
    for (const oval of squares.get(`${square(at.x)} ${square(at.y)}`) ?? []) {
      const far = gap(oval.at, oval.size, at)
      if (far <= NEAR && (!best || far < best.far)) best = { id: oval.id, far }
    }
    return best?.id
  }
}

/** Looks what lies at which Scene, whose `place` it is: a note on no card lies at the nearest oval, if that is near. */
export function besides(board: Board, story: Story, place: Sentence): Beside {
  const points = new Map<ItemId, Detail[]>()
  const at = (scene: ItemId): Detail[] => {
    const there = points.get(scene) ?? []
    points.set(scene, there)
    return there
  }
  for (const { scene, item, aspects } of story.objects.values()) {
    if (scene === undefined) continue
    const there = at(scene)
    const name = line(item.texts.title)
    there.push({ item: item.id, as: place, say: say('told.object', { name }) })
    for (const note of aspects) there.push({ item: note.id, say: said(note) })
  }
  const free = [...board.items.values()]
    .filter(
      ({ id, kind, texts }) => kind === 'note' && texts.text?.trim() && !story.aspects.has(id),
    )
    .sort(byMade)
  const nearest = finder(board, story)
  const left = free.filter((note) => {
    const scene = nearest(note)
    if (scene !== undefined) at(scene).push({ item: note.id, say: said(note) })
    return scene === undefined
  })
  return { of: (scene) => points.get(scene) ?? [], left }
}
