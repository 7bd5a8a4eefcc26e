import type { Board } from '../../rules/board/board.ts'
import { dueTo, type Knowing } from '../../rules/board/deck.ts'
import type { FaceId, ItemId, SeatId } from '../../rules/plain/item.ts'
import { actsFor } from '../../rules/plain/seats.ts'
import { isScreenKey, type ScreenKey } from '../../sync/keys/screen.ts'
import type { Proven } from '../../sync/link/handshake.ts'
import { makeSlices } from '../../sync/pace/slices.ts'
import type { Room } from '../../sync/room.ts'
import type { Audited } from '../../sync/seal/audit.ts'
import type { ActOf } from '../../sync/seal/entry.ts'
import { makeSealClerk } from '../../sync/seal/sealclerk.ts'
import { readSealWord, type SealWord, trialsWord } from '../../sync/seal/sealwords.ts'
import type { SealOwed, SealReading } from '../../sync/seal/sealwork.ts'
import { wantsOf } from '../../sync/seal/wants.ts'
import { watchSeals } from '../../table/document/seals.ts'
import { identityOf } from '../../table/store/identity.ts'
import { chance } from '../page/chance.ts'
import { seatsHere } from './here.ts'
import { keepEntries } from './ownentries.ts'
import { LATER, makePatience, WISHED_AGAIN } from './patience.ts'
import { keepPlayed, type PlayedAt } from './played.ts'
import { type SealStand, standOf } from './stand.ts'

/** How many questions for trials are remembered. */
const MOST_ASKED = 1000

interface Around extends PlayedAt {
  readonly room: Pick<Room, 'around' | 'subscribe' | 'met' | 'tell' | 'listen'>
  /** Whether this screen can bring anything about. */
  able(): boolean
  /** More is known. */
  changed(): void
  /** How the cards stand, at each turn. */
  onStand(stand: SealStand): void
}

/** What is known before anything is. */
const NOTHING: ReadonlyMap<ItemId, FaceId> = new Map()

