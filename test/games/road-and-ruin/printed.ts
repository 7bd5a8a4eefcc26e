import { contrast, mixed, type Tone, toneOf } from '../../../src/paint/dice/coat.ts'
import { COVERS } from '../../../src/paint/ground/grounds.ts'
import { SMALL_PRINT } from '../../../src/paint/letters/seen.ts'
import type { Look } from '../../../src/paint/pen/look.ts'
import { paintPrint } from '../../../src/paint/things/face.ts'
import { borne } from '../../../src/rules/board/borne.ts'
import type { FieldBlock } from '../../../src/rules/board/face.ts'
import { boundsOf, fieldValue } from '../../../src/rules/board/field.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import { printedFace, wordsOn } from '../../../src/rules/board/printing.ts'
import { trackOf } from '../../../src/rules/board/spots.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import type { Sentence, Words } from '../../../src/rules/plain/sentence.ts'
import { de as plainDe } from '../../../src/ui/de/de.ts'
import { en as plainEn } from '../../../src/ui/say/en.ts'
import { boardWith, englishOf, spoken } from '../../make.ts'
import { type Laid, type Line, scribe } from '../../paint/scribe.ts'
import { road } from './lab.ts'

// What is printed on things of this game, as the page paints it: how large, in what ink, and what of it is told.

/** Letters that are read without effort, CSS px, and how well they are told from their paper. */
const READ = 9
const TOLD_FROM = 4.5

const saying =
  (words: Words) =>
  (sentence: Sentence): string =>
    (spoken(words, sentence) ?? sentence.key).replace(/\{(\w+)\}/g, (whole, name) =>
      String(sentence.values?.[name] ?? whole),
    )

/** How each language says what is printed. */
export const LANGUAGES: readonly (readonly [string, (sentence: Sentence) => string])[] = [
  ['English', saying({ ...plainEn, ...(await englishOf(road)) })],
  ['German', saying({ ...plainDe, ...(await road.translations?.de?.()) })],
]

/** All that is written on a thing that is seen at so many CSS px a mm, with letters so many times as large as usual. */
export function written(
  thing: Item,
  say: (sentence: Sentence) => string,
  zoom: number,
  letter = 1,
  small?: number,
): readonly Laid[] {
  const piece = road.pieces[thing.kind]!
  const marks = borne(road.pieces, boardWith([thing]))
  const look = {
    ...{
      marks: new Map([[thing.id, marks]]),
      seats: [],
      face: 'hand',
      ratio: 1,
      letter,
      small,
      say,
    },
  } as unknown as Look
  const lines: Laid[] = []
  paintPrint(scribe(lines, zoom), thing, piece, look, zoom)
  return lines
}

/** Paper that lets through what it lies on is seen on the cloth of the table. */
function paperOf(color: string): Tone {
  const alpha = color.length > 7 ? Number.parseInt(color.slice(7), 16) / 255 : 1
  return mixed(toneOf(COVERS.linen), toneOf(color.slice(0, 7)), alpha)
}

/** Lines of one row that stand nearer to one another than a part of their letters, or run out of their paper. */
export function runTogether(thing: Item, lines: readonly Laid[], zoom: number): readonly string[] {
  const half = (road.pieces[thing.kind]!.width / 2) * zoom
  const straight = lines.filter(({ quarters }) => quarters === 0)
  const out = straight.filter(({ left, right }) => left < -half || right > half)
  return [
    ...out.map(({ text }) => `${text} runs out of its paper`),
    ...straight.flatMap((a, i) =>
      straight.slice(i + 1).flatMap((b) => {
        const size = Math.min(a.size, b.size)
        if (Math.abs(a.base - b.base) > size * 0.7) return []
        const apart = Math.max(a.left, b.left) - Math.min(a.right, b.right)
        return apart < size * APART ? [`${a.text}|${b.text}: ${(apart / size).toFixed(2)}`] : []
      }),
    ),
  ]
}

/** A space is as wide, in parts of the size of letters. */
const APART = 0.2

/** Lines whose letters are too small, or too pale on their paper. */
export function unread(thing: Item, lines: readonly Line[], letter = 1): readonly string[] {
  const paper = paperOf(printedFace(road.pieces[thing.kind]!, thing)?.paper ?? '')
  return lines.flatMap(({ text, size, color, alpha }) => {
    const told = contrast(mixed(paper, toneOf(color), alpha), paper)
    return size >= READ * letter && told >= TOLD_FROM
      ? []
      : [`${text}: ${size.toFixed(2)} px, ${told.toFixed(2)} in ${color}`]
  })
}

/** A field that shows its value as words or a number, and no track. */
function shownAs(piece: Piece, thing: Item, { field: id }: FieldBlock): 'track' | 'words' | 'none' {
  const field = piece.fields?.find((each) => each.id === id)
  const board = boardWith([thing])
  if (!field) return 'none'
  if (field.as === 'choice') return fieldValue(field, thing, board) === '' ? 'none' : 'words'
  if (field.as === 'worth') return 'words'
  const { most } = boundsOf(field, thing, board)
  return trackOf(field, fieldValue(field, thing, board), most) > 0 ? 'track' : 'words'
}

/** What has to be told of a thing in play, and is not among these lines: all but small print. */
export function untold(
  thing: Item,
  say: (sentence: Sentence) => string,
  lines: readonly Line[],
): readonly string[] {
  const piece = road.pieces[thing.kind]!
  const told = lines.map(({ text }) => text).join(' ')
  const missing: string[] = []
  const expects = (text: string) => {
    // What people wrote in several lines stands in several.
    if (!text.split('\n').every((line) => told.includes(line.trim()))) missing.push(text)
  }
  for (const block of printedFace(piece, thing)?.blocks ?? []) {
    if (block.box.h < SMALL_PRINT) continue
    if (block.as === 'words' && block.look !== 'small') {
      const sentence = wordsOn(block, thing)
      expects(sentence ? say(sentence) : '')
    }
    if (block.as === 'text' && block.look !== 'small') expects(thing.texts[block.text] ?? '')
    if (block.as !== 'field') continue
    const field = piece.fields?.find(({ id }) => id === block.field)
    if (field && block.named !== false) expects(say(block.called ?? field.say))
    const mark = borne(road.pieces, boardWith([thing])).find(
      (each) => each.as === 'field' && each.field === block.field,
    )
    if (mark && shownAs(piece, thing, block) === 'words') {
      const value = mark.as === 'field' ? String(mark.value) : ''
      if (!told.includes(value)) expects(say(mark.say))
    }
  }
  return missing
}
