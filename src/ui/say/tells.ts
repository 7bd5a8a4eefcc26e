/** What is told to who listens to the page: all that happens, throws alone, or nothing. */
export const TELLS = ['all', 'throws', 'nothing'] as const
export type Tells = (typeof TELLS)[number]
