/** As much of what a browser has for speech as is needed here. */
export interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: Recognised) => void) | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

interface Recognised {
  /** From here on it is news. */
  readonly resultIndex: number
  readonly results: ArrayLike<
    ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }
  >
}

/** Why nothing is written of what was said. */
export const DEAF = ['denied', 'microphone', 'network', 'silence', 'language', 'other'] as const
export type Deaf = (typeof DEAF)[number]

const WHY: Readonly<Record<string, Deaf>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'microphone',
  network: 'network',
  'no-speech': 'silence',
  'language-not-supported': 'language',
}

/** How this browser listens; undefined where it cannot. */
export function recognitionIn(page: object): (new () => Recognition) | undefined {
  const found: unknown =
    Reflect.get(page, 'SpeechRecognition') ?? Reflect.get(page, 'webkitSpeechRecognition')
  return typeof found === 'function' ? (found as new () => Recognition) : undefined
}

interface Ears {
  /** What is being said, as far as it is understood; '' when nothing is. */
  onHearing(words: string): void
  /** What was said. */
  onHeard(words: string): void
  /** It is over; `why` where it failed. */
  onEnd(why: Deaf | undefined): void
}

/**
 * Listens in this language from now on until it is told to stop, or fails. `stop` still waits for what was said last;
 * `leave` does not, and nothing is told any more.
 */
export function listenFor(
  Recognition: new () => Recognition,
  lang: string,
  ears: Ears,
): { stop(): void; leave(): void } {
  let why: Deaf | undefined
  let over = false
  const end = () => {
    if (over) return
    over = true
    ears.onEnd(why)
  }
  let ear: Recognition | undefined
  try {
    ear = new Recognition()
    Object.assign(ear, { lang, continuous: true, interimResults: true })
    ear.onresult = ({ resultIndex, results }) => {
      if (over) return
      let hearing = ''
      for (let i = resultIndex; i < results.length; i++) {
        const words = results[i]?.[0]?.transcript ?? ''
        if (results[i]?.isFinal) ears.onHeard(words)
        else hearing += words
      }
      ears.onHearing(hearing)
    }
    ear.onerror = ({ error }) => {
      // Whoever stops it themselves knows that.
      if (error !== 'aborted') why = WHY[error] ?? 'other'
    }
    ear.onend = end
    ear.start()
  } catch {
    why = 'other'
    // As if it had begun: whoever waits for the end hears of it.
    queueMicrotask(end)
  }
  return {
    stop: () => ear?.stop(),
    leave() {
      over = true
      ear?.abort()
    },
  }
}
