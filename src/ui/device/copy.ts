import { printable } from '../../rules/plain/printable.ts'

/** Copies a text; false where the browser does not let it. Works where the page is not served securely, too. */
export async function copy(written: string): Promise<boolean> {
  const text = printable(written)
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByHand(text)
  }
}

/** As people do it: select and copy. */
function copyByHand(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'hidden'
  // Beside an open dialog nothing can be selected.
  const home = document.querySelector('dialog:modal') ?? document.body
  home.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return copied
}
