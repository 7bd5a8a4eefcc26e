import { createRoot, extend } from '@pixi/react'
import { Container, Sprite } from 'pixi.js'
import type { Surface } from '../layers/surface.ts'
import { Lifted } from './Lifted.tsx'
import type { View } from './view.ts'

extend({ Container, Sprite })

// The board has a canvas of its own: this one is never drawn on, and Pixi's React is not to make a renderer for it.
const root = createRoot(document.createElement('canvas'))
root.applicationState.isInitialised = true

/**
 * Keeps what is held under Pixi's React, as part of this surface, until the function it returns is called.
 */
export function showHeld({ layers }: Surface, view: View): () => void {
  const { stage } = root.applicationState.app
  layers.held.addChild(stage)
  view.invalidate()
  void root.render(<Lifted view={view} />, {})
  return () => {
    void root.render(null, {})
    stage.removeFromParent()
  }
}
