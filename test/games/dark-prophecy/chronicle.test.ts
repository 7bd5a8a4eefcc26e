import { expect, test } from 'vitest'
import { de } from '../../../src/games/dark-prophecy/chronicle/de.ts'
import { en } from '../../../src/games/dark-prophecy/chronicle/en.ts'
import { de as german } from '../../../src/games/dark-prophecy/de/de.ts'
import { game } from '../../../src/games/dark-prophecy/game.ts'
import type { Sentence, Words } from '../../../src/rules/plain/sentence.ts'
import { boardOf, EMPTY, englishOf, spoken } from '../../make.ts'
import { dealtDesk, keptAt, playOut } from './evening.ts'

const chronicler = await game.chronicle()
const english: Words = { ...(await englishOf(game)), ...en }
const tell = (words: Words) => (sentence: Sentence) =>
  (spoken(words, sentence) ?? `no ${sentence.key}`).replace(/\{(\w+)\}/g, (_, key: string) =>
    String(sentence.values?.[key]),
  )

test('of a table where nothing was dealt nothing is told', () => {
  expect(chronicler.read(boardOf(EMPTY)).chapters).toEqual([])
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
})

test.each([
  ['English', english],
  ['German', { ...german, ...de }],
] as const)(
  '[D12] [D31] a whole game is told in %s, round by round and turn by turn, to its score',
  (_, words) => {
    const desk = dealtDesk(3, 12)
    playOut(desk, 12)
    desk.play('ben', 'epilogue', { words: 'It got dark.' })
    const { chapters, cast } = chronicler.read(desk.board())
    const { round } = keptAt(desk).game
    const ids = chapters.map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining([
        ...Array.from({ length: round }, (_, i) => `round-${i + 1}`),
        'scores',
        'pages',
      ]),
    )
    const first = chapters.find(({ id }) => id === 'round-1')!
    expect(
      first.passages
        .map(({ id }) => id)
        .filter((id) => id !== 'verseRow')
        .sort(),
    ).toEqual(['place-ada', 'place-ben', 'place-cleo'])
    for (const { say, passages, close } of chapters) {
      for (const { say: name, points } of passages)
        for (const sentence of [name, ...points.map((one) => one.say)])
          expect(tell(words)(sentence)).not.toMatch(/^no |undefined|NaN/)
      for (const sentence of [say, ...close])
        expect(tell(words)(sentence)).not.toMatch(/^no |undefined/)
    }
    expect(chapters.find(({ id }) => id === 'scores')?.close.length).toBeGreaterThan(1)
    expect(cast.map(({ say }) => say.values?.name)).toEqual(['Ada', 'Ben', 'Cleo'])
  },
)
