/** A field of a form, or of a dialog. */
export type Blank = HTMLInputElement | HTMLTextAreaElement

/** What is filled in by letters; what is written on a thing has keys of its own. */
const BLANK =
  'textarea:not(.write-real), input:is(:not([type]), [type="text"], [type="search"], [type="number"])'

/** The field that is filled in by letters at this part of the page. */
export function blankAt(target: EventTarget): Blank | undefined {
  const field = target instanceof Element ? target.closest<Blank>(BLANK) : null
  return field && !field.readOnly && !field.disabled ? field : undefined
}
