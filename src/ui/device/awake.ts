/**
 * Keeps the screen from going dark while this page is seen, where the browser can; asked again each time the page comes
 * back into sight. Returns the way out.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let over = false
  const ask = async () => {
    if (over || document.hidden || (lock && !lock.released)) return
    try {
      // Browsers have none on a page of plain http.
      const got = await (navigator as Partial<Navigator>).wakeLock?.request('screen')
      if (over) await got?.release()
      else lock = got
    } catch (error) {
      // Refused, as where the battery is low: the screen goes dark as it always did.
      if (!(error instanceof DOMException)) throw error
    }
  }
  const seen = () => void ask()
  document.addEventListener('visibilitychange', seen)
  seen()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', seen)
    void lock?.release()
  }
}
