import type { Notices } from '../../ui/parts/notices.ts'
import type { OpenTable } from './opentable.ts'
import type { Tables } from './tables.ts'

/** Where on the page one is when a file comes. */
export interface Here {
  readonly tables: Tables
  /** The table that is open, if one is. */
  readonly opened: OpenTable | undefined
  readonly notices: Notices
}
