/**
 * Keeps the screen from going dark, until what comes back is called. A browser lets it go whenever the page is out of
 * sight, so it is asked again each time it is seen; one that knows no such thing, or refuses, does as it always does.
 */
export function keepAwake(): () => void {
  let held: Promise<WakeLockSentinel | undefined> | undefined
  const ask = () => {
    if (document.visibilityState === 'visible')
      held = navigator.wakeLock?.request('screen').catch(() => undefined)
  }
  document.addEventListener('visibilitychange', ask)
  ask()
  return () => {
    document.removeEventListener('visibilitychange', ask)
    void held?.then((lock) => lock?.release())
  }
}
