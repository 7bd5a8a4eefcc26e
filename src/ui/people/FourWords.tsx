import { useEffect, useId, useState } from 'react'
import { useDesk } from '../desk/desk.ts'
import { intoView, takeFocus } from '../device/focus.ts'
import { Select } from '../parts/Select.tsx'
import { LANGUAGES } from '../say/language.ts'
import { useShareSay } from '../share/words.ts'
import { type FourLanguage, fourLanguage, fourWords, loadFour } from './fourwords.ts'

/** Four words that two people read to one another, and what to do when they are the same, or not. */
export function FourWords(props: {
  check: string
  name: string
  onSame(): void
  onClose(): void
  /** Removes who is at the other end; undefined where that is not for us to do. */
  onDiffer?: (() => void) | undefined
}) {
  const { check, name, onSame, onClose, onDiffer } = props
  const desk = useDesk()
  const say = useShareSay()
  const [lang, setLang] = useState<FourLanguage>(() => fourLanguage(desk.lang))
  const [list, setList] = useState<readonly string[]>()
  const [differ, setDiffer] = useState(false)
  /** They have come back to the words. */
  const field = useId()
  const [again, setAgain] = useState(false)
  const back = () => {
    setAgain(true)
    setDiffer(false)
  }
  useEffect(() => {
    let left = false
    void loadFour(lang).then((found) => !left && setList(found))
    return () => {
      left = true
    }
  }, [lang])
  if (differ)
    return (
      <section className="four-words" aria-label={say('four.title', { name })} ref={intoView}>
        <p role="alert">{say(onDiffer ? 'four.differNote' : 'four.differAlone')}</p>
        <div className="row">
          <button type="button" ref={takeFocus} onClick={back}>
            {say('four.again')}
          </button>
          {onDiffer && (
            <button
              type="button"
              className="danger"
              aria-label={say('remove.of', { name })}
              onClick={onDiffer}
            >
              {say('four.remove')}
            </button>
          )}
        </div>
      </section>
    )
  return (
    <section className="four-words" aria-label={say('four.title', { name })} ref={intoView}>
      <p className="words" lang={lang} role="status">
        {list && fourWords(check, list).join(' ')}
      </p>
      <p className="hint">{say('four.how')}</p>
      <div className="row">
        <button type="button" className="primary" disabled={!list} onClick={onSame}>
          {say('four.same')}
        </button>
        <button type="button" ref={again ? takeFocus : undefined} onClick={() => setDiffer(true)}>
          {say('four.differ')}
        </button>
        <button type="button" className="quiet" onClick={onClose}>
          {say('four.close')}
        </button>
        <label htmlFor={field}>
          {say('four.in')}{' '}
          <Select
            id={field}
            label={say('four.in')}
            value={lang}
            options={Object.entries(LANGUAGES).map(([code, own]) => ({
              value: code,
              say: own,
              lang: code,
            }))}
            onChoose={(code) => setLang(fourLanguage(code))}
          />
        </label>
      </div>
    </section>
  )
}
