import type { Course, CourseStep, StepDone } from '../../../rules/board/deck.ts'
import type { Plain } from '../../../rules/plain/item.ts'
import { isRecord, parsed } from '../../../rules/plain/json.ts'
import type { Chosen } from '../reckon/choice.ts'
import { type Did, isDid } from '../story/did.ts'
import { type GameKept, gameKept, PLAY } from '../story/kept.ts'
import { dealtAnew, nameAgain, redone } from '../story/step.ts'
import { asPlain } from './asked.ts'

/** What is done for the table: any of those who play may. */
const FOR_ALL: readonly Chosen['do'][] = ['opened', 'lots', 'leave']

/** Beside the game, what tells of it. */
const TOLD = ['step', 'of', 'did', 'lies', 'told', 'shuffled'] as const

const keptIn = (value: Plain | undefined): GameKept | undefined =>
  value === undefined ? undefined : gameKept({ play: { [PLAY]: value } })

function whose(did: Did): StepDone['whose'] {
  if ('deal' in did) return 'anybody'
  return FOR_ALL.includes(did.choice.do) ? 'players' : [did.seat]
}

function goesOn(before: Plain | undefined, { id, says }: CourseStep): StepDone | undefined {
  const did = parsed(says)
  const kept = keptIn(before)
  if (!isDid(did) || (before !== undefined && !kept)) return undefined
  const now = redone(kept, did, id)
  const gone = 'choice' in did && did.choice.do === 'leave' ? did.choice.who : undefined
  return now && { value: asPlain(now), whose: whose(did), ...(gone !== undefined && { gone }) }
}

const bare = (value: Plain): Plain => {
  if (!isRecord(value)) return value
  const told: readonly string[] = TOLD
  return Object.fromEntries(Object.entries(value).filter(([key]) => !told.includes(key))) as Plain
}

/** How a game of Dark Prophecy comes about: each of its states follows from the one before by what somebody did. */
export const course: Course = {
  register: PLAY,
  stepOf(value) {
    const kept = keptIn(value)
    if (!kept?.did) return undefined
    return { id: kept.step, of: kept.of ?? '', says: JSON.stringify(kept.did) }
  },
  goesOn,
  begins(value) {
    const kept = keptIn(value)
    if (!kept?.did || !('deal' in kept.did)) return false
    const { step, n, seals, did, of = '' } = kept
    /** How many shuffles there are of a game that has just been dealt. */
    const many = redone(undefined, did, step)?.seals.length ?? 0
    const old = { step: of, n: n - 1, seals: seals.slice(0, -many) }
    const dealt = dealtAnew(old, { chance: nameAgain(step) }, did.deal)
    return (
      dealt !== undefined && JSON.stringify(bare(value)) === JSON.stringify(bare(asPlain(dealt)))
    )
  },
  isOver: (value) => keptIn(value)?.game.over === true,
  bare,
}
