import { sha256 } from '@noble/hashes/sha2.js'
import { printIn } from '../keys/sdp.ts'
import type { Prints } from './handshake.ts'

/**
 * The fingerprints that a connection goes by, once a channel of it is open: our own as this browser wrote it, the
 * other's off the certificate that it showed. A browser that does not tell that certificate goes by the one fingerprint
 * of the description that it was given, which is of our own writing, too. Throws a RangeError where there is none.
 */
export function fingerprintsOf(connection: RTCPeerConnection): Prints {
  const mine = printIn(connection.localDescription?.sdp ?? '')
  const [shown] = connection.sctp?.transport.getRemoteCertificates?.() ?? []
  const theirs = shown
    ? sha256(new Uint8Array(shown))
    : printIn(connection.remoteDescription?.sdp ?? '')
  return { mine, theirs }
}
