import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '../../../src/games/prophecy/story/characters.ts'
import { boxAt, boxesOf, overlap, roomOf } from '../../../src/rules/board/room.ts'
import { GROUND, groundOf } from '../../../src/rules/board/setting.ts'
import type { Game } from '../../../src/rules/game.ts'
import { takesInk } from '../../../src/rules/ink/ink.ts'
import { worldPlace } from '../../../src/rules/plain/place.ts'
import { item, at as place, record } from '../../make.ts'
import { perform, prophecy, seated, sketch, twoNotes } from './eight.ts'

const left = (at: ReturnType<typeof seated>) =>
  Object.fromEntries(prophecy.supply.map((supply) => [supply.id, supply.left(at.board())]))

describe('materials', () => {
  it('everything has the size of the real thing', () => {
    const sizes = Object.entries(prophecy.pieces).map(([kind, p]) => [kind, p.width, p.height])
    expect(sizes).toEqual([
      ['card', 127, 76],
      ['note', 76, 76],
      ['oval', 120, 64],
      ['die', 16, 16],
      ['sheet', 312, 146],
      ['placard', 90, 60],
      // As large as what was written.
      ['ink', 1, 1],
    ])
  })

  it('[P1] all lies on a sheet of butcher paper, or on a whiteboard: nothing else depends on it', () => {
    const at = seated()
    sketch(at)
    const said = () => JSON.stringify([prophecy.read(at.board()), left(at)])
    const before = said()
    expect(groundOf(at.board().play)).toBe('kraft')
    at.by({ do: 'play', key: GROUND, value: 'whiteboard' })
    expect(groundOf(at.board().play)).toBe('whiteboard')
    expect(said()).toBe(before)
  })

  it('[P2] markers write on all that is of paper', () => {
    const written = Object.entries(prophecy.pieces).filter(([, piece]) => takesInk(piece))
    expect(written.map(([kind]) => kind)).toEqual(['card', 'note', 'oval', 'sheet', 'placard'])
  })

  it('[P5] a note is stuck on a card and pulled off it without a hand', () => {
    const at = seated()
    const [gate, wall] = ['Gate', 'Wall'].map((name) => at.make('object', { name }).id)
    const note = at.make('environment', { card: gate!, words: 'Old' }).id
    const carrier = () => at.board().items.get(note)!.place.on
    expect(prophecy.offers(at.board(), at.act(), note).map(({ move }) => move)).toEqual(
      expect.arrayContaining(['stick', 'pullOff']),
    )
    expect(at.refused('stick', { note, card: gate! })?.key).toBe('no.change')
    at.play('stick', { note, card: wall! })
    expect(carrier()).toBe(wall)
    at.play('pullOff', { note })
    expect(carrier()).toBeUndefined()
    // It lies beside the card, where the eye believes it.
    const { x, y } = at.board().items.get(note)!.place
    const card = at.board().items.get(wall!)!.place
    expect(Math.abs(x - card.x) > 100 || Math.abs(y - card.y) > 76).toBe(true)
    expect(prophecy.offers(at.board(), at.act(), note).map(({ move }) => move)).toEqual(['stick'])
  })

  it('what the game lays down lies beside what is there', () => {
    const at = seated()
    at.play('receive', { module: 'dragon' })
    sketch(at)
    twoNotes(at)
    at.play('character', { name: 'Bo' }, 'milo')
    for (let i = 0; i < 6; i++) at.play('object', { name: `Thing ${i}` })
    const lying = [...at.board().items.values()].filter((one) => one.place.on === undefined)
    const overlaps = lying.flatMap((a, i) =>
      lying.slice(i + 1).filter((b) => {
        const { pieces }: Game = prophecy
        const [p, q] = [pieces[a.kind]!, pieces[b.kind]!]
        return (
          Math.abs(a.place.x - b.place.x) < (p.width + q.width) / 2 &&
          Math.abs(a.place.y - b.place.y) < (p.height + q.height) / 2
        )
      }),
    )
    expect(overlaps).toEqual([])
  })

  it('[P12] the card of a place lies near its Scene, and covers neither a thing nor a line of the outline', () => {
    const at = seated()
    at.play('receive', { module: 'dragon' })
    for (const seat of ['ada', 'milo', 'june']) {
      const card = at.make('character', { name: seat }, seat).id
      for (const category of CATEGORIES) at.play('aspect', { card, category, words: 'So' }, seat)
    }
    at.play('object', { name: 'The dragon' })
    const ids = sketch(at)
    const lies = (id: string) => worldPlace(at.board().items, id)!
    for (const scene of [ids['Primary 1'], ids['Secondary 2.1'], ids.Finale]) {
      const before = [...at.board().items.values()]
      const card = at.make('placeCard', { scene, name: 'Here' })
      const box = boxAt(card.place, roomOf(prophecy.pieces.card!))
      const [x, y] = [lies(scene).x - card.place.x, lies(scene).y - card.place.y]
      expect(Math.hypot(x, y), scene).toBeLessThan(420)
      const under = boxesOf({ items: new Map(before.map((one) => [one.id, one])) }, prophecy.pieces)
      expect(under.filter((one) => overlap(one, box))).toEqual([])
      for (const { id, props } of before.filter(({ kind }) => kind === 'oval')) {
        if (typeof props.parent !== 'string') continue
        const [a, b] = [lies(id), lies(props.parent)]
        const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
        expect(overlap(box, boxAt(middle, roomOf({ width: 2, height: 2 })))).toBe(false)
      }
    }
  })

  it('[P2] 50 cards, 100 notes in five colours and 12 dice lie within reach', () => {
    expect(left(seated())).toEqual({
      cards: 50,
      yellow: 20,
      pink: 20,
      blue: 20,
      green: 20,
      orange: 20,
      dice: 12,
    })
  })

  it('[P2] the supply shows what is left, counts what lies on the table, and can be refilled', () => {
    const at = seated()
    const card = at.make('object', { name: 'Lighthouse' })
    at.play('environment', { card: card.id, words: 'Dark' })
    expect(left(at)).toMatchObject({ cards: 49, yellow: 19, pink: 20 })
    at.by({ do: 'bin', id: card.id })
    expect(left(at)).toMatchObject({ cards: 50, yellow: 20 })
    at.play('refill', { supply: 'cards' })
    at.play('refill', { supply: 'cards' })
    expect(left(at)).toMatchObject({ cards: 150 })
  })

  it('[P2] an empty stack never blocks play', () => {
    const at = seated()
    for (let i = 0; i < 52; i++) at.play('object', { name: `Thing ${i}` })
    expect(left(at)).toMatchObject({ cards: 0 })
    expect(at.refused('object', { name: 'One more' })).toBeUndefined()
  })

  it('[P2] dice beyond twelve are always supplied', () => {
    const at = seated()
    const { Finale, ...others } = sketch(at)
    const rolls = Object.values(others).map((id) => record(id, 1, 1, 5))
    at.by(...rolls.map((one) => ({ do: 'roll' as const, record: one })))
    const [a] = twoNotes(at)
    const guard = at.make('object', { name: 'Another' })
    at.play('begin', { scene: Finale })
    for (let i = 0; i < 12; i++) {
      const b = at.make('environment', { card: guard.id, words: `Aspect ${i}` })
      at.play('offerPair', { a, b: b.id })
    }
    expect(prophecy.checks.gathering(at.board(), at.act())?.check.dice).toHaveLength(15)
  })
})

