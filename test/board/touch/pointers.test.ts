import { describe, expect, it } from 'vitest'
import type { Deed, Tool, Touch } from '../../../src/board/touch/deed.ts'
import { makePointers } from '../../../src/board/touch/pointers.ts'
import { wobble } from '../../../src/rules/plain/wobble.ts'

/**
 * A board of items in a row, 100 px wide each: a from 0, b from 100, c from 200, d from 300; all below y 100.
 * Everything else is empty paper.
 */
function sit(tool: Tool = 'hand', theirs?: string, small = false) {
  const hands = makePointers({
    // What somebody elsewhere holds is above d.
    held: (x, y) => (y < 100 && x >= 300 && x < 400 ? theirs : undefined),
    hit: (x, y) => (y < 100 && x >= 0 && x < 400 ? 'abcd'[Math.floor(x / 100)] : undefined),
    tool: () => tool,
    small: () => small,
  })
  let now = 0
  const out: Deed[] = []
  const feed =
    (type: Touch['type'], kind: Touch['kind']) =>
    (pointer: number, x: number, y: number, more: Partial<Touch> = {}) => {
      now += more.at ?? 10
      out.push(...hands.feed({ type, pointer, kind, x, y, ...more, at: now }))
      return scene
    }
  const scene = {
    finger: {
      down: feed('down', 'touch'),
      move: feed('move', 'touch'),
      up: feed('up', 'touch'),
      cancel: feed('cancel', 'touch'),
    },
    mouse: { down: feed('down', 'mouse'), move: feed('move', 'mouse'), up: feed('up', 'mouse') },
    pen: { down: feed('down', 'pen'), move: feed('move', 'pen'), up: feed('up', 'pen') },
    wait(ms: number) {
      now += ms
      out.push(...hands.tick(now))
      return scene
    },
    hands,
    /** What has been done since the last time one asked. */
    did: () => out.splice(0),
    names: () =>
      scene.did().map((deed) => `${deed.do}${'id' in deed && deed.id ? ` ${deed.id}` : ''}`),
  }
  return scene
}

describe('one hand', () => {
  it('is a tap below 4 px', () => {
    const { mouse, names } = sit()
    mouse.down(1, 50, 50)
    mouse.move(1, 52, 52)
    mouse.up(1, 52, 52)
    expect(names()).toEqual(['tap a'])
  })

  it('is a drag from 4 px on: lifted where it was pressed', () => {
    const { mouse, did } = sit()
    mouse.down(1, 50, 50)
    mouse.move(1, 54, 50)
    mouse.move(1, 80, 300)
    mouse.up(1, 90, 310)
    expect(did()).toEqual([
      { do: 'lift', pointer: 1, id: 'a', x: 50, y: 50 },
      { do: 'move', pointer: 1, id: 'a', x: 54, y: 50 },
      { do: 'move', pointer: 1, id: 'a', x: 80, y: 300 },
      { do: 'drop', pointer: 1, id: 'a', x: 90, y: 310 },
    ])
  })

  it('writes by a double tap on one item, not on two', () => {
    const { mouse, names } = sit()
    for (const x of [50, 52]) {
      mouse.down(1, x, 50)
      mouse.up(1, x, 50)
    }
    expect(names()).toEqual(['tap a', 'double a'])
    for (const x of [98, 102]) {
      mouse.down(1, x, 50)
      mouse.up(1, x, 50)
    }
    expect(names()).toEqual(['tap a', 'tap b'])
  })

  it.each([
    ['the mouse on empty paper selects', 'hand', {}, ['frame', 'frame', 'frame']],
    ['the middle button pans', 'hand', { button: 1 }, ['pan', 'pan']],
    ['the space bar pans', 'hand', { space: true }, ['pan', 'pan']],
    ['the right button does nothing', 'hand', { button: 2 }, []],
    ['the oval tool draws', 'oval', {}, ['oval', 'oval', 'oval']],
  ] as const)('%s', (_name, tool, press, expected) => {
    const { mouse, names } = sit(tool)
    mouse.down(1, 500, 300, press)
    mouse.move(1, 540, 320)
    mouse.move(1, 560, 330)
    mouse.up(1, 560, 330)
    expect(names()).toEqual(expected)
  })

  it('pans by middle button over an item too', () => {
    const { mouse, did } = sit()
    mouse.down(1, 50, 50, { button: 1 })
    mouse.move(1, 60, 55)
    expect(did()).toEqual([{ do: 'pan', dx: 10, dy: 5 }])
  })
})

