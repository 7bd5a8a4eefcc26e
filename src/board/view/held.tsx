import '../../paint/things/drawing.ts'
import { createRoot, extend } from '@pixi/react'
import { Container, Sprite } from 'pixi.js'
import type { Look } from '../../paint/pen/look.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { Lifted } from './Lifted.tsx'
import type { View } from './view.ts'

/** Where the game draws, or hangs a word at a rim. */
const drawnOn = (marks: Look['marks']): ItemId[] =>
  [...marks].flatMap(([id, all]) =>
    all.some(({ as }) => as === 'drawn' || as === 'label') ? [id] : [],
  )

extend({ Container, Sprite })

// The board has a canvas of its own: this one is never drawn on, and Pixi's React is not to make a renderer for it.
const root = createRoot(document.createElement('canvas'))
root.applicationState.isInitialised = true

/**
 * Keeps what is held under Pixi's React, as part of this layer, until the function it returns is called.
 * What the game draws on things is painted from here on, too: what paints that has come along.
 */
export function showHeld(layer: Container, view: View): () => void {
  const { stage } = root.applicationState.app
  layer.addChild(stage)
  view.refresh(drawnOn(view.look().marks))
  void root.render(<Lifted view={view} />, {})
  return () => {
    void root.render(null, {})
    stage.removeFromParent()
  }
}
