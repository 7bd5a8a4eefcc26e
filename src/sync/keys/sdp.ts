/*
 * A data channel's offer or answer, made short, and made anew: what comes from others is never given to the browser as
 * they wrote it, but as it is written here from values that were checked. What differs from one to the next is the name
 * and password of the path, the fingerprint and the places to try; the rest of the SDP is always the same.
 *
 * Bytes: flags, name's length and name, password's length and password, 32 of the fingerprint, how many places, and
 * for each its kind, address (4 or 16) and port (2).
 */

/** A place where the other can be tried. */
export interface Candidate {
  readonly kind: CandidateKind
  readonly address: string
  readonly port: number
}
/** In the order of their numbers in the code. */
const KINDS = ['host4', 'host6', 'mdns', 'reflexive4', 'reflexive6', 'relay4', 'relay6'] as const
export type CandidateKind = (typeof KINDS)[number]

/** What of an SDP is worth sending. */
export interface Description {
  readonly type: 'offer' | 'answer'
  readonly name: string
  readonly password: string
  readonly fingerprint: Uint8Array
  readonly candidates: readonly Candidate[]
}

const MOST_CANDIDATES = 8
// Letters that ICE allows: six bits each.
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const NAME = /^[A-Za-z0-9+/]{4,64}$/
const PASSWORD = /^[A-Za-z0-9+/]{22,64}$/
const MDNS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.local$/

/** The fingerprint in an SDP that has one and no more. Throws a RangeError for any other. */
export function printIn(sdp: string): Uint8Array {
  const lines = sdp.split(/\r?\n/).filter((line) => /^a=fingerprint:/i.test(line))
  const digits = /^a=fingerprint:sha-256 ([0-9a-f]{2}(?::[0-9a-f]{2}){31})$/i.exec(lines[0] ?? '')
  // Whether browsers write it once for all, or once for each of one medium, it is one.
  if (!digits?.[1] || new Set(lines).size !== 1) throw new RangeError('no fingerprint by SHA-256')
  return Uint8Array.from(digits[1].split(':'), (pair) => Number.parseInt(pair, 16))
}

/** Reads what this browser itself has written. Throws a RangeError where it has no SHA-256 fingerprint. */
export function readSdp(type: Description['type'], sdp: string): Description {
  const line = (key: string) => sdp.match(new RegExp(`^a=${key}:(.*)$`, 'm'))?.[1]?.trim() ?? ''
  const candidates = sdp.split(/\r?\n/).flatMap((text) => candidateIn(text) ?? [])
  return {
    type,
    name: line('ice-ufrag'),
    password: line('ice-pwd'),
    fingerprint: printIn(sdp),
    candidates: candidates.slice(0, MOST_CANDIDATES),
  }
}

const PLACE =
  /^(?:a=)?candidate:\S+ 1 udp \d+ (?<address>\S+) (?<port>\d+) typ (?<sort>host|srflx|relay)\b/i

/** The place in a candidate that this browser itself has written; undefined where it is of no use to others. */
export function candidateIn(text: string): Candidate | undefined {
  const { address = '', port = '', sort = '' } = PLACE.exec(text)?.groups ?? {}
  const kind = address && kindOf(address.toLowerCase(), sort.toLowerCase())
  return kind ? { kind, address: address.toLowerCase(), port: Number(port) } : undefined
}

