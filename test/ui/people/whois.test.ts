import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/rules/plain/item.ts'
import type { OtherScreen } from '../../../src/ui/desk/presence.ts'
import { type Person, renewingOf, stayers, whoIs } from '../../../src/ui/people/whois.ts'
import type { Linked } from '../../../src/ui/share/doors.ts'

const NOW = Date.UTC(2030, 1, 1)
const DAY = 24 * 3_600_000
const OLD = NOW - 30 * DAY
const seat = (id: string, sitter = `of-${id}`): Seat => ({ id, name: id, color: 0, sitter }) as Seat
const seats = [seat('ada', 'here'), seat('ben'), seat('cas'), seat('eve')]
let made = 0
/** A screen that holds a link: its name, its number, and what else is to be said of it. */
const linked = (key: string, client: number, more: Partial<Linked> = {}): Linked => ({
  key,
  client,
  writes: true,
  far: false,
  since: NOW - 1000 + made++,
  first: OLD,
  ...more,
})
const sits = (client: number, at = '', away = false): OtherScreen => [client, at, away]
const list = (
  others: readonly Linked[],
  told: readonly OtherScreen[],
  sitters: Readonly<Record<string, readonly string[]>> = {},
) => whoIs(seats, 'here', told, { others, sitters }, NOW)
const keysOf = (people: readonly Person[]) =>
  people.flatMap(({ screens }) => screens.map(({ key }) => key)).sort()
const find = (people: readonly Person[], id: string) => people.find((one) => one.id === id)

describe('who is here', () => {
  test('everybody who holds a link is listed, once, whatever they tell of themselves', () => {
    const others = [
      linked('b', 2),
      linked('c', 3),
      linked('w', 4, { writes: false }),
      linked('s', 5, { writes: false }),
      linked('t', 6),
      // It says to sit where this device does, and where nobody does.
      linked('own', 7),
      linked('none', 8),
    ]
    const told = [sits(2, 'ben'), sits(3, 'cas'), sits(4), sits(7, 'ada'), sits(8, 'nowhere')]
    const people = list(others, told)
    expect(keysOf(people)).toEqual(['b', 'c', 'none', 'own', 's', 't', 'w'])
    const silent = people.filter(({ screens }) => screens[0]?.silent)
    expect(silent.map(({ id, nth }) => [id, nth])).toEqual([
      ['s', 1],
      ['t', 2],
    ])
    expect(find(people, 'ada')).toMatchObject({ standing: 'you', screens: [] })
    expect(find(people, 'eve')).toMatchObject({ standing: 'gone' })
  })

  test('several screens of one seat are told one by one, and one that never sat there is told apart', () => {
    const others = [linked('b1', 2), linked('b2', 3, { first: NOW })]
    const people = list(others, [sits(2, 'ben'), sits(3, 'ben')], { ben: ['b1'] })
    expect(find(people, 'ben')?.screens.map(({ key, odd, fresh }) => [key, odd, fresh])).toEqual([
      ['b1', undefined, false],
      ['b2', 'otherKey', true],
    ])
    // As soon as people have made sure of it, it belongs there.
    const sure = list(others, [sits(2, 'ben'), sits(3, 'ben')], { ben: ['b2', 'b1'] })
    expect(find(sure, 'ben')?.screens.map(({ odd }) => odd)).toEqual([undefined, undefined])
  })

  test('who may only watch sits nowhere, whatever sign it shows', () => {
    const people = list([linked('w', 2, { writes: false })], [sits(2, 'ben')])
    expect(find(people, 'ben')?.screens).toEqual([])
    expect(find(people, 'w')?.screens[0]?.odd).toBe('watches')
  })

  test('another tab of this browser is told of, and cannot be removed', () => {
    const people = list([], [sits(9)])
    expect(people.at(-1)).toMatchObject({ screens: [], all: [] })
    expect(stayers(people, undefined)).toEqual([])
  })
})

describe('who stays', () => {
  const others = [
    linked('b', 2),
    linked('e1', 3),
    linked('e2', 4),
    linked('known', 5, { writes: false }),
    linked('new', 6, { writes: false, first: NOW }),
    linked('silent', 7),
    linked('odd', 8, { first: NOW }),
  ]
  const told = [sits(2, 'ben'), sits(3, 'eve'), sits(4, 'eve'), sits(5), sits(6), sits(8, 'ben')]
  const sitters = { ben: ['b'], cas: ['c'], eve: ['e1', 'e2', 'e3'] }
  const people = list(others, told, sitters)
  const usual = (leaving?: Person) => {
    const all = stayers(people, leaving)
    return renewingOf(all, ({ stays }) => stays === true)
  }

  test('with a new key all but those who say nothing, and who is away as well', () => {
    const { stay, out } = usual()
    const keys = stay.map(({ key }) => key).sort()
    expect(keys).toEqual(['b', 'c', 'e1', 'e2', 'e3', 'known', 'new', 'odd'])
    expect(out).toEqual([{ key: 'silent', seat: '' }])
    expect(stay.find(({ key }) => key === 'known')?.writes).toBe(false)
  })

  test('of those who go the first named are those in seats, then those who may play', () => {
    const { out } = renewingOf(stayers(people, undefined), () => false)
    const seated = out.map(({ seat }) => seat !== '')
    expect(seated).toEqual([...seated].sort((a, b) => Number(b) - Number(a)))
    const writes = new Map(
      stayers(people, undefined).map(({ key, writes }) => [key, writes] as const),
    )
    const rest = out.filter(({ seat }) => seat === '').map(({ key }) => writes.get(key))
    expect(rest).toEqual([...rest].sort((a, b) => Number(b) - Number(a)))
    expect(new Set(rest).size).toBe(2)
  })

  test('when somebody is removed: none of their screens, no silent one, none that is new or odd', () => {
    const { stay, out } = usual(find(people, 'eve'))
    expect(stay.map(({ key }) => key).sort()).toEqual(['b', 'c', 'known'])
    expect(out.map(({ key }) => key).sort()).toEqual(['e1', 'e2', 'e3', 'new', 'odd', 'silent'])
    expect(out.find(({ key }) => key === 'e3')?.seat).toBe('eve')
  })

  test.each([
    ['may write', {}],
    ['only watches', { writes: false }],
  ])(
    'when somebody is removed, nobody stays by themselves who is new and %s, as it could be them',
    (_, how) => {
      const second = linked('second', 20, { first: NOW, ...how })
      const all = list([...others, second], [...told, sits(20)], sitters)
      const staying = stayers(all, find(all, 'eve')).flatMap(({ key, stays }) =>
        stays === true ? key : [],
      )
      expect(staying.sort()).toEqual(['b', 'c', 'known'])
    },
  )

  test('who is removed cannot be ticked, not by another seat of theirs either', () => {
    const two = [...seats, seat('zed', 'of-eve')]
    const all = whoIs(
      two,
      'here',
      [...told, sits(9, 'zed')],
      { others: [...others, linked('z', 9)], sitters },
      NOW,
    )
    const never = stayers(all, find(all, 'eve')).filter(({ stays }) => stays === 'never')
    expect(never.map(({ key }) => key).sort()).toEqual(['e1', 'e2', 'e3', 'z'])
  })

  test('twenty are told apart', () => {
    const many = Array.from({ length: 20 }, (_, n) => linked(`k${n}`, 100 + n))
    const all = list(
      many,
      many.slice(0, 10).map(({ client }) => sits(client)),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(keysOf(all)).toHaveLength(20)
    expect(stayers(all, undefined)).toHaveLength(20)
  })
})
