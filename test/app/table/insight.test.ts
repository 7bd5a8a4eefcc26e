import { expect, test } from 'vitest'
import type { OpenTable } from '../../../src/app/page/opentable.ts'
import { roundReader } from '../../../src/app/table/places.ts'
import { clearOf, toTable } from '../../../src/board/map/camera.ts'
import { frame } from '../../../src/board/map/frame.ts'
import { lyingOf } from '../../../src/board/map/lying.ts'
import { makeSpatial } from '../../../src/board/map/spatial.ts'
import { SHEETS } from '../../../src/games/road-and-ruin/reckon/sheets.ts'
import type { Look } from '../../../src/paint/pen/look.ts'
import { laidBefore } from '../../../src/rules/board/before.ts'
import { type Box, boxesOf, overlap } from '../../../src/rules/board/room.ts'
import { askedRoom, beforeBar, berthsOf, bigFor, FRAME } from '../../../src/rules/plain/round.ts'
import { pxPerMm, spread } from '../../../src/rules/plain/seating.ts'
import { edgeLength, FACING, isUpright, rimAt } from '../../../src/rules/plain/sides.ts'
import { onRoad, road } from '../../games/road-and-ruin/lab.ts'
import { paintedBy } from '../../paint/pens.ts'
import { scribe } from '../../paint/scribe.ts'
import { aTable } from '../../table/make.ts'

paintedBy(() => scribe([]))

/** Of a screen of 43 inches, mm; a bar is so long there, px where all is once as large. */
const DIAGONAL = 1092
const BAR = 600

// The view stays where it was when people sat down: all that they bring has to have room there.
test.each([
  [1920, 1080, 2],
  [1920, 1080, 3],
  [3840, 2160, 2],
  [3840, 2160, 3],
])(
  'at a new table on %i by %i px, of %i, everybody’s sheet lies in sight',
  (width, height, many) => {
    const screen = { width, height }
    const names = ['ada', 'milo', 'june'].slice(0, many)
    const mm = pxPerMm(screen, DIAGONAL)
    const scale = bigFor(mm, { screen })
    const sides = spread(names)
    const berths = berthsOf(sides, screen, scale)
    const { round } = roundReader.aroundOf({
      ...{ opened: { table: aTable(), game: road } as Pick<OpenTable, 'table' | 'game'> },
      ...{ board: { current: null }, seating: undefined, sides, berths, mm, big: scale, scale },
      ...{ screen, state: { tools: {}, at: {}, writers: [], bars: new Map() } },
      ...{ change: () => undefined, sit: () => undefined },
    })
    const at = onRoad()
    const spatial = makeSpatial(road.pieces)
    spatial.update(at.board().items, at.board().items.keys())
    const look = {
      ...{ marks: new Map(), seats: [], face: 'hand', ratio: 1, letter: scale },
      say: ({ key }: { readonly key: string }) => key,
    } as unknown as Look
    const deep = berths[0]!.deep
    const clear = clearOf(screen, { left: 0, top: deep, right: 0, bottom: deep })
    const camera = frame(lyingOf(spatial, look), clear, ...round!.nearest(spatial))
    const paper = ({ left, top, right, bottom }: Box): Box => {
      const [a, b] = [toTable(camera, left, top), toTable(camera, right, bottom)]
      return { left: a.x, top: a.y, right: b.x, bottom: b.y }
    }
    const rim = FRAME * mm
    const seen = paper({ left: rim, top: rim, right: width - rim, bottom: height - rim })
    const bars = sides.map((side, i): Box => {
      const along = berths[i]!.middle / edgeLength(side.edge, screen)
      const { x, y } = rimAt({ ...side, along }, screen)
      const half = (BAR * scale) / 2
      const [w, h] = isUpright(side.edge) ? [deep, half] : [half, deep]
      return paper({ left: x - w, right: x + w, top: y - h, bottom: y + h })
    })
    at.play('tale', { tale: 'errand' })
    for (const [i, seat] of names.entries()) {
      const side = sides[i]!
      const spot = beforeBar(side, berths[i]!, screen)
      // All have their guide open.
      const asked = sides.map((one, k) => paper(askedRoom(one, berths[k]!, screen)))
      const changes = at.move('person').play(at.board(), at.act(seat), {
        sheet: Object.keys(SHEETS)[i]!,
      })
      if ('dice' in changes) throw new Error('it is thrown for')
      const laid = laidBefore(changes, at.board(), road.pieces, {
        ...toTable(camera, spot.x, spot.y),
        ...{ turn: FACING[side.edge], within: seen, seen, stands: bars, over: [...bars, ...asked] },
        ...{ asked: asked.slice(i, i + 1), others: asked.filter((_, k) => k !== i) },
      })
      at.by(...laid)
    }
    const { items } = at.board()
    const sheets = new Map([...items].filter(([, { kind }]) => kind === 'character'))
    const boxes = boxesOf({ items: sheets }, road.pieces)
    expect(boxes).toHaveLength(many)
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(seen.left)
      expect(box.top).toBeGreaterThanOrEqual(seen.top)
      expect(box.right).toBeLessThanOrEqual(seen.right)
      expect(box.bottom).toBeLessThanOrEqual(seen.bottom)
      expect(bars.filter((bar) => overlap(bar, box))).toEqual([])
    }
  },
)
