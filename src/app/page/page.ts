import { makeSpoken } from '../../ui/say/language.ts'
import type { Invited } from './address.ts'
import type { Open } from './opentable.ts'

/** What goes on with files that come to the page. */
interface Files {
  /** They are opened one after another: the last of them. */
  turn: Promise<unknown>
  /** Takes away what shows that a file can be let go here. */
  hide?: (() => void) | undefined
  /** Where nobody holds it, some browsers forget it before a file is chosen. */
  chooser?: HTMLInputElement
}

/** What this page holds for as long as it is there, whatever it shows: made once, at the door. */
export interface Page extends Open, Invited {
  readonly files: Files
}

export const makePage = (): Page => ({
  laid: new Map(),
  rooms: new Map(),
  spoken: makeSpoken(),
  games: new Map(),
  files: { turn: Promise.resolve() },
})
