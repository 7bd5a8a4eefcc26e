import { expect, test } from 'vitest'
import { voiceOf } from '../../../src/app/page/voice.ts'
import { type Now, playAt } from '../../../src/app/table/playing.ts'
import type { Check } from '../../../src/rules/dice/check.ts'
import type { Game } from '../../../src/rules/game.ts'
import { listeners } from '../../../src/rules/plain/listeners.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { USUAL_FLICK } from '../../../src/tray/thrown.ts'
import { makeNotices } from '../../../src/ui/parts/notices.ts'
import { makeSpoken } from '../../../src/ui/say/language.ts'
import { GAMES } from '../../games/all.ts'
import { aTable, card, make } from '../../table/make.ts'

const check: Check = {
  kind: 'scene',
  about: 'one',
  dr: 1,
  dice: ['d6'],
  bursts: {},
  pairs: [],
  ready: [],
}
const move = (id: string, more: Partial<Game['moves'][number]>) =>
  ({ id, may: () => undefined, asks: () => [], play: () => [], ...more }) as Game['moves'][number]

/** A game of few Moves. */
const game: Game = {
  ...GAMES[0]!,
  gestures: { oval: 'circle' },
  moves: [
    move('circle', { play: () => [make(card('drawn'))] }),
    move('lay', { play: () => [make(card('new'))] }),
    move('write', {
      play: () => [{ do: 'write', id: 'new', field: 'name', at: 0, remove: 0, insert: 'Ember' }],
    }),
    move('unwise', { may: () => ({ force: 'should', say: say('unwise') }) }),
    move('never', { may: () => ({ force: 'must', say: say('never') }) }),
    move('named', {
      asks: () =>
        [
          { id: 'name', say: say('name') },
          { id: 'more', say: say('more'), optional: true },
        ] as never,
    }),
    move('throw', { play: () => check }),
  ],
}

/** Who sits at a table, and what was shown and thrown. */
function seated(now: Partial<Now> = {}, more: Partial<Game> = {}) {
  const table = aTable()
  const shown: unknown[] = []
  const thrown: unknown[] = []
  const notices = makeNotices()
  const extras = { reached: new Map(), asked: listeners<[]>() }
  const played = { ...game, ...more }
  const voice = voiceOf({ spoken: makeSpoken() }, played)
  const playing = playAt({ table, game: played, extras }, voice, () => ({
    seat: 'ada',
    free: undefined,
    board: { shape: () => 1, reveal: (ids) => shown.push(...ids) },
    lists: { show: (ids) => shown.push(...ids) },
    notices,
    lays: (_seat, changes) => changes,
    dice: { flights: [], throwFor: (...asked) => thrown.push(asked) },
    ...now,
  }))
  return { table, shown, thrown, said: () => notices.list().map((one) => one.say.key), ...playing }
}

test('a Move is played once all is known, and what it makes is brought into view', () => {
  const { table, shown, play } = seated()
  expect(play('named')).toMatchObject({ ask: [{ id: 'name' }] })
  expect(play('named', { name: 'Ember' })).toBe('done')
  expect(play('lay')).toBe('done')
  expect(table.board().items.has('new')).toBe(true)
  expect(table.canUndo('ada')).toBe(true)
  // On the board and in the lists.
  expect(shown).toEqual(['new', 'new'])
  // Whoever writes sees where it stands.
  expect(play('write')).toBe('done')
  expect(shown.slice(2)).toEqual(['new', 'new'])
  expect(() => play('nothing')).toThrow(RangeError)
})

test('what follows by itself is no step of undo, and what was done before it is taken back', () => {
  const { table, play } = seated({}, { forced: () => ({ move: 'circle' }) })
  play('lay')
  play('circle')
  expect([...table.board().items.keys()].sort()).toEqual(['drawn', 'new'])
  expect(table.undo('ada')).toBe('done')
  expect([table.board().items.has('drawn'), table.canUndo('ada')]).toEqual([true, false])
})

test('behind what lasts nothing is taken back or done again, and it is said why', () => {
  const lasting = move('seen', { play: () => [make(card('seen'))], lasting: () => true })
  const { table, play } = seated({}, { moves: [...game.moves, lasting] })
  play('lay')
  play('circle')
  table.undo('ada')
  play('seen')
  expect([table.canUndo('ada'), table.canRedo('ada')]).toEqual([false, false])
  expect([table.undo('ada'), table.redo('ada')]).toEqual(['lasting', 'nothing'])
  // What comes after it is.
  table.apply([make(card('after'))], { seat: 'ada' })
  expect([table.undo('ada'), table.undo('ada')]).toEqual(['done', 'lasting'])
})

test('what had better not be done is done anyway where that is wanted, what must not be never is', () => {
  const { play } = seated()
  expect(play('unwise')).toMatchObject({ say: { key: 'unwise' } })
  expect(play('unwise', {}, true)).toBe('done')
  expect(play('never', {}, true)).toMatchObject({ say: { key: 'never' } })
})

test('where the table refuses, it is said why and nothing is shown', () => {
  const { table, shown, thrown, play, fling } = seated({ free: check })
  table.bar(say('table.watching'))
  expect(play('lay')).toEqual({ force: 'must', say: say('table.watching') })
  expect(shown).toEqual([])
  fling()
  expect(thrown).toEqual([])
})

test('a question is thrown for once, however often it is asked while its dice fly', () => {
  const { thrown, play } = seated()
  expect(play('throw')).toBe('thrown')
  expect(thrown).toEqual([['ada', check, USUAL_FLICK]])
  const flying = { check, landed: false, own: true }
  const again = seated({
    dice: { flights: [flying] as never, throwFor: () => expect.unreachable() },
  })
  expect(again.play('throw')).toBe('thrown')
})

test('free dice are flung by who has a seat, and where there are any', () => {
  const nobody = seated({ seat: undefined, free: check })
  nobody.fling()
  expect(nobody.said()).toEqual(['seat.first'])
  expect(nobody.thrown).toEqual([])
  const none = seated({ free: { ...check, dice: [] } })
  none.fling()
  expect(none.thrown).toEqual([])
  const some = seated({ free: check })
  const hard = { ...USUAL_FLICK, power: 1 }
  some.fling(hard)
  expect(some.thrown).toEqual([['ada', check, hard]])
})

test.each([
  ['circle', { x: 10, y: 20, width: 80, height: 40 }, 'drawn'],
  ['circle', { x: 10, y: 20 }, 'drawn'],
  ['circle', {}, 'played'],
  ['lay', { x: 10, width: 80 }, 'played'],
])('%s with %o lies as it was %s', (id, answers, how) => {
  const hows: unknown[] = []
  const { play } = seated({
    lays(_seat, changes, is) {
      hows.push(is)
      return changes
    },
  })
  expect([play(id, answers), hows]).toEqual(['done', [how]])
})