describe('Objects and Aspects', () => {
  it('[P3] one index card is one Object', () => {
    const at = seated()
    const card = at.make('object', { name: 'The drowned bell' })
    expect(card).toMatchObject({ kind: 'card', texts: { title: 'The drowned bell' } })
    expect(card.props.player).toBeUndefined()
  })

  it('[P4] one sticky note is one Aspect', () => {
    const at = seated()
    const bell = at.make('object', { name: 'Bell' })
    const note = at.make('environment', { card: bell.id, words: 'Sterling reputation' })
    expect(note).toMatchObject({ kind: 'note', texts: { text: 'Sterling reputation' } })
    expect(note.place.on).toBe(bell.id)
  })

  it('[P4] a note without words is no Aspect yet', () => {
    const at = seated()
    const [, theirs] = twoNotes(at)
    const bell = at.make('object', { name: 'Bell' })
    const blank = item('n', 'note', { place: place(0, 0, { on: bell.id }), texts: { text: ' ' } })
    at.by({ do: 'make', item: blank })
    at.play('begin', { scene: at.make('finale', { objective: 'End it' }).id })
    const sorts = () => prophecy.checks.gathering(at.board(), at.act())?.touch?.candidates[1]
    expect(sorts()).toEqual([theirs])
    at.by({ do: 'write', id: 'n', field: 'text', at: 0, remove: 1, insert: 'Cracked' })
    expect(new Set(sorts())).toEqual(new Set([theirs, 'n']))
  })

  it('[P4] notes lie round their card, none on another', () => {
    const at = seated()
    const bell = at.make('object', { name: 'Bell' })
    const notes = Array.from({ length: 14 }, (_, i) =>
      at.make('environment', { card: bell.id, words: `${i}` }),
    )
    for (const a of notes) {
      for (const b of notes) {
        if (a === b) continue
        const apart = Math.max(
          Math.abs(a.place.x - b.place.x) / 76,
          Math.abs(a.place.y - b.place.y) / 76,
        )
        expect(apart).toBeGreaterThanOrEqual(1)
      }
    }
  })

  it('[P5] sticking a note on another card takes it off the first; on the paper it is attached to nothing', () => {
    const at = seated()
    const [mine, theirs] = twoNotes(at)
    const card = at.board().items.get(mine)!.place.on!
    at.play('finale', { objective: 'End it' })
    at.play('begin', { scene: [...at.board().items.values()].find((i) => i.kind === 'oval')!.id })
    const candidates = () => prophecy.checks.gathering(at.board(), at.act())?.touch?.candidates
    expect(candidates()).toEqual([[mine], [theirs]])
    at.by({ do: 'place', id: theirs, place: place(0, 0, { on: card }) })
    expect(candidates()).toEqual([[mine, theirs], []])
    at.by({ do: 'place', id: theirs, place: place(0, 0) })
    expect(candidates()).toEqual([[mine], []])
  })
})

