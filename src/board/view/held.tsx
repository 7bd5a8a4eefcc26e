import { createRoot, extend } from '@pixi/react'
import { Container, Sprite } from 'pixi.js'
import { Lifted } from './Lifted.tsx'
import type { View } from './view.ts'

extend({ Container, Sprite })

// The board has a canvas of its own: this one is never drawn on, and Pixi's React is not to make a renderer for it.
const root = createRoot(document.createElement('canvas'))
root.applicationState.isInitialised = true

/** Keeps what is held under Pixi's React, as part of this layer, until the function it returns is called. */
export function showHeld(layer: Container, view: View): () => void {
  const { stage } = root.applicationState.app
  layer.addChild(stage)
  void root.render(<Lifted view={view} />, {})
  return () => {
    void root.render(null, {})
    stage.removeFromParent()
  }
}
