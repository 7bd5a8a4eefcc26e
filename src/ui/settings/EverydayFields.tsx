import { LETTERS, MOTIONS, type Surroundings, THEMES } from '../device/surroundings.ts'
import type { LanguageChoice } from '../say/language.ts'
import LanguageField from './LanguageField.tsx'
import { OneOf, Switch, Volume } from './SettingField.tsx'

/** What anybody sets for this device: how it speaks, looks, moves and sounds. */
export interface Everyday extends Surroundings {
  readonly language: LanguageChoice
  /** The face people's writing is shown in. */
  readonly face: 'hand' | 'plain'
  /** Whether dice are heard, and how loud: 0 to 1. */
  readonly sound: boolean
  readonly volume: number
}

/** The settings that anybody may want at once, at a table and in the lobby. */
export function EverydayFields(props: { own: Everyday; onSet(some: Partial<Everyday>): void }) {
  const { own, onSet } = props
  return (
    <>
      <LanguageField choice={own.language} onSet={(language) => onSet({ language })} />
      <OneOf
        say="settings.theme"
        words="theme"
        all={THEMES}
        now={own.theme}
        onSet={(theme) => onSet({ theme })}
      />
      <OneOf
        say="settings.letters"
        note="settings.lettersNote"
        words="letters"
        all={LETTERS}
        now={own.letters}
        onSet={(letters) => onSet({ letters })}
      />
      <Switch
        say="settings.plain"
        note="settings.plainNote"
        on={own.face === 'plain'}
        onSet={(on) => onSet({ face: on ? 'plain' : 'hand' })}
      />
      <OneOf
        say="settings.motion"
        note="settings.motionNote"
        words="motion"
        all={MOTIONS}
        now={own.motion}
        onSet={(motion) => onSet({ motion })}
      />
      <Switch say="settings.sound" on={own.sound} onSet={(sound) => onSet({ sound })} />
      {own.sound && <Volume level={own.volume} onSet={(volume) => onSet({ volume })} />}
    </>
  )
}
