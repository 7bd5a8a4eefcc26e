import { Sprite, type Texture } from 'pixi.js'
import { makeLeaf } from '../../paint/pen/pen.ts'
import { SEAT_COLORS, type Seat, type SeatId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
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

/** How faint the pointer of somebody is who is away. */
const FAINT = 0.35

/** The pointers of others with their names. */
export function makeCursors(view: View, props: () => BoardProps) {
  const tags = new Map<string, Texture>()
  const sprites = new Map<number, Sprite>()

  const tag = (seat: SeatId | undefined): Texture => {
    const { color, name } = sitterSign(props().table.state().seats, seat)
    const key = `${color}/${name}/${view.ratio()}`
    const known = tags.get(key)
    if (known) return known
    const texture = textureOf(cursor(name, color, view.ratio()))
    tags.set(key, texture)
    return texture
  }
  const hide = (screen: number) => {
    sprites.get(screen)?.destroy()
    sprites.delete(screen)
  }

  return {
    /** Shows where somebody points, mm; or no longer. */
    show(
      screen: number,
      at: readonly [number, number] | undefined,
      { seat, away }: { readonly seat?: SeatId; readonly away?: boolean },
    ) {
      const layer = view.layers()?.others
      if (!at || !layer) return hide(screen)
      let sprite = sprites.get(screen)
      if (!sprite) {
        sprite = new Sprite()
        sprites.set(screen, layer.addChild(sprite))
      }
      sprite.texture = tag(seat)
      sprite.alpha = away ? FAINT : 1
      const p = toScreen(view.camera(), ...at)
      sprite.position.set(p.x - 2, p.y - 2)
      sprite.scale.set(1 / view.ratio())
    },
    /** Only these are there still. */
    keep(screens: ReadonlyMap<number, unknown>) {
      for (const screen of [...sprites.keys()]) if (!screens.has(screen)) hide(screen)
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
