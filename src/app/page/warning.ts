import type { Saved } from '../../table/store/save.ts'

/** The key of what is to be said as long as nothing is kept: the same however often something is written meanwhile. */
export function warningOf({ state, why = 'failed' }: Saved) {
  return state === 'failing' ? (`save.${why}` as const) : undefined
}

export type WarningKey = ReturnType<typeof warningOf>
