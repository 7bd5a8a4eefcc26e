/** Hands bytes or a text to the person as a file. */
export function download(name: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** A title as a file's name: what no file system minds. */
export function fileName(title: string, ending = '.prophecy'): string {
  return `${
    title
      .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
      .trim()
      .slice(0, 60) || 'table'
  }${ending}`
}
