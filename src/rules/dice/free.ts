import type { Check } from './check.ts'

/** The kind of a throw for nothing: no game asked for it, and none may judge it. */
export const FREE = 'free'

/** Whether this was thrown outside any Check of a game. */
export const isFree = ({ kind }: Pick<Check, 'kind'>): boolean => kind === FREE
