import { type ReactNode, useId, useMemo, useState } from 'react'
import './print.css'
import { pixelsOf, type Shot } from '../../paint/files/shot.ts'
import type { Rect } from '../../paint/pen/rect.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { useDesk } from '../desk/desk.ts'
import { Modal } from '../parts/Modal.tsx'
import { Choices } from './Choices.tsx'
import { MakingBar } from './MakingBar.tsx'
import { useMaking } from './making.ts'
import { type CallPhotographer, useCamera } from './pictures.ts'
import { FINEST, fitting, type PictureSize, scaleOf } from './picturesize.ts'
import { usePrintSay } from './words.ts'

/** A picture of the table as a file: asks what of it, how large and on what, and saves it. */
export default function SavePicture(props: {
  camera: CallPhotographer
  selected: readonly ItemId[]
  onClose(): void
}) {
  const { save } = useDesk()
  const say = usePrintSay()
  const camera = useCamera(props.camera)
  const [which, setWhich] = useState<'all' | 'selected'>('all')
  const [behind, setBehind] = useState<'ground' | 'clear'>('ground')
  const [size, setSize] = useState<PictureSize>('4k')
  const [long, setLong] = useState(2560)
  const { state, make, stop } = useMaking()
  const only = which === 'selected' ? props.selected : undefined
  const shot = useMemo((): Shot => ({ ground: behind === 'ground', only }), [behind, only])
  const extent = useMemo(() => camera?.extent(shot), [camera, shot])
  const wanted = extent && scaleOf(extent, size, long)
  const scale = wanted && extent && fitting(extent, wanted)
  const go = () =>
    make(async (making) => {
      if (camera && extent && scale) save('.png', await camera.png(shot, extent, scale, making))
    })
  return (
    <Modal title={say('picture')} look="printing" onClose={props.onClose}>
      <Choices
        legend={say('print.which')}
        row
        all={[
          { id: 'all', say: say('print.all') },
          { id: 'selected', say: say('print.selected'), not: props.selected.length === 0 },
        ]}
        chosen={which}
        onChoose={setWhich}
      />
      <Choices
        legend={say('picture.size')}
        all={(['screen', '4k', 'fine', 'own'] as const).map((id) => ({
          id,
          say: say(`picture.${id}`),
        }))}
        chosen={size}
        onChoose={setSize}
      />
      {size === 'own' && (
        <Long value={long} onSet={setLong}>
          {say('picture.long')}
        </Long>
      )}
      <Choices
        legend={say('picture.behind')}
        all={(['ground', 'clear'] as const).map((id) => ({ id, say: say(`picture.${id}`) }))}
        chosen={behind}
        onChoose={setBehind}
      />
      {camera && (
        <p className="hint" role="status">
          {extent && scale && wanted ? (
            <Measures {...{ extent, scale, wanted }} />
          ) : (
            say('print.nothing')
          )}
        </p>
      )}
      <MakingBar state={state} busy="picture.making" done="picture.made" onStop={stop} />
      <footer>
        <button
          type="button"
          className="primary"
          disabled={state.is === 'busy' || !scale}
          onClick={() => void go()}
        >
          {say('picture.go')}
        </button>
      </footer>
    </Modal>
  )
}

/** How large it will be, and whether that is less than was wanted. */
function Measures(props: { extent: Rect; scale: number; wanted: number }) {
  const { extent, scale, wanted } = props
  const say = usePrintSay()
  const pixels = pixelsOf(extent, scale)
  if (scale < wanted) return say('picture.large', pixels)
  return say('picture.pixels', {
    ...pixels,
    wide: Math.round((extent.maxX - extent.minX) / 10),
    high: Math.round((extent.maxY - extent.minY) / 10),
  })
}

function Long(props: { value: number; onSet(long: number): void; children: ReactNode }) {
  const id = useId()
  return (
    <div className="setting">
      <label htmlFor={id}>{props.children}</label>
      <input
        id={id}
        type="number"
        min={100}
        max={FINEST}
        step={10}
        defaultValue={props.value}
        onChange={({ target: { valueAsNumber: n } }) => {
          if (n >= 100) props.onSet(Math.min(FINEST, Math.round(n)))
        }}
      />
    </div>
  )
}
