import type { ComponentType, ReactNode } from 'react'
import type { Seat } from '../../rules/plain/item.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import type { GuideProps } from '../guide/Guide.tsx'
import type { Notices } from '../parts/notices.ts'
import type { Tells } from '../say/tells.ts'

/** What an open table has already. */
export interface PalmParts {
  readonly Guide: ComponentType<GuideProps>
  readonly Announcer: ComponentType<{ quiet: boolean; tells: Tells }>
}

export interface PalmProps {
  readonly parts: PalmParts
  readonly seat: Seat
  readonly notices: Notices
  /** More of the table is on its way here. */
  readonly coming: boolean
  readonly tells: Tells
  readonly tray: ReactNode
  /** How many dice lie ready in it. */
  readonly ready: number
  /** Shaking this phone throws them, while they are looked at. */
  readonly shakes: boolean
  onShakes(shakes: boolean): void
  /** The dice are looked at, or no longer. */
  onDice(shown: boolean): void
  /** Lays something on the table. What comes back is why it does not lie there. */
  onLay(written: { supply: string; texts: Readonly<Record<string, string>> }): Sentence | undefined
  /** Where it comes to lie: before the seat's place, or in the middle, where nobody knows that. */
  readonly placed: boolean
  onWhole(): void
  onAlong(): void
  onLeave(): void
  onAway(again: () => void): void
}
