import { describe, expect, it } from 'vitest'
import { LOADERS } from '../../src/games/index.ts'
import { TITLES } from '../../src/games/titles.ts'
import type { Board } from '../../src/rules/board/board.ts'
import { facesOf } from '../../src/rules/board/lateface.ts'
import { PAINTERS, type Piece } from '../../src/rules/board/piece.ts'
import { printedFace } from '../../src/rules/board/printing.ts'
import type { Check } from '../../src/rules/dice/check.ts'
import { burstsOn, type Die, FACES } from '../../src/rules/dice/dice.ts'
import type { Game } from '../../src/rules/game.ts'
import { INK } from '../../src/rules/ink/ink.ts'
import type { Item, ItemId, SeatId } from '../../src/rules/plain/item.ts'
import type { Sentence, Words } from '../../src/rules/plain/sentence.ts'
import type { Answers, Offer, Question } from '../../src/rules/play/move.ts'
import type { CoverPart, CoverShape } from '../../src/rules/told/cover.ts'
import type { Row } from '../../src/rules/told/outline.ts'
import { treeOf } from '../../src/rules/told/outline.ts'
import { phrasesOf, unmarked as plain, textsOf } from '../../src/ui/book/text.ts'
import { cutting, PAPERS } from '../../src/ui/paper/cutting.ts'
import { applied, boardOf, EMPTY, englishOf, record, type Sitting, sit, spoken } from '../make.ts'
import { GAMES } from './all.ts'
import { bare } from './bare.ts'
import { game as boats } from './boats/game.ts'
import { title as tiny } from './boats/title.ts'
import { deskOf } from './desk.ts'
import { game as faces } from './faces/game.ts'
import { game as highcard } from './highcard/game.ts'
import { title as hidden } from './highcard/title.ts'
import { game as post } from './post/game.ts'
import { title as other } from './post/title.ts'
import { game as ravine } from './ravine/game.ts'

/** Answers nobody should give. */
const ODD: readonly Answers[] = [
  {},
  { scene: 'nowhere', card: 'nowhere', note: 'nowhere', parent: 'nowhere', a: 'x', b: 'y' },
  { scene: 7, card: 7, note: 7, parent: 7, a: 7, b: 7, name: 7, words: 7, module: 7, phase: 7 },
  { name: '', words: '', title: '', objective: '', scene: '', parent: '', card: '' },
  { name: 'x'.repeat(100_000), words: 'x'.repeat(100_000), objective: 'x'.repeat(100_000) },
  { x: Number.NaN, y: Number.POSITIVE_INFINITY, value: 1e300, setting: 'finale' },
  { value: -1, setting: 'constructor', supply: '__proto__', phase: 'toString', category: 'x' },
]

const byWorth = (a: number, b: number) => a - b

