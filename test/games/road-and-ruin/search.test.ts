import { describe, expect, it } from 'vitest'
import { OUTCOMES } from '../../../src/games/road-and-ruin/reckon/outcome.ts'
import {
  beyondNear,
  DISTANCES,
  hallsOf,
  INTERIORS,
} from '../../../src/games/road-and-ruin/reckon/places.ts'
import {
  freeSlot,
  JOINS,
  READINGS,
  ROSTER,
  readingOf,
  rosterCall,
} from '../../../src/games/road-and-ruin/reckon/roster.ts'
import {
  NEW_SEARCH,
  obsessed,
  readCard,
  SIGNIFICANCES,
  searchEnd,
  searchedBy,
} from '../../../src/games/road-and-ruin/reckon/search.ts'

const slots = (...filled: number[]) => new Set(filled)
const D20 = Array.from({ length: ROSTER }, (_, i) => i + 1)

describe('the Story Roster', () => {
  it.each([
    [slots(1, 2, 3, 4), 3, { recurs: 3 }],
    [slots(1, 2, 3, 4), 15, { fresh: 5 }],
    [slots(2, 3, 9), 20, { fresh: 1 }],
    [slots(1, 2, 4), 3, { fresh: 3 }],
  ])('[R4] with these filled (%j) a %i asks for %j', (filled, face, call) => {
    expect(rosterCall(filled, face)).toEqual(call)
  })

  it('[R4] asks for something new in slot 1 while it is empty, whatever falls', () => {
    for (const face of D20) expect(rosterCall(slots(), face)).toEqual({ fresh: 1 })
  })

  it('[R4] has everything recur once all twenty are filled', () => {
    const full = new Set(D20)
    expect(freeSlot(full)).toBeUndefined()
    for (const face of D20) expect(rosterCall(full, face)).toEqual({ recurs: face })
  })

  it('[R4] takes one slot for the goal of a character', () => {
    const filled = slots(1, 2)
    filled.add(freeSlot(filled) ?? 0)
    expect([...filled]).toEqual([1, 2, 3])
  })
})

describe('a card of the Roundtable Deck', () => {
  it.each([
    [[1], 'person', 0],
    [[2], 'creature', 0],
    [[3], 'object', 0],
    [[4], 'event', 0],
    [[5], 'place', 0],
    [[6], 'theme', 0],
    [[7], undefined, 1],
    [[7, 3], 'object', 1],
    [[7, 7, 1], 'person', 2],
    [[], undefined, 0],
  ])('[R5] is read by %j as %s, and joins %i more', (faces, as, joined) => {
    expect(readingOf(faces)).toEqual({ as, joined })
    expect(READINGS).toHaveLength(JOINS - 1)
  })
})

describe('a search', () => {
  it('[R11] begins with Discovery 21 and Dismissal 1, which no d20 can pass', () => {
    expect(NEW_SEARCH).toEqual({ discovery: 21, dismissal: 1 })
    for (const face of D20) expect(searchEnd(NEW_SEARCH, [face])).toEqual({ end: 'open' })
  })

  it('[R11] brings as many cards as its Outcome says', () => {
    expect(OUTCOMES.map((band) => searchedBy(band))).toEqual([
      { cards: 2 },
      { cards: 1 },
      { cards: 1, twice: true },
      { cards: 1, costs: true },
      { cards: 1 },
      { cards: 2 },
    ])
  })

  it.each([
    ['none', 21, 3],
    ['some', 20, 2],
    ['high', 19, 1],
  ] as const)(
    '[R12] a card that means %s: Discovery %i if good, Dismissal %i if bad',
    (what, discovery, dismissal) => {
      expect(readCard(NEW_SEARCH, true, what)).toEqual({ discovery, dismissal: 1 })
      expect(readCard(NEW_SEARCH, false, what)).toEqual({ discovery: 21, dismissal })
    },
  )

  it('[R12] stays between the numbers that mean something', () => {
    expect(readCard({ discovery: 1, dismissal: 1 }, true, 'high').discovery).toBe(0)
    expect(readCard({ discovery: 1, dismissal: 20 }, false, 'none').dismissal).toBe(21)
    expect(SIGNIFICANCES).toHaveLength(3)
  })

  it.each([
    [16, 6, [17], { end: 'found', importance: 0, again: false }],
    [16, 6, [16], { end: 'open' }],
    [16, 6, [6], { end: 'open' }],
    [16, 6, [5], { end: 'dismissed' }],
    [10, 1, [16], { end: 'found', importance: 1, again: false }],
    [10, 1, [14], { end: 'found', importance: 0, again: false }],
    [4, 1, [19], { end: 'found', importance: 3, again: false }],
    // Where both hold, it is found.
    [5, 12, [8], { end: 'found', importance: 0, again: false }],
    // A 20 that finds, another, and one that is not above Discovery.
    [19, 1, [20], { end: 'found', importance: 1, again: true }],
    [10, 1, [20, 16], { end: 'found', importance: 4, again: false }],
    [10, 1, [20, 20], { end: 'found', importance: 6, again: true }],
    [10, 1, [20, 20, 3], { end: 'found', importance: 6, again: false }],
    [20, 1, [20], { end: 'open' }],
  ])('[R13] Discovery %i, Dismissal %i, d20 %j: %j', (discovery, dismissal, faces, end) => {
    expect(searchEnd({ discovery, dismissal }, faces)).toEqual(end)
  })

  it.each([
    [12, 7],
    [6, 1],
    [3, 1],
  ])('[R13] an Obsession makes Dismissal %i to %i', (dismissal, under) => {
    expect(obsessed(dismissal)).toBe(under)
  })
})

describe('places', () => {
  it('[R15] [R23] have eight bands, of which those beyond Near are counted', () => {
    const beyond = DISTANCES.map(({ id }) => beyondNear(id))
    expect(beyond).toEqual([0, 0, 1, 2, 3, 4, 5, 6])
    const far = DISTANCES.flatMap((band) => ('to' in band ? [band.to] : []))
    expect(far).toEqual(far.toSorted((a, b) => a - b))
    // As far as people go on foot in a day.
    expect(DISTANCES.find(({ id }) => id === 'too-far')).toHaveProperty('to', 40_000)
  })

  it.each([
    [1, ['short-hall']],
    [5, ['short-hall', 'long-hall']],
    [10, ['long-hall']],
    [11, []],
  ])('[R16] a hall of %i rounds is %j', (rounds, halls) => {
    expect(hallsOf(rounds)).toEqual(halls)
  })

  it('[R16] hide behind corners, doors and obstacles, and below', () => {
    expect(INTERIORS.flatMap(({ id, hides }) => (hides ? [id] : []))).toEqual([
      'outside-corner',
      'door',
      'obstacle',
      'below',
    ])
  })
})
