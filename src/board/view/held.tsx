import { createRoot, extend } from '@pixi/react'
import { Container, Sprite } from 'pixi.js'
import type { ItemId } from '../../rules/plain/item.ts'
import { Lifted } from './Lifted.tsx'
import type { View } from './view.ts'

/** Where the game draws, or hangs a word at an oval's rim. */
function drawnOn({ look, spatial }: View): ItemId[] {
  const ids: ItemId[] = []
  for (const [id, marks] of look().marks)
    for (const { as } of marks)
      if (as === 'drawn' || (as === 'label' && spatial.entries.get(id)?.piece.painter === 'oval'))
        ids.push(id)
  return ids
}

/** Sends for what paints that with the first of it. */
function lateDrawing(view: View): () => boolean {
  let sentFor = false
  return () => {
    if (sentFor || drawnOn(view).length === 0) return false
    sentFor = true
    import('../../paint/things/drawing.ts').then(
      () => view.refresh(drawnOn(view)),
      // It did not come: it is sent for again with the next frame.
      () => {
        sentFor = false
      },
    )
    return false
  }
}

extend({ Container, Sprite })

// The board has a canvas of its own: this one is never drawn on, and Pixi's React is not to make a renderer for it.
const root = createRoot(document.createElement('canvas'))
root.applicationState.isInitialised = true

/**
 * Keeps what is held under Pixi's React, as part of this layer, until the function it returns is called.
 * Until then what the game draws on things is looked for, too, and what paints that is sent for.
 */
export function showHeld(layer: Container, view: View): () => void {
  const { stage } = root.applicationState.app
  layer.addChild(stage)
  const draw = lateDrawing(view)
  view.steps.add(draw)
  view.invalidate()
  void root.render(<Lifted view={view} />, {})
  return () => {
    view.steps.delete(draw)
    void root.render(null, {})
    stage.removeFromParent()
  }
}
