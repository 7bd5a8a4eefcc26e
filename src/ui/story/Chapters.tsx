import { Check, X } from 'lucide-react'
import './chronicle.css'
import type { Chapter, Detail, Passage } from '../../rules/told/chronicle.ts'
import { useBoard } from '../desk/desk.ts'
import { RolledDice } from '../throws/RolledDice.tsx'
import { aboutBranch, type Truth, writtenLines } from './transcript.ts'
import type { ChronicleSay } from './words.ts'

interface Telling {
  readonly say: ChronicleSay
}

interface Judging extends Telling {
  readonly truth: Truth
}

/** Every chapter with its head, whose ids begin with `id`. */
export function Chapters({
  chapters,
  id,
  say,
  truth,
}: { chapters: readonly Chapter[]; id: string } & Judging) {
  const before = (at: number) =>
    chapters
      .slice(0, at)
      .reduce((sum, { as, passages }) => sum + (as === 'scenes' ? passages.length : 0), 0)
  return chapters.map((chapter, at) => (
    <section key={chapter.id} className="chapter" data-as={chapter.as}>
      <h4 id={`${id}${chapter.id}`} tabIndex={-1}>
        {say(chapter.say)}
      </h4>
      {chapter.as === 'tree' ? (
        <Tree chapter={chapter} say={say} truth={truth} />
      ) : chapter.as === 'notes' ? (
        <Points
          points={chapter.passages.map(({ id: item, say: words }) => ({ item, say: words }))}
          say={say}
          look="slips"
        />
      ) : (
        <Passages chapter={chapter} say={say} truth={truth} from={before(at)} />
      )}
      {chapter.close.map((sentence) => (
        <p key={sentence.key} className="close">
          {say(sentence)}
        </p>
      ))}
    </section>
  ))
}

/** Won or lost; nothing, where it was neither. */
function Verdict({ good, size }: { good: boolean | undefined; size: number }) {
  if (good === undefined) return null
  return good ? <Check aria-hidden size={size} /> : <X aria-hidden size={size} />
}

/** No tree is shown deeper than this, however deep it is. */
const DEEPEST = 9

/** A tree, each below what it hangs on. */
function Tree({ chapter, say, truth }: { chapter: Chapter } & Judging) {
  return (
    <ol className="tree">
      {chapter.passages.map(({ id, say: name, about, decided, depth = 0 }) => (
        <li key={id} className="bough" data-good={decided?.ruling.good}>
          {Array.from({ length: Math.min(depth, DEEPEST) }, (_, level) => (
            <i key={level.toString()} />
          ))}
          <span className="oval" aria-hidden>
            <Verdict good={decided?.ruling.good} size={15} />
          </span>
          <span className="branch">
            <b dir="auto">{say(name)}</b>
            <small>{aboutBranch({ about, decided }, say, truth)}</small>
          </span>
        </li>
      ))}
    </ol>
  )
}

function Passages({ chapter, from, ...telling }: { chapter: Chapter; from: number } & Judging) {
  const { say } = telling
  const numbers = chapter.as === 'scenes'
  return (
    <ol className="passages" start={from + 1}>
      {chapter.passages.map((passage, i) => (
        <li key={passage.id} data-good={passage.decided?.ruling.good}>
          <div className="head">
            <h5 dir="auto">
              {numbers && <span className="number">{from + i + 1}</span>}
              {say(passage.say)}
            </h5>
            <PassageHead passage={passage} {...telling} />
          </div>
          <PassageBody passage={passage} say={say} />
        </li>
      ))}
    </ol>
  )
}

/** What was asked, gathered and thrown: on paper it stays together. */
function PassageHead({ passage, say, truth }: { passage: Passage } & Judging) {
  const { about, setting, points, decided } = passage
  const told = decided && truth(decided.record).told
  return (
    <>
      {about.length > 0 && (
        <p className="about" dir="auto">
          {about.map((sentence) => say(sentence)).join(' · ')}
        </p>
      )}
      <Lines text={setting} look="setting" />
      <Points points={points} say={say} />
      {decided && (
        <div className="decided">
          <p className="gathered">{say(decided.say)}</p>
          <RolledDice record={decided.record} hits={decided.ruling.hits} />
          <p className="verdict">
            <Verdict good={decided.ruling.good} size={18} />
            {say(decided.ruling.say)}
          </p>
          {told && <p className="truth">{told}</p>}
        </div>
      )}
    </>
  )
}

function PassageBody({ passage: { body, beside }, say }: { passage: Passage } & Telling) {
  return (
    <>
      <Lines text={body} look="body" />
      {beside.length > 0 && (
        <div className="beside">
          <p className="beside-head">{say('chronicle.beside')}</p>
          <Points points={beside} say={say} look="slips" />
        </div>
      )}
    </>
  )
}

function Points({
  points,
  say,
  look = 'points',
}: { points: readonly Detail[]; look?: 'points' | 'slips' } & Telling) {
  const { items } = useBoard()
  const paper = (note: string | undefined) => {
    const color = items.get(note ?? '')?.props.color
    return typeof color === 'string' ? color : undefined
  }
  if (points.length === 0) return null
  return (
    <ul className={look}>
      {points.map((point, i) => (
        // Two may say the same, and none is moved among the others.
        <li key={point.item ?? i.toString()} data-color={paper(point.item)}>
          {point.as && <small>{say(point.as)}</small>}
          <span dir="auto">{say(point.say)}</span>
        </li>
      ))}
    </ul>
  )
}

/** What people wrote, a paragraph for each line. */
function Lines({ text, look }: { text: string; look: string }) {
  const lines = writtenLines(text)
  if (lines.length === 0) return null
  return (
    <div className={look} dir="auto">
      {lines.map((line, i) => (
        <p key={`${i.toString()}${line}`}>{line}</p>
      ))}
    </div>
  )
}
