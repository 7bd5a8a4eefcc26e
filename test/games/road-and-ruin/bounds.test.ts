import { describe, expect, it } from 'vitest'
import { blowFell } from '../../../src/games/road-and-ruin/fights/fell.ts'
import { readCharacter } from '../../../src/games/road-and-ruin/people/characters.ts'
import { fighterOf } from '../../../src/games/road-and-ruin/people/fighters.ts'
import { newProps } from '../../../src/games/road-and-ruin/people/growth.ts'
import { SHEETS } from '../../../src/games/road-and-ruin/reckon/sheets.ts'
import { speedOf } from '../../../src/games/road-and-ruin/reckon/time.ts'
import { cardId } from '../../../src/games/road-and-ruin/story/deck.ts'
import { drawnBy } from '../../../src/games/road-and-ruin/story/drawn.ts'
import { outcomeAgain } from '../../../src/games/road-and-ruin/story/outcome.ts'
import { freshCard } from '../../../src/games/road-and-ruin/story/roster.ts'
import { searchState } from '../../../src/games/road-and-ruin/story/search.ts'
import type { Check } from '../../../src/rules/dice/check.ts'
import type { Item, ItemId, Plain } from '../../../src/rules/plain/item.ts'
import { item, type Sitting } from '../../make.ts'
import { checkBy, gathered, onRoad, road, ruled } from './lab.ts'

/*
 * What is added to a number stays within what there is: read, each is held to its bounds anyway, so it is the number
 * itself that is looked at here. Below nothing it would eat what comes back, above the most it would hide what is lost.
 */

type Props = Readonly<Record<string, Plain>>

const person = (id: keyof typeof SHEETS, props: Props = {}): Item =>
  item(id, 'character', {
    props: { ...newProps(SHEETS[id]), distance: 'near', ...props },
    texts: { name: id, intention: '', belief: '', goal: '', notes: '' },
  })
const foe = (props: Props = {}): Item =>
  item('cur', 'foe', {
    props: { health: 20, distance: 'near', ...props },
    texts: { name: 'cur', notes: '' },
  })

const kept = (at: Sitting, id: ItemId, key: string) => at.board().items.get(id)?.props[key]
const sheet = (at: Sitting, id: ItemId) => readCharacter(at.board().items.get(id)!)

describe('what is taken', () => {
  it('[R22] [R25] a round takes no more Health and Steadfast than there is', () => {
    const at = onRoad([
      person('brindle', { health: 1, steadfast: 0, bleed: 1, poison: 1 }),
      person('oda', { steadfast: 1, poison: 1 }),
      foe(),
    ])
    at.play('fight')
    at.play('round', { stressed: 'oda' })
    expect(kept(at, 'brindle', 'health')).toBe(0)
    expect(kept(at, 'oda', 'steadfast')).toBe(0)
  })

  it('[R21] armour takes no more Exertion than there is', () => {
    const at = onRoad([person('tam', { exertion: 1, 'armour:plate': 1 }), foe()])
    at.play('fight')
    expect(kept(at, 'tam', 'exertion')).toBe(0)
  })

  it('[R22] [R24] a Special shakes no more Steadfast than the blow has left', () => {
    const at = onRoad([person('ilvy', { 'in:contact': 0 }), foe({ steadfast: 5 })])
    at.make('blow', { who: 'ilvy', target: 'cur' })
    at.roll(12, 12)
    expect(kept(at, 'cur', 'steadfast')).toBe(0)
    expect(kept(at, 'cur', 'health')).toBe(20)
  })

  it('[R27] a Rest takes none of END where the last went while its die flew', () => {
    const at = onRoad([person('brindle', { exertion: 3, rests: 1 })])
    const check = checkBy(at, 'rest', { who: 'brindle' })
    at.by({ do: 'set', id: 'brindle', key: 'rests', value: 0 })
    at.fall(check, [4])
    expect(kept(at, 'brindle', 'rests')).toBe(0)
  })

  it('[R26] a throw once more takes none of whoever has no Exertion left', () => {
    const at = onRoad([person('brindle', { exertion: 0 })])
    at.make('outcome', { goal: 'Over the wall', who: 'brindle' })
    const record = at.fall(gathered(at).check, [2, 2])
    at.fall(outcomeAgain(record, { pays: 'brindle' }), [7, 7])
    expect(kept(at, 'brindle', 'exertion')).toBe(0)
  })

  it('[R2] [R18] what the table lets not count is not paid', () => {
    const at = onRoad([person('brindle', { stance: 'press' }), foe()])
    const slip = at.make('blow', { who: 'brindle', target: 'cur' })
    at.play('push', { blow: slip.id, points: 2 })
    at.play('objectFactor', { slip: slip.id, factor: 'pressed' })
    expect(gathered(at).check.terms).toMatchObject({ pressed: 0 })
    at.roll(8, 1)
    expect(kept(at, 'brindle', 'exertion')).toBe(30)
  })
})

