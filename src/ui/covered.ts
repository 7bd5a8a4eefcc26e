/** The side from which something lies over the board, written on its element as `data-covers`. */
export type Covers = 'top' | 'right' | 'bottom' | 'left'

/** How much of the board lies under bars, panels and sheets, in CSS px from each side. What is not shown covers nothing. */
export function covered() {
  const insets = { left: 0, top: 0, right: 0, bottom: 0 }
  const whole = document.querySelector('.place-board')?.getBoundingClientRect()
  if (!whole) return insets
  for (const cover of document.querySelectorAll<HTMLElement>('[data-covers]')) {
    const { left, right, top, bottom, width, height } = cover.getBoundingClientRect()
    if (width === 0 || height === 0) continue
    switch (cover.dataset.covers as Covers) {
      case 'top':
        insets.top = Math.max(insets.top, bottom - whole.top)
        break
      case 'left':
        insets.left = Math.max(insets.left, right - whole.left)
        break
      case 'right':
        insets.right = Math.max(insets.right, whole.right - left)
        break
      case 'bottom':
        insets.bottom = Math.max(insets.bottom, whole.bottom - top)
    }
  }
  return insets
}
