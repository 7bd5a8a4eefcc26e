import type { Game } from '../../rules/game.ts'
import { alsoLate, fetchLate } from '../../ui/parts/late.tsx'

alsoLate(() => import('./places.ts'))
alsoLate(() => import('../files/tablefiles.ts'))
alsoLate(() => import('../appliance/next.ts'))
alsoLate(() => import('../files/files.tsx'))
alsoLate(() => import('../../board/map/tidy.ts'))
alsoLate(() => import('../../board/map/beside.ts'))
alsoLate(() => import('../page/download.ts'))
alsoLate(() => import('../../board/ink/marker.ts'))
alsoLate(() => import('../../board/ink/drawn.ts'))
alsoLate(() => import('../../board/ink/sketches.ts'))
alsoLate(() => import('../asides/meanings.ts'))
alsoLate(() => import('../asides/pictures.ts'))
alsoLate(() => import('../asides/look.ts'))
alsoLate(() => import('../../board/others/others.ts'))
alsoLate(() => import('../../dice/stage/stage.ts'))
alsoLate(() => import('../../dice/die/gl.ts'))
alsoLate(() => import('../../dice/stage/rows.ts'))
alsoLate(() => import('../../paint/ground/grounds.ts'))
alsoLate(() => import('../../paint/things/drawing.ts'))
alsoLate(() => import('../../dice/stage/phone.ts'))
alsoLate(() => import('../sound/sound.ts'))
alsoLate(() => import('../sound/rustle.ts'))
alsoLate(() => import('../sound/moment.ts'))
alsoLate(() => import('../../sync/company/meeting.ts'))
alsoLate(() => import('../share/doors.ts'))
alsoLate(() => import('../throws/witness.ts'))
alsoLate(() => import('../doubts/eyewitness.ts'))
alsoLate(() => import('../../sync/circle/proof.ts'))
alsoLate(() => import('../doubts/rivals.ts'))
alsoLate(() => import('../asides/snatched.ts'))

/** Loads everything that comes late, so that the table can be played on without whoever served it. */
export async function loadAll(game: Game): Promise<void> {
  await fetchLate()
  for (const load of [game.prose, game.chronicle]) await load?.().catch(() => undefined)
}
