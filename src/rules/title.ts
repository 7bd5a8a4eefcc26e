import type { Game } from './game.ts'
import type { Sentence, Words } from './plain/sentence.ts'

/** A path of a small picture, as SVG writes it, in a square of 48 by 48; painted one over the other. */
export interface EmblemShape {
  readonly path: string
  /** CSS colours: what fills it, and what goes round it. */
  readonly fill?: string
  readonly line?: string
  /** How wide that line is; 1.5, unless told. */
  readonly width?: number
}

/**
 * What a page knows of a game before anybody plays it, in a few hundred bytes. All else of the game comes when a table
 * of it is opened.
 */
export interface Title {
  /** That of the game. Tables keep it for ever. */
  readonly id: string
  readonly say: Sentence
  /** What it is about, in two sentences. */
  readonly blurb: Sentence
  /** Both in each language that it speaks, complete in English. */
  readonly words: { readonly en: Words } & Readonly<Record<string, Words>>
  readonly emblem: readonly EmblemShape[]
  /** It has an example: one that is half played can be seen. */
  readonly example?: boolean
  /** Rejects where it cannot be had just now. */
  load(): Promise<Game>
}
