import type { Texture } from 'pixi.js'
import { pointOn } from '../layers/stage.ts'
import type { Surface } from '../layers/surface.ts'
import { type Lift, poseOf } from './lifts.ts'
import type { View } from './view.ts'

/** How many things may sway at once as they hang in hands; more are drawn level, in half the time. */
const FEW = 3
/** Turned by less than this it is not drawn anew, radians: less than a px at the rim of what people hold. */
const SAME = 0.004

/** What a lift's picture or shadow is seen on: as it is drawn, turned or not, it costs nothing while it moves. */
function sheetOf({ source }: Texture) {
  const sheet = document.createElement('canvas')
  const whole = source.resource as OffscreenCanvas
  const { width, height } = whole
  let drawn: number | undefined
  return {
    sheet,
    width,
    /** The turn it is drawn in, radians. */
    turn: () => drawn ?? 0,
    draw(turn: number) {
      if (drawn !== undefined && Math.abs(turn - drawn) < SAME) return
      drawn = turn
      const [c, s] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
      sheet.width = Math.ceil(width * c + height * s)
      sheet.height = Math.ceil(width * s + height * c)
      const leaf = new OffscreenCanvas(sheet.width, sheet.height)
      const pen = leaf.getContext('2d')
      pen?.translate(sheet.width / 2, sheet.height / 2)
      pen?.rotate(turn)
      pen?.drawImage(whole, -width / 2, -height / 2)
      sheet.getContext('bitmaprenderer')?.transferFromImageBitmap(leaf.transferToImageBitmap())
    },
    /** Where a point of the picture, px from its middle, is on the sheet. */
    at(x: number, y: number) {
      const [c, s] = [Math.cos(drawn ?? 0), Math.sin(drawn ?? 0)]
      return { x: sheet.width / 2 + x * c - y * s, y: sheet.height / 2 + x * s + y * c }
    },
  }
}

/** One lift over the table; `place` puts it where it is now: one of many level, for turned sheets are slow. */
function shown(lift: Lift, view: View) {
  const [shade, picture] = [sheetOf(lift.shade), sheetOf(lift.picture)]
  const lay = (on: typeof shade, x: number, y: number, turn: number, up: number) => {
    const { box } = lift
    const k = box.w / on.width
    const at = pointOn(view.camera(), view.ratio(), x, y)
    const scale = view.camera().zoom * k * up
    const pivot = on.at(-(box.x + box.w / 2) / k, -(box.y + box.h / 2) / k)
    on.sheet.style.transform = `translate(${at.x}px, ${at.y}px) rotate(${turn}rad) scale(${scale}) translate(${-pivot.x}px, ${-pivot.y}px)`
  }
  for (const one of [shade, picture]) one.draw(0)
  return {
    sheets: [shade.sheet, picture.sheet],
    place(many: boolean) {
      const { turn, up, shade: fallen } = poseOf(many ? { ...lift, tilt: 0, sway: 0 } : lift)
      if (many) for (const one of [shade, picture]) one.draw(turn)
      lay(shade, fallen.x, fallen.y, many ? 0 : turn - shade.turn(), 1)
      shade.sheet.style.opacity = String(fallen.alpha)
      lay(picture, lift.at.x, lift.at.y, many ? 0 : turn - picture.turn(), up)
    },
    forget() {
      shade.sheet.remove()
      picture.sheet.remove()
      // Baked for this lift alone.
      lift.picture.destroy(true)
      lift.shade.destroy(true)
    },
  }
}

/**
 * Keeps what is held on canvases of its own over the table's, until the function it returns is called: where all is
 * drawn in software, nothing else is drawn while it moves.
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
      one.place(list.length > FEW)
      all.set(lift, one)
      layer.append(...one.sheets)
    }
    view.invalidate()
  }
  const step = () => {
    for (const one of all.values()) one.place(all.size > FEW)
    return false
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
