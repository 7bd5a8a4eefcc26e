import { createContext, useContext } from 'react'
import { type Sentence, say, type Words } from '../../rules/plain/sentence.ts'
import type { en } from './en.ts'

/** The keys of the interface's own words; the compiler finds one that is missing. */
export type Key = keyof typeof en

export interface Voice {
  readonly lang: string
  /** The interface's words in this language; what is missing there is said in English. */
  readonly words: Words
  say(sentence: Sentence): string
}

/** A voice that knows what it cannot say yet. */
export interface PatientVoice extends Voice {
  /** Whether the words for this have still to come. */
  lacks(sentence: Sentence): boolean
}

/** The reader's language, handed in by the app. */
export const VoiceContext = createContext<Voice | undefined>(undefined)

export function useVoice(): Voice {
  const voice = useContext(VoiceContext)
  if (!voice) throw new Error('no voice: wrap the page in VoiceContext')
  return voice
}

/** Says one of the interface's own sentences, by its key, or a sentence that comes from elsewhere. */
export function useSay(): (what: Key | Sentence, values?: Sentence['values']) => string {
  const voice = useVoice()
  return (what, values) => voice.say(typeof what === 'string' ? say(what, values) : what)
}
