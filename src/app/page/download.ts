import { printable, printableLine } from '../../rules/plain/printable.ts'

/** Hands bytes or a text to the person as a file. */
export function download(name: string, content: BlobPart): void {
  const given = typeof content === 'string' ? printable(content) : content
  const url = URL.createObjectURL(new Blob([given], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Names that some file systems keep for devices. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
/** How many letters of a title are in a name. */
const LONGEST = 60

/** A title as a file's name: what no file system minds. */
export function fileName(title: string, ending = '.prophecy'): string {
  const letters = printableLine(title).replace(/(?:(?!\u200c|\u200d)[^\p{L}\p{M}\p{N} _-])+/gu, ' ')
  // By whole letters: half of one is none.
  const name = printableLine([...letters.trim()].slice(0, LONGEST).join(''))
  return `${DEVICE.test(name) ? `${name}_` : name || 'table'}${ending}`
}
