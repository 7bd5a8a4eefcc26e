import type { Board } from '../../../rules/board/board.ts'
import { say } from '../../../rules/plain/sentence.ts'
import type { Ending } from '../../../rules/play/guide.ts'
import { sceneNamed } from '../../../rules/story/outline.ts'
import { actOf } from './settings.ts'
import { sheetsOf } from './sheets.ts'
import { storyOf } from './telling.ts'

/** In the last act, once the Climax was played, the story ends with the Flashforward [T6], [T8]. */
export function ending(board: Board): Ending | undefined {
  const { finale, order } = storyOf(board)
  if (!finale?.ruling || actOf(board) !== 'resolution') return undefined
  const played = order.filter((scene) => scene.ruling)
  const succeeded = played.filter((scene) => scene.ruling?.good).length
  const { good, result } = finale.ruling
  const dr = finale.record?.check.dr ?? result
  const written = sheetsOf(board, 'flashforward')
    .map(({ texts }) => texts.text?.trim() ?? '')
    .filter((text) => text !== '')
  const [before] = sheetsOf(board, 'flashback')
  return {
    ...(good !== undefined && { good }),
    told: written.length > 0,
    say: say(good ? 'ending.triumphant' : 'ending.sombre', sceneNamed(finale)),
    body: [
      say(good ? 'ending.good' : 'ending.bad', { result, dr }),
      say('ending.scenes', { played: played.length, succeeded }),
    ],
    ...(before && { foretold: { title: before.texts.title ?? '', text: before.texts.text ?? '' } }),
    after: {
      say: say(good ? 'epilogue.triumphant' : 'epilogue.sombre'),
      written,
      offer: { move: 'flashforward' },
    },
  }
}
