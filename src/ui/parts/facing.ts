import { createContext, useContext } from 'react'
import { type Edge, FACING } from '../../rules/plain/sides.ts'
import type { WindowPart } from './hang.ts'

/** Whom what opens here faces, at a screen that several people sit around. */
export interface Facing {
  readonly edge: Edge
  /** How many times as large all is here as at one person's screen. */
  readonly big: number
  /** Where what hangs here may be without lying over what others open, px of the window as they see it. */
  readonly room: WindowPart
  /** Where their dialogs stand; null until that is there. */
  readonly slot: HTMLElement | null
  /** Whether a touch here (client px) is theirs. */
  mine(x: number, y: number): boolean
}

/** Undefined where the screen is one person's. */
export const FacingContext = createContext<Facing | undefined>(undefined)

export const useFacing = () => useContext(FacingContext)

/** By how much what faces whoever sits at this edge is turned, as CSS writes it. */
export const turnFor = (edge: Edge): string => `${FACING[edge]}rad`
