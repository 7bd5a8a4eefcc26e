import type { Texture } from 'pixi.js'
import { pointOn } from '../layers/stage.ts'
import type { Surface } from '../layers/surface.ts'
import { lateDrawing } from './drawings.ts'
import { type Lift, poseOf } from './lifts.ts'
import type { View } from './view.ts'

/** What a lift's picture or shadow is seen on: it is given away to it, and costs nothing while it moves. */
function sheetOf({ source }: Texture): HTMLCanvasElement {
  const sheet = document.createElement('canvas')
  const picture = (source.resource as OffscreenCanvas).transferToImageBitmap()
  sheet.width = picture.width
  sheet.height = picture.height
  sheet.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
  return sheet
}

/** One lift over the table; `place` puts it where it is now. */
function shown(lift: Lift, view: View) {
  const [shade, picture] = [sheetOf(lift.shade), sheetOf(lift.picture)]
  const lay = (sheet: HTMLCanvasElement, x: number, y: number, turn: number, up: number) => {
    const { box } = lift
    const k = box.w / sheet.width
    const at = pointOn(view.camera(), view.ratio(), x, y)
    const scale = view.camera().zoom * k * up
    sheet.style.transform = `translate(${at.x}px, ${at.y}px) rotate(${turn}rad) scale(${scale}) translate(${box.x / k}px, ${box.y / k}px)`
  }
  return {
    sheets: [shade, picture],
    place() {
      const { turn, up, shade: fallen } = poseOf(lift)
      lay(shade, fallen.x, fallen.y, turn, 1)
      shade.style.opacity = String(fallen.alpha)
      lay(picture, lift.at.x, lift.at.y, turn, up)
    },
    forget() {
      shade.remove()
      picture.remove()
      // Baked for this lift alone.
      lift.picture.destroy(true)
      lift.shade.destroy(true)
    },
  }
}

/**
 * Keeps what is held on canvases of its own over the table's, until the function it returns is called: where all is
 * drawn in software, nothing else is drawn while it moves. What the game draws on things is looked for, too.
 */
export function showFlat({ renderer }: Surface, view: View): () => void {
  const layer = document.createElement('div')
  layer.className = 'tabletop-held'
  renderer.canvas.after(layer)
  const all = new Map<Lift, ReturnType<typeof shown>>()
  const keep = () => {
    const list = view.lifts.list()
    for (const [lift, one] of all)
      if (!list.includes(lift)) {
        one.forget()
        all.delete(lift)
      }
    for (const lift of list) {
      if (all.has(lift)) continue
      const one = shown(lift, view)
      one.place()
      all.set(lift, one)
      layer.append(...one.sheets)
    }
    view.invalidate()
  }
  const draw = lateDrawing(view)
  const step = () => {
    for (const one of all.values()) one.place()
    return draw()
  }
  const leave = view.lifts.subscribe(keep)
  view.steps.add(step)
  keep()
  return () => {
    leave()
    view.steps.delete(step)
    for (const one of all.values()) one.forget()
    layer.remove()
  }
}
