import { expect, test } from 'vitest'
import { parcelOfAir, parcelOfLog, readParcel, SYNC_STEP } from '../../../src/sync/relay/parcel.ts'

const BYTES = Uint8Array.of(1, 2, 3)

test('what is packed for a relay is read as the same', () => {
  expect(readParcel(parcelOfAir(BYTES))).toEqual({ of: 'air', bytes: BYTES })
  for (const step of Object.values(SYNC_STEP))
    expect(readParcel(parcelOfLog(step, BYTES))).toEqual({ of: 'log', step, bytes: BYTES })
})

test('it is packed as y-websocket’s protocol has it', () => {
  expect([...parcelOfAir(BYTES)]).toEqual([1, 3, 1, 2, 3])
  expect([...parcelOfLog(SYNC_STEP.update, BYTES)]).toEqual([0, 2, 3, 1, 2, 3])
})

test('messages of other sorts are passed over, and broken ones throw', () => {
  expect(readParcel(Uint8Array.of(2, 3, 1, 2, 3))).toBeUndefined()
  for (const broken of [[], [1, 9, 1], [0], [0, 2, 9, 1]])
    expect(() => readParcel(Uint8Array.from(broken)), String(broken)).toThrow()
})
