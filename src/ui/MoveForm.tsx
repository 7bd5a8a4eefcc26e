import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Option, Question } from '../rules/game.ts'
import { useBoard, useDesk } from './desk.ts'
import { useForms } from './forms.tsx'
import { useOfferWords } from './Offers.tsx'
import { QuestionField } from './QuestionField.tsx'
import { useSay } from './say.ts'

/** The open Move: its questions in the guide, answered here or by touching the board; and what speaks against it. */
export default function MoveForm() {
  const desk = useDesk()
  const board = useBoard()
  const say = useSay()
  const words = useOfferWords()
  const { form, answer, send, close } = useForms()
  const ref = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const form = ref.current
    form?.querySelector<HTMLElement>('input, textarea, button')?.focus()
    const guide = form?.closest<HTMLElement>('.guide-body')
    return () => {
      // Who was in the form goes on in the guide, once the form is gone; unless something else was begun by then.
      if (form?.contains(document.activeElement))
        setTimeout(() => {
          if (document.activeElement === document.body) guide?.focus({ preventScroll: true })
        })
    }
  }, [])
  // Dice in the air are what everybody looks at.
  const { throwing } = desk
  useEffect(() => {
    if (throwing) close()
  }, [throwing, close])
  const move = desk.game.moves.find(({ id }) => id === form?.offer.move)
  const asks = form && move ? move.asks(board, desk.act(), form.answers) : []
  const given = form?.offer.answers ?? {}
  // Advice is told as soon as the answers call for it; the table may have refused for reasons of its own.
  const refusal = form && (move?.may(board, desk.act(), form.answers) ?? form.refusal)
  // What the offer made clear is not asked again.
  const open = asks.filter(({ id }) => given[id] === undefined)
  // Refused before anything was answered, there is nothing to ask.
  const untouched =
    form?.answers === form?.offer.answers || !Object.keys(form?.answers ?? {}).length
  const asked = refusal?.force === 'must' && untouched ? [] : open
  usePicking(asked)
  if (!form) return null
  // Numbers have a usual answer, so they are never missing.
  const missing = asked.some(
    (q) => q.kind !== 'number' && !q.optional && form.answers[q.id] === undefined,
  )
  const sendAll = (anyway = false) => send({ anyway, answers: usual(asked, form.answers) })
  const must = refusal?.force === 'must'
  return (
    <form
      ref={ref}
      className="move-form"
      aria-label={words(form.offer)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!must) sendAll()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <h3>{words(form.offer)}</h3>
      {asked.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          value={form.answers[question.id]}
          missing={form.missing?.includes(question.id) ?? false}
          onAnswer={(value) => answer(question.id, value)}
          onTake={(value) => send({ answers: { [question.id]: value } })}
        />
      ))}
      <footer>
        <div role="alert">
          {refusal && <p className={`refusal ${refusal.force}`}>{say(refusal.say)}</p>}
        </div>
        {refusal?.force === 'should' ? (
          <button type="button" className="primary" onClick={() => sendAll(true)}>
            {say('form.anyway')}
          </button>
        ) : (
          asked.length > 0 && (
            <button type="submit" className="primary" aria-disabled={missing || must}>
              {words({ move: form.offer.move, ...(move?.deed && { say: move.deed }) })}
            </button>
          )
        )}
        <button type="button" onClick={close}>
          {say(asked.length === 0 && must ? 'form.back' : 'form.notNow')}
        </button>
      </footer>
    </form>
  )
}

/** Numbers that nobody touched are sent as they are shown. */
function usual(asked: readonly Question[], answers: Readonly<Record<string, string | number>>) {
  return Object.fromEntries(
    asked.flatMap((q) =>
      q.kind === 'number' && answers[q.id] === undefined ? [[q.id, q.min]] : [],
    ),
  )
}

/** The first open choice of items can be answered by touching the board; a lone one is then sent at once. */
function usePicking(asked: readonly Question[]) {
  const desk = useDesk()
  const { form, answer, send } = useForms()
  const choice = asked.find(
    (q) =>
      q.kind === 'choice' && form?.answers[q.id] === undefined && q.options.some((o) => o.item),
  )
  const alone = asked.length === 1
  const latest = useRef<{ desk: typeof desk; options: readonly Option[] }>({ desk, options: [] })
  latest.current = { desk, options: choice?.kind === 'choice' ? choice.options : [] }
  const id = choice?.id
  const values = latest.current.options.map(({ value }) => value).join('\n')
  useEffect(() => {
    if (id === undefined || values === '') return
    const { desk, options } = latest.current
    desk.picking(options, (value) =>
      alone ? send({ answers: { [id]: value } }) : answer(id, value),
    )
    return () => latest.current.desk.picking(undefined)
  }, [id, values, alone, send, answer])
}
