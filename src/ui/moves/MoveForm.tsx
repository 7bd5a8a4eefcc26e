import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { plain, type Sentence } from '../../rules/plain/sentence.ts'
import { moveOf, type Option, type Question, severalOf } from '../../rules/play/move.ts'
import { Coming } from '../desk/Coming.tsx'
import { useBoard, useDesk } from '../desk/desk.ts'
import { answersOf, askedBy, standing } from '../desk/form.ts'
import { formDesk, useForms } from '../desk/forms.tsx'
import { useOfferWords } from '../desk/Offers.tsx'
import { useOwned } from '../desk/owned.ts'
import { GUIDE_BODY, TRIED } from '../device/places.ts'
import { useVeiled, VeiledQuestion } from '../hands/VeiledQuestion.tsx'
import { QuestionField } from './QuestionField.tsx'
import { sayable } from './sayable.ts'
import { useSettled } from './useSettled.ts'
import { useFormSay } from './words.ts'

/** How long a form waits for what it could offer (ms); what comes later joins it. */
const PATIENCE = 5000

/**
 * The open Move: its questions in the guide, answered here or by touching the board; and what speaks against it.
 * `within` something else it is a part of that: it takes no focus and no touch, and cannot be put away; what is `said`
 * there already is not noted again. What it offers comes late: a form that is opened before waits for it, and without
 * what cannot be had it offers what else there is.
 */
export default function MoveForm({ within, said }: { within?: boolean; said?: Sentence }) {
  const desk = useDesk()
  const { close } = useForms()
  // Each form asks again for what could not be had.
  const [coming, setComing] = useState(desk.prose)
  useEffect(() => {
    const go = () => setComing(undefined)
    const timer = setTimeout(go, PATIENCE)
    void coming?.then(go)
    return () => clearTimeout(timer)
  }, [coming])
  return coming && !within ? <Coming onGiveUp={close} /> : <Asked within={within} said={said} />
}

