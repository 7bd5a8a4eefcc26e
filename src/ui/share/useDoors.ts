import { useEffect, useState } from 'react'
import type { Doors } from './doors.ts'

/** How others come in, once that is here; whoever asks for it wants the table open, unless it was closed by hand. */
export function useDoors(fetch: () => Promise<Doors>): Doors | undefined {
  const [doors, setDoors] = useState<Doors>()
  useEffect(() => {
    let left = false
    void fetch().then((found) => {
      if (left) return
      if (found.link('watch') === undefined) found.open()
      setDoors(found)
    })
    return () => {
      left = true
    }
  }, [fetch])
  return doors
}
