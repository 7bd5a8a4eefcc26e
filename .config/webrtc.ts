import { join } from 'node:path'

const sync = join(import.meta.dirname, '../src/sync')

/** What y-webrtc is given in the place of two of its libraries: connections and signalling of our own. */
export const curedWebrtc = {
  'simple-peer/simplepeer.min.js': join(sync, 'company/peer.ts'),
  'lib0/websocket': join(sync, 'link/wire.ts'),
}
