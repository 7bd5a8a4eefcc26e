import { plain, say } from '../../rules/plain/sentence.ts'
import { type Beginning, branchOf, type Origin, originOf } from '../../table/past/branch.ts'
import { keepLikeness } from '../../table/store/likenesses.ts'
import { callerOf, dayAndTime } from '../../ui/files/called.ts'
import { filesSpeaker } from '../../ui/files/words.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import { layListed } from '../files/tablefiles.ts'
import { goTo } from '../page/address.ts'
import { chance } from '../page/chance.ts'
import type { OpenTable } from '../page/opentable.ts'
import type { Tables } from '../page/tables.ts'
import { drawnFrom } from './drawn.ts'
import { LOBBY } from './memory.ts'

/** Lays a new table that goes on from how this one was, goes there, and says where it came from. */
export function playOn(
  opened: OpenTable,
  tables: Tables,
  notices: Notices,
  moment: Beginning,
): void {
  const voice = opened.voice()
  const speak = filesSpeaker(voice)
  const { title } = opened.table.state().about
  const name = moment.name || dayAndTime(moment.at, voice.lang)
  const branch = branchOf(opened.table, moment, {
    id: chance.id(),
    game: opened.game.id,
    title: speak(say('branch.title', { title, name })),
    made: Date.now(),
  })
  const id = layListed(branch, tables)
  const from = originOf(branch.doc)
  void keepFirstLook(opened, moment, id, from)
  goTo(id)
  const told = say('branch.made', { title, name: callerOf(voice, speak)(moment) })
  notices.add({ say: plain(speak(told)), tone: 'good' })
}

/** The lobby says from the beginning what it is a branch of, and shows how that looked. */
async function keepFirstLook(
  opened: OpenTable,
  { state }: Beginning,
  id: string,
  from: Origin | undefined,
): Promise<void> {
  const look = { at: Date.now(), people: [], from }
  try {
    await keepLikeness(id, look)
    await keepLikeness(id, { ...look, picture: await drawnFrom(state, opened, LOBBY) })
  } catch {
    // The browser keeps nothing, or draws nothing: the lobby does without.
  }
}
