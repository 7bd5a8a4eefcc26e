import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { Board } from '../../rules/board/board.ts'
import type { Game } from '../../rules/game.ts'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import { useBoard, useDesk } from '../desk/desk.ts'
import { cutting, PAPERS, type PaperName } from '../paper/cutting.ts'
import { OnPaper, print } from '../paper/OnPaper.tsx'
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
const KINDS = ['card', 'note'] as const
type Kind = (typeof KINDS)[number]

/** Cards and notes at their real size, to be cut out: asks which, and prints them. */
export function CutPrint(props: {
  paper: PaperName
  camera: CallPhotographer
  selected: readonly ItemId[]
  children: ReactNode
}) {
  const { game } = useDesk()
  const board = useBoard()
  const say = usePrintSay()
  const [which, setWhich] = useState<Which>('all')
  const [kinds, setKinds] = useState<Readonly<Record<Kind, boolean>>>({ card: true, note: true })
  const [painted, setPainted] = useState<readonly string[]>()
  const addresses = useAddresses()
  const { state, make, stop } = useMaking()
  const paperRef = useRef<HTMLDivElement>(null)
  const { selected } = props
  const items = useMemo(
    () =>
      wanted(game, board, which, selected).filter(
        ({ kind }) => kinds[game.pieces[kind]?.painter as Kind],
      ),
    [game, board, which, selected, kinds],
  )
  const laid = useMemo(
    () =>
      cutting(
        items.flatMap(({ id, kind, place }) => {
          const piece = game.pieces[kind]
          return piece ? [{ id, w: piece.width, h: piece.height, with: place.on }] : []
        }),
        PAPERS[props.paper],
      ),
    [items, game, props.paper],
  )
  const painters = new Set(Object.values(game.pieces).map(({ painter }) => painter))
  const count = (painter: Kind) =>
    items.filter(({ kind }) => game.pieces[kind]?.painter === painter).length
  const go = () =>
    make(async ({ signal, onProgress }) => {
      addresses.drop()
      setPainted(undefined)
      const camera = await props.camera()
      const { paper, sheets: all } = laid
      const pictures: string[] = []
      const fine = items.length > MUCH ? COARSE : FINE
      const left = all.entries()
      let done = 0
      const work = async () => {
        for (const [at, cuts] of left) {
          pictures[at] = addresses.of(await camera.cuts(cuts, paper, fine, signal))
          onProgress(++done / all.length)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      setPainted(pictures)
      await new Promise((drawn) => setTimeout(drawn))
      await print(paperRef.current)
    })
  const choice = (id: Which) => ({ id, say: say(`print.${id}`) })
  const owned = items.length > 0 || which === 'characters'
  return (
    <>
      <Choices
        legend={say('print.which')}
        all={[
          choice('all'),
          choice('characters'),
          { ...choice('selected'), not: selected.length === 0 },
        ]}
        chosen={which}
        onChoose={setWhich}
      />
      <fieldset className="choices" data-row>
        <legend>{say('print.kinds')}</legend>
        {KINDS.filter((kind) => painters.has(kind)).map((kind) => (
          <label key={kind} className="option">
            <input
              type="checkbox"
              checked={kinds[kind]}
              onChange={(event) => setKinds({ ...kinds, [kind]: event.target.checked })}
            />
            <span>{say(`print.${kind}s`)}</span>
          </label>
        ))}
      </fieldset>
      {props.children}
      {items.length > 0 && <SheetPlan laid={laid} items={board.items} pieces={game.pieces} />}
      <p className="hint">
        {items.length === 0
          ? say('print.nothing')
          : `${say('print.cuts', { cards: count('card'), notes: count('note'), sheets: laid.sheets.length })} ${say('print.full')}`}
      </p>
      <MakingBar state={state} busy="print.painting" done="print.ready" onStop={stop} />
      <footer>
        <button
          type="button"
          className="primary"
          disabled={state.is === 'busy' || !owned || items.length === 0}
          onClick={() => void go()}
        >
          {say('print.go')}
        </button>
      </footer>
      {painted && (
        <OnPaper paper={laid.paper}>
          <CutPaper ref={paperRef} laid={laid} pictures={painted} />
        </OnPaper>
      )}
    </>
  )
}

/** Cards and notes on the table: Characters first, each card before what sticks on it, then loose notes. */
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
  const painter = ({ kind }: Item) => pieces[kind]?.painter
  const all = [...board.items.values()].filter(
    (item) =>
      (painter(item) === 'card' || painter(item) === 'note') &&
      (which === 'all' || has(which === 'selected' ? chosen : owned, item)),
  )
  const cards = all.filter((item) => painter(item) === 'card')
  cards.sort((a, b) => Number(owned.has(b.id)) - Number(owned.has(a.id)))
  const turn = new Map(cards.map(({ id }, at) => [id, at]))
  const notes = all.filter((item) => painter(item) === 'note')
  const on = ({ place }: Item) => turn.get(place.on ?? '') ?? cards.length
  return [...cards, ...notes.sort((a, b) => on(a) - on(b))]
}
