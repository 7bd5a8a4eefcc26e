import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Board } from '../../rules/board/board.ts'
import { facesOf } from '../../rules/board/lateface.ts'
import type { Painter, Piece } from '../../rules/board/piece.ts'
import { printedFace } from '../../rules/board/printing.ts'
import type { Game } from '../../rules/game.ts'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import type { Handout } from '../../rules/told/handout.ts'
import { useBoard, useDesk } from '../desk/desk.ts'
import { cutting, PAPERS, type PaperName, sidesOf } from '../paper/cutting.ts'
import { OnPaper, print } from '../paper/OnPaper.tsx'
import { useSay } from '../say/say.ts'
import { Choices } from './Choices.tsx'
import { CutPaper } from './CutPaper.tsx'
import { MakingBar } from './MakingBar.tsx'
import { useMaking } from './making.ts'
import { type CallPhotographer, useAddresses } from './pictures.ts'
import { SheetPlan } from './SheetPlan.tsx'
import { usePrintSay } from './words.ts'

/** px per mm: three hundred an inch, and two hundred where there is very much to print. */
const FINE = 300 / 25.4
const COARSE = 200 / 25.4
const MUCH = 150
/** While one sheet is pressed into its file, the next is painted. */
const AT_ONCE = 2

type Which = 'all' | 'characters' | 'selected'
/** What can be cut out, by its painter, in the order in which it is. */
const KINDS = ['printed', 'card', 'note'] as const satisfies readonly Painter[]
type Kind = (typeof KINDS)[number]

