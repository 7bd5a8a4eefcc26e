import { expect, test } from 'vitest'
import { lastMode, modeTeller, type Picking, type Picks } from '../../../src/app/asides/Modes.tsx'
import { withTheirs } from '../../../src/app/table/mode.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { makeNotices } from '../../../src/ui/parts/notices.ts'

const picking = (): Picking => ({ options: [] })
const [ada, milo, alone] = [picking(), picking(), picking()]

test('each has something else to choose by touching the board', () => {
  let picks: Picks = new Map()
  picks = withTheirs(picks, 'ada', ada)
  picks = withTheirs(picks, 'milo', milo)
  picks = withTheirs(picks, undefined, alone)
  expect([picks.get('ada'), picks.get('milo'), picks.get(undefined)]).toEqual([ada, milo, alone])
  // Whoever has done ends nobody else's.
  picks = withTheirs(picks, 'milo', undefined)
  expect([...picks.keys()]).toEqual(['ada', undefined])
  // What was begun last stands last.
  picks = withTheirs(picks, 'ada', picking())
  expect([...picks.keys()]).toEqual([undefined, 'ada'])
})

test('what changes nothing is the same', () => {
  const picks: Picks = new Map([['ada', ada]])
  expect(withTheirs(picks, 'ada', ada)).toBe(picks)
  expect(withTheirs(picks, 'milo', undefined)).toBe(picks)
})

/** A screen at which people are in modes: each begins one by their name, and ends it by its end. */
function screen() {
  const notices = makeNotices()
  const tell = modeTeller(notices)
  let picks: Picks = new Map()
  const set = (by: string | undefined, picking: Picking | undefined) => {
    picks = withTheirs(picks, by, picking)
    tell(picks)
  }
  return {
    notices,
    begin: (by: string | undefined) =>
      set(by, { options: [], mode: { how: say('beside.how'), end: () => set(by, undefined) } }),
    picks: () => picks,
    told: () => notices.list().map(({ seat }) => seat),
    escape: () => lastMode(picks)?.end(),
  }
}

test('each is told their own mode as long as they are in it', () => {
  const at = screen()
  at.begin('ada')
  at.begin('milo')
  expect(at.told()).toEqual(['ada', 'milo'])
  // Whoever puts theirs away ends it, and nobody else's.
  at.notices.remove(at.notices.list()[0]?.id ?? -1)
  expect([...at.picks().keys()]).toEqual(['milo'])
  expect(at.told()).toEqual(['milo'])
})

test('Escape ends the mode that was begun last, and then the one before', () => {
  const at = screen()
  for (const by of ['ada', 'milo', undefined]) at.begin(by)
  const left = [at.told()]
  for (let n = 0; n < 4; n++) {
    at.escape()
    left.push(at.told())
  }
  expect(left).toEqual([['ada', 'milo', undefined], ['ada', 'milo'], ['ada'], [], []])
})

test('who begins another mode is told that one alone', () => {
  const at = screen()
  at.begin('ada')
  at.begin('milo')
  at.begin('ada')
  expect(at.told()).toEqual(['milo', 'ada'])
})

test('each counts on what they have before them: who asks for it, or has done, leaves the others theirs', () => {
  let counting: ReadonlyMap<string | undefined, string> = new Map()
  counting = withTheirs(counting, 'ada', 'sheet')
  counting = withTheirs(counting, 'milo', 'beast')
  expect([counting.get('ada'), counting.get('milo')]).toEqual(['sheet', 'beast'])
  counting = withTheirs(counting, 'milo', undefined)
  expect([counting.get('ada'), counting.get('milo')]).toEqual(['sheet', undefined])
})
