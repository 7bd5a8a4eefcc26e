import { useEffect, useMemo } from 'react'
import { printable, printableLine } from '../../rules/plain/printable.ts'
import type { Chronicler } from '../../rules/told/chronicle.ts'
import { useTable } from '../../table/use.ts'
import { useBoard, useDesk } from '../desk/desk.ts'
import { dated } from '../say/format.ts'
import { useVoice } from '../say/say.ts'
import { signOf, truthOf } from '../throws/truth.ts'
import { useVerifier } from '../throws/verification.ts'
import type { Manuscript, Truth } from './transcript.ts'
import { type ChronicleSay, chronicleSay } from './words.ts'

/** No table is older than this, whatever a clock said. */
const FIRST = Date.UTC(2020)

/** What tables are called before people call them something, in each language. */
export const USUAL = /^(?:Our first table|Unser erster Tisch|(?:Table|Tisch) \d+)$/u

/** The story told so far, and the voice that tells it; it goes on while it is shown. */
export function useTale(chronicler: Chronicler): {
  told: Manuscript
  say: ChronicleSay
  truth: Truth
} {
  const { table, eyes } = useDesk()
  const voice = useVoice()
  const board = useBoard()
  const { title, made } = useTable(table, () => table.state().about)
  const { lang } = voice
  const say = useMemo((): ChronicleSay => {
    const tell = chronicleSay(voice, chronicler.words)
    return (what, values) => printable(tell(what, values))
  }, [voice, chronicler])
  const chronicle = useMemo(() => chronicler.read(board), [chronicler, board])
  const names = board.seats.flatMap(({ name }) => name.trim() || [])
  const by =
    names.length > 0
      ? say('chronicle.by', { names: new Intl.ListFormat(lang).format(names) })
      : undefined
  const when = played(lang, say, [made, ...board.rolls.map(({ at }) => at)])
  const verifier = useVerifier()
  const { rolls, seats } = board
  useEffect(() => verifier.watch(rolls), [verifier, rolls])
  const naming = { say, lang, board: { seats } }
  const truths = rolls.map((record) => {
    const verdict = verifier.knows(record)
    return {
      sign: signOf(naming, record, verdict),
      told: truthOf(naming, record, verdict, eyes.objections(record)),
    }
  })
  // The same as long as it says the same: a long story is laid out only once.
  const written = JSON.stringify(truths)
  const truth = useMemo<Truth>(() => {
    const told: readonly ReturnType<Truth>[] = JSON.parse(written)
    const of = new Map(rolls.map((record, i) => [record, told[i]]))
    return (record) => of.get(record) ?? { sign: '', told: '' }
  }, [rolls, written])
  const own = printableLine(title)
  // As a table is called that nobody gave a name the story is not.
  const foretold =
    USUAL.test(own) || own === '' ? chronicle.title && printableLine(say(chronicle.title)) : ''
  const named = foretold || own || say('unnamed')
  const told = useMemo(() => ({ title: named, by, when, chronicle }), [named, by, when, chronicle])
  return { told, say, truth }
}

/**
 * The days between the first and the last of these moments, milliseconds since 1970; undefined where no clock was
 * right.
 */
export function played(
  lang: string,
  say: ChronicleSay,
  moments: readonly number[],
): string | undefined {
  const known = moments.filter((at) => at > FIRST)
  if (known.length === 0) return undefined
  const first = known.reduce((a, b) => Math.min(a, b))
  const last = known.reduce((a, b) => Math.max(a, b))
  const days = new Intl.DateTimeFormat(dated(lang), { dateStyle: 'long' })
  const [from, to] = [days.format(first), days.format(last)]
  return from === to
    ? say('chronicle.on', { when: from })
    : say('chronicle.from', { when: days.formatRange(first, last) })
}
