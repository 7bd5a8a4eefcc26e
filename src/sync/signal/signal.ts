/*
 * What goes to and from a signalling server: the words of y-webrtc's own, so that any of those serves too.
 * What is published is sealed; the server learns the name of a room, which tells it nothing.
 */

/** What a browser asks of the server. */
export type SignalAsked =
  | { readonly type: 'subscribe' | 'unsubscribe'; readonly topics: readonly string[] }
  | { readonly type: 'publish'; readonly topic: string; readonly data: string }
  | { readonly type: 'ping' }

/** What it hears. */
export type SignalTold =
  | { readonly type: 'publish'; readonly topic: string; readonly data: string }
  | { readonly type: 'pong' }
  /** There is no room for us in this topic, or none any more: a word of our own servers. */
  | { readonly type: 'full'; readonly topic: string }

/** Where the signalling beside a page is found. */
export const SIGNAL_PATH = '/signal'

/** Bounds that both sides keep: bytes of a message, topics of a connection. */
export const SIGNAL_LIMIT = { message: 16 * 1024, topics: 8 } as const

const TOPIC = /^[0-9a-f]{32}$/
const isTopic = (value: unknown): value is string => typeof value === 'string' && TOPIC.test(value)

/** Reads a message from outside; undefined for anything that is none. Takes anything and never throws. */
export function readAsked(text: string): SignalAsked | undefined {
  const message = parsed(text)
  if (message?.type === 'ping') return { type: 'ping' }
  if (message?.type === 'publish') {
    const { topic, data } = message
    return isTopic(topic) && typeof data === 'string' ? { type: 'publish', topic, data } : undefined
  }
  if (message?.type === 'subscribe' || message?.type === 'unsubscribe') {
    const { type, topics } = message
    if (!Array.isArray(topics) || topics.length > SIGNAL_LIMIT.topics) return undefined
    return topics.every(isTopic) ? { type, topics } : undefined
  }
  return undefined
}

/** Reads what the server tells, which may be any server; undefined for what is nothing to us. */
export function readTold(text: unknown): SignalTold | undefined {
  if (typeof text !== 'string' || text.length > SIGNAL_LIMIT.message) return undefined
  const message = parsed(text)
  if (message?.type === 'pong') return { type: 'pong' }
  const { type, topic, data } = message ?? {}
  if (type === 'full') return isTopic(topic) ? { type, topic } : undefined
  if (type !== 'publish') return undefined
  return isTopic(topic) && typeof data === 'string' ? { type, topic, data } : undefined
}

function parsed(text: string): Partial<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    // Anybody may send anything.
    return undefined
  }
}
