import { type Sentence, say as sentence } from '../../rules/plain/sentence.ts'

/**
 * A relay, for people: whether it is reached, and whether it gives all that others there say to have, or was filled
 * with so much that nothing can be found in it.
 */
export interface RelayWay {
  readonly address: string
  readonly connected: boolean
  readonly gives: 'ok' | 'behind' | 'full'
}

/** What is said of the relays of a table; nothing where it has none. */
export function relaySaid(relays: readonly RelayWay[]): readonly Sentence[] {
  const reached = relays.filter(({ connected }) => connected)
  if (relays.length === 0) return []
  if (reached.length === 0) return [sentence('way.relayLost')]
  if (reached.some(({ gives }) => gives === 'ok')) return [sentence('way.relay')]
  const full = reached.every(({ gives }) => gives === 'full')
  return [sentence(full ? 'way.relayFull' : 'way.relayBehind')]
}
