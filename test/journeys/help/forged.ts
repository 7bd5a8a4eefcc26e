const PRINT = new Array(32).fill('EE').join(':')
const FORGED = [
  `v=0\r\no=- 1\u2028a=fingerprint:sha-256 ${PRINT}\r\ns=-\r\nt=0 0\r\n`,
  `v=0\r\no=- 1 1 IN IP4 0.0.0.0\r\na=fingerprint:sha-256 ${PRINT}\r\na=fingerprint:sha-256 ${PRINT}\r\n`,
]
/** What none of these may bring to a browser's parser. */
export const FORGED_PRINT = PRINT

/** Steps of calls as somebody would like them to be: plain, hidden in names, and packed by hand. */
export function forgedCalls(): object[] {
  const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64')
  const named = (name: string, password = 'p'.repeat(22)) =>
    String.fromCharCode(0, name.length) +
    name +
    String.fromCharCode(password.length) +
    password +
    'E'.repeat(32) +
    '\0'
  const packed = base64(named('abcd'))
  const line = `\r\na=fingerprint:sha-256 ${PRINT}`
  return FORGED.flatMap((sdp) => [
    { type: 'offer', sdp },
    { type: 'offer', packed: sdp },
    { type: 'offer', packed: base64(sdp) },
    { type: 'offer', packed, sdp, candidate: { candidate: sdp } },
    { type: 'offer', packed: base64(named(line.slice(0, 64))) },
    { type: 'offer', packed: base64(named('abcd', line)) },
    { type: 'offer', packed: base64(named('abcd') + line) },
    { type: 'answer', sdp, packed },
    { type: 'candidate', candidate: sdp, packed: base64(sdp) },
    { type: 'candidate', packed: base64('\0\x7f\0\0\x01\0\x09'), candidate: `x${line}` },
    { type: 'pranswer', sdp, packed },
    { type: 'rollback', sdp, packed },
  ])
}

/** The lines that a page of ours gives to a browser's parser. */
export const OUR_LINE =
  /^(v=0|o=- 1 1 IN IP4 0\.0\.0\.0|s=-|t=0 0|c=IN IP4 0\.0\.0\.0|m=application 9 UDP\/DTLS\/SCTP webrtc-datachannel|a=(group:BUNDLE 0|msid-semantic:WMS \*|mid:0|sctp-port:5000|max-message-size:262144|setup:(actpass|active)|ice-(ufrag|pwd):[A-Za-z0-9+/]{4,64}|fingerprint:sha-256 ([0-9A-F]{2}:){31}[0-9A-F]{2}|ice-options:trickle|end-of-candidates)|(a=)?candidate:\d+ 1 udp \d+ [0-9a-f.:-]+(\.local)? \d+ typ (host|(srflx|relay) raddr 0\.0\.0\.0 rport 0))$/
