import type { Point } from '../../rules/chronicle.ts'
import type { Board } from '../../rules/game.ts'
import type { Item, ItemId } from '../../rules/item.ts'
import { type World, worldPlace } from '../../rules/place.ts'
import { type Sentence, say } from '../../rules/sentence.ts'
import { itemSize, type Size } from '../../rules/size.ts'
import { byMade, type Story } from '../../rules/story.ts'
import { PIECES } from './pieces.ts'

/** A note belongs to an oval that is no farther from its edge than this, mm. */
const NEAR = 30

/** What people wrote in one line of it, whole. */
export const line = (text: string | undefined): string => (text ?? '').trim().replace(/\s+/gu, ' ')

/** The words of a note. */
export const said = (note: Item): Sentence => say('told.aspect', { aspect: line(note.texts.text) })

/** What lay beside the Scenes. */
export interface Beside {
  /** Its place cards with what stuck on them, then the notes that lay at its oval. */
  of(scene: ItemId): readonly Point[]
  /** Notes with words that lay at no Scene, the first made first. */
  readonly left: readonly Item[]
}

/** How far an oval of this size and a note that lie upright are from one another, edge to edge. */
function gap(a: World, size: Size, b: World): number {
  const { note } = PIECES
  const dx = Math.abs(a.x - b.x) - (size.width + note.width) / 2
  const dy = Math.abs(a.y - b.y) - (size.height + note.height) / 2
  return Math.hypot(Math.max(0, dx), Math.max(0, dy))
}

/** An oval, and how it lies. */
interface Oval {
  readonly id: ItemId
  readonly at: World
  readonly size: Size
}

/** Ovals are looked up by squares of the paper this wide, mm; of more than so many in one only the first are looked at. */
const SQUARE = 256
const CROWD = 64

/** Tells of a place which ovals a note there may lie at. */
function ovalsNear(board: Board, story: Story): (at: World) => readonly Oval[] {
  const squares = new Map<string, Oval[]>()
  const square = (mm: number) => Math.floor(mm / SQUARE)
  for (const id of story.scenes.keys()) {
    const at = worldPlace(board.items, id)
    const item = board.items.get(id)
    if (!at || !item) continue
    const size = itemSize(PIECES.oval, item)
    const [wide, high] = [
      (size.width + PIECES.note.width) / 2 + NEAR,
      (size.height + PIECES.note.height) / 2 + NEAR,
    ]
    for (let x = square(at.x - wide); x <= square(at.x + wide); x++)
      for (let y = square(at.y - high); y <= square(at.y + high); y++) {
        const there = squares.get(`${x}/${y}`)
        if (!there) squares.set(`${x}/${y}`, [{ id, at, size }])
        else if (there.length < CROWD) there.push({ id, at, size })
      }
  }
  return ({ x, y }) => squares.get(`${square(x)}/${square(y)}`) ?? []
}

/** Looks what lies at which Scene: a note on no card lies at the nearest oval, if that is near. */
export function besides(board: Board, story: Story): Beside {
  const points = new Map<ItemId, Point[]>()
  const add = (scene: ItemId, point: Point) => {
    const there = points.get(scene)
    if (there) there.push(point)
    else points.set(scene, [point])
  }
  for (const { scene, item, aspects } of story.objects.values()) {
    if (scene === undefined) continue
    add(scene, {
      item: item.id,
      as: say('told.place'),
      say: say('told.object', { name: line(item.texts.title) }),
    })
    for (const note of aspects) add(scene, { item: note.id, say: said(note) })
  }
  const free = [...board.items.values()]
    .filter(({ id, kind, texts }) => kind === 'note' && line(texts.text) && !story.aspects.has(id))
    .sort(byMade)
  const near = ovalsNear(board, story)
  const left = free.filter((note) => {
    const at = worldPlace(board.items, note.id)
    let best: { readonly id: ItemId; readonly far: number } | undefined
    for (const oval of at ? near(at) : []) {
      const far = gap(oval.at, oval.size, at!)
      if (far <= NEAR && (!best || far < best.far)) best = { id: oval.id, far }
    }
    if (best) add(best.id, { item: note.id, say: said(note) })
    return !best
  })
  return { of: (scene) => points.get(scene) ?? [], left }
}
