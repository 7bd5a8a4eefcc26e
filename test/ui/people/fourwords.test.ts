import { describe, expect, test } from 'vitest'
import { fourLanguage, fourWords, loadFour } from '../../../src/ui/people/fourwords.ts'
import { LANGUAGES } from '../../../src/ui/say/language.ts'

/** How many letters have to be changed to make one word the other. */
function apart(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min(
          (last[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (last[j] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    last = next
  }
  return last.at(-1) ?? 0
}

describe.each(Object.keys(LANGUAGES))('four words in %s', (lang) => {
  test('every language has 256, short, in one alphabet, none easily taken for another', async () => {
    const list = (await loadFour(fourLanguage(lang))) ?? []
    expect(fourLanguage(lang)).toBe(lang)
    expect(new Set(list).size).toBe(256)
    const small = list.map((word) => word.toLowerCase())
    for (const word of small) expect(word).toMatch(/^\p{Letter}{4,10}$/u)
    const near = small.flatMap((a, i) =>
      small.slice(i + 1).flatMap((b) => (apart(a, b) < 2 ? [`${a} ${b}`] : [])),
    )
    expect(near).toEqual([])
  })

  test('each byte has its own word, and all four places count', async () => {
    const list = (await loadFour(fourLanguage(lang))) ?? []
    expect(fourWords('00ff1080', list)).toEqual([list[0], list[255], list[16], list[128]])
    const said = new Set(
      ['00000000', '01000000', '00010000', '00000100', '00000001'].map((check) =>
        fourWords(check, list).join(),
      ),
    )
    expect(said.size).toBe(5)
  })
})

test('a language without such words has the English ones', () => {
  expect(fourLanguage('fr')).toBe('en')
  expect(fourLanguage('toString')).toBe('en')
})
