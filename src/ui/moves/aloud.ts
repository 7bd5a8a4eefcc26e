/** The browser's own voice, as far as it is needed here. */
export interface Speech {
  speak(part: SpeechSynthesisUtterance): void
  cancel(): void
}

/** How long a part may be, in letters: some browsers fall silent in the middle of longer ones. */
const LONGEST = 180

/** A text in its paragraphs, as they are seen and read. */
export const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\n+/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** A paragraph in parts that are said in one breath. */
export const breaths = (paragraph: string): readonly string[] =>
  paragraph.split(/(?<=[.!?…:;])\s+/u).flatMap(short)

/** A sentence that is too long is taken apart between two words. */
function short(sentence: string): readonly string[] {
  if (sentence.length <= LONGEST) return [sentence]
  const at = sentence.lastIndexOf(' ', LONGEST)
  const end = at > 0 ? at : LONGEST
  return [sentence.slice(0, end), ...short(sentence.slice(end).trimStart())]
}

/**
 * The voice that reads in this language: one that lives on this device, since another would send what people wrote to
 * whoever made it. Undefined where there is none.
 */
export function voiceFor<V extends Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>>(
  voices: readonly V[],
  lang: string,
): V | undefined {
  const speaks = voices.filter(
    (voice) => voice.localService && voice.lang.toLowerCase().split(/[-_]/)[0] === lang,
  )
  return speaks.find((voice) => voice.default) ?? speaks[0]
}

/**
 * Reads a text to those who sit here. Tells which paragraph it is at, and undefined when it is over. Returns the way
 * out, which ends it at once and tells no more.
 */
export function readOut(
  speech: Speech,
  make: (words: string) => SpeechSynthesisUtterance,
  text: string,
  at: (paragraph: number | undefined) => void,
): () => void {
  let over = false
  const end = () => {
    if (over) return
    over = true
    at(undefined)
  }
  // Whatever was being said before.
  speech.cancel()
  // All of them are held on to: some browsers forget the end of one that nobody holds.
  const parts = paragraphs(text).flatMap((paragraph, n) =>
    breaths(paragraph).map((words) => ({ part: make(words), n })),
  )
  for (const [i, { part, n }] of parts.entries()) {
    part.onstart = () => {
      if (!over) at(n)
    }
    part.onerror = end
    if (i === parts.length - 1) part.onend = end
    speech.speak(part)
  }
  if (parts.length === 0) end()
  return () => {
    over = true
    speech.cancel()
  }
}
