import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import './css/onpaper.css'

/**
 * What goes on paper: one element of the class `on-paper`. As long as it is rendered it lies beside the screen, where
 * nobody sees it, and whoever prints gets it alone.
 */
export function OnPaper({ children }: { children: ReactNode }) {
  return createPortal(children, document.body)
}

/** Hands it to the browser's own printing, once every letter and picture of it is there. */
export async function print(sheets: HTMLElement | null): Promise<void> {
  await document.fonts.ready
  for (const image of sheets?.querySelectorAll('img') ?? []) await image.decode()
  globalThis.print()
}