function kindOf(address: string, sort: string): CandidateKind | undefined {
  if (MDNS.test(address)) return 'mdns'
  const six = address.includes(':')
  // A link-local address is of no use without its interface.
  if (six && (address.startsWith('fe80') || address.includes('%'))) return undefined
  if (!six && !/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return undefined
  if (sort === 'host') return six ? 'host6' : 'host4'
  if (sort === 'srflx') return six ? 'reflexive6' : 'reflexive4'
  return six ? 'relay6' : 'relay4'
}

/**
 * Writes an SDP that every browser takes for the description it was read from. Where more candidates are to come one by
 * one it `trickles`.
 */
export function writeSdp(description: Description, trickles = false): string {
  const { type, name, password, fingerprint, candidates } = description
  const digits = Array.from(fingerprint, (byte) => byte.toString(16).padStart(2, '0')).join(':')
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'a=msid-semantic:WMS *',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`,
    `a=ice-ufrag:${name}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${digits.toUpperCase()}`,
    ...candidates.map((candidate, i) => `a=${writeCandidate(candidate, i)}`),
    trickles ? 'a=ice-options:trickle' : 'a=end-of-candidates',
  ]
  return `${lines.join('\r\n')}\r\n`
}

/** Writes the i-th candidate as browsers take it. */
export function writeCandidate({ kind, address, port }: Candidate, i: number): string {
  const sort = kind.startsWith('reflexive') ? 'srflx' : kind.startsWith('relay') ? 'relay' : 'host'
  const rank = { host: 126, srflx: 100, relay: 2 }[sort] * 2 ** 24 + 65535 * 256 + 255 - (i % 256)
  const base = sort === 'host' ? '' : ' raddr 0.0.0.0 rport 0'
  return `candidate:${i + 1} 1 udp ${rank} ${address} ${port} typ ${sort}${base}`
}

/** Packs a description into some hundred bytes. */
export function pack({ type, name, password, fingerprint, candidates }: Description): Uint8Array {
  const way = wayFor(name, password)
  const [n, p] = [squeeze(name, way), squeeze(password, way)]
  const out = [(type === 'answer' ? 1 : 0) | (way << 1), n.length, ...n, p.length, ...p]
  out.push(...fingerprint, candidates.length)
  return Uint8Array.from([...out, ...candidates.flatMap(candidateBytes)])
}

const candidateBytes = ({ kind, address, port }: Candidate): number[] => [
  KINDS.indexOf(kind),
  ...addressBytes(kind, address),
  port >> 8,
  port & 255,
]

/** Packs a candidate into some ten bytes. */
export const packCandidate = (candidate: Candidate): Uint8Array =>
  Uint8Array.from(candidateBytes(candidate))

/** Unpacks a candidate; undefined for anything that is none. */
export function unpackCandidate(bytes: Uint8Array): Candidate | undefined {
  const kind = KINDS[bytes[0] ?? KINDS.length]
  if (!kind || bytes.length !== 1 + sizeOf(kind) + 2) return undefined
  const [high = 0, low = 0] = bytes.subarray(-2)
  return { kind, address: addressText(kind, bytes.subarray(1, -2)), port: (high << 8) | low }
}

/** Unpacks a description; undefined for anything that is none, since what is in it goes into an SDP. */
export function unpack(bytes: Uint8Array): Description | undefined {
  let at = 0
  const take = (count: number) => {
    at += count
    return bytes.subarray(at - count, at)
  }
  const byte = () => take(1)[0] ?? 0
  const flags = byte()
  const way = flags >> 1
  if (way > 2) return undefined
  const name = unsqueeze(take(byte()), way)
  const password = unsqueeze(take(byte()), way)
  const fingerprint = take(32).slice()
  const count = byte()
  if (!NAME.test(name) || !PASSWORD.test(password) || count > MOST_CANDIDATES) return undefined
  const candidates: Candidate[] = []
  for (let i = 0; i < count; i++) {
    const kind = KINDS[byte()]
    if (!kind) return undefined
    const address = addressText(kind, take(sizeOf(kind)))
    const [high = 0, low = 0] = take(2)
    candidates.push({ kind, address, port: (high << 8) | low })
  }
  if (at !== bytes.length || fingerprint.length !== 32) return undefined
  return { type: flags & 1 ? 'answer' : 'offer', name, password, fingerprint, candidates }
}

/** How names are squeezed: 2 by hexadecimal digits (Firefox), 1 by six bits a letter (Chromium), 0 as they are. */
function wayFor(...texts: readonly string[]): number {
  if (texts.every((text) => /^([0-9a-f]{2})+$/.test(text))) return 2
  return texts.every((text) => /^([A-Za-z0-9+/]{4})+$/.test(text)) ? 1 : 0
}

function squeeze(text: string, way: number): number[] {
  if (way === 2) return text.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  if (way === 0) return [...text].map((letter) => letter.charCodeAt(0))
  const out: number[] = []
  for (let i = 0; i < text.length; i += 4) {
    let bits = 0
    for (const letter of text.slice(i, i + 4)) bits = bits * 64 + LETTERS.indexOf(letter)
    out.push((bits >> 16) & 255, (bits >> 8) & 255, bits & 255)
  }
  return out
}

function unsqueeze(bytes: Uint8Array, way: number): string {
  if (way === 2) return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')
  if (way === 0) return String.fromCharCode(...bytes)
  let text = ''
  for (let i = 0; i + 2 < bytes.length; i += 3) {
    const bits = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    for (const shift of [18, 12, 6, 0]) text += LETTERS[(bits >> shift) & 63]
  }
  return text
}

const sizeOf = (kind: CandidateKind) => (kind.endsWith('4') ? 4 : 16)

function addressBytes(kind: CandidateKind, address: string): number[] {
  if (kind.endsWith('4')) return address.split('.').map(Number)
  if (kind === 'mdns') {
    const digits = address.replace('.local', '').replaceAll('-', '')
    return digits.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  }
  const [before = '', after] = address.split('::')
  const groups = (text: string) => (text ? text.split(':') : [])
  const [left, right] = [groups(before), groups(after ?? '')]
  const gap = after === undefined ? [] : new Array(8 - left.length - right.length).fill('0')
  return [...left, ...gap, ...right].flatMap((group) => {
    const word = Number.parseInt(group, 16)
    return [word >> 8, word & 255]
  })
}

function addressText(kind: CandidateKind, bytes: Uint8Array): string {
  if (kind.endsWith('4')) return bytes.join('.')
  const digits = Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')
  if (kind === 'mdns') {
    const parts = [0, 8, 12, 16, 20].map((from, i, all) => digits.slice(from, all[i + 1] ?? 32))
    return `${parts.join('-')}.local`
  }
  return (
    digits
      .match(/..../g)
      ?.map((word) => Number.parseInt(word, 16).toString(16))
      .join(':') ?? ''
  )
}
