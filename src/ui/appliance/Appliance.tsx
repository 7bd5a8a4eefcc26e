import { useEffect, useRef, useState } from 'react'
import type { SeatId } from '../../rules/plain/item.ts'
import type { Table } from '../../table/table.ts'
import type { AroundScreen } from '../desk/around.ts'
import { useDesk } from '../desk/desk.ts'
import { keepAwake } from '../device/awake.ts'
import { fillSoon } from '../round/full.ts'
import { Clearing } from './Clearing.tsx'
import { ComeAndPlay } from './ComeAndPlay.tsx'
import { driftAt, type Idle, MOVES, makeIdle } from './idle.ts'
import './appliance.css'

/** A screen that lies among people all day: awake, whole, spared, and inviting whoever comes by. */
export default function Appliance(props: {
  around: AroundScreen
  /** Somebody wants it cleared for the next group; and who, where that is known. */
  clearing: boolean
  asker: SeatId | undefined
  onClear(): Promise<void>
  onClose(): void
}) {
  const { around } = props
  const { table } = useDesk()
  const [place, wake] = useIdle(table)
  useEffect(keepAwake, [])
  const full = around.seating?.full ?? false
  useEffect(() => (full ? fillSoon() : undefined), [full])
  useDrift()
  const scale = around.sides.length > 0 ? around.big : 1
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--around', String(scale))
    return () => void style.removeProperty('--around')
  }, [scale])
  return (
    <>
      {props.clearing && <Clearing sides={around.sides} {...props} />}
      {place !== undefined && <ComeAndPlay place={place} onWake={wake} />}
    </>
  )
}

/** Where the invitation stands while nobody does anything, here or at another screen; and what ends that. */
function useIdle(table: Table): readonly [place: number | undefined, wake: () => void] {
  const [place, setPlace] = useState<number>()
  const idle = useRef<Idle>(undefined)
  const wake = () => idle.current?.stir()
  const inviting = place !== undefined
  useEffect(() => {
    const made = makeIdle(setPlace)
    idle.current = made
    const stop = table.subscribe(made.stir)
    return () => {
      stop()
      made.end()
    }
  }, [table])
  useEffect(() => {
    // The invitation itself knows what ends it.
    if (inviting) return
    const ear = new AbortController()
    const how = { capture: true, passive: true, signal: ear.signal }
    for (const what of ['pointerdown', 'pointerup', 'keydown', 'click', 'wheel'])
      addEventListener(what, () => idle.current?.stir(), how)
    return () => ear.abort()
  }, [inviting])
  return [place, wake]
}

/** Moves what always stands there by a px or two a minute: nothing that anybody sees. */
function useDrift(): void {
  useEffect(() => {
    const { style } = document.documentElement
    let moves = 0
    const timer = setInterval(() => {
      moves += 1
      const { x, y } = driftAt(moves)
      style.setProperty('--drift-x', `${x}px`)
      style.setProperty('--drift-y', `${y}px`)
    }, MOVES)
    return () => {
      clearInterval(timer)
      for (const way of ['x', 'y']) style.removeProperty(`--drift-${way}`)
    }
  }, [])
}
