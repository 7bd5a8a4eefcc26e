import { makeRoller } from '../tray/roller.ts'

/** What rolls dice: one for the page, with a worker of its own. */
export const roller = makeRoller()
