import type { Act, Board } from '../board/board.ts'
import type { Change } from '../board/change.ts'
import type { Check } from '../dice/check.ts'
import type { Die } from '../dice/dice.ts'
import { follows } from '../dice/hits.ts'
import type { RollRecord } from '../dice/roll.ts'
import type { ItemId } from '../plain/item.ts'
import { say } from '../plain/sentence.ts'
import { decidedRegister } from '../play/decided.ts'
import type { Gathering } from '../play/gathering.ts'
import { stopped } from './clock.ts'
import { BURSTS, COUNTING, DECIDES, decides, judge, oddsOf } from './counting.ts'
import { dieOn } from './layout.ts'
import { make } from './make.ts'
import { type Outlined, whereOf } from './outline.ts'
import type { makePairs } from './pairs.ts'
import type { Scene, Story } from './story.ts'

/** The die won for a Scene; one name, so that groups who played apart cannot make two of it. */
export const dieOf = (scene: ItemId): ItemId => `die:${scene}`

/** The Precursors that succeeded: each is worth a die, wherever that die may lie. */
export function won(story: Story, scene: Scene): readonly ItemId[] {
  return scene.precursors.filter((id) => story.scenes.get(id)?.ruling?.good)
}

/** The pool [P13]: a die for each pair that counts, and one for each Precursor that succeeded. */
export const poolOf = (pairs: number, precursors: number): readonly Die[] =>
  Array.from({ length: pairs + precursors }, () => COUNTING.die)

/** The Check that decides a Scene: gathered, thrown for, and what it brings. */
export function makeCheck({
  storyOf,
  currentScene,
  matches,
  factors,
  unpaired,
}: Outlined & ReturnType<typeof makePairs>) {
  /** The Check of a Scene as things stand: what it carries is frozen when it is thrown for [P18]. */
  function checkOf(board: Board, scene: Scene): Check {
    const story = storyOf(board)
    const pairs = matches(board, scene.id)
      .filter((match) => match.counts)
      .map((match) => match.pair)
    const winners = won(story, scene)
    return {
      kind: DECIDES,
      about: scene.id,
      dr: scene.dr ?? 1,
      dice: poolOf(pairs.length, winners.length),
      bursts: BURSTS,
      pairs,
      ready: winners.map(dieOf).filter((id) => board.items.get(id)?.kind === 'die'),
    }
  }

  /**
   * Dice that lie on an oval though the Scene they were won by did not succeed: two groups who played apart have thrown
   * for it, and the throw that brought them is not the one that counts.
   */
  function strays(board: Board): readonly ItemId[] {
    const { scenes, order } = storyOf(board)
    return order.flatMap(({ id, ruling }) => {
      const die = board.items.get(dieOf(id))
      const on = die?.kind === 'die' ? die.place.on : undefined
      return die && on !== undefined && scenes.has(on) && ruling?.good === false ? [die.id] : []
    })
  }

  /**
   * What a Roll brings [P24]: its ready dice leave the table, and those that were never won; the clock stops, and a
   * Success lays a die on the Parent.
   */
  function settle(board: Board, act: Act, record: RollRecord): readonly Change[] {
    const { check, roll } = record
    const story = storyOf(board)
    const scene = story.scenes.get(check.about)
    if (!scene || scene.record || !decides(check) || !follows(check, roll)) return []
    const ready = check.ready.filter((id) => board.items.get(id)?.kind === 'die')
    const gone = new Set([...ready, ...strays(board)])
    const changes: Change[] = [
      { do: 'play', key: decidedRegister(scene.id), value: record.id },
      ...[...gone].map((id) => ({ do: 'bin' as const, id })),
    ]
    if (currentScene(board)?.id === scene.id) {
      changes.push({ do: 'play', key: 'clock', value: { ...stopped(board, act.now) } })
    }
    if (judge(check, roll).good && scene.parent !== undefined) {
      const id = dieOf(scene.id)
      const place = dieOn(board, act, scene.parent)
      if (board.items.has(id)) changes.push({ do: 'place', id, place })
      else changes.push(make(act, 'die', place, { id, props: { face: 6 } }))
    }
    return changes
  }

  /** The Check being gathered for the Scene that is played now. */
  function gathering(board: Board, act: Act): Gathering | undefined {
    const scene = currentScene(board)
    if (!scene || scene.record || scene.dr === undefined) return undefined
    const story = storyOf(board)
    const check = checkOf(board, scene)
    const left: ItemId[] = []
    const right: ItemId[] = []
    for (const [id, aspect] of story.aspects) (aspect.character ? left : right).push(id)
    const pairs = check.pairs.length
    const dice = check.dice.length
    const values = { pairs, won: dice - pairs, dice, dr: check.dr }
    const setting = whereOf(scene)
    return {
      check,
      about: scene.id,
      ...(setting && { where: say('gather.where', { setting }) }),
      say: say(dice === 0 ? 'gather.empty' : 'gather.pool', values),
      odds: oddsOf(check),
      factors: factors(board, act, scene),
      touch: {
        candidates: unpaired?.(board) ? [[], []] : [left, right],
        offer: 'offerPair',
        write: 'writePair',
      },
      thrower: { move: 'perform' },
    }
  }

  return { checkOf, strays, settle, gathering }
}
