import type { ComponentProps } from 'react'
import type { Sheet } from '../parts/Sheet.tsx'

/** What the guide is made of where it stands in something else than a sheet. */
export function GuideParts({ label, head, children }: ComponentProps<typeof Sheet>) {
  return (
    <>
      <header className="guide-head">{head}</header>
      {/* Scrolls, so the keyboard must be able to reach it. */}
      <section className="guide-body" aria-label={label} tabIndex={-1}>
        {children}
      </section>
    </>
  )
}
