import type { Board } from '../../../rules/board/board.ts'
import type { ItemId } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { makeMove, must, seated, should, words } from '../../../rules/play/make.ts'
import { type Answers, type Move, type Question, severalOf } from '../../../rules/play/move.ts'
import {
  campCheck,
  condensed,
  dayOf,
  isSpent,
  MOST_RESTING,
  passing,
  restCheck,
  restedSpan,
  resting,
  tending,
} from '../fights/camp.ts'
import type { Character } from '../people/characters.ts'
import { added, charactersOf, gained, isFight } from '../people/fighters.ts'
import {
  CLUSTER_HOLDS,
  castingMinutes,
  cast as castOf,
  MOST_SPIRIT,
  mayCondense,
  SPIRIT_USES,
  spiritCost,
} from '../reckon/magic.ts'
import { PROFICIENCIES } from '../reckon/skills.ts'
import { SPELLS } from '../reckon/spells.ts'
import { FIGHT_ROUND } from '../reckon/time.ts'
import { clustersOf, manaIn, masteredProp, SPELL, SPELL_IDS, type SpellId } from '../story/magic.ts'
import { layPiece } from '../story/make.ts'
import { besideSpot } from './beside.ts'
import { answeredWho, askWho, needsPeople, optionsOf } from './folk.ts'
import { laySlip } from './slips.ts'

const askIn = (board: Board, answers: Answers): Question => {
  const one = answeredWho(board, answers)
  return {
    id: 'in',
    kind: 'choice',
    say: say('ask.in'),
    options: PROFICIENCIES.filter((of) => !one || one.proficiencies[of] > 0).map((of) => ({
      value: of,
      say: say(`proficiency.${of}`),
      ...(one && { note: say('has.number', { number: one.proficiencies[of] }) }),
    })),
    optional: true,
  }
}

/** A Breather of one round: a d10 of Exertion, and what an Outcome adds [R27]. */
const breather: Move = makeMove('breather', {
  button: true,
  asks: (board, act, answers) => [askWho(board, act), askIn(board, answers)],
  may(board, act, answers) {
    const why = seated(board, act) ?? needsPeople(board)
    const one = answeredWho(board, answers)
    return why ?? (one && !isSpent(one) ? must('no.rested') : undefined)
  },
  play(board, act, answers) {
    const one = answeredWho(board, answers)
    if (!one) return []
    const goal = act.say?.(say('goal.breath', { who: one.name })) ?? ''
    const chosen = words(answers, 'in')
    return laySlip(board, act, 'breath', goal, {
      who: one.item.id,
      ...(chosen === undefined ? {} : { in: chosen }),
    })
  },
})

/** A Rest of minutes: one of END's points is spent as a d10 of Exertion [R27]. */
const rest: Move = makeMove('rest', {
  asks: (board, act) => [askWho(board, act)],
  may(board, act, answers) {
    const why = seated(board, act) ?? needsPeople(board)
    const one = answeredWho(board, answers)
    if (why || !one) return why
    if (one.rests === 0) return must('no.rests')
    if (!isSpent(one)) return must('no.rested')
    return isFight(board) ? should('warn.fighting') : undefined
  },
  play(board, _act, answers) {
    const one = answeredWho(board, answers)
    return one ? restCheck(one) : []
  },
})

const askAll = (board: Board, question: string, most = Number.POSITIVE_INFINITY): Question => ({
  id: 'all',
  kind: 'several',
  say: say(question),
  options: optionsOf(charactersOf(board).map(({ item }) => item)),
  usual: charactersOf(board)
    .slice(0, most)
    .map(({ item }) => item.id)
    .join(' '),
})

const allIn = (board: Board, ids: readonly ItemId[]): readonly Character[] =>
  charactersOf(board).filter(({ item }) => ids.includes(item.id))

/** A Day Span goes by at rest: Exertion, mana and spirit come back [R27] to [R29]. */
const camp: Move = makeMove('camp', {
  button: true,
  asks: (board) => [askAll(board, 'ask.camp', MOST_RESTING)],
  may: (board, act, { all }) =>
    seated(board, act) ??
    needsPeople(board) ??
    (severalOf(all).length > MOST_RESTING ? must('no.camp', { most: MOST_RESTING }) : undefined) ??
    (isFight(board) ? should('warn.fighting') : undefined),
  play(board, _act, { all }) {
    const camped = allIn(board, severalOf(all))
    return camped.some(isSpent)
      ? campCheck(camped)
      : [...resting(board), ...camped.flatMap((one) => restedSpan(one))]
  },
})

/** Time goes by on the way: so many Day Spans [R17]. */
const pass: Move = makeMove('pass', {
  asks: () => [{ id: 'spans', kind: 'number', say: say('ask.spans'), min: 1, max: 60 }],
  play: (board, _act, { spans }) => passing(board, Number(spans)),
})

