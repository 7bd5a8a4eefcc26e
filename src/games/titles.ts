import type { Title } from '../rules/title.ts'

const found = import.meta.glob<Title>('./*/title.ts', { eager: true, import: 'title' })

const isFirst = ({ id }: Title): boolean => id === 'prophecy'

/**
 * Every game there is, by its title, first the one that the page is called after: one folder each, found by its
 * title.ts. Only who looks for a game needs them.
 */
export const TITLES: readonly Title[] = Object.values(found).sort(
  (a, b) => Number(isFirst(b)) - Number(isFirst(a)),
)
