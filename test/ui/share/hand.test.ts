import { expect, test } from 'vitest'
import { relaysIn, withRelays } from '../../../src/app/share/relayed.ts'
import { invitationIn } from '../../../src/app/share/sharing.ts'
import { keyCode, readCode } from '../../../src/sync/keys/code.ts'
import { writerKeys } from '../../../src/sync/keys/keys.ts'
import { handIn, seatsNamed, typedFrom, withHand } from '../../../src/ui/share/hand.ts'

const KEYS = writerKeys(Uint8Array.from({ length: 16 }, (_, n) => n))
const CODE = keyCode(KEYS)
const OTHER = keyCode(writerKeys(new Uint8Array(16)))
const RELAYS = ['wss://example.org/a/b?c=d&e=f']

test.each([
  'ada',
  'V1StGXR8_Z5jdHi6B-myT',
  'Zoë & Søn=2',
  '&h=x',
  '玲'.repeat(200),
  // A seat that is called as another table's key.
  OTHER,
])('a link says for which seat a phone is the hand: %s', (seat) => {
  for (const code of [CODE, withRelays(CODE, RELAYS)]) {
    const link = `https://table.example/#j=${withHand(code, seat)}`
    for (const given of [link, withHand(code, seat), `Come! ${link}\nSoon!`, `<${link}>`]) {
      const found = handIn(given)
      expect(found.seat).toBe(seat)
      expect(readCode(found.invitation)).toMatchObject({ is: 'key', keys: { topic: KEYS.topic } })
      expect(relaysIn(found.invitation)).toEqual(code === CODE ? [] : RELAYS)
    }
    // Pasted or scanned within the page it stays whole.
    const followed = invitationIn(link)
    expect('code' in followed && handIn(followed.code)).toEqual({ invitation: code, seat })
  }
})

test.each([
  '',
  CODE,
  `${CODE}&h=`,
  `${CODE}&h=%`,
  `${CODE}&h=%E0%A4%A`,
  `${CODE}&h=${'x'.repeat(201)}`,
  `${CODE}&h=${'x'.repeat(100_000)}`,
  '&h=ada',
  'short&h=ada',
  '\0&h=\0',
])('what names no seat names none, and the rest is read as ever (%#)', (text) => {
  const { invitation, seat } = handIn(text)
  expect(seat).toBeUndefined()
  if (text.startsWith(CODE) && text.length < 1000)
    expect(readCode(invitation)).toMatchObject({ is: 'key' })
})

test('half a letter is in no link', () => {
  expect(withHand(CODE, '\ud800')).toBe(CODE)
})

test.each([
  ['V1StGXR8_Z5jdHi6B-myT', ['ada', 'XyStGXR8_Z5jdHi6B-myT'], 'V1St'],
  // As much as tells it from the others.
  ['V1StGXR8', ['V1StGXQ9', 'V1St'], 'V1StGXR'],
  ['ada', ['ben', 'ad'], 'ada'],
  ['Zoë & Søn', ['Zoë'], 'Zoë '],
])('what is typed says whose hand a phone is, with gaps or without: %s', (seat, others, name) => {
  const all = [...others, seat]
  const typed = typedFrom(`https://table.example/#j=${withHand(CODE, seat)}`, seat, all)
  expect(typed?.address).toBe('https://table.example')
  const code = typed?.code ?? ''
  expect(code.replace(/ /g, '')).toBe(withHand(CODE, name))
  for (const given of [code, code.replace(/ /g, ''), ` ${code.replace(/ /g, '\n')} `]) {
    const followed = invitationIn(given)
    const found = 'code' in followed ? handIn(followed.code) : undefined
    expect(found).toEqual({ invitation: CODE, seat: name })
    const seats = all.map((id) => ({ id }))
    expect(seatsNamed(seats, found?.seat)).toEqual([{ id: seat }])
  }
})

test('a link in which more stands than anybody types is not typed', () => {
  const link = `https://table.example/#j=${withHand(withRelays(CODE, RELAYS), 'ada')}`
  expect(typedFrom(link, 'ada', ['ada'])).toBeUndefined()
  expect(typedFrom(CODE, 'ada', ['ada'])).toBeUndefined()
})

const WHOLE = 'V1StGXR8_Z5jdHi6B-myT'
test.each<[name: string | undefined, seats: readonly string[], meant: readonly string[]]>([
  ['adar', ['adam', 'adara'], ['adara']],
  ['ad', ['adam', 'adara'], ['adam', 'adara']],
  // Somebody has sat down under just what was typed for another.
  ['V1St', ['V1St', WHOLE], ['V1St', WHOLE]],
  ['V1St', [WHOLE], [WHOLE]],
  // A whole id as it is scanned is that seat, whatever others are called.
  [WHOLE, [`${WHOLE}x`, WHOLE], [WHOLE]],
  ['', ['ada'], []],
  [undefined, ['ada'], []],
  ['x', [], []],
])('by %s of %j is meant %j', (name, seats, meant) => {
  const found = seatsNamed(
    seats.map((id) => ({ id })),
    name,
  )
  expect(found.map(({ id }) => id)).toEqual(meant)
})
