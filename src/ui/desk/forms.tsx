import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import type { Answers, Offer } from '../../rules/play/move.ts'
import { VoiceContext } from '../say/say.ts'
import { type Desk, DeskContext, useDesk } from './desk.ts'
import { answered, begun, type Form, type FormDesk, opened, sent } from './form.ts'

export interface Forms {
  readonly form: Form | undefined
  /** Does what is offered, or asks first what is not clear yet. */
  begin(offer: Offer): void
  /** Answers a question; undefined takes the answer back. */
  answer(question: string, value: string | number | undefined): void
  /** Plays the Move, with one more answer if there is one; `anyway` goes on against advice. */
  send(how?: { anyway?: boolean; answers?: Answers }): void
  close(): void
  /** What was written in forms that stand open, by their offers, while something else is in their place. */
  readonly drafts: Map<string, Form>
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
  const [drafts] = useState(() => new Map<string, Form>())
  const forms = useLatest(desk, form, setForm, drafts)
  const voice = useMemo(
    () => ({ lang: desk.lang, words: desk.words, say: desk.say }),
    [desk.lang, desk.words, desk.say],
  )
  return (
    <VoiceContext value={voice}>
      <DeskContext value={desk}>
        <FormsContext value={forms}>{children}</FormsContext>
      </DeskContext>
    </VoiceContext>
  )
}

/** A form of its own that stands open where it is offered, and keeps what is written in it until that is done. */
export function OpenForm(props: {
  offer: Offer
  /** Whose it is alone. */
  by?: string
  onDone?(): void
  children: ReactNode
}) {
  const { offer, by, onDone } = props
  const desk = useDesk()
  const { drafts } = useForms()
  // Whoever of those at one screen goes on with it: what is written here is the table's, unless it is somebody's.
  const key = JSON.stringify([offer, by])
  const [form, setForm] = useState(() => drafts.get(key) ?? opened(formDesk(desk), offer))
  const set = (next: Form | undefined) => {
    if (next) drafts.set(key, next)
    else drafts.delete(key)
    setForm(next ?? opened(formDesk(desk), offer))
    if (!next) onDone?.()
  }
  const forms = useLatest(desk, form, set, drafts)
  return <FormsContext value={forms}>{props.children}</FormsContext>
}

/** This desk, as forms see it. */
export const formDesk = ({ game, table, act, play }: Desk): FormDesk => ({
  game,
  board: () => table.board(),
  act: () => act(true),
  play,
})

/** The same functions for the whole life of a form, so that the board need not be told anew of every letter typed. */
function useLatest(
  desk: Desk,
  form: Form | undefined,
  setForm: (form: Form | undefined) => void,
  drafts: Map<string, Form>,
): Forms {
  const latest = useRef({ desk, form, setForm })
  latest.current = { desk, form, setForm }
  const does = useMemo(() => {
    const at = () => formDesk(latest.current.desk)
    const set = (form: Form | undefined) => {
      latest.current.form = form
      latest.current.setForm(form)
    }
    return {
      begin(offer: Offer) {
        // Nothing is asked that would come to nothing.
        if (!latest.current.desk.table.refuses()) set(begun(at(), offer))
      },
      answer(question: string, value: string | number | undefined) {
        const { form } = latest.current
        if (form) set(answered(at(), form, question, value))
      },
      send({ anyway, answers }: { anyway?: boolean; answers?: Answers } = {}) {
        const { form } = latest.current
        if (form) set(sent(at(), { ...form, answers: { ...form.answers, ...answers } }, anyway))
      },
      close: () => set(undefined),
    }
  }, [])
  return useMemo(() => ({ form, drafts, ...does }), [form, drafts, does])
}
