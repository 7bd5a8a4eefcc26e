import { describe, expect, it, test } from 'vitest'
import { playExample } from '../../../src/app/lobby/example.ts'
import { CHARACTER, readCharacter } from '../../../src/games/road-and-ruin/people/characters.ts'
import { fightRound } from '../../../src/games/road-and-ruin/people/fighters.ts'
import { readFoe } from '../../../src/games/road-and-ruin/people/foes.ts'
import { poolsOf } from '../../../src/games/road-and-ruin/reckon/people.ts'
import { SHEETS } from '../../../src/games/road-and-ruin/reckon/sheets.ts'
import { rosterOf, slotOf } from '../../../src/games/road-and-ruin/story/roster.ts'
import { searchesOf, searchState } from '../../../src/games/road-and-ruin/story/search.ts'
import type { Board } from '../../../src/rules/board/board.ts'
import { itemSize } from '../../../src/rules/board/size.ts'
import { worldPlace } from '../../../src/rules/plain/place.ts'
import { allOf } from '../../../src/rules/story/kinds.ts'
import { newTable } from '../../../src/table/table.ts'
import { simulate } from '../../../src/tray/simulate.ts'
import { englishOf, spoken } from '../../make.ts'
import { road, ruled } from './lab.ts'

const said = await englishOf(road)

/** The example as it is laid in a language. */
async function laid(lang: string): Promise<Board> {
  const example = await road.example!(lang)
  const table = newTable('example', { game: road.id, title: example.title, made: 1 })
  await playExample(table, road, example, {
    say: (sentence) => spoken(said, sentence) ?? '',
    roll: async (thrown) => simulate(thrown),
    now: 1_000_000_000,
  })
  return table.board()
}

const board = await laid('en')
const act = { seat: 'ada', chance: { id: () => 'x', seed: () => '', wobble: () => 0 }, now: 1 }
const one = (id: string) => readCharacter(board.items.get(id)!)

describe('the example', () => {
  it('[R3] [R4] has a Tale, three characters with Roles, and what they want in the Roster', () => {
    const people = allOf(board, CHARACTER)
    expect(people.map(({ id }) => readCharacter(board.items.get(id)!).owner)).toEqual([
      'ada',
      'june',
      'milo',
    ])
    for (const { id, texts } of people) {
      expect(allOf(board, 'role').some(({ place }) => place.on === id)).toBe(true)
      expect(Object.values(rosterOf(board)!.texts).join()).toContain(texts.goal)
    }
    expect(slotOf(rosterOf(board), 8)).toContain('lantern')
  })

  it('[R11] [R13] has two searches behind: one found, one given up, as the cards and the d20 say', () => {
    const ends = searchesOf(board).map((item) => {
      const { numbers, end, owed, unweighed } = searchState(board, item)
      return [item.id, numbers, end?.end.end, owed + unweighed.length]
    })
    expect(ends).toEqual([
      ['light', { discovery: 16, dismissal: 1 }, 'found', 0],
      ['way', { discovery: 21, dismissal: 3 }, 'dismissed', 0],
    ])
  })

  it('[R17] [R20] is in the second round of a fight, with a blow that is not thrown for', () => {
    expect(fightRound(board)).toBe(2)
    expect(board.play.phase).toBe('fight')
    const gathering = road.checks?.gathering?.(board, act)
    expect(gathering?.about).toBe('second')
    expect(gathering?.factors?.some(({ says }) => says?.milo === 'agree')).toBe(true)
    expect(gathering?.check.dice).toEqual(['d8', 'd8', 'd8'])
  })

  it('[R24] [R26] has wounds and breath that follow from its throws', () => {
    const fell = board.rolls.flatMap(({ check, ...record }) =>
      check.kind === 'blow' ? [[check.about, ruled({ check, ...record }).key]] : [],
    )
    expect(fell).toEqual([
      ['first', 'glancing'],
      ['whip', 'glancing'],
      ['whip', 'solid'],
      ['hatchet', 'glancing'],
    ])
    const [gant, archer] = ['gant', 'archer'].map((id) => readFoe(board.items.get(id)!))
    expect([gant?.health, gant?.steadfast]).toEqual([14, 1])
    // 4 damage in the end, of which 2 had come before it was thrown again.
    expect([archer?.health, archer?.steadfast]).toEqual([2, 0])
    const most = poolsOf(SHEETS.oda.attributes)
    // Leathers, a blow thrown again, and being sooner take 1 each.
    expect(one('oda').left).toMatchObject({
      steadfast: 0,
      health: most.health,
      exertion: most.exertion - 3,
    })
    expect(one('brindle').left.steadfast).toBe(poolsOf(SHEETS.brindle.attributes).steadfast - 1)
  })

  it('[R28] [R33] has a spell cast out of a Cluster, and somebody who has learnt', () => {
    expect(allOf(board, 'spell').map(({ props }) => props.spell)).toEqual(['glass-skin'])
    expect(allOf(board, 'cluster')).toEqual([])
    expect([one('ilvy').skills, one('ilvy').level]).toEqual([['margin-notes'], 1])
  })

  test.each(['de', 'none'])('is the same game in another language (%s)', async (lang) => {
    const other = await laid(lang)
    expect([...other.items.keys()].sort()).toEqual([...board.items.keys()].sort())
    expect(other.rolls.map(({ roll }) => roll)).toEqual(board.rolls.map(({ roll }) => roll))
    for (const item of board.items.values())
      for (const [field, text] of Object.entries(item.texts))
        expect(other.items.get(item.id)?.texts[field] === '', `${item.id} ${field}`).toBe(
          text === '',
        )
  })

  it('lies so that nothing covers another thing', () => {
    const boxes = [...board.items.values()].flatMap((item) => {
      const { id, kind, place } = item
      const at = worldPlace(board.items, id)
      const piece = road.pieces[kind]
      if (!at || !piece) return []
      const { width, height } = itemSize(piece, item)
      return [{ id, on: place.on, x: at.x, y: at.y, w: width / 2, h: height / 2 }]
    })
    const family = (id: string, other: string): boolean => {
      for (let at = board.items.get(id); at; at = board.items.get(at.place.on ?? ''))
        if (at.id === other) return true
      return false
    }
    const meeting = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap((b) => {
        const apart = Math.abs(a.x - b.x) >= a.w + b.w || Math.abs(a.y - b.y) >= a.h + b.h
        return apart || family(a.id, b.id) || family(b.id, a.id) ? [] : [`${a.id} and ${b.id}`]
      }),
    )
    expect(meeting).toEqual([])
  })
})
