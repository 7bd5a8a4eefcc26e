import type { PrintedFace } from '../../../rules/board/face.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { deckFace, roleFace, roundtableFace, taleFace } from './cardfaces.ts'
import { clusterFace, spellFace } from './cast.ts'
import {
  placeFace,
  rosterFace,
  searchFace,
  slipFace,
  stageFace,
  storesFace,
  theatreFace,
} from './lying.ts'
import { foeFace, sheetFace } from './sheet.ts'

/** What is printed on each kind of thing. */
export const PRINTED_FACES = {
  character: sheetFace,
  foe: foeFace,
  cluster: clusterFace,
  spell: spellFace,
  slip: slipFace,
  search: searchFace,
  roster: rosterFace,
  deck: deckFace,
  roundtable: roundtableFace,
  tale: taleFace,
  role: roleFace,
  stores: storesFace,
  theatre: theatreFace,
  stage: stageFace,
  place: placeFace,
} as const satisfies Readonly<Record<string, (item: Item) => PrintedFace>>