/** A day of six Day Spans goes by for those with wounds [R17]: whoever is cared for heals sooner [R25]. */
const day: Move = makeMove('day', {
  asks: (board) => [
    askAll(board, 'ask.day'),
    { ...askAll(board, 'ask.care'), id: 'care', optional: true },
  ],
  may: needsPeople,
  play: (board, _act, { all, care }) => [
    ...tending(board),
    ...allIn(board, severalOf(all)).flatMap((one) =>
      dayOf(one, severalOf(care).includes(one.item.id)),
    ),
  ],
})

const spellIn = (answers: Answers): SpellId | undefined =>
  SPELL_IDS.find((id) => id === answers.spell)

/** How long a spell takes as it is, in minutes and in rounds [R17], [R28]. */
const timeOf = (spell: SpellId) => {
  const minutes = castingMinutes(SPELLS[spell].mana)
  return { minutes, rounds: (minutes * 60) / FIGHT_ROUND.seconds }
}

const askSpell: Question = {
  id: 'spell',
  kind: 'choice',
  say: say('ask.spell'),
  options: SPELL_IDS.map((value) => ({
    value,
    say: say(`spell.${value}.title`),
    note: say('spell.choice', {
      spell: value,
      mana: SPELLS[value].mana,
      method: SPELLS[value].method,
      unstable: Number('unstable' in SPELLS[value]),
      ...timeOf(value),
    }),
    text: say(`spell.${value}.says`),
  })),
}

/** How a spell is cast as it is, without a Cluster. */
const PLAIN_CAST = 'plain'

/** How somebody would cast a spell: by this Cluster, mastered, or as it is [R28]. */
function castingOf(board: Board, one: Character, spell: SpellId, how: string | undefined) {
  const cluster = clustersOf(board, one.item.id).find(({ id }) => id === how)
  const mastered = one.item.props[masteredProp(spell)] === true
  const casting = castOf(SPELLS[spell], {
    mana: one.left.mana,
    mastered,
    ...(cluster && { cluster: manaIn(cluster) }),
  })
  return { cluster, casting }
}

/** A spell is cast [R28]: its card comes to lie there, for as long as it lasts. */
const cast: Move = makeMove('cast', {
  button: true,
  asks(board, act, answers) {
    const one = answeredWho(board, answers)
    const spell = spellIn(answers)
    const clusters = one ? clustersOf(board, one.item.id) : []
    const holds = clusters.filter((item) => !spell || manaIn(item) >= SPELLS[spell].mana)
    const mastered = one && spell && one.item.props[masteredProp(spell)] === true
    const fails = spell && 'unstable' in SPELLS[spell]
    const takes = mastered || !spell ? say('cast.takes.round') : say('cast.takes', timeOf(spell))
    const note = spell && (fails ? say('cast.fails') : takes)
    return [
      askWho(board, act, 'ask.caster'),
      askSpell,
      {
        id: 'how',
        kind: 'choice',
        say: say('ask.cast'),
        options: [
          ...holds.map((item) => ({
            value: item.id,
            item: item.id,
            say: say('named.cluster', { mana: manaIn(item) }),
            note: say('cast.cluster'),
          })),
          ...(fails && holds.length > 0
            ? []
            : [
                {
                  value: PLAIN_CAST,
                  say: say(mastered ? 'cast.mastered' : 'cast.plain'),
                  ...(note && { note }),
                },
              ]),
        ],
        ...(holds.length === 0 && { usual: PLAIN_CAST }),
      },
    ]
  },
  may(board, act, answers) {
    const why = seated(board, act) ?? needsPeople(board)
    const one = answeredWho(board, answers)
    const spell = spellIn(answers)
    const how = words(answers, 'how')
    if (why || !one || !spell || how === undefined) return why
    const { casting } = castingOf(board, one, spell, how)
    if ('fails' in casting) return must(`no.${casting.fails}`, { mana: SPELLS[spell].mana })
    return isFight(board) && casting.unit === 'minute' ? should('warn.slow') : undefined
  },
  play(board, act, answers) {
    const one = answeredWho(board, answers)
    const spell = spellIn(answers)
    if (!one || !spell) return []
    const { casting, cluster } = castingOf(board, one, spell, words(answers, 'how'))
    if ('fails' in casting) return []
    const { takes, unit, mana } = casting
    const note = act.say?.(say(`takes.${unit}`, { takes, who: one.name })) ?? ''
    return [
      ...(cluster ? [{ do: 'bin', id: cluster.id } as const] : added(one.item.id, 'mana', -mana)),
      layPiece(act, SPELL, besideSpot(board, act, SPELL, one.item), {
        props: { spell, who: one.item.id },
        texts: { note: note.slice(0, 400) },
      }),
    ]
  },
})

/** How much of a pool somebody has left, below what is asked of it. */
const leftNote = (one: Character | undefined, pool: 'mana' | 'spirit') =>
  one && {
    note: say(`ask.${pool}.left`, {
      ...{ left: one.left[pool], most: one.most[pool] },
      ...(pool === 'mana' && { from: CLUSTER_HOLDS.least, to: CLUSTER_HOLDS.most }),
    }),
  }

