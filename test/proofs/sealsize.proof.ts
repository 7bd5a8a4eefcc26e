import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { darkEvening } from '../app/decks/dark.ts'

/**
 * Bytes of a whole document once five people have played a sealed game of Dark Prophecy, some twenty turns, at most.
 */
const MOST = 150_000

test.each(process.env.LONG === '1' ? [3, 4, 5, 6] : [4])(
  'the document of a whole sealed game of five stays small: game %i',
  async (seed) => {
    const eve = darkEvening(['ada', 'ben', 'cyd', 'dan', 'eve'], seed)
    while (await eve.goOn());
    expect(eve.kept().game.over).toBe(true)
    for (const { doc } of eve.tables) expect(Y.encodeStateAsUpdate(doc).length).toBeLessThan(MOST)
  },
)
