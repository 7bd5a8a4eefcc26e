import { Sprite, type Texture } from 'pixi.js'
import { makeLeaf } from '../../paint/pen/pen.ts'
import { SEAT_COLORS, type Seat, type SeatId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { seatAt } from '../../table/presence/edges.ts'
import type { Motion, Presence, TouchAt } from '../../table/presence/presence.ts'
import { textureOf } from '../layers/textures.ts'
import { toScreen } from '../map/camera.ts'
import type { BoardProps } from '../view/props.ts'
import type { View } from '../view/view.ts'

/** Who sits at a seat, for a sign of theirs: a colour and a name; grey and '' for one who only looks on. */
export function sitterSign(seats: readonly Seat[], id: SeatId | undefined) {
  const seat = seatOf(seats, id)
  const color = SEAT_COLORS[(seat?.color ?? 7) % SEAT_COLORS.length] ?? '#4a4f5c'
  return { color, name: (seat?.name ?? '').slice(0, 24) }
}

/** The number of the one pointer that a screen has by itself: no touch has it. */
const OWN = -1

/** How faint the pointer of somebody is who is away. */
const FAINT = 0.35
/** More names than these are not kept drawn. */
const MOST_TAGS = 32

/** The pointers of others with their names. */
export function makeCursors(view: View, props: () => BoardProps) {
  const tags = new Map<string, Texture>()
  /** Of each screen, by their numbers. */
  const sprites = new Map<number, Map<number, Sprite>>()

  const tag = (seat: SeatId | undefined): Texture => {
    const { color, name } = sitterSign(props().table.state().seats, seat)
    const key = `${color}/${name}/${view.ratio()}`
    const known = tags.get(key)
    if (known) return known
    const texture = textureOf(cursor(name, color, view.ratio()))
    tags.set(key, texture)
    return texture
  }
  const hide = (screen: number, but: readonly TouchAt[] = []) => {
    const all = sprites.get(screen)
    for (const [n, sprite] of all ?? []) {
      if (but.some((one) => one.n === n)) continue
      sprite.destroy()
      all?.delete(n)
    }
    if (but.length === 0) sprites.delete(screen)
  }

  return {
    /** Shows where people at this screen point: by the one pointer it has, or by each touch of those around it. */
    show(screen: number, { pointer, touches = [] }: Motion, there: Presence) {
      const layer = view.layers()?.others
      const own = pointer ? [{ n: OWN, by: 0, x: pointer[0], y: pointer[1] }] : []
      const all: readonly TouchAt[] = layer ? [...own, ...touches] : []
      hide(screen, all)
      if (!layer || all.length === 0) return
      const shown = sprites.get(screen) ?? new Map<number, Sprite>()
      sprites.set(screen, shown)
      for (const one of all) {
        const sprite = shown.get(one.n) ?? layer.addChild(new Sprite())
        shown.set(one.n, sprite)
        sprite.texture = tag(seatAt(there, one))
        sprite.alpha = there.away ? FAINT : 1
        const p = toScreen(view.camera(), one.x, one.y)
        sprite.position.set(p.x - 2, p.y - 2)
        sprite.scale.set(1 / view.ratio())
      }
    },
    /** Only these are there still. */
    keep(screens: ReadonlyMap<number, unknown>) {
      for (const screen of [...sprites.keys()]) if (!screens.has(screen)) hide(screen)
      if (tags.size <= MOST_TAGS) return
      // Names that nobody has any more.
      const shown = new Set(
        [...sprites.values()].flatMap((all) => [...all.values()]).map((one) => one.texture),
      )
      for (const [key, texture] of tags) {
        if (shown.has(texture)) continue
        texture.destroy(true)
        tags.delete(key)
      }
    },
    close() {
      for (const screen of [...sprites.keys()]) hide(screen)
      for (const texture of tags.values()) texture.destroy(true)
      tags.clear()
    },
  }
}

/** A pointer in a seat's colour with the name below it. */
function cursor(name: string, color: string, ratio: number): OffscreenCanvas {
  const font = '700 12px "Nunito Variable", system-ui, sans-serif'
  const ruler = makeLeaf(1, 1).pen
  ruler.font = font
  const wide = name === '' ? 0 : Math.ceil(ruler.measureText(name).width) + 16
  const { canvas, pen } = makeLeaf((26 + wide) * ratio, 48 * ratio)
  pen.scale(ratio, ratio)
  pen.translate(2, 2)
  pen.lineJoin = 'round'
  pen.beginPath()
  for (const [x, y] of [
    [0, 0],
    [16, 9],
    [9, 11],
    [6, 18],
  ] as const)
    pen.lineTo(x, y)
  pen.closePath()
  pen.shadowColor = 'rgba(0,0,0,0.4)'
  pen.shadowBlur = 3 * ratio
  pen.shadowOffsetY = ratio
  pen.fillStyle = color
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.strokeStyle = '#fff'
  pen.lineWidth = 1.5
  pen.stroke()
  if (name !== '') {
    pen.fillStyle = color
    pen.beginPath()
    pen.roundRect(15, 19, wide, 20, 10)
    pen.fill()
    pen.fillStyle = '#fff'
    pen.font = font
    pen.fillText(name, 23, 33)
  }
  return canvas
}
