import { Suspense, useEffect, useRef } from 'react'
import './ending.css'
import type { Ending } from '../../rules/play/guide.ts'
import { useDesk } from '../desk/desk.ts'
import { OpenForm } from '../desk/forms.tsx'
import { useOfferWords } from '../desk/Offers.tsx'
import { useOwned } from '../desk/owned.ts'
import { intoView } from '../device/focus.ts'
import { usePhone } from '../device/machine.ts'
import { paragraphs } from '../moves/aloud.ts'
import { useFacing } from '../parts/facing.ts'
import { late } from '../parts/late.tsx'
import { Modal } from '../parts/Modal.tsx'
import { useSay } from '../say/say.ts'
import type { Moment } from './moment.ts'
import { Wax } from './Wax.tsx'

const MoveForm = late(() => import('../moves/MoveForm.tsx'))

/**
 * The last page: what had been foretold, crossed out or sealed; how it ended; and a place for what became of the
 * world. The table stays as it is behind it.
 */
export default function EndingPage(props: {
  ending: Ending
  /** Nothing moves here. */
  still: boolean
  hear(what: Moment): void
  onClose(): void
}) {
  const { ending, still, onClose } = props
  const { good } = ending
  const desk = useDesk()
  const say = useSay()
  const among = useFacing() !== undefined
  const brief = usePhone() || among
  const { hear } = props
  useEffect(() => {
    if (!still) hear(good === false ? 'lost' : 'saved')
  }, [still, hear, good])
  // On a phone, and in a place, only what is done next stays at the foot: the rest follows what is read.
  const besides = (['backup', 'lobby'] as const).map(
    (id) =>
      !desk.without.has(id) && (
        <button key={id} type="button" onClick={() => desk.run(id)}>
          {say(`command.${id}`)}
        </button>
      ),
  )
  return (
    <Modal title={say(ending.say)} look={`page ending ${still ? 'still' : ''}`} onClose={onClose}>
      <div className="ending-whole" data-good={good !== false}>
        {ending.foretold && <Foretold {...ending.foretold} good={good !== false} />}
        <div className="reading">
          {ending.body.map((sentence) => (
            <p key={JSON.stringify(sentence)} dir="auto">
              {say(sentence)}
            </p>
          ))}
        </div>
        <After after={ending.after} />
        {brief && <div className="ending-besides">{besides}</div>}
      </div>
      <footer>
        {desk.game.chronicle && (
          <button
            type="button"
            className="primary"
            data-first
            onClick={() => desk.run('chronicle')}
          >
            {say('ending.read')}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {say('ending.look')}
        </button>
        {!brief && besides}
      </footer>
    </Modal>
  )
}

/** The prophecy's page: two strokes of the marker through what did not come to pass, a seal on what did. */
function Foretold({ title, text, good }: { title: string; text: string; good: boolean }) {
  return (
    <figure className="foretold">
      {title && <figcaption dir="auto">{title}</figcaption>}
      <blockquote dir="auto">
        {/* In one piece: where it is too long for the page, it ends in an ellipsis. */}
        {paragraphs(text).join(' ')}
      </blockquote>
      {good ? (
        <svg className="crossed" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden>
          <path d="M3 7 C30 20 66 40 97 54" />
          <path d="M97 5 C70 18 34 42 4 56" />
        </svg>
      ) : (
        <Wax />
      )}
    </figure>
  )
}

/** What became of the world, as people wrote it, and where they go on writing. */
function After({ after }: Pick<Ending, 'after'>) {
  const desk = useDesk()
  const say = useSay()
  const words = useOfferWords()
  const { written, offer } = after
  const called = useOwned(words(offer))
  // Longer by what was just written, it is still seen down to its button.
  const box = useRef<HTMLElement>(null)
  const now = [offer.move, ...written].join('\n')
  const before = useRef(now)
  useEffect(() => {
    if (before.current !== now) intoView(box.current)
    before.current = now
  }, [now])
  const seated = desk.seat() !== undefined
  const asks = desk.lacks(after.say) ? undefined : say(after.say)
  // Who only looks on finds no empty place.
  if (!seated && written.length === 0) return null
  return (
    <section ref={box} className="after" aria-label={called}>
      {written.map((text, n) => (
        <p key={n.toString()} className="written" dir="auto">
          {text}
        </p>
      ))}
      {seated && (
        <>
          {asks && <p>{asks}</p>}
          <Suspense>
            <OpenForm key={offer.move} offer={offer}>
              <MoveForm within said={after.say} />
            </OpenForm>
          </Suspense>
        </>
      )}
    </section>
  )
}
