import type { Act, Board } from '../board/board.ts'
import type { Change } from '../board/change.ts'
import type { Dot } from '../board/room.ts'
import type { Size } from '../board/size.ts'
import type { Plain } from '../plain/item.ts'
import { type Sentence, say } from '../plain/sentence.ts'
import { makeMove, must, standsFor, words } from '../play/make.ts'
import type { Answers, Move, Question } from '../play/move.ts'
import { dieOf } from '../story/check.ts'
import { dieOn, laid } from '../story/layout.ts'
import { make } from '../story/make.ts'
import { lacks, noPrecursor, SKETCHED, sceneNamed } from '../story/outline.ts'
import { MATERIAL } from '../story/pieces.ts'
import type { Scene, Story } from '../story/story.ts'
import type { Tale } from '../story/tale.ts'

const choose = (id: string, scenes: Iterable<Scene>): Question => ({
  id,
  kind: 'choice',
  say: say(`ask.${id}`),
  options: [...scenes].map((scene) =>
    standsFor(
      scene.item,
      say('named.scene', sceneNamed(scene)),
      scene.dr === undefined ? undefined : say(`rating.${scene.depth}`, { dr: scene.dr }),
    ),
  ),
})

type Words = Extract<Question, { kind: 'words' }>
const OBJECTIVE: Words = { id: 'objective', kind: 'words', say: say('ask.objective'), max: 200 }
const SETTING: Words = {
  id: 'setting',
  kind: 'words',
  say: say('ask.setting'),
  max: 400,
  optional: true,
}

const sketched = (answers: Answers) => ({
  objective: words(answers, 'objective') ?? '',
  setting: words(answers, 'setting') ?? '',
})

/** The guide draws an oval so wide, a row of three beside one another; and higher for more words, mm. */
const DRAWN = { finale: 168, other: 130, low: 74, letters: 30, each: 0.9, high: 96 } as const

const USUAL: Size = { width: MATERIAL.oval.width, height: MATERIAL.oval.height }

/**
 * How large the oval of a Scene is drawn, so that its words can be read in it; with none but its Objective as usual.
 */
function drawn(answers: Answers, width: number): Size {
  const { objective, setting } = sketched(answers)
  if (setting === '') return USUAL
  const more = Math.max(0, objective.length + setting.length - DRAWN.letters) * DRAWN.each
  return { width, height: Math.round(Math.min(DRAWN.high, DRAWN.low + more)) }
}

/** The Scenes that may have another Precursor, in tree order: each is found where it stood before. */
const parentsIn = (story: Story) =>
  story.order.filter((one) => noPrecursor(story, one)?.force !== 'must')

const coordinate = (answers: Answers, id: string): number | undefined => {
  const answer = answers[id]
  return typeof answer === 'number' && Number.isFinite(answer) ? answer : undefined
}

/** How an oval lies that was drawn: where, how large and how far turned; as a Move lays one, unless all is said. */
function drawnOval(board: Board, act: Act, answers: Answers, usual: () => Dot) {
  const [x, y] = [coordinate(answers, 'x'), coordinate(answers, 'y')]
  const [width, height] = [coordinate(answers, 'width'), coordinate(answers, 'height')]
  const place = laid(board, act, x === undefined || y === undefined ? usual() : { x, y }, 0.02)
  const props: Record<string, Plain> = {}
  if (width === undefined || height === undefined) return { place, props }
  Object.assign(props, { width: Math.round(width), height: Math.round(height) })
  return { place: { ...place, turn: coordinate(answers, 'turn') ?? 0 }, props }
}

/** The strokes that an oval was drawn with: they become it. */
const inkGone = (board: Board, answers: Answers): readonly Change[] =>
  (words(answers, 'ink')?.split(' ') ?? []).flatMap((id): Change[] =>
    board.items.get(id)?.kind === 'ink' ? [{ do: 'bin', id }] : [],
  )

