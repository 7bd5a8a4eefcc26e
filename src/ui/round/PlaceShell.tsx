import type { ComponentProps } from 'react'
import { useOwned } from '../desk/owned.ts'
import { GuideParts } from '../palm/GuideParts.tsx'
import type { Sheet } from '../parts/Sheet.tsx'

/** A panel that stands in the place itself. */
export function PlaceShell(props: ComponentProps<typeof Sheet>) {
  const label = useOwned(props.label)
  return (
    <aside className="guide" aria-label={label}>
      <GuideParts {...props} label={label} />
    </aside>
  )
}
