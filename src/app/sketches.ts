import { useCallback, useState } from 'react'
import type { Sketch } from '../board/Board.tsx'
import type { Change, NewItem } from '../rules/change.ts'
import { newItem } from '../rules/game.ts'
import type { ItemId } from '../rules/item.ts'
import { into, topZ } from '../rules/place.ts'
import { type Sentence, say } from '../rules/sentence.ts'
import type { Desk } from '../ui/desk.ts'
import type { InkChoice } from '../ui/InkOffer.tsx'
import type { Notices } from '../ui/notices.ts'

/** What would be done for a sketch, and how it is told of. */
interface Meaning {
  readonly say: Sentence
  readonly deed: Sentence
  /** What it brings; or why it cannot be. */
  changes(): readonly Change[] | Sentence
}

/**
 * Strokes that may have been meant as something, each offered for a while. What is taken replaces the ink in one step;
 * `made` is told of what came of it.
 */
export function useSketches(
  desk: Desk,
  notices: Notices,
  clientOf: (at: { readonly x: number; readonly y: number }) => { x: number; y: number },
  made: (item: NewItem, written: boolean) => void,
): {
  readonly choices: readonly InkChoice[]
  onSketch(pointer: number, sketch: Sketch | undefined): void
} {
  const [choices, setChoices] = useState<readonly InkChoice[]>([])
  const onSketch = useCallback(
    (pointer: number, sketch: Sketch | undefined) => {
      // Whoever goes on drawing leaves the ink before.
      const key = String(pointer)
      const without = (all: readonly InkChoice[]) => {
        const left = all.filter((choice) => choice.key !== key)
        return left.length < all.length ? left : all
      }
      const meaning = sketch && meaningOf(desk, sketch)
      const leave = () => setChoices(without)
      if (!sketch || !meaning) return leave()
      const take = () => {
        leave()
        const changes = meaning.changes()
        if ('key' in changes) {
          notices.add({ say: changes })
          return
        }
        const refused = desk.table.apply([...changes, ...goneOf(sketch)], {
          seat: desk.seat() ?? '',
        })
        if (refused) {
          notices.add({ say: refused, tone: 'bad' })
          return
        }
        const fresh = changes.find((change) => change.do === 'make')
        if (fresh) made(fresh.item, sketch.is !== 'line' && sketch.inside.length > 0)
      }
      const { say, deed } = meaning
      const choice: InkChoice = { key, say, deed, ...clientOf(sketch.at), take, leave }
      setChoices((all) => [...without(all), choice])
    },
    [desk, notices, clientOf, made],
  )
  return { choices, onSketch }
}

/** The stroke itself is no longer needed. */
const goneOf = ({ ids }: Sketch): readonly Change[] => ids.map((id) => ({ do: 'bin', id }))

function meaningOf(desk: Desk, sketch: Sketch): Meaning | undefined {
  switch (sketch.is) {
    case 'oval':
      return ovalOf(desk, sketch)
    case 'box':
      return cardOf(desk, sketch)
    case 'line':
      return lineOf(desk, sketch)
  }
}

type Round = Extract<Sketch, { is: 'oval' | 'box' }>

/** What the game's own Move for a gesture would do. */
function moveOf({ game, table, act }: Desk, id: string, answers: Record<string, string | number>) {
  const move = game.moves.find((each) => each.id === id)
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

function ovalOf(desk: Desk, sketch: Round): Meaning | undefined {
  const { oval, drawn } = desk.game.gestures
  const move = moveOf(desk, oval, { x: sketch.x, y: sketch.y, drawn: 1 })
  if (!drawn || move.refusal?.force === 'must') return undefined
  return {
    say: say('ink.looks.oval'),
    deed: drawn.oval,
    changes() {
      const changes = move.changes()
      return 'key' in changes ? changes : withInk(desk, changes, sketch.inside)
    },
  }
}

function cardOf(desk: Desk, sketch: Round): Meaning | undefined {
  const { game, table } = desk
  const supply = game.supply.find(({ kind }) => game.pieces[kind]?.painter === 'card')
  if (!supply) return undefined
  return {
    say: say('ink.looks.box'),
    deed: say('ink.card'),
    changes() {
      const z = topZ(table.board().items) + 1
      const item = newItem(game, {
        id: desk.act().chance.id(),
        kind: supply.kind,
        place: { x: sketch.x, y: sketch.y, turn: sketch.turn, z },
        props: supply.props,
      })
      return withInk(desk, [{ do: 'make', item }], sketch.inside)
    },
  }
}

function lineOf(desk: Desk, sketch: Extract<Sketch, { is: 'line' }>): Meaning | undefined {
  const { line, drawn } = desk.game.gestures
  // Whichever way it was drawn, as far as the rules let it be meant.
  for (const [scene, parent] of [
    [sketch.from, sketch.to],
    [sketch.to, sketch.from],
  ] as const) {
    const move = moveOf(desk, line, { scene, parent })
    if (!drawn || move.refusal?.force === 'must') continue
    return { say: say('ink.looks.line'), deed: drawn.line, changes: move.changes }
  }
  return undefined
}

/** What was written inside is written on what is made there. */
function withInk(
  { table }: Desk,
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
