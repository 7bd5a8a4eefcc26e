/** Time on the clock as m:ss, from milliseconds; an hour is sixty minutes. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * A chance (0 to 1) in per cent with one decimal. What is not quite impossible is never shown as 0, nor what is not
 * quite certain as 100.
 */
export function percent(chance: number, lang: string): string {
  const shown = chance <= 0 || chance >= 1 ? chance : Math.min(0.999, Math.max(0.001, chance))
  return new Intl.NumberFormat(lang, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(shown)
}

/** How a chance feels: the key of a plain phrase. */
export function feeling(chance: number) {
  if (chance <= 0) return 'chance.none'
  if (chance < 0.1) return 'chance.slim'
  if (chance < 0.35) return 'chance.long'
  if (chance < 0.65) return 'chance.even'
  if (chance < 0.9) return 'chance.good'
  return chance < 1 ? 'chance.strong' : 'chance.sure'
}

/** The same of a throw that is over: it might have been otherwise, and cannot any more. */
export function feltLike(chance: number) {
  const felt = feeling(chance)
  return felt === 'chance.even' ? 'chance.wasEven' : felt
}

/** What the browser's reader reads; nobody reads where there is no page. */
const readBy = (): readonly string[] => (typeof document === 'undefined' ? [] : navigator.languages)

/** A language as its reader writes dates in it: as their browser asks for it, where it asks for this one. */
export const dated = (lang: string, asked: readonly string[] = readBy()): string =>
  asked.find((tag) => tag.toLowerCase().startsWith(`${lang}-`)) ?? lang

/** A day, as short as it can be told: the time if it is today's, else the date. Milliseconds since 1970. */
export function when(at: number, now: number, language: string): string {
  const [then, today, lang] = [new Date(at), new Date(now), dated(language)]
  if (then.toDateString() === today.toDateString())
    return then.toLocaleTimeString(lang, { timeStyle: 'short' })
  const year = then.getFullYear() === today.getFullYear() ? undefined : 'numeric'
  return then.toLocaleDateString(lang, { day: 'numeric', month: 'long', year })
}
