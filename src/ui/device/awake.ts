/** Where the system lets it go while the page is seen, it is asked again after so long, ms. */
const AGAIN = 30_000

/**
 * Keeps the screen from going dark, until what comes back is called. A browser lets it go whenever the page is out of
 * sight, and a system to save its battery: so it is asked again when the page is seen, and a while after it was let go.
 * One that knows no such thing, or refuses, does as it always does.
 */
export function keepAwake(): () => void {
  let held: Promise<WakeLockSentinel | undefined> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let over = false
  const ask = () => {
    clearTimeout(timer)
    if (over || document.visibilityState !== 'visible') return
    held = navigator.wakeLock?.request('screen').catch(() => undefined)
    void held?.then((lock) => lock?.addEventListener('release', letGo, { once: true }))
  }
  const letGo = () => {
    clearTimeout(timer)
    if (!over) timer = setTimeout(ask, AGAIN)
  }
  document.addEventListener('visibilitychange', ask)
  ask()
  return () => {
    over = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', ask)
    void held?.then((lock) => lock?.release())
  }
}
