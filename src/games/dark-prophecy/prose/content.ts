import type { Words } from '../../../rules/plain/sentence.ts'
import type { Discipline } from '../cards/effects.ts'
import type { CardText } from './cards.ts'

/** A catalogue of what everything is called: a title and a line for each card, verse and Deed, and the Disciplines. */
export function namesBy(said: {
  readonly designs: Readonly<Record<string, CardText>>
  readonly verses: Readonly<Record<string, CardText>>
  readonly deeds: Readonly<Record<string, CardText>>
  readonly disciplines: Readonly<Record<Discipline, string>>
}): Words {
  const keyed = (start: string, all: Readonly<Record<string, CardText>>) =>
    Object.entries(all).flatMap(([id, { title, says }]) => [
      [`${start}.${id}.title`, title] as const,
      [`${start}.${id}.says`, says] as const,
    ])
  return Object.fromEntries([
    ...keyed('design', said.designs),
    ...keyed('verse', said.verses),
    ...keyed('deed', said.deeds),
    ...Object.entries(said.disciplines).map(([of, name]) => [`discipline.${of}`, name] as const),
  ])
}
