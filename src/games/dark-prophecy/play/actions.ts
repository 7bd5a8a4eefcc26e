import { say } from '../../../rules/plain/sentence.ts'
import { must } from '../../../rules/play/make.ts'
import type { Move, Option, Question } from '../../../rules/play/move.ts'
import { designOf } from '../cards/designs.ts'
import { TOP_LEVEL } from '../cards/disciplines.ts'
import { DISCIPLINES } from '../cards/effects.ts'
import type { Chosen } from '../reckon/choice.ts'
import { cultistAt, levelIn } from '../reckon/own.ts'
import { deedId } from '../story/layout.ts'
import { isDrawing, isUnlooked, shownNow } from '../story/step.ts'
import { cardOption, disciplineOption, handSeen, powerOf, seenBy, stepMove } from './asked.ts'

/** A card is played [D15], with a bonus that changes it where the level reaches [D16]. */
const playCard = stepMove('playCard', {
  when: ['action'],
  button: true,
  asks(board, kept, act, { card }) {
    const hand = handSeen(board, kept, act)
    const one = cultistAt(kept.game, act.seat)
    const face = hand.find((held) => held.card === card)?.face
    const { bonus, discipline } = face && face !== 'verse' ? designOf(face) : {}
    const changes =
      bonus && discipline && one && 'changes' in bonus && levelIn(one, discipline) >= bonus.level
    const ask: Question = {
      id: 'card',
      kind: 'choice',
      say: say('ask.play'),
      options: hand.flatMap((held) =>
        held.face === 'verse' ? [] : [cardOption(held.card, held.face)],
      ),
    }
    return changes
      ? [
          ask,
          {
            id: 'changed',
            kind: 'choice',
            say: say('ask.changed'),
            options: [
              {
                value: 'changed',
                say: say('option.changed'),
                // What stands on a card of a hand is not told where others look on.
                ...(!act.watched && { note: say('card.bonus', { card: face! }) }),
              },
              { value: 'printed', say: say('option.printed') },
            ],
            usual: 'changed',
          },
        ]
      : [ask]
  },
  does(_board, _kept, _act, { card, changed }): Chosen | undefined {
    if (typeof card !== 'string' || card === '') return undefined
    return { do: 'play', card, ...(changed === 'changed' && { changed: true }) }
  },
})

/** A Discipline rises, for a card of enough power [D17]. */
const levelUp = stepMove('levelUp', {
  when: ['action'],
  button: true,
  asks(board, kept, act, { of }) {
    const one = cultistAt(kept.game, act.seat)
    const levelled = kept.game.turn?.levelled ?? []
    const open = DISCIPLINES.filter(
      (each) => one && levelIn(one, each) < TOP_LEVEL && !levelled.includes(each),
    )
    const chosen = open.find((each) => each === of)
    const least = one && chosen ? levelIn(one, chosen) : 0
    const cards = handSeen(board, kept, act).filter(
      ({ face }) => face !== 'verse' && powerOf(face) >= least,
    )
    return [
      {
        id: 'of',
        kind: 'choice',
        say: say('ask.of'),
        options: open.map((each) => ({
          ...disciplineOption(each),
          note: say('has.level', { n: one ? levelIn(one, each) : 0 }),
        })),
      },
      {
        id: 'card',
        kind: 'choice',
        say: say('ask.discardFor', { power: least }),
        options: cards.map(({ card, face }) => cardOption(card, face)),
      },
    ]
  },
  does(_board, _kept, _act, answers): Chosen | undefined {
    const of = DISCIPLINES.find((each) => each === answers.of)
    const { card } = answers
    if (!of || typeof card !== 'string' || card === '') return undefined
    return { do: 'levelUp', of, card }
  },
})

/** A Deed of the row is taken, or the top one of the deck unseen [D18]. */
const scheme = stepMove('scheme', {
  when: ['action'],
  button: true,
  asks(_board, { game }) {
    const open = game.openDeeds.flatMap((deed, at): readonly Option[] =>
      deed
        ? [
            {
              ...{ value: String(at), item: deedId(deed), say: say(`deed.${deed}.title`) },
              note: say('deed.whole', { deed }),
            },
          ]
        : [],
    )
    const unseen: readonly Option[] =
      game.deedsLeft.length > 0
        ? [{ value: 'unseen', item: 'deedDeck', say: say('option.unseen') }]
        : []
    return [{ id: 'at', kind: 'choice', say: say('ask.scheme'), options: [...open, ...unseen] }]
  },
  // Who may take none is told before one is chosen.
  may: (_board, { game }) =>
    game.deedsLeft.length === 0 && game.openDeeds.every((deed) => deed === null)
      ? must('refused.noDeeds')
      : undefined,
  does(_board, { game }, _act, { at }): Chosen | undefined {
    if (at === 'unseen') return { do: 'scheme', at }
    const n = typeof at === 'string' && /^\d$/.test(at) ? Number(at) : undefined
    return n !== undefined && n < game.openDeeds.length ? { do: 'scheme', at: n } : undefined
  },
})

/** No more actions are taken [D14]. */
const endActions = stepMove('endActions', {
  when: ['action'],
  does: () => ({ do: 'endActions' }),
})

/** Cards that are shown to somebody have been seen: verses among them come to lie in the row [D26], [D27]. */
const seen = stepMove('seen', {
  when: ['draw', 'look'],
  may(board, kept, act) {
    if (!shownNow(kept).every((card) => seenBy(board, act, card))) return must('refused.unseen')
    return isUnlooked(kept, act) ? must('look.hand') : undefined
  },
  does(board, kept, act) {
    const verses = isDrawing(kept)
      ? shownNow(kept).filter((card) => seenBy(board, act, card) === 'verse')
      : []
    return { do: 'see', verses }
  },
})

/** The actions of a turn, and cards that are seen. */
export const actionMoves: readonly Move[] = [playCard, levelUp, scheme, endActions, seen]
