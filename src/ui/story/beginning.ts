import type { Chapter } from '../../rules/told/chronicle.ts'

/** How many passages fill the first screens of a chronicle, however tall. */
const FIRST = 40

/**
 * What of a chronicle is read first: its first passages, and the heads of all chapters, so that one can go to each. All
 * of it where that is no more.
 */
export function beginningOf(chapters: readonly Chapter[], most = FIRST): readonly Chapter[] {
  let left = most
  const begun = chapters.map((chapter) => {
    const whole = chapter.passages.length <= left
    const passages = whole ? chapter.passages : chapter.passages.slice(0, left)
    left -= passages.length
    return whole ? chapter : { ...chapter, passages, close: [] }
  })
  return begun.every((chapter, at) => chapter === chapters[at]) ? chapters : begun
}