describe('Characters', () => {
  it('[P6] each player makes one Character; a second is refused while it is on the table', () => {
    const at = seated()
    const ruth = at.make('character', { name: 'Ruth' })
    expect(ruth.props.player).toBe('ada')
    expect(at.refused('character', { name: 'Another' })).toEqual({
      force: 'must',
      key: 'no.secondCharacter',
    })
    expect(at.refused('character', { name: 'Osk' }, 'milo')).toBeUndefined()
    at.by({ do: 'bin', id: ruth.id })
    expect(at.refused('character', { name: 'Another' })).toBeUndefined()
  })

  it('[P6] two made in the same moment, apart, lie beside each other', () => {
    const [ada, milo] = [
      seated().make('character', { name: 'Ruth' }),
      seated().make('character', { name: 'Osk' }, 'milo'),
    ]
    const apart = Math.abs(ada.place.y - milo.place.y)
    expect(apart).toBeGreaterThan(100)
  })

  it('[P6] a Moderator is advised to have none, and may; who has one is advised not to be it', () => {
    const at = seated()
    at.play('takeModerator', {}, 'june')
    expect(at.refused('character', {}, 'june')).toEqual({
      force: 'should',
      key: 'warn.moderatorCharacter',
    })
    at.play('leaveModerator', {}, 'june')
    const ruth = at.make('character', { name: 'Ruth' }, 'june')
    expect(at.refused('takeModerator', {}, 'june')).toEqual({
      force: 'should',
      key: 'warn.moderatorPlays',
    })
    at.play('takeModerator', {}, 'june')
    expect(prophecy.read(at.board()).some(({ say: { key } }) => key === 'amiss.moderator')).toBe(
      false,
    )
    const steps = prophecy.phases.list[1]!.steps(at.board(), at.act('june'))
    expect(steps[0]).toMatchObject({ id: 'character/june', items: [ruth.id] })
    // One is enough for a Moderator too.
    expect(at.refused('character', {}, 'june')?.key).toBe('no.secondCharacter')
  })

  it('[P6] a Character is also made of a card that lies there, and another player’s is left alone', () => {
    const at = seated()
    const card = at.make('object', { name: 'Ruth' })
    at.play('claim', { card: card.id })
    expect(at.board().items.get(card.id)?.props.player).toBe('ada')
    expect(at.refused('claim', { card: card.id }, 'milo')?.key).toBe('no.odd')
    const words = { card: card.id, category: 'psyche', words: 'Proud' }
    expect(at.refused('aspect', words, 'milo')).toEqual({ force: 'should', key: 'warn.foreign' })
  })

  it('[P6] a second card of one player, which only a merge or a copy makes, is marked', () => {
    const at = seated()
    const ruth = at.make('character', { name: 'Ruth' })
    at.by({ do: 'make', item: { ...ruth, id: 'z', place: place(900, 0) } })
    const amiss = prophecy.read(at.board()).filter((m) => m.as === 'amiss' && m.on === 'z')
    expect(amiss.map((mark) => mark.say.key)).toContain('amiss.secondCharacter')
  })

  it('[P7] a guard who belongs to no player is environment', () => {
    const at = seated()
    const [mine, theirs] = twoNotes(at)
    const finale = at.make('finale', { objective: 'End it' })
    at.play('begin', { scene: finale.id })
    expect(prophecy.checks.gathering(at.board(), at.act())?.touch?.candidates).toEqual([
      [mine],
      [theirs],
    ])
  })

  it('[P7] environment notes are not put on a Character’s card', () => {
    const at = seated()
    const ruth = at.make('character', { name: 'Ruth' })
    expect(at.refused('environment', { card: ruth.id, words: 'Dusk' })?.key).toBe('no.environment')
  })
})

