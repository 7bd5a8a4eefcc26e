import { expect, test } from 'vitest'
import { makeDoer } from '../../../src/board/hold/doer.ts'
import type { Hold } from '../../../src/board/hold/hold.ts'
import type { Pencil } from '../../../src/board/hold/pencil.ts'
import { type Camera, toScreen } from '../../../src/board/map/camera.ts'
import type { Deed } from '../../../src/board/touch/deed.ts'
import type { BoardProps } from '../../../src/board/view/props.ts'
import type { View } from '../../../src/board/view/view.ts'
import type { ItemId } from '../../../src/rules/plain/item.ts'

/** What is selected, and where the keyboard is, after hands did this at a table where one card was selected. */
function after(deed: Deed, how: { laid?: boolean; writing?: boolean } = {}) {
  const selected = new Set<ItemId>(['card'])
  let at: ItemId | undefined = 'card'
  const props = {
    writing: how.writing ? { id: 'card', field: 'title' } : undefined,
    onTap: () => undefined,
  }
  const act = makeDoer({
    view: { spatial: { entries: new Map() } } as unknown as View,
    count: { now: () => undefined, send: () => undefined },
    props: () => props as unknown as BoardProps,
    hold: { drop: () => how.laid ?? false } as unknown as Hold,
    selection: {
      ids: selected,
      set(ids) {
        selected.clear()
        for (const id of ids) selected.add(id)
      },
      preview: () => undefined,
      toggle: (id) => void (selected.delete(id) || selected.add(id)),
      prune: () => undefined,
      count: () => 0,
    },
    pencil: {} as Pencil,
    marker: () => undefined,
    face: () => undefined,
    attend(id) {
      at = id
    },
  })
  act(deed)
  return [[...selected], at]
}

const drop = { do: 'drop', pointer: 1, id: 'note', x: 0, y: 0 } as const
const ink = { do: 'ink', pointer: 1, dabs: [] } as const

test.each<[string, Deed, Parameters<typeof after>[1], unknown]>([
  ['pulled from its pile', drop, { laid: true }, [['note'], 'note']],
  ['moved, or let go beside the table', drop, {}, [['card'], 'card']],
  ['pulled while another writes', drop, { laid: true, writing: true }, [['card'], 'card']],
  ['a stroke begun', { ...ink, to: 'begin' }, {}, [['card'], 'card']],
  ['a stroke drawn', { ...ink, to: 'end' }, {}, [[], undefined]],
  ['a stroke that was none', { do: 'unink', pointer: 1 }, {}, [['card'], 'card']],
  ['touched', { do: 'tap', id: 'note', x: 0, y: 0, shift: false }, {}, [['note'], 'note']],
  ['added', { do: 'tap', id: 'note', x: 0, y: 0, shift: true }, {}, [['card', 'note'], 'note']],
  ['empty paper', { do: 'tap', x: 0, y: 0, shift: false }, {}, [[], undefined]],
])('%s: what is selected, and where the keyboard is', (_, deed, how, is) => {
  expect(after(deed, how)).toEqual(is)
})

test('who sits round the screen is shown keys for what they pulled from its pile', () => {
  const written: unknown[] = []
  const props = {
    round: {},
    seat: 'ada',
    onWrite: (...at: readonly unknown[]) => void written.push(at),
  }
  const pieces = new Map([
    ['note', { piece: { texts: ['text'] } }],
    ['die', { piece: { texts: [] } }],
  ])
  const act = makeDoer({
    view: { spatial: { entries: pieces } } as unknown as View,
    count: { now: () => undefined, send: () => undefined },
    props: () => props as unknown as BoardProps,
    hold: { drop: () => true } as unknown as Hold,
    selection: { set: () => undefined } as never,
    pencil: {} as Pencil,
    marker: () => undefined,
    face: () => undefined,
    attend: () => undefined,
  })
  for (const id of ['note', 'die']) act({ ...drop, id })
  expect(written).toEqual([['note', 'text', 'ada']])
})

test('what somebody draws or reaches for among people is theirs, whoever did something there last', async () => {
  const told: unknown[] = []
  const tell =
    (what: string) =>
    (...at: readonly unknown[]) =>
      void told.push([what, at.at(-1)])
  const props = {
    ...{ round: {}, seat: 'ada', table: { state: () => ({ seats: [] }) } },
    ...{ onOval: tell('oval'), onLine: tell('line'), onHeld: tell('held') },
  }
  const act = makeDoer({
    view: { camera: () => ({ left: 0, top: 0, zoom: 1 }) } as unknown as View,
    count: { now: () => undefined, send: () => undefined },
    props: () => props as unknown as BoardProps,
    hold: {} as Hold,
    selection: {} as never,
    pencil: { oval: () => undefined, line: () => undefined } as unknown as Pencil,
    marker: () => undefined,
    face: () => undefined,
    attend: () => undefined,
  })
  const at = { x0: 10, y0: 10, x: 12, y: 12, done: true, seat: 'milo' } as const
  act({ do: 'oval', ...at })
  act({ do: 'line', from: 'one', to: 'two', ...at } as Deed)
  act({ do: 'held', id: 'note', seat: 'milo' } as Deed)
  expect(told).toEqual([
    ['oval', 'milo'],
    ['line', 'milo'],
    ['held', 'milo'],
  ])
})

test.each([
  ['what is printed, at one\u2019s own screen', 'printed', undefined, 1],
  ['what is printed, among people: the table stays where it lies', 'printed', { sides: [] }, 0],
  ['a die', 'die', undefined, 0],
])('a double tap on %s: how often it is shown large', (_, painter, round, times) => {
  const seen: Camera[] = []
  const before: Camera = { left: 0, top: 0, zoom: 1 }
  const item = { minX: 100, minY: 100, maxX: 190, maxY: 160, world: { x: 145, y: 130, turn: 0 } }
  const one = { ...item, piece: { painter, texts: [] }, item: { texts: {} } }
  const act = makeDoer({
    view: {
      spatial: { entries: new Map([['one', one]]) },
      camera: () => before,
      clear: () => ({ left: 0, top: 100, width: 600, height: 400 }),
      goal: () => seen.at(-1) ?? before,
      turnTo: (camera: Camera) => void seen.push(camera),
    } as unknown as View,
    count: { now: () => undefined, send: () => undefined },
    props: () => ({ round, seat: 'ada' }) as unknown as BoardProps,
    hold: {} as Hold,
    selection: {} as never,
    pencil: {} as Pencil,
    marker: () => undefined,
    face: () => undefined,
    attend: () => undefined,
  })
  const double = { do: 'double', id: 'one', x: 145, y: 130 } as const
  act(double)
  expect(seen).toHaveLength(times)
  for (const camera of seen) {
    // Whole, in the middle of what is clear, and larger.
    expect(camera.zoom).toBe(3)
    expect(toScreen(camera, 145, 130)).toEqual({ x: 300, y: 300 })
  }
  // And once more as it was.
  act(double)
  expect(seen.slice(1)).toEqual(times > 0 ? [before] : [])
})
