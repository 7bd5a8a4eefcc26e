import { afterPicture } from '../../paint/pen/stood.ts'
import { makeRoller } from '../../tray/roller.ts'

/** Nobody throws so soon after a table is seen, ms. */
const SEEN = 600

/** What rolls dice: one for the page, with a worker of its own. To warm it up takes as long as half a table. */
export const roller = makeRoller(undefined, (wake) => afterPicture(() => setTimeout(wake, SEEN)))
