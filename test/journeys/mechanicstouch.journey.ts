import { fingerAt } from './help/hands.ts'
import { byFinger } from './help/journey.ts'
import { HEROES, lookAhead, PLAYED, playScene, setUp, shooter } from './help/mechanics.ts'

byFinger('a whole game of Temporal Mechanics by touch alone, on a phone', async ({ open }) => {
  const { page } = await open('?debug=quiet', { touch: true, still: true, width: 390, height: 844 })
  page.setDefaultTimeout(10_000)
  const hands = fingerAt(page)
  const finger = {
    ...hands,
    shot: shooter(page, 'touch'),
    arrive: () => hands.press('More of the guide'),
  }
  await setUp(finger)
  let good = false
  for (const scene of PLAYED) good = await playScene(finger, scene, HEROES.Ada.traits.slice(0, 3))
  await lookAhead(finger, good)
})