/** A ritual at rest condenses mana to a Cluster: it takes a Day Span, which brings what each brings [R28]. */
const condense: Move = makeMove('condense', {
  button: true,
  asks: (board, act, answers) => [
    askWho(board, act),
    {
      id: 'mana',
      kind: 'number',
      say: say('ask.mana'),
      ...leftNote(answeredWho(board, answers), 'mana'),
      min: 1,
      max: 9,
      usual: CLUSTER_HOLDS.least,
    },
  ],
  may(board, act, answers) {
    const why = seated(board, act) ?? needsPeople(board)
    const one = answeredWho(board, answers)
    if (why) return why
    if (answers.mana !== undefined && !mayCondense(Number(answers.mana)))
      return must('no.cluster', { least: CLUSTER_HOLDS.least, most: CLUSTER_HOLDS.most })
    if (one && Number(answers.mana) > one.left.mana)
      return must('no.mana', { mana: Number(answers.mana) })
    return isFight(board) ? should('warn.fighting') : undefined
  },
  play(board, act, answers) {
    const one = answeredWho(board, answers)
    if (!one) return []
    const mana = Number(answers.mana)
    // What END returns is spent at once where the pool is not full [R27].
    if (isSpent(one)) return campCheck([one], mana)
    return [...resting(board), ...condensed(board, act, one, mana)]
  },
})

/** Mana is gathered, and tinged by where it comes from [R28]. */
const glean: Move = makeMove('glean', {
  button: true,
  asks: (board, act) => [
    askWho(board, act),
    { id: 'source', kind: 'words', say: say('ask.source'), max: 80 },
    { id: 'mana', kind: 'number', say: say('ask.gleaned'), min: 1, max: CLUSTER_HOLDS.most },
  ],
  may(board, act, answers) {
    const one = answeredWho(board, answers)
    const full = one !== undefined && one.left.mana >= one.most.mana
    return seated(board, act) ?? needsPeople(board) ?? (full ? must('no.rested') : undefined)
  },
  play(board, act, answers) {
    const one = answeredWho(board, answers)
    if (!one) return []
    const { item, left, most } = one
    const mana = Math.min(Number(answers.mana), most.mana - left.mana)
    const source = words(answers, 'source') ?? ''
    const notes = item.texts.notes ?? ''
    const said = act.say?.(say('glean.note', { mana, source })) ?? source
    return [
      ...gained(item, 'mana', mana),
      {
        do: 'write',
        id: item.id,
        field: 'notes',
        at: notes.length,
        remove: 0,
        insert: `${notes === '' ? '' : '\n'}${said}`,
      },
    ]
  },
})

/** Somebody has mastered a spell: it takes them a round [R28]. */
const master: Move = makeMove('master', {
  asks: (board, act) => [askWho(board, act), askSpell],
  may(board, _act, answers) {
    const one = answeredWho(board, answers)
    const spell = spellIn(answers)
    const has = one && spell && one.item.props[masteredProp(spell)] === true
    return needsPeople(board) ?? (has ? must('no.change') : undefined)
  },
  play(_board, _act, answers) {
    const spell = spellIn(answers)
    return spell
      ? [{ do: 'set', id: String(answers.who), key: masteredProp(spell), value: true }]
      : []
  },
})

/** Spirit Points go into an Outcome [R29]. */
const spirit: Move = makeMove('spirit', {
  button: true,
  asks: (board, act, answers) => [
    askWho(board, act),
    {
      id: 'use',
      kind: 'choice',
      say: say('ask.spirit'),
      options: SPIRIT_USES.map((value) => ({ value, say: say(`spirit.${value}`) })),
    },
    {
      id: 'points',
      kind: 'number',
      say: say('ask.points'),
      ...leftNote(answeredWho(board, answers), 'spirit'),
      min: 0,
      max: MOST_SPIRIT,
    },
    askIn(board, answers),
  ],
  may(board, act, answers) {
    const why = seated(board, act) ?? needsPeople(board)
    const one = answeredWho(board, answers)
    if (why || !one || answers.points === undefined) return why
    const cost = spiritCost(Number(answers.points), one.left.spirit, one.most.spirit)
    return cost === undefined ? must('no.spirit') : undefined
  },
  play(board, act, answers) {
    const one = answeredWho(board, answers)
    if (!one) return []
    const use = String(answers.use)
    const goal = act.say?.(say(`goal.${use}`, { who: one.name })) ?? ''
    const chosen = words(answers, 'in')
    return laySlip(board, act, 'spirit', goal, {
      who: one.item.id,
      use,
      spirit: Number(answers.points),
      ...(chosen === undefined ? {} : { in: chosen }),
    })
  },
})

/** What brings breath, mana and spirit back, and what they go into [R27] to [R29]. */
export const REST_MOVES: readonly Move[] = [
  breather,
  rest,
  camp,
  pass,
  day,
  cast,
  condense,
  glean,
  master,
  spirit,
]
