import { pan, zoomAt } from '../map/camera.ts'
import type { View } from '../view/view.ts'

const LINE = 33
const PAGE = 700

/**
 * The wheel zooms at the pointer; a trackpad's sideways or fine scroll pans, its pinch (ctrl) zooms.
 * Returns the way out.
 */
export function listenWheel(board: HTMLElement, view: View): () => void {
  let trackpad = 0
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const corner = board.getBoundingClientRect()
    const x = event.clientX - corner.left
    const y = event.clientY - corner.top
    const unit = event.deltaMode === 1 ? LINE : event.deltaMode === 2 ? PAGE : 1
    const dx = event.deltaX * unit
    const dy = event.deltaY * unit
    // A wheel turns in whole notches; two fingers on a trackpad glide in both directions by small parts.
    const fine =
      event.deltaMode === 0 &&
      !event.ctrlKey &&
      (event.deltaX !== 0 || (!Number.isInteger(event.deltaY) && Math.abs(dy) < 50))
    if (fine) trackpad = event.timeStamp
    if (fine || (!event.ctrlKey && event.timeStamp - trackpad < 200)) {
      view.turnTo(pan(view.camera(), -dx, -dy))
      return
    }
    const speed = event.ctrlKey ? 0.01 : 0.0016
    const most = Math.max(-240, Math.min(240, dy))
    view.turnTo(zoomAt(view.camera(), Math.exp(-most * speed), x, y))
  }
  board.addEventListener('wheel', wheel, { passive: false })
  return () => board.removeEventListener('wheel', wheel)
}
