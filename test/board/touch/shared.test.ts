import { describe, expect, it } from 'vitest'
import { amongOf } from '../../../src/board/touch/among.ts'
import type { Deed, Tool, Touch } from '../../../src/board/touch/deed.ts'
import { makePointers } from '../../../src/board/touch/pointers.ts'
import { FRAME, isAtRim } from '../../../src/rules/plain/round.ts'
import { spread } from '../../../src/rules/plain/seating.ts'
import type { Side } from '../../../src/rules/plain/sides.ts'
import { wobble } from '../../../src/rules/plain/wobble.ts'

const SIZE = { width: 3840, height: 2160 }
/** A 43" screen of that many px: 4 px a millimetre. */
const MM = 4
const SEATS: readonly string[] = ['ada', 'ben', 'cem', 'dag']
const SIDES: readonly Side[] = spread(SEATS)

const none = () => undefined

/** A board of things 200 px wide, and who sits round it with what in hand. */
function among(
  tools: Readonly<Record<string, Tool>> = {},
  claimed: () => string | undefined = none,
  sides: () => readonly Side[] = () => SIDES,
) {
  const lying = new Map(
    Array.from({ length: 40 }, (_, i) => [
      `item${i}`,
      { x: 300 + (i % 8) * 460, y: 250 + Math.floor(i / 8) * 400 },
    ]),
  )
  const hands = makePointers({
    held: () => undefined,
    hit: (x, y) =>
      [...lying].findLast(([, at]) => Math.abs(at.x - x) < 100 && Math.abs(at.y - y) < 100)?.[0],
    tool: () => 'hand',
    small: () => false,
    shared: () => amongOf({ sides: sides(), mm: MM, tools, claimed: claimed() }, SIZE),
  })
  let now = 0
  const feed = (
    type: Touch['type'],
    pointer: number,
    x: number,
    y: number,
    more: Partial<Touch> = {},
  ): readonly Deed[] => {
    now += more.at ?? 10
    return hands.feed({ type, pointer, kind: 'touch', x, y, wide: 30, ...more, at: now })
  }
  return {
    lying,
    hands,
    feed,
    wait(ms: number): readonly Deed[] {
      now += ms
      return hands.tick(now)
    },
  }
}

const names = (deeds: readonly Deed[]) =>
  deeds.map((deed) => `${deed.seat} ${deed.do}${'id' in deed && deed.id ? ` ${deed.id}` : ''}`)