function Asked({ within, said }: { within: boolean | undefined; said: Sentence | undefined }) {
  const desk = useDesk()
  useBoard()
  const say = useFormSay()
  const words = useOfferWords()
  const { form, answer, send, close } = useForms()
  const ref = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const form = ref.current
    if (!within) toFirst(form)
    const guide = form?.closest<HTMLElement>(GUIDE_BODY)
    return () => {
      // Who was in the form goes on in the guide, once the form is gone; unless something else was begun by then.
      if (form?.contains(document.activeElement))
        setTimeout(() => {
          if (document.activeElement === document.body) guide?.focus({ preventScroll: true })
        })
    }
  }, [within])
  // Whoever pressed it too early goes on where it waits.
  const lacking = form?.missing?.join()
  useEffect(() => {
    if (!lacking) return
    const first = ref.current?.querySelector<HTMLElement>(
      '[data-missing="true"] :is(input, textarea)',
    )
    first?.closest('details')?.setAttribute('open', '')
    first?.focus()
  }, [lacking])
  // An on-screen keyboard comes up after the field was touched.
  useEffect(() => {
    const show = () => {
      const at = document.activeElement
      if (at?.matches('input, textarea') && ref.current?.contains(at))
        at.scrollIntoView({ block: 'nearest' })
    }
    addEventListener('resize', show)
    return () => removeEventListener('resize', show)
  }, [])
  // Dice in the air are what everybody looks at.
  const { throwing } = desk
  useEffect(() => {
    if (throwing && !within) close()
  }, [throwing, within, close])
  const at = formDesk(desk)
  const move = moveOf(desk.game, form?.offer.move)
  const asks = form ? askedBy(at, form) : []
  const given = form?.offer.answers ?? {}
  // Advice is told as soon as the answers call for it; the table may have refused for reasons of its own.
  const refusal = form && (move?.may(at.board(), at.act(), answersOf(at, form)) ?? form.refusal)
  const counted = asks.some((q) => q.kind === 'words' && q.soft !== undefined)
  const why = useSettled(refusal ? say(refusal.say) : '', counted)
  const board = at.board()
  const written = useMemo(
    () => new Set([...board.items.values()].flatMap(({ texts }) => Object.values(texts))),
    [board],
  )
  // What the offer made clear is not asked again.
  const open = asks
    .filter(({ id }) => given[id] === undefined)
    .map((question) => sayable(question, desk.lacks, (idea) => written.has(say(idea))))
  // Refused before anything was answered, there is nothing to ask.
  const must = refusal?.force === 'must'
  const asked = must && !form?.touched ? [] : open
  const [touched, touch] = useReducer((times: number) => times + 1, 0)
  const veiled = useVeiled()
  usePicking(within ? [] : asked.filter((question) => !veiled(question)), touch)
  // Whoever answers by the board goes on writing, and not with commands.
  useEffect(() => {
    if (touched > 0) toNext(ref.current)
  }, [touched])
  const parts = partsOf(asked)
  useGrowing(ref, parts, Boolean(form?.touched) && !within)
  const called = useOwned(form ? words(form.offer) : '')
  if (!form) return null
  // A long text is taken where it is read.
  const sends = asked.some((q) => q.kind !== 'choice' || !q.long)
  const waits = asked.find(
    (q) => standing(q, form) === undefined && !(q.kind !== 'number' && q.optional),
  )
  return (
    <form
      ref={ref}
      className="move-form"
      data-within={within}
      aria-label={called}
      onSubmit={(event) => {
        event.preventDefault()
        if (!must) send()
      }}
      onFocus={within ? seePairs : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !within) close()
      }}
    >
      {!within && <h3>{words(form.offer)}</h3>}
      {parts.map(([part, questions]) => {
        const fields = questions.map((question) =>
          veiled(question) ? (
            <VeiledQuestion
              key={question.id}
              question={question}
              answered={standing(question, form) !== undefined}
              missing={form.missing?.includes(question.id) ?? false}
            />
          ) : (
            <QuestionField
              key={question.id}
              question={said ? unsaid(question, said) : question}
              value={standing(question, form)}
              missing={form.missing?.includes(question.id) ?? false}
              brief={within ?? false}
              onAnswer={(value) => answer(question.id, value)}
              onTake={(value) => send({ answers: { [question.id]: value } })}
            />
          ),
        )
        return part ? (
          <Part
            key={questions[0]?.id}
            say={part}
            open={questions.includes(waits ?? questions[0]!)}
            answered={questions.flatMap((question) =>
              veiled(question) ? [] : saidBy(question, standing(question, form)),
            )}
          >
            {fields}
          </Part>
        ) : (
          fields
        )
      })}
      <footer>
        <div role="alert">
          {refusal && why && <p className={`refusal ${refusal.force}`}>{why}</p>}
        </div>
        {waits && !must && (asked.length > 1 || form.missing) && (
          <p className="waits">{say('form.waits', { what: say(waits.say) })}</p>
        )}
        {refusal?.force === 'should' ? (
          <button type="button" className="primary" onClick={() => send({ anyway: true })}>
            {say('form.anyway')}
          </button>
        ) : (
          sends && (
            <button type="submit" className="primary" aria-disabled={waits !== undefined || must}>
              {words({ move: form.offer.move, ...(move?.button && { say: move.button }) })}
            </button>
          )
        )}
        {!within && (
          <button type="button" onClick={close}>
            {say(asked.length === 0 && must ? 'form.back' : 'form.notNow')}
          </button>
        )}
      </footer>
    </form>
  )
}

/** Questions that belong together and follow each other, with what they belong to; all others by themselves. */
function partsOf(
  asked: readonly Question[],
): readonly (readonly [Sentence | undefined, Question[]])[] {
  const parts: [Sentence | undefined, Question[]][] = []
  for (const question of asked) {
    const last = parts.at(-1)
    if (last?.[0] && last[0].key === question.part?.key) last[1].push(question)
    else parts.push([question.part, [question]])
  }
  return parts
}

