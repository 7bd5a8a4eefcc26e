import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { de } from '../../../src/games/road-and-ruin/chronicle/de.ts'
import { en } from '../../../src/games/road-and-ruin/chronicle/en.ts'
import type { Sentence } from '../../../src/rules/plain/sentence.ts'
import type { Chapter } from '../../../src/rules/told/chronicle.ts'
import { englishOf, item, type Sitting, spoken } from '../../make.ts'
import { begun, checkBy, onRoad, road, somebody } from './lab.ts'

const chronicler = await road.chronicle!()
const said = { ...(await englishOf(road)), ...chronicler.words.en }
const tell = (sentence: Sentence) => spoken(said, sentence)
const read = (at: Sitting) => chronicler.read(at.board())
const chapter = (at: Sitting, id: string): Chapter | undefined =>
  read(at).chapters.find((one) => one.id === id)

/** What a chapter says of each thing in it, in words. */
const toldIn = (at: Sitting, id: string) =>
  (chapter(at, id)?.passages ?? []).map(({ say, about, points, body, decided }) => ({
    say: tell(say),
    about: about.map(tell),
    points: points.map(({ as, say: line }) => (as ? `${tell(as)}: ${tell(line)}` : tell(line))),
    body,
    ...(decided && { ruling: tell(decided.ruling.say) }),
  }))

