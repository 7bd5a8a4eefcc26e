import { expect, test } from 'vitest'
import { makeBookmark, openBookmark } from '../../../src/table/past/bookmarks.ts'
import { tableOf } from '../../../src/table/past/past.ts'
import type { Table } from '../../../src/table/table.ts'
import { de } from '../../../src/ui/de/de.ts'
import { toldBetween } from '../../../src/ui/heard/between.ts'
import { told } from '../../../src/ui/heard/en.ts'
import { en } from '../../../src/ui/say/en.ts'
import { speaker } from '../../../src/ui/say/words.ts'
import { GAMES } from '../../games/all.ts'
import { aTable, at, card, make, note, place, roll, write } from '../../table/make.ts'

const [game] = GAMES
if (!game) throw new Error('no game')
const ADA = { seat: 'ada' }
const act = {
  seat: '',
  now: 0,
  chance: { id: () => 'x', seed: () => '', wobble: () => 0.5 },
}
const german = { ...de, ...(await game.translations?.de?.()) }
const voices = {
  en: { lang: 'en', words: {}, say: speaker('en', told, en, game.words.en) },
  de: { lang: 'de', words: german, say: speaker('de', german) },
}

/** A table as a bookmark of it brings it back: nothing in it is the same object. */
async function then(table: Table): Promise<Table> {
  const about = { id: 'b', name: '', at: 1, seat: '' }
  const bookmark = await makeBookmark(table.state(), about)
  const state = bookmark && (await openBookmark(table, bookmark))
  if (!state) throw new Error('no bookmark')
  return tableOf(state)
}

function laid(): Table {
  const table = aTable()
  const all = [
    make({ ...card('well'), texts: { title: 'The well', body: '' } }),
    make({ ...note('brave'), texts: { text: 'brave' } }),
    make({ ...note('bare') }),
  ]
  table.apply([...all, { do: 'play', key: 'phase', value: 'outline' }], ADA)
  return table
}

test('between a moment and itself nothing happened', async () => {
  const table = laid()
  const [a, b] = [await then(table), await then(table)]
  expect(toldBetween(voices.en, game, [a, b], act)).toEqual([])
  a.close()
  b.close()
})

test.each<['en' | 'de', readonly RegExp[]]>([
  [
    'en',
    [
      /^Ada has come to the table\.$/,
      /^Added: a sticky note “late”\.$/,
      /^In the bin: “brave”\.$/,
      /^“new words” stands on a sticky note now\.$/,
      /^Where it said “The well”, it says “The dry well”\.$/,
      /^The table is called “Ashes”\.$/,
      /^Ada threw for .*: .*6, 2/,
      /^One thing lies elsewhere\.$/,
    ],
  ],
  [
    'de',
    [
      /^Ada ist an den Tisch gekommen\.$/,
      /^Neu geschrieben \(Klebezettel\): „new words“\.$/,
      /^Wo „The well“ stand, steht „The dry well“\.$/,
      /^Ada hat für .* gewürfelt: /,
      /^Ein Ding liegt woanders\.$/,
    ],
  ],
])('what happened is told in sentences: %s', async (lang, lines) => {
  const table = laid()
  table.apply([make({ ...card('far'), texts: { title: 'Far', body: '' } })], ADA)
  const before = await then(table)
  table.apply([{ do: 'seat', seat: { id: 'ada', name: 'Ada', color: 0, sitter: 'x' } }], ADA)
  table.apply([make({ ...note('late'), texts: { text: 'late' } })], ADA)
  table.apply([{ do: 'bin', id: 'brave' }, write('bare', 'text', 'new words')], ADA)
  table.apply([write('well', 'title', 'dry ', 4), place('far', at(500, 0))], ADA)
  table.apply([{ do: 'title', title: 'Ashes' }], ADA)
  table.apply([{ do: 'roll', record: roll('r1', 'well') }], ADA)
  const after = await then(table)
  const sentences = toldBetween(voices[lang], game, [before, after], act)
  for (const line of lines) expect(sentences).toContainEqual(expect.stringMatching(line))
  // And the other way round it is taken away again.
  expect(toldBetween(voices.en, game, [after, before], act)).toContainEqual(
    expect.stringMatching(/^In the bin: .*“late”/),
  )
  before.close()
  after.close()
})

test('of a table full of other things so much is told, and the rest is counted', async () => {
  const table = laid()
  const before = await then(table)
  for (let n = 0; n < 400; n++)
    table.apply([make(note(`n${n}`)), { do: 'roll', record: roll(`r${n}`) }], ADA)
  const after = await then(table)
  const sentences = toldBetween(voices.en, game, [before, after], act)
  expect(sentences).toHaveLength(151)
  expect(sentences.at(-1)).toMatch(/^And \d+ things more\.$/)
  before.close()
  after.close()
})
