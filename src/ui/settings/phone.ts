const byFinger = () => matchMedia('(pointer: coarse)').matches

/** Whether this is a phone that can buzz. */
export const canBuzz = (): boolean => 'vibrate' in navigator && byFinger()

/** Whether this is a phone that can tell how it is moved; on pages of plain http it does not. */
export const canShake = (): boolean => 'DeviceMotionEvent' in globalThis && byFinger()

/** Asks for the phone's motion where that must be asked, as on an iPhone; to be called from a press. */
export async function mayShake(): Promise<boolean> {
  const asking: typeof DeviceMotionEvent & { requestPermission?(): Promise<string> } =
    DeviceMotionEvent
  try {
    return ((await asking.requestPermission?.()) ?? 'granted') === 'granted'
  } catch (error) {
    // Refused because nobody pressed anything just before.
    if (error instanceof DOMException) return false
    throw error
  }
}
