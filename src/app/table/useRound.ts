import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { BoardHandle, Round } from '../../board/TableTop.tsx'
import type { SeatId } from '../../rules/plain/item.ts'
import type { Bars, Seating } from '../../rules/plain/round.ts'
import { type Side, sideAt } from '../../rules/plain/sides.ts'
import type { AroundScreen, AtPlace, TrayAt, WritingAt } from '../../ui/desk/around.ts'
import type { Tool } from '../../ui/desk/Tools.tsx'
import { rem } from '../../ui/device/machine.ts'
import type { Lays } from '../page/lays.ts'
import type { OpenTable } from '../page/opentable.ts'
import { keepSeating, keptSeating } from '../page/seating.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

// Only where somebody sits so, or wants to.
const fetchReader = async () => (await import('./places.ts')).places

/**
 * How people sit round this screen, as this device remembers it of a table, for those of them who are `here`: for the
 * board and for the interface. No `round` while the screen is one person's, or nobody's.
 */
export function useRound(
  opened: Pick<OpenTable, 'table' | 'game'>,
  board: RefObject<BoardHandle | null>,
  here: readonly SeatId[],
): {
  readonly round: Round | undefined
  /** How what is laid for one of them comes to lie. */
  readonly lays: Lays | undefined
  readonly around: AroundScreen
  /** A touch has been somebody's: the next one is whose it is by where it is. */
  touched(): void
} {
  const table = opened.table.id
  const [text, setText] = useState(() => keptSeating(table))
  const [reader, setReader] = useState<Awaited<ReturnType<typeof fetchReader>>>()
  const [tools, setTools] = useState<Readonly<Record<SeatId, Tool>>>({})
  const [at, setAt] = useState<Readonly<Record<SeatId, AtPlace>>>({})
  const [writers, setWriters] = useState<readonly WritingAt[]>([])
  const [tray, setTray] = useState<TrayAt>()
  const [claimed, claim] = useState<SeatId>()
  const [bars, setBars] = useState<Bars>(new Map())
  const wanted = text !== null
  useEffect(() => {
    let left = false
    // Without it the screen is one person's.
    if (wanted)
      void fetchReader().then(
        (found) => left || setReader(found),
        () => undefined,
      )
    return () => {
      left = true
    }
  }, [wanted])
  const seating = useMemo(() => reader?.readSeating(text), [reader, text])
  const sides = useMemo(
    () => (seating && reader?.sidesFor(seating.sides, here)) ?? [],
    [reader, seating, here],
  )
  const size = useSize()
  const mm = (seating && reader?.pxPerMm(size, seating.diagonal)) ?? 1
  const letter = rem()
  // Who has set larger letters for this device has them larger here, too.
  const set = Number(document.documentElement.dataset['letters'] ?? 100) / 100
  const big = reader?.bigFor(mm, seating?.letters, letter / set) ?? 1
  const px = (big * letter) / 16
  const berths = useMemo(
    () => reader?.berthsOf(sides, size, px, bars) ?? [],
    [reader, sides, size, px, bars],
  )
  return useMemo(() => {
    const sit = (next: Seating | undefined) => {
      const told = next ? JSON.stringify(next) : null
      keepSeating(table, told)
      setText(told)
    }
    const take = (seat: SeatId, tool: Tool) => setTools((all) => ({ ...all, [seat]: tool }))
    const write: AroundScreen['write'] = (seat, at) =>
      setWriters((all) => [
        ...all.filter((one) => one.seat !== seat),
        ...(at ? [{ seat, ...at }] : []),
      ])
    const turns = seating?.turns ?? false
    const turnTo = (seat: SeatId, next: AtPlace) =>
      setAt((all) => ({ ...all, [seat]: { ...all[seat], ...next } }))
    const places = { mm, sides, berths, screen: size, big: px, bars }
    const trayAt = (side: Side, spot: Spot): TrayAt => ({
      x: spot.x / size.width,
      y: spot.y / size.height,
      side,
    })
    const bring = (side: Side | undefined, from?: Spot) => {
      const spot = side && reader?.trayNow(side, places, board.current, from)
      if (spot && spot !== from) setTray(trayAt(side, spot))
    }
    const bringTray: AroundScreen['bringTray'] = (to) => {
      if (typeof to === 'string') return bring(sides.find(({ seat }) => seat === to))
      const side = sideAt(sides, to, size)
      if (side) setTray(trayAt(side, to))
    }
    const measured: AroundScreen['measured'] = (seat, bar) =>
      setBars((all) => {
        const was = all.get(seat)
        const same = was?.width === bar.width && was.height === bar.height
        return same ? all : new Map(all).set(seat, bar)
      })
    // Whoever threw there last may have stood up.
    const stays = tray && sides.some(({ seat }) => seat === tray.side.seat)
    const [first] = sides
    const usual = first && reader?.trayBeside(first, sides, size, px, bars)
    const stands = stays ? tray : usual && trayAt(first, usual)
    const clearTray = () =>
      stays ? bring(tray.side, { x: tray.x * size.width, y: tray.y * size.height }) : bring(first)
    const seated = first && reader
    const round = seated && {
      ...{ sides, mm, tools, claimed, turns },
      ...{ among: seated.amongOf, clear: seated.clearAt(mm) },
    }
    const lays = seated?.laysAt(places, opened, () => board.current)
    const around = {
      ...{ seating, sides, berths, mm, big, tools, at, tray: stands, claimed },
      // Whoever has no place any more writes nothing there.
      writers: writers.filter(({ seat }) => sides.some((side) => side.seat === seat)),
      ...{ sit, claim, take, turnTo, write, bringTray, clearTray, measured },
    }
    return { round, lays, around, touched: () => claim(undefined) }
  }, [
    table,
    opened,
    board,
    seating,
    sides,
    berths,
    mm,
    big,
    px,
    size,
    bars,
    reader,
    tools,
    at,
    writers,
    tray,
    claimed,
  ])
}

/** How large the page is, CSS px. */
function useSize() {
  const [size, setSize] = useState({ width: innerWidth, height: innerHeight })
  useEffect(() => {
    const resized = () => setSize({ width: innerWidth, height: innerHeight })
    addEventListener('resize', resized)
    return () => removeEventListener('resize', resized)
  }, [])
  return size
}
