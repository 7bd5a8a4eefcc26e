import { useEffect, useState } from 'react'
import type { Item } from '../../rules/plain/item.ts'
import { type Desk, useDesk } from '../desk/desk.ts'

type Meanings = Awaited<ReturnType<Desk['meanings']>>

/** What these may be made, if all of them are ink: looked at when they are others, and when they lie elsewhere. */
export function useMeanings(items: readonly Item[]): Meanings {
  const desk = useDesk()
  const [found, setFound] = useState<Meanings>([])
  const inks = items.every(({ kind }) => desk.game.pieces[kind]?.painter === 'ink')
  const key = inks ? JSON.stringify(items.map(({ id, place }) => [id, place.x, place.y])) : '[]'
  useEffect(() => {
    const ids = (JSON.parse(key) as [string][]).map(([id]) => id)
    if (ids.length === 0) return
    let left = false
    void desk
      .meanings(ids)
      .then((all) => left || setFound(all))
      .catch(() => undefined)
    return () => {
      left = true
      setFound([])
    }
  }, [desk, key])
  return found
}
