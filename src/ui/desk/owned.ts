import { seatOf } from '../../rules/plain/seats.ts'
import { useFacing } from '../parts/facing.ts'
import { useBoardOf, useDesk } from './desk.ts'

/**
 * What a part of the page is called to assistive technology: round a screen, where each has one of their own, also by
 * whose it is.
 */
export function useOwned(label: string): string {
  const desk = useDesk()
  const among = useFacing() !== undefined
  const name = useBoardOf(({ seats }) => seatOf(seats, desk.seat())?.name)
  return among && name ? `${label}, ${name}` : label
}