const NUMBER = String.raw`-?\d+(\.\d+)?(e[+-]\d+)?`
const PATH = new RegExp(String.raw`^M([ ,]*(${NUMBER}|[MLHVCSQTAZmlhvcsqtaz]))+$`)
const COLOR = /^(#[\da-f]{6}|rgba\((\d+, ){3}[\d.]+\))$/

const shapesOf = (part: CoverPart): readonly CoverShape[] =>
  'parts' in part ? part.parts.flatMap(shapesOf) : [part]

const known = (game: Game, move: string) => game.moves.some(({ id }) => id === move)

function sentencesOf(question: Question): readonly Sentence[] {
  if (question.kind === 'number') return [question.say]
  if (question.kind === 'words') {
    const { say, note, names = [], prompts = [] } = question
    return [say, ...(note ? [note] : []), ...names, ...prompts]
  }
  const options = question.options.flatMap(({ say, note, text }) => [say, note, text])
  return [question.say, ...options.filter((one) => one !== undefined)]
}

/** The first answers that come to hand: the first option of every choice, a word, the least number. */
function someAnswers(at: Sitting, id: string, given: Answers = {}): Answers {
  const answers: Record<string, string | number> = { ...given }
  for (let round = 0; round < 3; round++) {
    for (const question of at.move(id).asks(at.board(), at.act(), answers)) {
      if (answers[question.id] !== undefined) continue
      if (question.kind === 'number') answers[question.id] = question.min
      else if (question.kind === 'words') answers[question.id] = 'Some words'
      else if (question.options[0]) answers[question.id] = question.options[0].value
    }
  }
  return answers
}

/** Names of fields and texts that a face prints, and its piece has none of: nothing would stand there. */
const strayBlocks = (piece: Piece | undefined, item: Item): readonly string[] =>
  ((piece && printedFace(piece, item))?.blocks ?? []).flatMap((block) => {
    if (block.as === 'field')
      return piece?.fields?.some(({ id }) => id === block.field) ? [] : [block.field]
    return block.as !== 'text' || piece?.texts.includes(block.text) ? [] : [block.text]
  })

/** The highest face of a die that brings no other. */
const calmest =
  ({ bursts }: Check) =>
  (die: Die) => {
    const faces = Array.from({ length: FACES[die] }, (_, i) => FACES[die] - i)
    return faces.find((face) => !burstsOn(bursts, die, face)) ?? 1
  }

/**
 * Boards on the way through a game: every Move that is not refused outright, one after the other, three times over;
 * then each of its phases, with what every step of it offers next, until nothing more comes of that.
 */
function boards(game: Game): readonly Sitting[] {
  const found: Sitting[] = [sit(game, []), sit(game)]
  const at = sit(game)
  const play = (id: string, answers: Answers) => {
    if (at.refused(id, answers)?.force === 'must') return
    const changes = at.move(id).play(at.board(), at.act(), answers)
    if ('dice' in changes) at.fall(changes, changes.dice.map(calmest(changes)))
    else at.by(...changes)
  }
  const keep = () => {
    const table = at.table()
    const copy = sit(game)
    found.push({ ...copy, table: () => table, board: () => boardOf(table) })
  }
  for (let round = 0; round < 3; round++) {
    for (const { id } of game.moves) play(id, someAnswers(at, id))
    keep()
  }
  const { list = [], go = '' } = game.phases ?? {}
  for (const { id, steps } of list) {
    play(go, { phase: id })
    for (let round = 0; round < 40; round++) {
      const board = at.board()
      for (const { done, offers = [] } of steps(board, at.act()))
        for (const { move, answers = {} } of done ? [] : offers.slice(0, 1))
          if (move !== go) play(move, someAnswers(at, move, answers))
      if (at.board() === board) break
    }
    keep()
  }
  return found
}

/** Boards on the way through a game that goes on by itself: what is offered first is done, by whoever it waits for. */
function deskBoards(game: Game): readonly Sitting[] {
  const found: Sitting[] = []
  const desk = deskOf(game, ['Ada'])
  const keep = () => {
    const [table, board, act] = [desk.table.state(), desk.board(), desk.act('ada')]
    const bound = (seat: SeatId = 'ada') => (seat === 'ada' ? act : desk.act(seat))
    found.push({ ...sit(game), table: () => table, board: () => board, act: bound })
  }
  for (let n = 0; n < 300; n++) {
    if (n % 12 === 0) keep()
    const board = desk.board()
    const now = game.phases?.now(board)
    const steps =
      game.phases?.list.find(({ id }) => id === now)?.steps(board, desk.act('ada')) ?? []
    const at = { ...sit(game), board: desk.board, act: () => desk.act('ada') }
    const next = steps
      .flatMap(({ offers = [] }) => offers)
      .map(({ move, answers }) => [move, someAnswers(at, move, answers)] as const)
      .find(([move, answers]) => desk.refused('ada', move, answers) === undefined)
    if (!next) break
    desk.play('ada', ...next)
    desk.run()
  }
  keep()
  return found
}

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    if (value instanceof Map) for (const one of value.values()) frozen(one)
    else for (const one of Object.values(value)) frozen(one)
  }
  return value
}

/** A test for games that have this: of others nothing is asked. */
const having =
  (part: unknown) =>
  (name: string, test: () => void | Promise<void>): void => {
    if (part) it(name, test)
  }