/** Cards, notes and what is printed, at their real size, to be cut out: asks which, and prints them. */
export function CutPrint(props: {
  paper: PaperName
  camera: CallPhotographer
  selected: readonly ItemId[]
  children: ReactNode
}) {
  const { game, lang } = useDesk()
  const board = useBoard()
  const say = usePrintSay()
  const gameSays = useSay()
  const [which, setWhich] = useState<string>('all')
  const [without, setWithout] = useState<ReadonlySet<Kind>>(new Set())
  const [chosenBacks, setBacks] = useState<boolean>()
  const [painted, setPainted] = useState<readonly string[]>()
  const addresses = useAddresses()
  const { state, make, stop } = useMaking()
  const paperRef = useRef<HTMLDivElement>(null)
  const { selected } = props
  const [handouts, setHandouts] = useState<readonly Handout[]>([])
  useEffect(() => {
    let gone = false
    // Where something cannot be had, the rest is printed all the same.
    const bring = async () => {
      const [found] = await Promise.allSettled([
        game.handouts?.(lang),
        facesOf(Object.values(game.pieces)),
      ])
      const all = found.status === 'fulfilled' ? (found.value ?? []) : []
      const own = all.flatMap(({ pieces }) => Object.values(pieces ?? {}))
      await facesOf(own).catch(() => undefined)
      if (!gone) setHandouts(all)
    }
    void bring()
    return () => {
      gone = true
    }
  }, [game, lang])
  const handout = handouts.find(({ id }) => which === `handout/${id}`)
  const pieces = useMemo(
    () => (handout?.pieces ? { ...game.pieces, ...handout.pieces } : game.pieces),
    [game, handout],
  )
  const items = useMemo(
    () =>
      handout?.items ??
      wanted(game, board, which as Which, selected).filter(
        ({ kind }) => !without.has(game.pieces[kind]?.painter as Kind),
      ),
    [game, board, which, selected, without, handout],
  )
  const laid = useMemo(
    () =>
      cutting(
        items.flatMap(({ id, kind, place }) => {
          const piece = pieces[kind]
          return piece ? [{ id, w: piece.width, h: piece.height, with: place.on }] : []
        }),
        PAPERS[props.paper],
      ),
    [items, pieces, props.paper],
  )
  // Not remembered: backs are there once their faces have come.
  const behind = backsOf(pieces, items)
  // Where only some have one, most sheets would have an empty back: that is for who wants it.
  const backs = chosenBacks ?? behind.size === items.length
  const sides = sidesOf(laid, backs ? behind : new Set())
  const painters = new Set(Object.values(game.pieces).map(({ painter }) => painter))
  const kinds = KINDS.filter((kind) => painters.has(kind))
  const count = (painter: Kind) =>
    items.filter(({ kind }) => pieces[kind]?.painter === painter).length
  const go = () =>
    make(async ({ signal, onProgress }) => {
      addresses.drop()
      setPainted(undefined)
      const camera = await props.camera()
      const { paper } = laid
      const pictures: string[] = []
      const fine = items.length > MUCH ? COARSE : FINE
      const left = sides.entries()
      let done = 0
      const work = async () => {
        for (const [at, cuts] of left) {
          const picture = await camera.cuts(cuts, paper, fine, signal, handout)
          pictures[at] = addresses.of(picture)
          onProgress(++done / sides.length)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      setPainted(pictures)
      await new Promise((drawn) => setTimeout(drawn))
      await print(paperRef.current)
    })
  const choice = (id: Which) => ({ id, say: say(`print.${id}`) })
  const counted = kinds.flatMap((kind) => {
    const n = count(kind)
    return n > 0 || (kind !== 'printed' && !handout) ? [say(`print.n.${kind}`, { n })] : []
  })
  const told = new Intl.ListFormat(lang, { type: 'conjunction' }).format(counted)
  return (
    <>
      <Choices
        legend={say('print.which')}
        all={[
          choice('all'),
          choice('characters'),
          { ...choice('selected'), not: selected.length === 0 },
          ...handouts.map((one) => ({ id: `handout/${one.id}`, say: gameSays(one.say) })),
        ]}
        chosen={which}
        onChoose={setWhich}
      />
      {!handout && (
        <fieldset className="choices" data-row>
          <legend>{say('print.kinds')}</legend>
          {kinds.map((kind) => (
            <label key={kind} className="option">
              <input
                type="checkbox"
                checked={!without.has(kind)}
                onChange={({ target }) => {
                  const others = [...without].filter((one) => one !== kind)
                  setWithout(new Set(target.checked ? others : [...others, kind]))
                }}
              />
              <span>{say(`print.${kind}s`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {behind.size > 0 && (
        <label className="option">
          <input
            type="checkbox"
            checked={backs}
            onChange={({ target }) => setBacks(target.checked)}
          />
          <span>
            {say('print.backs')}
            <small>
              {say(laid.paper.wide < laid.paper.high ? 'print.turnLong' : 'print.turnShort')}
            </small>
          </span>
        </label>
      )}
      {props.children}
      {items.length > 0 && <SheetPlan laid={laid} items={items} pieces={pieces} />}
      <p className="hint">
        {items.length === 0
          ? say('print.nothing')
          : `${say('print.cuts', { what: told, sheets: laid.sheets.length })} ${say('print.full')}`}
      </p>
      <MakingBar state={state} busy="print.painting" done="print.ready" onStop={stop} />
      <footer>
        <button
          type="button"
          className="primary"
          disabled={state.is === 'busy' || items.length === 0}
          onClick={() => void go()}
        >
          {say('print.go')}
        </button>
      </footer>
      {painted && (
        <OnPaper paper={laid.paper}>
          <CutPaper ref={paperRef} laid={{ ...laid, sheets: sides }} pictures={painted} />
        </OnPaper>
      )}
    </>
  )
}

/** Those of these that have something printed on their other side; none, of which it cannot be told. */
export const backsOf = (
  pieces: Readonly<Record<string, Piece>>,
  items: readonly Item[],
): ReadonlySet<ItemId> =>
  new Set(
    items.flatMap((item) => {
      const piece = pieces[item.kind]
      return piece && printedFace(piece, item)?.back ? item.id : []
    }),
  )

/** What is printed on the table, cards and notes: Characters first, each before what sticks on it, then loose notes. */
export function wanted(
  { pieces, read }: Pick<Game, 'pieces' | 'read'>,
  board: Board,
  which: Which,
  selected: readonly ItemId[],
): readonly Item[] {
  const owned = new Set(read(board).flatMap((mark) => (mark.as === 'owner' ? [mark.on] : [])))
  const chosen = new Set(selected)
  const has = (set: ReadonlySet<ItemId>, { id, place }: Item) =>
    set.has(id) || (place.on !== undefined && set.has(place.on))
  const rank = ({ kind }: Item) => {
    const at = KINDS.findIndex((one) => one === pieces[kind]?.painter)
    // What others lie on is furniture, and is not cut out.
    return at < 0 || pieces[kind]?.mat ? KINDS.length : at
  }
  const all = [...board.items.values()].filter(
    (item) =>
      rank(item) < KINDS.length &&
      (which === 'all' || has(which === 'selected' ? chosen : owned, item)),
  )
  const notes = KINDS.indexOf('note')
  const cards = all.filter((item) => rank(item) < notes)
  cards.sort((a, b) => Number(owned.has(b.id)) - Number(owned.has(a.id)) || rank(a) - rank(b))
  const turn = new Map(cards.map(({ id }, at) => [id, at]))
  const on = ({ place }: Item) => turn.get(place.on ?? '') ?? cards.length
  const stuck = all.filter((item) => rank(item) === notes)
  return [...cards, ...stuck.sort((a, b) => on(a) - on(b))]
}
