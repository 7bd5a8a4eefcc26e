import type { Sketch } from '../../board/map/sketch.ts'
import type { Change } from '../../rules/board/change.ts'
import { newItem } from '../../rules/board/piece.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { into, topZ } from '../../rules/plain/place.ts'
import { type Sentence, say } from '../../rules/plain/sentence.ts'
import { moveOf } from '../../rules/play/move.ts'
import type { Handed } from '../../ui/desk/desk.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { Lays } from '../page/lays.ts'

/** Whose ink means something. */
type Drawer = Pick<Handed, 'table' | 'game' | 'act' | 'seat'>

/** Who makes something of it. */
interface Maker extends Drawer {
  /** How that comes to lie, where they sit. */
  readonly lays: Lays
}

/** What would be done for a sketch, and how it is told of. */
interface Meaning {
  readonly say: Sentence
  readonly button: Sentence
  /** What it brings; or why it cannot be. */
  changes(): readonly Change[] | Sentence
}

/** What came of it: the thing that was made, with the text that is its name, or the one that was joined. */
export interface Came {
  readonly id: ItemId
  readonly field?: string
}

/** With what is done that was offered a while ago. */
interface Offering {
  /** What the strokes mean by now: they may have been moved meanwhile. */
  again(): Promise<readonly Sketch[]> | undefined
  notices(): Notices
  came(what: Came): void
}

/** What is offered for strokes that mean these. */
export const choicesFor = (maker: Maker, found: readonly Sketch[], by: Offering) =>
  found.flatMap((sketch) => {
    const meaning = meaningOf(maker, sketch)
    if (!meaning) return []
    const run = async () => {
      const now = (await by.again())?.find(({ is }) => is === sketch.is)
      const means = now && meaningOf(maker, now)
      const came = means && take(maker, by.notices(), now, means)
      if (came) by.came(came)
    }
    return [{ say: meaning.button, run: () => void run() }]
  })

/** Makes of ink what it means, in one step. Undefined, and people are told why, where that cannot be. */
export function take(
  maker: Maker,
  notices: Notices,
  sketch: Sketch,
  meaning: Meaning,
): Came | undefined {
  const changes = meaning.changes()
  if ('key' in changes) {
    notices.add({ say: changes })
    return undefined
  }
  const { table, game, seat, lays } = maker
  const own = seat() ?? ''
  const laid = lays(own, changes, 'drawn')
  const all = sketch.is === 'line' ? laid : withInk(maker, laid, sketch.inside)
  const refused = table.apply([...all, ...goneOf(sketch)], { seat: own })
  if (refused) {
    notices.add({ say: refused, tone: 'bad' })
    return undefined
  }
  const fresh = changes.find((change) => change.do === 'make')?.item
  if (!fresh) return sketch.is === 'line' ? { id: sketch.from } : undefined
  const field = game.pieces[fresh.kind]?.texts[0]
  return { id: fresh.id, ...(field !== undefined && { field }) }
}

/** The stroke itself is no longer needed. */
const goneOf = ({ ids }: Sketch): readonly Change[] => ids.map((id) => ({ do: 'bin', id }))

/** What a sketch may be offered as here; undefined where the game knows nothing of the kind. */
export function meaningOf(maker: Drawer, sketch: Sketch): Meaning | undefined {
  switch (sketch.is) {
    case 'oval':
      return ovalOf(maker, sketch)
    case 'box':
      return cardOf(maker, sketch)
    case 'line':
      return lineOf(maker, sketch)
  }
}

type Round = Extract<Sketch, { is: 'oval' | 'box' }>

/** What the game's own Move for a gesture would do. */
function gestureOf(
  { game, table, act }: Drawer,
  id: string,
  answers: Record<string, string | number>,
) {
  const move = moveOf(game, id)
  const board = table.board()
  const refusal = move?.may(board, act(), answers)
  return {
    refusal,
    changes(): readonly Change[] | Sentence {
      const again = move?.may(table.board(), act(), answers)
      if (again?.force === 'must') return again.say
      const played = move?.play(table.board(), act(), answers) ?? []
      return 'dice' in played ? [] : played
    },
  }
}

function ovalOf(maker: Drawer, sketch: Round): Meaning | undefined {
  const { oval, drawn } = maker.game.gestures ?? {}
  if (oval === undefined || !drawn) return undefined
  const { x, y, width, height, turn } = sketch
  const move = gestureOf(maker, oval, { x, y, width, height, turn, drawn: 1 })
  if (move.refusal?.force === 'must') return undefined
  return {
    say: say('ink.looks.oval'),
    button: drawn.oval,
    changes: move.changes,
  }
}

function cardOf(maker: Drawer, sketch: Round): Meaning | undefined {
  const { game, table } = maker
  const supply = game.supply?.find(({ kind }) => game.pieces[kind]?.painter === 'card')
  if (!supply) return undefined
  return {
    say: say('ink.looks.box'),
    button: say('ink.card'),
    changes() {
      const z = topZ(table.board().items) + 1
      const { chance, now } = maker.act()
      const item = newItem(game, {
        id: chance.id(),
        kind: supply.kind,
        place: { x: sketch.x, y: sketch.y, turn: sketch.turn, z },
        props: { ...supply.props, made: now },
      })
      return [{ do: 'make', item }]
    },
  }
}

function lineOf(maker: Drawer, sketch: Extract<Sketch, { is: 'line' }>): Meaning | undefined {
  const { line, drawn } = maker.game.gestures ?? {}
  if (line === undefined || !drawn) return undefined
  // Whichever way it was drawn, as far as the rules let it be meant.
  for (const [scene, parent] of [
    [sketch.from, sketch.to],
    [sketch.to, sketch.from],
  ] as const) {
    const move = gestureOf(maker, line, { scene, parent })
    if (move.refusal?.force === 'must') continue
    return { say: say('ink.looks.line'), button: drawn.line, changes: move.changes }
  }
  return undefined
}

/** What was written inside is written on what is made there. */
function withInk(
  { table }: Drawer,
  changes: readonly Change[],
  inside: readonly ItemId[],
): readonly Change[] {
  const fresh = changes.find((change) => change.do === 'make')
  if (!fresh) return changes
  const { id, place } = fresh.item
  const { items } = table.board()
  const along = inside.flatMap((ink): Change[] => {
    const item = items.get(ink)
    if (!item || item.place.on !== undefined) return []
    return [{ do: 'place', id: ink, place: { ...into(place, item.place), on: id } }]
  })
  return [...changes, ...along]
}
