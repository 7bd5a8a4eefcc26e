/**
 * What the built page may do, and nothing besides: no inline script or style, no eval, no WebAssembly, nobody else's
 * server but the sockets people invite. It stands in the page itself, for hosts that send no headers of ours.
 */
export const POLICY = [
  "default-src 'self'",
  "connect-src 'self' ws: wss:",
  "img-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** In nobody's frame: what no page can say of itself, only who serves it. */
const UNFRAMED = "frame-ancestors 'none'"

/** What a server of ours says with everything: it is what it says it is, in nobody's frame, and nobody hears of it. */
export const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': UNFRAMED,
} as const

/** The same with the page's own policy. */
export const SEALED = {
  ...HEADERS,
  'Content-Security-Policy': `${POLICY}; ${UNFRAMED}`,
} as const
