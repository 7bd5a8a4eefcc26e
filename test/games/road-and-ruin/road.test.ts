import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECK } from '../../../src/games/road-and-ruin/prose/deck.ts'
import { READINGS, ROUNDTABLE } from '../../../src/games/road-and-ruin/reckon/roster.ts'
import { cardId } from '../../../src/games/road-and-ruin/story/deck.ts'
import { cardOf, drawnBy, leftIn } from '../../../src/games/road-and-ruin/story/drawn.ts'
import { stageNow } from '../../../src/games/road-and-ruin/story/places.ts'
import { filledIn, rosterOf, slotOf } from '../../../src/games/road-and-ruin/story/roster.ts'
import type { Answers } from '../../../src/rules/play/move.ts'
import { allOf } from '../../../src/rules/story/kinds.ts'
import { englishOf, type Sitting, sit, spoken } from '../../make.ts'
import { copyOf, merge } from '../../table/make.ts'
import { checkBy, onRoad, road, ruled, sitAt, somebody, withSeats } from './lab.ts'

const english = await englishOf(road)
const SEEDS = ['a', 'b', 'c', 'd', 'e'].map((digit) => digit.repeat(64))

/** The steps of a phase as this seat sees them, by their ids. */
const stepsOf = (at: Sitting, phase: string, seat = 'ada') =>
  new Map(
    road.phases?.list
      .find(({ id }) => id === phase)
      ?.steps(at.board(), at.act(seat))
      .map((step) => [step.id, step]),
  )

const roster = (at: Sitting) => rosterOf(at.board())!
const enlist = (at: Sitting, ...items: string[]) => {
  for (const words of items) at.play('enlist', { words })
}

describe('the table', () => {
  it('[R1] is told not to make a challenge that the own character can solve', () => {
    const at = onRoad([somebody('brindle', { owner: 'ada' }), somebody('oda', { owner: 'milo' })])
    expect(stepsOf(at, 'road').get('telling')?.missing).toEqual([])
    at.play('role', { role: 'guide', who: 'brindle' })
    const [advice] = stepsOf(at, 'road').get('telling')?.missing ?? []
    expect(advice && spoken(english, advice)).toMatch(/the Guide solves .* to a friend/)
    // Once somebody else tells, it is theirs to make.
    at.play('telling', { seat: 'milo' })
    expect(stepsOf(at, 'road').get('telling')?.missing).toEqual([])
  })

  it('[R1] tells nobody who plays alone to give a challenge to a friend', () => {
    const at = sit(road, ['Ada'])
    const { bin: _, ...brindle } = somebody('brindle', { owner: 'ada' })
    at.by({ do: 'make', item: brindle })
    at.play('role', { role: 'guide', who: 'brindle' })
    expect(stepsOf(at, 'road').get('telling')?.missing).toEqual([])
  })

  it('[R1] says by the rule whose view a character has', () => {
    const { rule = [] } = road.phases?.list[0] ?? {}
    expect(rule.map((one) => spoken(english, one)).join(' ')).toMatch(/one character or several/)
  })

  it('[R2] has one Host at most, who can be anybody, and goes on without', () => {
    const at = onRoad()
    at.play('takeHost', {}, 'ada')
    expect(at.refused('takeHost', {}, 'ada')).toEqual({ force: 'must', key: 'no.host' })
    expect(at.refused('takeHost', {}, 'milo')).toEqual({ force: 'should', key: 'warn.host' })
    at.play('takeHost', {}, 'milo')
    expect(at.board().play.moderator).toBe('milo')
    at.play('leaveHost', {}, 'june')
    expect(at.refused('leaveHost')).toEqual({ force: 'must', key: 'no.hostless' })
  })

  it('[R2] has the telling go round', () => {
    const at = onRoad()
    const told: unknown[] = []
    for (let turn = 0; turn < 4; turn++) {
      const offers = stepsOf(at, 'road').get('telling')?.offers ?? []
      const pass = offers.find(({ move }) => move === 'telling')
      told.push(pass?.answers?.seat)
      at.play('telling', pass?.answers ?? {})
    }
    expect(told).toEqual(['milo', 'june', 'ada', 'milo'])
  })

  it('[R2] warns whoever writes while another tells, but for the Host', () => {
    const at = onRoad()
    expect(at.refused('tell', { words: 'Rain.' }, 'milo')?.key).toBe('warn.teller')
    at.play('takeHost', {}, 'milo')
    expect(at.refused('tell', { words: 'Rain.' }, 'milo')).toBeUndefined()
  })

  it('[R3] chooses a Tale before it sets out, or is warned', () => {
    const at = onRoad()
    expect(at.refused('journey', { phase: 'road' })).toEqual({ force: 'should', key: 'warn.tale' })
    const card = at.make('tale', { tale: 'cellar' })
    expect(road.pieces.tale?.nameless?.(card).key).toBe('tale.cellar.title')
    expect(at.refused('journey', { phase: 'road' })).toBeUndefined()
    // Another takes its place.
    at.play('tale', { tale: 'winter' })
    expect(at.board().items.has(card.id)).toBe(false)
    const stores = [...at.board().items.values()].find(({ kind }) => kind === 'stores')
    expect(stores?.props.stores).toBe(3)
  })

  it('[R3] lays a Role on the sheet of whoever takes it, and names what it solves', () => {
    const at = onRoad([somebody('brindle')])
    const card = at.make('role', { role: 'voice', who: 'brindle' })
    expect(card.place.on).toBe('brindle')
    const face = road.pieces.role?.face?.(card)
    const said = face?.blocks.flatMap((one) => (one.as === 'words' ? [one.says(card)?.key] : []))
    expect(said).toContain('role.voice.solves')
    expect(at.refused('role', { role: 'voice' })?.key).toBe('warn.role')
  })

  it('[R3] has what was hidden come looking once the third search was given up', () => {
    const at = onRoad()
    at.play('tale', { tale: 'cellar' })
    for (let n = 0; n < 3; n++) {
      expect(stepsOf(at, 'road').has('cellar')).toBe(false)
      const { id } = at.make('search', { words: `It ${n}` })
      at.by({ do: 'add', id, key: 'dismissal', by: 9 })
      at.fall(checkBy(at, 'find', { search: id }), [3])
    }
    expect(stepsOf(at, 'road').has('cellar')).toBe(true)
  })
})

