import 'pixi.js/unsafe-eval'
import { autoDetectRenderer, Container, type Renderer, Ticker } from 'pixi.js'
import { BARE } from '../../paint/ground/ground.ts'
import { papersCome } from '../../paint/ground/papers.ts'
import { facesCome } from '../../paint/letters/letters.ts'
import { hadGpu } from '../../paint/pen/gpu.ts'
import { type Streaks, streaksOf } from './streaks.ts'

/** Pixi's containers, from the lowest to the highest. */
export interface Layers {
  readonly tiles: Container
  readonly world: Container
  /** Lines of what is held, in mm. */
  readonly lines: Streaks
  /** What is held itself, in mm. */
  readonly held: Container
  /** Frames round what is selected or can be chosen, in mm. */
  readonly halo: Streaks
  /** What a tool draws just now, and the selection frame, in px. */
  readonly pencil: Streaks
  /** Pointers of others, in px. */
  readonly others: Container
}

/** A canvas that Pixi draws on, and its layers. */
export interface Surface {
  readonly renderer: Renderer
  readonly stage: Container
  readonly layers: Layers
  /** Lets go of the canvas and all it holds. */
  close(): void
}

let ahead: Promise<Surface> | undefined

/** Fetches and makes what every board needs, its canvas too, while what lies on it is still being read. */
export function readyBoard(): void {
  void facesCome()
  void papersCome()
  ahead ??= makeSurface()
  // Whoever takes it hears what went wrong.
  ahead.catch(() => undefined)
}

/**
 * A canvas with its layers, once what is painted on it has come, faces and papers, and what this table needs beside
 * them: what is drawn without them is drawn twice.
 */
export async function takeSurface(come: Promise<unknown>): Promise<Surface> {
  const taken = ahead ?? makeSurface()
  ahead = undefined
  const [surface] = await Promise.all([taken, facesCome(), papersCome(), come])
  performance.mark('canvas there')
  return surface
}

/** Makes a canvas with its layers: by WebGL where that is worth it, else by canvas 2D. Nothing on it runs by itself. */
async function makeSurface(): Promise<Surface> {
  const renderer = await autoDetectRenderer({
    preference: hadGpu() ? ['webgl', 'canvas'] : ['canvas'],
    // Its events, accessibility and filters: the board has its own.
    skipExtensionImports: true,
    autoDensity: true,
    antialias: false,
    resolution: window.devicePixelRatio || 1,
    backgroundColor: BARE.wood.light,
  })
  // A frame is drawn when something has changed.
  Ticker.system.autoStart = false
  Ticker.system.stop()
  // After a lost context Pixi forgets what was bound to the first 16 units only: no more may be in use.
  const { limits } = renderer
  limits.maxBatchableTextures = Math.min(16, limits.maxBatchableTextures)
  const layer = (...inside: Container[]): Container => {
    const made = new Container()
    for (const one of inside) made.addChild(one)
    return made
  }
  const [lines, held, halo] = [layer(), layer(), layer()]
  const [tiles, world, pencil, others] = [layer(), layer(lines, held, halo), layer(), layer()]
  const stage = layer(tiles, world, pencil, others)
  return {
    renderer,
    stage,
    layers: {
      tiles,
      world,
      lines: streaksOf(lines),
      held,
      halo: streaksOf(halo),
      pencil: streaksOf(pencil),
      others,
    },
    close() {
      stage.destroy({ children: true })
      renderer.destroy({ removeView: true })
    },
  }
}
