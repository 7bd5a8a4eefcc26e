import type { DirectKind } from '../story/checks.ts'
import type { SlipKinds } from '../story/slips.ts'
import { BLOW_KIND } from './blow.ts'
import { BREATH_KIND, SPIRIT_KIND } from './breath.ts'
import { CAMP_KIND, REST_KIND } from './camp.ts'
import { FEAR_KIND, SHAKEN_KIND, SPEED_KIND } from './nerve.ts'

/** The Checks of people and fights that are put together on slips. */
export const PEOPLE_KINDS: SlipKinds = {
  blow: BLOW_KIND,
  speed: SPEED_KIND,
  fear: FEAR_KIND,
  shaken: SHAKEN_KIND,
  breath: BREATH_KIND,
  spirit: SPIRIT_KIND,
}

/** Those that are thrown at once. */
export const REST_KINDS: Readonly<Record<string, DirectKind>> = {
  rest: REST_KIND,
  camp: CAMP_KIND,
}
