/** What can be pressed; what hears fingers itself would do twice what they did once. */
const PRESSED =
  'button:not([data-hears]), a[href], summary, label, input, select, textarea, [role="button"]'
/** What is written in: a press takes the focus there. */
const WRITTEN = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])'
/** Farther than this a finger slides, px. */
const SLIDES = 12
/** A browser that presses after all does so within this time (ms). */
const SOON = 700
/** One that has not pressed by then does not (ms); and of a finger that rests for so long nothing is pressed (ms). */
const LATE = 300
const RESTS = 500

interface Press {
  readonly on: HTMLElement
  readonly x: number
  readonly y: number
  /** When it went down, ms. */
  readonly since: number
  /** Another finger was down with it. */
  shared: boolean
}

const pressedAt = (element: Element | null): HTMLElement | undefined =>
  element?.closest<HTMLElement>(PRESSED) ?? undefined

/**
 * Presses what a finger is lifted from while another is down: browsers make no click of that, and at a screen that
 * several people share somebody always has a finger on it. Where another was down just before, they do not always make
 * one either: what has not been pressed a moment later is pressed, too. Returns the way out.
 */
export function listenPresses(page: Document): () => void {
  const down = new Map<number, Press | undefined>()
  /** What the browser has still to press. */
  const waiting = new Map<HTMLElement, ReturnType<typeof setTimeout>>()
  let done: { readonly on: HTMLElement; readonly at: number } | undefined

  const begin = (event: PointerEvent) => {
    const { pointerId, pointerType, target, clientX: x, clientY: y, timeStamp: since } = event
    if (pointerType !== 'touch') return
    for (const other of down.values()) if (other) other.shared = true
    const on = target instanceof Element ? pressedAt(target) : undefined
    down.set(pointerId, on && { on, x, y, since, shared: down.size > 0 })
  }
  const act = (on: HTMLElement) => {
    done = { on, at: performance.now() }
    if (on.matches(WRITTEN)) on.focus()
    else on.click()
  }
  const end = ({ pointerId, clientX: x, clientY: y, timeStamp }: PointerEvent) => {
    const press = down.get(pointerId)
    down.delete(pointerId)
    if (!press || Math.hypot(x - press.x, y - press.y) > SLIDES) return
    const { on, since, shared } = press
    if (pressedAt(page.elementFromPoint(x, y)) !== on) return
    if (shared) return act(on)
    if (timeStamp - since > RESTS || on.matches(WRITTEN)) return
    clearTimeout(waiting.get(on))
    const late = () => {
      waiting.delete(on)
      if (on.isConnected) act(on)
    }
    waiting.set(on, setTimeout(late, LATE))
  }
  const cancel = ({ pointerId }: PointerEvent) => void down.delete(pointerId)
  // What is let go of in another window is not told here.
  const away = () => down.clear()
  /** Some browsers press all the same, a moment later: once is enough. */
  const again = (event: MouseEvent) => {
    const { isTrusted, target, detail } = event
    const on = target instanceof Element ? pressedAt(target) : undefined
    if (on) {
      clearTimeout(waiting.get(on))
      waiting.delete(on)
    }
    if (!isTrusted || detail === 0 || !done || performance.now() - done.at > SOON) return
    if (on !== done.on) return
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
  return () => {
    ear.abort()
    for (const timer of waiting.values()) clearTimeout(timer)
  }
}
