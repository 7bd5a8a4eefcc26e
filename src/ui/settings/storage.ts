/** The browser is asked once on each device; some ask the person. */
const ASKED = 'prophecy-table/asked'
/** Less than this, in bytes, is little. */
const LITTLE = 60 * 1024 * 1024

const wasAsked = (): boolean => {
  try {
    return localStorage.getItem(ASKED) !== null
  } catch {
    return true
  }
}

/** Asks the browser, once, to keep what is here even when the device runs out of room. */
export async function askToKeep(): Promise<void> {
  if (wasAsked()) return
  await insistOnKeeping()
}

/** Asks it in any case. Whether it will keep it comes back. */
export async function insistOnKeeping(): Promise<boolean> {
  try {
    localStorage.setItem(ASKED, 'yes')
    return (await navigator.storage.persisted()) || (await navigator.storage.persist())
  } catch {
    return false
  }
}

/** What the browser says of what is kept here: undefined where it says nothing. Bytes. */
export interface Space {
  readonly kept: boolean | undefined
  readonly used: number | undefined
  readonly room: number | undefined
}

/** Asks the browser what it keeps, and how much room there is. */
export async function spaceHere(): Promise<Space> {
  try {
    const [kept, { usage, quota }] = await Promise.all([
      navigator.storage.persisted(),
      navigator.storage.estimate(),
    ])
    return { kept, used: usage, room: quota }
  } catch {
    return { kept: undefined, used: undefined, room: undefined }
  }
}

/** How many bytes of room are left, where that is little. */
export async function spaceLeft(): Promise<number | undefined> {
  const { used, room } = await spaceHere()
  if (used === undefined || room === undefined) return undefined
  const left = Math.max(0, room - used)
  return left < LITTLE ? left : undefined
}
