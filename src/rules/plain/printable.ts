/**
 * Scripts in which a joiner or a non-joiner makes another word, or another letter: Persian, Hindi, Sinhala and their
 * neighbours.
 */
const JOINED = [
  'Arabic Syriac Mandaic Mongolian Nko Phags_Pa Adlam Hanifi_Rohingya Sogdian Manichaean',
  'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Newa Grantha',
  'Myanmar Khmer Tibetan Balinese Javanese Chakma',
]
  .join(' ')
  .split(' ')
  .map((script) => `\\p{Script=${script}}`)
  .join('')
/** Scripts without spaces, in which an empty space says where a line may break. */
const UNSPACED = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
const SELECTS = '\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}'
const PICTURE = '\\p{Extended_Pictographic}'

/** What draws nothing, or makes other letters stand elsewhere than they were written. */
const MISLEADING = new RegExp(
  [
    // Control letters, but for the tab and the line break.
    '[\\0-\\x08\\x0e-\\x1f\\x7f-\\x9f]',
    // What turns the direction of letters, and marks of it.
    '[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u206f]',
    // What is not there: empty spaces, fillers, invisible signs, what encloses notes between the lines.
    `(?<![${UNSPACED}])\\u200b`,
    '[\\u2060-\\u2065\\ufeff\\ufff9-\\ufffb\\u3164\\uffa0\\u{1d173}-\\u{1d17a}]',
    // Joiners, where nothing is joined: each stands alone, after a letter of a script that knows it, or in a picture.
    `(?<![${JOINED}])\\u200c`,
    `(?<![${JOINED}])(?<!(?:${PICTURE}|\\p{Emoji_Modifier})\\ufe0f?)\\u200d`,
    `(?<=${PICTURE}\\ufe0f?)\\u200d(?!${PICTURE})`,
    // Which form a letter has is said once.
    `(?<=[${SELECTS}])[${SELECTS}]`,
    // Letters without a look, which can hold a whole text: only flags are made of them.
    '(?<!\\u{1f3f4}[\\u{e0020}-\\u{e007e}]{0,6})[\\u{e0000}-\\u{e007f}]',
    '\\p{Noncharacter_Code_Point}',
  ].join('|'),
  'gu',
)
/** Most that is written; nothing of it is touched. */
const PLAIN = /^[\t\n -~\u00a0-\u034e\u0370-\u0600]*$/
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * A text that people wrote as it may leave the page, for eyes and for other programs: what stands there is what is
 * seen. Control letters, those that turn the direction of others, and what is hidden between letters are taken out;
 * every way to break a line is a line break; half letters become the sign for such. What scripts and pictures need to
 * be written right stays.
 */
export function printable(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .replace(BREAKS, '\n')
    .replace(MISLEADING, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
}

/** The same in one line, as a title or a name. */
export const printableLine = (text: string): string => printable(text).replace(/\s+/gu, ' ').trim()
