import type { Throw } from '../../rules/dice/roll.ts'
import type { Roller } from '../../tray/roller.ts'
import { makeSound } from '../sound/sound.ts'

const RATE = 44_100
/** How long it listens after all dice lie still (s). */
const AFTER = 0.5

/** What a throw sounds like from its first knock to the silence after it: samples at 44.1 kHz. */
export async function recorded(roller: Roller, thrown: Throw, volume: number): Promise<number[]> {
  const { impacts, step, steps } = await roller.roll(thrown)
  const length = (steps * step) / 1000 + AFTER
  const context = new OfflineAudioContext(1, Math.ceil(length * RATE), RATE)
  const sound = makeSound(context)
  sound.volume(volume)
  for (const impact of impacts) sound.knock(impact, (impact.frame * step) / 1000)
  const buffer = await context.startRendering()
  return [...buffer.getChannelData(0)]
}
