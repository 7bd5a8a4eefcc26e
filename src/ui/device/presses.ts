/** What can be pressed. */
const PRESSED = 'button, a[href], summary, label, input, select, textarea, [role="button"]'
/** What is written in: a press takes the focus there. */
const WRITTEN = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])'
/** Farther than this a finger slides, px. */
const SLIDES = 12
/** A browser that presses after all does so within this time (ms). */
const SOON = 700

interface Press {
  readonly on: HTMLElement
  readonly x: number
  readonly y: number
  /** Another finger was down with it. */
  shared: boolean
}

const pressedAt = (element: Element | null): HTMLElement | undefined =>
  element?.closest<HTMLElement>(PRESSED) ?? undefined

/**
 * Presses what a finger is lifted from while another is down: browsers make no click of that, and at a screen that
 * several people share somebody always has a finger on it. Returns the way out.
 */
export function listenPresses(page: Document): () => void {
  const down = new Map<number, Press | undefined>()
  let done: { readonly on: HTMLElement; readonly at: number } | undefined

  const begin = ({ pointerId, pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerType !== 'touch') return
    for (const other of down.values()) if (other) other.shared = true
    const on = target instanceof Element ? pressedAt(target) : undefined
    down.set(pointerId, on && { on, x, y, shared: down.size > 0 })
  }
  const end = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    const press = down.get(pointerId)
    down.delete(pointerId)
    if (!press?.shared || Math.hypot(x - press.x, y - press.y) > SLIDES) return
    if (pressedAt(page.elementFromPoint(x, y)) !== press.on) return
    done = { on: press.on, at: performance.now() }
    if (press.on.matches(WRITTEN)) press.on.focus()
    else press.on.click()
  }
  const cancel = ({ pointerId }: PointerEvent) => void down.delete(pointerId)
  // What is let go of in another window is not told here.
  const away = () => down.clear()
  /** Some browsers press all the same, a moment later: once is enough. */
  const again = (event: MouseEvent) => {
    const { isTrusted, target, detail } = event
    if (!isTrusted || detail === 0 || !done || performance.now() - done.at > SOON) return
    if (!(target instanceof Element) || pressedAt(target) !== done.on) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  const ear = new AbortController()
  const how = { capture: true, signal: ear.signal }
  page.addEventListener('pointerdown', begin, how)
  page.addEventListener('pointerup', end, how)
  page.addEventListener('pointercancel', cancel, how)
  page.addEventListener('click', again, how)
  window.addEventListener('blur', away, how)
  return () => ear.abort()
}
