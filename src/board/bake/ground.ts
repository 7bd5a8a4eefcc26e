import { type PaintGround, paintGround, paintTable } from '../../paint/ground/ground.ts'
import { type Ground, groundOf } from '../../rules/board/setting.ts'
import type { GameLook } from '../../rules/look.ts'
import type { Plain } from '../../rules/plain/item.ts'

/** Until a ground has come it is pale and even. */
export const paintBare: PaintGround = (pen, { minX, minY, maxX, maxY }, rect, scale, light) => {
  paintTable(pen, rect, scale, light)
  pen.fillStyle = '#e8e4da'
  pen.fillRect(minX, minY, maxX - minX, maxY - minY)
}

/** What paints this ground; all but the usual one come when they are chosen. */
export async function fetchGround(ground: Ground): Promise<PaintGround> {
  if (ground === 'kraft') return paintGround
  return (await import('../../paint/ground/grounds.ts')).PAINT_GROUND[ground]
}

/** What paints the ground that a table has by its registers, and by the look of its game. */
export const groundFor = (
  play: Readonly<Record<string, Plain>>,
  look: GameLook | undefined,
): Promise<PaintGround> => fetchGround(groundOf(play, look?.ground))
