import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import ClockView from '../../../src/ui/check/ClockView.tsx'
import type { Desk } from '../../../src/ui/desk/desk.ts'
import { Seated } from '../../../src/ui/desk/forms.tsx'
import { en } from '../../../src/ui/say/en.ts'
import { speaker } from '../../../src/ui/say/words.ts'
import { dice } from '../../../src/ui/throws/en.ts'
import { prophecy, seated } from '../../games/prophecy/eight.ts'

const MINUTE = 60_000

/** The clock of a Scene as it is shown so long after the Scene was begun. */
function shown(after: number) {
  const at = seated()
  at.play('begin', { scene: at.make('finale', { objective: 'End it' }).id })
  at.wait(after)
  // All that a clock asks of its desk.
  const desk = {
    game: prophecy,
    lang: 'en',
    words: prophecy.words.en,
    say: speaker('en', prophecy.words.en ?? {}, en),
    act: () => at.act(),
  } as unknown as Desk
  const clock = prophecy.clock(at.board(), at.act().now)!
  return renderToString(
    <Seated desk={desk}>
      <ClockView clock={clock} />
    </Seated>,
  )
}

test('[P25] the clock says softly when the limit is reached, and goes on', () => {
  const before = shown(8 * MINUTE - 1)
  expect(before).toContain('<b>7:59</b>')
  expect(before).not.toContain(dice['clock.over'])
  const after = shown(8 * MINUTE)
  expect(after).toContain('<b>8:00</b>')
  expect(after).toContain(`<p class="soft">${dice['clock.over']}</p>`)
  expect(after).toContain('data-running="true"')
})
