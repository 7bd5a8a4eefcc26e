import 'pixi.js/unsafe-eval'
import { Application, extend } from '@pixi/react'
import { type Application as App, Container, Sprite, Ticker } from 'pixi.js'
import { memo, useCallback, useRef, useState } from 'react'
import { BARE } from '../paint/ground.ts'
import { inkOf } from './ink.ts'
import { Lifted } from './Lifted.tsx'
import { hasGpu } from './renderer.ts'
import type { Layers, View } from './view.ts'

extend({ Container, Sprite })

/** Pixi's canvas and its layers: made once, and never rendered by React again but for what is lifted. */
export const Canvas = memo(function Canvas({
  view,
  onReady,
}: {
  readonly view: View
  readonly onReady: (app: App, layers: Layers) => void
}) {
  const tiles = useRef<Container>(null)
  const world = useRef<Container>(null)
  const lines = useRef<Container>(null)
  const halo = useRef<Container>(null)
  const pencil = useRef<Container>(null)
  const others = useRef<Container>(null)
  const [app, setApp] = useState<App>()
  // Pixi can draw by canvas 2D, which @pixi/react's types do not know yet: hence no narrower type.
  const [renderer] = useState<object>(() => ({
    preference: hasGpu() ? ['webgl', 'canvas'] : ['canvas'],
    // Its events, accessibility and filters: the board has its own.
    skipExtensionImports: true,
  }))
  const init = useCallback((ready: App) => {
    // Nothing of Pixi's runs by itself: a frame is drawn when something has changed.
    Ticker.system.autoStart = false
    Ticker.system.stop()
    // After a lost context Pixi forgets what was bound to the first 16 units only: no more may be in use.
    const { limits } = ready.renderer
    limits.maxBatchableTextures = Math.min(16, limits.maxBatchableTextures)
    setApp(ready)
  }, [])
  const mounted = useCallback(
    (node: Container | null) => {
      others.current = node
      if (!node || !app) return
      if (tiles.current && world.current && lines.current && halo.current && pencil.current)
        onReady(app, {
          tiles: tiles.current,
          world: world.current,
          lines: inkOf(lines.current),
          halo: inkOf(halo.current),
          pencil: inkOf(pencil.current),
          others: node,
        })
    },
    [app, onReady],
  )
  return (
    <Application
      {...renderer}
      autoStart={false}
      sharedTicker={false}
      autoDensity
      antialias={false}
      resolution={window.devicePixelRatio || 1}
      backgroundColor={BARE.wood.light}
      onInit={init}
    >
      <pixiContainer ref={tiles} />
      <pixiContainer ref={world}>
        <pixiContainer ref={lines} />
        <Lifted view={view} />
        <pixiContainer ref={halo} />
      </pixiContainer>
      <pixiContainer ref={pencil} />
      <pixiContainer ref={mounted} />
    </Application>
  )
})
