import type * as Y from 'yjs'

/*
 * Which screens a device is
 *
 * A seat names the devices that act for it, by names that anybody can read and say. So each device writes down, beside
 * what the table is about, which screens its tabs are, by the keys that they prove over every link. Older pages pass
 * over that.
 */

/** Under this and a device's name stand, in `about`, the keys of its screens. */
const SCREENS = 'screens:'

/** How many tabs of one device are known as it. */
export const MOST_TABS = 4

/** The keys of the screens that a device is said to be; none where nothing is said. */
export function screensNamed(doc: Y.Doc, device: string): readonly string[] {
  const keys: unknown = doc.getMap('about').get(SCREENS + device)
  const fits = Array.isArray(keys) && keys.length <= MOST_TABS
  return fits ? keys.filter((key) => typeof key === 'string') : []
}

/** Says which screens a device is: a matter of its own, and nothing that anybody could undo. */
export function nameScreens(doc: Y.Doc, device: string, keys: readonly string[]): void {
  doc.getMap('about').set(SCREENS + device, [...keys])
}

/** Tells when a device may have said which screens it is. Returns the way out. */
export function watchScreens(doc: Y.Doc, listener: () => void): () => void {
  const about = doc.getMap('about')
  about.observe(listener)
  return () => about.unobserve(listener)
}
