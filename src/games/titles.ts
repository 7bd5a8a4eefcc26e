import type { Title } from '../rules/title.ts'

const found = import.meta.glob<Title>('./*/title.ts', { eager: true, import: 'title' })

const rank = ({ first = false }: Title): number => (first ? 0 : 1)

/** Every game there is, by its title: one folder each, found by its title.ts. Only who looks for a game needs them. */
export const TITLES: readonly Title[] = Object.values(found).sort((a, b) => rank(a) - rank(b))
