import { type ReactNode, useRef, useState } from 'react'
import type { Shot } from '../../paint/files/shot.ts'
import type { Chronicler } from '../../rules/told/chronicle.ts'
import { PAPERS, type PaperName } from '../paper/cutting.ts'
import { OnPaper, print } from '../paper/OnPaper.tsx'
import { useTale } from '../story/tale.ts'
import { MakingBar } from './MakingBar.tsx'
import { useMaking } from './making.ts'
import { type CallPhotographer, useAddresses } from './pictures.ts'
import { type Illustration, StoryPaper } from './StoryPaper.tsx'
import { usePrintSay } from './words.ts'

const PLATE: Shot = { ground: true }
/** Pixels along the longer side of the picture of the table: 300 an inch on paper. */
const FINE = 2900

/** The story as a little book: asks how, and prints it. */
export function StoryPrint(props: {
  chronicler: Chronicler
  paper: PaperName
  camera: CallPhotographer
  children: ReactNode
}) {
  const say = usePrintSay()
  const { told, say: tell, truth } = useTale(props.chronicler)
  const [plated, setPlated] = useState(true)
  const [plate, setPlate] = useState<Illustration>()
  // A long story takes its time to be laid out: not before it is wanted.
  const [wanted, setWanted] = useState(false)
  const addresses = useAddresses()
  const { state, make, stop } = useMaking()
  const sheets = useRef<HTMLDivElement>(null)
  const empty = told.chronicle.chapters.length === 0
  const go = () =>
    make(async ({ signal, onProgress }) => {
      addresses.drop()
      setPlate(undefined)
      setWanted(true)
      if (plated && !empty) {
        const camera = await props.camera()
        const extent = camera.extent(PLATE)
        if (extent) {
          const [w, h] = [extent.maxX - extent.minX, extent.maxY - extent.minY]
          const picture = await camera.part(PLATE, extent, FINE / Math.max(w, h), signal)
          setPlate({ address: addresses.of(picture), long: w > h })
        }
      }
      onProgress(0.9)
      // What was painted is in its place by the next frame.
      await new Promise((drawn) => setTimeout(drawn))
      await print(sheets.current)
    })
  return (
    <>
      {props.children}
      <label className="option">
        <input
          type="checkbox"
          checked={plated}
          onChange={(event) => setPlated(event.target.checked)}
        />
        <span>{say('print.plate')}</span>
      </label>
      {empty && <p className="hint">{say('print.empty')}</p>}
      <MakingBar state={state} busy="print.painting" done="print.ready" onStop={stop} />
      <footer>
        <button
          type="button"
          className="primary"
          disabled={state.is === 'busy'}
          onClick={() => void go()}
        >
          {say('print.go')}
        </button>
      </footer>
      {wanted && (
        <OnPaper paper={PAPERS[props.paper]}>
          <StoryPaper
            ref={sheets}
            told={told}
            say={tell}
            truth={truth}
            paper={props.paper}
            plate={plated ? plate : undefined}
          />
        </OnPaper>
      )}
    </>
  )
}
