import type { Board } from '../../../rules/board/board.ts'
import { type Setting, settingKept } from '../../../rules/board/setting.ts'
import { say } from '../../../rules/plain/sentence.ts'

/** The three acts, in order [T4], [T5], [T6]. */
export const ACTS = ['setup', 'confrontation', 'resolution'] as const
/** One of them, as the table stores it. */
export type ActId = (typeof ACTS)[number]

/** House settings: the Scenes of a tree, without a limit unless people set one [T16]. */
export const SETTINGS = [
  {
    id: 'limit',
    say: say('setting.limit'),
    usual: undefined,
    none: say('setting.none'),
    first: 8,
    min: 4,
    max: 12,
  },
] as const satisfies readonly Setting[]

/** How many Scenes there should be at most; undefined where that is nobody's business. */
export const limitOf = (board: Board): number | undefined =>
  settingKept(SETTINGS[0], board.play['set/limit'])

/** The act people are in; the first while nobody has said so. */
export const actOf = (board: Board): ActId =>
  ACTS.find((act) => act === board.play.phase) ?? 'setup'
