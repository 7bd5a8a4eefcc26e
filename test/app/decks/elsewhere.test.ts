import { expect, test, vi } from 'vitest'
import { openFace } from '../../../src/rules/board/deck.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import type { SealAct } from '../../../src/sync/seal/entry.ts'
import { nameScreens } from '../../../src/table/document/screens.ts'
import { sealsIn } from '../../../src/table/document/seals.ts'
import { again, type CardScreen, linked, MANY_SCREENS, screenAt, settled } from './screens.ts'
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
async function goesOn({ at }: Three, but = 'ada') {
  await vi.waitFor(() => expect(keptAt(at('ben')).game.turn?.phase).toBe('action'), patient)
  const who = keptAt(at('ben')).game.turn!.seat
  expect(who).not.toBe(but)
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
  // All that was done until now is signed.
  await vi.waitFor(() => {
    const acts = sealsIn(table.doc).flatMap((one) => (one as { acts: SealAct[] }).acts)
    const before = new Map(acts.flatMap((act) => (act.is === 'step' ? [[act.id, act.of]] : [])))
    let step: string | undefined = keptAt(big).step
    while (step) step = before.get(step)
    expect(step).toBe('')
  }, patient)
  return { three, big, table, signedBy }
}

/** The words of what is waited for: by whose hand, and why. */
const WAITS =
  'Waiting for the screen with ada’s hand: what was done for ada at another screen counts once that screen has signed it, and no card is shown before.'
/** Nobody is named for what they did not do. */
const nobodyIsBlamed = ({ screens }: Three, big: CardScreen) => {
  for (const one of [...screens, big]) expect(one.said().join()).not.toContain('does not follow')
}

test(
  'a step at the big screen is signed there, and at once by the phone that is the hand',
  MANY_SCREENS,
  async () => {
    const { three, big, signedBy } = await atBigScreen()
    const { step } = keptAt(big)
    expect(big.as('ada').play('endActions')).toBe('done')
    const did = keptAt(big).step
    expect(did).not.toBe(step)
    await vi.waitFor(() => expect(signedBy(did)).toContain(keyOf('screen')), patient)
    await vi.waitFor(() => expect(signedBy(did)).toContain(keyOf('ada')), { timeout: 180_000 })
    await goesOn(three)
    nobodyIsBlamed(three, big)
    expect(big.said()).not.toContain(WAITS)
    clearInterval(three.lots)
  },
)

test(
  'what is done in a second tab is signed by the one that keeps the cards',
  MANY_SCREENS,
  async () => {
    const three = await dealt()
    const { at, wire, tables } = three
    const who = keptAt(at('ben')).game.turn!.seat
    const first = at(who)
    const table = again(first.table)
    linked(table, ...tables)
    const second = screenAt(table, game, first.device, wire.join(secretOf('screen')))
    // It has all that was said before it can pass on anything.
    await vi.waitFor(
      () =>
        expect(openFace(second.table.board(), keptAt(second).game.discard[0] ?? '')).toBeDefined(),
      patient,
    )
    expect(second.as(who).play('endActions')).toBe('done')
    const did = keptAt(second).step
    await vi.waitFor(() => {
      const signed = sealsIn(table.doc).flatMap((one) => {
        const { by, acts } = one as { by: string; acts: SealAct[] }
        return acts.some((act) => act.is === 'step' && act.id === did) ? by : []
      })
      expect(signed).toContain(keyOf(who))
    }, patient)
    await goesOn(three, who)
    nobodyIsBlamed(three, second)
    clearInterval(three.lots)
  },
)

test(
  'what the phone does for its seat is followed without the big screen',
  MANY_SCREENS,
  async () => {
    const { three, big } = await atBigScreen()
    big.close()
    await endsTurn(three, 'ada')
    await goesOn(three)
    nobodyIsBlamed(three, big)
    clearInterval(three.lots)
  },
)

test.each(['wakes', 'is gone, and the hand comes to the big screen'])(
  'while the phone sleeps all are told whom they wait for and why, and nothing is put back, until it %s',
  async (then) => {
    const { three, big, table } = await atBigScreen()
    const { at, wire, tables } = three
    at('ada').close()
    wire.part(keyOf('ada'))
    await endsTurn(three, 'ada', big)
    const { step } = keptAt(at('ben'))
    await vi.waitFor(() => {
      for (const one of [at('ben'), at('cyd'), big]) expect(one.said()).toContain(WAITS)
    }, patient)
    // Longer than what does not follow is left there.
    await settled(15_000)
    for (const one of [at('ben'), at('cyd'), big]) expect(keptAt(one).step).toBe(step)
    nobodyIsBlamed(three, big)
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
    await vi.waitFor(() => {
      for (const one of [at('ben'), at('cyd'), big]) expect(one.said()).not.toContain(WAITS)
    }, patient)
    clearInterval(three.lots)
  },
  240_000,
)