it('games are found, each once', () => {
  expect(GAMES.length).toBeGreaterThan(0)
  expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length)
})

it.each([...TITLES, tiny, other, hidden].map((title) => [title.id, title] as const))(
  'the title of %s tells in every language what there is, in fewer than 1500 letters',
  async (id, title) => {
    const game = [boats, post, highcard].find((one) => one.id === id) ?? (await LOADERS[id]?.())
    if (!game) throw new Error('there is no such game')
    expect(game.id).toBe(id)
    expect(title.example ?? false).toBe(game.example !== undefined)
    expect(Object.keys(title.words).sort()).toEqual(
      ['en', ...Object.keys(game.translations ?? {})].sort(),
    )
    for (const words of Object.values<Words>(title.words))
      for (const { key } of [title.say, title.blurb]) expect(words[key]).toMatch(/\S/)
    for (const { path } of title.emblem) expect(path).toMatch(PATH)
    expect(JSON.stringify(title).length).toBeLessThan(1500)
  },
)

describe.each(
  [...GAMES, bare, boats, post, faces, ravine, highcard].map((game) => [game.id, game] as const),
)('%s', async (_id, game) => {
  const said = await englishOf(game)
  const speak = (sentence: Sentence) => {
    // In words already: those that people wrote.
    if (sentence.key === 'plain') return expect(sentence.values?.text).toBeTypeOf('string')
    const words = spoken(said, sentence)
    expect(words, sentence.key).toBeTruthy()
    expect(words, sentence.key).not.toMatch(/undefined|NaN|\[object/)
  }
  const sittings = game.forced ? deskBoards(game) : boards(game)
  const offered = (offers: readonly Offer[]) => {
    for (const { move, say } of offers) {
      expect(known(game, move), move).toBe(true)
      if (say) speak(say)
    }
  }

  it('has a painter for every piece, and words for it', () => {
    for (const [kind, piece] of Object.entries(game.pieces)) {
      const lying = sittings.flatMap(({ board }) =>
        [...board().items.values()].filter((item) => item.kind === kind),
      )
      expect(PAINTERS).toContain(piece.painter)
      expect(piece.width).toBeGreaterThan(0)
      expect(piece.height).toBeGreaterThan(0)
      for (const kind of piece.sticks ?? []) expect(game.pieces).toHaveProperty(kind)
      speak(piece.say)
      const { nameless } = piece
      if (nameless) for (const item of lying) speak(nameless(item))
    }
  })

  it('prints only fields and texts that its pieces have', async () => {
    await facesOf(Object.values(game.pieces))
    const lying = sittings.flatMap(({ board }) => [...board().items.values()])
    expect(lying.flatMap((item) => strayBlocks(game.pieces[item.kind], item))).toEqual([])
  })

  it('has ink for its markers', () => {
    expect(game.pieces.ink).toMatchObject(INK)
  })

  it('has a supply of pieces it knows', () => {
    const board = sit(game).board()
    for (const supply of game.supply ?? []) {
      expect(game.pieces).toHaveProperty(supply.kind)
      expect(supply.taken(board)).toBe(0)
      expect(supply.left(board)).toBe(supply.count)
      speak(supply.say)
    }
  })

  it('has words for its name, Moves, phases and settings, and ids that are theirs alone', () => {
    const { moves, phases, settings = [], supply = [] } = game
    for (const list of [moves, phases?.list ?? [], settings, supply]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    }
    for (const one of [game, ...moves, ...settings]) speak(one.say)
    for (const { button } of moves) if (button) speak(button)
    for (const { say, about, rule, ask } of phases?.list ?? [])
      [say, about, ...rule, ...ask].forEach(speak)
    // Whoever says what they see of a phase means the one that is called so.
    for (const { say, short } of phases?.list ?? [])
      if (short)
        expect(spoken(said, say)?.toLowerCase()).toContain(spoken(said, short)?.toLowerCase())
    for (const { min, max, usual, none } of settings) {
      if (none) speak(none)
      const number = usual ?? (none && min)
      expect(min).toBeLessThanOrEqual(number ?? Number.NaN)
      expect(number).toBeLessThanOrEqual(max)
    }
  })

  having(game.phases)('is in one of its phases, always', () => {
    const phases = game.phases!
    const ids = phases.list.map(({ id }) => id)
    for (const at of sittings) expect(ids).toContain(phases.now(at.board()))
    expect(ids).toContain(phases.now(boardOf(EMPTY)))
  })

  having(game.phases)('goes to each of its phases by its own Move, or says why not', () => {
    const phases = game.phases!
    expect(known(game, phases.go)).toBe(true)
    let gone = 0
    for (const at of sittings) {
      for (const { id } of phases.list) {
        const [board, act, answers] = [at.board(), at.act(), { phase: id }]
        const go = at.move(phases.go)
        const asked = go.asks(board, act, answers).find((one) => one.id === 'phase')
        if (asked?.kind !== 'choice') throw new Error('it does not ask for a phase')
        const refusal = go.may(board, act, answers)
        if (refusal) speak(refusal.say)
        const played = go.play(board, act, answers)
        if ('dice' in played || played.length === 0) continue
        expect(refusal?.force).not.toBe('must')
        expect(phases.now(boardOf(applied(at.table(), played)))).toBe(id)
        gone++
      }
    }
    expect(gone).toBeGreaterThan(0)
  })

  it('names Moves it has, in gestures, offers, steps, the clock and the Check', () => {
    const { oval, line, pause, refill, moderator, drawn } = game.gestures ?? {}
    for (const sentence of drawn ? [drawn.oval, drawn.line] : []) speak(sentence)
    for (const id of [oval, line, pause, refill, moderator?.take, moderator?.leave])
      if (id !== undefined) expect(known(game, id)).toBe(true)
    for (const at of sittings) {
      const [board, act] = [at.board(), at.act()]
      for (const id of board.items.keys()) offered(game.offers?.(board, act, id) ?? [])
      for (const phase of game.phases?.list ?? []) {
        for (const step of phase.steps(board, act)) {
          ;[step.say, ...(step.missing ?? [])].forEach(speak)
          offered(step.offers ?? [])
          for (const id of step.items ?? []) expect(board.items.has(id)).toBe(true)
        }
      }
      offered(game.clock?.(board, act.now)?.offers ?? [])
      const gathering = game.checks?.gathering?.(board, act)
      if (!gathering) continue
      speak(gathering.say)
      offered([gathering.thrower])
      const { touch, factors = [], odds = [], where, check } = gathering
      if (touch) offered([{ move: touch.offer }, { move: touch.write }])
      offered(factors.flatMap(({ offers }) => offers))
      const dyes = Object.values(game.checks?.dyed?.(check) ?? {})
      const said = factors.flatMap(({ say, worth, remark }) => [say, worth, remark])
      for (const each of [...said, ...dyes, ...odds.map(({ say }) => say), where])
        if (each) speak(each)
    }
  })

  having(game.checks?.odds)(
    'knows how likely each way out of a Check is: all of them together 1',
    () => {
      for (const at of sittings) {
        const gathering = game.checks?.gathering?.(at.board(), at.act())
        if (!gathering) continue
        const { odds = [], factors = [] } = gathering
        expect(game.checks?.odds?.(gathering.check)).toEqual(odds)
        const whole = odds.reduce((sum, { chance }) => sum + chance, 0)
        if (odds.length > 0) expect(whole).toBeCloseTo(1, 9)
        for (const { chance } of odds) expect(chance).toBeGreaterThanOrEqual(0)
        for (const keys of [odds.map(({ key }) => key), factors.map(({ id }) => id)])
          expect(new Set(keys).size).toBe(keys.length)
      }
    },
  )

  it('says what usually comes next, and has that Move', () => {
    for (const at of sittings) {
      for (const { id, next } of game.moves) {
        const then = next?.(at.board(), at.act(), someAnswers(at, id))
        if (then) offered([then])
      }
    }
  })

  having(game.ending)('comes to its ending, and tells all of it in words', () => {
    const endings = sittings.flatMap((at) => game.ending?.(at.board()) ?? [])
    expect(endings.length).toBeGreaterThan(0)
    for (const { say, body, foretold, after } of endings) {
      ;[say, ...body, after.say].forEach(speak)
      for (const text of [foretold?.title ?? '', foretold?.text ?? '', ...after.written])
        expect(text).toBeTypeOf('string')
      offered([after.offer])
    }
  })

  it('can do what it offers, or says why not, in words', () => {
    for (const at of sittings) {
      const [board, act] = [at.board(), at.act()]
      for (const id of board.items.keys()) {
        for (const { move, answers = {} } of game.offers?.(board, act, id) ?? []) {
          const refusal = at.move(move).may(board, act, answers)
          if (refusal) speak(refusal.say)
          for (const question of at.move(move).asks(board, act, answers)) {
            sentencesOf(question).forEach(speak)
          }
        }
      }
    }
  })

  it('throws at no answer, however odd: what must not be does nothing', () => {
    for (const at of sittings) {
      const [board, act] = [at.board(), at.act()]
      for (const move of game.moves) {
        for (const answers of ODD) {
          move.asks(board, act, answers).flatMap(sentencesOf).forEach(speak)
          const refusal = move.may(board, act, answers)
          if (refusal) speak(refusal.say)
          const played = move.play(board, act, answers)
          if (refusal?.force === 'must') expect(played).toEqual([])
        }
      }
    }
  })

  it('does nothing while an answer is missing that it needs', () => {
    for (const at of sittings) {
      const [board, act] = [at.board(), at.act()]
      for (const move of game.moves) {
        const needed = move
          .asks(board, act, {})
          .some((question) => question.kind === 'number' || !question.optional)
        if (needed) expect(move.play(board, act, {}), move.id).toEqual([])
      }
    }
  })

  it('reads a board without changing it, and the same twice', () => {
    for (const at of sittings) {
      const board = frozen({ ...at.board() })
      const copy: Board = { ...board, items: new Map(board.items) }
      expect(game.read(copy)).toEqual(game.read(board))
      expect(game.outline(copy)).toEqual(game.outline(board))
      for (const mark of game.read(board)) {
        expect(board.items.has(mark.on)).toBe(true)
        speak(mark.say)
        if (mark.as === 'label' && mark.short) speak(mark.short)
        if (mark.as !== 'drawn') continue
        for (const { say } of mark.words) speak(say)
        for (const row of mark.rows ?? []) speak(row)
      }
    }
  })

  it('lists what lies on the table, in words, each thing once at most', () => {
    for (const board of [...sittings.map((at) => at.board()), boardOf(EMPTY)]) {
      const sections = game.outline(frozen({ ...board }))
      expect(sections.length).toBeGreaterThan(0)
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
      for (const { say } of sections) speak(say)
      const all = (rows: readonly Row[]): readonly ItemId[] =>
        rows.flatMap(({ id, rows: below = [] }) => [id, ...all(below)])
      const listed = sections.flatMap(({ rows }) => all(rows))
      expect(new Set(listed).size).toBe(listed.length)
      for (const id of listed) expect(board.items.has(id)).toBe(true)
      const tree = treeOf(game, board)
      const joined = new Set(tree.map(({ id }) => id))
      for (const { parent } of tree) if (parent !== undefined) expect(joined.has(parent)).toBe(true)
    }
  })

  it('makes only pieces it has, with all their texts', () => {
    for (const at of sittings) {
      for (const item of at.board().items.values()) {
        expect(game.pieces).toHaveProperty(item.kind)
        expect(Object.keys(item.texts)).toEqual([...game.pieces[item.kind]!.texts])
      }
    }
  })

  // Where a Check is about nothing, it brings what it brings.
  const aboutAny = sittings.some((at) => at.board().rolls.some(({ check }) => check.about === ''))
  having(game.checks && !aboutAny)('settles nothing about what is not there', () => {
    const checks = game.checks!
    for (const at of sittings) {
      const brings = checks.settle?.(at.board(), at.act(), record('nowhere', 1, 1, 5)) ?? []
      expect(brings).toEqual([])
      if (checks.judge) speak(checks.judge(record('nowhere', 1, 1, 5).check, []).say)
    }
  })

  having(game.handouts)(
    'hands out paper in every language, whose faces say what they say',
    async () => {
      for (const lang of ['en', ...Object.keys(game.translations ?? {}), 'none']) {
        const handouts = await game.handouts!(lang)
        expect(new Set(handouts.map(({ id }) => id)).size).toBe(handouts.length)
        for (const { say, items, pieces } of handouts) {
          speak(say)
          expect(items.length).toBeGreaterThan(0)
          expect(new Set(items.map((one) => one.id)).size).toBe(items.length)
          const all: Readonly<Record<string, Piece>> = { ...game.pieces, ...pieces }
          await facesOf(Object.values(all))
          // What is larger than a sheet, whichever way it lies, could not be cut out whole.
          const cuts = items.map(({ id, kind }) => ({
            ...{ id, w: all[kind]?.width ?? Number.NaN, h: all[kind]?.height ?? Number.NaN },
          }))
          for (const paper of Object.values(PAPERS)) {
            const laid = cutting(cuts, paper)
            const { wide, high } = laid.paper
            const places = laid.sheets.flat()
            expect(places.map((one) => one.id).sort()).toEqual(cuts.map(({ id }) => id).sort())
            for (const { id, x, y, w, h } of places) {
              expect(Math.min(x, y), id).toBeGreaterThanOrEqual(0)
              expect(x + w, id).toBeLessThanOrEqual(wide)
              expect(y + h, id).toBeLessThanOrEqual(high)
              const real = cuts.find((one) => one.id === id)!
              const [short, long] = [w, h].toSorted(byWorth)
              const [least = 0, most = 0] = [real.w, real.h].toSorted(byWorth)
              // At its real size, but for what is a little larger than a sheet.
              const scale = Math.min(1, (wide + high) / (least + most))
              expect(long! / most, id).toBeCloseTo(short! / least, 6)
              expect(long! / most, id).toBeGreaterThanOrEqual(scale < 1 ? 0.8 : 1)
            }
          }
          for (const item of items) {
            const piece = all[item.kind]
            const blocks = (piece && printedFace(piece, item))?.blocks ?? []
            expect(blocks.length, item.id).toBeGreaterThan(0)
            expect(blocks.length).toBe(piece?.face?.(item).blocks.length)
            for (const block of blocks) {
              const said = block.as === 'words' ? block.says(item) : undefined
              if (said) speak(said)
            }
          }
        }
      }
    },
  )

  having(game.chronicle)(
    'tells a chronicle in words, the same twice, naming only what lies on the table',
    async () => {
      const chronicler = await game.chronicle!()
      const words = { ...said, ...chronicler.words.en }
      const tell = (sentence: Sentence) => {
        const told = spoken(words, sentence)
        expect(told, sentence.key).toBeTruthy()
        expect(told, sentence.key).not.toMatch(/undefined|NaN|\[object/)
      }
      for (const board of [...sittings.map((at) => at.board()), boardOf(EMPTY)]) {
        const { chapters, cast, credit } = chronicler.read(frozen({ ...board }))
        for (const { say, as } of cast) [say, as ?? say].forEach(tell)
        expect(chronicler.read({ ...board, items: new Map(board.items) }).chapters).toEqual(
          chapters,
        )
        tell(credit)
        expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length)
        for (const { say, passages, close } of chapters) {
          ;[say, ...close].forEach(tell)
          expect(passages.length).toBeGreaterThan(0)
          for (const passage of passages) {
            const thrown = board.rolls.some(({ id }) => id === passage.id)
            expect(board.items.has(passage.id) || thrown).toBe(true)
            ;[passage.say, ...passage.about].forEach(tell)
            const { points, beside } = passage
            for (const { item } of beside) expect(board.items.has(item ?? passage.id)).toBe(true)
            ;[...points, ...beside]
              .flatMap(({ as, say: line }) => (as ? [as, line] : [line]))
              .forEach(tell)
            if (passage.decided) [passage.decided.say, passage.decided.ruling.say].forEach(tell)
          }
        }
      }
    },
  )

  having(game.cover)('paints its cover by paths and colours, as plain data', async () => {
    const cover = await game.cover!()
    expect(JSON.parse(JSON.stringify(cover))).toEqual(cover)
    const shapes = cover.flatMap(shapesOf)
    expect(shapes.length).toBeGreaterThan(0)
    for (const { path, fill, line, alpha = 1 } of shapes) {
      expect(path).toMatch(PATH)
      const tints = [fill, line?.tint].filter((tint) => tint !== undefined)
      expect(tints.length).toBeGreaterThan(0)
      for (const tint of tints) {
        if (typeof tint === 'string') expect(tint).toMatch(COLOR)
        else for (const [, color] of tint.stops) expect(color).toMatch(COLOR)
      }
      expect(alpha).toBeGreaterThan(0)
      expect(alpha).toBeLessThanOrEqual(1)
    }
  })

  const bookIn = (lang: string) => game.book!(lang)
  describe.each(game.book ? ['en', ...Object.keys(game.translations ?? {})] : [])(
    'the rulebook (%s)',
    (lang) => {
      it('has a page for each topic, and words of the game that are explained on one', async () => {
        const book = await bookIn(lang)
        expect(book.credits.length).toBeGreaterThan(0)
        for (const list of [book.pages, book.terms])
          expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
        for (const page of book.pages) {
          expect(page.title).toBeTruthy()
          expect(textsOf(page).length).toBeGreaterThan(0)
        }
        for (const { page, name, forms = [], says } of book.terms) {
          expect(says).toMatch(/[.?]$/u)
          const explained = book.pages.find(({ id }) => id === page)
          const text = explained && textsOf(explained).map(plain).join('\n')
          expect(
            [name, ...forms].some((form) => text?.includes(form)),
            `${name} on ${page}`,
          ).toBe(true)
        }
      })

      it('leads nowhere but to its pages, and to each of them from the first', async () => {
        const book = await bookIn(lang)
        const ways = new Map(
          book.pages.map((page) => {
            const pieces = [...phrasesOf(book, page).values()].flat()
            return [
              page.id,
              pieces.flatMap((one) => (one.as === 'link' ? [one.page] : [])),
            ] as const
          }),
        )
        for (const [id, to] of ways) {
          expect(to).not.toContain(id)
          for (const page of to) expect(ways.has(page), `${id} -> ${page}`).toBe(true)
        }
        const reached = new Set(book.pages.slice(0, 1).map(({ id }) => id))
        for (const id of reached) for (const page of ways.get(id) ?? []) reached.add(page)
        expect([...ways.keys()].filter((id) => !reached.has(id))).toEqual([])
      })

      it('has the pages and the terms that the English one has', async () => {
        const [book, english] = [await bookIn(lang), await bookIn('en')]
        expect(book.pages.map(({ id }) => id)).toEqual(english.pages.map(({ id }) => id))
        expect(book.terms.map(({ id, page }) => [id, page])).toEqual(
          english.terms.map(({ id, page }) => [id, page]),
        )
      })
    },
  )
})

it('tells of a face that names a field or a text there is none of', () => {
  const sheet = faces.pieces.sheet!
  const at = sit(faces)
  const item = at.make('sheet')
  const box = { x: 0, y: 0, w: 10, h: 5 }
  const face = () => ({
    ...{ paper: '#fff', ink: '#000' },
    blocks: [
      { as: 'field' as const, box, field: 'health' },
      { as: 'field' as const, box, field: 'ghost' },
      { as: 'text' as const, box, text: '__proto__', look: 'text' as const },
    ],
  })
  expect(strayBlocks({ ...sheet, face }, item)).toEqual(['ghost', '__proto__'])
})
