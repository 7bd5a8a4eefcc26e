import { Copy, Download, Printer } from 'lucide-react'
import { use, useDeferredValue, useId, useState } from 'react'
import type { Chronicler } from '../../rules/told/chronicle.ts'
import { useDesk } from '../desk/desk.ts'
import { copy } from '../device/copy.ts'
import { Modal } from '../parts/Modal.tsx'
import { beginningOf } from './beginning.ts'
import { Chapters } from './Chapters.tsx'
import { useTale } from './tale.ts'
import { MARKDOWN, TEXT, transcript } from './transcript.ts'

// How long one can read that it was copied (ms).
const READ = 4000

/** The story told so far, as something to read and to take home [P26]; it goes on while it is open. */
export default function ChronicleView({ onClose }: { onClose(): void }) {
  const { game } = useDesk()
  const chronicler = game.chronicle && use(game.chronicle())
  return chronicler && <Commentary chronicler={chronicler} onClose={onClose} />
}

function Commentary({ chronicler, onClose }: { chronicler: Chronicler; onClose(): void }) {
  const { game, save, run, without } = useDesk()
  const { told, say, truth } = useTale(chronicler)
  const [copied, setCopied] = useState<boolean>()
  const id = useId()
  const { chapters, credit } = told.chronicle
  // One begins to read at once; the rest of a long story comes while one does.
  const shown = useDeferredValue(chapters, beginningOf(chapters))
  const toCopy = async () => {
    setCopied(await copy(transcript(told, TEXT, say, game, truth)))
    setTimeout(setCopied, READ)
  }
  return (
    <Modal title={say('chronicle')} look="chronicle" onClose={onClose}>
      <div className="chronicle-buttons">
        <p role="status">{copied !== undefined && say(copied ? 'log.copied' : 'log.uncopied')}</p>
        <button type="button" onClick={toCopy}>
          <Copy aria-hidden size={16} />
          {say('chronicle.copy')}
        </button>
        {!without.has('backup') && (
          <button
            type="button"
            onClick={() => save('.md', transcript(told, MARKDOWN, say, game, truth))}
          >
            <Download aria-hidden size={16} />
            {say('chronicle.save')}
          </button>
        )}
        {!without.has('print') && (
          <button type="button" onClick={() => run('print')}>
            <Printer aria-hidden size={16} />
            {say('chronicle.print')}
          </button>
        )}
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
      <article className="story" tabIndex={-1} data-first aria-busy={shown !== chapters}>
        <header className="story-title">
          <h3 dir="auto">{told.title}</h3>
          {told.by !== undefined && <p dir="auto">{told.by}</p>}
          {told.when !== undefined && <p>{told.when}</p>}
        </header>
        {chapters.length === 0 && <p className="hint">{say('chronicle.empty')}</p>}
        <Chapters chapters={shown} id={id} say={say} truth={truth} />
        <footer>{say(credit)}</footer>
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
