import type { FaceBlock, PrintedFace } from '../../../rules/board/face.ts'
import type { BarePaper } from '../../../rules/board/lateface.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { RED } from '../cards/papers.ts'
import { DARK_PIECES, type DarkMat, MAT_PAPERS } from '../story/pieces.ts'
import { deedBack } from './deeds.ts'
import { area, outlined, printed, sign } from './parts.ts'
import { DISCIPLINE_SIGNS, PLACE_SIGN, SEAL_SIGN, VERSE_SIGNS } from './signs.ts'

/** What stands in the middle of each mat, where nothing lies on it. */
const SIGNS: Readonly<Record<DarkMat, string>> = {
  deck: DISCIPLINE_SIGNS.blood,
  discard: DISCIPLINE_SIGNS.dead,
  inPlay: DISCIPLINE_SIGNS.demons,
  verseRow: VERSE_SIGNS.opening,
  spent: VERSE_SIGNS.final,
  deedRow: SEAL_SIGN,
  deedDeck: SEAL_SIGN,
  place: PLACE_SIGN,
}
/** A sign is so large at most, mm. */
const MOST = 46

/** A mat drawn on the cloth: a line round it, what it is for, and its sign. */
function matFace(kind: DarkMat): PrintedFace {
  const { width, height } = DARK_PIECES[kind]
  // No Deed lies there before it is drawn: the order of a lot is nobody's.
  if (kind === 'deedDeck') return deedBack(width, height)
  const paper: BarePaper = MAT_PAPERS[kind]
  const size = Math.min(MOST, width / 2, height / 2)
  const whole = kind === 'place'
  const name = printed(
    area(6, whole ? 3 : height - 17, width - 12, 12),
    say(`piece.${kind}`),
    'small',
    { at: 'center', ink: paper.ink },
  )
  const middle = area((width - size) / 2, (height - size) / 2, size, size)
  const blocks: readonly FaceBlock[] = [
    outlined(area(1, 1, width - 2, height - 2), '#3a232088', whole ? 0.8 : 0.5, 5),
    ...(whole
      ? []
      : [sign(middle, SIGNS[kind], kind === 'deck' ? `${RED}66` : `${paper.ink}44`), name]),
  ]
  return { ...paper, blocks }
}

/** What is drawn of each mat. */
export const MAT_FACES: Readonly<Record<DarkMat, () => PrintedFace>> = Object.assign(
  {},
  ...(Object.keys(SIGNS) as DarkMat[]).map((kind) => {
    const face = matFace(kind)
    return { [kind]: () => face }
  }),
)
