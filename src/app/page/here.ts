import type { Notices } from '../../ui/parts/notices.ts'
import type { Session } from './session.ts'
import type { Tables } from './tables.ts'

/** Where on the page one is when a file comes. */
export interface Here {
  readonly tables: Tables
  /** The table that is open, if one is. */
  readonly session: Session | undefined
  readonly notices: Notices
}
