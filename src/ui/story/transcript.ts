import type { RollRecord } from '../../rules/dice/roll.ts'
import type { Judging } from '../../rules/dice/sum.ts'
import { printable, printableLine } from '../../rules/plain/printable.ts'
import type { Chronicle, Detail, Passage } from '../../rules/told/chronicle.ts'
import { tellRoll } from '../throws/tell.ts'
import type { ChronicleSay } from './words.ts'

/** How a chronicle is written down: what each part of it looks like on paper. Everything comes as plain words. */
export interface Script {
  title(words: string): string
  chapter(words: string): string
  name(words: string, number: number | undefined): string
  /** What is said about it in passing. */
  aside(words: string): string
  point(words: string, as: string | undefined): string
  /** One of a tree, so far down in it. */
  branch(words: string, about: string, depth: number): string
  line(words: string): string
}

/** What is written down, and who told it. */
export interface Manuscript {
  readonly title: string
  readonly by: string | undefined
  /** When it was played. */
  readonly when?: string | undefined
  readonly chronicle: Chronicle
}

/** How true a throw is, in a word or two, and in a sentence; '' where nothing can be said. */
export type Truth = (record: RollRecord) => { readonly sign: string; readonly told: string }

/** What stands in the outline beside a Scene: its sort, what became of it, and how true that is. */
export function aboutBranch(
  { about, decided }: Pick<Passage, 'about' | 'decided'>,
  say: ChronicleSay,
  truth: Truth,
): string {
  const parts = [...about, ...(decided ? [decided.ruling.say] : [])].map((each) => say(each))
  const sign = decided ? truth(decided.record).sign : ''
  return [...parts, ...(sign === '' ? [] : [sign])].join(' · ')
}

/** The lines of what people wrote, without what no page can show. */
export const writtenLines = (text: string): string[] =>
  printable(text)
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const clean = printableLine
/** What people wrote is made printable before anything is written around it, and then nothing of it becomes markup. */
const printing = (hand: Script): Script => ({
  title: (words) => hand.title(clean(words)),
  chapter: (words) => hand.chapter(clean(words)),
  name: (words, number) => hand.name(clean(words), number),
  aside: (words) => hand.aside(clean(words)),
  point: (words, as) => hand.point(clean(words), as && clean(as)),
  branch: (words, about, depth) => hand.branch(clean(words), clean(about), depth),
  line: (words) => hand.line(printable(words)),
})

/** The whole chronicle as one text, its paragraphs a blank line apart. */
export function transcript(
  { title, by, when, chronicle }: Manuscript,
  look: Script,
  say: ChronicleSay,
  game: Judging,
  truth: Truth,
): string {
  const hand = printing(look)
  const parts = [hand.title(title)]
  const add = (...blocks: string[]) => all(blocks)
  const all = (blocks: readonly string[]) => {
    for (const block of blocks) if (block !== '') parts.push(block)
  }
  for (const credit of [by, when]) if (credit !== undefined) add(hand.aside(credit))
  if (chronicle.chapters.length === 0) add(hand.line(say('chronicle.empty')))
  const listed = (points: readonly Detail[]) =>
    points.map((point) => hand.point(say(point.say), point.as && say(point.as))).join('\n')
  const written = (text: string) => writtenLines(text).map((line) => hand.line(line))
  const passage = (one: Passage, number: number | undefined) => {
    const { about, points, decided, beside } = one
    add(hand.name(say(one.say), number))
    if (about.length > 0) add(hand.aside(about.map((each) => say(each)).join(' · ')))
    all(written(one.setting))
    add(listed(points))
    if (decided) {
      add(hand.line(`${say(decided.say)}. ${tellRoll(say, game, decided.record)}.`))
      const { told } = truth(decided.record)
      if (told !== '') add(hand.aside(told))
    }
    all(written(one.body))
    if (beside.length > 0) add(hand.aside(say('chronicle.beside')), listed(beside))
  }
  const branch = ({ say: name, about, decided, depth = 0 }: Passage) => {
    return hand.branch(say(name), aboutBranch({ about, decided }, say, truth), depth)
  }
  let number = 0
  for (const { say: name, as, passages, close } of chronicle.chapters) {
    add(hand.chapter(say(name)))
    const notes = passages.map(({ say: words }) => ({ say: words }))
    if (as === 'notes') add(listed(notes))
    else if (as === 'tree') add(passages.map(branch).join('\n'))
    else for (const one of passages) passage(one, as === 'scenes' ? ++number : undefined)
    all(close.map((each) => hand.line(say(each))))
  }
  add(hand.aside(say(chronicle.credit)))
  return `${parts.join('\n\n')}\n`
}

const underlined = (words: string, by: string) => `${words}\n${by.repeat([...words].length)}`
const numbered = (words: string, number: number | undefined) =>
  number === undefined ? words : `${number}. ${words}`

/** As one would type it. */
export const TEXT: Script = {
  title: (words) => underlined(words, '='),
  chapter: (words) => `\n${underlined(words, '-')}`,
  name: (words, number) => `* ${numbered(words, number)} *`,
  aside: (words) => words,
  point: (words, as) => `  - ${as === undefined ? words : `${as}: ${words}`}`,
  branch: (words, about, depth) => `${'  '.repeat(depth)}- ${words}${about && ` (${about})`}`,
  line: (words) => words,
}

/**
 * One line of words so that Markdown shows it as it is: what could begin or end markup is escaped, anywhere what is
 * markup anywhere, and what is so only at the start of a line, there. Addresses stay words, too.
 */
export function escaped(words: string): string {
  return words
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>&#|~$^]/gu, '\\$&')
    .replace(/^[-+=:]/u, '\\$&')
    .replace(/^(\d+)(?=[.)])/u, '$1\\')
    .replace(/:(?=\/\/)|(?<=www)\.|@/giu, '\\$&')
}

/** As Markdown, in which all that people wrote stays words. */
export const MARKDOWN: Script = {
  title: (words) => `# ${escaped(words)}`,
  chapter: (words) => `## ${escaped(words)}`,
  name: (words, number) =>
    number === undefined ? `### ${escaped(words)}` : `### ${number}\\. ${escaped(words)}`,
  aside: (words) => `*${escaped(words)}*`,
  point: (words, as) => `- ${as === undefined ? '' : `**${escaped(as)}:** `}${escaped(words)}`,
  branch: (words, about, depth) =>
    `${'  '.repeat(depth)}- **${escaped(words)}**${about && `: ${escaped(about)}`}`,
  line: escaped,
}
