import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBlank, readDrafts, withBack, withNew, withText } from '../../../src/ui/palm/drafts.ts'

describe('drafts that a device has kept', () => {
  test('are read as they were written', () => {
    const drafts = withText(withText(withNew([], 'cards'), '1', 'title', 'Ruth'), '1', 'body', 'x')
    expect(readDrafts(JSON.stringify(drafts))).toEqual([
      { id: '1', supply: 'cards', texts: { title: 'Ruth', body: 'x' } },
    ])
  })

  const whole = { id: '1', supply: 'cards', texts: { title: 'Ruth' } }
  test.each<[string, string | null, readonly unknown[]]>([
    ['nothing', null, []],
    ['no JSON', '{', []],
    ['no list', '{"0":{}}', []],
    ['what is no draft', JSON.stringify([null, 7, 'x', [], {}, whole]), [whole]],
    ['one without a supply', JSON.stringify([{ ...whole, supply: '' }]), []],
    ['an endless id', JSON.stringify([{ ...whole, id: 'x'.repeat(1000) }]), []],
    ['texts that are none', JSON.stringify([{ ...whole, texts: 'Ruth' }]), []],
    [
      'a text that is none beside one',
      JSON.stringify([{ ...whole, texts: { title: 'Ruth', body: 7, '': 'x' } }]),
      [whole],
    ],
    ['two of one id', JSON.stringify([{ ...whole, texts: {} }, whole]), [whole]],
    [
      'a name of every object',
      '[{"id":"1","supply":"cards","texts":{"__proto__":"x","title":"Ruth"}}]',
      [
        {
          ...whole,
          texts: Object.fromEntries([
            ['__proto__', 'x'],
            ['title', 'Ruth'],
          ]),
        },
      ],
    ],
  ])('%s', (_, kept, found) => {
    expect(readDrafts(kept)).toEqual(found)
  })

  test('an endless text is cut to what a table takes, and no endless hand is read', () => {
    const [long] = readDrafts(JSON.stringify([{ ...whole, texts: { title: 'x'.repeat(1e6) } }]))
    expect(long?.texts['title']?.length).toBe(20_000)
    const many = Array.from({ length: 1000 }, (_, i) => ({ ...whole, id: `d${i}` }))
    expect(readDrafts(JSON.stringify(many)).length).toBe(120)
  })

  test.each([
    ['a sign that fits', `${'x'.repeat(19_998)}🐉`, 20_000],
    ['a sign that would be halved', `${'x'.repeat(19_999)}🐉`, 19_999],
  ])('a text is cut between signs: %s', (_, text, length) => {
    const [read] = readDrafts(JSON.stringify([{ ...whole, texts: { text } }]))
    const [written] = withText([whole], '1', 'text', text)
    for (const draft of [read, written]) {
      expect(draft?.texts['text']?.length).toBe(length)
    }
  })

  test('whatever stands there, reading never fails, and reads the same again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
        const read = readDrafts(kept)
        expect(readDrafts(JSON.stringify(read))).toEqual(read)
      }),
    )
  })
})

test('a new one comes first, and the others stay, but for one that is blank', () => {
  const one = withText(withNew([], 'cards'), '1', 'title', 'Ruth')
  const two = withNew(one, 'yellow')
  expect(two.map(({ id, supply }) => [id, supply])).toEqual([
    ['2', 'yellow'],
    ['1', 'cards'],
  ])
  expect(withNew(two, 'pink').map(({ supply }) => supply)).toEqual(['pink', 'cards'])
})

test('a full hand takes no more, and loses nothing', () => {
  const full = Array.from({ length: 60 }, (_, i) => ({
    id: `${i}`,
    supply: 'cards',
    texts: { title: 'x' },
  }))
  expect(withNew(full, 'yellow')).toEqual(full)
  // Nor does one that comes back push another out.
  const back = withBack(full, { id: '7', supply: 'notes', texts: { text: 'Osk' } })
  expect(readDrafts(JSON.stringify(back))).toEqual(back)
})

test('blank is what nothing can be read on', () => {
  const all: readonly Record<string, string>[] = [{}, { a: ' \n' }, { a: '', b: 'x' }]
  expect(all.map((texts) => isBlank({ texts }))).toEqual([true, true, false])
})

test('what was thrown away comes back beside what was begun since, and neither is the other', () => {
  const [gone] = withText(withNew([], 'cards'), '1', 'title', 'Ruth')
  const since = withText(withNew([], 'notes'), '1', 'text', 'Osk')
  const all = withBack(since, gone!)
  expect(all.map(({ texts }) => Object.values(texts))).toEqual([['Ruth'], ['Osk']])
  expect(readDrafts(JSON.stringify(all))).toEqual(all)
})

test('no new one has the id of another, however odd those are', () => {
  const odd = ['9007199254740992', 'x', '1', '-3', 'Infinity'].map((id) => ({
    ...{ id, supply: 'cards', texts: { title: 'Ruth' } },
  }))
  const all = withNew(odd, 'cards')
  expect(new Set(all.map(({ id }) => id)).size).toBe(6)
})
