import { describe, expect, it } from 'vitest'
import { playExample } from '../../../src/app/lobby/example.ts'
import { knowingOf } from '../../../src/rules/board/trust.ts'
import type { Throw } from '../../../src/rules/dice/roll.ts'
import type { Game } from '../../../src/rules/game.ts'
import type { Sentence } from '../../../src/rules/plain/sentence.ts'
import { newTable, type Table } from '../../../src/table/table.ts'
import { simulate } from '../../../src/tray/simulate.ts'
import { makeVerifier } from '../../../src/tray/verify.ts'
import { speaker } from '../../../src/ui/say/words.ts'
import { GAMES } from '../../games/all.ts'
import { englishOf } from '../../make.ts'

const NOW = 1_700_000_000_000
const roll = async (thrown: Throw) => simulate(thrown)

/** The words in which Moves write. */
async function voice(game: Game, lang: string): Promise<(sentence: Sentence) => string> {
  return speaker(lang, (await game.translations?.[lang]?.()) ?? {}, await englishOf(game))
}

async function laid(game: Game, lang: string): Promise<Table> {
  const example = await game.example?.(lang)
  if (!example) throw new Error(`${game.id} has no example`)
  const table = newTable('example', { game: game.id, title: example.title, made: NOW })
  await playExample(table, game, example, { say: await voice(game, lang), roll, now: NOW })
  return table
}

const games = GAMES.filter((game) => game.example)
const cases = games.flatMap((game) =>
  ['en', ...Object.keys(game.translations ?? {})].map((lang) => [game.id, lang, game] as const),
)

it('there is a game half played to look at', () => expect(games.length).toBeGreaterThan(0))

describe.each(cases)('the example of %s (%s)', async (_id, lang, game) => {
  const table = await laid(game, lang)
  const { items, seats, rolls, aside } = table.state()

  it('is a table that the game knows, whole', () => {
    expect(aside).toBe(0)
    expect(items.size).toBeGreaterThan(20)
    for (const item of items.values()) {
      expect(game.pieces).toHaveProperty(item.kind)
      expect(Object.keys(item.texts)).toEqual([...game.pieces[item.kind]!.texts])
    }
    expect(game.phases!.list.map(({ id }) => id)).toContain(game.phases!.now(table.board()))
    expect(game.read(table.board()).filter(({ as }) => as === 'amiss')).toEqual([])
  })

  it('does not pretend that anybody is there, and lets nobody take back what was before', () => {
    expect(seats.length).toBeGreaterThan(1)
    for (const { id, sitter } of seats) {
      expect(sitter).toBe('')
      expect(table.canUndo(id)).toBe(false)
    }
    expect(game.clock?.(table.board(), NOW)?.since).toBeUndefined()
  })

  it('has Rolls that are true, and where they are judged some good and some not', async () => {
    const verifier = makeVerifier(roll)
    const verdicts = await Promise.all(
      rolls.map(async (record) => {
        await verifier.again(record)
        return verifier.of(record)
      }),
    )
    expect(verdicts).toEqual(rolls.map(() => 'alone'))
    const { judge } = game.checks!
    const good = rolls.map(({ check, roll: lay }) => judge?.(check, lay).good)
    // Of some throws there is no saying: what is drawn, what recurs.
    if (judge) expect([...new Set(good)]).toEqual(expect.arrayContaining([true, false]))
    else expect(rolls.map(({ check }) => check.dice.length)).toEqual(rolls.map(() => 0))
    for (const { at } of rolls) expect(at).toBeLessThan(NOW)
  })

  it('stops where somebody can go on: dice lie ready, or whoever is at it holds cards', () => {
    const act = {
      seat: seats[0]!.id,
      chance: { id: () => 'x', seed: () => '', wobble: () => 0 },
      now: NOW,
    }
    const hand = game.hand?.(table.board(), act.seat)
    if (hand) {
      const knowing = knowingOf(game.decks ?? [], table.board())
      const sees = (card: string) => knowing.sees(act.seat, card)
      expect(hand.map(sees)).not.toContain(undefined)
      expect(game.forced?.(table.board(), { ...act, sees })).toBeUndefined()
      const { may } = game.moves.find(({ id }) => id === 'playCard')!
      expect(hand.map((card) => may(table.board(), { ...act, sees }, { card }))).toContain(
        undefined,
      )
      return
    }
    const gathering = game.checks!.gathering?.(table.board(), act)
    expect(gathering?.check.dice.length).toBeGreaterThan(0)
    const good = gathering?.odds?.filter((one) => one.good === true) ?? []
    expect(good.reduce((sum, { chance }) => sum + chance, 0)).toBeGreaterThan(0.3)
  })

  it('is the same in every language but for its words', async () => {
    const other = await laid(game, 'en')
    const still = (of: Table) =>
      [...of.state().items.values()].map(({ id, kind, place, props }) => {
        // An oval is drawn as large as its words need, and a die lies on its rim.
        const { width: _, height: __, ...rest } = props
        return { id, kind, place: kind === 'die' ? place.on : place, props: rest }
      })
    expect(still(table)).toEqual(still(other))
    // What they were for is told in their own language.
    const thrown = (of: Table) =>
      of.state().rolls.map(({ check: { terms: _, ...check }, ...record }) => ({ ...record, check }))
    expect(thrown(table)).toEqual(thrown(other))
    if (lang === 'en') return
    for (const [id, { texts }] of items)
      for (const [field, text] of Object.entries(texts)) {
        const english = other.state().items.get(id)?.texts[field] ?? ''
        expect(text === '', id).toBe(english === '')
        // Names are names in every language.
        if (text.includes(' ') && !/^\p{Lu}\w+ \p{Lu}\w+$/u.test(text))
          expect(text, id).not.toBe(english)
      }
  })
})
