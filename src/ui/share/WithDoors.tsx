import { type ReactNode, useEffect, useState } from 'react'
import { useSay } from '../say/say.ts'
import type { Doors } from './doors.ts'

/**
 * What is shown of how others come in, once that is here; whoever asks for it wants the table open, unless it was
 * closed by hand. Where it cannot be had that is said, and it is asked for again when this is shown again.
 */
export function WithDoors(props: { fetch(): Promise<Doors>; children(doors: Doors): ReactNode }) {
  const { fetch } = props
  const say = useSay()
  const [doors, setDoors] = useState<Doors | 'missing'>()
  useEffect(() => {
    let left = false
    fetch().then(
      (found) => {
        if (left) return
        if (found.link('watch') === undefined) found.open()
        setDoors(found)
      },
      () => left || setDoors('missing'),
    )
    return () => {
      left = true
    }
  }, [fetch])
  if (doors !== 'missing') return doors && props.children(doors)
  return <p role="alert">{say('late.missing')}</p>
}
