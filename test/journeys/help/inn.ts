import { afterAll } from 'vitest'
import { openInn } from './browser.ts'

/** The inn of a file of journeys: strangers to one another share its browser, one after another and side by side. */
export const inn = openInn()
afterAll(() => inn.close())