describe('the chronicle', () => {
  it('tells nothing of a bare table, and whose game it is', () => {
    const at = onRoad()
    const words = read(at).chapters.map(({ id }) => id)
    expect(words).toEqual([])
    expect(tell(read(at).credit)).toContain('Road and Ruin')
    expect(read(at).title).toBeUndefined()
  })

  it('[R3] is called what its Tale is, and says what sort of story that is', () => {
    const at = onRoad()
    at.by({ do: 'make', item: item('t', 'tale', { props: { tale: 'cellar' } }) })
    expect(tell(read(at).title!)).toBe('What the Cellar Kept')
    const [told] = toldIn(at, 'tale')
    expect(told?.about).toEqual([
      'A house, an inn or a whole town hides something, and it has begun to knock.',
    ])
    expect(told?.points).toHaveLength(4)
  })

  it('[R4] tells who went: whose they are, what they believe and want, and their notes', () => {
    const oda = somebody(
      'oda',
      { owner: 'milo', deeds: 2 },
      { name: 'Oda', belief: 'What runs can be led.', goal: ' ', notes: 'One cow\nmissing' },
    )
    const at = onRoad([oda])
    at.by({
      do: 'make',
      item: item('r', 'role', {
        props: { role: 'guide' },
        place: { x: 0, y: 0, turn: 0, z: 1, on: 'oda' },
      }),
    })
    expect(toldIn(at, 'people')).toEqual([
      {
        say: 'Oda',
        about: ['played by Milo', 'The Guide', 'level 0'],
        points: ['believes: What runs can be led.', '2 Deeds done'],
        body: 'One cow\nmissing',
      },
    ])
    expect(read(at).cast.map(({ as, say }) => [tell(as!), tell(say)])).toEqual([['Milo', 'Oda']])
  })

  it('[R6] tells what was dared, in the order in which it was thrown, and what helped', () => {
    const at = onRoad([somebody('oda')])
    const [first, second] = [begun(at), begun(at, 3, { goal: 'Down again' })]
    for (const [slip, face] of [
      [second, 4],
      [first, 1],
    ] as const) {
      at.fall(checkBy(at, 'throw', { slip: slip.id }), [face])
    }
    const told = toldIn(at, 'throws')
    expect(told.map(({ say }) => say)).toEqual(['Down again', 'Over the wall'])
    expect(told[0]?.points.join()).toContain('As it is')
    expect(chapter(at, 'throws')?.passages.map(({ decided }) => decided?.ruling.good)).toEqual([
      true,
      false,
    ])
  })

  it('[R6] tells what was dared though its slip was put away, and tells it once', () => {
    const at = onRoad([somebody('oda')])
    const slip = begun(at, 3, { who: 'oda' })
    at.fall(checkBy(at, 'throw', { slip: slip.id }), [2])
    at.fall(checkBy(at, 'again', { slip: slip.id }), [4])
    at.play('putAway', { slip: slip.id })
    expect(toldIn(at, 'throws')).toMatchObject([
      { say: 'Over the wall', about: ['Outcome', 'oda'], ruling: 'Good' },
    ])
  })

  it('[R20] tells a fight in a line for each blow', () => {
    const foe = item('gant', 'foe', {
      props: { health: 9, weapon: 'axe' },
      texts: { name: 'Gant' },
    })
    const at = onRoad([somebody('oda', { weapon: 'sword' }, { name: 'Oda' }), foe])
    const blow = at.make('blow', { who: 'oda', target: 'gant' })
    at.fall(checkBy(at, 'throw', { slip: blow.id }), [8, 1])
    at.make('blow', { who: 'gant', target: 'oda' })
    const told = toldIn(at, 'fights')
    expect(told).toHaveLength(1)
    expect(told[0]?.about.join()).toMatch(/^Solid/)
    expect(toldIn(at, 'throws')).toEqual([])
  })

  it('[R11] tells what was looked for, with its numbers and what it came to', () => {
    const at = onRoad([somebody('oda', {}, { name: 'Oda' })])
    const { id } = at.make('search', { words: 'The bell' })
    const slip = at.make('seek', { search: id, who: 'oda' })
    at.fall(checkBy(at, 'throw', { slip: slip.id }), [3])
    at.by({ do: 'write', id, field: 'clues', at: 0, remove: 0, insert: 'Rings on still water' })
    at.by({
      do: 'make',
      item: item('c', 'roundtable', {
        props: { card: 7, as: 'event', search: id, significance: 'high' },
      }),
    })
    expect(toldIn(at, 'searches')).toEqual([
      {
        say: 'The bell',
        about: ['Discovery 21, Dismissal 1', 'not over yet'],
        points: ['Oda looked: Bad', 'tells much: The Drowned Bell'],
        body: 'Rings on still water',
      },
    ])
    expect(toldIn(at, 'drawn')[0]).toMatchObject({ say: 'The Drowned Bell', about: ['Event'] })
  })

  it('[R4] [R14] tells the lines of the Roster that something stands on, and what happened where', () => {
    const at = onRoad()
    const lines = { texts: { slot1: 'The toll', slot7: 'A smell of smoke' } }
    at.by({ do: 'make', item: item('l', 'roster', lines) })
    at.by({
      do: 'make',
      item: item('s', 'stage', { texts: { title: 'The stair', told: 'We went down.' } }),
    })
    expect(toldIn(at, 'roster')[0]?.points).toEqual([
      'line 1: The toll',
      'line 7: A smell of smoke',
    ])
    expect(toldIn(at, 'stages')[0]).toMatchObject({ say: 'The stair', body: 'We went down.' })
  })

  it('bears whatever somebody wrote on its things', () => {
    const odd = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constantFrom('constructor', '__proto__', 'oda', 'outcome', 'errand'),
    )
    const kinds = ['tale', 'role', 'character', 'slip', 'search', 'roundtable', 'stage', 'roster']
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...kinds), fc.dictionary(fc.string(), odd)), {
          maxLength: 8,
        }),
        odd,
        (things, value) => {
          const at = onRoad()
          things.forEach(([kind, props], i) => {
            const known = { tale: value, role: value, check: value, card: value, owner: value }
            at.by({ do: 'make', item: item(`i${i}`, kind, { props: { ...known, ...props } }) })
          })
          for (const { passages, say } of read(at).chapters) {
            expect(tell(say)).toBeTruthy()
            for (const { say: name } of passages) expect(tell(name)).toBeTruthy()
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('says the same in German', () => {
    expect(Object.keys(de)).toEqual(Object.keys(en))
  })
})
