import { describe, expect, it, test } from 'vitest'
import { handoutsIn } from '../../../src/games/dark-prophecy/handouts/handouts.ts'
import { prose } from '../../../src/games/dark-prophecy/prose/prose.ts'
import { printedFace } from '../../../src/rules/board/printing.ts'
import { cutting, PAPERS } from '../../../src/ui/paper/cutting.ts'

const handouts = await handoutsIn('en')
const handout = (id: string) => {
  const found = handouts.find((one) => one.id === id)
  if (!found) throw new RangeError(`no handout ${id}`)
  return found
}

describe('paper to take home', () => {
  it.each([
    ['cards', 62],
    ['verses', 9],
    ['deeds', 24],
    ['disciplines', 15],
    ['tokens', 56],
    ['aids', 6],
  ])('[D41] has in %s %i things, each once, and a name', (id, many) => {
    const { items, say } = handout(id)
    expect(new Set(items.map((item) => item.id)).size).toBe(many)
    expect(Object.keys(prose)).toContain(say.key)
  })

  it.each(['cards', 'verses', 'deeds', 'disciplines'])('has a back on all %s', (id) => {
    const { items, pieces = {} } = handout(id)
    for (const item of items)
      expect(printedFace(pieces[item.kind]!, item)?.back?.blocks.length).toBeGreaterThan(3)
  })

  it('[D35] has each design twice', () => {
    const faces = handout('cards').items.map(({ props }) => String(props.face))
    expect(faces.filter((face) => face === 'verse')).toHaveLength(2)
    expect(new Set(faces).size).toBe(31)
  })

  test.each([
    ['cards', 16],
    ['verses', 3],
    ['deeds', 4],
    ['disciplines', 3],
    ['tokens', 1],
  ] as const)('%s lie on %i sheets of either paper, in their real size', (id, sheets) => {
    const { items, pieces = {} } = handout(id)
    const cuts = items.map((item) => {
      const { width: w, height: h } = pieces[item.kind]!
      return { id: item.id, w, h }
    })
    for (const paper of ['a4', 'letter'] as const) {
      const laid = cutting(cuts, PAPERS[paper])
      expect(laid.sheets.length, paper).toBeLessThanOrEqual(sheets)
      expect(laid.sheets.flat().map(({ w, h }) => w * h)).toEqual(cuts.map(({ w, h }) => w * h))
    }
  })
})
