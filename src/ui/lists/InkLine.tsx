import { useMemo } from 'react'
import { inkPathOf } from '../../paint/pen/inkpath.ts'
import { recognise } from '../../rules/ink/recognise.ts'
import type { Item } from '../../rules/plain/item.ts'
import { useBoardOf } from '../desk/desk.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { Aside } from './LineAside.tsx'
import { useLineSay } from './linestate.ts'

/** What ink looks like, and whose marker it was: what the eye would find it by. */
export function InkLine({ item }: { item: Item }) {
  const say = useLineSay()
  const seats = useBoardOf((board) => board.seats)
  const shape = useMemo(() => recognise(inkPathOf(item).spots)?.is, [item])
  const seat = seats.find(({ color }) => color === item.props.color)
  return (
    <>
      {shape && <Aside as="kind">{say(`outline.drawn.${shape}`)}</Aside>}
      {seat && (
        <Aside as="owner" sign={<SeatMark seat={seat} />}>
          {say('outline.drawnBy', { name: seat.name })}
        </Aside>
      )}
    </>
  )
}
