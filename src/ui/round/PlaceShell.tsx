import type { ComponentProps } from 'react'
import { GuideParts } from '../palm/GuideParts.tsx'
import type { Sheet } from '../parts/Sheet.tsx'

/** A panel that stands in the place itself. */
export function PlaceShell(props: ComponentProps<typeof Sheet>) {
  return (
    <aside className="guide" aria-label={props.label}>
      <GuideParts {...props} />
    </aside>
  )
}
