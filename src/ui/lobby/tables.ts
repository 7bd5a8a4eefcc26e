import type { EmblemShape } from '../../rules/look.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'

/** A table as the lobby lists it. Times in milliseconds since 1970. */
export interface TableEntry {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly made: number
  readonly touched: number
}

/** A game that can be played at a new table. */
export interface GameChoice {
  readonly id: string
  readonly say: Sentence
  /** What it is about, in two sentences. */
  readonly blurb: Sentence
  readonly emblem: readonly EmblemShape[]
  /** One that is half played can be seen. */
  readonly example?: boolean
}
