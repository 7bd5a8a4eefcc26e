import type { Board } from '../board/board.ts'
import type { Item, ItemId } from '../plain/item.ts'
import { type Sentence, say } from '../plain/sentence.ts'
import { must, should } from '../play/make.ts'
import type { Offer, Refusal } from '../play/move.ts'
import { decides, judge } from './counting.ts'
import { type Scene, type Story, storyReader, wouldCircle } from './story.ts'
import type { StoryTelling } from './telling.ts'

/** How many letters of a line are shown. */
const SHOWN = 80
const LINE = /^\S+(?: \S+)*$/u

/** Words of people inside our sentences are cut to a line. */
export function brief(text: string | undefined): string {
  if (!text) return ''
  // Nearly always it is one already.
  if (text.length <= SHOWN && LINE.test(text)) return text
  // However long it is, and if it is all blanks, no more of it is read than it takes.
  let line = ''
  for (const [word] of text.slice(0, 4000).matchAll(/\S{1,400}/gu)) {
    line += (line && ' ') + word
    if (line.length > 400) break
  }
  const letters = [...line.slice(0, 400)]
  return letters.length > SHOWN ? `${letters.slice(0, SHOWN - 1).join('')}…` : line
}

/** What long ones are cut to: texts never change, and all that hangs on a Scene names it. */
const cuts = new WeakMap<Item['texts'], string>()

/** What a Scene is called: its Objective; '' while it has none. */
export function objective({ texts }: Item): string {
  const { objective: whole } = texts
  if (!whole || whole.length <= SHOWN) return brief(whole)
  const cut = cuts.get(texts) ?? brief(whole)
  cuts.set(texts, cut)
  return cut
}

/** When and where a Scene is, as people wrote it; '' while they have not. */
export const whereOf = (scene: Scene | undefined): string => brief(scene?.item.texts.setting)

/** What a Scene is sketched by in words [P21]. */
export const SKETCHED = ['objective', 'setting'] as const

/** Whether nobody has written that of a Scene yet. */
export const lacks = (scene: Scene, field: (typeof SKETCHED)[number]): boolean =>
  !scene.item.texts[field]?.trim()

/** To say of a Scene what nobody has said yet; undefined where all is said. */
export function sketching(scene: Scene): Offer | undefined {
  const field = SKETCHED.find((one) => lacks(scene, one))
  return (
    field && {
      move: 'sketch',
      answers: { scene: scene.id },
      say: say(`offer.${field}`, sceneNamed(scene)),
    }
  )
}

/** The values by which sentences name a Scene. */
export const sceneNamed = (scene: Scene) => ({ scene: objective(scene.item) })

/** Why a Scene cannot be performed now [P23]; undefined if it can. */
export function notYet(story: Story, scene: Scene): Sentence | undefined {
  if (scene.record) return say('why.performed', sceneNamed(scene))
  if (scene.dr === undefined)
    return say(story.finale ? 'why.loose' : 'why.finale', sceneNamed(scene))
  const waits = scene.precursors.filter((id) => !story.scenes.get(id)?.record)
  if (waits.length === 0) return undefined
  const first = story.scenes.get(waits[0]!)!
  return say('why.precursors', { count: waits.length, ...sceneNamed(first) })
}

/** Every Scene that can be performed now, in tree order. */
export function performable(story: Story): readonly Scene[] {
  return story.order.filter((scene) => !notYet(story, scene))
}

/** Why a new Scene cannot be a Precursor of this one [P21]; undefined if it can. */
export function noPrecursor(story: Story, parent: Scene): Refusal | undefined {
  if (parent.dr === undefined) {
    return must(story.finale ? 'no.parentLoose' : 'no.finaleYet', sceneNamed(parent))
  }
  if (parent.dr <= 1) return must('no.tertiary', sceneNamed(parent))
  return parent.record ? should('warn.parentPerformed', sceneNamed(parent)) : undefined
}

/** The outline as it is read off the board, and what may become of it. */
export function makeOutline({ finaleDr, limit }: StoryTelling) {
  /** The story on this table, read once for each board. */
  const storyOf = storyReader({ finaleDr, decides, judge })

  /** The Scene being performed or told, if it is on the table. */
  function currentScene(board: Board): Scene | undefined {
    const id = board.play.scene
    return typeof id === 'string' ? storyOf(board).scenes.get(id) : undefined
  }

  /** One Scene more than there should be is advised against, not forbidden [P22]. */
  function tooMany(board: Board): Refusal | undefined {
    const most = limit(board)
    const scenes = storyOf(board).scenes.size
    return most !== undefined && scenes >= most
      ? should('warn.limit', { limit: most, scenes: scenes + 1 })
      : undefined
  }

  /** Why a Scene cannot hang on that Parent [P11], [P21]; all that hangs on the Scene comes with it. */
  function noParent(board: Board, id: ItemId, parentId: ItemId): Refusal | undefined {
    const story = storyOf(board)
    const scene = story.scenes.get(id)
    const parent = story.scenes.get(parentId)
    if (!scene || !parent) return must('no.oval')
    if (id === parentId) return must('no.itself')
    if (scene === story.finale) return must('no.finaleBelow')
    if (scene.parent === parentId) return must('no.already', sceneNamed(parent))
    if (wouldCircle(story, id, parentId)) {
      return must('no.circle', { ...sceneNamed(scene), parent: objective(parent.item) })
    }
    const rating = (parent.dr ?? finaleDr(board) - parent.depth) - 1 - scene.height
    if (rating < 1) {
      const key = scene.height > 0 ? 'no.deepTree' : 'no.tertiary'
      return must(key, sceneNamed(key === 'no.tertiary' ? parent : scene))
    }
    if (scene.parent !== undefined) {
      const old = objective(story.scenes.get(scene.parent)!.item)
      return should('warn.reparent', { ...sceneNamed(scene), old })
    }
    return undefined
  }

  return { storyOf, currentScene, tooMany, noParent }
}

export type Outlined = StoryTelling & ReturnType<typeof makeOutline>
