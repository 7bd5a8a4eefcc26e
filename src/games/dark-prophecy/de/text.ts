import type { Discipline } from '../cards/effects.ts'
import { type TextValues, textsBy } from '../prose/text.ts'

type Worth = TextValues[string] | undefined

/** What the Disciplines are called [D2]; all of them feminine. */
export const DISCIPLINE_NAMES: Readonly<Record<Discipline, string>> = {
  blood: 'Blutmagie',
  demons: 'Dämonologie',
  dead: 'Nekromantie',
}

const many = (n: Worth, one: string, more: string): string => `${n} ${n === 1 ? one : more}`

const named = (of: Worth): string => DISCIPLINE_NAMES[of as Discipline] ?? String(of)

const times = (n: Worth): string => (n === 1 ? '' : n === 2 ? 'zweimal ' : `${n}-mal `)

const ORDINALS: Readonly<Record<string, string>> = { 1: 'ersten', 2: 'zweiten', 3: 'dritten' }

/** The sentences of cards, verses and Deeds [D33], [D34] in German. */
export const TEXTS = textsBy({
  does: {
    advance: ({ n, of }) => {
      const which = of === undefined ? '' : ` der ${named(of)}`
      return n === 1
        ? `Lege 1 Fortschritt auf eine deiner Untaten${which}.`
        : `Lege ${n} Fortschritte auf deine Untaten${which}.`
    },
    draw: ({ n }) => `Ziehe ${many(n, 'Karte', 'Karten')}.`,
    discard: ({ n, who }) =>
      who === 'others'
        ? `Lass alle anderen je ${many(n, 'Handkarte', 'Handkarten')} ablegen.`
        : `Lege ${many(n, 'Handkarte', 'Handkarten')} ab.`,
    recover: ({ n, by, of, at }) => {
      if (by === 'top')
        return n === 1
          ? 'Nimm die oberste Karte des Ablagestapels auf die Hand.'
          : `Nimm die obersten ${n} Karten des Ablagestapels auf die Hand.`
      const which = by === 'power' ? `mit Macht ${at}` : `der ${named(of)}`
      return `Nimm ${many(n, 'Karte', 'Karten')} ${which} vom Ablagestapel auf die Hand.`
    },
    move: ({ n, from }) =>
      from === 'rival'
        ? `Verschiebe ${times(n)}1 Fortschritt von einer fremden Untat auf eine von deinen.`
        : `Verschiebe ${times(n)}1 Fortschritt von einer deiner Untaten auf eine andere.`,
    point: ({ n }) => `Erhalte ${many(n, 'Punkt', 'Punkte')}.`,
    look: ({ n }) =>
      n === 1
        ? 'Sieh dir die oberste Karte des Nachziehstapels an.'
        : `Sieh dir die obersten ${n} Karten des Nachziehstapels an.`,
    level: ({ n, of }) =>
      `Hebe ${of === undefined ? 'eine deiner Disziplinen' : `deine ${named(of)}`} um ${many(n, 'Stufe', 'Stufen')}.`,
  },
  when: ({ when, whenOf, whenAt }) => {
    switch (when) {
      case 'topIs':
        return `Wenn oben auf dem Ablagestapel eine Karte der ${named(whenOf)} liegt,`
      case 'topPower':
        return `Wenn oben auf dem Ablagestapel eine Karte mit Macht ${whenAt}${whenAt === 3 ? '' : ' oder mehr'} liegt,`
      case 'level':
        return `Wenn deine ${named(whenOf)} ${whenAt === 4 ? 'auf' : 'mindestens auf'} Stufe ${whenAt} steht,`
      case 'unfinished':
        return 'Wenn du eine unvollendete Untat hast,'
      case 'emptyHand':
        return 'Wenn du keine Karte auf der Hand hast,'
      case 'completed':
        return 'Wenn du in diesem Zug eine Untat vollendet hast,'
      default:
        return ''
    }
  },
  brings: 'Vollendet:',
  bonus: ({ own, level }) => `Bonus ab ${named(own)} ${level}`,
  instead: ({ instead }) => {
    if (instead === undefined) return ''
    return instead === 0 ? 'stattdessen' : `anstelle des ${ORDINALS[instead] ?? instead} Satzes`
  },
})
