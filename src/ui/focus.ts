// Handed to `ref`: made once, so that they act when the field appears and not at every render.

/** A field that was opened to be typed in takes the focus. */
export const takeFocus = (field: HTMLElement | null) => field?.focus()

/** A field that was opened to be replaced takes the focus with all of its text selected. */
export const takeAll = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.select()
}

/** What has come, or has become the one that matters, is scrolled to. */
export const intoView = (el: HTMLElement | null) =>
  el?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
