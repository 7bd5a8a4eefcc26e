import type { Laying } from '../../rules/board/before.ts'
import type { Change } from '../../rules/board/change.ts'
import type { SeatId } from '../../rules/plain/item.ts'

/** What is laid for this seat, as it comes to lie where that sits. */
export type Lays = (seat: SeatId, changes: readonly Change[], how: Laying) => readonly Change[]
