import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cover } from '../../../src/games/dark-prophecy/book/cover.ts'
import { title } from '../../../src/games/dark-prophecy/title.ts'
import { COVER, type CoverPart, type CoverShape } from '../../../src/rules/told/cover.ts'
import { home } from '../../source.ts'

describe('how the game shows itself', () => {
  it.each(['en', 'de'] as const)('tells in two sentences what it is about, in %s', (lang) => {
    const words = title.words[lang]
    expect(Object.keys(words).sort()).toEqual([title.say.key, title.blurb.key].sort())
    expect(words['title.blurb'].match(/[.!?](\s|$)/gu)).toHaveLength(2)
  })

  it('asks little of a page that lists games', () => {
    const sizes = ['title', 'emblem'].map(
      (name) => readFileSync(join(home, `src/games/dark-prophecy/${name}.ts`), 'utf8').length,
    )
    for (const size of sizes) expect(size).toBeLessThan(1500)
  })

  it('has a cover of shapes that are sound, the first of which fills the page', () => {
    const shapes = (part: CoverPart): readonly CoverShape[] =>
      'parts' in part ? part.parts.flatMap(shapes) : [part]
    const all = cover.flatMap(shapes)
    expect(all.length).toBeGreaterThan(50)
    for (const { path } of all) expect(path).toMatch(/^M(?!.*(?:NaN|undefined|Infinity))/)
    expect(all[0]?.path).toBe(`M0 0h${COVER.width}v${COVER.height}h-${COVER.width}Z`)
  })
})
