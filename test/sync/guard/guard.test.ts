import fc from 'fast-check'
import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { describe, expect, test, vi } from 'vitest'
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness'
import { readSyncMessage, writeSyncStep1, writeSyncStep2, writeUpdate } from 'y-protocols/sync'
import * as Y from 'yjs'
import { admitted } from '../../../src/sync/guard/guard.ts'
import { ANSWER, presenceOf, syncMessage, updateIn } from '../../../src/sync/link/message.ts'
import { cut } from '../../../src/sync/update/cut.ts'
import { lookAt } from '../../../src/sync/update/structure.ts'
import { expectAlive } from '../../table/alive.ts'

const WRITER = { peer: 'ada', client: 7, writes: true }
const WATCHER = { peer: 'wes', client: 8, writes: false }

/** A message in y-webrtc's words. */
function message(sort: number, write: (encoder: encoding.Encoder) => void): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, sort)
  write(encoder)
  return encoding.toUint8Array(encoder)
}
const doc = new Y.Doc()
doc.getMap('items').set('a', { x: 1, y: 'two' })
doc.getText('t').insert(0, 'a text that is long enough to be cut somewhere')
const STEP_ONE = message(0, (e) => writeSyncStep1(e, doc))
const STEP_TWO = message(0, (e) => writeSyncStep2(e, doc))
const UPDATE = message(0, (e) => writeUpdate(e, Y.encodeStateAsUpdate(doc)))

/** Presence of these clients, each with a text of so many letters. */
function presence(
  clients: readonly number[],
  letters = 5,
  state: Record<string, unknown> = { said: 'x'.repeat(letters) },
): Uint8Array {
  const books = clients.map((client) => {
    const own = new Y.Doc()
    own.clientID = client
    const awareness = new Awareness(own)
    awareness.setLocalState(state)
    const update = encodeAwarenessUpdate(awareness, [client])
    awareness.destroy()
    return update
  })
  return message(1, (encoder) => {
    const all = encoding.createEncoder()
    encoding.writeVarUint(all, clients.length)
    // Each update is a count, which is one, and an entry.
    for (const book of books) encoding.writeUint8Array(all, book.subarray(1))
    encoding.writeVarUint8Array(encoder, encoding.toUint8Array(all))
  })
}

/** Presence that says this, letter by letter. */
const presenceAs = (client: number, state: string) =>
  message(1, (encoder) => {
    const all = encoding.createEncoder()
    for (const n of [1, client, 1e6]) encoding.writeVarUint(all, n)
    encoding.writeVarString(all, state)
    encoding.writeVarUint8Array(encoder, encoding.toUint8Array(all))
  })

describe('what a peer may say', () => {
  test.each<[string, typeof WRITER, Uint8Array, Uint8Array | undefined]>([
    ['a question of one who writes', WRITER, STEP_ONE, STEP_ONE],
    ['a question of one who watches', WATCHER, STEP_ONE, STEP_ONE],
    ['an answer of one who writes', WRITER, STEP_TWO, STEP_TWO],
    ['a change of one who writes', WRITER, UPDATE, UPDATE],
    ['an answer of one who watches', WATCHER, STEP_TWO, undefined],
    ['a change of one who watches', WATCHER, UPDATE, undefined],
    ['presence of oneself', WRITER, presence([7]), presence([7])],
    [
      'a seat, and dice in flight, of one who watches',
      WATCHER,
      presence([8], 0, { seat: 'ben', throws: [], held: [], away: true, follows: 7 }),
      presence([8], 0, { away: true, follows: 7 }),
    ],
    ['presence of nobody', WRITER, presence([]), undefined],
    ['a question for presence', WRITER, message(3, () => {}), undefined],
  ])('%s', (_, from, said, taken) => {
    expect(admitted(from, said)).toEqual(taken)
  })

  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array(0)],
    ['an unknown word', message(9, () => {})],
    ['the tabs’ own word', message(4, (e) => encoding.writeVarString(e, 'peer'))],
    ['an unknown step', message(0, (e) => encoding.writeVarUint(e, 3))],
    ['half a change', UPDATE.subarray(0, UPDATE.length - 9)],
    ['presence of oneself among others', presence([3, 7, 9])],
    ['presence of others', presence([3, 9])],
    ['too much presence', presence([7], 100_000)],
    ['presence that is no JSON', presenceAs(7, '{"said":')],
    // It could be read, and not be written out for whoever comes later.
    ['lists in lists', presenceAs(7, `{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)],
    ['records in records', presenceAs(7, `${'{"0":'.repeat(9000)}1${'}'.repeat(9000)}`)],
  ])('%s is an error', (_, said) => {
    expect(() => admitted(WRITER, said)).toThrow()
  })

  test('what goes out is of oneself alone', () => {
    expect(presenceOf(3, presence([3, 7]))).toEqual(presence([3]))
    expect(presenceOf(5, presence([3, 7]))).toBeUndefined()
    expect(presenceOf(5, UPDATE)).toEqual(UPDATE)
  })

  test('of any bytes, what is let through does no harm to a document', () => {
    // y-protocols writes what it cannot apply to the console, and goes on.
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    const good = [STEP_ONE, STEP_TWO, UPDATE, presence([7])]
    const spoilt = fc
      .tuple(
        fc.constantFrom(...good),
        fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 4 }),
      )
      .map(([whole, changes]) => {
        const bytes = whole.slice()
        for (const [at, value] of changes) bytes[at % bytes.length] = value
        return bytes
      })
    let through = 0
    fc.assert(
      fc.property(fc.oneof(spoilt, fc.uint8Array({ maxLength: 60 })), (bytes) => {
        let taken: Uint8Array | undefined
        try {
          taken = admitted(WRITER, bytes)
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
          return
        }
        const update = taken && updateIn(taken)
        if (!taken || !update) return
        const other = new Y.Doc()
        other.getMap('items').set('mine', 1)
        let seen: ReturnType<typeof lookAt>
        try {
          seen = lookAt(update, other)
        } catch {
          // Not to be read.
          return
        }
        if (!seen || seen.fault !== undefined) return
        through++
        // What does not fit yet is left out.
        for (const piece of seen.whole ? [update] : cut(seen)) {
          const decoder = decoding.createDecoder(syncMessage(ANSWER, piece))
          decoding.readVarUint(decoder)
          readSyncMessage(decoder, encoding.createEncoder(), other, 'peer', (error) => {
            throw error
          })
        }
        // Whatever was said, what lies here goes on lying here, and can be told to others.
        expect(other.getMap('items').get('mine')).toBe(1)
        expectAlive(other)
      }),
      { numRuns: 3000 },
    )
    expect(through).toBeGreaterThan(100)
    silence.mockRestore()
  })
})