/** The outline is written: ovals, and the lines between them. `ideas` are Objectives for a Scene of some depth. */
export function sceneMoves(
  tale: Tale,
  ideas?: (depth: number) => readonly Sentence[],
): readonly Move[] {
  const { storyOf, joined, tooMany, noParent, finaleSpot, precursorSpot } = tale

  /** What is asked of a Scene, so many lines from the Finale where that is known. */
  const sketchOf = (depth: number | undefined): readonly Words[] => [
    { ...OBJECTIVE, ...(ideas && depth !== undefined && { prompts: ideas(depth) }) },
    SETTING,
  ]

  const above = (parent: Scene | undefined) => parent && parent.depth + 1

  /** What is still to be settled of a Scene that was sketched by a few strokes [P21]. */
  const sketch: Move = makeMove('sketch', {
    button: true,
    asks(board, _act, answers) {
      const { order, scenes } = storyOf(board)
      const scene = scenes.get(String(answers.scene))
      const open = SKETCHED.filter((field) => scene && lacks(scene, field))
      return [
        choose(
          'scene',
          order.filter((one) => SKETCHED.some((field) => lacks(one, field))),
        ),
        ...sketchOf(scene?.depth)
          .filter(({ id }) => open.some((field) => field === id))
          .map((question) => (open.length === 1 ? { ...question, optional: false } : question)),
      ]
    },
    may(board, _act, answers) {
      const { order, scenes } = storyOf(board)
      const scene = scenes.get(String(answers.scene))
      const open = scene ? [scene] : order
      return open.some((one) => SKETCHED.some((field) => lacks(one, field)))
        ? undefined
        : must('no.change')
    },
    play(board, _act, answers) {
      const id = String(answers.scene)
      const texts = board.items.get(id)?.texts ?? {}
      return SKETCHED.flatMap((field): Change[] => {
        const insert = words(answers, field)
        if (insert === undefined) return []
        return [{ do: 'write', id, field, at: 0, remove: texts[field]?.length ?? 0, insert }]
      })
    },
  })

  /** The Finale is sketched first, and there is only one [P21]. */
  const finale: Move = makeMove('finale', {
    button: true,
    asks: () => sketchOf(0),
    may(board) {
      const known = storyOf(board).finale
      return known ? must('no.secondFinale', sceneNamed(known)) : tooMany(board)
    },
    play(board, act, answers) {
      const size = drawn(answers, DRAWN.finale)
      const place = laid(board, act, finaleSpot(board, size), 0.02)
      const props = { ...size, finale: true }
      return [make(act, 'oval', place, { props, texts: sketched(answers) })]
    },
  })

  function parentOf(board: Board, answers: Answers): Scene | undefined {
    return storyOf(board).scenes.get(String(answers.parent))
  }

  /** Every other Scene is a Precursor of one that is there already [P21]. */
  const precursor: Move = makeMove('precursor', {
    button: true,
    asks(board, _act, answers) {
      const depth = above(parentOf(board, answers))
      return [choose('parent', parentsIn(storyOf(board))), ...sketchOf(depth)]
    },
    may(board, _act, answers) {
      const story = storyOf(board)
      if (!story.finale) return must('no.finaleYet')
      const parent = parentOf(board, answers)
      return (parent && noPrecursor(story, parent)) ?? tooMany(board)
    },
    play(board, act, answers) {
      const parent = String(answers.parent)
      const size = drawn(answers, DRAWN.other)
      const place = laid(board, act, precursorSpot(board, parent, size), 0.02)
      return [make(act, 'oval', place, { props: { ...size, parent }, texts: sketched(answers) })]
    },
  })

  /**
   * The oval tool: the first oval is the Finale, and for any other it asks which Scene it makes easier [P21]. One that
   * is `drawn` with a marker lacks a Parent until a line is drawn too, where a game lets it. It is as large as it was
   * drawn, in place of its ink.
   */
  const oval: Move = makeMove('oval', {
    button: true,
    asks(board, _act, answers) {
      const story = storyOf(board)
      if (answers.drawn !== undefined && !joined) return []
      const depth = story.finale ? above(parentOf(board, answers)) : 0
      const optional = sketchOf(depth).map((question) => ({ ...question, optional: true }))
      return story.finale ? [choose('parent', parentsIn(story)), ...optional] : optional
    },
    may(board, _act, answers) {
      const story = storyOf(board)
      const parent = parentOf(board, answers)
      return (parent && noPrecursor(story, parent)) ?? tooMany(board)
    },
    play(board, act, answers) {
      const story = storyOf(board)
      const parent = parentOf(board, answers)?.id
      const usual = () =>
        parent === undefined ? finaleSpot(board, USUAL) : precursorSpot(board, parent, USUAL)
      const { place, props: size } = drawnOval(board, act, answers, usual)
      const props: Record<string, Plain> = { ...size, ...(parent !== undefined && { parent }) }
      if (!story.finale) props.finale = true
      const fresh = make(act, 'oval', place, { props, texts: sketched(answers) })
      return [fresh, ...inkGone(board, answers)]
    },
  })

  /** A line from one oval to another makes the first a Precursor of the second [P10], [P11]. */
  const setParent: Move = makeMove('setParent', {
    button: true,
    asks(board) {
      const { order, finale } = storyOf(board)
      return [
        choose(
          'scene',
          order.filter((one) => one !== finale),
        ),
        choose('parent', order),
      ]
    },
    may(board, _act, { scene, parent }) {
      if (scene === undefined) return undefined
      const story = storyOf(board)
      if (parent !== undefined) return noParent(board, String(scene), String(parent))
      return scene === story.finale?.id ? must('no.finaleBelow') : undefined
    },
    play(board, act, answers) {
      const [id, parent] = [String(answers.scene), String(answers.parent)]
      const changes: Change[] = [{ do: 'set', id, key: 'parent', value: parent }]
      if (board.items.get(id)?.props.finale) {
        changes.push({ do: 'set', id, key: 'finale', value: null })
      }
      // A die already won comes along to the new Parent.
      const die = board.items.get(dieOf(id))
      if (die && storyOf(board).scenes.get(id)?.ruling?.good) {
        changes.push({ do: 'place', id: die.id, place: dieOn(board, act, parent) })
      }
      return changes
    },
  })

  const dropParent: Move = makeMove('dropParent', {
    asks: (board) => [
      choose(
        'scene',
        storyOf(board).order.filter((one) => one.parent !== undefined),
      ),
    ],
    may(board, _act, { scene }) {
      const known = storyOf(board).scenes.get(String(scene))
      return known && known.parent === undefined ? must('no.parent', sceneNamed(known)) : undefined
    },
    play: (_board, _act, { scene }) => [
      { do: 'set', id: String(scene), key: 'parent', value: null },
    ],
  })

  /** An oval that hangs loose becomes the Finale, when there is none [P11]. */
  const crown: Move = makeMove('crown', {
    asks: (board) => [
      choose(
        'scene',
        storyOf(board).order.filter((one) => one.loose),
      ),
    ],
    may(board) {
      const { finale: known, scenes } = storyOf(board)
      if (known) return must('no.secondFinale', sceneNamed(known))
      return scenes.size === 0 ? must('no.scene') : undefined
    },
    play: (_board, _act, { scene }) => [
      { do: 'set', id: String(scene), key: 'finale', value: true },
      { do: 'set', id: String(scene), key: 'parent', value: null },
    ],
  })

  return [finale, precursor, oval, sketch, setParent, ...(joined ? [] : [dropParent]), crown]
}
