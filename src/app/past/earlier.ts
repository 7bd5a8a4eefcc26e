import type { Bookmark } from '../../table/past/bookmarks.ts'
import type { Happened } from '../../table/past/happened.ts'
import type { EarlierState } from '../../table/past/takeback.ts'
import type { Drawable } from './drawn.ts'

/** A moment of a table that can be looked at: a bookmark, or one that this device has kept. */
export interface PastMoment extends Drawable {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** '' for none. */
  readonly name: string
  readonly bookmark?: Bookmark
  readonly since?: Happened | undefined
  open(): Promise<EarlierState | undefined>
}
