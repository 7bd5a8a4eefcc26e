import type { Terms } from '../../src/rules/dice/roll.ts'
import type { Announcement, Answer, Opening, Word } from '../../src/sync/circle/jointwords.ts'
import { signAs } from '../../src/sync/keys/signature.ts'
import { announcedHash, closedAs, coverOf, toSign } from '../../src/tray/joint.ts'
import { keyOf, type Party, type Post, screenFor, sessionFor } from './party.ts'

/** A number of the cheat's own. */
export const OWN = '9'.repeat(64)

/** Somebody who has a page of their own writing: a key like everybody, all that is said to them, and no scruples. */
export interface Cheat {
  readonly key: string
  readonly heard: readonly Post[]
  /** Says a word, to all of these. */
  say(word: Word, ...to: readonly string[]): void
  /** Says who it is, to all, as all do who come. */
  come(...to: readonly string[]): void
  /** An announcement as it should be, but for these. */
  announcement(
    terms: Terms,
    n: number,
    asked: readonly string[],
    more?: Partial<Announcement>,
  ): Announcement
  hashOf(word: Announcement): string
  /** A closing with these answers. */
  closing(word: Announcement, answers: readonly Answer[]): Word
  closedAs(word: Announcement, answers: readonly Answer[]): string
  /** What was answered, and opened, for this. */
  answers(word: Announcement): Answer[]
  opens(closed: string): Opening[]
}

/** Speaks for a screen of the party that no circle speaks for. */
export function cheatAt(all: Party, name: string): Cheat {
  const screen = screenFor(name)
  const heard: Post[] = []
  const session = sessionFor(name)
  const { hand } = all
  all.hand = (post) => {
    if (post.to === name) heard.push(post)
    hand(post)
  }
  const covers = (answers: readonly Answer[]) =>
    answers.map(({ by, cover }) => ({ peer: by, cover }))
  const own: Cheat = {
    key: screen.key,
    heard,
    say(word, ...to) {
      for (const one of to) all.post.push({ from: name, to: one, word })
      all.deliver()
    },
    come: (...to) => own.say({ joint: 'here', session, n: 0 }, ...to),
    announcement(terms, n, asked, more = {}) {
      const said = {
        table: 'table',
        session,
        n,
        cover: coverOf(screen.key, OWN),
        asked: asked.map(keyOf),
        terms,
        ...more,
      }
      const sign = signAs(screen, toSign.throw(announcedHash(screen.key, said)))
      return { joint: 'throw', ...said, sign: more.sign ?? sign }
    },
    hashOf: (word) => announcedHash(screen.key, word),
    closedAs: (word, answers) => closedAs(own.hashOf(word), covers(answers)),
    closing(word, answers) {
      const sign = signAs(screen, toSign.close(own.closedAs(word, answers)))
      const hands = answers.map(({ by, cover, sign: theirs }): [string, string, string] => [
        by,
        cover,
        theirs,
      ])
      return { joint: 'close', session, n: word.n, hands, sign }
    },
    answers: (word) => {
      const of = own.hashOf(word)
      return heard.flatMap((post) =>
        post.word.joint === 'answer' && post.word.of === of ? [post.word] : [],
      )
    },
    opens: (closed) =>
      heard.flatMap((post) =>
        post.word.joint === 'open' && post.word.closed === closed ? [post.word] : [],
      ),
  }
  return own
}
