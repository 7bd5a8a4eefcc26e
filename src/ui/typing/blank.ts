import { type PointerEvent, useState } from 'react'
import { numeral } from './edit.ts'

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

/** The text of a field that is filled in by keys of a place. */
export interface FieldText {
  /** What stands there, as it is shown with the keys. */
  now(): string
  /** Puts another text there. False where the field would never take it. */
  put(next: string): boolean
  /** Tells whenever something else stands there, whoever wrote it. Returns the way out. */
  hear(changed: () => void): () => void
}

/** What a field says, and for one of numbers what has been typed of a number so far: `43.` is 43 there. */
export function fieldText(field: Blank): FieldText {
  let draft = field.value
  let puts = false
  return {
    now: () => (field.type === 'number' ? draft : field.value),
    put(next) {
      // Such a field takes whole numbers only, and would lose what is not one yet.
      const value = field.type === 'number' ? numeral(next) : next
      if (value === undefined) return false
      draft = next
      puts = true
      fill(field, value)
      puts = false
      return true
    },
    hear(changed) {
      const heed = () => {
        // Typed by keys that are plugged in, or cleared by the form itself.
        if (!puts) draft = field.value
        changed()
      }
      field.addEventListener('input', heed)
      return () => field.removeEventListener('input', heed)
    },
  }
}

/** Puts this into a field as if it had been typed there: whoever listens to it hears of it. */
function fill(field: Blank, value: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  // React sees only what is set past its own setter.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
