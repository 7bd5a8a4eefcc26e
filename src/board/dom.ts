import type { FocusHandle } from './Focus.tsx'
import type { listen } from './hands.ts'

/** What React makes and the rest needs. */
export interface Dom {
  board: HTMLElement | null
  focus: FocusHandle | null
  hands: ReturnType<typeof listen> | undefined
}