describe('a finger', () => {
  it('pans on empty paper, from where it was put down', () => {
    const { finger, did } = sit()
    finger.down(1, 500, 300)
    finger.move(1, 503, 300)
    finger.move(1, 510, 300)
    finger.move(1, 520, 310)
    finger.up(1, 520, 310)
    expect(did()).toEqual([
      { do: 'pan', dx: 10, dy: 0 },
      { do: 'pan', dx: 10, dy: 10 },
    ])
  })

  it('selects after a long press on empty paper', () => {
    const { finger, wait, names, hands } = sit()
    finger.down(1, 500, 300)
    expect(hands.due()).toBeDefined()
    wait(600)
    finger.move(1, 600, 400)
    finger.up(1, 600, 400)
    expect(names()).toEqual(['frame', 'frame', 'frame'])
    expect(hands.due()).toBeUndefined()
  })

  it('opens the menu after a long press on an item, and then drags nothing', () => {
    const { finger, wait, names } = sit()
    finger.down(1, 50, 50)
    wait(600)
    finger.move(1, 90, 200)
    finger.up(1, 90, 200)
    expect(names()).toEqual(['menu a'])
  })

  it('selects by dragging with the selecting tool', () => {
    const { finger, names } = sit('select')
    finger.down(1, 500, 300)
    finger.move(1, 560, 350)
    finger.up(1, 560, 350)
    expect(names()).toEqual(['frame', 'frame'])
  })
})

