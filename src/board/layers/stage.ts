import { type Container, type Renderer, Sprite, type Texture } from 'pixi.js'
import type { Rect } from '../../paint/pen/rect.ts'
import { bakeRect, type Subject } from '../bake/bake.ts'
import type { Camera, Viewport } from '../map/camera.ts'
import { textureOf } from './textures.ts'
import { squareOf, TILE, type Tile } from './tiles.ts'

/** A tile's canvas and the sprite that shows it. */
export interface Slate {
  readonly canvas: OffscreenCanvas
  readonly pen: OffscreenCanvasRenderingContext2D
  readonly texture: Texture
  readonly sprite: Sprite
}

/** A picture through which nothing shines; `read` when it will be looked at after every change. */
function blank(width: number, height: number, read: boolean) {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: read })
  if (!pen) throw new Error('this browser gives no 2D canvas')
  return { canvas, pen }
}

/** An empty tile; `read` when it will be looked at after every change. */
export function makeSlate(read: boolean): Slate {
  const { canvas, pen } = blank(TILE, TILE, read)
  const texture = textureOf(canvas)
  return { canvas, pen, texture, sprite: new Sprite(texture) }
}

/**
 * Paints the table on a tile, or only the part (mm) that has changed: to whole pixels, so that nothing
 * of the old shines through its edges.
 */
export function bakeSlate(
  { pen }: Slate,
  tile: Pick<Tile<Slate>, 'tx' | 'ty' | 'scale'>,
  part: Rect | undefined,
  sight: Subject,
): void {
  const { tx, ty, scale } = tile
  const { minX, minY, maxX, maxY } = part ?? squareOf(tile)
  const x0 = Math.max(0, Math.floor(minX * scale) - tx * TILE)
  const y0 = Math.max(0, Math.floor(minY * scale) - ty * TILE)
  const x1 = Math.min(TILE, Math.ceil(maxX * scale) - tx * TILE)
  const y1 = Math.min(TILE, Math.ceil(maxY * scale) - ty * TILE)
  if (x1 <= x0 || y1 <= y0) return
  pen.save()
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.beginPath()
  pen.rect(x0, y0, x1 - x0, y1 - y0)
  pen.clip()
  pen.setTransform(scale, 0, 0, scale, -tx * TILE, -ty * TILE)
  const rect = {
    minX: (tx * TILE + x0) / scale,
    minY: (ty * TILE + y0) / scale,
    maxX: (tx * TILE + x1) / scale,
    maxY: (ty * TILE + y1) / scale,
  }
  bakeRect(pen, rect, scale, sight)
  pen.restore()
}

/**
 * Paints such a part (mm) of the table on tiles beside one another on which nothing is yet: on one picture, of which
 * each gets its own. What is beside that part is bare, of this colour.
 */
export function bakeSlates(
  all: readonly Tile<Slate>[],
  part: Rect,
  sight: Subject,
  color: number,
  read: boolean,
): void {
  const [first] = all
  if (!first) return
  const { scale } = first
  const [left, top] = [Math.floor(part.minX * scale), Math.floor(part.minY * scale)]
  const [width, height] = [Math.ceil(part.maxX * scale) - left, Math.ceil(part.maxY * scale) - top]
  const { canvas, pen } = blank(width, height, read)
  pen.setTransform(scale, 0, 0, scale, -left, -top)
  bakeRect(pen, part, scale, sight)
  for (const { tx, ty, picture } of all) {
    picture.pen.fillStyle = `#${color.toString(16).padStart(6, '0')}`
    picture.pen.fillRect(0, 0, TILE, TILE)
    picture.pen.drawImage(canvas, left - tx * TILE, top - ty * TILE)
  }
}

/** Lays tiles where the camera sees them: edges on whole device pixels, so that there is no seam. */
export function layTiles(
  layer: Container,
  show: readonly Tile<Slate>[],
  camera: Camera,
  ratio: number,
): void {
  const left = Math.round(camera.left * ratio)
  const top = Math.round(camera.top * ratio)
  for (let i = 0; i < show.length; i++) {
    const { tx, ty, scale, picture } = show[i]!
    const k = (camera.zoom * ratio) / scale
    const x0 = left + Math.round(tx * TILE * k)
    const y0 = top + Math.round(ty * TILE * k)
    const x1 = left + Math.round((tx + 1) * TILE * k)
    const y1 = top + Math.round((ty + 1) * TILE * k)
    const { sprite } = picture
    sprite.position.set(x0 / ratio, y0 / ratio)
    sprite.scale.set((x1 - x0) / TILE / ratio, (y1 - y0) / TILE / ratio)
    if (layer.children[i] !== sprite) layer.addChildAt(sprite, Math.min(i, layer.children.length))
  }
  for (let i = layer.children.length - 1; i >= show.length; i--) layer.removeChildAt(i)
}

/** Where a point of the table (mm) is seen, px: the table is moved by whole device pixels. */
export function pointOn({ left, top, zoom }: Camera, ratio: number, x: number, y: number) {
  const whole = (at: number) => Math.round(at * ratio) / ratio
  return { x: whole(left) + x * zoom, y: whole(top) + y * zoom }
}

/** The world's layers follow the camera. */
export function placeWorld(world: Container, camera: Camera, ratio: number): void {
  const { x, y } = pointOn(camera, ratio, 0, 0)
  world.position.set(x, y)
  world.scale.set(camera.zoom)
}

/** Whether anything on a stage has moved, come or gone since it was drawn last. */
export function stirred({ renderGroup }: Container): boolean {
  if (!renderGroup || renderGroup.structureDidChange) return true
  const { childrenToUpdate, childrenRenderablesToUpdate } = renderGroup
  if (childrenRenderablesToUpdate.index > 0) return true
  for (const depth in childrenToUpdate) if (childrenToUpdate[depth]!.index > 0) return true
  return false
}

/** Fits the renderer to the size of the board and the screen's pixels. */
export function resize(renderer: Renderer, size: Viewport, ratio: number): void {
  renderer.resize(Math.max(1, size.width), Math.max(1, size.height), ratio)
}
