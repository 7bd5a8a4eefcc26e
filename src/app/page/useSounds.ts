import { useCallback, useEffect, useRef } from 'react'
import { makeSpare } from '../../board/view/spare.ts'
import type { Noise } from '../sound/noise.ts'
import type { Sound } from '../sound/sound.ts'
import { buzzOf } from './buzz.ts'
import type { OpenTable } from './opentable.ts'
import type { Settings } from './settings.ts'

/** Buzzes are few: so many milliseconds from one to the next. */
const BUZZ_PACE = 70
/** The sound sleeps when nothing has knocked for so long, milliseconds. */
const SLEEP = 8000

/** What is felt in the hand: dice, and no paper. */
const FELT: readonly Noise['kind'][] = ['felt', 'wall', 'die']

/**
 * Answers what makes the knocks of dice heard and felt, and markers and paper heard, on this device, as it is set:
 * never before somebody has touched the page, and never from a page in the background.
 */
export function useSounds(own: Pick<Settings, 'sound' | 'volume' | 'buzz'>, opened: OpenTable) {
  const latest = useRef(own)
  latest.current = own
  const { sound } = own
  const player = useRef<Player | undefined>(undefined)
  const buzzed = useRef(0)
  const hear = useCallback((impact: Noise, share = 1) => {
    if (document.hidden) return
    const { volume, buzz } = latest.current
    player.current?.knock(impact, volume, share)
    const felt = share === 1 && FELT.includes(impact.kind)
    const length = buzz && felt ? buzzOf(impact) : 0
    if (!length || performance.now() - buzzed.current < BUZZ_PACE) return
    buzzed.current = performance.now()
    navigator.vibrate(length)
  }, [])
  useEffect(() => {
    if (!sound) return
    const made = makePlayer(opened, hear)
    player.current = made
    return () => {
      player.current = undefined
      made.end()
    }
  }, [sound, opened, hear])
  return hear
}

/** The end of a touch or a key counts as something that a person did in every browser. */
const ENDS = ['pointerup', 'keyup'] as const

const fetchSounds = () => Promise.all([import('../sound/sound.ts'), import('../sound/rustle.ts')])

interface Player {
  knock(impact: Noise, volume: number, share: number): void
  end(): void
}

/** Waits for the first touch, as browsers want it, and only then fetches what makes sounds. */
function makePlayer(opened: OpenTable, hear: (knock: Noise, share: number) => void): Player {
  let context: AudioContext | undefined
  let sound: Sound | undefined
  let sleep: ReturnType<typeof setTimeout> | undefined
  let stopListening: (() => void) | undefined
  const spare = makeSpare(() => sound?.ahead() ?? false)

  function wake(): void {
    stopWaiting()
    context = new AudioContext({ latencyHint: 'interactive' })
    const made = context
    stir()
    const come = ([{ makeSound }, { rustle }]: Awaited<ReturnType<typeof fetchSounds>>) => {
      if (made.state === 'closed') return
      sound = makeSound(made)
      spare.begin()
      const { table, game, room } = opened
      const arriving = () => room.around().arriving !== undefined
      stopListening = rustle({ table, game, arriving }, hear)
    }
    // Nobody serves the page any more: it stays silent.
    fetchSounds().then(come, () => undefined)
  }
  function stopWaiting(): void {
    for (const one of ENDS) removeEventListener(one, wake)
  }
  /** Lets it run for a while; in the background and in silence it costs nothing. */
  function stir(): void {
    clearTimeout(sleep)
    if (context?.state === 'suspended') void context.resume()
    sleep = setTimeout(rest, SLEEP)
  }
  function rest(): void {
    if (context?.state === 'running') void context.suspend()
  }
  function hide(): void {
    if (document.hidden) rest()
  }

  for (const one of ENDS) addEventListener(one, wake)
  document.addEventListener('visibilitychange', hide)
  return {
    knock(impact, volume, share) {
      if (!sound) return
      stir()
      sound.volume(volume)
      sound.knock(impact, 0, share)
    },
    end() {
      clearTimeout(sleep)
      spare.end()
      stopWaiting()
      stopListening?.()
      document.removeEventListener('visibilitychange', hide)
      void context?.close()
    },
  }
}