describe('matching pairs', () => {
  const paired = () => {
    const at = seated()
    const [a, b] = twoNotes(at)
    const finale = at.make('finale', { objective: 'End it' })
    at.play('begin', { scene: finale.id })
    const pairs = () => prophecy.checks.gathering(at.board(), at.act())?.factors ?? []
    return { at, a, b, pairs, finale }
  }

  it('[P8] one Character Aspect and one Environment Aspect make a pair, whichever is touched first', () => {
    const { at, a, b, pairs } = paired()
    at.play('offerPair', { a: b, b: a })
    expect(pairs()).toMatchObject([{ items: [a, b], counts: true, says: { ada: 'agree' } }])
  })

  it('[P8] two of one sort are never a pair', () => {
    const { at, a, b } = paired()
    const card = at.board().items.get(a)!.place.on!
    const more = at.make('aspect', { card, category: 'trait', words: 'Tall' })
    expect(at.refused('offerPair', { a, b: more.id })).toEqual({ force: 'must', key: 'no.oneSort' })
    expect(at.refused('offerPair', { a, b: a })?.key).toBe('no.oneSort')
    expect(at.refused('offerPair', { a, b: card })?.key).toBe('no.aspect')
    expect(at.refused('offerPair', { a, b })).toBeUndefined()
  })

  it('[P8] the players agree: one objection and it does not count, withdrawn and it does', () => {
    const { at, a, b, pairs } = paired()
    at.play('offerPair', { a, b })
    at.play('objectPair', { a, b }, 'milo')
    expect(pairs()).toMatchObject([{ counts: false, remark: { key: 'pair.objected' } }])
    at.play('agreePair', { a, b }, 'milo')
    expect(pairs()).toMatchObject([{ counts: true, says: { ada: 'agree', milo: 'agree' } }])
    at.play('withdrawPair', { a, b }, 'milo')
    at.play('withdrawPair', { a, b })
    expect(pairs()).toEqual([])
  })

  it('[P8] the only one who agreed objects: the pair is seen as objected to until that is withdrawn', () => {
    const { at, a, b, pairs } = paired()
    at.play('offerPair', { a, b })
    at.play('objectPair', { a, b })
    expect(pairs()).toMatchObject([
      {
        items: [a, b],
        counts: false,
        says: { ada: 'object' },
        remark: { key: 'pair.objected', values: { name: 'Ada' } },
        offers: [{ move: 'agreePair' }, { move: 'withdrawPair' }],
      },
    ])
    expect(prophecy.checks.gathering(at.board(), at.act())?.check.dice).toEqual([])
    at.play('withdrawPair', { a, b }, 'milo')
    expect(pairs()).toHaveLength(1)
    at.play('offerPair', { a, b }, 'milo')
    expect(pairs()).toMatchObject([{ counts: false, says: { ada: 'object', milo: 'agree' } }])
    at.play('withdrawPair', { a, b })
    expect(pairs()).toMatchObject([{ counts: true, says: { milo: 'agree' } }])
    at.play('objectPair', { a, b }, 'milo')
    at.play('withdrawPair', { a, b }, 'milo')
    expect(pairs()).toEqual([])
  })

  it('[P8] who was the last to agree takes the pair away, with what was said against it', () => {
    const { at, a, b, pairs } = paired()
    at.play('offerPair', { a, b })
    at.play('objectPair', { a, b }, 'milo')
    at.play('withdrawPair', { a, b })
    expect(pairs()).toEqual([])
    at.play('offerPair', { a, b }, 'june')
    expect(pairs()).toMatchObject([{ counts: true, says: { june: 'agree' } }])
  })

  it('[P8] an Aspect in a pair that nobody agrees to any more is free for others', () => {
    const { at, a, b, pairs } = paired()
    const guard = at.board().items.get(b)!.place.on!
    const more = at.make('environment', { card: guard, words: 'Proud' })
    at.play('offerPair', { a, b })
    at.play('objectPair', { a, b })
    at.play('offerPair', { a, b: more.id })
    expect(pairs().map(({ remark }) => remark?.key)).toEqual(['pair.objected', undefined])
  })

  it('[P27] what a Moderator once objected to as a player is no pair', () => {
    const { at, a, b, pairs } = paired()
    at.play('offerPair', { a, b }, 'june')
    at.play('objectPair', { a, b }, 'june')
    at.by({ do: 'play', key: 'moderator', value: 'june' })
    expect(pairs()).toEqual([])
  })

  it('[P8] each distinct pair counts once, whoever offers it', () => {
    const { at, a, b, pairs } = paired()
    at.play('offerPair', { a, b })
    at.play('offerPair', { a: b, b: a }, 'milo')
    expect(pairs()).toHaveLength(1)
    expect(prophecy.checks.gathering(at.board(), at.act())?.check.dice).toHaveLength(1)
  })

  it('[P8] an Aspect may stand in several pairs, and that is remarked on', () => {
    const { at, a, b, pairs } = paired()
    const guard = at.board().items.get(b)!.place.on!
    const more = at.make('environment', { card: guard, words: 'Proud' })
    at.play('offerPair', { a, b })
    expect(pairs()[0]?.remark).toBeUndefined()
    at.play('offerPair', { a, b: more.id })
    expect(pairs()).toMatchObject([
      { counts: true, remark: { key: 'pair.reused', values: { aspect: 'Silver-tongued' } } },
      { counts: true, remark: { key: 'pair.reused' } },
    ])
  })

  it('[P8] a pair whose note was moved away counts no longer, and can be taken back', () => {
    const { at, a, b, pairs } = paired()
    at.play('offerPair', { a, b })
    at.by({ do: 'place', id: b, place: place(0, 0) })
    expect(pairs()).toMatchObject([{ counts: false, remark: { key: 'pair.broken' } }])
    expect(at.refused('agreePair', { a, b }, 'milo')?.key).toBe('no.aspect')
    at.play('withdrawPair', { a, b })
    expect(pairs()).toEqual([])
  })

  it('[P8] an Aspect from the place card of another Scene is remarked on', () => {
    const { at, a, pairs, finale } = paired()
    const other = at.make('precursor', { objective: 'Sail', parent: finale.id })
    const card = at.make('placeCard', { scene: other.id, name: 'The harbour' })
    const note = at.make('environment', { card: card.id, words: 'Foggy' })
    perform(at, other.id)
    at.play('begin', { scene: finale.id })
    at.play('offerPair', { a, b: note.id })
    expect(pairs()[0]?.remark?.key).toBe('pair.elsewhere')
  })

  it('[P8] registers that make no sense make no pair', () => {
    const { at, a, b, pairs, finale } = paired()
    const bad = [
      `pair/${finale.id}/${a}/${b}/nobody`,
      `pair/${finale.id}/${a}/${a}/ada`,
      `pair/${finale.id}/${a}/ada`,
      `pair/${finale.id}/${a}/${b}/ada/more`,
      `pair/${finale.id}/gone/${b}/ada`,
      'pair/',
    ]
    at.by(...bad.map((key) => ({ do: 'play' as const, key, value: 'agree' })))
    at.by({ do: 'play', key: `pair/${finale.id}/${a}/${b}/milo`, value: 7 })
    expect(pairs()).toEqual([])
  })
})

it('ignores what it does not know', () => {
  const at = seated()
  at.by({ do: 'make', item: item('x', 'dragon') })
  expect(prophecy.read(at.board())).toEqual([])
})