/** What an answer makes a form ask besides comes into view, as far as there is room. */
function useGrowing(
  ref: RefObject<HTMLFormElement | null>,
  parts: ReturnType<typeof partsOf>,
  answers: boolean,
) {
  const before = useRef<readonly string[]>(undefined)
  const ids = parts.map(([, questions]) => questions.map(({ id }) => id).join()).join('\n')
  useLayoutEffect(() => {
    const had = before.current
    before.current = ids.split('\n')
    const fresh = had && answers ? before.current.findIndex((one) => !had.includes(one)) : -1
    const fields = ref.current?.querySelectorAll(':scope > :not(h3, footer)')
    const field = fields?.[fresh]
    field?.scrollIntoView({ block: 'nearest' })
    // A part is opened for its first question: that is seen whole, also where the part is longer than there is room.
    field?.querySelector(':scope > div > *')?.scrollIntoView({ block: 'nearest' })
  }, [ref, ids, answers])
}

/** What was answered, in the words of its options. */
function saidBy(question: Question, value: string | number | undefined): readonly Sentence[] {
  if (question.kind === 'words') return value ? [plain(String(value))] : []
  if (question.kind === 'number') return []
  const chosen = question.kind === 'several' ? severalOf(value) : [value]
  return question.options.flatMap((one) => (chosen.includes(one.value) ? [one.say] : []))
}

/**
 * A part of a long form: opened where it waits for an answer, and else a line with what was answered in it. `open` as
 * long as nobody has opened or closed it.
 */
function Part(props: {
  say: Sentence
  open: boolean
  answered: readonly Sentence[]
  children: ReactNode
}) {
  const say = useFormSay()
  const [open, setOpen] = useState(props.open)
  // What is opened by what is asked next stays open: nothing closes under the hands of who answers in it.
  useEffect(() => {
    if (props.open) setOpen(true)
  }, [props.open])
  return (
    <details
      className="part"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {say(props.say)} <small>{props.answered.map((one) => say(one)).join(', ')}</small>
      </summary>
      <div>{props.children}</div>
    </details>
  )
}

/** The question, without a note that is said already. */
function unsaid(question: Question, said: Sentence): Question {
  if (question.kind !== 'words' || question.note?.key !== said.key) return question
  const { note: _, ...rest } = question
  return rest
}

/** Whoever writes what happened has the pairs that were tried in sight, where there is room for both. */
function seePairs({ target }: FocusEvent<HTMLElement>): void {
  // A button that moves while it is pressed is not pressed.
  if (target instanceof HTMLButtonElement) return
  const tried = target.closest(GUIDE_BODY)?.querySelector(TRIED)
  // The browser has brought the field into view by then, without them.
  requestAnimationFrame(() => {
    tried?.scrollIntoView({ block: 'nearest' })
    target.scrollIntoView({ block: 'nearest' })
  })
}

/** Where somebody who opened it goes on: at the first thing that is still open. */
function toFirst(form: HTMLElement | null): void {
  // What is ticked by itself is looked at as well.
  const open = form?.querySelector<HTMLElement>(
    '.choice:not(:has([type="radio"]:checked)) input, .words :is(input, textarea)',
  )
  const first = open ?? form?.querySelector<HTMLElement>('input, textarea, button')
  // Long texts are chosen from their beginning.
  const long = first?.closest('.long-options')
  // However far the steps before it were scrolled, it begins with what it asks about.
  form?.querySelector('h3')?.scrollIntoView({ block: 'nearest' })
  first?.focus({ preventScroll: Boolean(long) })
  if (long) form?.scrollIntoView({ block: 'start' })
}

/** Where somebody goes on who has answered a question elsewhere: at the first that is empty, or where it is sent. */
function toNext(form: HTMLElement | null): void {
  const open = form?.querySelectorAll<HTMLInputElement>(
    '.choice:not(:has(:checked)) input, .words :is(input, textarea)',
  )
  const next = [...(open ?? [])].find(({ type, value }) => type === 'radio' || value === '')
  const goesOn = next ?? form?.querySelector<HTMLElement>('footer .primary')
  goesOn?.focus()
}

/** The first open choice of items can be answered by touching the board; a lone one is then sent at once. */
function usePicking(asked: readonly Question[], onTouched: () => void) {
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
    desk.picking(options, (value) => {
      if (alone) return send({ answers: { [id]: value } })
      answer(id, value)
      onTouched()
    })
    return () => latest.current.desk.picking(undefined)
  }, [id, values, alone, send, answer, onTouched])
}