describe('the Story Roster on the table', () => {
  it('[R4] while it is empty asks for something new in slot 1, whatever falls', () => {
    const at = onRoad()
    for (const face of [1, 10, 20])
      expect(ruled(at.fall(checkBy(at, 'roster'), [face]))).toMatchObject({
        key: 'fresh',
        say: { values: { slot: 1 } },
      })
  })

  it.each([
    [3, 'recurs', { slot: 3, item: 'A bell' }],
    [15, 'fresh', { slot: 5 }],
  ])('[R4] with slots 1 to 4 filled a %i means: %s', (face, key, values) => {
    const at = onRoad()
    enlist(at, 'A road', 'A rope', 'A bell', 'A debt')
    const ruling = ruled(at.fall(checkBy(at, 'roster'), [face]))
    expect(ruling).toMatchObject({ key, say: { values } })
    expect(ruling.good).toBeUndefined()
    // The die says it: it is neither counted nor left out.
    expect(ruling.hits).toEqual([])
    const steps = stepsOf(at, 'road')
    expect([steps.has('recurs'), steps.has('fresh')]).toEqual([key === 'recurs', key === 'fresh'])
    // Of what recurs no card is drawn.
    const offered = [...steps.values()].flatMap(({ offers = [] }) => offers)
    expect(offered.some(({ move }) => move === 'draw')).toBe(key === 'fresh')
  })

  it('[R5] has the card that was drawn for something new written down next, by its title', () => {
    const at = onRoad()
    at.play('journey', { phase: 'road' })
    const fresh = () =>
      stepsOf(at, 'road')
        .get('fresh')
        ?.offers?.map(({ move }) => move)
    const usual = () => {
      const act = { ...at.act(), say: ({ key }: { readonly key: string }) => key }
      const [words] = at.move('enlist').asks(at.board(), act, {})
      return words && 'usual' in words ? words.usual : undefined
    }
    at.fall(checkBy(at, 'roster'), [4])
    expect([fresh(), usual()]).toEqual([['draw', 'enlist'], undefined])
    const [drawn] = drawnBy(at.fall(checkBy(at, 'draw'), [2], SEEDS[0]))
    const title = `deck.${drawn?.cards[0]}.title`
    expect([fresh(), usual()]).toEqual([['enlist', 'draw'], title])
    at.play('enlist', { words: title })
    expect([fresh(), usual()]).toEqual([[], undefined])
    // What comes new later was not drawn yet.
    at.fall(checkBy(at, 'roster'), [9])
    expect([fresh(), usual()]).toEqual([['draw', 'enlist'], undefined])
  })

  it('[R4] takes nothing new while twenty slots are filled, until one is retired', () => {
    const at = onRoad()
    enlist(at, ...Array.from({ length: 20 }, (_, i) => `Item ${i + 1}`))
    expect(at.refused('enlist')).toEqual({ force: 'must', key: 'no.full' })
    for (const face of [1, 20])
      expect(ruled(at.fall(checkBy(at, 'roster'), [face])).key).toBe('recurs')
    at.play('retire', { slot: '7' })
    enlist(at, 'Item 21')
    expect(slotOf(roster(at), 7)).toBe('Item 21')
  })

  it('[R4] has a slot for the goal of each character, and says which is lacking', () => {
    const at = onRoad([somebody('oda', {}, { goal: 'Find the fortieth.', belief: '' })])
    const step = stepsOf(at, 'inn').get('goals')
    expect(step).toMatchObject({
      done: false,
      offers: [{ move: 'enlist' }],
    })
    const [words] = at.move('enlist').asks(at.board(), at.act(), {})
    expect(words).toMatchObject({ say: { values: { slot: 1 } }, usual: 'Find the fortieth.' })
    at.play('enlist', { words: 'Find the fortieth.' })
    expect([...filledIn(roster(at))]).toEqual([1])
    expect(stepsOf(at, 'inn').get('goals')?.done).toBe(true)
  })

  it('[R4] is judged by what stood in it as it was asked', () => {
    const at = onRoad()
    enlist(at, 'A road')
    const record = at.fall(checkBy(at, 'roster'), [1])
    at.play('retire', { slot: '1' })
    expect(ruled(record)).toMatchObject({ key: 'recurs', say: { values: { item: 'A road' } } })
  })

  it('[R4] keeps what two groups wrote into one slot apart, and gives each its own', () => {
    const one = withSeats()
    sitAt(one, 'a').by(...(road.setup?.(sitAt(one, 'a').act()) ?? []))
    const other = copyOf(one)
    sitAt(one, 'b').play('enlist', { words: 'A bell' })
    sitAt(other, 'c').play('enlist', { words: 'A debt' })
    merge(one, other)
    const at = sitAt(one, 'd')
    expect(slotOf(roster(at), 1).split(' / ').sort()).toEqual(['A bell', 'A debt'])
    expect(road.read(at.board()).some(({ as, on }) => as === 'amiss' && on === roster(at).id)).toBe(
      true,
    )
    at.play('spread')
    expect([1, 2].map((slot) => slotOf(roster(at), slot)).sort()).toEqual(['A bell', 'A debt'])
  })
})