describe('what is paid', () => {
  it('[R18] by who pressed on is 3 Exertion at most, whatever a Check carries', () => {
    const at = onRoad([person('brindle', { stance: 'press' }), foe()])
    at.make('blow', { who: 'brindle', target: 'cur' })
    const { check } = gathered(at)
    at.fall({ ...check, terms: { ...check.terms, pressed: 50 } }, [8, 1])
    expect(kept(at, 'brindle', 'exertion')).toBe(27)
  })

  it('[R29] Spirit that went elsewhere meanwhile adds nothing', () => {
    const at = onRoad([person('brindle', { spirit: 8, wil: 3 })])
    at.make('spirit', { who: 'brindle', use: 'bind', points: 3 })
    expect(gathered(at).check.terms).toMatchObject({ m: 3, cost: 3 })
    at.by({ do: 'set', id: 'brindle', key: 'spirit', value: 1 })
    expect(gathered(at).check.terms).toMatchObject({ m: 0, cost: 0 })
  })
})

describe('what is looked at', () => {
  it('[R20] [R25] whatever flies reaches from afar, and whoever has all their Steadfast gets none back', () => {
    const at = onRoad([
      person('brindle'),
      person('oda', { steadfast: 1 }),
      person('tam'),
      foe({ weapon: 'bow', distance: 'far' }),
    ])
    at.play('fight')
    const usual = () =>
      at
        .move('round')
        .asks(at.board(), at.act(), {})
        .map((ask) => ('usual' in ask ? ask.usual : ''))
    expect(usual()).toEqual(['brindle oda tam', ''])
    at.by({ do: 'set', id: 'cur', key: 'weapon', value: 'sword' })
    expect(usual()).toEqual(['', 'oda'])
    at.play('round', { stressed: '', calm: 'oda tam' })
    expect(at.board().play.toll).toEqual([['oda', 0, 1, 'calm']])
  })

  it('[R19] Presumptive Speed has the Proficiency for the weapon of the foe', () => {
    const quick = { int: 4, con: 1, dex: 1, wit: 1, 'in:blades': 1, 'in:whips': 3 }
    const at = onRoad([person('brindle', quick), foe({ weapon: 'whip' })])
    at.make('speed', { who: 'brindle', target: 'cur' })
    expect(gathered(at).check.terms?.m).toBe(4 + 1 + 3 - 4)
  })

  it('[R20] a face beyond the die of the weapon is its highest', () => {
    const at = onRoad([person('tam', { 'in:aim': 0 }), foe()])
    at.make('blow', { who: 'tam', target: 'cur' })
    const { check } = gathered(at)
    const eight = { die: 'd8', face: 8 } as const
    expect(blowFell({ ...check, dice: ['d8', 'd8'] }, [eight, eight])).toMatchObject({
      ...{ face: 4, specialFace: 4, hit: 4 },
    })
  })

  it('[R23] what is thrown for a blow and is no dodge takes nothing from it', () => {
    const at = onRoad([person('brindle'), foe({ weapon: 'sword', skill: 2 })])
    const blow = at.make('blow', { who: 'cur', target: 'brindle' })
    const other = at.make('outcome', { goal: 'Sing', who: 'brindle' })
    at.by({ do: 'set', id: other.id, key: 'for', value: blow.id })
    at.fall(gathered(at).check, [10])
    expect(gathered(at).check).toMatchObject({ about: blow.id, terms: { m: 2 } })
  })

  it('[R23] a dodge of a blow that was put away waits for nothing, and is put away with the round', () => {
    const at = onRoad([person('brindle', { distance: 'near' }), foe({ weapon: 'sword' })])
    at.play('fight')
    const blow = at.make('blow', { who: 'cur', target: 'brindle' })
    const dodge = at.make('dodge', { blow: blow.id })
    at.fall(gathered(at).check, [2])
    const offered = () => road.offers!(at.board(), at.act(), dodge.id).map(({ move }) => move)
    expect(offered()).toContain('again')
    at.by({ do: 'bin', id: blow.id })
    expect(offered()).not.toContain('again')
    expect(at.refused('again', { slip: dodge.id })?.force).toBe('must')
    at.play('round', {})
    expect(at.board().items.has(dodge.id)).toBe(false)
  })

  it('[R26] before a blow is struck once more its odds are those with what the shield showed', () => {
    for (const [showed, solid] of [
      [8, 0],
      [1, 4 / 8],
    ] as const) {
      const at = onRoad([
        person('oda', { weapon: 'sword', 'in:blades': 0 }),
        person('brindle', { shield: 4, stance: 'defend', 'armour:cloth': 0, 'in:shields': 0 }),
      ])
      const slip = at.make('blow', { who: 'oda', target: 'brindle' })
      at.roll(1, 1, showed)
      const check = at.move('strikeAgain').play(at.board(), at.act(), { blow: slip.id }) as Check
      const odds = road.checks?.odds?.(check) ?? []
      expect(odds.find(({ key }) => key === 'solid')?.chance).toBeCloseTo(solid, 9)
    }
  })

  it('[R25] nobody who is down is asked whether they act on', () => {
    const at = onRoad([person('brindle', { steadfast: 0 }), foe()])
    at.play('fight')
    const told = () => {
      const phase = road.phases!.list.find(({ id }) => id === 'fight')!
      return phase.steps(at.board(), at.act()).map(({ id }) => id)
    }
    expect(told()).toContain('shaken')
    at.by({ do: 'set', id: 'brindle', key: 'health', value: 0 })
    expect(told()).not.toContain('shaken')
  })

  it('[R27] a Rest is offered to whoever has a point of END left', () => {
    const at = onRoad([
      person('brindle', { exertion: 3, rests: 0 }),
      person('oda', { exertion: 3 }),
    ])
    const camp = road.phases!.list.find(({ id }) => id === 'camp')!
    const rest = camp.steps(at.board(), at.act()).find(({ id }) => id === 'rest')
    expect(rest?.items).toEqual(['oda'])
  })

  it('[R27] the die of a Breather always counts', () => {
    const at = onRoad([person('brindle', { exertion: 20 })])
    at.make('breather', { who: 'brindle' })
    expect(ruled(at.roll(7, 3)).hits).toEqual([1, 1])
    at.make('breather', { who: 'brindle' })
    expect(ruled(at.roll(1, 9)).hits.at(-1)).toBe(1)
  })

  it('[R27] [R31] whoever is miniature has a point of END as well', () => {
    const one = readCharacter(person('brindle', { scale: 'miniature' }))
    expect([one.ends, one.most.exertion]).toEqual([1, 1])
  })
})

