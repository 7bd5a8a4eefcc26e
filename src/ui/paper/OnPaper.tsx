import { type ReactNode, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import './onpaper.css'
import type { Paper } from './cutting.ts'

/**
 * What goes on paper of this size: one element of the class `on-paper`. As long as it is rendered it lies beside the
 * screen, where nobody sees it, and whoever prints gets it alone.
 */
export function OnPaper({
  paper: { wide, high },
  children,
}: {
  paper: Paper
  children: ReactNode
}) {
  useLayoutEffect(() => {
    // Firefox takes the size of its paper from a rule without a name alone; before all others, since Chromium weighs
    // names only within one sheet.
    const sheet = [...document.styleSheets].find(isOurs)
    const rule = sheet?.cssRules[sheet.insertRule(`@page { size: ${wide}mm ${high}mm; margin: 0 }`)]
    return () => {
      const at = sheet ? [...sheet.cssRules].findIndex((one) => one === rule) : -1
      if (at >= 0) sheet?.deleteRule(at)
    }
  }, [wide, high])
  return createPortal(children, document.body)
}

/** Hands it to the browser's own printing, once every letter and picture of it is there. */
export async function print(sheets: HTMLElement | null): Promise<void> {
  await document.fonts.ready
  await Promise.all([...(sheets?.querySelectorAll('img') ?? [])].map(come))
  globalThis.print()
}

/** Printing decodes a picture itself: hundreds at once would not all be kept. */
function come(image: HTMLImageElement): Promise<void> {
  if (image.complete) return Promise.resolve()
  return new Promise((done, failed) => {
    image.onload = () => done()
    image.onerror = () => failed(new Error('a picture has not come'))
  })
}

/** A browser's extensions may have put theirs before. */
const isOurs = ({ href }: CSSStyleSheet): boolean =>
  href === null || new URL(href).origin === location.origin