describe('several hands', () => {
  it('four fingers drag four items at the same time, and nothing is lost', () => {
    const { finger, did } = sit()
    for (let i = 0; i < 4; i++) finger.down(i, 50 + i * 100, 50)
    for (let step = 1; step <= 20; step++)
      for (let i = 0; i < 4; i++) finger.move(i, 50 + i * 100, 50 + step * 10)
    for (let i = 0; i < 4; i++) finger.up(i, 50 + i * 100, 260)
    const deeds = did()
    for (const [i, id] of ['a', 'b', 'c', 'd'].entries()) {
      const own = deeds.filter((deed) => 'pointer' in deed && deed.pointer === i)
      expect(own.map((deed) => deed.do)).toEqual(['lift', ...Array(20).fill('move'), 'drop'])
      expect(own.every((deed) => 'id' in deed && deed.id === id)).toBe(true)
    }
    expect(deeds).toHaveLength(4 * 22)
  })

  it.each([
    ['together and near: they pinch', 100, 200, true],
    ['299 ms later: they pinch', 299, 200, true],
    ['too late: each its own hand', 320, 200, false],
    ['too far: each its own hand', 50, 260, false],
  ])('two fingers on empty paper, %s', (_name, later, far, pinches) => {
    const { finger, did } = sit()
    finger.down(1, 500, 300)
    finger.down(2, 500 + far, 300, { at: later })
    finger.move(2, 500 + far + 50, 300)
    finger.move(1, 450, 300)
    expect(did().some((deed) => deed.do === 'pinch')).toBe(pinches)
  })

  it('a pinch zooms about the middle of the fingers and moves with it', () => {
    const { finger, did } = sit()
    finger.down(1, 500, 300)
    finger.down(2, 600, 300)
    finger.move(2, 700, 300)
    expect(did()).toEqual([{ do: 'pinch', x: 600, y: 300, factor: 2, dx: 50, dy: 0 }])
    finger.up(1, 500, 300)
    finger.move(2, 710, 300)
    expect(did()).toEqual([{ do: 'pan', dx: 10, dy: 0 }])
  })

  it.each([
    ['one on a thing and one on paper', 50, 200],
    ['both on one thing', 30, 50],
    ['on two things', 150, 50],
  ])('on a phone two fingers that come together pinch, %s', (_name, x, y) => {
    const { finger, names } = sit('hand', undefined, true)
    finger.down(1, 50, 50)
    finger.down(2, x, y)
    finger.move(2, x + 100, y + 100)
    finger.up(1, 50, 50)
    finger.move(2, x + 110, y + 100)
    finger.up(2, x + 110, y + 100)
    expect(names()).toEqual(['pinch', 'pan'])
  })

  it('on a phone, what the first finger had lifted goes back when the second comes', () => {
    const { finger, names } = sit('hand', undefined, true)
    finger.down(1, 50, 50)
    finger.move(1, 60, 50)
    finger.down(2, 150, 50, { at: 100 })
    finger.move(2, 250, 50)
    finger.up(1, 60, 50)
    finger.up(2, 250, 50)
    expect(names()).toEqual(['lift a', 'move a', 'back a', 'pinch'])
  })

  it('on a phone, too, a second finger turns what the first has held for a while', () => {
    const { finger, names } = sit('hand', undefined, true)
    finger.down(1, 20, 50)
    finger.move(1, 30, 50)
    finger.down(2, 80, 50, { at: 320 })
    finger.move(2, 80, 90)
    expect(names()).toEqual(['lift a', 'move a', 'grip a', 'twist a'])
  })

  it('on a phone a third finger sends back nothing that another still holds', () => {
    const { finger, names } = sit('hand', undefined, true)
    finger.down(1, 20, 50)
    finger.move(1, 30, 50)
    finger.down(2, 80, 50, { at: 320 })
    finger.down(3, 60, 80, { at: 100 })
    finger.move(3, 60, 180)
    finger.up(3, 60, 180)
    finger.up(2, 80, 50)
    finger.up(1, 30, 50)
    expect(names()).toEqual(['lift a', 'move a', 'grip a', 'grip a', 'drop a'])
  })

  it('on a phone nothing goes back or is dropped that a finger still holds, whatever others do', () => {
    for (let seed = 0; seed < 1000; seed++) {
      const next = wobble(seed)
      const below = (n: number) => Math.floor(next() * n)
      const { finger, wait, names, hands } = sit('hand', undefined, true)
      const down = new Set<number>()
      const told: string[] = []
      for (let step = 0; step < 40; step++) {
        const who = below(4)
        const spot = [below(420), below(140)] as const
        const type = down.has(who) ? (['move', 'move', 'up', 'cancel'] as const)[below(4)]! : 'down'
        finger[type](who, ...spot, { at: below(120) })
        if (type === 'down') down.add(who)
        else if (type !== 'move') down.delete(who)
        if (below(8) === 0) wait(below(400))
        told.push(`${type} of ${who} at ${spot}`)
        for (const name of names())
          if (/^(back|drop) /.test(name))
            expect(hands.state(), `seed ${seed}: ${told.join('; ')}`).not.toContain(
              `hold(${name.slice(5)})`,
            )
      }
    }
  })

  it('a finger on an item and one on empty paper never pinch', () => {
    const { finger, names } = sit()
    finger.down(1, 50, 50)
    finger.down(2, 50, 200)
    finger.move(1, 60, 60)
    finger.move(2, 60, 220)
    expect(names()).toEqual(['lift a', 'move a', 'pan'])
  })

  it('what somebody elsewhere holds stays there, and nothing below it is caught', () => {
    for (const [tool, kind] of [
      ['hand', 'mouse'],
      ['select', 'mouse'],
      ['hand', 'finger'],
      ['oval', 'mouse'],
      ['line', 'finger'],
    ] as const) {
      const scene = sit(tool, 'x')
      scene[kind].down(1, 350, 50)
      scene[kind].move(1, 400, 250)
      scene.wait(600)
      scene[kind].up(1, 400, 250)
      expect(scene.names(), `${tool} by ${kind}`).toEqual(['held x'])
      expect(scene.hands.state()).toBe('')
    }
    // It may cover all the table: whoever presses there once more means what is below.
    const again = sit('hand', 'x')
    for (let n = 0; n < 3; n++) {
      again.mouse.down(1, 350, 50)
      again.mouse.up(1, 350, 50)
    }
    expect(again.names()).toEqual(['held x', 'tap d', 'double d'])
    again.mouse.down(1, 350, 50, { at: 4000 })
    expect(again.names()).toEqual(['held x'])
    // Writing on the paper below it is another thing.
    const { mouse, names } = sit('marker', 'x')
    mouse.down(1, 350, 50)
    expect(names()).toEqual(['ink'])
  })

  it.each([
    ['that rest on the paper', 'hand', 700],
    ['that come soon but far from one another', 'hand', 10],
    ['with the selecting tool', 'select', 700],
  ] as const)('two fingers never end in a frame by mistake: %s', (_, tool, after) => {
    const { finger, wait, names } = sit(tool)
    finger.down(1, 100, 300)
    if (tool === 'select') finger.move(1, 120, 300)
    else wait(400)
    names()
    finger.down(2, 700, 300, { at: 10 })
    wait(after)
    finger.move(2, 500, 500)
    wait(700)
    finger.up(2, 500, 500)
    expect(names()).toEqual([])
  })

  it('of two that rest on the paper the one that stays frames nothing', () => {
    const { finger, wait, names } = sit()
    finger.down(1, 100, 300)
    finger.down(2, 700, 300)
    wait(200)
    finger.up(2, 700, 300)
    wait(900)
    finger.move(1, 160, 340)
    finger.up(1, 160, 340)
    expect(names()).toEqual(['pan'])
  })

  it('one that rests while another carries something frames nothing, then or later', () => {
    const { finger, wait, names } = sit()
    finger.down(1, 50, 50)
    finger.move(1, 60, 60)
    finger.down(2, 50, 300)
    wait(700)
    finger.up(1, 60, 60)
    wait(700)
    finger.up(2, 50, 300)
    // And what is selected stays so: it was no tap either.
    expect(names()).toEqual(['lift a', 'move a', 'drop a'])
  })

  it('a frame that nothing was drawn of is none once a second finger comes', () => {
    const { finger, wait, names, hands } = sit()
    finger.down(1, 100, 300)
    wait(600)
    finger.down(2, 200, 300)
    finger.move(1, 150, 350)
    finger.move(2, 250, 350)
    finger.up(1, 150, 350)
    finger.up(2, 250, 350)
    expect(names()).toEqual(['frame', 'unframe'])
    expect(hands.state()).toBe('')
  })

  it('with the selecting tool one frames beside a hand that carries something', () => {
    const { finger, names } = sit('select')
    finger.down(1, 50, 50)
    finger.move(1, 60, 60)
    finger.down(2, 50, 300)
    finger.move(2, 250, 400)
    expect(names()).toEqual(['lift a', 'move a', 'frame'])
  })

  it('three and four fingers at once never end in a frame, however they come and go', () => {
    // The same numbers at each run.
    let seed = 7
    const dice = (sides: number) => {
      seed = (seed * 48271) % 2147483647
      return seed % sides
    }
    for (const tool of ['hand', 'select'] as const)
      for (let game = 0; game < 400; game++) {
        const { finger, wait, names, hands } = sit(tool)
        // Beside one that carries something the selecting tool may frame.
        const place = () => [dice(800), (tool === 'select' ? 150 : 20) + dice(400)] as const
        const down = new Set([1, 2])
        finger.down(1, ...place())
        finger.down(2, ...place())
        const told = [`${tool}, game ${game}`]
        while (down.size > 0) {
          const who = 1 + dice(4)
          const [x, y] = place()
          const deed = dice(4)
          if (deed === 0) wait(dice(900))
          else if (!down.has(who) && deed === 1 && told.length < 30) {
            finger.down(who, x, y)
            down.add(who)
          } else if (down.has(who) && deed === 2) finger.move(who, x, y)
          else if (down.has(who) && deed === 3) {
            finger.up(who, x, y)
            down.delete(who)
          }
          told.push(`${deed} of ${who} at ${x}, ${y}`)
        }
        const did = names().filter((name) => name.includes('frame'))
        expect(did, told.join('; ')).toEqual([])
        expect(hands.state()).toBe('')
      }
  })

  it('two fingers on one item turn it; when one goes the other still holds it', () => {
    const { finger, did } = sit()
    finger.down(1, 20, 50)
    finger.move(1, 20, 60)
    finger.down(2, 80, 60)
    did()
    finger.move(2, 20, 120)
    expect(did()).toEqual([{ do: 'twist', pointer: 2, id: 'a', x: 20, y: 90, by: Math.PI / 2 }])
    finger.up(1, 20, 60)
    expect(did()).toEqual([{ do: 'grip', pointer: 2, id: 'a', x: 20, y: 120 }])
    finger.up(2, 20, 120)
    expect(did()).toEqual([{ do: 'drop', pointer: 2, id: 'a', x: 20, y: 120 }])
  })

  it('a mouse does not take away what a finger holds', () => {
    const { finger, mouse, names } = sit()
    finger.down(1, 20, 50)
    finger.move(1, 30, 60)
    mouse.down(9, 80, 50)
    mouse.move(9, 200, 300)
    mouse.up(9, 200, 300)
    expect(names()).toEqual(['lift a', 'move a'])
  })
})

