import type { Sentence } from '../../rules/plain/sentence.ts'
import { lateSpeaker } from '../say/language.ts'
import type { Voice } from '../say/say.ts'
import { sealed as en } from './en.ts'

/** What says what is told of sealed cards, and all else too. */
export const sealedSpeaker = (voice: Voice): ((sentence: Sentence) => string) =>
  lateSpeaker(voice, en)
