import { derive } from '../keys/keys.ts'
import type { Screen, ScreenKey } from '../keys/screen.ts'
import type { Sizes } from './curve.ts'
import type { SealId } from './entry.ts'
import type { SealLog } from './log.ts'
import { isDealt } from './pact.ts'
import type { StandingPact } from './standing.ts'

/**
 * What a screen has of its own. All its secrets follow from one, and so whoever is closed and opened again says what
 * they said before.
 */
export interface OwnSeal {
  readonly screen: Pick<Screen, 'key' | 'sign' | 'box'>
  /** 32 bytes that never leave this device. */
  readonly secret: Uint8Array
}

const seedFor = ({ secret }: OwnSeal, purpose: string, id: SealId) =>
  derive(`seal/${purpose}/${id}`, secret)

/** The seed of all that we say to make this pact. */
export const pactSeed = (own: OwnSeal, pact: SealId): Uint8Array => seedFor(own, 'pact', pact)
/** The seed of our shuffle of this list. */
export const maskSeed = (own: OwnSeal, before: SealId): Uint8Array => seedFor(own, 'mask', before)
/** Our place in a pact and its sizes; undefined where we have no part in it. */
export function sizesFor(own: OwnSeal, { screens, least }: StandingPact): Sizes | undefined {
  const at = screens.indexOf(own.screen.key)
  return at < 0 ? undefined : { many: screens.length, least, at }
}

/** What was dealt to us, in the pact's order; and whose cannot be opened, or is not what they have committed to. */
export function dealtTo(log: SealLog, own: OwnSeal, pact: StandingPact) {
  const sizes = sizesFor(own, pact)
  const { firsts, seconds } = pact
  if (!sizes || !firsts || !seconds) return undefined
  const faults: ScreenKey[] = []
  /** The words in which it was dealt. */
  const words: (readonly Uint8Array[])[] = []
  const given = pact.screens.map((screen, i) => {
    const none = new Uint8Array(log.curve.bytes.number)
    if (i === sizes.at) return none
    const first = firsts[i]
    // What fits is one number: who has dealt twice has dealt it once at most.
    for (const dealt of seconds[i] ?? []) {
      const sealed = dealt[sizes.at]
      const open = sealed && own.screen.box(screen)?.open(sealed)
      if (!open || !first || !isDealt(log.curve, first, sizes.at, open)) continue
      words.push(dealt)
      return open
    }
    faults.push(screen)
    return none
  })
  return { given, faults, words }
}

/** Our share of the key of a pact; undefined while there is none. */
export function shareIn(log: SealLog, own: OwnSeal, pact: StandingPact): bigint | undefined {
  const { firsts, seconds, key } = pact
  if (!firsts || !seconds || !key) return undefined
  // What fits may come after what does not, and be of other first words than were read before it.
  const name = `share/${own.screen.key}/${pact.id}/${key.print}/${seconds.flat().length}`
  return log.once(name, () => {
    const sizes = sizesFor(own, pact)
    const dealt = dealtTo(log, own, pact)
    if (!sizes || !dealt || dealt.faults.length > 0) return undefined
    return log.curve.third(pactSeed(own, pact.id), sizes, firsts, dealt.given)
  })
}
