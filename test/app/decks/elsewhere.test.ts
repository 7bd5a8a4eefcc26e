import { expect, test, vi } from 'vitest'
import { openFace } from '../../../src/rules/board/deck.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import type { SealAct } from '../../../src/sync/seal/entry.ts'
import { nameScreens } from '../../../src/table/document/screens.ts'
import { sealsIn } from '../../../src/table/document/seals.ts'
import { again, linked, screenAt, settled } from './screens.ts'
import { dealt, game, handAt, keptAt, patient, secretOf, type Three } from './three.ts'

// What is done for a seat at one screen while its hand is at another.

const BIG = 'a big screen'
const keyOf = (name: string) => screenOf(secretOf(name)).key

/** Somebody ends their turn, and it is another's. */
async function endsTurn({ at }: Three, who = keptAt(at('ben')).game.turn!.seat, by = at(who)) {
  const { step } = keptAt(at('ben'))
  expect(by.as(who).play('endActions')).toBe('done')
  await vi.waitFor(() => {
    for (const name of ['ben', 'cyd']) expect(keptAt(at(name)).step).not.toBe(step)
  }, patient)
}
/** Whoever's turn it is lays a card open: enough screens follow as far as that. */
async function goesOn({ at }: Three) {
  await vi.waitFor(() => expect(keptAt(at('ben')).game.turn?.phase).toBe('action'), patient)
  const who = keptAt(at('ben')).game.turn!.seat
  expect(who).not.toBe('ada')
  const [card = ''] = handAt(at('ben'), who)
  expect(at(who).as(who).play('levelUp', { of: 'blood', card })).toBe('done')
  await vi.waitFor(() => {
    for (const name of ['ben', 'cyd']) expect(openFace(at(name).table.board(), card)).toBeDefined()
  }, patient)
}
/** Ada's turn, at a big screen; her own device is a phone now, and her hand. */
async function atBigScreen() {
  const three = await dealt()
  const { at, tables, wire } = three
  const table = again(tables[1]!)
  linked(table, ...tables)
  const big = screenAt(table, game, BIG, wire.join(secretOf('screen')))
  nameScreens(table.doc, BIG, [keyOf('screen')])
  nameScreens(tables[0]!.doc, 'ada’s device', [keyOf('ada')])
  const { seats } = table.state()
  const seat = seats.find(({ id }) => id === 'ada')!
  const by = { seat: 'ada', track: false }
  table.apply([{ do: 'seat', seat: { ...seat, sitter: BIG } }], by)
  table.apply([{ do: 'hand', seat: 'ada', device: 'ada’s device' }], by)
  while (keptAt(at('ben')).game.turn!.seat !== 'ada') {
    await endsTurn(three)
    await vi.waitFor(() => expect(keptAt(at('ben')).game.turn?.phase).toBe('action'), patient)
  }
  const signedBy = (step: string) =>
    sealsIn(table.doc).flatMap((one) => {
      const { by, acts } = one as { by: string; acts: SealAct[] }
      return acts.some((act) => act.is === 'step' && act.id === step) ? by : []
    })
  return { three, big, table, signedBy }
}

test('a step at the big screen is signed there and by the phone that is the hand, and all follow', async () => {
  const { three, big, signedBy } = await atBigScreen()
  const { at } = three
  const before = keptAt(at('ben')).step
  await endsTurn(three, 'ada', big)
  const did = sealsSince(three, before)
  await vi.waitFor(() => {
    expect(signedBy(did)).toContain(keyOf('screen'))
    expect(signedBy(did)).toContain(keyOf('ada'))
  }, patient)
  await goesOn(three)
  for (const name of ['ada', 'ben', 'cyd'])
    expect(at(name).said().join()).not.toContain('does not follow')
  clearInterval(three.lots)
}, 240_000)

/** The step that was done after another. */
function sealsSince({ at }: Three, before: string): string {
  const acts = sealsIn(at('ben').table.doc).flatMap((one) => (one as { acts: SealAct[] }).acts)
  const found = acts.find((act) => act.is === 'step' && act.of === before)
  return found?.is === 'step' ? found.id : keptAt(at('ben')).step
}

test.each(['wakes', 'is gone, and the hand comes to the big screen'])(
  'while the phone sleeps nothing is put back: others are told whom it waits for, until it %s',
  async (then) => {
    const { three, big, table } = await atBigScreen()
    const { at, wire, tables } = three
    at('ada').close()
    wire.part(keyOf('ada'))
    await endsTurn(three, 'ada', big)
    const { step } = keptAt(at('ben'))
    await vi.waitFor(
      () => expect(at('ben').said()).toContain('Waiting for ada’s screen to give its part.'),
      patient,
    )
    // Longer than what does not follow is left there.
    await settled(15_000)
    for (const name of ['ben', 'cyd']) {
      expect(keptAt(at(name)).step).toBe(step)
      expect(at(name).said().join()).not.toContain('does not follow')
    }
    if (then === 'wakes') {
      wire.part(keyOf('ada'), false)
      screenAt(tables[0]!, game, 'ada’s device', wire.join(secretOf('ada')))
    } else {
      const by = { seat: 'ada', track: false }
      table.apply([{ do: 'hand', seat: 'ada', device: BIG }], by)
      for (const name of ['ben', 'cyd']) {
        const moved = /^ada plays at another screen now/
        await vi.waitFor(() => expect(at(name).said().join('|')).toMatch(/ada plays at/), patient)
        at(name).answer(moved)
      }
    }
    await goesOn(three)
    await vi.waitFor(
      () => expect(at('ben').said().join()).not.toContain('Waiting for ada'),
      patient,
    )
    clearInterval(three.lots)
  },
  240_000,
)