describe('what is given', () => {
  it('[R25] three days without care return 1 Health, however many somebody has written there', () => {
    const at = onRoad([person('brindle', { health: 2, uncared: 50 })])
    at.play('day', { all: 'brindle', care: '' })
    expect(kept(at, 'brindle', 'health')).toBe(3)
  })

  it('[R9] [R33] a skill and a Background bring no Proficiency over 5', () => {
    const at = onRoad([
      person('brindle', { 'in:shields': 5, deeds: 1 }),
      person('oda', { 'class:0': '', 'in:contact': 4, 'in:whips': 0 }),
    ])
    at.play('learn', { who: 'brindle', skill: 'first-guard' })
    expect(kept(at, 'brindle', 'in:shields')).toBe(5)
    at.play('choose', { who: 'oda', class: 'abbey' })
    expect(kept(at, 'oda', 'in:contact')).toBe(5)
  })

  it('[R33] a class behind a gap stands for nothing', () => {
    const at = onRoad([person('brindle', { 'class:2': 'bear' })])
    expect(sheet(at, 'brindle').classes).toEqual(['toll'])
  })
})

describe('what counts', () => {
  it('[R18] a fight lets those press on who already do', () => {
    const at = onRoad([person('brindle', { stance: 'press' }), foe()])
    at.play('fight')
    expect(kept(at, 'brindle', 'stance')).toBe('press')
  })

  it.each([
    [[8, 8], [8, 1], 2],
    [[8, 1], [8, 8], 2],
    [[8, 1], [8, 2], 0],
  ])(
    '[R26] of %j and %j, alike to hit, the better Special Die counts: it bleeds for %i',
    (first, second, rounds) => {
      const at = onRoad([person('oda', { weapon: 'sword', 'in:blades': 0 }), foe()])
      const slip = at.make('blow', { who: 'oda', target: 'cur' })
      at.roll(...first)
      const again = at.move('strikeAgain').play(at.board(), at.act(), { blow: slip.id })
      at.fall(again as Check, second)
      expect(fighterOf(at.board().items.get('cur'))?.statuses.bleed).toBe(rounds)
    },
  )

  it('[R13] a d20 is due when the cards of a search are weighed, and not before', () => {
    const at = onRoad()
    const search = at.make('search', { words: 'The bell' }).id
    at.play('seek', { search })
    at.roll(7)
    at.fall(checkBy(at, 'drawFor', { search, how: 'plain' }), [], '7'.repeat(64))
    expect(at.refused('find', { search })?.key).toBe('warn.due')
    const card = [...at.board().items.values()].find(({ kind }) => kind === 'roundtable')!
    at.play('weigh', { card: card.id, significance: 'none' })
    expect(at.refused('find', { search })).toBeUndefined()
  })

  it.each([
    ['many', { words: 'Mud', by: 'many' }],
    ['nothing', { words: 'Mud', by: 0 }],
    ['half', { words: 'Mud', by: 0.5 }],
    ['more than anything is worth', { words: 'Mud', by: 21 }],
    ['a list', ['Mud', 3]],
    ['a word', 'Mud'],
  ])('[R6] what is added to a Check with a worth of %s is no factor', (_, kept) => {
    const at = onRoad()
    const slip = at.make('outcome', { goal: 'Over the wall' })
    at.by({ do: 'play', key: `free/${slip.id}/x`, value: { words: 'Mud', by: 3 } })
    expect(gathered(at).factors).toHaveLength(1)
    at.by({ do: 'play', key: `free/${slip.id}/x`, value: kept })
    expect(gathered(at)).toMatchObject({ factors: [], check: { terms: { m: 0 } } })
  })

  it('[R2] only those who sit at the table vote on what counts', () => {
    const at = onRoad([person('brindle', { 'in:blades': 2 }), foe()])
    const slip = at.make('blow', { who: 'brindle', target: 'cur' })
    const skill = () => gathered(at).factors?.find(({ id }) => id === 'skill')
    for (const seat of ['ghost', 'nobody', 'x/y', ''])
      at.by({ do: 'play', key: `factor/${slip.id}/skill/${seat}`, value: 'object' })
    expect(skill()).toMatchObject({ counts: true, says: {} })
    at.play('objectFactor', { slip: slip.id, factor: 'skill' })
    expect(skill()).toMatchObject({ counts: false, says: { ada: 'object' } })
  })

  it('[R13] a d20 is due after each attempt of a search, not only after the first', () => {
    const at = onRoad()
    const search = at.make('search', { words: 'The bell' }).id
    for (const seed of ['3', '4']) {
      at.play('seek', { search })
      at.roll(7)
      at.fall(checkBy(at, 'drawFor', { search, how: 'plain' }), [], seed.repeat(64))
      for (const { id, kind, props } of [...at.board().items.values()])
        if (kind === 'roundtable' && props.significance === undefined)
          at.play('weigh', { card: id, significance: 'none' })
      expect(at.refused('find', { search })).toBeUndefined()
      at.fall(checkBy(at, 'find', { search }), [12])
      expect(at.refused('find', { search })?.key).toBe('warn.due')
    }
  })

  /** A search with an attempt that found a good card, drawn and lying there. */
  function withCard() {
    const at = onRoad()
    const search = at.make('search', { words: 'The bell' }).id
    at.play('seek', { search })
    at.roll(7)
    at.fall(checkBy(at, 'drawFor', { search, how: 'plain' }), [], '7'.repeat(64))
    const card = [...at.board().items.values()].find(({ kind }) => kind === 'roundtable')!
    return { at, search, card }
  }

  it('[R5] a card that comes back to the table has nothing left of what it meant before', () => {
    const { at, search, card } = withCard()
    at.play('weigh', { card: card.id, significance: 'high' })
    expect(at.board().items.get(card.id)?.props).toMatchObject({ search, significance: 'high' })
    at.by({ do: 'bin', id: card.id })
    at.play('shuffle')
    // All that are left but this one lie there.
    for (let n = 1; n <= 60; n++) {
      const { place, texts } = card
      if (cardId(n) !== card.id)
        at.by({
          do: 'make',
          item: { id: cardId(n), kind: 'roundtable', place, texts, props: { card: n } },
        })
    }
    at.fall(checkBy(at, 'draw', { how: 'plain' }), [], '1'.repeat(64))
    const { props } = at.board().items.get(card.id)!
    const { made: _, ...own } = props
    expect(Object.entries(own).filter(([, value]) => value !== null)).toEqual([
      ['card', card.props.card],
    ])
  })

  it('[R4] [R5] a card that a search brings is not the new element that the Roster asks for', () => {
    const at = onRoad()
    const search = at.make('search', { words: 'The bell' }).id
    at.play('seek', { search })
    at.roll(7)
    at.fall(checkBy(at, 'roster'), [4])
    at.fall(checkBy(at, 'drawFor', { search, how: 'plain' }), [], '7'.repeat(64))
    expect(freshCard(at.board())).toBeUndefined()
    at.fall(checkBy(at, 'draw', { how: 'plain' }), [], '8'.repeat(64))
    expect(freshCard(at.board())).toBeGreaterThan(0)
  })

  it('[R11] a draw that brought no card is none, whatever it says', () => {
    const at = onRoad()
    const search = at.make('search', { words: 'The bell' }).id
    const slip = at.make('seek', { search })
    at.roll(10)
    const state = () => searchState(at.board(), at.board().items.get(search)!)
    expect(state().owed).toBe(2)
    const check = checkBy(at, 'drawFor', { search, how: 'plain' })
    const record = { id: 'odd', seat: 'ada', at: 0, roll: [], check: { ...check, lots: [] } }
    expect(record.check.terms).toMatchObject({ slip: slip.id, cards: 2 })
    at.by({ do: 'roll', record })
    expect(drawnBy(record)).toEqual([])
    expect(state().owed).toBe(2)
  })

  it('[R13] evidence lets people search on once: given up again it takes more', () => {
    const at = onRoad()
    const search = at.make('search', { words: 'The bell' }).id
    at.by({ do: 'set', id: search, key: 'dismissal', value: 9 })
    for (let n = 0; n < 2; n++) {
      at.fall(checkBy(at, 'find', { search }), [3])
      expect(at.refused('seek', { search })).toEqual({ force: 'must', key: 'no.over' })
      at.play('evidence', { search, words: `A rope ${n}` })
      expect(at.refused('seek', { search })).toBeUndefined()
    }
  })

  it('[R2] whoever puts the number there that stands there has overruled nothing', () => {
    const at = onRoad([person('brindle', { 'in:blades': 2 }), foe()])
    const slip = at.make('blow', { who: 'brindle', target: 'cur' })
    const skill = () => gathered(at).factors?.find(({ id }) => id === 'skill')
    at.play('overrule', { slip: slip.id, factor: 'skill', value: 3 })
    expect(skill()?.remark?.key).toBe('remark.over')
    at.play('overrule', { slip: slip.id, factor: 'skill', value: 2 })
    expect(skill()?.remark).toBeUndefined()
  })

  it('[R10] damage on gear harms what it is used for alone', () => {
    const at = onRoad([person('brindle', { damaged: 2 })])
    at.make('outcome', { goal: 'Sing', who: 'brindle' })
    expect(gathered(at).check.terms?.damaged).toBe(0)
    at.make('outcome', { goal: 'Over the wall', who: 'brindle', burden: 'gear' })
    expect(gathered(at).check.terms?.damaged).toBe(2)
  })

  it('[R19] of two speeds alike the one that saw it coming is told', () => {
    expect(speedOf({ int: 2, con: 3, dex: 2, wit: 3 })).toEqual({ as: 'presumptive', speed: 5 })
  })
})
