import type { Board } from '../../rules/board/board.ts'
import { dueTo, type Knowing } from '../../rules/board/deck.ts'
import type { Game } from '../../rules/game.ts'
import type { FaceId, ItemId, SeatId } from '../../rules/plain/item.ts'
import { actsFor } from '../../rules/plain/seats.ts'
import { byAndBy } from '../../rules/plain/turns.ts'
import { isScreenKey, type ScreenKey } from '../../sync/keys/screen.ts'
import type { Proven } from '../../sync/link/handshake.ts'
import { makeSlices } from '../../sync/pace/slices.ts'
import type { Room } from '../../sync/room.ts'
import type { Audited } from '../../sync/seal/audit.ts'
import type { ActOf, SealEntry } from '../../sync/seal/entry.ts'
import type { SetAside } from '../../sync/seal/log.ts'
import { makeSealClerk } from '../../sync/seal/sealclerk.ts'
import { readSealWord, type SealWord, trialsWord } from '../../sync/seal/sealwords.ts'
import type { SealOwed, SealReading } from '../../sync/seal/sealwork.ts'
import { isOfGame, type SealWants, wantsOf } from '../../sync/seal/wants.ts'
import { watchScreens } from '../../table/document/screens.ts'
import { addSeals, sealsSteps, watchSeals } from '../../table/document/seals.ts'
import { mayWear } from '../../table/presence/worn.ts'
import { identityOf } from '../../table/store/identity.ts'
import { keepSaid, keptSaid } from '../../table/store/ownsaid.ts'
import type { Table } from '../../table/table.ts'
import { chance } from '../page/chance.ts'
import { makeClaims } from './claims.ts'
import type { hearDone } from './donehere.ts'
import { seatsHere } from './here.ts'
import { ASKED_AGAIN, LATER, makePatience } from './patience.ts'
import { keepPlayed, type PlayedGame } from './played.ts'
import { makeWords } from './words.ts'

/** How many questions for trials are remembered. */
const MOST_ASKED = 1000

interface Around {
  readonly table: Table
  readonly game: Pick<Game, 'decks' | 'ending' | 'course'>
  readonly room: Pick<Room, 'around' | 'subscribe' | 'met' | 'tell' | 'listen'>
  readonly device: string
  /** What was done at this screen. */
  readonly done: Pick<ReturnType<typeof hearDone>, 'take'>
  /** Whether this screen can bring anything about. */
  able(): boolean
  /** More is known. */
  changed(): void
  /** How the cards stand, at each turn. */
  onStand(stand: SealStand): void
}

/** What a turn has found out besides. */
interface Heard {
  readonly waits: ReadonlySet<ScreenKey>
  readonly hands: ReadonlyMap<ScreenKey, readonly SeatId[]>
  readonly audited: readonly Audited[] | undefined
  readonly played: PlayedGame
}

/** How the sealed cards of a table stand, for people. */
export interface SealStand {
  /** The seats whose screens are waited for, each for its part. */
  readonly waits: readonly SeatId[]
  /** The seats whose hands have still to sign what was done for them elsewhere. */
  readonly lacks: readonly SeatId[]
  /** The seats that have to be here before a pact is made; and whether nobody else is. */
  readonly lacking: readonly SeatId[]
  readonly alone: boolean
  /** Why nobody who is here can open a card: the table is a copy, or those who keep the key are all elsewhere. */
  readonly locked?: 'copied' | 'keyless'
  /** Hands that are at a screen which does not see them: at ours, or at another, which we may say is theirs. */
  readonly moved: readonly { readonly seat: SeatId; readonly ours: boolean; show(): void }[]
  /** What was set aside. */
  readonly told: readonly SetAside[]
  /** What stood there that was not played, and whether others went on without what was done here. */
  readonly played: Pick<PlayedGame, 'stray' | 'lost'>
  /** The pact that counts: whose screens it is of, and how many of them open a card. */
  readonly pact?: { readonly id: string; readonly seats: readonly SeatId[]; readonly least: number }
  /** Once the game is over, whose shuffles did not hold, and whose are not open. */
  readonly audit?: { readonly foul: readonly SeatId[]; readonly closed: readonly SeatId[] }
  /** The seats whose hand a screen is, as far as that is known. */
  seatsOf(screen: ScreenKey): readonly SeatId[]
}

