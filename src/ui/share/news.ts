import type { Game } from '../../rules/game.ts'
import { type Sentence, say } from '../../rules/plain/sentence.ts'
import type { Voice } from '../say/say.ts'
import { speaker } from '../say/words.ts'
import { share as en } from './en.ts'

/** What came in after a screen was apart from the others. Counts, by kind of item. */
export interface News {
  readonly made: Readonly<Record<string, number>>
  /** Things about which dice have decided. */
  readonly decided: Readonly<Record<string, number>>
  readonly changed: number
  readonly binned: number
  /** Throws about nothing that lies on the table. */
  readonly throws: number
  /** What is amiss now and was not before, such as two things that were done apart of which one counts. */
  readonly amiss: readonly Amiss[]
}

/** What is amiss with which thing, by its name or what it is. */
export interface Amiss {
  readonly what: string | Sentence
  readonly say: Sentence
}

/** More of what is amiss is not told in one breath. */
const MOST_AMISS = 3

/** Says what came in; undefined where that was nothing. */
export function tellNews(voice: Voice, { pieces }: Pick<Game, 'pieces'>, news: News) {
  const speak = speaker(voice.lang, voice.words, en)
  const kinds = (key: 'news.made' | 'news.decided', counts: News['made']) =>
    Object.entries(counts).map(([kind, n]) => {
      const piece = pieces[kind]
      return speak(say(key, { n, what: piece ? voice.say(piece.say) : kind }))
    })
  const parts = [
    ...kinds('news.made', news.made),
    ...kinds('news.decided', news.decided),
    ...(['throws', 'changed', 'binned'] as const).flatMap((key) =>
      news[key] > 0 ? [speak(say(`news.${key}`, { n: news[key] }))] : [],
    ),
  ]
  if (parts.length === 0) return undefined
  const list = new Intl.ListFormat(voice.lang, { type: 'unit' }).format(parts)
  const amiss = news.amiss.slice(0, MOST_AMISS).map(({ what, say: why }) =>
    speak(
      say('news.amiss', {
        what: typeof what === 'string' ? what : voice.say(what),
        why: voice.say(why),
      }),
    ),
  )
  return [speak(say('news', { list })), ...amiss].join(' ')
}
