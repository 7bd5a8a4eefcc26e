import { unlessAmiss } from '../plain/amiss.ts'
import type { Item } from '../plain/item.ts'
import type { Sentence } from '../plain/sentence.ts'
import type { FaceBlock, FaceBox, PrintedFace, WordsBlock } from './face.ts'
import type { Piece } from './piece.ts'

/** More blocks of a face are not heeded: none that people design has so many. */
const MOST_BLOCKS = 400

const soundBox = (box: FaceBox | undefined): boolean =>
  box !== undefined && [box.x, box.y, box.w, box.h].every(Number.isFinite) && box.w > 0 && box.h > 0

/** Items never change: of each its face is made once. */
const made = new WeakMap<Item, PrintedFace>()

/** The face of an item as far as it is sound; undefined where it has none, or making it fails. */
export function printedFace({ face }: Pick<Piece, 'face'>, item: Item): PrintedFace | undefined {
  if (!face) return undefined
  const before = made.get(item)
  if (before) return before
  // A face is the game's, by props that anybody writes.
  const found = unlessAmiss(`face of ${item.kind}`, () => heeded(face(item)))
  // Bare paper is not all that there will be.
  if (found && face.isHere?.() !== false) made.set(item, found)
  return found
}

/** What of a face can be shown. */
function heeded(face: PrintedFace): PrintedFace {
  const sound = (all: readonly FaceBlock[]) =>
    all.slice(0, MOST_BLOCKS).filter((block) => soundBox(block?.box))
  const { far } = face
  return { ...face, blocks: sound(face.blocks), ...(Array.isArray(far) && { far: sound(far) }) }
}

/** What a block of words says; nothing, where it fails. */
export const wordsOn = (block: WordsBlock, item: Item): Sentence | undefined =>
  unlessAmiss(`words on ${item.kind}`, () => block.says(item))

/** What a block tells whoever does not see it. */
function toldBy(block: FaceBlock, item: Item): Sentence | undefined {
  if (block.as === 'sign') return block.says
  return block.as === 'words' && !block.eye ? wordsOn(block, item) : undefined
}

/**
 * All words that are printed on an item, in the order of its blocks, as `say` says them, for whoever does not see it:
 * each once, and none that are told besides, as its name, its kind, or those of its fields and texts; nor what is only
 * for the eye.
 */
export function printedOn(
  piece: Piece,
  item: Item,
  say: (sentence: Sentence) => string,
): readonly string[] {
  const { fields = [], nameless } = piece
  const besides = [nameless?.(item) ?? piece.say, ...fields.map((field) => field.say)].map(say)
  const told = new Set([...besides, ...Object.values(item.texts).map((text) => text.trim())])
  const out: string[] = []
  for (const block of printedFace(piece, item)?.blocks ?? []) {
    const says = toldBy(block, item)
    const words = says ? say(says).trim() : ''
    if (words === '' || told.has(words)) continue
    told.add(words)
    out.push(words)
  }
  return out
}
