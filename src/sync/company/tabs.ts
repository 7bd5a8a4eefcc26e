import * as bc from 'lib0/broadcastchannel'
import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { encodeAwarenessUpdate } from 'y-protocols/awareness'
import type { Room } from 'y-webrtc'
import { applyUpdate, decodeStateVector, encodeStateVector, getState } from 'yjs'
import type { Gate } from '../guard/gate.ts'
import {
  ANSWER,
  ASK_PRESENCE,
  presenceMessage,
  QUESTION,
  SYNC,
  syncMessage,
  UPDATE,
  updateIn,
} from '../link/message.ts'
import { makeSlices } from '../pace/slices.ts'
import { piecesOf } from '../update/pieces.ts'

/*
 * The other tabs of this browser, in y-webrtc's words
 *
 * y-webrtc itself says all it has to them as soon as it comes, and answers in one piece: of a large table each of that
 * holds the page longer than it may stand still. So who comes asks, and who is asked tells in small pieces what the
 * other lacks, and asks back where the other has more.
 */

/** Between two questions of ours, so that there is time for an answer, ms. */
const PAUSE = 5000
/** Questions that wait: no browser has so many tabs of one table. */
const MOST_QUESTIONS = 64
/** y-webrtc's word by which a tab tells its name. */
const HERE = 4
/** How lib0 marks what comes from another tab, and not from this one. */
const ELSEWHERE = 'broadcastchannel'

/**
 * What stands before the document for what other tabs say, if anything; `give` takes it in, and `ask`
 * asks for the rest.
 */
export type GateForTabs = (give: (message: Uint8Array) => void, ask: () => void) => Gate | undefined

/** Has a room speak so with other tabs whenever it is connected. Returns how they are told a change. */
export function shareWithTabs(room: Room, gateForTabs: GateForTabs): (update: Uint8Array) => void {
  const { doc, awareness, _bcSubscriber: hear } = room
  const slices = makeSlices()
  let asked = Number.NEGATIVE_INFINITY
  let soon = false
  const say = (message: Uint8Array) => {
    if (room.bcconnected) bc.publish(room.name, message)
  }
  const ask = () => {
    soon = false
    asked = performance.now()
    say(syncMessage(QUESTION, encodeStateVector(doc)))
  }
  const askInTime = () => {
    if (!soon) setTimeout(ask, asked + PAUSE - performance.now())
    soon = true
  }
  function answer(vector: Uint8Array): void {
    const has = decodeStateVector(vector)
    if ([...has].some(([client, clock]) => clock > getState(doc.store, client))) askInTime()
    if (slices.waiting() >= MOST_QUESTIONS) return
    slices.add(function* () {
      for (const piece of piecesOf(doc, vector)) {
        say(syncMessage(ANSWER, piece))
        yield
      }
    }, 1)
  }
  const gate = gateForTabs((message) => {
    const update = updateIn(message)
    if (update) room.mux(() => applyUpdate(doc, update, room))
  }, askInTime)

  async function take(data: ArrayBuffer): Promise<void> {
    const message = new Uint8Array(data)
    const decoder = decoding.createDecoder(message)
    const ofDocument = decoding.readVarUint(decoder) === SYNC
    if (ofDocument && decoding.readVarUint(decoder) === QUESTION)
      answer(decoding.readVarUint8Array(decoder))
    // Another tab may have been told by somebody what they have made up under our number.
    else if (ofDocument && gate) gate.take(message)
    else await hear(data)
  }
  room._bcSubscriber = async (data, from?: unknown) => {
    // A frame that cannot be read would be an uncaught error; such a frame is dropped.
    if (from === ELSEWHERE) await take(data).then(undefined, () => false)
  }
  room.connect = () => {
    doc.on('update', room._docUpdateHandler)
    awareness.on('update', room._awarenessUpdateHandler)
    bc.subscribe(room.name, room._bcSubscriber)
    room.bcconnected = true
    say(
      encoding.encode((encoder) => {
        encoding.writeVarUint(encoder, HERE)
        encoding.writeUint8(encoder, 1)
        encoding.writeVarString(encoder, room.peerId)
      }),
    )
    ask()
    say(Uint8Array.of(ASK_PRESENCE))
    say(presenceMessage(encodeAwarenessUpdate(awareness, [awareness.clientID])))
  }
  return (update) => room.mux(() => say(syncMessage(UPDATE, update)))
}