describe('what goes wrong', () => {
  it('a lost pointer puts its item back, and only its own', () => {
    const { finger, names, hands } = sit()
    finger.down(1, 50, 50)
    finger.down(2, 150, 50)
    finger.move(1, 60, 90)
    finger.move(2, 160, 90)
    names()
    finger.cancel(1, 60, 90)
    finger.move(2, 170, 95)
    expect(names()).toEqual(['back a', 'move b'])
    expect(hands.has(1)).toBe(false)
  })

  it('a palm does nothing; a finger that becomes a palm puts back', () => {
    const { finger, names } = sit()
    finger.down(1, 50, 50, { wide: 90 })
    finger.move(1, 90, 90, { wide: 90 })
    finger.up(1, 90, 90)
    expect(names()).toEqual([])
    finger.down(2, 50, 50, { wide: 20 })
    finger.move(2, 60, 60, { wide: 25 })
    finger.move(2, 62, 62, { wide: 75 })
    finger.move(2, 90, 90, { wide: 75 })
    finger.up(2, 90, 90)
    expect(names()).toEqual(['lift a', 'move a', 'back a'])
  })

  it('Escape puts back everything that is held', () => {
    const { finger, names, hands } = sit()
    finger.down(1, 50, 50)
    finger.down(2, 150, 50)
    finger.move(1, 60, 90)
    finger.move(2, 160, 90)
    names()
    expect(hands.release().map((deed) => deed.do)).toEqual(['back', 'back'])
    finger.move(1, 200, 200)
    finger.up(1, 200, 200)
    expect(names()).toEqual([])
  })

  it('a pull from the supply is a hand like any other', () => {
    const { finger, names, hands } = sit()
    hands.take({ pointer: 7, kind: 'touch', x: 500, y: 500, at: 0 }, 'new')
    finger.move(7, 520, 520)
    finger.up(7, 530, 530)
    expect(names()).toEqual(['move new', 'drop new'])
  })
})

