import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { type House, openHouse } from '../../sync/house.ts'
import { type Guests, guestsAt, type Manner } from './browser.ts'
import { inn } from './inn.ts'

/**
 * A house of bare screens, or of another page, for all journeys of a file, and guests of its own for each: nothing may
 * go wrong with them. They are `alone` unless a journey says otherwise: links lead from one browser to another.
 */
export function bareHouse(file?: string) {
  let house: House
  let guests: Guests
  beforeAll(async () => {
    house = await openHouse(file)
  }, 60_000)
  afterAll(() => house.close())
  beforeEach(() => {
    guests = guestsAt(house.address, inn)
  })
  afterEach(async () => {
    expect(await guests.close()).toEqual([])
  })
  return {
    house: () => house,
    open: (manner: Manner = {}) => guests.open('', { alone: true, ...manner }),
  }
}
