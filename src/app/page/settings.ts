import { nanoid } from 'nanoid'
import { isRecord, parsed } from '../../rules/plain/json.ts'
import { keepHere, keptHere } from '../../ui/device/kept.ts'
import { LETTERS, MOTIONS, surround, THEMES } from '../../ui/device/surroundings.ts'
import { choiceIn } from '../../ui/say/language.ts'
import { TELLS } from '../../ui/say/tells.ts'
import type { OwnSettings } from '../../ui/settings/SettingsView.tsx'

/** What is kept of a person's settings on this device. It is no part of any table. */
export interface Settings extends OwnSettings {
  /** Which device this is: the name of its chairs, not of a person. */
  readonly device: string
}

const KEY = 'prophecy-table'

/** Reads this device's settings; what is missing or damaged takes its usual value. */
export function readSettings(): Settings {
  const read = stored()
  const settings: Settings = {
    language: choiceIn(read['language']),
    view: read['view'] === 'lists' ? 'lists' : 'board',
    theme: THEMES.find((one) => one === read['theme']) ?? 'auto',
    motion: MOTIONS.find((one) => one === read['motion']) ?? 'auto',
    letters: LETTERS.find((one) => one === read['letters']) ?? 100,
    face: read['face'] === 'plain' ? 'plain' : 'hand',
    keys: read['keys'] !== false,
    hints: read['hints'] !== false,
    hinted: namesIn(read['hinted']),
    tells: TELLS.find((one) => one === read['tells']) ?? 'all',
    sound: read['sound'] !== false,
    volume: typeof read['volume'] === 'number' ? Math.min(1, Math.max(0, read['volume'])) : 0.6,
    buzz: read['buzz'] === true,
    shake: read['shake'] === true,
    ways: typeof read['ways'] === 'string' ? read['ways'].slice(0, 2000) : '',
    device: typeof read['device'] === 'string' ? read['device'].slice(0, 40) : nanoid(),
  }
  // Written back at once: two tabs must agree on the device.
  writeSettings(settings)
  return settings
}

/**
 * Keeps this device's settings, and shows the page as they say. Where the browser refuses storage they
 * last as long as the page.
 */
export function writeSettings(settings: Settings): void {
  surround(settings)
  keepHere(KEY, JSON.stringify(settings))
}

const namesIn = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, 100) : []

function stored(): Readonly<Record<string, unknown>> {
  const value = parsed(keptHere(KEY))
  return isRecord(value) ? value : {}
}
