import { expect, test } from 'vitest'
import {
  type Deaf,
  listenFor,
  type Recognition,
  recognitionIn,
} from '../../../src/ui/typing/dictation.ts'

/** Ears that hear what a test says. */
class Heard implements Recognition {
  static now: Heard
  lang = ''
  continuous = false
  interimResults = false
  onresult: Recognition['onresult'] = null
  onerror: Recognition['onerror'] = null
  onend: Recognition['onend'] = null
  readonly asked: string[] = []
  constructor() {
    Heard.now = this
  }
  start() {
    this.asked.push('start')
  }
  stop() {
    this.asked.push('stop')
  }
  abort() {
    this.asked.push('abort')
  }
  hear(...words: (readonly [said: string, final: boolean])[]) {
    const results = words.map(([transcript, isFinal]) =>
      Object.assign([{ transcript }], { isFinal }),
    )
    this.onresult?.({ resultIndex: 0, results })
  }
}

function listening(how: new () => Recognition = Heard) {
  const told: (string | undefined)[] = []
  const ear = listenFor(how, 'de', {
    onHearing: (words) => told.push(`…${words}`),
    onHeard: (words) => told.push(words),
    onEnd: (why) => told.push(why ?? 'end'),
  })
  return { told, ear }
}

test('what was said is told once it is certain, and before that what it may be', () => {
  const { told, ear } = listening()
  expect(Heard.now).toMatchObject({ lang: 'de', continuous: true, interimResults: true })
  Heard.now.hear(['der König', false])
  Heard.now.hear(['Der König', true], [' kommt', false])
  ear.stop()
  Heard.now.hear(['kommt heim', true])
  Heard.now.onend?.()
  Heard.now.onend?.()
  expect(Heard.now.asked).toEqual(['start', 'stop'])
  expect(told).toEqual(['…der König', 'Der König', '… kommt', 'kommt heim', '…', 'end'])
})

test.each<[string, Deaf | 'end']>([
  ['not-allowed', 'denied'],
  ['service-not-allowed', 'denied'],
  ['audio-capture', 'microphone'],
  ['network', 'network'],
  ['no-speech', 'silence'],
  ['language-not-supported', 'language'],
  ['bad-grammar', 'other'],
  ['aborted', 'end'],
])('%s ends it as %s', (error, wanted) => {
  const { told } = listening()
  Heard.now.onerror?.({ error })
  Heard.now.onend?.()
  expect(told).toEqual([wanted])
})

test('whoever has left hears nothing more', () => {
  const { told, ear } = listening()
  ear.leave()
  Heard.now.hear(['late', true])
  Heard.now.onend?.()
  expect(Heard.now.asked).toEqual(['start', 'abort'])
  expect(told).toEqual([])
})

test('a browser that will not begin ends it, and throws nothing', async () => {
  const { told } = listening(
    class extends Heard {
      override start() {
        throw new DOMException('already started')
      }
    },
  )
  await Promise.resolve()
  expect(told).toEqual(['other'])
})

test('it is found by either name, and nothing else is taken for it', () => {
  expect(recognitionIn({ webkitSpeechRecognition: Heard })).toBe(Heard)
  expect(recognitionIn({ SpeechRecognition: Heard, webkitSpeechRecognition: Array })).toBe(Heard)
  expect(recognitionIn({ SpeechRecognition: {} })).toBeUndefined()
  expect(recognitionIn({})).toBeUndefined()
})
