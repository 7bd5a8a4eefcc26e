import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { Shot } from '../../paint/files/shot.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { PAPERS, type PaperName } from '../paper/cutting.ts'
import { OnPaper, print } from '../paper/OnPaper.tsx'
import { BoardPaper } from './BoardPaper.tsx'
import { Choices } from './Choices.tsx'
import { MakingBar } from './MakingBar.tsx'
import { useMaking } from './making.ts'
import { type CallPhotographer, useAddresses, useCamera } from './pictures.ts'
import { type Poster, type PosterSize, posterOf, sheetName } from './poster.ts'
import { usePrintSay } from './words.ts'

/** px per mm of paper: three hundred an inch on one sheet, two hundred on many. */
const FINE = 300 / 25.4
const COARSE = 200 / 25.4
/** No more sheets are printed at once. */
const MOST = 120

/** The table on paper: asks what of it and how large, and prints it. */
export function BoardPrint(props: {
  paper: PaperName
  camera: CallPhotographer
  selected: readonly ItemId[]
  children: ReactNode
}) {
  const say = usePrintSay()
  const camera = useCamera(props.camera)
  const [which, setWhich] = useState<'all' | 'selected'>('all')
  const [spread, setSpread] = useState<PosterSize>('one')
  const [ground, setGround] = useState(false)
  const [painted, setPainted] = useState<{ poster: Poster; pictures: readonly string[] }>()
  const addresses = useAddresses()
  const { state, make, stop } = useMaking()
  const sheets = useRef<HTMLDivElement>(null)
  const { selected, paper } = props
  const only = which === 'selected' ? selected : undefined
  const shot = useMemo((): Shot => ({ ground, only }), [ground, only])
  const poster = useMemo(() => {
    const extent = camera?.extent(shot)
    return extent && posterOf(extent, PAPERS[paper], spread)
  }, [camera, shot, paper, spread])
  const many = (poster?.sheets.length ?? 0) > MOST
  const go = () =>
    make(async ({ signal, onProgress }) => {
      if (!camera || !poster) return
      addresses.drop()
      setPainted(undefined)
      const pictures: string[] = []
      const fine = (poster.sheets.length > 1 ? COARSE : FINE) * poster.scale
      for (const { part } of poster.sheets) {
        pictures.push(addresses.of(await camera.part(shot, part, fine, signal)))
        onProgress(pictures.length / poster.sheets.length)
      }
      setPainted({ poster, pictures })
      await new Promise((drawn) => setTimeout(drawn))
      await print(sheets.current)
    })
  const n = poster?.sheets.length ?? 0
  return (
    <>
      <Choices
        legend={say('print.which')}
        row
        all={[
          { id: 'all', say: say('print.all') },
          { id: 'selected', say: say('print.selected'), not: selected.length === 0 },
        ]}
        chosen={which}
        onChoose={setWhich}
      />
      <Choices
        legend={say('print.size')}
        all={(['one', 'four', 'nine', 'real'] as const).map((id) => ({
          id,
          say: say(`print.${id}`),
        }))}
        chosen={spread}
        onChoose={setSpread}
      />
      <label className="option">
        <input
          type="checkbox"
          checked={ground}
          onChange={(event) => setGround(event.target.checked)}
        />
        <span>{say('print.ground')}</span>
      </label>
      {props.children}
      {camera && (
        <p className="hint">
          {!poster
            ? say('print.nothing')
            : many
              ? say('print.many', { n, most: MOST })
              : say('print.sheets', {
                  n,
                  wide: poster.wide,
                  high: poster.high,
                  percent: Math.round(poster.scale * 100),
                })}{' '}
          {n > 1 && !many && say('print.join')}
        </p>
      )}
      <MakingBar state={state} busy="print.painting" done="print.ready" onStop={stop} />
      <footer>
        <button
          type="button"
          className="primary"
          disabled={state.is === 'busy' || !poster || many}
          onClick={() => void go()}
        >
          {say('print.go')}
        </button>
      </footer>
      {painted && (
        <OnPaper paper={painted.poster.paper}>
          <BoardPaper
            ref={sheets}
            {...painted}
            name={(sheet) => say('print.sheet', { name: sheetName(sheet) })}
          />
        </OnPaper>
      )}
    </>
  )
}
