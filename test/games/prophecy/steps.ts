import fc from 'fast-check'
import { expect } from 'vitest'
import { storyOf } from '../../../src/games/prophecy/story/outline.ts'
import { settingOf } from '../../../src/games/prophecy/story/settings.ts'
import type { Board } from '../../../src/rules/board/board.ts'
import { at as place, record, type Sitting } from '../../make.ts'
import { prophecy } from './eight.ts'

/** One Finale, no circle, every DR its Parent's less one and at least 1, or marked as amiss. */
export function holds(board: Board): void {
  const story = storyOf(board)
  const ovals = [...board.items.values()].filter((one) => one.kind === 'oval')
  expect(story.scenes.size).toBe(ovals.length)
  expect(story.order.map(({ id }) => id).sort()).toEqual(ovals.map(({ id }) => id).sort())
  const finales = story.order.filter((scene) => scene.finale)
  expect(finales.length).toBeLessThanOrEqual(1)
  if (ovals.some((oval) => oval.props.finale === true)) expect(finales).toHaveLength(1)
  const marks = prophecy.read(board)
  const amiss = new Set(marks.flatMap((mark) => (mark.as === 'amiss' ? [mark.on] : [])))
  for (const scene of story.order) {
    const parent = scene.parent === undefined ? undefined : story.scenes.get(scene.parent)!
    if (scene.finale) {
      expect(scene.parent).toBeUndefined()
      expect(scene.dr).toBe(settingOf(board, 'finale'))
    } else if (parent) {
      expect(parent.precursors).toContain(scene.id)
      expect(scene.dr).toBe(parent.dr === undefined ? undefined : parent.dr - 1)
      if (scene.dr !== undefined) expect(scene.dr).toBeGreaterThanOrEqual(1)
    } else {
      expect(amiss).toContain(scene.id)
      expect(scene.dr).toBeUndefined()
    }
    let up = scene
    for (let steps = 0; up.parent !== undefined; steps++) {
      expect(steps).toBeLessThan(story.scenes.size)
      up = story.scenes.get(up.parent)!
    }
  }
  const stuck = [...story.objects.values()].flatMap(({ aspects }) => aspects.map(({ id }) => id))
  expect(new Set(stuck).size).toBe(stuck.length)
}

/** A step somebody might take: by a Move, allowed or not, or by hand. The numbers choose what it is done to. */
const STEPS = [
  'finale',
  'precursor',
  'oval',
  'setParent',
  'dropParent',
  'crown',
  'object',
  'environment',
  'begin and roll',
  'by hand: parent',
  'by hand: finale',
  'by hand: bin',
  'by hand: return',
  'by hand: stick',
  'by hand: roll',
  'setting',
] as const

export type Taken = readonly [(typeof STEPS)[number], number, number]

export const taken: fc.Arbitrary<Taken> = fc.tuple(
  // Sketching more often than the rest, so that there is an outline to go wrong.
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...STEPS) },
    { weight: 1, arbitrary: fc.constantFrom('finale', 'precursor', 'oval', 'setParent') },
  ),
  fc.nat({ max: 40 }),
  fc.nat({ max: 40 }),
)

export const many = (one: fc.Arbitrary<Taken>, maxLength: number) =>
  fc.array(one, { minLength: 5, maxLength, size: 'max' })

const of = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)]

export function take(at: Sitting, [step, n, m]: Taken): void {
  const all = [...at.table().items.values()]
  const ids = (kind: string) => all.flatMap((one) => (one.kind === kind ? [one.id] : []))
  const [oval, other] = [of(ids('oval'), n) ?? 'none', of(ids('oval'), m) ?? 'none']
  const attempt = (id: string, answers = {}) => {
    const force = at.refused(id, answers)?.force
    const changes = at.move(id).play(at.board(), at.act(), answers)
    // What must not be does nothing.
    if (force === 'must') expect(changes).toEqual([])
    if (Array.isArray(changes)) at.by(...changes)
  }
  const deeds: Readonly<Record<Taken[0], () => void>> = {
    finale: () => attempt('finale', { objective: 'End' }),
    precursor: () => attempt('precursor', { objective: 'Help', parent: oval }),
    oval: () => attempt('oval', { x: n, y: m, ...(n % 2 ? { parent: other } : {}) }),
    setParent: () => attempt('setParent', { scene: oval, parent: other }),
    dropParent: () => attempt('dropParent', { scene: oval }),
    crown: () => attempt('crown', { scene: oval }),
    object: () => attempt('object', { name: 'Thing' }),
    environment: () =>
      attempt('environment', { card: of(ids('card'), n) ?? 'none', words: 'Dusk' }),
    'begin and roll': () => {
      attempt('begin', { scene: oval })
      if (at.refused('perform')) return
      const dice = prophecy.checks.gathering(at.board(), at.act())?.check.dice.length ?? 0
      at.roll(...Array.from({ length: dice }, () => 1 + (m % 5)))
    },
    'by hand: parent': () =>
      at.by({ do: 'set', id: oval, key: 'parent', value: n % 7 ? other : n }),
    'by hand: finale': () =>
      at.by({ do: 'set', id: oval, key: 'finale', value: m % 3 ? true : null }),
    'by hand: bin': () => at.by({ do: 'bin', id: of(all, n)?.id ?? 'none' }),
    'by hand: return': () => at.by({ do: 'return', id: of(all, n)?.id ?? 'none' }),
    'by hand: stick': () => {
      const on = of(all, m)?.id ?? 'none'
      at.by({ do: 'place', id: of(ids('note'), n) ?? 'none', place: place(n, m, { on }) })
    },
    'by hand: roll': () => at.by({ do: 'roll', record: record(oval, 1 + (n % 4), 1, 1 + (m % 7)) }),
    setting: () => attempt('setting', { setting: 'finale', value: 4 + (n % 2) }),
  }
  deeds[step]()
}