describe('the line tool', () => {
  it.each([
    [
      'from oval to oval',
      [50, 50],
      [150, 50],
      [{ do: 'line', from: 'a', to: 'b', x: 150, y: 50, done: true }],
    ],
    ['into nothing', [50, 50], [150, 300], [{ do: 'undraw' }]],
  ] as const)('draws %s', (_name, from, to, expected) => {
    const { mouse, did } = sit('line')
    mouse.down(1, from[0], from[1])
    mouse.move(1, 100, 60)
    did()
    mouse.up(1, to[0], to[1])
    expect(did()).toEqual(expected)
  })

  it('draws by a tap on one and a tap on another', () => {
    const { finger, did } = sit('line')
    finger.down(1, 50, 50)
    finger.up(1, 50, 50)
    finger.down(1, 250, 50)
    finger.up(1, 250, 50)
    expect(did().at(-1)).toEqual({ do: 'line', from: 'a', to: 'c', x: 250, y: 50, done: true })
  })
})

describe('a marker', () => {
  it('writes wherever it is put, and tells all of its way', () => {
    const { mouse, did } = sit('marker')
    mouse.down(1, 50, 50)
    const trail = [
      { x: 52, y: 51, at: 15 },
      { x: 60, y: 55, at: 18 },
    ]
    mouse.move(1, 60, 55, { trail })
    mouse.up(1, 60, 55)
    expect(did()).toMatchObject([
      { do: 'ink', to: 'begin', dabs: [{ x: 50, y: 50 }] },
      { do: 'ink', to: 'go', dabs: trail },
      { do: 'ink', to: 'end', dabs: [{ x: 60, y: 55 }] },
    ])
  })

  it('of several fingers writes with each', () => {
    const { finger, wait, did } = sit('marker')
    finger.down(1, 50, 200)
    wait(400)
    finger.down(2, 250, 200)
    finger.move(1, 60, 220)
    finger.move(2, 260, 220)
    expect(did().map((deed) => 'pointer' in deed && [deed.do, deed.pointer])).toEqual([
      ['ink', 1],
      ['ink', 2],
      ['ink', 1],
      ['ink', 2],
    ])
  })

  it('is no marker when two fingers come together: they move the paper', () => {
    const { finger, names } = sit('marker')
    finger.down(1, 50, 200)
    finger.move(1, 52, 200)
    finger.down(2, 150, 200)
    finger.move(2, 180, 200)
    expect(names()).toEqual(['ink', 'ink', 'unink', 'pinch'])
  })

  it('that is lost, or turns out to be a palm, has not written', () => {
    const { finger, names } = sit('marker')
    finger.down(1, 50, 200)
    finger.cancel(1, 50, 200)
    finger.down(2, 50, 200)
    finger.move(2, 60, 200, { wide: 90 })
    expect(names()).toEqual(['ink', 'unink', 'ink', 'unink'])
  })
})