describe('the Roundtable Deck on the table', () => {
  it('[R5] has sixty cards, none of them before it is drawn', () => {
    expect(DECK).toHaveLength(ROUNDTABLE)
    const at = onRoad()
    expect(leftIn(at.board())).toHaveLength(60)
    expect([...at.board().items.values()].some(({ kind }) => kind === 'roundtable')).toBe(false)
  })

  it.each(READINGS.map((as, i) => [i + 1, as] as const))(
    '[R5] on a %i reads it as %s',
    (face, as) => {
      const at = onRoad()
      const record = at.fall(checkBy(at, 'draw'), [face], SEEDS[0])
      const [drawn] = drawnBy(record)
      expect(drawn).toMatchObject({ as, cards: [expect.any(Number)] })
      expect(at.board().items.get(cardId(drawn!.cards[0]!))?.props).toMatchObject({ as })
      expect(leftIn(at.board())).toHaveLength(59)
    },
  )

  it('[R5] joins another card with each 7, one after another', () => {
    const at = onRoad()
    const record = at.fall(checkBy(at, 'draw'), [7, 7, 5], SEEDS[1])
    const [drawn, ...more] = drawnBy(record)
    expect(more).toEqual([])
    expect(drawn).toMatchObject({ as: 'place' })
    expect(new Set(drawn?.cards).size).toBe(3)
    const [first, ...joined] = drawn?.cards ?? []
    for (const card of joined)
      expect(at.board().items.get(cardId(card))?.props.with).toBe(cardId(first!))
    expect(road.checks?.drawn?.(record).map(({ key }) => key)).toEqual(
      drawn?.cards.map((card) => `deck.${card}.title`),
    )
    const said = road.checks
      ?.printed?.(record)
      .map((lines) => lines.map((one) => spoken(english, one)))
    expect(said).toEqual(
      drawn?.cards.map((card) => [
        `Light: ${DECK[card - 1]?.light}`,
        `Shadow: ${DECK[card - 1]?.shadow}`,
      ]),
    )
  })

  it('[R5] is read as it is, where the table would rather', () => {
    const at = onRoad()
    const check = checkBy(at, 'draw', { how: 'plain' })
    expect(check.dice).toEqual([])
    const [drawn] = drawnBy(at.fall(check, [], SEEDS[2]))
    expect(drawn?.as).toBeUndefined()
    expect(drawn?.cards).toHaveLength(1)
  })

  it('[R5] gives each card once, until it is shuffled; what lies on the table stays there', () => {
    const at = onRoad()
    const seen = new Set<number>()
    for (let n = 0; n < 60; n++) {
      const seed = n.toString(16).padStart(64, '5')
      for (const { cards } of drawnBy(at.fall(checkBy(at, 'draw', { how: 'plain' }), [], seed)))
        for (const card of cards) {
          expect(seen.has(card)).toBe(false)
          seen.add(card)
        }
    }
    expect(seen.size).toBe(60)
    expect(at.refused('draw')).toEqual({ force: 'must', key: 'no.cards' })
    at.by({ do: 'bin', id: cardId(12) }, { do: 'bin', id: cardId(34) })
    expect(leftIn(at.board())).toEqual([])
    at.play('shuffle')
    expect(leftIn(at.board())).toEqual([12, 34])
    const [again] = drawnBy(at.fall(checkBy(at, 'draw', { how: 'plain' }), [], SEEDS[3]))
    const back = at.board().items.get(cardId(again!.cards[0]!))
    expect(cardOf(back)).toBe(again!.cards[0])
    expect(at.refused('shuffle')).toBeUndefined()
  })

  it('[R5] draws each card as likely as any other', () => {
    const at = onRoad()
    const check = checkBy(at, 'draw', { how: 'plain' })
    const counts = new Map<number, number>()
    for (let n = 0; n < 6000; n++) {
      const seed = (n * 2654435761).toString(16).padStart(64, '0')
      const thrown = { version: 1, seed, dice: [], bursts: {}, flick: { dx: 1, dy: 0, power: 1 } }
      const [drawn] = drawnBy({ id: `${n}`, seat: 'ada', at: 0, check, roll: [], thrown })
      const card = drawn?.cards[0] ?? 0
      counts.set(card, (counts.get(card) ?? 0) + 1)
    }
    expect(counts.size).toBe(60)
    const square = [...counts.values()].reduce((sum, n) => sum + (n - 100) ** 2 / 100, 0)
    // 59 degrees of freedom: one seed in a thousand is beyond.
    expect(square).toBeLessThan(98.3)
  })

  it('[R5] tells of a card that lies there twice, or is none, and takes nothing away', () => {
    const at = onRoad()
    const [drawn] = drawnBy(at.fall(checkBy(at, 'draw'), [1], SEEDS[0]))
    const card = at.board().items.get(cardId(drawn!.cards[0]!))!
    const { bin: _, ...own } = card
    at.by({ do: 'make', item: { ...own, id: 'copied' } })
    at.by({ do: 'make', item: { ...own, id: 'odd', props: { card: 'aces' } } })
    const amiss = road.read(at.board()).filter(({ as }) => as === 'amiss')
    expect(amiss).toHaveLength(2)
    expect(leftIn(at.board())).toHaveLength(59)
  })

  it('[R5] is one card where two groups drew it apart', () => {
    const one = withSeats()
    sitAt(one, 'a').by(...(road.setup?.(sitAt(one, 'a').act()) ?? []))
    const other = copyOf(one)
    for (const [table, luck] of [
      [one, 'b'],
      [other, 'c'],
    ] as const) {
      const at = sitAt(table, luck)
      at.fall(checkBy(at, 'draw', { how: 'plain' }), [], SEEDS[4])
    }
    merge(one, other)
    const cards = [one, other].map((table) =>
      [...table.board().items.values()].filter(({ kind }) => kind === 'roundtable'),
    )
    expect(cards[0]).toHaveLength(1)
    expect(cards[1]).toEqual(cards[0])
    expect(leftIn(one.board())).toEqual(leftIn(other.board()))
    expect(leftIn(one.board())).toHaveLength(59)
  })

  it('[R5] never has a card twice, whatever is drawn, shuffled and thrown away', () => {
    const deed = fc.tuple(fc.constantFrom('draw', 'plain', 'shuffle', 'bin'), fc.nat(1e6))
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
        const at = onRoad()
        for (const [what, n] of deeds) {
          const lying = [...at.board().items.values()].filter(({ kind }) => kind === 'roundtable')
          if (what === 'bin') {
            const one = lying[n % Math.max(1, lying.length)]
            if (one) at.by({ do: 'bin', id: one.id })
          } else if (what === 'shuffle') {
            if (!at.refused('shuffle')) at.play('shuffle')
          } else if (!at.refused('draw')) {
            const answers: Answers = what === 'plain' ? { how: 'plain' } : {}
            const seed = n.toString(16).padStart(64, '7')
            at.fall(checkBy(at, 'draw', answers), what === 'plain' ? [] : [7, 1 + (n % 6)], seed)
          }
          const cards = [...at.board().items.values()].flatMap((item) => cardOf(item) ?? [])
          expect(new Set(cards).size).toBe(cards.length)
          expect(leftIn(at.board()).filter((card) => cards.includes(card))).toEqual([])
        }
      }),
      { seed: 60, numRuns: 40 },
    )
  })
})