/** What is known before anything is. */
const NOTHING: ReadonlyMap<ItemId, FaceId> = new Map()

/** Keeps the sealed decks of a table: does this screen's part of all that is due. */
export function keepSealed(around: Around) {
  const { table, game, room, device, able, changed, onStand } = around
  const slices = makeSlices()
  const clerk = makeSealClerk(slices)
  const taken = new WeakSet<object>()
  const opened = new Map<string, number>()
  /** What is kept on this device of what was said; and by what was made the words of others were chosen for it. */
  const words = makeWords()
  let made = ''
  /** Whether something is to be put back later. */
  let lost = false
  let reading: SealReading | undefined
  let owing: { readonly of: string; readonly owed: SealOwed } | undefined
  let audited: { readonly of: SealReading; readonly found: readonly Audited[] } | undefined
  /** Whether something has come since it was last read, or asked what is owed. */
  let stale = { reading: true, owed: true }
  let us: ScreenKey | undefined
  /** Under which name our own entries are kept on this device. */
  let name = ''
  /** Whose hand this screen is, as it was said last, and to whom. */
  let told = ''
  /** Whose hands the others were when it was read last. */
  let heard = ''
  /** The steps that we have signed, and those that could not be yet. */
  const signed = new Set<string>()
  let unsaid: readonly ActOf<'step'>[] = []
  let running = false
  let again = false
  let closed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const patience = makePatience()
  const played = keepPlayed(around)
  const sealed = (board: Board) => (game.decks ?? []).filter((deck) => !deck.onTrust(board))
  const linked = () => room.around().neighbours.filter(({ writes }) => writes)
  /** Whether we do our part: a screen of a pact also when its hand has moved away. */
  const acts = () =>
    able() &&
    (ourSeats().length > 0 ||
      (us !== undefined && reading?.questions.decks.some(({ seats }) => seats.has(us ?? ''))))
  /** Whether this screen keeps to the game: also where somebody sits whose hand is elsewhere. */
  const keeps = () =>
    acts() || (able() && table.state().seats.some((seat) => actsFor(seat, device)))
  const ourSeats = () => seatsHere(table.state().seats, device).map(({ id }) => id)

  /** The first time that this table is shared, and has cards that are sealed. */
  async function begin(): Promise<boolean> {
    if (us !== undefined) return true
    if (sealed(table.board()).length === 0) return false
    // Where the table is not shared nobody can be met.
    const { screen, secret } = (await room.met().catch(() => undefined)) ?? {}
    const id = identityOf(table.doc)
    if (closed || !screen || !secret || id === undefined) return false
    name = `${id}/${screen.key}`
    await clerk.ask({ do: 'begin', table: id, secret })
    for (const entry of await keptSaid(name)) words.remember(entry)
    await played.begin(name, screen.key)
    us = screen.key
    return true
  }
  const say = (word: SealWord, to?: ScreenKey) => room.tell(word, to)
  /** Whose hands the others who are linked say to be, of the seats in which they belong: anybody can say anything. */
  function handsThere() {
    const here = linked().flatMap(({ peer }) => {
      const seats = claims.of(peer)?.filter((seat) => mayWear(table.presence, peer, seat))
      return seats ? [[peer, seats] as const] : []
    })
    return new Map<ScreenKey, readonly SeatId[]>(here)
  }
  /** Says whose hand this screen is, where that or who hears it has changed. */
  function sayHands() {
    const seats = ourSeats()
    const peers = linked().map(({ peer }) => peer)
    const now = JSON.stringify([seats, peers.sort()])
    if (now === told || peers.length === 0) return
    told = now
    say({ seal: 'hands', seats })
  }
  /** Writes down what this screen says. */
  async function write(entries: readonly SealEntry[]) {
    if (entries.length === 0 || table.barred() !== undefined) return
    // Kept before it is said: what was said by halves would be said otherwise.
    await keepSaid(name, entries)
    for (const entry of entries) words.remember(entry)
    if (!closed) addSeals(table.doc, entries)
  }
  /** What is kept here counts wherever it lies; what the table lacks of it is put back; what is news is handed on. */
  async function take() {
    const lies = await byAndBy(sealsSteps(table.doc))
    if (closed) return
    const screens = [...(reading?.questions.pact?.seats.keys() ?? [])].sort()
    const at = us === undefined ? -1 : screens.indexOf(us)
    const turn = at < 0 ? screens.length : at
    const lacks = words.missing(lies, us, keeps() ? turn : undefined, performance.now())
    lost = lacks.later
    addSeals(table.doc, lacks.back)
    const fresh = [...lies, ...lacks.all].filter(
      (one): one is object => typeof one === 'object' && one !== null && !taken.has(one),
    )
    if (fresh.length === 0) return
    await clerk.ask({ do: 'take', entries: fresh })
    for (const one of fresh) taken.add(one)
    stale = { reading: true, owed: true }
  }
  /** Keeps the words of others that all rests on which was made by now. */
  async function keepWords({ questions, open, own }: SealReading) {
    const { isOurs, made: pacts, decks } = questions
    const lists = decks.map(({ list }) => list)
    const now = JSON.stringify([pacts.map(({ id }) => id), lists, ...open.keys(), ...own.keys()])
    if (!isOurs || now === made) return
    const rests = await clerk.ask({ do: 'rests' })
    if (!rests || closed) return
    made = now
    await keepSaid(
      name,
      rests.filter((entry) => words.remember(entry)),
    )
  }
  /** What is known, worked out anew where something has come. */
  async function read(): Promise<SealReading | undefined> {
    const hands = handsThere()
    // Who is of no pact tells by this which one counts; who has not read anything may be of none.
    const now = JSON.stringify([...hands])
    if (now !== heard && !reading?.questions.isOurs) stale = { reading: true, owed: true }
    heard = now
    if (!stale.reading && reading) return reading
    const was = stale
    const next = await clerk.ask({ do: 'read', hands })
    if (!next) return undefined
    // What has come meanwhile was not read.
    if (stale === was) stale = { ...was, reading: false }
    const before = reading
    reading = next
    if (!before || !same(before.open, next.open) || !same(before.own, next.own)) changed()
    return next
  }
  /** What we owe, written down; without its entries where it was so before. */
  async function owe(agreed: readonly string[], awake: readonly ScreenKey[]) {
    const of = JSON.stringify([agreed, awake])
    if (!stale.owed && owing?.of === of) return owing.owed
    const was = stale
    const owed = await clerk.ask({ do: 'owe', agreed, awake })
    if (!owed || closed) return undefined
    if (stale === was) stale = { ...was, owed: false }
    owing = { of, owed: { ...owed, entries: [] } }
    await write(owed.entries)
    return owed
  }
  /** What was asked for did not come: it is tried again. */
  function comesToNothing(): boolean {
    lookLater(ASKED_AGAIN)
    return false
  }
  /** Signs what was done here: others wait for it, whatever else is still being worked out. */
  async function sign() {
    if (us === undefined || !reading || table.barred() !== undefined) return
    const all = [...unsaid, ...played.unsigned(reading, keeps())]
    unsaid = []
    // What we have just signed is not read yet.
    const steps = all.filter(({ id }) => !signed.has(id))
    if (steps.length === 0) return
    for (const { id } of steps) signed.add(id)
    let isSaid = false
    try {
      const entries = await clerk.ask({ do: 'say', acts: steps })
      if (entries) await write(entries)
      isSaid = entries !== undefined
    } finally {
      if (!isSaid) unsaid = [...unsaid, ...steps]
      if (!isSaid) for (const { id } of steps) signed.delete(id)
    }
  }
  /** One time round: what came is taken, what is known told, what is owed done. True where that was anything. */
  async function turn(): Promise<boolean> {
    if (!(await begin()) || us === undefined || closed) return false
    await sign()
    const isFirst = !reading
    const stood = table.board()
    await take()
    const next = await read()
    if (closed) return false
    if (!next) return comesToNothing()
    // What was done before anything was known is still to be signed.
    if (isFirst) again = true
    await keepWords(next)
    const now = performance.now()
    const peers = linked().map(({ peer }) => peer)
    const game = keeps() ? played.look(stood, next, now, peers) : undefined
    if (!game || !keeps()) return false
    sayHands()
    const { board, over } = game
    const hands = new Map<ScreenKey, readonly SeatId[]>([[us, ourSeats()], ...handsThere()])
    const wants = wantsOf({ board, decks: sealed(board), us, hands, over }, next, chance.seed)
    const asked = acts() ? patience.due(wants, now) : []
    const said = asked.length > 0 ? ((await clerk.ask({ do: 'say', acts: asked })) ?? []) : []
    await write(said)
    const awake = [us, ...peers.filter((one) => !patience.isLate(one, now))]
    if (said.length > 0) await take()
    const owed = await owe(wants.agreed, awake)
    if (closed) return false
    if (!owed) return comesToNothing()
    const asks = patience.wish(
      owed,
      linked().map(({ peer }) => peer),
      now,
    )
    for (const { list, of } of asks) say({ seal: 'wish', list }, of)
    const waits = patience.waitFor(owed, now)
    const busy = said.length + owed.entries.length > 0
    if (over && !busy && audited?.of !== next) {
      const found = (await clerk.ask({ do: 'audit' })) ?? []
      audited = { of: next, found: found.filter((one) => isOfGame(one, sealed(board), board)) }
    }
    tell(next, wants, { waits, hands, played: game, audited: over ? audited?.found : undefined })
    const pending =
      patience.isWanting() ||
      waits.size + owed.wishes.length + wants.lacking.length > 0 ||
      game.pending ||
      lost
    clearTimeout(timer)
    if (pending) lookLater(LATER / 2)
    return busy
  }
  function tell(
    { questions, told: asides }: SealReading,
    { lacking, moved }: SealWants,
    { waits, hands, audited, played }: Heard,
  ) {
    const seatsOf = (screen: ScreenKey) =>
      questions.pact?.seats.get(screen) ?? hands.get(screen) ?? []
    const { pact } = questions
    const ours = ourSeats()
    const seatsAt = (screens: Iterable<ScreenKey>) =>
      [...new Set([...screens].flatMap(seatsOf))].filter((seat) => !ours.includes(seat)).sort()
    const isHere = (one: ScreenKey) => one === us || linked().some(({ peer }) => peer === one)
    const sealedOn = !played.over && sealed(table.board()).length > 0
    const keyless = sealedOn && pact && ![...pact.seats.keys()].some(isHere)
    const locked = played.copied ? 'copied' : keyless ? 'keyless' : undefined
    const audit = audited?.length
      ? {
          foul: seatsAt(audited.flatMap(({ foul }) => foul)),
          closed: seatsAt(audited.flatMap(({ closed }) => closed)),
        }
      : undefined
    onStand({
      waits: seatsAt(waits),
      lacks: (played.lacks ?? []).filter((seat) => !ours.includes(seat)).sort(),
      lacking: lacking.filter((seat) => !ours.includes(seat)),
      alone: lacking.length > 0 && lacking.every((seat) => ours.includes(seat)),
      // As long as somebody plays on here the seat has not moved.
      moved: moved
        .filter(({ seat, to }) => ours.includes(seat) === (to === us))
        .map(({ seat, to, pacts }) => ({
          seat,
          ours: to === us,
          show: () => void hand(pacts.map((pact) => ({ is: 'hand', pact, seat, to }))),
        })),
      told: asides,
      played,
      ...(locked && { locked }),
      seatsOf,
      ...(pact && {
        pact: { id: pact.id, seats: [...pact.seats.values()].flat().sort(), least: pact.least },
      }),
      ...(audit && { audit }),
    })
  }
  /** Somebody has said whose a screen is. */
  async function hand(acts: readonly ActOf<'hand'>[]) {
    await write((await clerk.ask({ do: 'say', acts })) ?? [])
    look()
  }
  const look = () => {
    again = true
    if (!closed) void (running ? sign() : run())
  }
  async function run() {
    running = true
    try {
      while (again && !closed) {
        again = false
        const busy = await turn()
        again ||= busy
      }
    } catch (error) {
      if (closed) return
      // Nobody waits for ever because of it; and it is told as errors of a page are.
      lookLater(ASKED_AGAIN)
      throw error
    } finally {
      running = false
    }
  }
  /** It is looked again after so long (ms), if not before. */
  function lookLater(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(look, ms)
  }

  const claims = makeClaims((one) => linked().some(({ peer }) => peer === one), look)

  async function hear({ peer, writes }: Pick<Proven, 'peer' | 'writes'>, raw: unknown) {
    const word = readSealWord(raw)
    if (!word || !writes || !isScreenKey(peer)) return
    if (word.seal === 'hands') {
      // Who begins only now has not heard what we said before.
      if (!claims.of(peer)) say({ seal: 'hands', seats: ourSeats() }, peer)
      return claims.take(peer, word.seats)
    }
    if (us === undefined) return
    if (word.seal === 'trials') {
      if (!patience.isWished(word.list)) return
      await clerk.ask({ do: 'trials', word, from: peer })
      stale = { reading: true, owed: true }
      return look()
    }
    const asked = `${peer}/${word.list}`
    const now = performance.now()
    if (now < (opened.get(asked) ?? 0)) return
    // Names of lists cost nothing to make up.
    if (opened.size >= MOST_ASKED) opened.clear()
    opened.set(asked, now + ASKED_AGAIN / 2)
    const found = await clerk.ask({ do: 'open', list: word.list })
    if (found) room.tell(trialsWord(found), peer)
  }
  /** Who was linked when that changed last. */
  let before: ReadonlySet<string> = new Set()
  const stops = [
    watchSeals(table.doc, look),
    watchScreens(table.doc, look),
    room.listen((from, raw) => void hear(from, raw)),
    room.subscribe(() => {
      // Whoever came back has to be told anew; and tells anew.
      told = ''
      const here = new Set(room.around().neighbours.map(({ peer }) => peer))
      for (const peer of before) if (!here.has(peer)) claims.forget(peer)
      before = here
      look()
    }),
    table.onRefill(look),
  ]

  let known:
    | { readonly board: Board; readonly of: SealReading; readonly knowing: Knowing }
    | undefined
  return {
    look,
    /** Whether the game went on after what stands there: nobody plays on from that. */
    isPast: (): boolean => played.isPast(table.board()),
    /** What is known as the table lies. */
    knowing(): Knowing {
      const board = table.board()
      if (known && known.board === board && known.of === reading) return known.knowing
      const decks = sealed(board)
      const { open = NOTHING, own = NOTHING } = (decks.length > 0 && reading) || {}
      const seen = new Map<SeatId, ReadonlySet<ItemId>>()
      const dueAt = (seat: SeatId) => {
        const due = new Set(decks.flatMap((deck) => [...dueTo(deck, board, seat)]))
        seen.set(seat, due)
        return due
      }
      const knowing: Knowing = {
        open,
        sees: (seat, card) =>
          (seen.get(seat) ?? dueAt(seat)).has(card) ? own.get(card) : undefined,
      }
      if (reading) known = { board, of: reading, knowing }
      return knowing
    },
    close() {
      closed = true
      clearTimeout(timer)
      claims.close()
      for (const stop of stops) stop()
      played.close()
      clerk.end()
      slices.end()
    },
  }
}

const same = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  a.size === b.size && [...a].every(([key, value]) => b.get(key) === value)