/** Keeps the sealed decks of a table: does this screen's part of all that is due. */
export function keepSealed(around: Around) {
  const { table, game, room, device, able, changed, onStand } = around
  const slices = makeSlices()
  const clerk = makeSealClerk(slices)
  const entries = keepEntries(table)
  const patience = makePatience()
  const claims = new Map<ScreenKey, readonly SeatId[]>()
  const opened = new Map<string, number>()
  /** By what was made the words of others were chosen that are kept. */
  let made = ''
  let reading: SealReading | undefined
  let owing: { readonly of: string; readonly owed: SealOwed } | undefined
  let audited: { readonly of: SealReading; readonly found: readonly Audited[] } | undefined
  /** Whether something has come since it was last read, or asked what is owed. */
  let stale = { reading: true, owed: true }
  let us: ScreenKey | undefined
  /** Whose hand this screen is, as it was said last, and to whom. */
  let told = ''
  let running = false
  let again = false
  let closed = false
  let timer: ReturnType<typeof setTimeout> | undefined

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
    if (!screen || !secret || id === undefined) return false
    const name = `${id}/${screen.key}`
    await clerk.ask({ do: 'begin', table: id, secret })
    await entries.begin(name)
    await played.begin(name, screen.key)
    us = screen.key
    return true
  }
  const say = (word: SealWord, to?: ScreenKey) => room.tell(word, to)
  /** Whose hands the others who are linked say to be. */
  function handsThere() {
    const peers = new Set(linked().map(({ peer }) => peer))
    return new Map([...claims].filter(([peer]) => peers.has(peer)))
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
  /** What is kept here counts wherever it lies; what is news is handed on. */
  async function take() {
    const screens = [...(reading?.questions.pact?.seats.keys() ?? [])].sort()
    const at = us === undefined ? -1 : screens.indexOf(us)
    const turn = at < 0 ? screens.length : at
    const give = (fresh: readonly object[]) => clerk.ask({ do: 'take', entries: fresh })
    if (await entries.take({ keeps, us, turn }, performance.now(), give))
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
    await entries.keep(rests)
  }
  /** What is known, worked out anew where something has come. */
  async function read(): Promise<SealReading | undefined> {
    if (!stale.reading && reading) return reading
    const was = stale
    const next = await clerk.ask({ do: 'read', hands: handsThere() })
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
    await entries.write(owed.entries)
    return owed
  }
  /** What was asked for did not come: it is tried again. */
  function comesToNothing(): boolean {
    lookLater(WISHED_AGAIN)
    return false
  }
  /** One time round: what came is taken, what is known told, what is owed done. True where that was anything. */
  async function turn(): Promise<boolean> {
    if (!(await begin()) || us === undefined || closed) return false
    await take()
    let next = await read()
    if (closed) return false
    if (!next) return comesToNothing()
    await keepWords(next)
    const now = performance.now()
    const peers = linked().map(({ peer }) => peer)
    let game = keeps() ? played.look(next, now, peers) : undefined
    const steps = played.unsigned(next, game !== undefined)
    if (steps.length > 0) {
      await entries.write((await clerk.ask({ do: 'say', acts: steps })) ?? [])
      await take()
      next = await read()
      if (closed) return false
      if (!next) return comesToNothing()
      if (game) game = played.look(next, now, peers)
    }
    if (!game || !keeps()) return false
    sayHands()
    const { board, over } = game
    const hands = new Map<ScreenKey, readonly SeatId[]>([[us, ourSeats()], ...handsThere()])
    const wants = wantsOf({ board, decks: sealed(board), us, hands, over }, next, chance.seed)
    const asked = acts() ? patience.due(wants, now) : []
    const said = asked.length > 0 ? ((await clerk.ask({ do: 'say', acts: asked })) ?? []) : []
    await entries.write(said)
    const awake = [us, ...peers.filter((one) => !patience.isLate(one, now))]
    if (said.length > 0) await take()
    const owed = await owe(wants.agreed, awake)
    if (closed) return false
    if (!owed) return comesToNothing()
    for (const { list, peer } of patience.wishes(owed, now, peers))
      say({ seal: 'wish', list }, peer)
    const waits = patience.waitFor(owed, now)
    const busy = said.length + owed.entries.length > 0
    if (over && !busy && audited?.of !== next)
      audited = { of: next, found: (await clerk.ask({ do: 'audit' })) ?? [] }
    const found = over ? audited?.found : undefined
    onStand(
      standOf(
        { reading: next, wants, waits, hands, played: game, audited: found },
        {
          ...{ us, ours: ourSeats(), linked: peers, sealed: sealed(table.board()).length > 0 },
          hand: (acts) => void hand(acts),
        },
      ),
    )
    const pending =
      patience.wants() ||
      entries.lacks() ||
      waits.size + owed.wishes.length + wants.lacking.length > 0 ||
      game.pending
    clearTimeout(timer)
    if (pending) lookLater(LATER / 2)
    return busy
  }
  /** Somebody has said whose a screen is. */
  async function hand(acts: readonly ActOf<'hand'>[]) {
    await entries.write((await clerk.ask({ do: 'say', acts })) ?? [])
    look()
  }
  const look = () => {
    again = true
    if (!running && !closed) void run()
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
      // Nobody waits for ever because of it; and it is told as any error of a page.
      lookLater(WISHED_AGAIN)
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

  async function hear({ peer, writes }: Pick<Proven, 'peer' | 'writes'>, raw: unknown) {
    const word = readSealWord(raw)
    if (!word || !writes || !isScreenKey(peer)) return
    if (word.seal === 'hands') {
      claims.set(peer, word.seats)
      // Who is of no pact tells by this which one counts; who has not read anything may be of none.
      if (!reading?.questions.isOurs) stale = { reading: true, owed: true }
      return look()
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
    opened.set(asked, now + WISHED_AGAIN / 2)
    const found = await clerk.ask({ do: 'open', list: word.list })
    if (found) room.tell(trialsWord(found), peer)
  }
  const stops = [
    watchSeals(table.doc, look),
    room.listen((from, raw) => void hear(from, raw)),
    room.subscribe(() => {
      // Whoever came back has to be told anew.
      told = ''
      look()
    }),
    table.onRefill(look),
  ]

  let known:
    | { readonly board: Board; readonly of: SealReading; readonly knowing: Knowing }
    | undefined
  return {
    look,
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
      entries.close()
      clearTimeout(timer)
      for (const stop of stops) stop()
      played.close()
      clerk.end()
      slices.end()
    },
  }
}

const same = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  a.size === b.size && [...a].every(([key, value]) => b.get(key) === value)
