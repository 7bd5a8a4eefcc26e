import { Sprite, type Texture } from 'pixi.js'
import { makeLeaf } from '../paint/pen.ts'
import { SEAT_COLORS } from '../rules/item.ts'
import type { Presence } from '../table/presence.ts'
import { toScreen } from './camera.ts'
import type { Hold } from './hold.ts'
import type { Lift } from './lifts.ts'
import { textureOf } from './pictures.ts'
import type { BoardProps } from './props.ts'
import type { View } from './view.ts'

export type Others = ReturnType<typeof makeOthers>

/** Shows the hands of others: their pointers with name tags, and what they hold where they hold it. */
export function makeOthers(view: View, props: () => BoardProps, hold: Hold) {
  const tags = new Map<string, Texture>()
  /** Where each is drawn, and where it is going: mm. */
  const pointers = new Map<number, { sprite: Sprite; at: Point; goal: Point }>()
  /** Lifts by screen and item. */
  const held = new Map<string, Lift>()

  const tag = (seat: string | undefined): Texture => {
    const sitter = props()
      .table.state()
      .seats.find((s) => s.id === seat)
    const color = SEAT_COLORS[(sitter?.color ?? 7) % SEAT_COLORS.length] ?? '#4a4f5c'
    const name = (sitter?.name ?? '').slice(0, 24)
    const key = `${color}/${name}/${view.ratio()}`
    const known = tags.get(key)
    if (known) return known
    const texture = textureOf(cursor(name, color, view.ratio()))
    tags.set(key, texture)
    return texture
  }

  const settle = (key: string, lift: Lift) => {
    held.delete(key)
    const entry = view.spatial.entries.get(lift.entries[0]!.id)
    if (!entry) {
      view.lifts.remove(lift)
      view.invalidate()
      return
    }
    lift.start = lift.at
    lift.goal = entry.world
    lift.homing = true
    lift.began = performance.now()
    view.invalidate()
  }

  const readHeld = (screen: number, presence: Presence, seen: Set<string>) => {
    for (const { id, place } of presence.held ?? []) {
      const key = `${screen}/${id}`
      seen.add(key)
      let lift = held.get(key)
      const entry = view.spatial.entries.get(id)
      if (!lift) {
        if (!entry || view.lifts.of(id)) continue
        lift = hold.raise(hold.gather(id, [entry]), [entry], 'other')
        held.set(key, lift)
      }
      lift.goal = { x: place.x, y: place.y, turn: place.turn, z: place.z }
      view.invalidate()
    }
  }

  const read = () => {
    const layer = view.layers()?.others
    const others = props().table.presence.others()
    const seen = new Set<string>()
    for (const [screen, presence] of others) {
      readHeld(screen, presence, seen)
      const known = pointers.get(screen)
      if (!presence.pointer || !layer) {
        known?.sprite.destroy()
        pointers.delete(screen)
        continue
      }
      const goal = { x: presence.pointer[0], y: presence.pointer[1] }
      const texture = tag(presence.seat)
      if (known) {
        known.goal = goal
        known.sprite.texture = texture
      } else {
        const sprite = new Sprite(texture)
        layer.addChild(sprite)
        pointers.set(screen, { sprite, at: goal, goal })
      }
    }
    for (const [screen, { sprite }] of pointers)
      if (!others.has(screen)) {
        sprite.destroy()
        pointers.delete(screen)
      }
    for (const [key, lift] of held) if (!seen.has(key)) settle(key, lift)
    view.invalidate()
  }

  return {
    read,
    /** Pointers lie where they point, whatever the camera does. Tells whether any is still on its way. */
    step() {
      const camera = view.camera()
      let moving = false
      for (const pointer of pointers.values()) {
        const { sprite, at, goal } = pointer
        pointer.at = props().reduced ? goal : nearer(at, goal, camera.zoom)
        if (pointer.at !== goal) moving = true
        const p = toScreen(camera, pointer.at.x, pointer.at.y)
        sprite.position.set(p.x - 2, p.y - 2)
        sprite.scale.set(1 / view.ratio())
      }
      return moving
    },
    close() {
      for (const { sprite } of pointers.values()) sprite.destroy()
      pointers.clear()
      for (const texture of tags.values()) texture.destroy(true)
      tags.clear()
      for (const lift of held.values()) view.lifts.remove(lift)
      held.clear()
    },
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A part of the way that a pointer makes in each frame, and how near (px) is there. */
const PART = 0.45
const NEAR = 0.5

/** What others point at comes in leaps: it is drawn nearer in every frame, at last the goal itself. */
function nearer(at: Point, goal: Point, zoom: number): Point {
  const [dx, dy] = [goal.x - at.x, goal.y - at.y]
  if (Math.hypot(dx, dy) * zoom < NEAR) return goal
  return { x: at.x + dx * PART, y: at.y + dy * PART }
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
