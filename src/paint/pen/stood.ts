/** Longer than this nothing waits for a picture, ms: there may be no board. */
const PATIENCE = 3000

const waiting = new Set<() => void>()
let stood = false

/** The first picture of a table stands whole on this page, or nobody looks at it. */
export function pictureStands(): void {
  stood = true
  // Each in a turn of its own: the picture is shown before any of it.
  for (const then of waiting) setTimeout(then)
}

/**
 * Does what a first picture of a table need not wait for, once it stands: at once where it does. Returns the way out.
 */
export function afterPicture(what: () => void): () => void {
  if (stood) {
    what()
    return () => undefined
  }
  const leave = () => {
    waiting.delete(then)
    clearTimeout(timer)
  }
  const then = () => {
    if (!waiting.has(then)) return
    leave()
    what()
  }
  const timer = setTimeout(then, PATIENCE)
  waiting.add(then)
  return leave
}
