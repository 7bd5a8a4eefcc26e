import { expect, it } from 'vitest'
import type { Offer } from '../../../src/rules/play/move.ts'
import { answered, begun, type Form, opened, sent } from '../../../src/ui/desk/form.ts'
import { prophecy, seated, sketch } from '../../games/prophecy/eight.ts'
import { formDesk } from './formdesk.ts'

/** Somebody at the guide whose presses are counted; words they write cost nothing. */
function presser() {
  const at = seated()
  const { desk } = formDesk(at)
  let form: Form | undefined
  let presses = 0
  const offers = (phase: string) =>
    prophecy.phases.list
      .find(({ id }) => id === phase)!
      .steps(at.board(), at.act())
      .flatMap((step) => step.offers ?? [])
  const send = () => {
    if (!form) throw new Error('nothing is asked')
    presses++
    form = sent(desk, form)
    if (form?.refusal || form?.missing) throw new Error('it was not taken')
  }
  return {
    at,
    send,
    presses: () => presses,
    asks: () => form?.offer,
    /** Presses what the guide offers; what stands open there is not pressed. */
    press(phase: string, move: string) {
      const offer = offers(phase).find((one) => one.move === move)
      if (!offer) throw new Error(`${move} is not offered`)
      if (!offer.open) presses++
      form = offer.open ? opened(desk, offer) : begun(desk, offer)
    },
    write(words: string) {
      if (!form) throw new Error(`nobody asks for “${words}”`)
      const id = form.offer.move === 'character' ? 'name' : 'words'
      form = answered(desk, form, id, words)
    },
    /** Two notes are touched. */
    pair(a: string, b: string) {
      presses += 2
      form = begun(desk, { move: 'offerPair', answers: { a, b } })
    },
    /** A note is touched, and what goes with it is written. */
    writePair(a: string, words: string) {
      presses++
      const offer: Offer = { move: 'writePair', answers: { a } }
      form = answered(desk, opened(desk, offer), 'words', words)
      send()
    },
    throwDice() {
      presses++
      at.roll(5, 5, 5)
    },
  }
}

const ASPECTS = ['Bell-founder', 'Hands of iron', 'Silver tongued', 'Twin of Osk', 'Free press']

/** Names a Character and gives it five Aspects, as the guide leads on. */
function makeCharacter(hand: ReturnType<typeof presser>) {
  hand.press('characters', 'character')
  hand.write('Ruth')
  hand.send()
  for (const words of ASPECTS) {
    hand.write(words)
    hand.send()
  }
}

it('[P20] a whole Character: one press for each thing that is written, and one to begin', () => {
  const hand = presser()
  makeCharacter(hand)
  expect(hand.asks()).toBeUndefined()
  expect(hand.presses()).toBe(1 + 1 + ASPECTS.length)
  const [step] = prophecy.phases.list[1]!.steps(hand.at.board(), hand.at.act())
  expect(step).toMatchObject({ done: true, missing: [] })
})

it.each([
  ['with notes that lie there', false],
  ['with notes that are written in it, and its place card', true],
])(
  '[P13] [P23] a Scene with three pairs, %s, from its beginning to what is told of it: nine presses',
  (_, written) => {
    const hand = presser()
    const { at } = hand
    sketch(at)
    makeCharacter(hand)
    const guard = at.make('object', { name: 'The guard' })
    const lying = ['Sleepy', 'Bribed', 'Alone'].map(
      (words) => at.make('environment', { card: guard.id, words }).id,
    )
    const mine = [...at.board().items.values()]
      .filter(({ props }) => props.category)
      .map(({ id }) => id)
    const before = hand.presses()

    hand.press('story', 'begin')
    for (let i = 0; i < 3; i++) {
      if (written) hand.writePair(mine[i]!, `Words ${i}`)
      else hand.pair(mine[i]!, lying[i]!)
    }
    expect(prophecy.checks.gathering(at.board(), at.act())?.check.dice).toHaveLength(3)
    hand.throwDice()
    hand.press('story', 'tell')
    hand.write('It was a near thing.')
    hand.send()
    expect(hand.presses() - before).toBeLessThanOrEqual(9)
    const told = [...at.board().items.values()].flatMap(({ texts }) => texts.told?.trim() || [])
    expect(told).toEqual(['It was a near thing.'])
    const placed = [...at.board().items.values()].filter(({ props }) => props.scene)
    expect(placed).toHaveLength(written ? 1 : 0)
  },
)