describe('a screen among people', () => {
  it('takes both taps of a double one for whose the first was claimed', () => {
    let claimed: string | undefined = 'cem'
    const { feed } = among({}, () => claimed)
    const tap = (at: number) => [
      ...feed('down', 1, 1680, 1850, { at }),
      ...feed('up', 1, 1680, 1850),
    ]
    expect(names(tap(10))).toEqual(['cem tap item35'])
    claimed = undefined
    expect(names(tap(120))).toEqual(['cem double item35'])
    // The one after that is whose edge it is at.
    expect(names(tap(900))).toEqual(['ada tap item35'])
    // Who says that the next is theirs has it, also where somebody else has just tapped.
    claimed = 'ben'
    expect(names(tap(120))).toEqual(['ben tap item35'])
  })

  it('knows whose hand each is, two at once', () => {
    const { feed } = among()
    feed('down', 1, 1680, 1850)
    feed('down', 2, 2140, 250)
    expect(names(feed('move', 1, 1700, 1800))).toEqual(['ada lift item35', 'ada move item35'])
    expect(names(feed('move', 2, 2140, 300))).toEqual(['ben lift item4', 'ben move item4'])
    expect(names(feed('up', 1, 1700, 1800))).toEqual(['ada drop item35'])
    expect(names(feed('up', 2, 2140, 300))).toEqual(['ben drop item4'])
  })

  it('one draws while another drags', () => {
    const { feed } = among({ ben: 'marker' })
    expect(names(feed('down', 1, 2140, 250))).toEqual(['ben ink'])
    feed('down', 2, 1680, 1850)
    expect(names(feed('move', 2, 1700, 1800))).toEqual(['ada lift item35', 'ada move item35'])
    expect(names(feed('move', 1, 2200, 250))).toEqual(['ben ink'])
    expect(names(feed('up', 1, 2200, 250))).toEqual(['ben ink'])
  })

  it.each([
    ['stands up', ['ben', 'cem', 'dag'], 'line'],
    ['takes another tool', SEATS, 'hand'],
    ['goes on', SEATS, 'line'],
  ] as const)('a line begun by a tap, where whoever began it %s', (how, seats, tool) => {
    const tools: Record<string, Tool> = { ada: 'line', ben: 'line' }
    let sides = SIDES
    const { feed, hands } = among(tools, none, () => sides)
    const tap = (x: number, y: number) => [...feed('down', 1, x, y), ...feed('up', 1, x, y)]
    expect(names([...tap(1680, 1850), ...tap(2140, 250)])).toEqual(['ada line', 'ben line'])
    expect(hands.lapse()).toEqual([])
    tools['ada'] = tool
    sides = SIDES.filter((side) => seats.some((seat) => seat === side.seat))
    const gone = how === 'goes on' ? [] : ['ada undraw']
    expect(names(hands.lapse())).toEqual(gone)
    expect(names(hands.lapse())).toEqual([])
    // Whoever sits down there again, or takes it up again, begins anew.
    sides = SIDES
    tools['ada'] = 'line'
    expect(tap(1220, 1850)).toMatchObject([
      gone.length > 0 ? { from: 'item34', done: false } : { from: 'item35', to: 'item34' },
    ])
  })

  it('stays where it is: fingers on the paper neither pan nor zoom', () => {
    const { feed } = among()
    const did = [
      ...feed('down', 1, 1900, 1060),
      ...feed('down', 2, 2000, 1060),
      ...feed('move', 1, 1700, 1060),
      ...feed('move', 2, 2300, 1060),
      ...feed('up', 1, 1700, 1060),
      ...feed('up', 2, 2300, 1060),
    ]
    expect(did).toEqual([])
  })

  it.each([
    ['two together, wherever they go', [700, 20, 0], [900, 30, 200], ['pinch', 'pinch']],
    ['one after another: two arms', [700, 20, 0], [900, 30, 900], []],
    ['far from one another: two arms', [700, 20, 0], [1900, 30, 100], []],
    ['and one on the table', [700, 20, 0], [900, 90, 100], []],
  ] as const)('two fingers on the frame move the table: %s', (_how, a, b, did) => {
    const { feed } = among()
    feed('down', 1, a[0], a[1])
    feed('down', 2, b[0], b[1], { at: b[2] })
    const moved = [...feed('move', 1, a[0] - 50, 300), ...feed('move', 2, b[0] + 50, 300)]
    expect(moved.map((deed) => deed.do)).toEqual(did)
    // Whoever is left goes on with it, and takes nothing up.
    feed('up', 1, a[0] - 50, 300)
    const left = feed('move', 2, b[0], 400).map((deed) => deed.do)
    expect(left).toEqual(did.length > 0 ? ['pan'] : [])
    expect(feed('up', 2, b[0], 400)).toEqual([])
  })

  it('a hand of somebody else takes over what is held out, and goes on with it', () => {
    const { feed, lying } = among()
    // Ada holds it out to Ben, who sits across from her.
    feed('down', 1, 1680, 1850)
    feed('move', 1, 1700, 500)
    lying.set('item35', { x: 1700, y: 500 })
    expect(names(feed('down', 2, 1720, 490))).toEqual(['ben pass item35'])
    expect(feed('move', 1, 1700, 700)).toEqual([])
    expect(names(feed('move', 2, 1720, 300))).toEqual(['ben move item35'])
    expect(feed('up', 1, 1700, 700)).toEqual([])
    expect(names(feed('up', 2, 1720, 300))).toEqual(['ben drop item35'])
  })

  it('a second finger of their own turns what somebody holds out', () => {
    const { feed } = among()
    feed('down', 1, 1680, 1850)
    feed('move', 1, 1700, 1800)
    expect(names(feed('down', 2, 1700, 1790))).toEqual(['ada grip item35'])
  })

  it('double taps of two people do not break one another', () => {
    const { feed } = among()
    const tap = (pointer: number, x: number, y: number) => [
      ...feed('down', pointer, x, y),
      ...feed('up', pointer, x, y),
    ]
    const did = [
      ...tap(1, 1680, 1850),
      ...tap(2, 2140, 250),
      ...tap(1, 1684, 1850),
      ...tap(2, 2144, 250),
    ]
    expect(names(did)).toEqual([
      'ada tap item35',
      'ben tap item4',
      'ada double item35',
      'ben double item4',
    ])
  })

  it.each([
    ['touch', 10, 'double'],
    ['touch', 13, 'tap'],
    ['pen', 10, 'double'],
    ['pen', 13, 'tap'],
  ] as const)('two taps (%s) %i mm from one another: %s', (kind, mm, what) => {
    const { feed } = among()
    const tap = (x: number) => {
      const more = { kind }
      return [...feed('down', 1, x, 1850, more), ...feed('up', 1, x, 1850, more)]
    }
    tap(1680)
    expect(names(tap(1680 + mm * MM)).at(-1)).toBe(`ada ${what} item35`)
  })

  it.each([
    ['is as wide as one', { wide: 26 * MM }],
    ['has no width at all, and is none', { wide: 1 }],
  ])('a contact that %s', (_how, more) => {
    const { feed } = among()
    feed('down', 1, 1680, 1850, more)
    const lifted = feed('move', 1, 1720, 1800, more).length > 0
    expect(lifted).toBe(more.wide === 1)
  })

  it('a contact that grows in the hand is a palm: the thing goes back', () => {
    const { feed } = among()
    feed('down', 1, 1680, 1850, { wide: 8 * MM })
    feed('move', 1, 1720, 1800, { wide: 8 * MM })
    expect(names(feed('move', 1, 1725, 1800, { wide: 20 * MM }))).toEqual(['ada back item35'])
    expect(feed('up', 1, 1725, 1800)).toEqual([])
  })

  it('three contacts at once on one spot are a sleeve', () => {
    const { feed } = among()
    feed('down', 1, 1680, 1850)
    feed('down', 2, 1720, 1880)
    feed('down', 3, 1650, 1900)
    expect(feed('move', 1, 1750, 1800)).toEqual([])
    expect(feed('move', 3, 1750, 1900)).toEqual([])
  })

  it('a name that is given again before its end was told is another finger', () => {
    const { feed } = among()
    feed('down', 1, 1680, 1850)
    feed('move', 1, 1720, 1800)
    expect(names(feed('down', 1, 2140, 250))).toEqual(['ada back item35'])
    expect(names(feed('move', 1, 2140, 300))).toEqual(['ben lift item4', 'ben move item4'])
  })

  it.each([
    ['a thing: it is asked what to do with it, once', 1680, 1850, ['ada menu item35'], []],
    ['the paper: a frame, and then it is none', 1900, 1060, ['ben frame'], ['ben unframe']],
  ] as const)('a cup on %s', (_where, x, y, soon, later) => {
    const { feed, wait } = among()
    feed('down', 1, x, y)
    expect(names(wait(500))).toEqual(soon)
    expect(names(wait(20_000))).toEqual(later)
    // From then on it is as if nothing lay there.
    expect(names(feed('up', 1, x, y))).toEqual([])
  })

  it('a marker that lies still was not meant', () => {
    const { feed, wait } = among({ ben: 'marker' })
    feed('down', 1, 2140, 250)
    expect(names(wait(20_000))).toEqual(['ben unink'])
  })

  it('whoever holds something out for long still has it', () => {
    const { feed, wait } = among()
    feed('down', 1, 1680, 1850)
    feed('move', 1, 1720, 1800)
    expect(wait(60_000)).toEqual([])
    expect(names(feed('up', 1, 1720, 1800))).toEqual(['ada drop item35'])
  })

  it('a pen of one stops no finger of the others from writing', () => {
    const { feed } = among({ ada: 'marker', ben: 'marker' })
    const pen = { kind: 'pen' } as const
    feed('down', 1, 1680, 1850, pen)
    feed('up', 1, 1700, 1850, pen)
    expect(names(feed('down', 2, 2140, 250))).toEqual(['ben ink'])
    // Beside her own pen a finger of hers is a hand.
    expect(names(feed('down', 3, 1680, 1850))).toEqual([])
  })

  it.each([
    [84, []],
    [86, ['ada lift item35']],
  ] as const)('%d mm from a pen lies the heel of its hand, or a finger', (mm, did) => {
    const { feed } = among({ ada: 'marker' })
    feed('down', 1, 1680 - mm * MM, 1850, { kind: 'pen' })
    feed('down', 2, 1680, 1850)
    expect(names(feed('move', 2, 1680, 1900)).slice(0, 1)).toEqual(did)
  })

  it('what the system takes away is put back', () => {
    const { feed } = among()
    feed('down', 1, 1680, 1850)
    feed('move', 1, 1720, 1800)
    expect(names(feed('cancel', 1, 1720, 1800))).toEqual(['ada back item35'])
  })
})

