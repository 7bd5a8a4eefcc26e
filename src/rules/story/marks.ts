import type { Board } from '../board/board.ts'
import type { Mark } from '../board/mark.ts'
import type { Item, ItemId } from '../plain/item.ts'
import { alike } from '../plain/lists.ts'
import { seatOf } from '../plain/seats.ts'
import { say } from '../plain/sentence.ts'
import { type Category, categoryOf, missing, titleOf } from './characters.ts'
import { dieOf, won } from './check.ts'
import { allOf } from './kinds.ts'
import { notYet, type Outlined, objective, sceneNamed } from './outline.ts'
import type { Scene, Story, StoryObject } from './story.ts'

/** What these categories are called has no room on a note. */
const LONG: ReadonlySet<Category> = new Set(['trait', 'psyche'])

function sceneMarks(board: Board, story: Story, scene: Scene, marks: Mark[]): void {
  const { id: on, parent, dr, record, ruling } = scene
  if (dr !== undefined) {
    marks.push({ on, as: 'rating', value: dr, say: say(`rating.${scene.depth}`, { dr }) })
  }
  if (parent !== undefined) {
    const to = story.scenes.get(parent)!
    const values = { ...sceneNamed(scene), parent: objective(to.item) }
    marks.push({ on, as: 'line', to: parent, say: say('mark.line', values) })
  }
  if (ruling) {
    const roll = record && { roll: record.id }
    marks.push({ on, as: 'crossed', good: ruling.good ?? false, ...roll, say: ruling.say })
  }
  if (scene.several) marks.push({ on, as: 'amiss', say: say('amiss.thrown') })
  if (scene.loose) {
    const key = story.finale || scene.loose !== 'parent' ? scene.loose : 'finale'
    marks.push({ on, as: 'amiss', say: say(`amiss.${key}`) })
  }
  if (ruling) return
  const why = notYet(story, scene)
  if (!why) marks.push({ on, as: 'ready', say: say('mark.ready') })
  else if (!scene.loose) marks.push({ on, as: 'waiting', say: why })
  const away = won(story, scene).filter((id) => !lies(board, dieOf(id), on))
  if (away.length > 0)
    marks.push({ on, as: 'amiss', say: say('amiss.die', { count: away.length }) })
}

/** Whether a die lies on that oval. */
function lies(board: Board, die: ItemId, oval: ItemId): boolean {
  const item = board.items.get(die)
  return item?.kind === 'die' && item.place.on === oval
}

function characterMarks(board: Board, object: StoryObject, seat: string, marks: Mark[]): void {
  const on = object.id
  const player = seatOf(board.seats, seat)
  const name = player?.name ?? ''
  marks.push({ on, as: 'owner', seat, say: say(player ? 'mark.owner' : 'mark.gone', { name }) })
  if (object.extra) marks.push({ on, as: 'amiss', say: say('amiss.secondCharacter', { name }) })
  if (titleOf(object.item) === '') marks.push({ on, as: 'amiss', say: say('amiss.name') })
  for (const category of missing(object)) {
    marks.push({ on, as: 'amiss', say: say(`missing.${category}`) })
  }
}

/** What the board means. */
export function makeMarks({ storyOf, currentScene }: Outlined) {
  const known = new WeakMap<Board, readonly Mark[]>()
  /** What marks of a story were made of last. */
  const made = new WeakMap<
    Story,
    { readonly of: readonly unknown[]; readonly marks: readonly Mark[] }
  >()

  /**
   * What the board means, a few Marks for each item that means something. One pass, and never twice over the same
   * board; where nothing of what they are made of has changed, they are the same.
   */
  function read(board: Board): readonly Mark[] {
    const there = known.get(board)
    if (there) return there
    const story = storyOf(board)
    const dice = allOf(board, 'die')
    const of = [board.seats, board.play, ...dice]
    const last = made.get(story)
    const marks = last && alike(last.of, of) ? last.marks : marksOf(board, story, dice)
    made.set(story, { of, marks })
    known.set(board, marks)
    return marks
  }

  function marksOf(board: Board, story: Story, lying: readonly Item[]): readonly Mark[] {
    const marks: Mark[] = []
    for (const scene of story.order) sceneMarks(board, story, scene, marks)
    const current = currentScene(board)
    if (current && !current.record) {
      marks.push({ on: current.id, as: 'current', say: say('mark.current') })
    }
    for (const object of story.objects.values()) {
      if (object.player !== undefined) characterMarks(board, object, object.player, marks)
      const place = object.scene === undefined ? undefined : story.scenes.get(object.scene)
      // Unless its name says so already.
      const about = place && objective(place.item)
      if (place && !(about && object.item.texts.title?.includes(about)))
        marks.push({ on: object.id, as: 'label', say: say('mark.place', sceneNamed(place)) })
    }
    for (const { note, character } of story.aspects.values()) {
      const category = character && categoryOf(note)
      if (!category) continue
      const short = LONG.has(category) && { short: say(`category.${category}.short`) }
      marks.push({ on: note.id, as: 'label', say: say(`category.${category}`), ...short })
    }
    const dice = new Map<ItemId, Scene>()
    for (const scene of story.order) if (scene.ruling?.good) dice.set(dieOf(scene.id), scene)
    for (const item of lying) {
      if (item.place.on === undefined) continue
      const scene = dice.get(item.id)
      if (scene && scene.parent === item.place.on) {
        marks.push({ on: item.id, as: 'label', say: say('mark.won', sceneNamed(scene)) })
      } else if (story.scenes.has(item.place.on)) {
        marks.push({ on: item.id, as: 'amiss', say: say('amiss.stray') })
      }
    }
    return marks
  }

  return read
}
