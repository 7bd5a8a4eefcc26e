import { describe, expect, it } from 'vitest'
import { readCharacter } from '../../../src/games/road-and-ruin/people/characters.ts'
import { fighterOf } from '../../../src/games/road-and-ruin/people/fighters.ts'
import { newProps } from '../../../src/games/road-and-ruin/people/growth.ts'
import { SHEETS } from '../../../src/games/road-and-ruin/reckon/sheets.ts'
import { speedOf } from '../../../src/games/road-and-ruin/reckon/time.ts'
import { outcomeAgain } from '../../../src/games/road-and-ruin/story/outcome.ts'
import type { Check } from '../../../src/rules/dice/check.ts'
import type { Item, ItemId, Plain } from '../../../src/rules/plain/item.ts'
import { item, type Sitting } from '../../make.ts'
import { checkBy, gathered, onRoad } from './lab.ts'

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

describe('what is given', () => {
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