describe('where it happens', () => {
  it('[R14] is a Theatre with Stages, one of which is resolved before the focus moves', () => {
    const at = onRoad()
    const [first] = [...at.board().items.values()].filter(({ kind }) => kind === 'stage')
    expect(at.refused('stage', { words: 'The ford' })).toEqual({
      force: 'should',
      key: 'warn.stage',
    })
    at.play('resolve', { stage: first!.id, words: 'They left at dawn.' })
    expect(at.board().items.get(first!.id)?.texts.told).toBe('They left at dawn.')
    expect(at.refused('stage', { words: 'The ford' })).toBeUndefined()
    const ford = at.make('stage', { words: 'The ford' })
    expect(at.board().items.get(ford.place.on ?? '')?.kind).toBe('theatre')
    expect(at.board().items.get(first!.id)?.place.on).toBe(ford.place.on)
    expect(road.read(at.board()).find(({ as }) => as === 'current')?.on).toBe(ford.id)
    expect(at.refused('focus', { stage: first!.id })?.key).toBe('warn.stage')
  })

  it('[R14] has a Stage as soon as people are on the road, which takes its name from whoever names it', () => {
    const at = onRoad()
    const stages = () => allOf(at.board(), 'stage')
    expect(allOf(at.board(), 'theatre')).toEqual([])
    at.play('tale', { tale: 'errand' })
    const road = at.make('journey', { phase: 'road' })
    expect(stages().length).toBe(2)
    expect(stages().every(({ place }) => place.on === allOf(at.board(), 'theatre')[0]?.id)).toBe(
      true,
    )
    expect(at.refused('stage', { words: 'The ford' })).toBeUndefined()
    at.play('stage', { words: 'The ford' })
    expect(at.board().items.get(road.id)?.texts.title).toBe('The ford')
    expect(stageNow(at.board())?.id).toBe(road.id)
    // From a fight on it people come back to it.
    at.play('journey', { phase: 'fight' })
    at.play('journey', { phase: 'road' })
    expect(stages().length).toBe(2)
    // Of Stages that are over the first makes room for a third.
    at.play('resolve', { stage: road.id })
    const mill = at.make('stage', { words: 'The mill' })
    const theatre = allOf(at.board(), 'theatre')[0]!.id
    const there = stages().filter(({ place }) => place.on === theatre)
    expect(there.map(({ id }) => id).toSorted()).toEqual([road.id, mill.id].toSorted())
  })

  it('[R15] has bands of distance, which are labels', () => {
    const at = onRoad()
    const place = at.make('place', { words: 'The mill', band: 'far' })
    expect(place.props.band).toBe('far')
    const band = road.pieces.place?.fields?.find(({ id }) => id === 'band')
    if (band?.as !== 'choice') throw new Error('it is no choice')
    expect(band.options.map(({ say }) => spoken(english, say))).toEqual([
      ...['Touching', 'Near', 'Close By', 'Far', 'Very Far', 'Too Far', 'World', 'Elsewhere'],
    ])
  })

  it.each([
    ['inside-corner', 'effect.sheltered'],
    ['outside-corner', 'effect.hides'],
    ['door', 'effect.closes'],
    ['obstacle', 'effect.hides'],
    ['above', 'effect.exposes'],
    ['below', 'effect.hides'],
    ['room', undefined],
    ['short-hall', undefined],
  ])('[R16] says what %s does for those in it', (interior, effect) => {
    const at = onRoad()
    const place = at.make('place', { words: 'Here', interior })
    const mark = road.read(at.board()).find(({ on }) => on === place.id)
    expect(mark?.say.key).toBe(effect)
    const face = road.pieces.place?.face?.(place)
    const said = face?.blocks.flatMap((one) => (one.as === 'words' ? [one.says(place)?.key] : []))
    expect(said).toContain(`interior.${interior}.note`)
  })

  it('[R16] says of a hall how many rounds it takes', () => {
    expect(spoken(english, { key: 'interior.short-hall.note' })).toMatch(/1 to 5 rounds/)
    expect(spoken(english, { key: 'interior.long-hall.note' })).toMatch(/5 to 10 rounds/)
  })
})
