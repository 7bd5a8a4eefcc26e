import './debug.css'

/** How often it looks whether anything is otherwise (ms). */
const PACE = 1000

/** What stands in the panel: a name and what is to be said of it, a line each. */
export type Lines = readonly (readonly [name: string, told: string | number])[]

/**
 * Shows what a page knows of itself, in a corner, over everything and in nobody's way. It looks once a second while the
 * page is seen, and writes only what has changed: by itself it makes no page draw. Returns the way out.
 */
export function showPanel(read: () => Lines): () => void {
  const panel = document.createElement('pre')
  panel.className = 'debug-panel'
  // For makers, not for players: nobody has it read aloud.
  panel.setAttribute('aria-hidden', 'true')
  document.body.append(panel)
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const lines = read()
    const wide = Math.max(...lines.map(([name]) => name.length))
    const text = lines.map(([name, told]) => `${name.padEnd(wide)}  ${told}`).join('\n')
    if (panel.textContent !== text) panel.textContent = text
  }
  const go = () => {
    clearTimeout(timer)
    if (document.hidden) return
    look()
    timer = setTimeout(go, PACE)
  }
  go()
  document.addEventListener('visibilitychange', go)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', go)
    panel.remove()
  }
}
