import type { Sentence, Words } from '../../../rules/plain/sentence.ts'
import { DEEDS, type DeedId, deedOf } from '../cards/deeds.ts'
import { HAND_SIZE, pointsAt, TOP_LEVEL } from '../cards/disciplines.ts'
import { DISCIPLINES } from '../cards/effects.ts'
import { told } from '../cards/told.ts'
import { VERSE_KINDS, verseOf, versesOf } from '../cards/verses.ts'
import { allFaces, PACKET } from '../reckon/setup.ts'

/** A sentence in the words of a language; those of this game need no more. */
const saidIn = (words: Words, { key, values = {} }: Sentence): string => {
  const made = words[key] ?? key
  return typeof made === 'string' ? made : made(values)
}

/** By how many play: what is dealt, and how the deck lies, from the top, as rows of a table [D7], [D9]. */
export const layerRows = (middle: string, final: string): readonly (readonly string[])[] =>
  [2, 3, 4, 5].map((many) => {
    const main = allFaces().filter((face) => face !== 'verse').length
    const left = main - 1 - many * HAND_SIZE
    const rest = left - 4 * many - 2 * PACKET
    const packet = (verse: string) => `${PACKET}\u00a0+\u00a0${verse}`
    return [
      String(many),
      String(left),
      [2 * many, packet(middle), 2 * many, packet(final), rest].join(', '),
    ]
  })

/** The verses with what each says, as rows of a table [D39]. */
export const verseRows = (words: Words): readonly (readonly string[])[] =>
  VERSE_KINDS.flatMap((kind) =>
    versesOf(kind).map((id) => [
      words[`verse.${id}.title`] as string,
      words[`kind.${kind}`] as string,
      saidIn(words, told(verseOf(id).text)),
    ]),
  )

/** By cost: how many Deeds of each Discipline there are, and what they are worth, as rows of a table [D40]. */
export const costRows = (): readonly (readonly string[])[] =>
  [2, 3, 4, 5].map((cost) => {
    const all = (Object.keys(DEEDS) as DeedId[]).map(deedOf).filter((deed) => deed.cost === cost)
    const worth = (brings: boolean) => all.find((deed) => !!deed.brings === brings)?.points ?? ''
    return [
      cost,
      DISCIPLINES.map((of) => all.filter((deed) => deed.discipline === of).length).join(' + '),
      worth(false),
      worth(true),
    ].map(String)
  })

/** The levels of a Discipline and what they are worth, as two rows of a table [D38]. */
export const levelRow: readonly string[] = Array.from({ length: TOP_LEVEL + 1 }, (_, level) =>
  String(pointsAt(level)),
)
