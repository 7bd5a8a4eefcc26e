import { type PointerEvent, useState } from 'react'

/** A field of a form, or of a dialog. */
export type Blank = HTMLInputElement | HTMLTextAreaElement

/** What is filled in by letters; what is written on a thing has keys of its own. */
const BLANK =
  'textarea:not(.write-real), input:is(:not([type]), [type="text"], [type="search"], [type="number"])'

/** The field that is filled in by letters at this part of the page. */
function blankAt(target: EventTarget): Blank | undefined {
  const field = target instanceof Element ? target.closest<Blank>(BLANK) : null
  return field && !field.readOnly && !field.disabled ? field : undefined
}

/** The field that a touch here fills in just now, the how manieth, until that is closed; and what hears the touches. */
export function useBlank() {
  const [blank, fillIn] = useState<{ readonly field: Blank; readonly nth: number }>()
  return {
    blank,
    close: () => fillIn(undefined),
    hears: {
      onPointerDownCapture({ target, pointerType }: PointerEvent) {
        // What comes up at the edge of the screen would face somebody else.
        if (pointerType === 'touch') blankAt(target)?.setAttribute('inputmode', 'none')
      },
      onPointerUp({ target, pointerType }: PointerEvent) {
        const field = blankAt(target)
        if (field && pointerType === 'touch')
          fillIn((was) => (was?.field === field ? was : { field, nth: (was?.nth ?? 0) + 1 }))
      },
    },
  }
}
