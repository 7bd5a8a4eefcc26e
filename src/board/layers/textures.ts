import { CanvasSource, Texture } from 'pixi.js'
import type { Look } from '../../paint/pen/look.ts'
import { type Leaves, leavesOf } from '../bake/leaves.ts'
import type { Entry } from '../map/spatial.ts'

/** A canvas as Pixi's texture, not kept in Pixi's cache: whoever makes it destroys it. */
export function textureOf(canvas: OffscreenCanvas | HTMLCanvasElement): Texture {
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1 }) })
}

export interface Picture {
  readonly picture: Texture
  readonly shade: Texture
  readonly box: Leaves['box']
}

/** Everything that is lifted together as one picture and one shadow. There is at least one. */
export function pictureOf(entries: readonly Entry[], look: Look, scale: number): Picture {
  const { picture, shade, box } = leavesOf(entries, look, scale)
  return { picture: textureOf(picture), shade: textureOf(shade), box }
}
