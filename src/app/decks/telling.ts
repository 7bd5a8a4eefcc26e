import type { SeatId } from '../../rules/plain/item.ts'
import { handAt } from '../../rules/plain/seats.ts'
import { plain, type Sentence, say } from '../../rules/plain/sentence.ts'
import type { Table } from '../../table/table.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { Voice } from '../../ui/say/say.ts'
import { sealedSpeaker } from '../../ui/sealed/words.ts'
import type { SealStand } from './sealed.ts'

/** Nobody is told whom something waits for that takes no longer (ms). */
const SOON = 4000

interface Around {
  readonly table: Pick<Table, 'state'>
  readonly device: string
  readonly notices: Pick<Notices, 'add'>
  voice(): Voice
}

/** Tells people how the sealed cards of a table stand: whom they wait for, what was set aside, whether all was fair. */
export function tellSeals({ table, device, notices, voice }: Around) {
  const told = new Set<string>()

  const speak = (key: string, values?: Sentence['values']) =>
    sealedSpeaker(voice())(say(key, values))
  /** Their names, as they sit. */
  const listed = (seats: readonly SeatId[]) => {
    const names = table
      .state()
      .seats.flatMap(({ id, name }) => (seats.includes(id) && name !== '' ? name : []))
    return new Intl.ListFormat(voice().lang).format(
      names.length > 0 ? names : [speak('sealed.somebody')],
    )
  }
  const once = (name: string, text: () => string, tone: 'good' | 'bad') => {
    if (told.has(name)) return
    told.add(name)
    notices.add({ say: plain(text()), tone, stays: true })
  }
  /** What is waited for just now, in a sentence; '' where nothing is. */
  function waitsFor({ waits, lacking, alone }: SealStand): string {
    if (alone) return speak('sealed.alone')
    const seats = lacking.length > 0 ? lacking : waits
    if (seats.length === 0) return ''
    const key = `sealed.${lacking.length > 0 ? 'lacks' : 'waits'}${seats.length > 1 ? 'All' : ''}`
    return speak(key, { list: listed(seats) })
  }
  /** Whose hand has still to sign what was done for them at another screen, and why; '' for nobody's. */
  const lacks = ({ lacks }: SealStand): string =>
    lacks.length === 0
      ? ''
      : speak(`sealed.signs${lacks.length > 1 ? 'All' : ''}`, { list: listed(lacks) })
  /** Which of three things came of the audit, and about whom; '' while nothing did, or not all is open. */
  function auditSays({ audit }: SealStand, kinds: readonly string[]): string {
    if (!audit) return ''
    const { foul, closed } = audit
    const kind = foul.length > 0 ? 'foul' : closed.length > 0 ? 'closed' : 'fair'
    const list = listed(kind === 'foul' ? foul : closed)
    return kinds.includes(kind) ? speak(`sealed.${kind}`, { list }) : ''
  }
  /** The pact that was there when we looked first, '' for none: what is made from then on is told. */
  let before: string | undefined
  function tellPact({ pact }: SealStand): void {
    if (pact && before !== undefined && before !== pact.id) {
      const values = { list: listed(pact.seats), n: pact.least }
      notices.add({ say: plain(speak('sealed.by', values)) })
    }
    before = pact?.id ?? ''
  }
  /** Whose hand is at another screen that does not see it. */
  const asked = new Map<string, () => void>()
  function tellMoved({ moved }: SealStand): void {
    const names = new Set<string>()
    for (const { seat, ours, show } of moved) {
      const key = ours ? 'sealed.moving' : 'sealed.moved'
      const text = speak(key, { name: listed([seat]) })
      names.add(text)
      if (asked.has(text)) continue
      const action = { say: plain(speak('sealed.show')), run: show }
      const told = { say: plain(text), stays: true, ...(!ours && { action }) }
      asked.set(text, notices.add(told))
    }
    for (const [text, away] of asked) {
      if (names.has(text)) continue
      asked.delete(text)
      away()
    }
  }
  /** Hands at other screens than whose they are that were told of: what was put away is not told again. */
  const handed = new Set<string>()
  const handless = standing(notices)
  /** Whose cards are dealt to another screen although they sit here: anybody who may write can have said so. */
  function tellElsewhere(): void {
    const seats = table
      .state()
      .seats.filter((seat) => seat.sitter === device && handAt(seat) !== device)
    const hands = seats.map((seat) => `${seat.id}/${handAt(seat)}`)
    const isNew = hands.some((hand) => !handed.has(hand))
    if (isNew || hands.length === 0) handless.say('')
    if (isNew) handless.say(speak('sealed.elsewhere', { list: listed(seats.map(({ id }) => id)) }))
    for (const hand of hands) handed.add(hand)
  }
  const lacking = standing(notices)
  const waiting = standing(notices)
  const unsigned = standing(notices)
  const locked = standing(notices)
  const unopened = standing(notices)
  return {
    /** Whether cards are sealed here, and what keeps them could not be had. */
    lack: (isSo: boolean) => lacking.say(isSo ? speak('sealed.missing') : ''),
    look(stand: SealStand) {
      tellPact(stand)
      tellMoved(stand)
      tellElsewhere()
      waiting.say(waitsFor(stand))
      unsigned.say(lacks(stand))
      locked.say(stand.locked ? speak(`sealed.${stand.locked}`) : '')
      // Somebody who is away opens theirs when they come.
      unopened.say(auditSays(stand, ['closed']))
      for (const { why, by } of stand.told) {
        const name = by === undefined ? speak('sealed.somebody') : listed(stand.seatsOf(by))
        once(`${why}/${name}`, () => speak(`sealed.${why}`, { name }), 'bad')
      }
      const { stray, lost } = stand.played
      if (stray?.late)
        once(
          `late/${stray.id}`,
          () => speak('sealed.late', { list: listed(stray.late ?? []) }),
          'bad',
        )
      else if (stray) {
        const name = stray.by === undefined ? '' : listed(stand.seatsOf(stray.by))
        const key = name === '' ? 'sealed.stray' : 'sealed.strayBy'
        once(`stray/${name}`, () => speak(key, { name }), 'bad')
      }
      if (lost) once(`lost/${lost}`, () => speak('sealed.lost'), 'bad')
      for (const [kind, tone] of [
        ['foul', 'bad'],
        ['fair', 'good'],
      ] as const) {
        const text = auditSays(stand, [kind])
        if (text !== '') once(text, () => text, tone)
      }
    },
    close() {
      lacking.say('')
      handless.say('')
      waiting.say('')
      unsigned.say('')
      locked.say('')
      unopened.say('')
      for (const away of asked.values()) away()
    },
  }
}

/** A sentence that stands as long as it is so, once it has been so for a while; '' for none. */
function standing(notices: Pick<Notices, 'add'>) {
  let now = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let away: (() => void) | undefined
  return {
    say(text: string) {
      if (text === now) return
      now = text
      clearTimeout(timer)
      away?.()
      away = undefined
      if (text === '') return
      timer = setTimeout(() => {
        away = notices.add({ say: plain(text), stays: true })
      }, SOON)
    },
  }
}
