import type { PrintedFace } from '../../../rules/board/face.ts'
import type { Item } from '../../../rules/plain/item.ts'
import type { DARK_PAPERS } from '../cards/papers.ts'
import { aidFace } from './aid.ts'
import { deedFace } from './deeds.ts'
import { disciplineFace, tokenFace } from './disciplines.ts'
import { mainFace } from './maincards.ts'
import { verseFace } from './verses.ts'

/** What is printed on each kind of thing. */
export const DARK_FACES = {
  main: mainFace,
  verse: verseFace,
  deed: deedFace,
  discipline: disciplineFace,
  aid: aidFace,
  token: tokenFace,
} as const satisfies Readonly<Record<keyof typeof DARK_PAPERS, (item: Item) => PrintedFace>>
