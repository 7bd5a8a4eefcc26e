import { useId } from 'react'
import { choiceIn, LANGUAGES, type LanguageChoice } from '../say/language.ts'
import { useSettingsSay } from './words.ts'

/** Chooses the language of this device. Each stands there by its own name, so that everybody finds theirs. */
export default function LanguageField(props: {
  choice: LanguageChoice
  onSet(choice: LanguageChoice): void
}) {
  const say = useSettingsSay()
  const id = useId()
  return (
    <div className="setting">
      <label htmlFor={id}>{say('settings.language')}</label>
      <select
        id={id}
        value={props.choice}
        onChange={(event) => props.onSet(choiceIn(event.target.value))}
      >
        <option value="auto">{say('settings.auto')}</option>
        {Object.entries(LANGUAGES).map(([lang, name]) => (
          <option key={lang} value={lang} lang={lang}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
