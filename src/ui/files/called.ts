import { type Sentence, say } from '../../rules/plain/sentence.ts'
import { dated } from '../say/format.ts'
import type { Voice } from '../say/say.ts'
import { filesSpeaker } from './words.ts'

/** A day and a time of it, for moments that may be long ago. */
export function dayAndTime(at: number, lang: string): string {
  const date = new Date(at)
  return date.toLocaleString(dated(lang), {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    ...(date.getFullYear() !== new Date().getFullYear() && { year: 'numeric' }),
  })
}

/** What a moment of a table is called in a sentence: its name, in quotes, or when it was. */
export function callerOf(
  voice: Voice,
  speak: (sentence: Sentence) => string = filesSpeaker(voice),
): (moment: { readonly name: string; readonly at: number }) => string {
  return ({ name, at }) =>
    name ? speak(say('bookmark.quoted', { name })) : dayAndTime(at, voice.lang)
}
