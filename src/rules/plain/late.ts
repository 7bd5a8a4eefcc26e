/** What comes after the first picture of a table. */
export interface Late {
  isHere(): boolean
  /** Brings it. Rejects where it cannot be had just now. */
  load(): Promise<void>
}
