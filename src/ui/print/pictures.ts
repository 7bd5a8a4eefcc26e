import { useEffect, useState } from 'react'
import type { Photographer } from '../../paint/files/shot.ts'

/** Looks at the table as it is now, for pictures; fetched when somebody wants one. */
export type CallPhotographer = () => Promise<Photographer>

/** The table as it was when this was first shown; undefined until it has been looked at. */
export function useCamera(take: CallPhotographer): Photographer | undefined {
  const [camera, setCamera] = useState<Photographer>()
  useEffect(() => {
    let gone = false
    void take().then((taken) => gone || setCamera(taken))
    return () => {
      gone = true
    }
  }, [take])
  return camera
}

/** Addresses of pictures, for as long as they are wanted. */
export interface Addresses {
  of(picture: Blob): string
  drop(): void
}

function makeAddresses(): Addresses {
  const made: string[] = []
  return {
    of(picture) {
      const address = URL.createObjectURL(picture)
      made.push(address)
      return address
    },
    drop() {
      for (const address of made.splice(0)) URL.revokeObjectURL(address)
    },
  }
}

/** Addresses of pictures that are let go when the component goes. */
export function useAddresses(): Addresses {
  const [addresses] = useState(makeAddresses)
  useEffect(() => addresses.drop, [addresses])
  return addresses
}
