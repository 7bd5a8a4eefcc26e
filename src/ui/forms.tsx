import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import type { Answers, Move, Offer, Question, Refusal } from '../rules/game.ts'
import { type Desk, DeskContext, type Played } from './desk.ts'
import { VoiceContext } from './say.ts'

/** The Move somebody is at just now: what has been answered so far, and what speaks against it. */
export interface Form {
  readonly offer: Offer
  readonly answers: Answers
  readonly refusal?: Refusal
  /** It was sent, and these were still missing. */
  readonly missing?: readonly string[]
}

export interface Forms {
  readonly form: Form | undefined
  /** Does what is offered, or asks first what is not clear yet. */
  begin(offer: Offer): void
  /** Answers a question; undefined takes the answer back. */
  answer(question: string, value: string | number | undefined): void
  /** Plays the Move, with one more answer if there is one; `anyway` goes on against advice. */
  send(how?: { anyway?: boolean; answers?: Answers }): void
  close(): void
}

const FormsContext = createContext<Forms | undefined>(undefined)

export function useForms(): Forms {
  const forms = useContext(FormsContext)
  if (!forms) throw new Error('no forms: wrap the page in Seated')
  return forms
}

/** The table's people, desk and open form, around everything that needs them. */
export function Seated({ desk, children }: { desk: Desk; children: ReactNode }) {
  const [form, setForm] = useState<Form>()
  const forms = useLatest(desk, form, setForm)
  const voice = useMemo(() => ({ lang: desk.lang, say: desk.say }), [desk.lang, desk.say])
  return (
    <VoiceContext value={voice}>
      <DeskContext value={desk}>
        <FormsContext value={forms}>{children}</FormsContext>
      </DeskContext>
    </VoiceContext>
  )
}

/** The same functions for the whole life of a form, so that the board need not be told anew of every letter typed. */
function useLatest(
  desk: Desk,
  form: Form | undefined,
  setForm: (form: Form | undefined) => void,
): Forms {
  const latest = useRef({ desk, form })
  latest.current = { desk, form }
  const deeds = useMemo(() => {
    const set = (form: Form | undefined) => {
      latest.current.form = form
      setForm(form)
    }
    const send: Forms['send'] = ({ anyway, answers } = {}) => {
      const { desk, form } = latest.current
      if (!form) return
      const all = { ...form.answers, ...answers }
      set(after(desk.play(form.offer.move, all, anyway), { ...form, answers: all }))
    }
    return {
      begin(offer: Offer) {
        const { desk } = latest.current
        // Nothing is asked that would come to nothing.
        if (desk.table.refuses()) return
        const answers = offer.answers ?? {}
        const move = desk.game.moves.find(({ id }) => id === offer.move)
        const refusal = move?.may(desk.table.board(), desk.act(), answers)
        set({ offer, answers })
        // What is refused outright is not asked about first.
        if (!refusal && move && wants(move, desk, answers).length === 0) send()
      },
      answer(question: string, value: string | number | undefined) {
        const { form } = latest.current
        if (!form) return
        const { [question]: _, ...others } = form.answers
        const answers = value === undefined ? others : { ...others, [question]: value }
        set({ offer: form.offer, answers })
      },
      send,
      close: () => set(undefined),
    }
  }, [setForm])
  return useMemo(() => ({ form, ...deeds }), [form, deeds])
}

function wants(move: Move, desk: Desk, answers: Answers): readonly Question[] {
  const asks = move.asks(desk.table.board(), desk.act(), answers)
  return asks.filter(({ id }) => answers[id] === undefined)
}

function after(played: Played, form: Form): Form | undefined {
  if (played === 'done' || played === 'thrown') return undefined
  const { offer, answers } = form
  if ('ask' in played) return { offer, answers, missing: played.ask.map(({ id }) => id) }
  return { offer, answers, refusal: played }
}
