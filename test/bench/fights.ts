import { game } from '../../src/games/road-and-ruin/game.ts'
import { newProps } from '../../src/games/road-and-ruin/people/growth.ts'
import { SHEETS } from '../../src/games/road-and-ruin/reckon/sheets.ts'
import type { Checks } from '../../src/rules/play/gathering.ts'
import { englishOf, item, sit } from '../make.ts'
import { median, type Reading } from './reading.ts'

// All of it is fetched now: once the benches run, nothing more is.
await game.whole.load()
const said = await englishOf(game)

/** How often each step is worked out: in the middle of that it is warm. */
const TIMES = 2000

/** What one call takes, ms: the middle one of many, each on a board of its own. */
function took(work: () => unknown): number {
  const all = Array.from({ length: TIMES }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return median(all)
}

/**
 * The steps of a fight of three characters and a foe, among things: a blow as it is gathered, with its exact odds, as
 * it is thrown, judged and settled; a dodge; what the guide says of it, and what stands on things; and a round that
 * ends.
 */
export async function measureFights(things: number): Promise<readonly Reading[]> {
  const at = sit(game, ['Ada', 'Milo', 'June'], undefined, said)
  const sheets = Object.keys(SHEETS).slice(0, 3) as (keyof typeof SHEETS)[]
  const all = [
    ...sheets.map((id) =>
      item(id, 'character', { props: { ...newProps(SHEETS[id]), bleed: 1 }, texts: { name: id } }),
    ),
    item('foe', 'foe', { props: { weapon: 'bow', health: 90, steadfast: 4, skill: 3 } }),
    ...Array.from({ length: things }, (_, i) => item(`note ${i}`, 'note', { texts: { text: '' } })),
  ]
  for (const { bin: _, ...one } of all) at.by({ do: 'make', item: one })
  at.play('fight')
  at.make('blow', { who: 'foe', target: 'brindle' })
  // Whatever is remembered of a board is of no use for the next one.
  const fresh = () => ({ ...at.board(), items: new Map(at.board().items) })
  const guide = game.phases.list.find(({ id }) => id === 'fight')
  const { gathering: gather, judge, settle }: Checks = game.checks
  const gathering = gather?.(at.board(), at.act())
  if (!gathering) throw new Error('there is no blow')
  const { check } = gathering
  const roll = check.dice.map((die) => ({ die, face: 3 }))
  const record = { id: 'one', seat: 'ada', at: 0, check, roll }
  const steps: Readonly<Record<string, () => unknown>> = {
    'gathering a blow': () => gather?.(fresh(), at.act()),
    'judging a blow': () => judge?.(check, roll),
    'settling a blow': () => settle?.(fresh(), at.act(), record),
    'dodging it': () => at.move('dodge').play(fresh(), at.act(), { blow: check.about }),
    'what the guide says': () => guide?.steps(fresh(), at.act()),
    'what stands on things': () => game.read(fresh()),
    'ending a round': () => at.move('round').play(fresh(), at.act(), { stressed: 'brindle' }),
  }
  return Object.entries(steps).map(([what, work]) => ({
    what: `fight, ${what}`,
    unit: 'ms',
    of: `${things} things`,
    value: took(work),
    goal: 1,
  }))
}
