import { makeCharacters } from './characters.ts'
import { makeCheck } from './check.ts'
import { makeClock } from './clock.ts'
import { makeLayout } from './layout.ts'
import { makeLists } from './lists.ts'
import { makeMarks } from './marks.ts'
import { makeOffers } from './offers.ts'
import { makeOutline } from './outline.ts'
import { makePairs } from './pairs.ts'
import type { StoryTelling } from './telling.ts'

/** All that is read off a board of a game that is told like this. */
export function makeTale(telling: StoryTelling) {
  const outline = { ...telling, ...makeOutline(telling) }
  const pairs = makePairs(outline)
  return {
    ...outline,
    ...pairs,
    ...makeCharacters(outline),
    ...makeCheck({ ...outline, ...pairs }),
    ...makeLayout(telling),
    clock: makeClock(outline),
    read: makeMarks(outline),
    lists: makeLists(outline),
    offers: makeOffers(outline),
  }
}

export type Tale = ReturnType<typeof makeTale>
