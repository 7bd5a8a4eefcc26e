import type { Change } from '../board/change.ts'
import type { Plain } from '../plain/item.ts'
import { say } from '../plain/sentence.ts'
import { makeMove, must, seated, should, standsFor, words } from '../play/make.ts'
import type { Move } from '../play/move.ts'
import { pauseCards } from '../story/clock.ts'
import { notYet, performable, sceneNamed } from '../story/outline.ts'
import type { Tale } from '../story/tale.ts'

/** A Scene is begun, decided and told. */
export function playMoves(tale: Tale): readonly Move[] {
  const { storyOf, currentScene, moderatorOf, aside, begun, checkOf, strays } = tale

  /** A Scene whose Precursors have all been performed is begun [P23]; its clock starts [P25]. */
  const begin: Move = makeMove('begin', {
    asks(board) {
      const now = currentScene(board)
      const open = performable(storyOf(board)).filter((scene) => scene.id !== now?.id)
      const options = open.map((scene) =>
        standsFor(
          scene.item,
          say('named.scene', sceneNamed(scene)),
          say(`rating.${scene.depth}`, { dr: scene.dr ?? 0 }),
        ),
      )
      return [{ id: 'scene', kind: 'choice', say: say('ask.begin'), options }]
    },
    may(board, _act, answers) {
      const story = storyOf(board)
      const scene = story.scenes.get(String(answers.scene))
      const why = scene && notYet(story, scene)
      if (why) return { force: 'must', say: why }
      const now = currentScene(board)
      // Whoever begins it once more, as two may at once, would otherwise set its clock back [P25].
      if (now && now.id === answers.scene) return must('no.begun', sceneNamed(now))
      if (!performable(story).some((one) => one.id !== now?.id)) return must('no.scene')
      if (!now || now.record) return undefined
      return should('warn.begun', sceneNamed(now))
    },
    play(board, act, answers) {
      const held = pauseCards(board).length > 0
      const clock: Plain = held ? { spent: 0, paused: true } : { spent: 0, since: act.now }
      return [
        ...strays(board).map((id): Change => ({ do: 'bin', id })),
        { do: 'play', key: 'scene', value: String(answers.scene) },
        { do: 'play', key: 'clock', value: clock },
        ...begun(board, act),
      ]
    },
  })

  /** The Scene, or what else is told, is set aside; the pairs on offer stay as they are. */
  const stop: Move = makeMove('stop', {
    may: (board) => (currentScene(board) || aside?.(board) ? undefined : must('no.current')),
    play: () => [
      { do: 'play', key: 'scene', value: null },
      { do: 'play', key: 'clock', value: null },
    ],
  })

  /** The Check that decides the Scene being played [P13]. */
  const perform: Move = makeMove('perform', {
    may(board, act) {
      const scene = currentScene(board)
      if (!scene) return must('no.current')
      const refused = seated(board, act)
      if (refused) return refused
      const why = notYet(storyOf(board), scene)
      return why && { force: 'must', say: why }
    },
    play(board) {
      const scene = currentScene(board)
      return scene ? checkOf(board, scene) : []
    },
  })

  /**
   * After the Check the players, and not the Moderator [P27], say what happened [P23]; it is added to
   * what was told already.
   */
  const tell: Move = makeMove('tell', {
    button: true,
    asks(board, _act, answers) {
      const { order, scenes } = storyOf(board)
      const current = currentScene(board)
      const performed = order.filter((scene) => scene.record)
      const first = performed.filter((scene) => scene.id === current?.id)
      const ruling = scenes.get(String(answers.scene))?.ruling
      return [
        {
          id: 'scene',
          kind: 'choice',
          say: say('ask.scene'),
          options: [...first, ...performed.filter((scene) => scene !== first[0])].map((scene) =>
            standsFor(scene.item, say('named.scene', sceneNamed(scene)), scene.ruling?.say),
          ),
        },
        {
          id: 'words',
          kind: 'words',
          say: say('ask.told'),
          ...(ruling && { note: say(ruling.good ? 'ask.told.success' : 'ask.told.failure') }),
          max: 4000,
          long: true,
        },
      ]
    },
    may(board, act, answers) {
      const { order, scenes } = storyOf(board)
      const scene = scenes.get(String(answers.scene))
      if (scene && !scene.record) return must('no.unperformed', sceneNamed(scene))
      if (!order.some((one) => one.record)) return must('no.told')
      return moderatorOf(board) === act.seat ? should('warn.moderatorTells') : undefined
    },
    play(board, _act, answers) {
      const id = String(answers.scene)
      const told = board.items.get(id)?.texts.told ?? ''
      const insert = `${told === '' ? '' : '\n'}${words(answers, 'words') ?? ''}`
      const wrong = strays(board).map((die): Change => ({ do: 'bin', id: die }))
      return [...wrong, { do: 'write', id, field: 'told', at: told.length, remove: 0, insert }]
    },
  })

  return [begin, stop, perform, tell]
}
