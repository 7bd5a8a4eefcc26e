import { useId } from 'react'
import { Select } from '../parts/Select.tsx'
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
      <Select
        id={id}
        label={say('settings.language')}
        value={props.choice}
        options={[
          { value: 'auto', say: say('settings.auto') },
          ...Object.entries(LANGUAGES).map(([lang, name]) => ({ value: lang, say: name, lang })),
        ]}
        onChoose={(lang) => props.onSet(choiceIn(lang))}
      />
    </div>
  )
}
