import { groundFor } from '../../board/bake/ground.ts'
import { makePhotographer } from '../../board/pictures/picture.ts'
import type { Photographer } from '../../paint/files/shot.ts'
import { facesOf } from '../../rules/board/lateface.ts'
import type { Voice } from '../../ui/say/say.ts'
import type { OpenTable } from '../page/opentable.ts'
import type { Settings } from '../page/settings.ts'

/** Looks at a table, for pictures of it as this screen shows it, in daylight: paper is printed on by day. */
export async function photographerOn(
  { table, game }: Pick<OpenTable, 'table' | 'game'>,
  { say }: Voice,
  { face }: Pick<Settings, 'face'>,
): Promise<Photographer> {
  await Promise.all([document.fonts.ready, facesOf(Object.values(game.pieces))])
  const ground = await groundFor(table.board().play, game.look)
  return makePhotographer({ table, game, light: 'light', ground, face, say })
}
