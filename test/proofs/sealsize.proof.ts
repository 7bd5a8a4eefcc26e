import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { darkEvening } from '../app/decks/dark.ts'
import { MANY_SCREENS } from '../app/decks/screens.ts'

const NAMES = ['ada', 'ben', 'cyd', 'dan', 'eve']
/**
 * Bytes of a whole document once so many people have played a sealed game of Dark Prophecy to its end, at most. How
 * long it is, and how often it is shuffled anew, is drawn by lot: games of three took 71,000 to 85,000, of four 106,000
 * to 109,000, of five 133,000 to 163,000.
 */
const MOST: Readonly<Record<number, number>> = { 3: 100_000, 4: 130_000, 5: 175_000 }

test.each(process.env.LONG === '1' ? [3, 4, 5, 5, 5] : [4])(
  'the document of a whole sealed game stays small: by %i',
  MANY_SCREENS,
  async (many) => {
    const evening = darkEvening(NAMES.slice(0, many), many)
    while (await evening.goOn());
    expect(evening.kept().game.over).toBe(true)
    for (const { doc } of evening.tables)
      expect(Y.encodeStateAsUpdate(doc).length).toBeLessThan(MOST[many]!)
  },
)
