import { memo, type Ref, useId } from 'react'
import './storypaper.css'
import { PAPERS, type PaperName } from '../paper/cutting.ts'
import { useFit } from '../paper/fit.ts'
import { Border, Emblem, Flourish } from '../paper/Ornament.tsx'
import { Chapters } from '../story/Chapters.tsx'
import { type Manuscript, type Truth, writtenLines } from '../story/transcript.ts'
import type { ChronicleSay } from '../story/words.ts'

/** A picture of the table: its address, and whether it is wider than high. */
export interface Illustration {
  readonly address: string
  readonly long: boolean
}

/** A text no longer than this stands on the title page whole. */
const SHORT = 700
/** More people than these stand side by side there. */
const FEW = 3
/** Where there is much to name, its letters are smaller, down to this part of the usual. */
const LEAST = 0.6

/**
 * The story laid out for paper: a title page with the prophecy and the cast, then chapter by chapter. How far its
 * picture is does not concern it.
 */
export const StoryPaper = memo(function StoryPaper(props: {
  told: Manuscript
  say: ChronicleSay
  truth: Truth
  paper: PaperName
  plate: Illustration | undefined
  ref: Ref<HTMLDivElement>
}) {
  const { told, say, truth } = props
  const id = useId()
  const { chapters, cast, credit } = told.chronicle
  const [first] = chapters
  const foretold = first?.as === 'text' ? first.passages[0] : undefined
  const name = foretold && say(foretold.say)
  const text = foretold?.body ?? ''
  const front = useFit(LEAST, told, props.paper)
  // What the title page tells whole need not be told again.
  const whole =
    text.length <= SHORT && first?.passages.length === 1 && first.passages[0]?.points.length === 0
  return (
    <div ref={props.ref} className="on-paper story-paper" data-paper={props.paper}>
      <section className="story-front">
        <Border {...PAPERS[props.paper]} />
        <div ref={front} className="title-page">
          <Emblem />
          <h3 dir="auto">{told.title}</h3>
          {name !== undefined && name !== told.title && (
            <p className="of-prophecy" dir="auto">
              {name}
            </p>
          )}
          {whole && text && (
            <div className="epigraph" dir="auto">
              {writtenLines(text).map((line, i) => (
                <p key={`${i.toString()}${line}`}>{line}</p>
              ))}
            </div>
          )}
          <Flourish />
          {cast.length > 0 && (
            <ul className="cast" data-many={cast.length > FEW}>
              {cast.map(({ item, as, say: who }, i) => (
                <li key={item ?? i.toString()}>
                  <b dir="auto">{say(who)}</b>
                  {as && <span dir="auto">{say(as)}</span>}
                </li>
              ))}
            </ul>
          )}
          <div className="imprint">
            {[told.by, told.when].map((line) => line && <p key={line}>{line}</p>)}
            <p>{say(credit)}</p>
          </div>
        </div>
      </section>
      {props.plate !== undefined && (
        <figure className="story-plate" data-long={props.plate.long}>
          <img src={props.plate.address} aria-hidden />
        </figure>
      )}
      <article className="story-pages">
        {chapters.length === 0 && <p className="nothing">{say('chronicle.empty')}</p>}
        <Chapters chapters={whole ? chapters.slice(1) : chapters} id={id} say={say} truth={truth} />
        {chapters.length > 0 && <Flourish />}
      </article>
    </div>
  )
})
