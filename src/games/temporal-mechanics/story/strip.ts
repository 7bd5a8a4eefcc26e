import type { Act, Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { Mark } from '../../../rules/board/mark.ts'
import { newItem } from '../../../rules/board/piece.ts'
import type { ItemId } from '../../../rules/plain/item.ts'
import { alike } from '../../../rules/plain/lists.ts'
import { plain, type Sentence, say } from '../../../rules/plain/sentence.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import { laid } from '../../../rules/story/layout.ts'
import { brief, objective } from '../../../rules/story/outline.ts'
import type { Scene, Story } from '../../../rules/story/story.ts'
import { PIECES } from './pieces.ts'
import { cardsOf, sheetsOf } from './sheets.ts'
import { storyOf, tale } from './telling.ts'
import { type TimelineRow, timelineOf } from './timeline.ts'

/** One name for it, so that groups who played apart cannot make two of it. */
const STRIP: ItemId = 'timeline'

/** The strip is laid below the tree, once: whoever takes it away is not handed it again. */
export function unrolled(board: Board, act: Act): readonly Change[] {
  if (board.play[STRIP] === true) return []
  const place = laid(board, act, tale.footSpot(board, PIECES.timeline), 0.008)
  const item = { id: STRIP, kind: 'timeline', place, props: { made: act.now } }
  return [
    { do: 'make', item: newItem({ pieces: PIECES }, item) },
    { do: 'play', key: STRIP, value: true },
  ]
}

/** The Scenes that are joined to the Climax, the earliest first: those of most Depth. */
const along = ({ order }: Story): readonly Scene[] =>
  order.filter(({ dr }) => dr !== undefined).toSorted((a, b) => b.depth - a.depth)

const outcomeOf = ({ ruling }: Scene): TimelineRow['outcome'] =>
  ruling && (ruling.good ? 'success' : 'failure')

/** What people have written, as far as it is drawn; undefined where they have not. */
function written(text: string | undefined): Sentence | undefined {
  const words = brief(text)
  return words === '' ? undefined : plain(words)
}

/** What came of it the first time: the Catastrophe. */
const cameOf = (board: Board): Sentence =>
  written(cardsOf(board, 'catastrophe').find(({ texts }) => texts.body?.trim())?.texts.body) ??
  say('timeline.came')

/** What comes of it now, once the Climax was played: as the Flashforward tells it. */
function comesOf(board: Board): Sentence | undefined {
  const { finale } = storyOf(board)
  if (!finale?.ruling) return undefined
  const told = sheetsOf(board, 'flashforward').find(({ texts }) => texts.text?.trim())
  return written(told?.texts.text) ?? say(finale.ruling.good ? 'timeline.averted' : 'timeline.held')
}

interface Drawn {
  readonly of: readonly unknown[]
  readonly marks: readonly Mark[]
}

const known = new WeakMap<Story, Drawn>()

/** The two strands, drawn on the strip and told row by row: all of it is read off the Rolls, and stored nowhere. */
export function strands(board: Board): readonly Mark[] {
  const strips = allOf(board, 'timeline').map(({ id }) => id)
  if (strips.length === 0) return []
  const story = storyOf(board)
  const [came, comes] = [cameOf(board), comesOf(board)]
  const of = [came, comes].flatMap((one) => [one?.key, one?.values?.text]).concat(strips)
  const last = known.get(story)
  if (last && alike(last.of, of)) return last.marks
  const marks = drawn(story, strips, came, comes)
  known.set(story, { of, marks })
  return marks
}

/** How a strand ends, told: in people's words as those of its strand, else as it is. */
const ended = (strand: 'was' | 'is', end: Sentence): Sentence =>
  end.values ? say(`timeline.end.${strand}`, { end: end.values.text ?? '' }) : end

function drawn(
  story: Story,
  strips: readonly ItemId[],
  came: Sentence,
  comes: Sentence | undefined,
): readonly Mark[] {
  const rows = along(story).map((scene): TimelineRow => {
    const outcome = outcomeOf(scene)
    return { depth: scene.depth, name: objective(scene.item), ...(outcome && { outcome }) }
  })
  const words = { was: say('timeline.was'), is: say('timeline.is'), came, ...(comes && { comes }) }
  const { strokes, words: all, bends } = timelineOf(rows, PIECES.timeline, words)
  const told = [
    ...rows.map(({ name, outcome }, i) =>
      say(`timeline.${outcome ?? 'open'}`, { scene: name, steps: bends[i] ?? 0 }),
    ),
    ended('was', came),
    ...(comes ? [ended('is', comes)] : []),
  ]
  const steps = bends.at(-1) ?? 0
  return strips.map((on) => ({
    on,
    as: 'drawn',
    strokes,
    words: all,
    say: say('timeline.told', { steps }),
    rows: told,
  }))
}
