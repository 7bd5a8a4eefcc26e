import { say } from '../../../rules/plain/sentence.ts'
import type { Answers, Move, Option } from '../../../rules/play/move.ts'
import { DEEDS, type DeedId } from '../cards/deeds.ts'
import { DISCIPLINES } from '../cards/effects.ts'
import type { Chosen } from '../reckon/choice.ts'
import { picksNow } from '../reckon/choice.ts'
import type { OnePick } from '../reckon/options.ts'
import { awaited } from '../reckon/run.ts'
import { facesIn, type GameKept } from '../story/kept.ts'
import { deedId } from '../story/layout.ts'
import { cardOption, disciplineOption, seenBy, stepMove } from './asked.ts'

/** A Deed by its name, if it is one. */
const deedNamed = (raw: Answers[string] | undefined): DeedId | undefined =>
  (Object.keys(DEEDS) as DeedId[]).find((deed) => deed === raw)

const deedOption = (deed: DeedId): Option => ({
  ...{ value: deed, item: deedId(deed), say: say(`deed.${deed}.title`) },
  note: say('deed.whole', { deed }),
})

/** What there is to pick of one sort. */
const picks = <P extends OnePick['pick']>(
  board: Parameters<typeof facesIn>[0],
  { game, claims }: GameKept,
  pick: P,
) =>
  picksNow(game, facesIn(board, claims)).filter(
    (one): one is Extract<OnePick, { pick: P }> => one.pick === pick,
  )

/** How many of them are still to be picked. */
function leftOf({ game }: GameKept): number {
  const waits = awaited(game)
  return waits && 'n' in waits ? waits.n : 1
}

const once = <T>(list: readonly T[]): readonly T[] => [...new Set(list)]

/** An advance is put on an own Deed [D23]. */
const advance = stepMove('advance', {
  when: ['advance'],
  button: true,
  asks: (board, kept) => [
    {
      ...{ id: 'deed', kind: 'choice', say: say('ask.advance') },
      options: picks(board, kept, 'advance').map(({ deed }) => deedOption(deed)),
    },
  ],
  does(_board, _kept, _act, answers): Chosen | undefined {
    const deed = deedNamed(answers.deed)
    return deed && { do: 'pick', pick: 'advance', deed }
  },
})

/** A hand card is discarded [D33]. */
const discard = stepMove('discard', {
  when: ['discard'],
  button: true,
  asks(board, kept, act) {
    const all = picks(board, kept, 'discard')
    const n = Math.min(leftOf(kept), all.length)
    return [
      {
        ...{ id: 'card', kind: 'choice', say: say('ask.discard', { n }) },
        options: all.flatMap(({ card }) => {
          const face = seenBy(board, act, card)
          return face ? [cardOption(card, face)] : []
        }),
      },
    ]
  },
  does: (_board, _kept, _act, { card }): Chosen | undefined =>
    typeof card === 'string' && card !== '' ? { do: 'pick', pick: 'discard', card } : undefined,
})

/** A discard is taken back [D33]. */
const recover = stepMove('recover', {
  when: ['recover'],
  button: true,
  asks: (board, kept, act) => [
    {
      ...{ id: 'card', kind: 'choice', say: say('ask.recover') },
      options: picks(board, kept, 'recover').flatMap(({ card }) => {
        const face = seenBy(board, act, card)
        return face ? [cardOption(card, face)] : []
      }),
    },
  ],
  does: (_board, _kept, _act, { card }): Chosen | undefined =>
    typeof card === 'string' && card !== '' ? { do: 'pick', pick: 'recover', card } : undefined,
})

/** An advance goes from one Deed to another [D33]. */
const moveAdvance = stepMove('moveAdvance', {
  when: ['move'],
  button: true,
  asks(board, kept, _act, { from }) {
    const all = picks(board, kept, 'move')
    const to = all.filter((one) => one.from === from || from === undefined).map((one) => one.to)
    return [
      {
        ...{ id: 'from', kind: 'choice', say: say('ask.from') },
        options: once(all.map((one) => one.from)).map(deedOption),
      },
      { id: 'to', kind: 'choice', say: say('ask.to'), options: once(to).map(deedOption) },
    ]
  },
  does(_board, _kept, _act, answers): Chosen | undefined {
    const [from, to] = [deedNamed(answers.from), deedNamed(answers.to)]
    return from && to && { do: 'pick', pick: 'move', from, to }
  },
})

/** A Discipline rises by a card's effect [D17]. */
const raise = stepMove('raise', {
  when: ['level'],
  button: true,
  asks: (board, kept) => [
    {
      ...{ id: 'of', kind: 'choice', say: say('ask.raise') },
      options: picks(board, kept, 'level').map(({ of }) => disciplineOption(of)),
    },
  ],
  does(_board, _kept, _act, answers): Chosen | undefined {
    const of = DISCIPLINES.find((each) => each === answers.of)
    return of && { do: 'pick', pick: 'level', of }
  },
})

/** A bonus that is added, or the gift of Necromancy: whether it is used [D16], [D38]. */
const use = stepMove('use', {
  when: ['bonus', 'gift'],
  asks: () => [
    {
      ...{ id: 'use', kind: 'choice', say: say('ask.use') },
      options: [
        { value: 'yes', say: say('option.yes') },
        { value: 'no', say: say('option.no') },
      ],
    },
  ],
  does: (_board, _kept, _act, answers): Chosen | undefined =>
    answers.use === 'yes' || answers.use === 'no'
      ? { do: 'use', use: answers.use === 'yes' }
      : undefined,
})

/** What is chosen where something is done. */
export const pickMoves: readonly Move[] = [advance, discard, recover, moveAdvance, raise, use]
