import { useEffect, useState } from 'react'
import type { Clock } from '../../rules/play/guide.ts'
import { useDesk } from '../desk/desk.ts'
import { Offers } from '../desk/Offers.tsx'
import { clockTime } from '../say/format.ts'
import { useDiceSay } from '../throws/words.ts'

/** How long the clock has run, in milliseconds. */
export function spent(clock: Clock, now: number): number {
  return clock.spent + (clock.since === undefined ? 0 : Math.max(0, now - clock.since))
}

/** The story's clock. While it stands still, or the page is not seen, nothing here ticks. */
export default function ClockView({ clock }: { clock: Clock }) {
  const desk = useDesk()
  const say = useDiceSay()
  const [, tick] = useState(0)
  const time = spent(clock, desk.act().now)
  const running = clock.since !== undefined
  useEffect(() => {
    if (!running) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = () => {
      clearTimeout(timer)
      if (document.hidden) return
      // To the next full second of the clock, so that it never skips one.
      const wait = 1000 - (spent(clock, desk.act().now) % 1000)
      timer = setTimeout(() => {
        tick((n) => n + 1)
        next()
      }, wait + 5)
    }
    const seen = () => {
      tick((n) => n + 1)
      next()
    }
    next()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [running, clock, desk])
  const over = time >= clock.limit
  return (
    <div className="clock" data-running={running} data-over={over}>
      <p role="timer" aria-label={say('clock')}>
        <span aria-hidden>{say('clock')}</span>
        <b>{clockTime(time)}</b>
        <span>{say('clock.of', { limit: clockTime(clock.limit) })}</span>
      </p>
      {/* The pause card lies with the tools, always within reach. */}
      <Offers offers={clock.offers.filter(({ move }) => move !== desk.game.gestures?.pause)} />
      {over && <p className="soft">{say('clock.over')}</p>}
    </div>
  )
}