/** What is in whose hand by what was done; throws where what is done cannot be. `taken`: who has the frame. */
function ledger(taken: ReadonlySet<number>) {
  const held = new Map<string, number>()
  const wet = new Set<number>()
  const not = (what: string, deed: Deed) => {
    throw new Error(`${what}: ${JSON.stringify(deed)}`)
  }
  return {
    held,
    wet,
    note(deed: Deed, cause: Touch['type'] | 'tick', live: ReadonlySet<number>) {
      if (deed.seat === undefined) not('nobody did it', deed)
      switch (deed.do) {
        case 'pan':
        case 'pinch':
          // Two who took the frame together have it, then who stays of them, and nobody else.
          if ([...taken].filter((id) => live.has(id)).length < (deed.do === 'pan' ? 1 : 2))
            not('the table moves', deed)
          return
        case 'lift':
          if (held.has(deed.id)) not('held twice', deed)
          if (!live.has(deed.pointer)) not('lifted by no finger', deed)
          held.set(deed.id, deed.pointer)
          return
        case 'move':
        case 'twist':
          if (!held.has(deed.id)) not('moved and not held', deed)
          return
        case 'grip':
        case 'pass':
          if (!held.has(deed.id)) not('taken over and not held', deed)
          if (!live.has(deed.pointer)) not('in a dead hand', deed)
          held.set(deed.id, deed.pointer)
          return
        case 'drop':
          if (cause !== 'up') not('dropped where nobody let go', deed)
          if (!held.delete(deed.id)) not('dropped and not held', deed)
          return
        case 'back':
          if (!held.delete(deed.id)) not('put back and not held', deed)
          return
        case 'ink':
        case 'rub':
          if (deed.to === 'begin') wet.add(deed.pointer)
          else if (!wet.has(deed.pointer)) not('drawn without a beginning', deed)
          if (deed.to === 'end') wet.delete(deed.pointer)
          return
        case 'unink':
        case 'unrub':
          wet.delete(deed.pointer)
          return
      }
    },
  }
}

