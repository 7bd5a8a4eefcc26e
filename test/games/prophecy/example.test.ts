import { describe, expect, it } from 'vitest'
import { playExample } from '../../../src/app/lobby/example.ts'
import { complete } from '../../../src/games/prophecy/story/characters.ts'
import { storyOf } from '../../../src/games/prophecy/story/outline.ts'
import { PIECES } from '../../../src/games/prophecy/story/pieces.ts'
import { worldPlace } from '../../../src/rules/plain/place.ts'
import { newTable } from '../../../src/table/table.ts'
import { simulate } from '../../../src/tray/simulate.ts'
import { boardOf, sit } from '../../make.ts'
import { english, prophecy } from './eight.ts'
import { holds } from './steps.ts'

const example = await prophecy.example!('en')
const table = newTable('example', { game: 'prophecy', title: example.title, made: 1 })
await playExample(table, prophecy, example, {
  say: english,
  roll: async (thrown) => simulate(thrown),
  now: 1_000_000_000,
})
const board = table.board()
const story = storyOf(board)

describe('the example', () => {
  it('[P20] [P21] has a Character for each player, whole, and an outline that holds', () => {
    holds(board)
    expect(story.characters).toHaveLength(example.seats.length)
    for (const character of story.characters) expect(complete(board, character)).toBe(true)
    expect(story.order.map(({ dr, depth }) => [depth, dr])).toEqual([
      [0, 4],
      [1, 3],
      [2, 2],
      [3, 1],
      [1, 3],
      [2, 2],
      [2, 2],
    ])
    for (const { item } of story.order) {
      expect(item.texts.objective).toBeTruthy()
      expect(item.texts.setting).toBeTruthy()
    }
  })

  it('[P23] has told what became of the Scenes that were performed, as the dice fell', () => {
    const told = story.order.filter(({ record }) => record)
    expect(told.map(({ id, ruling }) => [id, ruling?.key])).toEqual([
      ['marks', 'success'],
      ['mud', 'success'],
      ['vault', 'failure'],
    ])
    for (const { item } of told) expect(item.texts.told?.length).toBeGreaterThan(100)
  })

  it('[P13] gathers a Check: four pairs and a die that was won', () => {
    const act = { seat: 'ada', chance: { id: () => 'x', seed: () => '', wobble: () => 0 }, now: 1 }
    const gathering = prophecy.checks.gathering(board, act)
    expect(gathering?.about).toBe('account')
    expect(gathering?.factors?.map(({ counts }) => counts)).toEqual([true, true, true, true])
    expect(gathering?.check.dice).toHaveLength(5)
  })

  it('lies so that nothing covers the outline, and no card another', () => {
    const boxes = [...board.items.values()].flatMap(({ id, kind, place }) => {
      const at = worldPlace(board.items, id)
      if (kind === 'ink' || kind === 'die' || !at) return []
      const { width, height } = PIECES[kind as keyof typeof PIECES]
      return [{ id, kind, on: place.on, x: at.x, y: at.y, w: width / 2, h: height / 2 }]
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

  it('is played on to its end by whoever sits down', () => {
    let plain = { ...board, items: new Map(table.state().items) }
    const at = sit(prophecy, ['Ada', 'Milo', 'June'], {
      luck: 'on',
      read: () => plain,
      write(changes) {
        table.apply(changes, { seat: 'ada', track: false })
        plain = { ...table.board(), items: new Map(table.state().items) }
      },
    })
    at.roll(4, 4, 4, 4, 4)
    for (const scene of ['mayor', 'town', 'debt']) {
      at.play('begin', { scene })
      const pairs: [string, string][] = [
        ['hanne.trait', 'bank.walls'],
        ['jory.psyche', 'cray.song'],
        ['odile.trait', 'cray.field'],
        ['hanne.psyche', 'buoy.old'],
      ]
      for (const [a, b] of pairs) at.play('offerPair', { a, b })
      const dice = prophecy.checks.gathering(at.board(), at.act())?.check.dice ?? []
      at.roll(...dice.map(() => 5))
      at.play('tell', { scene, words: 'And so it went.' })
    }
    holds(at.board())
    expect(prophecy.ending(boardOf(plain))?.good).toBe(true)
  })
})
