import { describe, expect, it } from 'vitest'
import { playExample } from '../../../src/app/lobby/example.ts'
import { PIECES } from '../../../src/games/temporal-mechanics/story/pieces.ts'
import { arrivedOf } from '../../../src/games/temporal-mechanics/story/sheets.ts'
import { stageOf } from '../../../src/games/temporal-mechanics/story/stages.ts'
import { currentScene, storyOf, tale } from '../../../src/games/temporal-mechanics/story/telling.ts'
import { itemSize } from '../../../src/rules/board/size.ts'
import { worldPlace } from '../../../src/rules/plain/place.ts'
import { newTable } from '../../../src/table/table.ts'
import { simulate } from '../../../src/tray/simulate.ts'
import { english, mechanics } from './lab.ts'

const example = await mechanics.example('en')
const table = newTable('example', { game: mechanics.id, title: example.title, made: 1 })
await playExample(table, mechanics, example, {
  say: english,
  roll: async (thrown) => simulate(thrown),
  now: 1_000_000_000,
})
const board = table.board()
const story = storyOf(board)

describe('the example', () => {
  it('[T2] [T15] has a Character for each player, whole, and a tree of eight', () => {
    expect(story.characters).toHaveLength(example.seats.length)
    for (const character of story.characters) expect(tale.complete(board, character)).toBe(true)
    expect(story.order.map(({ dr }) => dr).sort()).toEqual([1, 2, 2, 2, 3, 3, 3, 4])
    for (const { item } of story.order) {
      expect(item.texts.objective).toBeTruthy()
      expect(item.texts.setting).toBeTruthy()
    }
  })

  it('[T7] has settled its Flashback, and its Warning has arrived', () => {
    const act = { seat: 'ada', chance: { id: () => 'x', seed: () => '', wobble: () => 0 }, now: 1 }
    const setup = mechanics.phases.list[0]?.steps(board, act) ?? []
    const open = setup.filter(({ id, done }) => !done && id !== 'next').map(({ id }) => id)
    expect(open).toEqual([])
    expect(setup.length).toBeGreaterThan(8)
    expect(arrivedOf(board)?.texts.text).toContain('VALVE NINE')
  })

  it('[T10] has told what came of the Scenes that were played, as the dice fell', () => {
    const told = story.order.filter(({ record }) => record)
    expect(Object.fromEntries(told.map(({ id, ruling }) => [id, ruling?.good]))).toEqual({
      reader: true,
      keys: false,
      readings: true,
      rowers: true,
      marrs: true,
    })
    for (const { item } of told) expect(item.texts.told?.length).toBeGreaterThan(100)
  })

  it('[T11] [T18] investigates still: three pairs and a Reward Die', () => {
    const act = { seat: 'ada', chance: { id: () => 'x', seed: () => '', wobble: () => 0 }, now: 1 }
    const gathering = mechanics.checks.gathering(board, act)
    expect(gathering?.about).toBe('regatta')
    expect(stageOf(board, currentScene(board)!)).toBe('investigate')
    expect(gathering?.factors?.map(({ counts }) => counts)).toEqual([true, true, true])
    expect(gathering?.check.dice).toHaveLength(4)
  })

  it('lies so that nothing covers the tree, and no card another', () => {
    const boxes = [...board.items.values()].flatMap((item) => {
      const { id, kind, place } = item
      const at = worldPlace(board.items, id)
      const piece = PIECES[kind as keyof typeof PIECES]
      if (kind === 'ink' || kind === 'die' || !at) return []
      const { width, height } = itemSize(piece, item)
      return [{ id, on: place.on, x: at.x, y: at.y, w: width / 2, h: height / 2 }]
    })
    const meeting = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap((b) => {
        // Notes overlap on their own card.
        const family = (a.on ?? a.id) === (b.on ?? b.id)
        const apart = Math.abs(a.x - b.x) >= a.w + b.w || Math.abs(a.y - b.y) >= a.h + b.h
        return family || apart ? [] : [`${a.id} and ${b.id}`]
      }),
    )
    expect(meeting).toEqual([])
  })
})
