import type { Act, Board } from '../board/board.ts'
import type { Item, ItemId } from '../plain/item.ts'
import { seatOf } from '../plain/seats.ts'
import { say } from '../plain/sentence.ts'
import type { Offer } from '../play/move.ts'
import { categoryOf, characterOf, missing, PAD } from './characters.ts'
import { noPrecursor, notYet, type Outlined, sketching } from './outline.ts'
import type { Scene, Story, StoryObject } from './story.ts'

/** What an item on the table suggests to do. */
export function makeOffers(telling: Outlined) {
  const { storyOf, currentScene, moderatorOf, underway, joined, unpaired } = telling

  function ofScene(board: Board, story: Story, scene: Scene): readonly Offer[] {
    const answers = { scene: scene.id }
    const offers: Offer[] = []
    if (!notYet(story, scene)) {
      const current = currentScene(board)?.id === scene.id
      offers.push(current ? { move: 'perform' } : { move: 'begin', answers })
      if (current) offers.push({ move: 'stop' })
    }
    if (scene.record) offers.push({ move: 'tell', answers })
    if (!noPrecursor(story, scene))
      offers.push({ move: 'precursor', answers: { parent: scene.id } })
    if (scene !== story.finale) offers.push({ move: 'setParent', answers })
    if (scene.parent !== undefined && !joined) offers.push({ move: 'dropParent', answers })
    if (scene.loose && !story.finale) offers.push({ move: 'crown', answers })
    const open = sketching(scene)
    if (open) offers.push(open)
    const placed = [...story.objects.values()].some((object) => object.scene === scene.id)
    if (!placed) offers.push({ move: 'placeCard', answers })
    return offers
  }

  function ofCard(board: Board, act: Act, story: Story, object: StoryObject): readonly Offer[] {
    const card = object.id
    if (object.player === undefined) {
      const free =
        object.scene === undefined &&
        seatOf(board.seats, act.seat) &&
        moderatorOf(board) !== act.seat &&
        !characterOf(story, act.seat)
      const claim: readonly Offer[] = free ? [{ move: 'claim', answers: { card } }] : []
      return [{ move: 'environment', answers: { card } }, ...claim]
    }
    const open: readonly Offer[] = missing(object).map((category) => ({
      move: 'aspect',
      answers: { card, category },
      say: say(`add.${category}`),
    }))
    return open.length > 0 ? open : [{ move: 'aspect', answers: { card } }]
  }

  /** A note from the pad of a category that its Character still lacks is probably meant as that. */
  function likely(board: Board, story: Story, note: Item): readonly Offer[] {
    const card = story.objects.get(story.aspects.get(note.id)?.card ?? '')
    if (!card || categoryOf(note) || underway(board)) return []
    return missing(card)
      .filter((category) => PAD[category] === note.props.color)
      .map((category) => ({
        move: 'category',
        answers: { note: note.id, category },
        say: say(`as.${category}`),
      }))
  }

  function ofNote(board: Board, story: Story, note: ItemId): readonly Offer[] {
    const item = board.items.get(note)
    if (item?.kind !== 'note') return []
    // What the hand does by dragging, for those who do not.
    const hand: readonly Offer[] = [
      ...(story.objects.size > 0 ? [{ move: 'stick', answers: { note }, aside: true }] : []),
      ...(item.place.on === undefined ? [] : [{ move: 'pullOff', answers: { note }, aside: true }]),
    ]
    const aspect = story.aspects.get(note)
    if (!aspect) return hand
    const scene = currentScene(board)
    const pair: readonly Offer[] =
      scene && !scene.record && !unpaired?.(board)
        ? [{ move: 'offerPair', answers: aspect.character ? { a: note } : { b: note } }]
        : []
    if (!aspect.character) return [...pair, ...hand]
    const sort = { move: 'category', answers: { note } }
    return [...pair, ...likely(board, story, aspect.note), sort, ...hand]
  }

  /** The Moves that an item on the table suggests to this seat. */
  function offers(board: Board, act: Act, id: ItemId): readonly Offer[] {
    const story = storyOf(board)
    const scene = story.scenes.get(id)
    if (scene) return ofScene(board, story, scene)
    const object = story.objects.get(id)
    if (object) return ofCard(board, act, story, object)
    return board.items.get(id)?.kind === 'placard'
      ? [{ move: 'liftPause' }]
      : ofNote(board, story, id)
  }

  return offers
}
