import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { BoardHandle } from '../../board/TableTop.tsx'
import type { SeatId } from '../../rules/plain/item.ts'
import type { Seating } from '../../rules/plain/seating.ts'
import { say } from '../../rules/plain/sentence.ts'
import { rem } from '../../ui/device/machine.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { OpenTable } from '../page/opentable.ts'
import { keepSeating, keptSeating } from '../page/seating.ts'
import type { RoundState, SeatedRound } from './places.ts'

/** As it is before anybody has done anything there. */
const FRESH: RoundState = { tools: {}, at: {}, writers: [], bars: new Map() }

/** Nobody sits around it, and nothing is done there. */
const none = () => undefined
const NOBODY = {
  around: {
    ...{ ...FRESH, seating: undefined, sides: [], berths: [], mm: 1, big: 1, scale: 1 },
    ...{ tray: undefined, claimed: undefined, claim: none, take: none, write: none },
    ...{ turnTo: none, bringTray: none, clearTray: none, measured: none },
  },
  round: undefined,
  lays: undefined,
  touched: none,
}

// Only where somebody sits so, or wants to.
const fetchReader = async () => (await import('./places.ts')).roundReader

/**
 * How people sit round this screen, as this device remembers it of a table, for those of them who are `here`: for the
 * board and for the interface. No `round` while the screen is one person's, or nobody's.
 */
export function useRound(
  opened: Pick<OpenTable, 'table' | 'game'>,
  board: RefObject<BoardHandle | null>,
  here: readonly SeatId[],
  notices: Pick<Notices, 'add'>,
): SeatedRound {
  const table = opened.table.id
  const [kept, keep] = useState(() => ({ text: keptSeating(table) }))
  const [reader, setReader] = useState<Awaited<ReturnType<typeof fetchReader>>>()
  const [state, change] = useState<RoundState>(FRESH)
  useEffect(() => {
    // Without it the screen is one person's. Whoever wants to sit so again has it asked for again.
    if (kept.text !== null)
      fetchReader().then(setReader, () => notices.add({ say: say('late.missing'), tone: 'bad' }))
  }, [kept, notices])
  const seating = useMemo(() => reader?.readSeating(kept.text), [reader, kept])
  const sides = useMemo(
    () => (seating && reader?.sidesFor(seating.sides, here)) ?? [],
    [reader, seating, here],
  )
  const size = useSize()
  const mm = (seating && reader?.pxPerMm(size, seating.diagonal)) ?? 1
  // Whoever asks has the page laid out: not where nobody sits so.
  const letter = seating ? rem() : 16
  // Who has set larger letters for this device has them larger here, too.
  const set = Number(document.documentElement.dataset['letters'] ?? 100) / 100
  const letters = { height: seating?.letters, rem: letter, set, screen: size }
  const big = reader?.bigFor(mm, letters) ?? 1
  const scale = (big * letter) / 16
  const { bars } = state
  const berths = useMemo(
    () => reader?.berthsOf(sides, size, scale, bars) ?? [],
    [reader, sides, size, scale, bars],
  )
  return useMemo(() => {
    const sit = (next: Seating | undefined) => {
      const told = next ? JSON.stringify(next) : null
      keepSeating(table, told)
      keep({ text: told })
    }
    const now = { opened, board, seating, sides, berths, mm, big, scale, state, change }
    return (
      reader?.aroundOf({ ...now, screen: size, sit }) ?? {
        ...NOBODY,
        around: { ...NOBODY.around, sit },
      }
    )
  }, [table, opened, board, seating, sides, berths, mm, big, scale, size, reader, state])
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