describe('a pen', () => {
  it('writes with an empty hand too, and fingers no longer do', () => {
    const { pen, finger, names } = sit('hand')
    pen.down(1, 50, 50)
    pen.move(1, 80, 80)
    pen.up(1, 90, 80)
    expect(names()).toEqual(['ink', 'ink', 'ink'])
    finger.down(2, 150, 50)
    finger.move(2, 170, 80)
    finger.up(2, 170, 80)
    expect(names()).toEqual(['lift b', 'move b', 'drop b'])
  })

  it('that was seen leaves markers to itself: fingers move the paper', () => {
    const { pen, finger, names } = sit('marker')
    pen.down(1, 50, 250)
    pen.move(1, 80, 280)
    pen.up(1, 90, 280)
    names()
    finger.down(2, 600, 650)
    finger.move(2, 640, 650)
    expect(names()).toEqual(['pan'])
  })

  it('chooses what it taps, and makes dots while it is writing', () => {
    const { pen, wait, names } = sit('hand')
    pen.down(1, 50, 50)
    pen.up(1, 50, 50)
    expect(names()).toEqual(['ink', 'unink', 'tap a'])
    pen.down(1, 50, 200)
    pen.move(1, 80, 200)
    pen.up(1, 80, 200)
    pen.down(1, 90, 190)
    pen.up(1, 90, 190)
    expect(names()).toEqual(['ink', 'ink', 'ink', 'ink', 'ink'])
    wait(2000)
    pen.down(1, 150, 50)
    pen.up(1, 150, 50)
    expect(names()).toEqual(['ink', 'unink', 'tap b'])
  })

  it('held the other way round rubs out, and the heel of the hand beside it is no finger', () => {
    const { pen, finger, names } = sit('hand')
    pen.down(1, 50, 50, { rubs: true })
    finger.down(2, 150, 180)
    finger.move(2, 170, 220)
    pen.move(1, 90, 60)
    pen.up(1, 90, 60)
    expect(names()).toEqual(['rub', 'rub', 'rub'])
  })
})

describe('an eraser', () => {
  it('rubs from where it is put down to where it is taken up', () => {
    const { mouse, did } = sit('eraser')
    mouse.down(1, 50, 50)
    mouse.move(1, 90, 50)
    mouse.up(1, 90, 50)
    expect(did().map((deed) => 'to' in deed && deed.to)).toEqual(['begin', 'go', 'end'])
  })
})
