import type { ItemId } from '../plain/item.ts'

/**
 * The register of the Roll that decided something, kept with what that Roll brought: where it stands among the others
 * anybody could choose.
 */
export const decidedRegister = (about: ItemId): string => `decided/${about}`
