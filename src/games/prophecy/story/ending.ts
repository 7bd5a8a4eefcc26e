import type { Board } from '../../../rules/board/board.ts'
import { say } from '../../../rules/plain/sentence.ts'
import type { Ending } from '../../../rules/play/guide.ts'
import { sceneNamed } from '../../../rules/story/outline.ts'
import { storyOf } from './outline.ts'
import { aftermaths, prophecies } from './pages.ts'

/** When the Finale has been performed the story is over [P26]. */
export function ending(board: Board): Ending | undefined {
  const { finale, order } = storyOf(board)
  if (!finale?.ruling) return undefined
  const performed = order.filter((scene) => scene.ruling)
  const succeeded = performed.filter((scene) => scene.ruling?.good).length
  const { good, result } = finale.ruling
  const dr = finale.record?.check.dr ?? result
  const told = finale.item.texts.told?.trim()
  const [foretold] = prophecies(board)
  return {
    ...(good !== undefined && { good }),
    told: Boolean(told),
    say: say(good ? 'ending.success' : 'ending.failure', sceneNamed(finale)),
    body: [
      say(good ? 'ending.good' : 'ending.bad', { result, dr }),
      say('ending.scenes', { performed: performed.length, succeeded }),
      ...(told ? [say('ending.told', { told })] : []),
    ],
    ...(foretold && {
      foretold: { title: foretold.texts.title ?? '', text: foretold.texts.text ?? '' },
    }),
    after: {
      // How it went comes before what came of it.
      say: say(told ? 'ending.world' : 'ending.untold'),
      written: aftermaths(board)
        .map(({ texts }) => texts.text?.trim() ?? '')
        .filter((text) => text !== ''),
      offer: told ? { move: 'became' } : { move: 'tell', answers: { scene: finale.id } },
    },
  }
}
