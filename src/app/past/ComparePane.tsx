import { useEffect, useMemo, useState } from 'react'
import { say } from '../../rules/plain/sentence.ts'
import { tableOf } from '../../table/past/past.ts'
import type { EarlierState } from '../../table/past/takeback.ts'
import type { Table } from '../../table/table.ts'
import { Compare } from '../../ui/files/Compare.tsx'
import { callerOf } from '../../ui/files/called.ts'
import { filesSpeaker } from '../../ui/files/words.ts'
import { toldBetween } from '../../ui/heard/between.ts'
import { chance } from '../page/chance.ts'
import type { OpenTable } from '../page/opentable.ts'
import { drawnFrom, type Snapshot } from './drawn.ts'
import type { PastMoment } from './earlier.ts'

/** Pixels of the two that lie side by side. */
const SIDE = { w: 960, h: 600 }
const NOW = 'now'

interface Compared {
  /** What happened between them; 'damaged' where one of them cannot be read. */
  readonly told: readonly string[] | 'damaged'
  readonly pictures: readonly (Snapshot | 'damaged' | undefined)[]
}

/** Two moments of a table side by side, the earlier first, and what happened between them. */
export function ComparePane(props: {
  opened: OpenTable
  /** All but now. */
  all: readonly PastMoment[]
  chosen: string
  onList(): void
  onClose(): void
}) {
  const { opened, all } = props
  const { table } = opened
  // As it is when one begins to compare: what comes meanwhile does not move it.
  const [moments] = useState(() => momentsWith(table, all))
  const [pair, setPair] = useState<readonly [string, string]>([props.chosen, NOW])
  const [done, setDone] = useState<{ readonly of: object; readonly is: Compared }>()
  const [first, then] = orderOf(moments, pair)
  const both = useMemo(() => [first, then] as const, [first, then])

  useEffect(() => {
    let left = false
    const show = (is: Compared) => {
      if (!left) setDone({ of: both, is })
    }
    const compare = async () => {
      const states = await Promise.all(both.map((one) => one.open()))
      const [before, after] = states
      const told = before && after ? tellBetween(opened, before, after) : 'damaged'
      const pictures: Compared['pictures'][number][] = []
      show({ told, pictures: states.map((state) => (state ? undefined : 'damaged')) })
      for (const state of states) {
        if (left) return
        // Without a picture there is still what is told.
        const picture = state && drawnFrom(state, opened, SIDE).catch(() => undefined)
        pictures.push(state ? await picture : 'damaged')
        show({ told, pictures: [...pictures] })
      }
    }
    void compare()
    return () => {
      left = true
    }
  }, [both, opened])

  const known = done?.of === both ? done.is : undefined
  const pictures = known?.pictures ?? []
  const voice = opened.voice()
  const speak = filesSpeaker(voice)
  const called = callerOf(voice, speak)
  const nameOf = (one: PastMoment) => (one.id === NOW ? speak(say('compare.now')) : called(one))
  return (
    <Compare
      all={moments.map((one) => ({ id: one.id, name: nameOf(one) }))}
      first={{ id: both[0].id, name: nameOf(both[0]), picture: pictures[0] }}
      then={{ id: both[1].id, name: nameOf(both[1]), picture: pictures[1] }}
      told={known?.told}
      onFirst={(id) => setPair([id, both[1].id])}
      onThen={(id) => setPair([both[0].id, id])}
      onList={props.onList}
      onClose={props.onClose}
    />
  )
}

/** Now and all others, the newest first. */
function momentsWith(table: Table, all: readonly PastMoment[]): readonly PastMoment[] {
  const state = table.state()
  const now = { id: NOW, at: Date.now(), name: '', key: state, open: async () => state }
  return [now, ...all.toSorted((a, b) => b.at - a.at)]
}

/** Two of them by their ids, the earlier first. */
function orderOf(
  moments: readonly PastMoment[],
  pair: readonly [string, string],
): readonly [PastMoment, PastMoment] {
  const at = (id: string) =>
    Math.max(
      0,
      moments.findIndex((one) => one.id === id),
    )
  const [later, earlier] = [Math.min(at(pair[0]), at(pair[1])), Math.max(at(pair[0]), at(pair[1]))]
  return [moments[earlier]!, moments[later]!]
}

/** What happened between two states; 'damaged' where a game cannot make sense of one of them. */
function tellBetween(
  { game, voice }: OpenTable,
  before: EarlierState,
  after: EarlierState,
): readonly string[] | 'damaged' {
  const [old, later] = [tableOf(before), tableOf(after)]
  const act = { seat: '', chance, now: Date.now() }
  try {
    return toldBetween(voice(), game, [old, later], act)
  } catch {
    return 'damaged'
  } finally {
    old.close()
    later.close()
  }
}