describe('ten thousand sequences of touches', () => {
  const TOOLS: readonly Tool[] = [
    'hand',
    'hand',
    'hand',
    'marker',
    'eraser',
    'oval',
    'line',
    'select',
  ]

  /** Up to ten fingers come, go, grow, are swapped and taken away, from a seed. */
  function play(seed: number): void {
    const next = wobble(seed)
    const below = (n: number) => Math.floor(next() * n)
    const tools = Object.fromEntries(SIDES.map(({ seat }) => [seat, TOOLS[below(TOOLS.length)]!]))
    const { feed, wait, hands, lying } = among(tools)
    const framed = new Set<number>()
    const taken = new Set<number>()
    const book = ledger(taken)
    const live = new Map<number, { x: number; y: number }>()
    /** Somewhere on the frame, or beside a finger that took it. */
    const onFrame = () => {
      const mate = [...framed].flatMap((id) => live.get(id) ?? []).at(-1)
      const [across, along] = mate ? [mate.x, mate.y] : [below(SIZE.width), below(SIZE.height)]
      const by = mate ? below(240 * MM) - 120 * MM : 0
      const deep = below(FRAME * MM)
      const sides = [
        { x: across + by, y: deep },
        { x: across + by, y: SIZE.height - deep },
        { x: deep, y: along + by },
        { x: SIZE.width - deep, y: along + by },
      ]
      const far = ({ x, y }: { x: number; y: number }) =>
        mate ? Math.hypot(x - mate.x, y - mate.y) : 0
      return mate ? sides.reduce((a, b) => (far(b) < far(a) ? b : a)) : sides[below(4)]!
    }
    const done = (cause: Touch['type'] | 'tick', deeds: readonly Deed[]) => {
      for (const deed of deeds) {
        book.note(deed, cause, new Set(live.keys()))
        if (deed.do === 'move' || deed.do === 'twist')
          Object.assign(lying.get(deed.id)!, { x: deed.x, y: deed.y })
      }
    }
    let name = 0
    for (let step = 0; step < 40; step++) {
      const one = [...live.keys()][below(live.size)]
      const wide = next() < 0.04 ? 140 : 20 + below(30)
      const at = below(60)
      const chance = next()
      if (one === undefined || (chance < 0.25 && live.size < 10)) {
        const near = [...lying.values()][below(lying.size)]!
        const spot =
          next() < 0.7
            ? { x: near.x + below(80) - 40, y: near.y + below(80) - 40 }
            : next() < 0.5
              ? onFrame()
              : { x: below(SIZE.width), y: below(SIZE.height) }
        // A system gives a name again once it is free.
        const id =
          next() < 0.5
            ? ++name
            : (Array.from({ length: 12 }, (_, i) => i).find((i) => !live.has(i)) ?? ++name)
        live.set(id, spot)
        for (const other of [id, ...framed])
          if (other === id || !live.has(other)) framed.delete(other)
        taken.delete(id)
        if (isAtRim(spot, SIZE, FRAME * MM)) framed.add(id)
        if (framed.has(id) && framed.size > 1) for (const other of framed) taken.add(other)
        done('down', feed('down', id, spot.x, spot.y, { wide, at }))
      } else if (chance < 0.7) {
        const spot = live.get(one)!
        spot.x += below(160) - 80
        spot.y += below(160) - 80
        done('move', feed('move', one, spot.x, spot.y, { wide, at }))
      } else if (chance < 0.86) {
        const { x, y } = live.get(one)!
        live.delete(one)
        done('up', feed('up', one, x, y, { at }))
      } else if (chance < 0.92) {
        const { x, y } = live.get(one)!
        live.delete(one)
        done('cancel', feed('cancel', one, x, y, { at }))
        // The browser tells that the capture was lost, too.
        done('cancel', feed('cancel', one, x, y, { at: 0 }))
      } else if (chance < 0.95) {
        // Two fingers that cross on a frame of light change names.
        const other = [...live.keys()].find((id) => id !== one)
        if (other !== undefined) {
          const [a, b] = [live.get(one)!, live.get(other)!]
          live.set(one, b)
          live.set(other, a)
        }
      } else if (chance < 0.97) done('tick', wait(600))
      else done('cancel', hands.release())
      for (const [id, pointer] of book.held)
        if (!live.has(pointer)) throw new Error(`${id} is stuck to a dead finger`)
      for (const pointer of book.wet)
        if (!live.has(pointer)) throw new Error('ink is wet in a dead hand')
    }
    for (const [id, { x, y }] of live) done('up', feed('up', id, x, y))
    expect([...book.held, ...book.wet, hands.state()]).toEqual([''])
  }

  it.each(Array.from({ length: 10 }, (_, i) => i))('of a tenth, number %i', (tenth) => {
    for (let i = 0; i < 1000; i++) {
      const seed = tenth * 1000 + i
      try {
        play(seed)
      } catch (error) {
        throw new Error(`seed ${seed}: ${error}`)
      }
    }
  })
})
