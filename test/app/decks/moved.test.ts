import { expect, test, vi } from 'vitest'
import { openFace } from '../../../src/rules/board/deck.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import { game as highcard } from '../../games/highcard/game.ts'
import {
  again,
  type CardScreen,
  laid,
  linked,
  MANY_SCREENS,
  screenAt,
  settled,
  sit,
  wires,
} from './screens.ts'

// A hand that comes to another device in the middle of a game.

const NAMES = ['ada', 'ben', 'cyd'] as const
const patient = { timeout: 180_000, interval: 50 }
const secretOf = (name: string) => new Uint8Array(32).fill(name.charCodeAt(0))
const keyOf = (name: string) => screenOf(secretOf(name)).key
const handOf = ({ table }: CardScreen, seat: string) =>
  highcard.hand!(table.board(), seat)?.[0] ?? ''
const sees = (screen: CardScreen, seat: string) =>
  screen.as(seat).act(true).sees?.(handOf(screen, seat))
const MOVED = /^ada plays at another screen now/
const MOVING = /^ada plays here now/

/** Three play sealed, and Ada has drawn; a fourth device is linked, and nobody sits at it. */
async function drawn() {
  const wire = wires()
  const first = laid(highcard)
  const tables = [first, again(first), again(first), again(first)]
  linked(...tables)
  const screens = NAMES.map((name, i) => {
    sit(tables[i]!, name, `${name}’s device`, i)
    return screenAt(tables[i]!, highcard, `${name}’s device`, wire.join(secretOf(name)))
  })
  const at = (name: (typeof NAMES)[number]) => screens[NAMES.indexOf(name)]!
  at('ada').as('ada').play('draw')
  await vi.waitFor(() => expect(sees(at('ada'), 'ada')).toBeDefined(), patient)
  const join = () => screenAt(tables[3]!, highcard, 'a phone', wire.join(secretOf('phone')))
  return { wire, at, join, tables, face: sees(at('ada'), 'ada') }
}
const told = (screen: CardScreen, text: RegExp) => screen.said().find((one) => text.test(one))

test(
  'a phone becomes the hand of a seat: it sees it once the screen there says that it is theirs',
  MANY_SCREENS,
  async () => {
    const { at, join, tables, face } = await drawn()
    const phone = join()
    tables[3]!.apply([{ do: 'hand', seat: 'ada', device: 'a phone' }], {
      seat: 'ada',
      track: false,
    })
    await vi.waitFor(() => expect(told(at('ada'), MOVED)).toBeDefined(), patient)
    await vi.waitFor(() => expect(told(phone, MOVING)).toBeDefined(), patient)
    await settled(300)
    expect(sees(phone, 'ada')).toBeUndefined()
    // It is hers to say, as long as she is here.
    for (const name of ['ben', 'cyd'] as const) expect(told(at(name), MOVED)).toBeUndefined()
    at('ada').answer(MOVED)
    await vi.waitFor(() => expect(sees(phone, 'ada')).toBe(face), patient)
    for (const name of ['ben', 'cyd'] as const) {
      expect(sees(at(name), 'ada')).toBeUndefined()
      expect(openFace(at(name).table.board(), handOf(at(name), 'ada'))).toBeUndefined()
    }
    await vi.waitFor(() => {
      expect(told(phone, MOVING)).toBeUndefined()
      expect(told(at('ada'), MOVED)).toBeUndefined()
    }, patient)
    // What is dealt to her next comes to the phone at once, and is laid open from there.
    for (const name of ['ben', 'cyd'] as const) at(name).as(name).play('draw')
    await vi.waitFor(
      () => expect(openFace(phone.table.board(), handOf(phone, 'ada'))).toBe(face),
      patient,
    )
  },
)

test(
  'who sits where cards are dealt to another screen is told before they are, as long as it is so',
  MANY_SCREENS,
  async () => {
    const tables = [laid(highcard)]
    tables.push(again(tables[0]!))
    linked(...tables)
    const wire = wires()
    const [ada] = (['ada', 'ben'] as const).map((name, i) => {
      sit(tables[i]!, name, `${name}’s device`, i)
      return screenAt(tables[i]!, highcard, `${name}’s device`, wire.join(secretOf(name)))
    })
    // Anybody who may write can say so.
    const hand = (device: string) =>
      tables[1]!.apply([{ do: 'hand', seat: 'ada', device }], { seat: 'ben', track: false })
    const ELSEWHERE = /^A phone is the hand of ada: sealed cards are dealt to that phone/
    hand('ben’s phone')
    await vi.waitFor(() => expect(told(ada!, ELSEWHERE)).toBeDefined(), patient)
    hand('')
    await vi.waitFor(() => expect(told(ada!, ELSEWHERE)).toBeUndefined(), patient)
  },
)

test(
  'who lost their device sits down at another: the others say that it is theirs, all that it takes',
  MANY_SCREENS,
  async () => {
    const { wire, at, join, tables, face } = await drawn()
    at('ada').close()
    wire.part(keyOf('ada'))
    const phone = join()
    sit(tables[3]!, 'ada', 'a phone')
    await vi.waitFor(() => expect(told(at('ben'), MOVED)).toBeDefined(), patient)
    at('ben').answer(MOVED)
    await vi.waitFor(() => expect(told(at('ben'), MOVED)).toBeUndefined(), patient)
    await settled(500)
    // Of three screens two see a card: one alone shows it to nobody.
    expect(sees(phone, 'ada')).toBeUndefined()
    at('cyd').answer(MOVED)
    await vi.waitFor(() => expect(sees(phone, 'ada')).toBe(face), patient)
    expect(sees(at('ben'), 'ada')).toBeUndefined()
  },
)

test('among people who trust one another a phone sees the hand at once', async () => {
  const first = laid(highcard)
  first.apply([{ do: 'play', key: 'trust', value: true }], { seat: '', track: false })
  const tables = [first, again(first)]
  linked(...tables)
  sit(first, 'ada', 'ada’s device')
  const ada = screenAt(first, highcard, 'ada’s device')
  ada.as('ada').play('draw')
  await vi.waitFor(() => expect(sees(ada, 'ada')).toBeDefined(), patient)
  const face = sees(ada, 'ada')
  const phone = screenAt(tables[1]!, highcard, 'a phone')
  tables[1]!.apply([{ do: 'hand', seat: 'ada', device: 'a phone' }], { seat: 'ada', track: false })
  await vi.waitFor(() => expect(sees(phone, 'ada')).toBe(face), patient)
})
