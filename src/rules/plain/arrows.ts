const ARROWS: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
])

/** Which way an arrow key leads on the screen, a step to the right or down; undefined for any other key. */
export const arrowOf = (key: string) => ARROWS.get(key)
