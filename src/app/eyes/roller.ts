import { afterPicture } from '../../paint/pen/stood.ts'
import { makeRoller, type Roller } from '../../tray/roller.ts'

/** Nobody throws so soon after a table is seen, ms. */
const SEEN = 600

/** Who has a roller, once somebody asks for it: a page. */
export interface Rolls {
  roller?: Roller
}

/** What rolls dice: one for the page, with a worker of its own. To warm it up takes as long as half a table. */
export function rollerOf(page: Rolls): Roller {
  page.roller ??= makeRoller(undefined, (wake) => afterPicture(() => setTimeout(wake, SEEN)))
  return page.roller
}
