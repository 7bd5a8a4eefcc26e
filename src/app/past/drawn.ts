import { useEffect, useRef, useState } from 'react'
import { drawLikeness } from '../../board/pictures/likeness.ts'
import { tableOf } from '../../table/past/past.ts'
import type { EarlierState } from '../../table/past/takeback.ts'
import type { OpenTable } from '../page/opentable.ts'
import { HISTORY } from './memory.ts'

/** A state that is to be shown as a picture; `key` stays the same as long as the state does. */
export interface Drawable {
  readonly key: object
  open(): Promise<EarlierState | undefined>
}

export type Snapshot = Uint8Array<ArrayBuffer>

/** What was drawn before, as long as what it shows is held by anybody. */
const drawn = new WeakMap<object, Snapshot | 'damaged'>()

/** A picture of a state, drawn a little at a time. */
export async function drawnFrom(
  state: EarlierState,
  { game, voice }: OpenTable,
  size: { readonly w: number; readonly h: number },
): Promise<Snapshot> {
  const table = tableOf(state)
  try {
    return await drawLikeness(table.board(), game, voice().say, size)
  } finally {
    table.close()
  }
}

/** The pictures of these, drawn one after another; 'damaged' for what cannot be opened. */
export function useDrawn(
  all: readonly Drawable[],
  opened: OpenTable,
): (key: object) => Snapshot | 'damaged' | undefined {
  const [, more] = useState(0)
  const latest = useRef(all)
  latest.current = all
  const keys = useRef<readonly object[]>([])
  const same =
    keys.current.length === all.length && all.every(({ key }, n) => key === keys.current[n])
  if (!same) keys.current = all.map(({ key }) => key)
  const { current } = keys
  useEffect(() => {
    let left = false
    const draw = async ({ key, open }: Drawable) => {
      const state = await open()
      // Without a picture it is still there to be looked at.
      const made = state
        ? await drawnFrom(state, opened, HISTORY).catch(() => undefined)
        : 'damaged'
      if (made) drawn.set(key, made)
    }
    const drawAll = async () => {
      for (const key of current) {
        const one = latest.current.find((each) => each.key === key)
        if (left || !one || drawn.has(key)) continue
        await draw(one).catch(() => undefined)
        if (!left) more((n) => n + 1)
      }
    }
    void drawAll()
    return () => {
      left = true
    }
  }, [current, opened])
  return (key) => drawn.get(key)
}
