import { describe, expect, it, test } from 'vitest'
import { breaths, paragraphs, readOut, voiceFor } from '../../../src/ui/moves/aloud.ts'

test.each([
  ['', []],
  ['It comes.', [['It comes.']]],
  ['It comes. Run!\n\nWhere to?', [['It comes.', 'Run!'], ['Where to?']]],
  ['  \n One line \n', [['One line']]],
])('%j is read in these breaths', (text, read) => {
  expect(paragraphs(text).map(breaths)).toEqual(read)
})

test('a sentence without an end is taken apart between words, and nothing of it is lost', () => {
  const endless = 'and the sea rose '.repeat(40).trim()
  const parts = breaths(endless)
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(180)
  expect(parts.join(' ')).toBe(endless)
  expect(breaths('x'.repeat(500)).join('')).toHaveLength(500)
})

const voice = (lang: string, localService = true, ofChoice = false) => ({
  lang,
  localService,
  default: ofChoice,
})

test.each([
  ['none', [], 'en', undefined],
  ['one of another language', [voice('de-DE')], 'en', undefined],
  ['one that sends words away', [voice('en-US', false)], 'en', undefined],
  ['the first', [voice('de-DE'), voice('en_GB'), voice('en-US')], 'en', 1],
  ['the one of choice', [voice('en-GB'), voice('en-US', true, true)], 'en', 1],
])('of these voices: %s', (_, voices, lang, chosen) => {
  expect(voiceFor(voices, lang)).toBe(chosen === undefined ? undefined : voices[chosen])
})

describe('reading out', () => {
  /** A voice that says one part at each step. */
  function speech() {
    let queue: SpeechSynthesisUtterance[] = []
    return {
      speak: (part: SpeechSynthesisUtterance) => void queue.push(part),
      cancel: () => {
        queue = []
      },
      waiting: () => queue.length,
      say(error = false) {
        const part = queue.shift()
        const told = {} as SpeechSynthesisEvent & SpeechSynthesisErrorEvent
        part?.onstart?.call(part, told)
        if (error) part?.onerror?.call(part, told)
        else part?.onend?.call(part, told)
      },
    }
  }
  const make = (text: string) => ({ text }) as SpeechSynthesisUtterance
  const text = 'One. Two.\nThree.'

  it('tells which paragraph it is at, and when it is over', () => {
    const said = speech()
    const told: (number | undefined)[] = []
    readOut(said, make, text, (n) => told.push(n))
    for (let i = 0; i < 3; i++) said.say()
    expect(told).toEqual([0, 0, 1, undefined])
  })

  it('is over at once when it is ended, and tells no more', () => {
    const said = speech()
    const told: (number | undefined)[] = []
    const hush = readOut(said, make, text, (n) => told.push(n))
    said.say()
    hush()
    expect(said.waiting()).toBe(0)
    expect(told).toEqual([0])
  })

  it('is over when the voice fails', () => {
    const said = speech()
    const told: (number | undefined)[] = []
    readOut(said, make, text, (n) => told.push(n))
    said.say(true)
    expect(told).toEqual([0, undefined])
  })
})
