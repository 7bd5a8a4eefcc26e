import { Check, Copy, Download, X } from 'lucide-react'
import { use, useId, useMemo, useState } from 'react'
import './css/chronicle.css'
import type { Chapter, Passage } from '../rules/chronicle.ts'
import type { Chronicler } from '../rules/game.ts'
import { useTable } from '../table/use.ts'
import { type ChronicleSay, chronicleSay } from './chroniclewords.ts'
import { copy } from './copy.ts'
import { useBoard, useDesk } from './desk.ts'
import { Modal } from './Modal.tsx'
import { Pips } from './Pips.tsx'
import { useVoice } from './say.ts'
import { linesOf, MARKDOWN, TEXT, transcript } from './transcript.ts'

// So long one can read that it was copied. Milliseconds.
const READ = 4000

/** The story told so far, as something to read and to take home [P26]; it goes on while it is open. */
export default function Chronicle({ onClose }: { onClose(): void }) {
  const { game } = useDesk()
  const chronicler = game.chronicle && use(game.chronicle())
  return chronicler && <Told chronicler={chronicler} onClose={onClose} />
}

function Told({ chronicler, onClose }: { chronicler: Chronicler; onClose(): void }) {
  const { table, game, save } = useDesk()
  const voice = useVoice()
  const board = useBoard()
  const title = useTable(table, () => table.state().about.title)
  const [copied, setCopied] = useState<boolean>()
  const id = useId()
  const { lang } = voice
  const say = useMemo(() => chronicleSay(voice, chronicler.words[lang]), [voice, chronicler, lang])
  const chronicle = useMemo(() => chronicler.read(board), [chronicler, board])
  const names = board.seats.flatMap(({ name }) => name.trim() || [])
  const by =
    names.length > 0
      ? say('chronicle.by', { names: new Intl.ListFormat(lang).format(names) })
      : undefined
  const told = { title: title || say('unnamed'), by, chronicle }
  const { chapters } = chronicle
  const toCopy = async () => {
    setCopied(await copy(transcript(told, TEXT, say, game)))
    setTimeout(setCopied, READ)
  }
  const before = (at: number) =>
    chapters
      .slice(0, at)
      .reduce((sum, { as, passages }) => sum + (as === 'scenes' ? passages.length : 0), 0)
  return (
    <Modal title={say('chronicle')} look="chronicle" onClose={onClose}>
      <div className="chronicle-deeds">
        <p role="status">{copied !== undefined && say(copied ? 'log.copied' : 'log.uncopied')}</p>
        <button type="button" onClick={toCopy}>
          <Copy aria-hidden size={16} />
          {say('chronicle.copy')}
        </button>
        <button type="button" onClick={() => save('.md', transcript(told, MARKDOWN, say, game))}>
          <Download aria-hidden size={16} />
          {say('chronicle.save')}
        </button>
      </div>
      {chapters.length > 0 && (
        <nav aria-label={say('chronicle.chapters')}>
          {chapters.map((chapter) => (
            <button key={chapter.id} type="button" onClick={() => goTo(`${id}${chapter.id}`)}>
              {say(chapter.say)}
            </button>
          ))}
        </nav>
      )}
      <article className="story" tabIndex={-1} data-first>
        <header className="story-title">
          <h3 dir="auto">{told.title}</h3>
          {by !== undefined && <p dir="auto">{by}</p>}
        </header>
        {chapters.length === 0 && <p className="hint">{say('chronicle.empty')}</p>}
        {chapters.map((chapter, at) => (
          <section key={chapter.id} className="chapter" data-as={chapter.as}>
            <h4 id={`${id}${chapter.id}`} tabIndex={-1}>
              {say(chapter.say)}
            </h4>
            <Passages chapter={chapter} say={say} from={before(at)} />
            {chapter.close.map((sentence) => (
              <p key={sentence.key} className="close">
                {say(sentence)}
              </p>
            ))}
          </section>
        ))}
        <footer>{say(chronicle.credit)}</footer>
      </article>
    </Modal>
  )
}

/** Who listens to the page goes there, too. */
function goTo(heading: string) {
  const found = document.getElementById(heading)
  found?.focus({ preventScroll: true })
  found?.scrollIntoView({ block: 'start' })
}

interface Telling {
  readonly say: ChronicleSay
}

function Passages({ chapter, from, say }: { chapter: Chapter; from: number } & Telling) {
  const numbers = chapter.as === 'scenes'
  return (
    <ol className="passages" start={from + 1}>
      {chapter.passages.map((passage, i) => (
        <li key={passage.id} data-good={passage.decided?.ruling.good}>
          <h5 dir="auto">
            {numbers && <span className="number">{from + i + 1}</span>}
            {say(passage.say)}
          </h5>
          <PassageBody passage={passage} say={say} />
        </li>
      ))}
    </ol>
  )
}

function PassageBody({ passage, say }: { passage: Passage } & Telling) {
  const { about, setting, points, decided, body } = passage
  const { items } = useBoard()
  const paper = (note: string | undefined) => {
    const color = items.get(note ?? '')?.props.color
    return typeof color === 'string' ? color : undefined
  }
  return (
    <>
      {about.length > 0 && (
        <p className="about" dir="auto">
          {about.map((sentence) => say(sentence)).join(' · ')}
        </p>
      )}
      <Lines text={setting} look="setting" />
      {points.length > 0 && (
        <ul className="points">
          {points.map((point, i) => (
            // Two may say the same, and none is moved among the others.
            <li key={point.item ?? i.toString()} data-color={paper(point.item)}>
              {point.as && <small>{say(point.as)}</small>}
              <span dir="auto">{say(point.say)}</span>
            </li>
          ))}
        </ul>
      )}
      {decided && (
        <div className="decided">
          <p className="gathered">{say(decided.say)}</p>
          <Pips record={decided.record} hits={decided.ruling.hits} />
          <p className="verdict">
            {decided.ruling.good ? <Check aria-hidden size={18} /> : <X aria-hidden size={18} />}
            {say(decided.ruling.say)}
          </p>
        </div>
      )}
      <Lines text={body} look="body" />
    </>
  )
}

/** What people wrote, a paragraph for each line. */
function Lines({ text, look }: { text: string; look: string }) {
  const lines = linesOf(text)
  if (lines.length === 0) return null
  return (
    <div className={look} dir="auto">
      {lines.map((line, i) => (
        <p key={`${i.toString()}${line}`}>{line}</p>
      ))}
    </div>
  )
}
