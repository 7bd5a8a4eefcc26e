import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Blank, fieldText } from '../../../src/ui/typing/blank.ts'

/** A field of a page; one of numbers takes nothing that is none. */
class Field extends EventTarget {
  readonly type: string
  #value: string
  constructor(type: string, value: string) {
    super()
    this.type = type
    this.#value = value
  }
  get value() {
    return this.#value
  }
  set value(next: string) {
    this.#value = this.type === 'number' && Number.isNaN(Number(next)) ? '' : next
  }
}

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', Field)
  vi.stubGlobal('HTMLTextAreaElement', class {})
})
afterEach(() => vi.unstubAllGlobals())

/** A field, what the keys of a place write there, and how often it was told that something changed. */
function filled(type: string, value: string) {
  const field = new Field(type, value)
  const text = fieldText(field as unknown as Blank)
  const changed = vi.fn<() => void>()
  const unheard = text.hear(changed)
  /** Somebody types by keys that are plugged in, or the form writes there. */
  const other = (next: string) => {
    field.value = next
    field.dispatchEvent(new Event('input'))
  }
  return { field, text, changed, unheard, other }
}

test('what is typed of a number is shown as it is typed, and the field has the number', () => {
  const { field, text } = filled('number', '')
  const typed = ['-', '-4', '-4.', '-4.5'].map((next) => {
    expect(text.put(next)).toBe(true)
    return [text.now(), field.value]
  })
  expect(typed).toEqual([
    ['-', ''],
    ['-4', '-4'],
    ['-4.', '-4'],
    ['-4.5', '-4.5'],
  ])
  expect(text.put('-4.5x')).toBe(false)
  expect([text.now(), field.value]).toEqual(['-4.5', '-4.5'])
})

test.each(['number', 'text'])('what others write in a field (%s) is gone on with', (type) => {
  const { field, text, changed, other } = filled(type, '1')
  text.put('12')
  other('340')
  expect([text.now(), changed.mock.calls.length]).toEqual(['340', 2])
  text.put(`${text.now()}5`)
  expect(field.value).toBe('3405')
})

test.each(['number', 'text'])('rubbed empty, a field (%s) is empty', (type) => {
  const { field, text } = filled(type, '4')
  text.put('')
  expect([text.now(), field.value]).toEqual(['', ''])
})

test('whoever has done with a field hears no more of it', () => {
  const { changed, unheard, other } = filled('text', '')
  unheard()
  other('x')
  expect(changed).not.toHaveBeenCalled()
})
